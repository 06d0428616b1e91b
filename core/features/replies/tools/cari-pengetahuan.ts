import { z } from 'zod';
import { readSameWords, withSameWords } from '../../../platform/search/own-words.rules.js';
import type { KnowledgeService } from '../../knowledge/knowledge.service.js';
import { answerText } from '../owner-data/owner-data.rules.js';
import { shortText, tool, type Tool } from './tool.js';

/** Text that the lead may get without a change. The instruction tells the model to ask the owner. */
const nothingFound = 'Untuk itu jawabannya belum ada, Kak.';

const callsMax = 3;
const foundMax = 4;

/** Searches the owner's answers when the list is too long for the request. */
export function cariPengetahuan(knowledge: Pick<KnowledgeService, 'search'>): Tool {
  return tool({
    name: 'cari_pengetahuan',
    description: 'Cari jawaban pemilik usaha atas pertanyaan pelanggan, misalnya soal garansi, COD, pengiriman, atau jam buka.',
    shape: z.object({ pertanyaan: shortText.describe('Yang ditanyakan pelanggan, dalam beberapa kata') }),
    callsMax,
    isSource: true,
    isOffered: ({ answers }) => !answers.isWhole,
    async run({ pertanyaan }, { accountId, prompts }) {
      const found = await knowledge.search(accountId, withSameWords(pertanyaan, readSameWords(prompts.sameWords)), foundMax);
      return found.length === 0 ? nothingFound : found.map(answerText).join('\n\n');
    },
  });
}
