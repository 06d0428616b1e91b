import type { MessageKind } from '#contracts/values/statuses';
import type { WithdrawnReason } from './conversations.types.js';

/** Why a message that nobody asked for was taken back, for the owner's log. */
export const withdrawnTexts: Record<WithdrawnReason, string> = {
  answered: 'pelanggan sudah membalas.',
  closing: 'pelanggan sudah membeli.',
  takeover: 'Anda sedang menangani percakapan ini.',
  'opted-out': 'pelanggan meminta berhenti.',
  blacklisted: 'kontak ini ada di daftar hitam.',
  'notification-number': 'ini nomor notifikasi Anda.',
  'number-moved': 'nomor ini sekarang milik orang lain.',
  late: 'jam kirimnya sudah lewat ketika bot tersambung.',
};

const kindLabels: Record<MessageKind, string> = {
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

/** What a message is called where only words fit: its text, or its kind in brackets. */
export function labelOf(kind: MessageKind, body: string): string {
  const label = kindLabels[kind];
  if (label === '') return body;
  return body === '' ? `[${label}]` : `[${label}] ${body}`;
}
