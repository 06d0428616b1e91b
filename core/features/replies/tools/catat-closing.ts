import { z } from 'zod';
import { calledOffNoted, closingNoted } from '../replies.texts.js';
import { shortText, tool } from './tool.js';

export const catatClosing = tool({
  name: 'catat_closing',
  description:
    'Catat bahwa pelanggan sudah pasti memesan, dan beri tahu pemilik usaha. Panggil satu kali per pesanan. Bila pelanggan mengubah pesanan yang sudah tercatat, panggil lagi dengan seluruh isi yang baru dan jenis perubahan: catatan lamanya diganti. Bila pelanggan membatalkannya, panggil dengan jenis batal. Pesanan lain di luar itu dicatat tersendiri.',
  shape: z.object({
    ringkasan: shortText.describe('Produk, jumlah dan keterangan penting pesanan'),
    nilai: z.coerce.number().int().min(0).max(1e12).nullish().describe('Nilai pesanan dalam Rupiah, bila diketahui pasti'),
    // any other word counts as a new order: an order must not be lost because the model invented a word
    jenis: z
      .string()
      .nullish()
      .describe('baru, perubahan bila menggantikan pesanan terakhir pelanggan ini, atau batal bila membatalkannya'),
  }),
  run({ ringkasan, nilai, jenis }, { effects }) {
    const kind = jenis?.trim().toLowerCase();
    if (kind === 'batal') {
      effects.calledOff = true;
      // the lead gets the text that the owner will answer
      effects.need ??= 'question';
      return calledOffNoted;
    }
    effects.closing = { summary: ringkasan, amount: nilai ?? null, changes: kind === 'perubahan' };
    return closingNoted;
  },
});
