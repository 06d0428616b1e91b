import { z } from 'zod';
import { ownerAsked } from '../replies.texts.js';
import { shortText, tool } from './tool.js';

const callsMax = 2;

/** Asks the owner a question that no text or data answers. The bot continues to answer the conversation. */
export const tanyaPemilik = tool({
  name: 'tanya_pemilik',
  description:
    'Tanyakan kepada pemilik usaha hal yang tidak Anda ketahui dari keterangan, daftar produk, atau alat lain. Percakapan tetap Anda layani.',
  shape: z.object({
    pertanyaan: shortText.describe(
      'Satu pertanyaan lengkap yang dapat dijawab tanpa membaca percakapan, contoh: Apakah kaos polos ada ukuran XXL?',
    ),
  }),
  callsMax,
  run({ pertanyaan }, { effects }) {
    effects.questions.push(pertanyaan);
    effects.need ??= 'question';
    return ownerAsked;
  },
});
