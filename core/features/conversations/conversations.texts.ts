import type { MessageKind } from '#contracts/values/statuses';

/** Names of the kinds of messages, for places that show only text; empty for text itself. */
export const kindLabels: Readonly<Record<MessageKind, string>> = {
  text: '',
  image: 'Foto',
  voice: 'Pesan suara',
  audio: 'Audio',
  video: 'Video',
  document: 'Dokumen',
  sticker: 'Stiker',
  location: 'Lokasi',
  contact: 'Kontak',
  order: 'Pesanan',
  call: 'Panggilan',
  other: 'Pesan lain',
  deleted: 'Pesan dihapus',
  unreadable: 'Pesan belum dapat dibaca',
};

/**
 * Text of a message that could not be decrypted at first and turned out to belong to another message: a second
 * upload, an edit, or a vote.
 */
export const belongsElsewhere = 'Tambahan untuk pesan lain';

/** Label of a message for places that show only text: its text, or its kind in brackets. */
export function labelOf(kind: MessageKind, body: string): string {
  const label = kindLabels[kind];
  if (label === '') return body;
  return body === '' ? `[${label}]` : `[${label}] ${body}`;
}
