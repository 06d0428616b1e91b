import { z } from 'zod';
import { adminCalled } from '../replies.texts.js';
import { shortText, tool } from './tool.js';

export const panggilAdmin = tool({
  definition: {
    type: 'function',
    function: {
      name: 'panggil_admin',
      description:
        'Panggil admin (manusia) untuk mengambil alih percakapan ini: hanya untuk bukti transfer, keluhan, atau permintaan bicara dengan manusia.',
      parameters: {
        type: 'object',
        properties: { alasan: { type: 'string', description: 'Mengapa admin dibutuhkan, satu kalimat' } },
        required: ['alasan'],
        additionalProperties: false,
      },
    },
  },
  shape: z.object({ alasan: shortText }),
  run({ alasan }, { effects }) {
    effects.handover = { reason: alasan };
    return adminCalled;
  },
});
