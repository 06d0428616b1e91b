import type { ContactView } from '#contracts/http/chat/chat';

/** Kind of the last message, when its text alone does not show it. */
export type PreviewKind = 'photo' | 'voice' | 'document' | null;

export interface Preview {
  /** The author of the message. Null when it is unknown, and for the lead, because the row already shows the lead. */
  readonly author: 'Anda' | 'Bot' | null;
  readonly kind: PreviewKind;
  readonly words: string;
}

const kinds: Readonly<Record<string, PreviewKind>> = {
  Foto: 'photo',
  Stiker: 'photo',
  Video: 'photo',
  'Pesan suara': 'voice',
  Audio: 'voice',
  Dokumen: 'document',
};
const authors = { owner: 'Anda', bot: 'Bot', lead: null } as const;

/**
 * The last message as the list shows it. The server puts the kind of a message in brackets before its text. A row
 * shows the text with an icon. Without a text it shows the name of the kind.
 */
export function previewOf({ lastMessage, lastSender }: Pick<ContactView, 'lastMessage' | 'lastSender'>): Preview {
  const author = lastSender ? authors[lastSender] : null;
  const [, label = '', text = ''] = /^\[([A-Z][a-z ]{2,30})\] ?(.*)$/su.exec(lastMessage ?? '') ?? [];
  if (label === '') return { author, kind: null, words: lastMessage ?? '' };
  const kind = kinds[label] ?? null;
  // The text already names its kind, as in "[Kontak] Kontak: Ani".
  const isNamed = kind !== null || text.startsWith(label);
  return { author, kind, words: text === '' ? label : isNamed ? text : `${label}: ${text}` };
}
