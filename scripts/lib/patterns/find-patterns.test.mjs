import { expect, test } from '@jest/globals';
import { findPatterns } from './find-patterns.mjs';

/** @param {string} text */
const sourcesIn = (text) => findPatterns('core/example.ts', text).map(({ source, flags }) => `/${source}/${flags}`);

test.each([
  ['a literal', 'const a = /x+$/giu;', ['/x+$/giu']],
  ['one with slashes', String.raw`const a = /https?:\/\/\S+/;`, [String.raw`/https?:\/\/\S+/`]],
  ['a text', "const a = new RegExp('x+', 'g');", ['/x+/g']],
  ['a constant', "const part = 'a|b'; const a = new RegExp(`^(?:${part})$`, 'i');", ['/^(?:a|b)$/i']],
  ['constants of constants', 'const one = String.raw`\\d+`; const two = `${one}|x`; const a = RegExp(two);', [String.raw`/\d+|x/`]],
  ['a raw text with constants', 'const unit = "kg"; const a = new RegExp(String.raw`\\d+\\s*${unit}`);', [String.raw`/\d+\s*kg/`]],
  ['parts that are joined', "const parts = ['a', `b${'c'}`].join('|'); const a = new RegExp(parts);", ['/a|bc/']],
  [
    'names of an object',
    "const units = { satu: 1, 'dua': 2 }; const a = new RegExp([...Object.keys(units), 'x'].join('|'));",
    ['/satu|dua|x/'],
  ],
  ['what only running code knows', 'const of = (name: string) => new RegExp(`<${name}>`);', ['/<word>/']],
  [
    'a constant of another file',
    "import { readableChars as no } from 'x'; import { contactSuffix } from '#contracts/values/people/phone'; const a = new RegExp(contactSuffix);",
    ['/@c.us/'],
  ],
])('%s is found', (_, text, sources) => {
  expect(sourcesIn(text)).toEqual(sources);
});

test('a pattern is excused by a reason beside it or above it, and by nothing less', () => {
  const text = [
    'const a = /x+$/; // slow-pattern: reads our own settings only',
    '// slow-pattern: reads at most 24 characters',
    'const b = /y+$/;',
    '',
    'const c = /z+$/; // slow-pattern: fine',
  ].join('\n');
  expect(findPatterns('core/example.ts', text).map(({ line, excused }) => [line, excused])).toEqual([
    [1, 'reads our own settings only'],
    [3, 'reads at most 24 characters'],
    [5, null],
  ]);
});
