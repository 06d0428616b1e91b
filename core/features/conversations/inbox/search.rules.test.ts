import { describe, expect, test } from '@jest/globals';
import { digitsOf, excerptOf, mayBeCommon, newestOf, windowsOf } from './search.rules.js';

/** Puts hits in brackets. */
const shown = (text: string, ...words: string[]): string =>
  excerptOf(text, words)
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('');

describe('an excerpt', () => {
  test('marks the beginnings of words, whatever their case', () => {
    expect(shown('Kaosnya ada, kaos merah? Bukan dikaos.', 'kaos')).toBe('[Kaos]nya ada, [kaos] merah? Bukan dikaos.');
    expect(shown('(merah-marun)', 'marun', 'merah')).toBe('([merah]-[marun])');
  });

  test('marks the longest of several', () => {
    expect(shown('kaoskaki', 'kaos', 'kaoska')).toBe('[kaoska]ki');
  });

  test('of a long message shows the surroundings of the first hit', () => {
    const long = `${'awal '.repeat(60)}gamis ${'akhir '.repeat(60)}`;
    const text = shown(long, 'gamis');
    expect(text).toMatch(/^… awal .*awal \[gamis\] akhir .* …$/);
    expect(text.length).toBeLessThan(180);
  });

  test('begins at a word, unless the word before the hit is longer than the excerpt', () => {
    expect(shown(`${'awalan '.repeat(40)}gamis`, 'gamis')).toBe(`… ${'awalan '.repeat(5)}[gamis]`);
    expect(shown(`${'x'.repeat(100)}-kaos`, 'kaos')).toBe(`… ${'x'.repeat(39)}-[kaos]`);
    expect(shown(`${'x'.repeat(100)}-kaos lagi`, 'kaos')).toBe(`… ${'x'.repeat(39)}-[kaos] lagi`);
    expect(shown(`${'x'.repeat(39)} kaos`, 'kaos')).toBe(`${'x'.repeat(39)} [kaos]`);
  });

  test('has no dots where nothing is left out, and no empty parts', () => {
    expect(excerptOf(` ${'x'.repeat(160)} `, ['kaos'])).toEqual([{ text: 'x'.repeat(160), hit: false }]);
    expect(shown('x'.repeat(161), 'kaos')).toBe(`${'x'.repeat(160)} …`);
    expect(excerptOf('kaos', ['kaos'])).toEqual([{ text: 'kaos', hit: true }]);
    expect(excerptOf('', ['kaos'])).toEqual([]);
  });

  test('keeps to one line, and shows the beginning where nothing is marked', () => {
    expect(shown('satu\n\n dua', 'tiga')).toBe('satu dua');
    // the lower case of "İ" is longer than one character, so no hit is marked
    expect(shown('İstanbul kaos', 'kaos')).toBe('İstanbul kaos');
  });
});

test.each([
  ['0814-0000-0104', '81400000104'],
  ['+62 814', '62814'],
  ['123', '123'],
  ['1203', '1203'],
  ['012', null],
  ['12', null],
  ['kaos 20', null],
])('digits of %s', (q, digits) => {
  expect(digitsOf(q)).toBe(digits);
});

test('a few letters may begin many words; one longer word makes it few', () => {
  expect([mayBeCommon(['ada']), mayBeCommon(['ada', 'ok']), mayBeCommon(['ada', 'kaos'])]).toEqual([true, true, false]);
});

describe('the windows of a search', () => {
  const shown = (newest: number, oldest: number) => windowsOf({ newest, oldest }).map((one) => [one.newest, one.oldest]);

  test('begin with one week, widen to eight, and leave no week out', () => {
    expect(shown(2968, 2968)).toEqual([[2968, 2968]]);
    expect(shown(100, 74)).toEqual([
      [100, 100],
      [99, 99],
      [98, 97],
      [96, 93],
      [92, 85],
      [84, 77],
      [76, 74],
    ]);
  });
});

test('hits are put together newest first, each once, no more than wanted', () => {
  const hit = (id: string, second: number) => ({ id, created_at: new Date(second * 1_000), crowded: false });
  const hits = [hit('a', 9), hit('c', 4), hit('a', 9), hit('d', 4), hit('b', 7)];
  expect(newestOf(hits, 10).map(({ id }) => id)).toEqual(['a', 'b', 'd', 'c']);
  expect(newestOf(hits.toReversed(), 10).map(({ id }) => id)).toEqual(['a', 'b', 'd', 'c']);
  expect(newestOf(hits, 2).map(({ id }) => id)).toEqual(['a', 'b']);
});
