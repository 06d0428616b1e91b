import { z } from 'zod';
import { closingNoted } from '../replies.texts.js';
import { shortText, tool } from './tool.js';

export const catatClosing = tool({
  name: 'catat_closing',
  description:
    'Catat bahwa pelanggan sudah pasti memesan, dan beri tahu pemilik usaha. Panggil satu kali per pesanan. Bila pelanggan mengubah pesan dari pesanan yang sudah tercatat, panggil lagi dengan isi yang baru: catatan lamanya diganti.',
  shape: z.object({
    ringkasan: shortText.describe('Produk, jumlah dan keterangan penting pesanan'),
    nilai: z.coerce.number().int().min(0).max(1e12).nullish().describe('Nilai pesanan dalam Rupiah, bila diketahui pasti'),
  }),
  run({ ringkasan, nilai }, { effects }) {
    effects.closing = { summary: ringkasan, amount: nilai ?? null };
    return closingNoted;
  },
});
