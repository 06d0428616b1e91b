import { z } from 'zod';
import { closingNoted } from '../replies.texts.js';
import { shortText, tool } from './tool.js';

export const catatClosing = tool({
  definition: {
    type: 'function',
    function: {
      name: 'catat_closing',
      description: 'Catat bahwa pelanggan sudah pasti memesan, dan beri tahu pemilik usaha. Panggil satu kali per pesanan.',
      parameters: {
        type: 'object',
        properties: {
          ringkasan: { type: 'string', description: 'Produk, jumlah dan keterangan penting pesanan' },
          nilai: { type: 'integer', description: 'Nilai pesanan dalam Rupiah, bila diketahui pasti' },
        },
        required: ['ringkasan'],
        additionalProperties: false,
      },
    },
  },
  shape: z.object({ ringkasan: shortText, nilai: z.coerce.number().int().min(0).max(1e12).nullish() }),
  run({ ringkasan, nilai }, { effects }) {
    effects.closing = { summary: ringkasan, amount: nilai ?? null };
    return closingNoted;
  },
});
