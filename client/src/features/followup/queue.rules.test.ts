import { expect, test } from '@jest/globals';
import type { QueuedFollowUp } from '#contracts/http/chat/followup';
import { clockOf } from './followup-time.js';
import { byDay, percent } from './queue.rules.js';

const row = (id: string, dueAt: string) => ({ id, dueAt }) as QueuedFollowUp;
const now = new Date('2026-12-31T03:00:00Z');

test('the queue is grouped by the days of the owner’s zone; overdue rows belong to today', () => {
  const rows = [
    row('a', '2026-12-30T13:00:00Z'),
    row('b', '2026-12-31T12:00:00Z'),
    row('c', '2027-01-01T01:00:00Z'),
    row('d', '2027-01-02T01:00:00Z'),
  ];
  const days = byDay(rows, clockOf('WIB'), now);
  expect(days.map(({ heading, rows: of }) => [heading, of.map(({ id }) => id)])).toEqual([
    ['Hari ini', ['a', 'b']],
    ['Besok', ['c']],
    ['Sabtu, 2 Januari', ['d']],
  ]);
  expect(days.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
});

test('one moment has another hour and sometimes another day in each zone', () => {
  const moment = new Date('2026-12-31T15:30:00Z');
  expect((['WIB', 'WITA', 'WIT'] as const).map((zone) => [clockOf(zone).time(moment), clockOf(zone).dateOf(moment)])).toEqual([
    ['22.30', '2026-12-31'],
    ['23.30', '2026-12-31'],
    ['00.30', '2027-01-01'],
  ]);
});

test('of nothing, nothing is a share', () => {
  expect([percent(1, 3), percent(0, 0), percent(2, 2)]).toEqual([33, 0, 100]);
});
