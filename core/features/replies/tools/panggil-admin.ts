import { z } from 'zod';
import type { CallReason } from '#contracts/values/needs';
import { adminCalled } from '../replies.texts.js';
import { callReasonOf } from './call-reason.rules.js';
import { shortText, tool } from './tool.js';

const kinds = { keluhan: 'complaint', bukti_transfer: 'receipt', minta_admin: 'bot-called' } as const satisfies Record<string, CallReason>;

export const panggilAdmin = tool({
  name: 'panggil_admin',
  description:
    'Panggil admin (manusia) untuk mengambil alih percakapan ini: hanya untuk bukti transfer, keluhan, atau permintaan bicara dengan manusia.',
  shape: z.object({
    alasan: shortText.describe('Mengapa admin dibutuhkan, satu kalimat'),
    // the lead gets help even when the model invents a reason: the reason is then derived from the sentence
    jenis: z
      .string()
      .nullish()
      .describe(`Jenisnya: ${Object.keys(kinds).join(', ')}`),
  }),
  run({ alasan, jenis }, { effects }) {
    const told = (jenis ?? '').trim().toLowerCase();
    effects.handover = { reason: told in kinds ? kinds[told as keyof typeof kinds] : callReasonOf(`${told} ${alasan}`), why: alasan };
    return adminCalled;
  },
});
