import type { UnsentReason } from './unsent.js';

/** Text for the owner beside a message that was not sent. */
export const unsentWords: Readonly<Record<UnsentReason, string>> = {
  'lead-wrote': 'Tidak dikirim: pelanggan menulis lagi lebih dulu',
  'owner-wrote': 'Tidak dikirim: Anda menjawab lebih dulu',
  takeover: 'Tidak dikirim: Anda mengambil alih chat ini',
  'number-moved': 'Tidak dikirim: nomor ini kini milik orang lain',
  'opted-out': 'Tidak dikirim: pelanggan meminta berhenti',
  blacklisted: 'Tidak dikirim: kontak ini ada di blacklist',
  'notification-number': 'Tidak dikirim: ini nomor notifikasi Anda',
  closing: 'Tidak dikirim: pelanggan sudah membeli',
  'bot-stopped': 'Tidak dikirim: bot Anda hentikan',
  'follow-ups-off': 'Tidak dikirim: follow-up ini Anda matikan',
  restricted: 'Ditunda sampai batasan WhatsApp berakhir',
  late: 'Tidak dikirim: terlalu lama tertunda',
};
