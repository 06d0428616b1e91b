import type { ContactView } from '#contracts/http/chat/chat';

/** Form of address for a contact who chose no name. */
const nameless = 'Kak';

/** The text with `{nama}` replaced by the name that the contact chose. The name in the owner's address book must not reach the contact. */
export function filledIn(body: string, { ownName = '' }: Pick<ContactView, 'ownName'>): string {
  const called = ownName.trim() || nameless;
  // a replacer function, because a name may contain special replacement patterns such as `$&`
  return body.replace(/\{\s*nama\s*\}/giu, () => called);
}

/** The draft with `words` appended. */
export function withWords(draft: string, words: string): string {
  return draft.trim() === '' ? words : `${draft.trimEnd()} ${words}`;
}

const slashMaxChars = 60;

/**
 * The filter text after a slash at the start of the draft, with which the owner chooses a quick reply: the draft
 * `/hal` returns `hal`. Null for an ordinary message.
 */
export function slashFilter(draft: string): string | null {
  const [, filter] = /^\/((?!\s)[^\n]*)$/.exec(draft) ?? [];
  return filter === undefined || filter.length > slashMaxChars ? null : filter;
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The replies that contain every word of the filter. Replies that begin with it come first; otherwise the order is kept. */
export function repliesFor<One extends { readonly body: string }>(replies: readonly One[], filter: string): One[] {
  const words = folded(filter).split(/\s+/).filter(Boolean);
  const found = replies.filter(({ body }) => {
    const text = folded(body);
    return words.every((word) => text.includes(word));
  });
  const start = words.join(' ');
  const isFirst = ({ body }: One) => start !== '' && folded(body).startsWith(start);
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))];
}
