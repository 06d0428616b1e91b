import { expect, test } from '@jest/globals';
import { mayAsk, type EarlierSend } from './otp.rules.js';

const now = new Date('2026-03-01T12:00:00Z');
const own = { hash: Buffer.from('own'), isKnown: false };
const sends = (count: number, asker: Buffer | null, askerKnown = false): EarlierSend[] =>
  Array.from({ length: count }, (_, nth) => ({ sentAt: new Date(now.getTime() - (nth + 2) * 60_000), asker, askerKnown }));
const stranger = (nth: number) => Buffer.from(`stranger ${nth}`);
const crowd = (count: number) => Array.from({ length: count }, (_, nth) => sends(1, stranger(nth))).flat();

test('an asker has five a day of their own, whatever others asked for', () => {
  expect(mayAsk([...sends(4, own.hash), ...sends(5, stranger(1))], own, now)).toEqual({ kind: 'send' });
  expect(mayAsk(sends(5, own.hash), own, now)).toMatchObject({ kind: 'day_spent' });
});

test('sends of before there were askers count for everybody', () => {
  expect(mayAsk(sends(5, null), own, now)).toMatchObject({ kind: 'day_spent' });
});

test('all strangers together have fifteen, a browser that logged in before is not bound by them', () => {
  expect(mayAsk(crowd(14), own, now)).toEqual({ kind: 'send' });
  expect(mayAsk(crowd(15), own, now)).toEqual({ kind: 'strangers_spent', waitSeconds: 86_400 - 120 });
  expect(mayAsk(crowd(15), { ...own, isKnown: true }, now)).toEqual({ kind: 'send' });
  expect(mayAsk([...crowd(14), ...sends(4, stranger(99), true)], own, now)).toEqual({ kind: 'send' });
  const at = (minutes: number) => ({ sentAt: new Date(now.getTime() - minutes * 60_000), asker: stranger(99), askerKnown: false });
  expect(mayAsk([...crowd(14), at(100)], own, now)).toEqual({ kind: 'strangers_spent', waitSeconds: 86_400 - 6_000 });
  expect(mayAsk([...crowd(14), at(24 * 60)], own, now)).toEqual({ kind: 'send' });
});

test('a requester over both limits gets the message about the minute first', () => {
  const justNow = { sentAt: now, asker: own.hash, askerKnown: true };
  expect(mayAsk([...crowd(15), justNow], own, now)).toEqual({ kind: 'too_soon', waitSeconds: 60 });
});

test('codes of another registration count for the day, and no minute has to pass after them', () => {
  const justNow = { sentAt: now, asker: own.hash, askerKnown: false, isOfOther: true };
  expect(mayAsk([justNow], own, now)).toEqual({ kind: 'send' });
  expect(mayAsk([...sends(4, own.hash), justNow], own, now)).toMatchObject({ kind: 'day_spent' });
});
