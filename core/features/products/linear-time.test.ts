import { expect, test } from '@jest/globals';
import { readVariants } from '#contracts/values/selling/variants';
import { cpuMs } from '../../../test/support/cpu-time.js';
import { readProducts } from './import.rules.js';
import { looseCells } from './loose-lines.rules.js';

const readers: Record<string, (text: string) => unknown> = {
  looseCells: (text) => looseCells([text]),
  readVariants,
  'readProducts, lines': (text) => readProducts({ rows: [[text]], lines: [text] }),
  'readProducts, a table': (text) =>
    readProducts({ rows: [['Nama', 'Harga', 'Varian', 'Foto', 'Stok'], Array(5).fill(text)], lines: null }),
};
/** Inputs that make a pattern retry at each position of a long run, and inputs of many short pieces. */
const pieces = [
  ' ',
  '\t',
  '\n',
  ',',
  ';',
  ':',
  '(',
  '=',
  '1',
  '1.',
  '- ',
  ' - ',
  '; ',
  'a ',
  'rp',
  'stok ',
  ' (stok',
  'https://',
  'harga:',
  ', ',
  '\u00a0',
  'ﷺ',
  'a = 1;',
];

/** Processor time for an input, and for an input of twice the length. */
function growth(read: (text: string) => unknown, piece: string): { piece: string; once: number; twice: number } {
  const text = (chars: number) => `a${piece.repeat(chars / piece.length)}x`;
  const [once, twice] = [40_000, 80_000].map((chars) => cpuMs(() => read(text(chars)))) as [number, number];
  return { piece, once, twice };
}

test.each(Object.keys(readers))('%s takes at most about twice as long for twice as much', (name) => {
  // below 200 ms the measurement is too rough for a ratio; a pattern that retries at each position takes
  // seconds here
  const isSlow = ({ once, twice }: { once: number; twice: number }) => twice > 200 && twice / once > 3;
  const slow = pieces.map((piece) => growth(readers[name]!, piece)).filter(isSlow);
  const stillSlow = slow.map(({ piece }) => growth(readers[name]!, piece)).filter(isSlow);
  expect(stillSlow).toEqual([]);
});
