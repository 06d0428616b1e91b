import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { OwnerId } from '#contracts/values/ids';
import type { OutgoingMessage } from '#core/features/conversations/conversations.types';
import { OutboundQueues } from './outbound-queues.js';
import type { Pace } from './pacing.rules.js';

const hourMs = 3_600_000;
/** While the bot types for an hour, what leaves was not paced. */
let typingMs: number;
const pace: Pace = { typingMs: () => typingMs, gapMs: () => 0 };

let queued: OutgoingMessage[];
let left: string[];
let typed: string[];
/** Bubbles that are taken back when they are looked at the so-manieth time: 1 before, 2 behind the show of typing. */
let takenBack: Map<string, number>;
let queues: OutboundQueues;

beforeEach(() => {
  typingMs = hourMs;
  [queued, left, typed] = [[], [], []];
  takenBack = new Map();
  queues = new OutboundQueues({
    ownerId: 'owner' as OwnerId,
    pace,
    log: { warn: () => undefined },
    link: {
      send: async (_jid, _content, waId) => {
        left.push(waId);
        queued = queued.filter((row) => row.waId !== waId);
        setImmediate(() => queues.acked(waId, null));
        return new Uint8Array();
      },
      markRead: async () => undefined,
    },
    outbox: async () => queued,
    sent: async () => undefined,
    withdrawn: async ({ waId }) => {
      const looks = takenBack.get(waId);
      if (looks === undefined) return false;
      takenBack.set(waId, looks - 1);
      if (looks > 1) return false;
      queued = queued.filter((row) => row.waId !== waId);
      return true;
    },
    content: async ({ body }) => ({ kind: 'text', body }),
    failed: async () => undefined,
    noteSent: () => undefined,
    takeUnread: () => [],
    restricted: () => undefined,
    type: async (jid) => void typed.push(jid),
    left: () => undefined,
  });
});
afterEach(() => queues.close());

function queue(waId: string, lead: string, byHand: boolean): void {
  queued = [
    ...queued,
    {
      waId,
      conversationId: lead,
      jid: lead,
      sender: byHand ? 'owner' : 'bot',
      byHand,
      body: 'halo',
      attempts: 0,
    } as unknown as OutgoingMessage,
  ];
  queues.notify();
}

async function settle(): Promise<void> {
  for (let turns = 0; turns < 30; turns++) await turn();
}

test('a bubble of the bot is typed before it leaves', async () => {
  typingMs = 500; // what has passed already is taken off, and a busy machine takes some
  queue('b1', 'ani', false);
  while (left.length === 0) await turn();
  expect([left, typed]).toEqual([['b1'], ['ani']]);
});

test('what a human wrote leaves at once, without a show of typing, whatever the bot types elsewhere', async () => {
  queue('b1', 'ani', false);
  await settle();
  queue('h1', 'budi', true);
  await settle();
  expect([left, typed]).toEqual([['h1'], ['ani']]);
});

test('a human waits for no pause in the same conversation either, and overtakes nothing there', async () => {
  queue('b1', 'ani', false);
  queue('b2', 'ani', false);
  await settle();
  queue('h1', 'ani', true);
  await settle();
  expect([left, typed]).toEqual([['b1', 'b2', 'h1'], ['ani']]);
  // the bot is paced again behind it
  queue('b3', 'ani', false);
  await settle();
  expect(left).toEqual(['b1', 'b2', 'h1']);
});

test.each([
  ['before it is typed', 1, ['budi']],
  ['while it is typed', 2, ['ani', 'budi']],
])('what is taken back %s does not leave, and the next one does', async (_, look, seenTyping) => {
  typingMs = 500; // as above
  takenBack.set('b1', look);
  queue('b1', 'ani', false);
  while (takenBack.get('b1') !== 0) await turn();
  queue('b2', 'budi', false);
  while (left.length === 0) await turn();
  expect([left, typed]).toEqual([['b2'], seenTyping]);
});
