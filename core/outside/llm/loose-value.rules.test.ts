import { describe, expect, test } from '@jest/globals';
import { readLooseValue } from './loose-value.rules.js';

/** Parses the whole text as one value. */
function whole(text: string): unknown {
  const read = readLooseValue(text, 0);
  return read?.end === text.length ? read.value : 'not whole';
}

test.each([
  ['1', 1],
  ['-12', -12],
  ['150000.25', 150_000.25],
  ['2e3', 2_000],
  ['1.5E+10', 1.5e10],
  ['25e-10', 25e-10],
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['null', null],
  ['None', null],
  ['kaos polos v1.2-x', 'kaos polos v1.2-x'],
  [`"kaos 'polos'"`, "kaos 'polos'"],
  [`'kaos "polos"'`, 'kaos "polos"'],
  ['""', ''],
  ['"dua\nbaris"', 'dua\nbaris'],
  [String.raw`"a\nb\tc\"d\\e\/f\rg\bh\fi"`, 'a\nb\tc"d\\e/fghi'],
  [String.raw`"caf\u00e9 \u00E9A"`, 'café éA'],
  [String.raw`"\u0041"`, 'A'],
  [String.raw`"a\n0041"`, 'a\n0041'],
  [String.raw`"\u12 0041"`, 'u12 0041'],
  [String.raw`"\xff"`, 'xff'],
  ['{}', {}],
  ['{ "a" : 1 , "b" : [ 2 , 3 ] }', { a: 1, b: [2, 3] }],
  [`{a: 1, 'b': x, c-d = "y",}`, { a: 1, b: 'x', 'c-d': 'y' }],
  ['{a: komplain berat , b: None }', { a: 'komplain berat', b: null }],
  ['{"a":{"b":{"c":true}}}', { a: { b: { c: true } } }],
  ['[]', []],
  ['[1, "a", [True], {b: 2},]', [1, 'a', [true], { b: 2 }]],
  ['()', {}],
  ['(a=1, b="x")', { a: 1, b: 'x' }],
  ['("x", 2, c=3)', { 0: 'x', 1: 2, c: 3 }],
  ['(nilai)', { 0: 'nilai' }],
])('%s is read', (text, value) => {
  expect(whole(text)).toEqual(value);
});

test.each([
  [''],
  ['   '],
  ['?'],
  ['1.5x'],
  ['150.000.000'],
  ['"without an end'],
  [String.raw`"without an end\"`],
  ['"without an end\\'],
  ['{'],
  ['{"a"'],
  ['{"a" 1}'],
  ['{"a":}'],
  ['{"a":1'],
  ['{"a":1 "b":2}'],
  ['{"a":1)'],
  ['{1, 2}'],
  ['{"a"}'],
  ['{,}'],
  ['[1'],
  ['[1 2]'],
  ['[,]'],
  ['[1}'],
  ['(1'],
  ['(a=1}'],
  ['(1 2)'],
])('%j contains no complete value', (text) => {
  expect(readLooseValue(text, 0)).toBeUndefined();
});

describe('the place', () => {
  test('is where reading begins, behind any space', () => {
    expect(readLooseValue('nilai = \n 7 kaos', 7)).toEqual({ value: 7, end: 11 });
  });

  test.each([
    ['{a: 1} dan', 6],
    ['[1, 2] dan', 6],
    ['"dua" dan', 5],
    ['7 dan', 1],
    ['(1) dan', 3],
  ])('ends behind the value: %s', (text, end) => {
    expect(readLooseValue(text, 0)?.end).toBe(end);
  });
});

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('%s are read twelve deep, and no deeper', (_, opening, closing) => {
  const nested = (levels: number) => `${opening.repeat(levels)}1${closing.repeat(levels)}`;
  expect(whole(nested(12))).toEqual(JSON.parse(nested(12)));
  expect(readLooseValue(nested(13), 0)).toBeUndefined();
});
