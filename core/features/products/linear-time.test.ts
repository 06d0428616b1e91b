import { expect, test } from '@jest/globals';
import { readVariants } from '#contracts/values/selling/products';
import { readProducts } from './import.rules.js';
import { looseCells } from './loose-lines.rules.js';

const readers: Record<string, (text: string) => unknown> = {
  looseCells: (text) => looseCells([text]),
  readVariants,
  'readProducts, lines': (text) => readProducts({ rows: [[text]], lines: [text] }),
  'readProducts, a table': (text) =>
    readProducts({ rows: [['Nama', 'Harga', 'Varian', 'Foto', 'Stok'], Array(5).fill(text)], lines: null }),
};
/** What makes a pattern try each place of a run anew, and what many short pieces make. */
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

function shortest(run: () => unknown): number {
  const times = [0, 0, 0].map(() => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });
  return Math.min(...times);
}

/** Times of once and twice as much. A busy machine spoils a measure, but not the best of several. */
function growth(read: (text: string) => unknown, piece: string): { piece: string; once: number; twice: number } {
  const text = (chars: number) => `a${piece.repeat(chars / piece.length)}x`;
  const [once, twice] = [40_000, 80_000].map((chars) => shortest(() => read(text(chars)))) as [number, number];
  return { piece, once, twice };
}

test.each(Object.keys(readers))('%s takes at most about twice as long for twice as much', (name) => {
  // less than 200 ms is measured too roughly for a ratio; a pattern that tries each place anew takes seconds here
  const isSlow = ({ once, twice }: { once: number; twice: number }) => twice > 200 && twice / once > 3;
  const slow = pieces.map((piece) => growth(readers[name]!, piece)).filter(isSlow);
  const stillSlow = slow.map(({ piece }) => growth(readers[name]!, piece)).filter(isSlow);
  expect(stillSlow).toEqual([]);
});
