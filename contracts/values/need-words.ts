import type { NeedReason } from './needs.js';

/** The reason as a short text for the owner. */
export const needWords: Readonly<Record<NeedReason, string>> = {
  'bot-called': 'Minta bicara dengan Anda',
  question: 'Pertanyaan belum terjawab',
  'ai-failed': 'AI sedang bermasalah',
  'no-quota': 'Kuota AI habis',
  'no-package': 'Paket berakhir',
  untrained: 'Bot belum dilatih',
  'lead-wrote': 'Pelanggan menunggu balasan Anda',
  loop: 'Terlalu banyak balasan otomatis',
  unreadable: 'Hanya terbaca di HP',
  'too-old': 'Pesan masuk saat bot mati',
  'number-moved': 'Nomor kini milik orang lain',
  unsent: 'Jawaban bot tidak terkirim',
};
