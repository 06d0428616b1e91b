import { describe, expect, test } from '@jest/globals';
import { cleanTexts, hasNul } from './texts.rules.js';

describe('a NUL character', () => {
  test.each([
    ['a text', 'a\0b'],
    ['a field', { name: 'a\0b' }],
    ['the name of a field', { 'a\0b': 1 }],
    ['a list', ['fine', 'a\0b']],
    ['what lies deep', { a: [{ b: { c: ['\0'] } }] }],
    ['the first of several fields', { a: '\0', b: 'fine', c: 7 }],
  ])('is found in %s', (_, value) => {
    expect(hasNul(value)).toBe(true);
  });

  test.each([['fine'], [''], [null], [undefined], [0], [true], [[]], [{ a: [null, 1, 'b'], c: {} }]])('is not in %j', (value) => {
    expect(hasNul(value)).toBe(false);
  });

  test('is looked for however deep somebody nests', () => {
    let deep: unknown = 'fine';
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    expect(hasNul(deep)).toBe(false);
    expect(cleanTexts(deep)).toBe(deep);
  });
});

describe('half of a character', () => {
  test('is replaced everywhere, and nothing else changes', () => {
    const whole = { text: 'Halo 😀', count: 7, none: null, list: ['a', { b: 'c' }] };
    expect(cleanTexts(structuredClone(whole))).toEqual(whole);
    expect(cleanTexts('a\ud83d')).toBe('a\ufffd');
    expect(cleanTexts({ a: 'x\ud83d', b: ['\ude00y', { c: null, d: 'z\ud83d' }] })).toEqual({
      a: 'x\ufffd',
      b: ['\ufffdy', { c: null, d: 'z\ufffd' }],
    });
  });

  test.each([[null], [undefined], [7], [true]])('is not in %j, which stays as it is', (value) => {
    expect(cleanTexts(value)).toBe(value);
  });
});
