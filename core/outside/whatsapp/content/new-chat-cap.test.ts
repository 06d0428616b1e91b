import { expect, test } from '@jest/globals';
import { readNewChatCap } from './new-chat-cap.js';

const now = new Date('2026-11-25T05:00:00.000Z');
const readAt = now.toISOString();
const endsAt = '2026-11-26T05:00:00.000Z';
const seconds = Date.parse(endsAt) / 1_000;
type Told = Parameters<typeof readNewChatCap>[0];
const read = (told: object | null) => readNewChatCap(told as Told, now);

test.each<[string, object, object]>([
  ['numbers', { total_quota: 50, used_quota: 7, cycle_end_timestamp: seconds, capping_status: 'NONE' }, { used: 7, endsAt }],
  ['texts', { total_quota: '50', used_quota: '7', cycle_end_timestamp: `${seconds}` }, { used: 7, endsAt }],
  ['milliseconds', { total_quota: 50, used_quota: 7, cycle_end_timestamp: seconds * 1_000 }, { used: 7, endsAt }],
  ['no count and no end', { total_quota: 50 }, { used: 0, endsAt: null }],
  ['what is no number', { total_quota: 50, used_quota: 'banyak', cycle_end_timestamp: 'besok' }, { used: 0, endsAt: null }],
  ['numbers that cannot be', { total_quota: 50, used_quota: -3, cycle_end_timestamp: 9e15 }, { used: 0, endsAt: null }],
])('a quota of %s is read', (_, told, expected) => {
  expect(read(told)).toEqual({ newChats: { total: 50, status: 'NONE', ...expected }, readAt });
});

test.each([[null], [{}], [{ total_quota: 0 }], [{ total_quota: -1, used_quota: 4 }]])('%j is no limit', (told) => {
  expect(read(told)).toEqual({ newChats: null, readAt });
});

test.each([[{ capping_status: 'CAPPED' }], [{ capping_status: 'CAPPED', total_quota: 0, used_quota: null }]])(
  '%j is a quota that is reached',
  (told) => {
    expect(read(told)).toEqual({ newChats: { total: 0, used: 0, status: 'CAPPED', endsAt: null }, readAt });
  },
);

test.each([[{ used_quota: 45 }], [{ cycle_end_timestamp: seconds, capping_status: 'FIRST_WARNING' }]])(
  '%j says nothing of the limit',
  (told) => {
    expect(read(told)).toEqual({});
  },
);
