import { z } from 'zod';
import { adminCalled } from '../replies.texts.js';
import { shortText, tool } from './tool.js';

export const panggilAdmin = tool({
  name: 'panggil_admin',
  description:
    'Panggil admin (manusia) untuk mengambil alih percakapan ini: hanya untuk bukti transfer, keluhan, atau permintaan bicara dengan manusia.',
  shape: z.object({ alasan: shortText.describe('Mengapa admin dibutuhkan, satu kalimat') }),
  run({ alasan }, { effects }) {
    effects.handover = { reason: alasan };
    return adminCalled;
  },
});
