import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { BotId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import type { OutgoingMessage } from '#core/features/conversations/conversations.types';
import { UnknownNumberError } from '#core/outside/whatsapp/lookup/recipients';
import { OutboundQueues } from './outbound-queues.js';
import { noPace } from './pacing.rules.js';
import { runs } from '../../../test/support/runs.js';

const leads = ['x', 'y', 'z'] as const;
type Lead = (typeof leads)[number];
type Action =
  | { readonly kind: 'queue'; readonly lead: Lead; readonly isNobody: boolean }
  /** `take`: WhatsApp's server accepts the oldest unanswered message. `commit`: a reported outcome is stored. */
  | { readonly kind: 'take' | 'refuse' | 'be silent' | 'commit' | 'turn' | 'reconnect' };

/** The outbox of Postgres, WhatsApp's server, and the connections between them. */
class World {
  readonly queued: OutgoingMessage[] = [];
  /** The messages that WhatsApp's server accepted, in order. It accepts each id only once. */
  readonly taken: { readonly lead: Lead; readonly waId: string }[] = [];
  readonly wrong: string[] = [];
  /** Sent, but not answered by the server yet. */
  private onWay: OutgoingMessage[] = [];
  private readonly acked: string[] = [];
  private readonly settled = new Set<string>();
  /** Messages that were sent and not acknowledged by WhatsApp's server within the limit, so they are sent again. */
  private readonly unsure = new Set<string>();
  private readonly refused = new Set<string>();
  private readonly closed = new Set<OutboundQueues>();
  private queues = this.connect();
  private count = 0;

  private connect(): OutboundQueues {
    const queues: OutboundQueues = new OutboundQueues({
      botId: newId<BotId>(),
      pace: noPace,
      log: { warn: () => undefined },
      link: {
        send: async (_jid, _content, { waId, mayLeave }) => ((await mayLeave()) ? this.send(queues, waId) : null),
        markRead: async () => undefined,
      },
      outbox: async (limit) => {
        const rows = this.queued.slice(0, limit);
        await turn();
        return rows;
      },
      sent: async () => undefined,
      withdrawn: async () => false,
      isRestricted: () => false,
      content: async ({ body }) => {
        await turn();
        return { kind: 'text', body };
      },
      failed: async (row) => this.leave(row.waId),
      noteSent: () => undefined,
      takeUnread: () => [],
      restricted: () => undefined,
      type: async () => undefined,
      stopTyping: () => undefined,
      left: () => undefined,
    });
    return queues;
  }

  private async send(queues: OutboundQueues, waId: string): Promise<Uint8Array> {
    if (this.closed.has(queues)) this.wrong.push(`${waId} is sent over a connection that is closed`);
    await turn();
    // the message was lost with the connection
    if (this.closed.has(queues)) throw new Error('closed');
    const row = this.queued.find((one) => one.waId === waId);
    if (this.unsure.has(waId) && (!row || this.settled.has(waId))) {
      // the server's answer came after the sender's limit, so the sender sends again under the same id, and the
      // server answers again
      setImmediate(() => queues.acked(waId, this.refused.has(waId) ? '463' : null));
      return new Uint8Array();
    }
    if (!row || this.settled.has(waId)) this.wrong.push(`${waId} is sent although its fate is known`);
    if (row?.body === 'nobody') throw new UnknownNumberError('nobody');
    const lead = row?.jid as Lead;
    if (this.onWay.some((one) => one.jid === lead && one.waId !== waId)) this.wrong.push(`${waId} does not wait for the one before`);
    const first = this.queued.find((one) => one.jid === lead && !this.settled.has(one.waId));
    if (first && first.waId !== waId) this.wrong.push(`${waId} overtakes ${first.waId}`);
    if (row && !this.onWay.some((one) => one.waId === waId)) this.onWay.push(row);
    return new Uint8Array();
  }

  private leave(waId: string): void {
    this.settled.add(waId);
    this.onWay = this.onWay.filter((one) => one.waId !== waId);
    const index = this.queued.findIndex((one) => one.waId === waId);
    if (index >= 0) this.queued.splice(index, 1);
  }

  async perform(action: Action): Promise<void> {
    switch (action.kind) {
      case 'queue':
        this.queue(action.lead, action.isNobody);
        return this.queues.notify();
      case 'take':
        return this.answer(null);
      case 'refuse':
        return this.answer('463');
      case 'be silent':
        // only sent messages time out, because the time limit does not run while a message is being prepared or
        // uploaded
        for (const { waId } of this.onWay) this.unsure.add(waId);
        jest.advanceTimersByTime(20_000);
        return;
      case 'commit': {
        const waId = this.acked.shift();
        return waId === undefined ? undefined : this.leave(waId);
      }
      case 'reconnect': {
        const { queues } = this;
        this.onWay = [];
        this.closed.add(queues);
        await queues.close();
        this.queues = this.connect();
        // acknowledged messages are committed before the next connection begins
        while (this.acked.length > 0) this.leave(this.acked.shift()!);
        return this.queues.notify();
      }
      case 'turn':
        await turn();
    }
  }

  private queue(lead: Lead, isNobody: boolean): void {
    const waId = `${lead}${++this.count}`;
    this.queued.push({
      waId,
      conversationId: lead,
      jid: lead,
      sender: 'bot',
      body: isNobody ? 'nobody' : 'halo',
      attempts: 0,
      expiresAfter: 0,
      isAutomatic: true,
      forbidden: null,
    } as unknown as OutgoingMessage);
  }

  private answer(errorCode: string | null): void {
    const row = this.onWay.shift();
    if (!row) return;
    const { waId } = row;
    this.settled.add(waId);
    if (errorCode !== null) this.refused.add(waId);
    else {
      this.acked.push(waId);
      this.taken.push({ lead: row.jid as Lead, waId });
    }
    this.queues.acked(waId, errorCode);
  }

  /** From here on, WhatsApp and Postgres are available. */
  async untilEmpty(): Promise<void> {
    for (let round = 0; round < 2_000 && this.queued.length > 0; round++) {
      await this.perform({ kind: 'take' });
      await this.perform({ kind: 'commit' });
      if (round % 50 === 0) this.queues.notify();
      await turn();
    }
    await this.queues.close();
  }
}

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('queue' as const),
      lead: fc.constantFrom(...leads),
      isNobody: fc.integer({ max: 7, min: 0 }).map((one) => one === 0),
    }),
  },
  { weight: 8, arbitrary: fc.constantFrom<Action>({ kind: 'turn' }, { kind: 'take' }, { kind: 'commit' }) },
  { weight: 2, arbitrary: fc.constantFrom<Action>({ kind: 'refuse' }, { kind: 'reconnect' }, { kind: 'be silent' }) },
);

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'] }));
afterEach(() => void jest.useRealTimers());

const told: Action[][] = [
  // the connection ends while the first is being prepared
  [{ kind: 'queue', lead: 'x', isNobody: false }, { kind: 'turn' }, { kind: 'reconnect' }],
  // the server stops answering while the third message is still being prepared, so its time limit has not begun
  [
    { kind: 'queue', lead: 'x', isNobody: false },
    { kind: 'queue', lead: 'y', isNobody: false },
    { kind: 'queue', lead: 'y', isNobody: false },
    { kind: 'reconnect' },
    { kind: 'turn' },
    { kind: 'turn' },
    { kind: 'take' },
    { kind: 'take' },
    { kind: 'refuse' },
    { kind: 'take' },
    { kind: 'queue', lead: 'x', isNobody: true },
    { kind: 'queue', lead: 'x', isNobody: true },
    { kind: 'queue', lead: 'x', isNobody: true },
    { kind: 'be silent' },
  ],
];

test('whatever connections do: one at a time and in order for each lead, never again once it is taken, and all of it in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 60, size: 'max' }), async (story) => {
      const world = new World();
      for (const one of story) await world.perform(one);
      await world.untilEmpty();
      expect(world.wrong).toEqual([]);
      expect(world.queued).toEqual([]);
      for (const lead of leads) {
        const order = world.taken.filter((one) => one.lead === lead).map((one) => Number(one.waId.slice(1)));
        expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
      }
    }),
    { numRuns: runs(150), examples: told.map((story) => [story]) },
  );
});
