/** Whom one speaks to who has told no name. */
const nameless = 'Kak';

/** The words with the contact's name in the place of `{nama}`. */
export function filledIn(body: string, name: string): string {
  const called = name.trim() || nameless;
  // by a function: a name may hold what a replacement text gives a meaning
  return body.replace(/\{\s*nama\s*\}/giu, () => called);
}

/** A draft with more words behind what is typed already. */
export function withWords(draft: string, words: string): string {
  return draft.trim() === '' ? words : `${draft.trimEnd()} ${words}`;
}
