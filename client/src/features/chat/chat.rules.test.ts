import { describe, expect, test } from '@jest/globals';
import { authorOf, readTimestamp, shownName, shownNumber, takeoverOf } from './chat.rules.js';

describe('a timestamp in its three forms', () => {
  const moment = new Date('2026-11-21T07:05:00.500Z');
  test.each([
    ['an object', { seconds: moment.getTime() / 1_000 - 0.5, nanoseconds: 500_000_000 }],
    ['an ISO string', moment.toISOString()],
    ['a number of milliseconds', moment.getTime()],
    ['a string of milliseconds', String(moment.getTime())],
  ])('%s', (_, value) => {
    expect(readTimestamp(value)).toEqual(moment);
  });

  test('a number of seconds is not taken for milliseconds', () => {
    expect(readTimestamp(1_763_708_700)).toEqual(new Date(1_763_708_700_000));
  });

  test.each([[null], [undefined], ['kemarin'], [{ seconds: 'x' }], ['']])('%j is no moment', (value) => {
    expect(readTimestamp(value)).toBeNull();
  });
});

test('the lead is Leads, ours is Bot, the owner is Anda', () => {
  expect(authorOf({ fromMe: true, sender: 'lead' })).toBe('Leads');
  expect(authorOf({ fromMe: false, sender: 'bot' })).toBe('Bot');
  expect(authorOf({ fromMe: false, sender: 'owner' })).toBe('Anda');
});

test('a privacy id is never shown as a number', () => {
  expect(shownNumber({ phoneNumber: 'lid:123456' })).toBe('Nomor belum diketahui');
  expect(shownName({ name: ' ', phoneNumber: '6281234567890' })).toBe('0812-3456-7890');
});

test('a takeover holds until its end, or for ever', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  expect(takeoverOf({ takeoverUntil: null }, now)).toEqual({ kind: 'none' });
  expect(takeoverOf({ takeoverUntil: 'forever' }, now)).toEqual({ kind: 'forever' });
  expect(takeoverOf({ takeoverUntil: '2026-11-21T07:59:00Z' }, now)).toEqual({ kind: 'none' });
  expect(takeoverOf({ takeoverUntil: '2026-11-21T08:30:00Z' }, now)).toEqual({ kind: 'until', until: new Date('2026-11-21T08:30:00Z') });
});
