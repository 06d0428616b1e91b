import type { NeedReason } from './needs.js';

/**
 * What an owner reads of each reason: the chip of the queue, and the words of the chat list, the thread and
 * notices. Both say the same.
 */
const words: Readonly<Record<NeedReason, readonly [chip: string, words: string]>> = {
  complaint: ['Keluhan', 'Keluhan'],
  receipt: ['Bukti transfer', 'Kirim bukti transfer'],
  'bot-called': ['Minta admin', 'Minta bicara dengan Anda'],
  'lead-wrote': ['Menunggu Anda', 'Menunggu balasan Anda'],
  question: ['Pertanyaan', 'Pertanyaan belum terjawab'],
  unreadable: ['Buka di HP', 'Hanya terbaca di HP'],
  unsent: ['Gagal terkirim', 'Jawaban bot tidak terkirim'],
  'ai-failed': ['Gagal dijawab', 'Gagal dijawab: AI bermasalah'],
  'no-quota': ['Kuota habis', 'Kuota AI habis'],
  'no-package': ['Paket berakhir', 'Paket berakhir'],
  untrained: ['Belum dilatih', 'Bot belum dilatih'],
  'too-old': ['Pesan lama', 'Pesan masuk saat bot mati'],
  loop: ['Bot berhenti', 'Terlalu banyak balasan otomatis'],
  'number-moved': ['Nomor pindah', 'Nomor kini milik orang lain'],
};

export const needChip = (reason: NeedReason): string => words[reason][0];

export const needWords = (reason: NeedReason): string => words[reason][1];

/** Words of a lead inside an owner's text, marked as theirs: their own quotation marks cannot end it. Empty without words. */
export const quotedWords = (said: string | null | undefined): string => (said ? `“${said.replace(/[“”„‟]/g, '"')}”` : '');
