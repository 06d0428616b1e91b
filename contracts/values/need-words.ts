import type { NeedReason } from './needs.js';

/** The owner's texts for each reason: the label in the queue, and the sentence in the chat list, the thread and notices. */
const words: Readonly<Record<NeedReason, readonly [chip: string, words: string]>> = {
  complaint: ['Keluhan', 'Keluhan'],
  receipt: ['Bukti transfer', 'Kirim bukti transfer'],
  'bot-called': ['Minta admin', 'Minta bicara dengan Anda'],
  'called-off': ['Batal pesan', 'Membatalkan pesanan'],
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

/**
 * A lead's words inside a text for the owner, as a quotation. Quotation marks in the lead's words are replaced, so
 * that they cannot end the quotation. Empty without words.
 */
export const quotedWords = (said: string | null | undefined): string => (said ? `“${said.replace(/[“”„‟]/g, '"')}”` : '');
