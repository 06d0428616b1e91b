import { expect, test } from '@jest/globals';
import type { FollowUpConfig } from '#contracts/http/chat/followup';
import { presentQueued, presentSent } from './followups.present.js';
import type { QueueRow, SentRow } from './queue.statements.js';

/* Every column has a value of its own, so that a swapped column is noticed. */

const [silent, due, ended] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 2, day, 3)));
const days = { enabled: true, aiEnabled: false };
const config = {
  day1: { ...days, text: 'Halo {nama}, satu' },
  day2: { ...days, text: 'Halo {nama}, dua' },
  day3: { ...days, aiEnabled: true, text: 'tiga' },
} as FollowUpConfig;
const person = { name: 'Ana Toko', pn: '628111', lid: '777', username: null };
const queued = {
  ...person,
  id: 'f',
  conversation_id: 'c',
  day: 1,
  due_at: due,
  silent_since: silent,
  own_name: 'Ana',
} as unknown as QueueRow;
const sent = {
  ...{
    ...person,
    id: 'f',
    conversation_id: 'c',
    day: 2,
    ended_at: ended,
    body: 'body',
    status: 'read',
    unsent: 'closing',
    answered: true,
    closed: false,
  },
} as unknown as SentRow;

test('a follow-up that waits is shown with each of its columns', () => {
  expect(presentQueued(queued, config, 'WIB')).toMatchObject({
    ...{ id: 'f', conversationId: 'c', name: 'Ana Toko', phoneNumber: '628111', day: 1 },
    ...{ dueAt: due!.toISOString(), text: 'Halo Ana, satu' },
  });
  expect(presentQueued({ ...queued, day: 2 }, config, 'WIB')).toMatchObject({ day: 2, text: 'Halo Ana, dua' });
  expect(presentQueued({ ...queued, day: 3 }, config, 'WIB')).toMatchObject({ day: 3, text: null });
});

test('a follow-up that was sent is shown with each of its columns', () => {
  const shown = {
    id: 'f',
    conversationId: 'c',
    name: 'Ana Toko',
    phoneNumber: '628111',
    day: 2,
    sentAt: ended!.toISOString(),
    text: 'body',
  };
  expect(presentSent(sent)).toEqual({ ...shown, status: 'read', unsent: 'closing', answered: true, closed: false });
  expect(presentSent({ ...sent, answered: false, closed: true })).toMatchObject({ answered: false, closed: true });
});

test('a person without a number is addressed by their privacy id', () => {
  expect(presentSent({ ...sent, pn: null }).phoneNumber).toBe('lid:777');
});

test('a follow-up is marked as moved when it leaves later than its day says, and not before', () => {
  const at = (ms: number) => new Date(silent!.getTime() + 24 * 60 * 60_000 + ms);
  const moved = [0, 1, 60_000].map((ms) => presentQueued({ ...queued, due_at: at(ms) }, config, 'WIB').moved);
  expect(moved).toEqual([false, true, true]);
});
