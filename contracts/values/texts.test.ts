import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../../test/support/runs.js';
import { normalizeText } from './base/normalize-text.js';
import { cutText } from './texts.js';
import { textBefore, withoutEnd, withoutEnds } from './text-ends.js';

describe('a text that is cut', () => {
  test.each<[string, string, number, string]>([
    ['one that is short enough', 'halo', 4, 'halo'],
    ['between letters', 'halo', 3, 'hal'],
    ['to nothing', 'halo', 0, ''],
    ['before an emoji that does not fit whole', 'a😀b', 2, 'a'],
    ['behind one that does', 'a😀b', 3, 'a😀'],
    ['before a family, which is one visible character', 'ab👨‍👩‍👧c', 6, 'ab'],
    ['before a letter whose accent would be left', 'kafe\u0301', 4, 'kaf'],
    ['before a flag', 'a🇮🇩', 3, 'a'],
    ['within a letter that has hundreds of accents', `a${'\u0301'.repeat(300)}`, 100, `a${'\u0301'.repeat(99)}`],
    ['far behind the beginning', `${'x'.repeat(5_000)}😀`, 5_001, 'x'.repeat(5_000)],
  ])('%s', (_, text, chars, cut) => {
    expect(cutText(text, chars)).toBe(cut);
  });

  test('whatever it is, it is a beginning, well formed, and not longer', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(text, fc.nat(400), (whole, chars) => {
        const cut = cutText(whole, chars);
        expect(whole.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(chars);
        expect(cut.isWellFormed()).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('a text that is normalized', () => {
  const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

  test('is the same as by JavaScript, in every form', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'é', 'e\u0301', '\u0316', '\uff9e', 'ﬁ', '가', 'น้ำ', '👩‍👩‍👧'), maxLength: 30 });
    fc.assert(
      fc.property(words, fc.constantFrom(...forms), (text, form) => {
        expect(normalizeText(text, form)).toBe(text.normalize(form));
      }),
      { numRuns: runs(300) },
    );
  });

  test.each([
    ['of two kinds in turn', '\u0301\u0316'],
    ['in half width', '\uff9e'],
    ['outside of the basic plane', '\u{1d165}\u{1d16d}'],
  ])('keeps 30 marks in a row: %s', (_what, pair) => {
    for (const form of forms) {
      const [kept] = /^q([\p{M}\uff9e]*)b$/u.exec(normalizeText(`q${pair.repeat(100)}b`, form))?.slice(1) ?? [];
      expect(Array.from(kept!)).toHaveLength(30);
    }
  });
});

test('removes a part at the end, or at both ends', () => {
  expect(withoutEnd('STOP!. !', /[\s.!]/)).toBe('STOP');
  expect(withoutEnd('...', /\./)).toBe('');
  expect(withoutEnd('a.b', /\./)).toBe('a.b');
  expect(withoutEnds('--a-b-', /-/)).toBe('a-b');
  expect(withoutEnds('---', /-/)).toBe('');
});

test('the part before a mark, or the whole text', () => {
  expect(textBefore('image/png; q=1', ';')).toBe('image/png');
  expect(textBefore('image/png', ';')).toBe('image/png');
});
