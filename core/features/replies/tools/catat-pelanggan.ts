import { z } from 'zod';
import type { FactKind } from '#contracts/values/people/contact-facts';
import { errorFor, shortText, tool } from './tool.js';

const fields = [
  ['nama', 'name', 'Nama pelanggan'],
  ['alamat', 'address', 'Alamat pengiriman, lengkap'],
  ['ukuran', 'size', 'Ukuran yang dipakai pelanggan'],
  ['catatan', 'note', 'Hal lain tentang pelanggan yang perlu diingat, satu kalimat'],
] as const satisfies readonly (readonly [string, FactKind, string])[];

/**
 * Minimum share of a fact's words that the lead must have written. A model may complete an abbreviation or join two
 * words.
 */
const wordsOfLeadShare = 0.6;

/**
 * Stores facts that the lead stated about themselves. A fact that the lead did not state is dropped, even when the
 * model claims it.
 */
export const catatPelanggan = tool({
  name: 'catat_pelanggan',
  description: 'Ingat data yang disebut pelanggan tentang dirinya. Isi hanya yang baru disebut, dengan kata-kata pelanggan sendiri.',
  shape: z.object(Object.fromEntries(fields.map(([name, , description]) => [name, shortText.nullish().describe(description)]))),
  run(values, { leadWords, effects }) {
    const said = new Set(wordsIn(leadWords));
    const kept: string[] = [];
    const refused: string[] = [];
    for (const [name, kind] of fields) {
      const value = values[name];
      if (!value) continue;
      const words = wordsIn(value);
      if (words.length === 0 || words.filter((word) => said.has(word)).length < words.length * wordsOfLeadShare) refused.push(name);
      else {
        effects.facts[kind] = value;
        kept.push(name);
      }
    }
    if (refused.length > 0) return errorFor(`${refused.join(', ')} tidak dicatat karena tidak disebut pelanggan. Jangan menebak.`);
    return kept.length > 0 ? `Sudah saya catat ya Kak: ${kept.join(', ')}.` : errorFor('tidak ada data pelanggan yang dicatat.');
  },
});

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
