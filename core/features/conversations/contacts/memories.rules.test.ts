import { describe, expect, test } from '@jest/globals';
import { factMaxChars } from '#contracts/values/people/contact-facts';
import { cleanFact, factsToStore, readFacts, withoutPurchase } from './memories.rules.js';

describe('facts as they are stored', () => {
  test('are read by kind, with their source and time', () => {
    const name = { value: 'Rina', by: 'bot', at: '2026-11-22T03:00:00.000Z' };
    const note = { value: 'Pelanggan lama', by: 'owner', at: '2026-11-21T03:00:00.000Z' };
    expect(readFacts({ name, note })).toEqual({ name, note });
  });

  test.each([[null], [undefined], ['text'], [7]])('that are %j contain nothing', (stored) => {
    expect(readFacts(stored)).toEqual({});
  });

  test('of another shape give their readable parts', () => {
    const stored = {
      name: { value: '' },
      size: { value: 42 },
      address: { value: 'Bandung', by: 'somebody', at: 5 },
      mood: { value: 'baik' },
    };
    expect(readFacts(stored)).toEqual({ address: { value: 'Bandung', by: 'bot', at: '' } });
  });
});

describe('facts to be stored', () => {
  test('contain the text, its source and its time; an empty text is left out', () => {
    const at = new Date('2026-11-22T03:00:00Z');
    expect(factsToStore({ name: ' Rina ', size: '  ', note: '\0' }, 'owner', at)).toEqual({
      name: { value: 'Rina', by: 'owner', at: '2026-11-22T03:00:00.000Z' },
    });
  });

  test('can be stored: no zero byte, no half of a character, and not without end', () => {
    expect(cleanFact('a\0b\ud83dc')).toBe('ab\ufffdc');
    expect(cleanFact('x'.repeat(factMaxChars + 5))).toHaveLength(factMaxChars);
    const start = 'x'.repeat(factMaxChars - 1);
    expect(cleanFact(`${start}😀`)).toBe(start);
  });
});

test('a replaced purchase is forgotten, other purchases stay', () => {
  const replaced = { before: '2 topi', now: '3 topi' };
  expect(withoutPurchase('3 topi\n1 kaos\n2 topi\n12 topi', replaced)).toBe('3 topi\n1 kaos\n12 topi');
  expect(withoutPurchase('3 topi\n2 topi', replaced)).toBe('3 topi');
  expect(withoutPurchase('3 topi\n3 topi', { before: '3 topi', now: '3 topi' })).toBe('3 topi');
  expect(withoutPurchase('3 topi\n2 topi dan $& lagi', { before: '2 topi dan $& lagi', now: '3 topi' })).toBe('3 topi');
  // nothing is removed: `now` is not the newest purchase, or `before` is not stored
  expect(withoutPurchase('2 topi\n3 topi', replaced)).toBe('2 topi\n3 topi');
  expect(withoutPurchase('3 topi', replaced)).toBe('3 topi');
});
