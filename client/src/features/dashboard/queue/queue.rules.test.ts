import { expect, test } from '@jest/globals';
import type { ContactView, Waiting } from '#contracts/http/chat/chat';
import { countLeft, shownLeads, waitedWords } from './queue.rules.js';

const now = new Date('2026-11-25T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

test.each([
  [-30, 'baru saja'],
  [59, 'baru saja'],
  [60, '1 menit'],
  [12 * 60 + 59, '12 menit'],
  [59 * 60 + 59, '59 menit'],
  [3_600, '1 jam'],
  [86_399, '23 jam'],
  [86_400, '1 hari'],
  [30 * 86_400, '30 hari'],
])('%d seconds are %s', (seconds, words) => expect(waitedWords(ago(seconds), now)).toBe(words));

test('a broken time breaks nothing', () => expect(waitedWords(new Date(Number.NaN), now)).toBe('baru saja'));

const lead = (id: string, needs = true) =>
  ({ conversationId: id, needsOwner: needs ? { reason: 'question', since: now.toISOString() } : null }) as unknown as ContactView;
const first = { leads: [lead('a'), lead('b')], counts: {} } as unknown as Waiting;
const ids = (leads: readonly ContactView[]) => leads.map((one) => one.conversationId);

test('handled leads are left out; the pages of a long queue have no duplicates', () => {
  expect(ids(shownLeads(first, undefined, new Set()))).toEqual(['a', 'b']);
  expect(ids(shownLeads(first, undefined, new Set(['a'])))).toEqual(['b']);
  expect(
    ids(shownLeads(first, [{ leads: [lead('a'), lead('b')] }, { leads: [lead('b'), lead('c'), lead('d', false)] }], new Set())),
  ).toEqual(['a', 'b', 'c']);
});

test.each([
  { what: 'no lead was handled', counted: 7, shown: 5, handled: [], left: 7 },
  { what: 'leads that were just handled are not counted', counted: 7, shown: 5, handled: ['a', 'b'], left: 5 },
  { what: 'the count of the server has fallen already', counted: 5, shown: 5, handled: ['a', 'b'], left: 5 },
  { what: 'the last one was handled', counted: 1, shown: 0, handled: ['a'], left: 0 },
])('$what', ({ counted, shown, handled, left }) => {
  const counts = { needsOwner: counted } as Waiting['counts'];
  expect(countLeft(counts, shown, new Set(handled))).toBe(left);
});
