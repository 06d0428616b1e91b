/** Form of address for a contact without a known name. */
const nameless = 'Kak';

/** The text with `{nama}` replaced by the contact's name. */
export function filledIn(body: string, name: string): string {
  const called = name.trim() || nameless;
  // a replacer function, because a name may contain special replacement patterns such as `$&`
  return body.replace(/\{\s*nama\s*\}/giu, () => called);
}

/** The draft with `words` appended. */
export function withWords(draft: string, words: string): string {
  return draft.trim() === '' ? words : `${draft.trimEnd()} ${words}`;
}
