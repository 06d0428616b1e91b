import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import type { OutgoingMessage } from '#core/features/conversations/conversations.types';
import { OtherPersonError, UnknownNumberError } from '#core/outside/whatsapp/lookup/recipients';
import { LookupError } from '#core/outside/whatsapp/lookup/within-limit';
import { OutboundQueues } from './outbound-queues.js';
import type { Pace } from './pacing.rules.js';
import { outcomes, reachoutRefusal } from './sending.rules.js';

const hourMs = 3_600_000;
/** Typing time of the bot. It is an hour, so any message that leaves was sent without a typing pause. */
let typingMs: number;
const pace: Pace = { typingMs: () => typingMs, gapMs: () => 0 };

let queued: OutgoingMessage[];
let left: string[];
/** `ani`: typing was shown to ani; `-ani`: typing was ended. */
let typed: string[];
/** Ids of bubbles that may not be sent. */
let forbidden: Set<string>;
/** Bubbles for which permission was queried. */
let asked: string[];
/** Hook that runs while a recipient is looked up, or a file is uploaded. */
let preparing: (waId: string) => Promise<void>;
/** Bubbles that WhatsApp's server has accepted. */
let taken: string[];
/** Codes that WhatsApp answers with; after them it accepts everything. */
let answers: string[];
/** Tries of each bubble before this connection. */
let triesBefore: number;
/** Bubbles that finally failed, with the reason that the owner reads. */
let failed: [waId: string, reason: string][];
/** The error of the store while it does not answer: for a read, a query of permission, or a failed bubble. */
let away: 'read' | 'permission' | 'failure' | null;
/** True while WhatsApp restricts the number. */
let isRestricted: boolean;
/** What the session hears besides: chats that are marked read, or in which nothing waits any more, and restrictions. */
let told: string[];
/** Messages of each lead that are not marked read. */
let unread: Record<string, string[]>;
/** Finds out why WhatsApp refused a message with 463. */
let causeOfRefusal: ((row: OutgoingMessage, isRenewed: boolean) => Promise<string>) | undefined;
let queues: OutboundQueues;

beforeEach(() => {
  typingMs = hourMs;
  [queued, left, typed] = [[], [], []];
  forbidden = new Set();
  asked = [];
  answers = [];
  taken = [];
  [isRestricted, told, unread, causeOfRefusal] = [false, [], {}, undefined];
  [triesBefore, failed, away] = [0, [], null];
  preparing = async () => undefined;
  queues = new OutboundQueues({
    botId: newId<BotId>(),
    pace,
    log: { warn: () => undefined },
    link: {
      send: async (_jid, _content, { waId, mayLeave }) => {
        await preparing(waId);
        if (!(await mayLeave())) return null;
        left.push(waId);
        const answer = answers.shift() ?? null;
        if (answer === null) queued = queued.filter((row) => row.waId !== waId);
        setImmediate(() => queues.acked(waId, answer));
        return new Uint8Array();
      },
      markRead: async (jid, ids) => void told.push(`${jid} read ${ids.join()}`),
    },
    outbox: async (limit) => {
      throwIn('read');
      const forbids = ({ waId }: OutgoingMessage) => (forbidden.has(waId) ? 'takeover' : null);
      return queued.slice(0, limit).map((row) => ({ ...row, attempts: triesBefore, forbidden: forbids(row) }));
    },
    sent: async ({ waId }) => void taken.push(waId),
    isRestricted: () => isRestricted,
    withdrawn: async ({ waId }) => {
      asked.push(waId);
      throwIn('permission');
      if (!forbidden.has(waId)) return false;
      queued = queued.filter((row) => row.waId !== waId);
      return true;
    },
    content: async ({ body }) => ({ kind: 'text', body }),
    failed: async ({ waId }, reason) => {
      throwIn('failure');
      failed.push([waId, reason]);
    },
    noteSent: () => undefined,
    takeUnread: (jid) => (unread[jid] ?? []).splice(0),
    restricted: () => void told.push('restricted'),
    causeOfRefusal: async (row, isRenewed) => causeOfRefusal?.(row, isRenewed) ?? reachoutRefusal,
    type: async (jid) => void typed.push(jid),
    stopTyping: (jid) => void typed.push(`-${jid}`),
    left: (jid) => void told.push(`${jid} left`),
  });
});
afterEach(() => queues.close());

function throwIn(what: typeof away): void {
  if (away === what) throw new Error('Postgres is away');
}

function queue(waId: string, lead: string, byHand: boolean, opensChat = false): void {
  queued = [
    ...queued,
    {
      waId,
      conversationId: lead,
      jid: lead,
      sender: byHand ? 'owner' : 'bot',
      byHand,
      isAutomatic: !byHand,
      opensChat,
      forbidden: null,
      pn: null,
      lid: null,
      body: 'halo',
      attempts: 0,
      expiresAfter: 0,
    } as unknown as OutgoingMessage,
  ];
  queues.notify();
}

async function settle(): Promise<void> {
  for (let turns = 0; turns < 30; turns++) await turn();
}

test('a bubble of the bot is typed before it leaves', async () => {
  typingMs = 500; // the time already passed is subtracted, and a busy machine uses some of it
  queue('b1', 'ani', false);
  while (left.length === 0) await turn();
  expect([left, typed]).toEqual([['b1'], ['ani']]);
});

test('a person’s message leaves at once, without the typing status, whatever the bot types elsewhere', async () => {
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

test('a bubble that is forbidden when it is read is not typed, and the next one is sent', async () => {
  typingMs = 500; // as above
  forbidden.add('b1');
  queue('b1', 'ani', false);
  queue('b2', 'budi', false);
  while (left.length === 0) await turn();
  expect([left, typed]).toEqual([['b2'], ['budi']]);
});

test('a message that is forbidden while it is typed ends at once, visibly for the lead, and is checked once', async () => {
  queue('b1', 'ani', false);
  await settle();
  expect(typed).toEqual(['ani']);
  forbidden.add('b1');
  queues.notify();
  await settle();
  expect([left, typed, asked]).toEqual([[], ['ani', '-ani'], ['b1']]);
});

test('a message that is forbidden only after all earlier checks is stopped by the last one', async () => {
  typingMs = 500; // as above
  queue('b1', 'ani', false);
  await settle();
  forbidden.add('b1');
  while (asked.length === 0) await turn();
  await settle();
  expect([left, typed]).toEqual([[], ['ani', '-ani']]);
});

test('permission is queried once for each bubble that is sent, and never for a human’s message', async () => {
  typingMs = 0;
  queue('b1', 'ani', false);
  queue('b2', 'ani', false);
  queue('h1', 'budi', true);
  while (left.length < 3) await turn();
  expect(asked).toEqual(['b1', 'b2']);
});

test('a human in a chat that was taken over leaves at once, and the bot before it not at all', async () => {
  queue('b1', 'ani', false);
  queue('b2', 'ani', false);
  await settle();
  forbidden.add('b1').add('b2');
  queue('h1', 'ani', true);
  await settle();
  expect([left, typed]).toEqual([['h1'], ['ani', '-ani']]);
});

test('a pause that was interrupted without a reason continues', async () => {
  typingMs = 1_000;
  queue('b1', 'ani', false);
  await settle();
  forbidden.add('b1');
  queues.notify();
  // The bubble was given back before its permission was queried.
  forbidden.delete('b1');
  await settle();
  expect([left, typed]).toEqual([[], ['ani']]);
  while (left.length === 0) await turn();
  expect(left).toEqual(['b1']);
});

test('a message that is forbidden while its recipient is looked up does not leave', async () => {
  typingMs = 0;
  preparing = async (waId) => void forbidden.add(waId);
  queue('b1', 'ani', false);
  while (asked.length === 0) await turn();
  await settle();
  expect([left, queued]).toEqual([[], []]);
});

test('a refused bubble is checked before the next try, and its pause ends when it is forbidden', async () => {
  typingMs = 0;
  answers = ['479', '479', '479', '479'];
  queue('b1', 'ani', false);
  while (left.length < 3) await turn();
  expect(asked).toEqual(['b1', 'b1', 'b1']);
  // the pause before the fourth try lasts 2 s
  forbidden.add('b1');
  queues.notify();
  await settle();
  expect([left, asked.length, queued]).toEqual([['b1', 'b1', 'b1'], 4, []]);
});

test('a bubble that was withdrawn elsewhere is not typed any more', async () => {
  queue('b1', 'ani', false);
  await settle();
  forbidden.add('b1');
  queued = [];
  queues.notify();
  await settle();
  expect([left, typed]).toEqual([[], ['ani', '-ani']]);
});

test('the start of a chat stays queued when the number is restricted while it is typed, and leaves once that is lifted', async () => {
  typingMs = 500; // as above
  queue('b1', 'ani', false, true);
  await settle();
  isRestricted = true;
  queue('b2', 'budi', false);
  while (!left.includes('b2') || !(typed.includes('-ani') || left.includes('b1'))) await turn();
  expect([left, queued.map(({ waId }) => waId)]).toEqual([['b2'], ['b1']]);
  isRestricted = false;
  queues.notify();
  while (left.length === 1) await turn();
  expect([left, queued]).toEqual([['b2', 'b1'], []]);
});

test('the start of a chat that may no longer be sent is withdrawn, also while the number is restricted', async () => {
  isRestricted = true;
  forbidden.add('b1');
  queue('b1', 'ani', false, true);
  await settle();
  expect([left, asked, queued]).toEqual([[], ['b1'], []]);
});

test('a closing connection waits for the confirmation of sent messages, and for nothing else', async () => {
  typingMs = 0;
  const held = Promise.withResolvers<void>();
  preparing = (waId) => (waId === 'b2' ? held.promise : Promise.resolve());
  queue('b1', 'ani', false);
  queue('b2', 'budi', false);
  while (left.length === 0) await turn();
  const closed = queues.close(60_000);
  held.resolve();
  await closed;
  expect([left, taken, queued.map(({ waId }) => waId)]).toEqual([['b1'], ['b1'], ['b2']]);
});

test('more bubbles than one read returns leave after one wake-up', async () => {
  typingMs = 0;
  const all = Array.from({ length: 150 }, (_, at) => `lead${at % 70} ${at}`);
  for (const waId of all) queue(waId, waId.split(' ')[0]!, false);
  for (let turns = 0; taken.length < all.length && turns < 10_000; turns++) await turn();
  expect(new Set(taken)).toEqual(new Set(all));
});

test.each([
  [new OtherPersonError(), 0, 'dipakai orang lain'],
  [new UnknownNumberError(), 0, 'tidak terdaftar di WhatsApp'],
  [new LookupError(), 31, 'WhatsApp tidak memberi data penerima'],
  [new Error('a defect'), 31, 'pengiriman gagal di sisi bot'],
])('a bubble that cannot be sent because of %s fails after %d earlier tries with its reason', async (error, tries, reason) => {
  [typingMs, triesBefore] = [0, tries];
  preparing = () => Promise.reject(error);
  queue('b1', 'ani', false);
  await settle();
  expect([failed, left]).toEqual([[['b1', expect.stringContaining(reason)]], []]);
});

test.each([new LookupError(), new Error('a defect')])('a bubble waits for another try after %s', async (error) => {
  typingMs = 0;
  preparing = () => Promise.reject(error);
  queue('b1', 'ani', false);
  await settle();
  expect([failed, queued.length]).toEqual([[], 1]);
});

test('what a store that is away did not answer leaves with the next wake', async () => {
  typingMs = 0;
  for (const what of ['read', 'permission'] as const) {
    away = what;
    queue(what, 'ani', false);
    await settle();
    expect(left).not.toContain(what);
    away = null;
    queues.notify();
    await settle();
    expect(left).toContain(what);
  }
});

test('a bubble whose failure cannot be stored does not hold up the ones behind it', async () => {
  typingMs = 0;
  away = 'failure';
  preparing = (waId) => (waId === 'b1' ? Promise.reject(new UnknownNumberError()) : Promise.resolve());
  queue('b1', 'ani', false);
  queue('b2', 'ani', false);
  await settle();
  expect(left).toEqual(['b2']);
});

test('a chat is left once, when nothing waits in it any more, and read before a bubble of the bot only', async () => {
  typingMs = 0;
  unread = { ani: ['L1', 'L2'] };
  queue('o1', 'ani', true);
  await settle();
  expect(told).toEqual(['ani left']);
  told = [];
  queue('b1', 'ani', false);
  queue('b2', 'ani', false);
  queue('b3', 'budi', false);
  await settle();
  expect(told.toSorted()).toEqual(['ani left', 'ani read L1,L2', 'budi left']);
  expect(told.indexOf('ani left')).toBeGreaterThan(told.indexOf('ani read L1,L2'));
});

test.each([
  [3, []],
  [4, [['b1', expect.stringContaining('kode 500')]]],
])('a bubble that WhatsApp refused %d times before is refused for the last time at the fifth', async (tries, failures) => {
  [typingMs, triesBefore, answers] = [0, tries, ['500']];
  queue('b1', 'ani', false);
  await settle();
  expect([failed, told.includes('restricted')]).toEqual([failures, false]);
});

test('a refusal for lack of a token renews it once for each bubble, and a confirmed restriction is told', async () => {
  typingMs = 0;
  const renewed: boolean[] = [];
  causeOfRefusal = async (_row, isRenewed) => {
    renewed.push(isRenewed);
    return isRenewed ? outcomes.tokenRefused : outcomes.tokenRenewed;
  };
  answers = ['463', '463', '463'];
  queue('b1', 'ani', false);
  await settle();
  queue('b2', 'budi', false);
  await settle();
  expect([renewed, taken, failed.map(([waId]) => waId)]).toEqual([[false, true, false], ['b2'], ['b1']]);
  expect(told).not.toContain('restricted');
  causeOfRefusal = undefined;
  answers = ['463'];
  queue('b3', 'citra', false);
  await settle();
  expect([failed.at(-1)![0], told.filter((one) => one === 'restricted')]).toEqual(['b3', ['restricted']]);
});

test('a bubble that is queued once more after it had left the queue is sent once more', async () => {
  typingMs = 0;
  for (let nth = 0; nth < 2; nth++) {
    queue('b1', 'ani', true);
    await settle();
    queues.notify();
    await settle();
  }
  expect(left).toEqual(['b1', 'b1']);
});
