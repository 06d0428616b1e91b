import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { DomainEvent, EventKind, FactsOf } from '#contracts/events/catalogue';
import { Clock } from '../../platform/clock/clock.js';
import type { Notice } from '../notifications/notifications.service.js';
import { OrderEventsSubscriber } from './order-events.subscriber.js';
import { SessionEndingsSubscriber } from './session-endings.subscriber.js';
import { SessionEventsSubscriber } from './session-events.subscriber.js';
import { StorageEventsSubscriber } from './storage-events.subscriber.js';

/*
 * The notices that subscribers write themselves: an event that is delivered twice gives one notice, and the next event of the same kind
 * another one. A subscriber with a notice of its own has to be added here. Texts in files of their own are tried in notice-texts.test.ts.
 */

/** What a subscriber passes to its services, and what it does after the commit. */
class Recorder {
  readonly notices: Notice[] = [];
  readonly effects: string[] = [];
  private readonly afterCommit: (() => unknown)[] = [];

  private readonly raise = (_of: string, notice: Notice) => {
    this.notices.push(notice);
    return Promise.resolve({ announce: () => void this.effects.push('announced') });
  };
  readonly notifications = { raise: this.raise, raiseForBot: this.raise } as never;
  readonly activityLog = { write: () => void this.effects.push('log') } as never;
  readonly panel = { emitToAccount: (_of: string, event: string) => void this.effects.push(event) } as never;
  readonly members = { firstBotOf: () => Promise.resolve('b') } as never;
  readonly clock = new Clock({ CLOCK_SHIFT_MINUTES: 0 } as never);
  readonly tx = { afterCommit: (effect: () => unknown) => void this.afterCommit.push(effect) } as never;

  commit(): void {
    for (const effect of this.afterCommit.splice(0)) effect();
  }
}

type Handle = (event: DomainEvent, to: Recorder) => Promise<void>;
const subscribers = {
  'storage-events': ({ notifications }: Recorder) => new StorageEventsSubscriber(notifications),
  'session-endings': ({ clock, activityLog, notifications }: Recorder) => new SessionEndingsSubscriber(clock, activityLog, notifications),
  'session-events': ({ notifications }: Recorder) => new SessionEventsSubscriber(notifications),
  'order-events': ({ panel, members, activityLog, notifications }: Recorder) =>
    new OrderEventsSubscriber(panel, members, activityLog, notifications),
} as const;

const [monday, later, tuesday] = ['2026-03-02T09:00:00.000Z', '2026-03-02T10:00:00.000Z', '2026-03-03T09:00:00.000Z'] as const;

interface Case {
  readonly by: keyof typeof subscribers;
  readonly first: DomainEvent;
  /** Events that give another notice. */
  readonly others: Readonly<Record<string, DomainEvent>>;
  /** Other events that give the same notice. */
  readonly same?: Readonly<Record<string, DomainEvent>>;
  readonly is: Pick<Notice, 'kind' | 'mail' | 'serious'>;
  readonly effects: readonly string[];
}

const event = <Kind extends EventKind>(kind: Kind, facts: FactsOf<Kind>, more: { id?: string; at?: string; botId?: string } = {}) =>
  ({ kind, facts, accountId: 'a', botId: 'b', id: 'e1', ...more, at: new Date(more.at ?? monday) }) as unknown as DomainEvent;

const full = { usedBytes: 81, limitBytes: 100 };
const out: FactsOf<'session.ended'> = { reason: 'logged_out', detail: null };
const unreadable: FactsOf<'session.ended'> = { reason: 'keys_unreadable', detail: null };
const deaf: FactsOf<'session.offline'> = { cause: 'deaf', since: monday };
const over: FactsOf<'session.online'> = { since: monday, until: later };
const order = { orderId: 'o1', packageId: 'ai-1000', amount: 99_000, outcome: 'refunded' } as FactsOf<'order.reversed'>;

const cases: Readonly<Record<string, Case>> = {
  'nearly full storage': {
    by: 'storage-events',
    first: event('storage.nearly-full', full),
    others: { 'a later time': event('storage.nearly-full', full, { id: 'e2' }) },
    is: { kind: 'storage' },
    effects: ['announced'],
  },
  'a session that ended': {
    by: 'session-endings',
    first: event('session.ended', out),
    others: {
      'the next end': event('session.ended', out, { id: 'e2' }),
      'another reason': event('session.ended', { ...out, reason: 'banned' }),
    },
    is: { kind: 'offline', mail: true },
    effects: ['log', 'announced'],
  },
  'keys that cannot be read': {
    by: 'session-endings',
    first: event('session.ended', unreadable),
    others: { 'the next day': event('session.ended', unreadable, { at: tuesday }) },
    same: { 'another host on that day': event('session.ended', unreadable, { id: 'e2', at: later }) },
    is: { kind: 'offline', mail: true },
    effects: ['log', 'announced'],
  },
  'an outage': {
    by: 'session-events',
    first: event('session.offline', deaf),
    others: {
      'the next outage': event('session.offline', { ...deaf, since: later }),
      'another cause': event('session.offline', { ...deaf, cause: 'connection' }),
      'its end': event('session.online', over),
    },
    same: { 'announced again': event('session.offline', deaf, { id: 'e2', at: later }) },
    is: { kind: 'offline', mail: true },
    effects: ['announced'],
  },
  'the end of an outage': {
    by: 'session-events',
    first: event('session.online', over),
    others: { 'the end of the next outage': event('session.online', { since: later, until: tuesday }) },
    same: { 'another time of that end': event('session.online', { ...over, until: tuesday }) },
    is: { kind: 'online', mail: true },
    effects: ['announced'],
  },
  'a payment that was returned': {
    by: 'order-events',
    first: event('order.reversed', order),
    others: { 'another order': event('order.reversed', { ...order, orderId: 'o2' as (typeof order)['orderId'] }) },
    same: { 'announced again': event('order.reversed', order, { id: 'e2', at: later }) },
    is: { kind: 'expiry', mail: true },
    effects: ['subscription.changed', 'announced'],
  },
};

async function heard(by: Case['by'], one: DomainEvent): Promise<{ notice: Notice; early: readonly string[]; effects: readonly string[] }> {
  const recorder = new Recorder();
  const subscriber = subscribers[by](recorder);
  const handle: Handle = (given, { tx }) => subscriber.handle(given as never, tx);
  await handle(one, recorder);
  const early = [...recorder.effects];
  recorder.commit();
  expect(recorder.notices).toHaveLength(1);
  return { notice: recorder.notices[0]!, early, effects: recorder.effects };
}
const keyOf = async (by: Case['by'], one: DomainEvent) => (await heard(by, one)).notice.dedupeKey;

test('every subscriber that writes a notice itself is tried here', () => {
  const writing = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.subscriber.ts') && readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('dedupeKey'))
    .map((file) => file.replace('.subscriber.ts', ''));
  expect(new Set(Object.values(cases).map(({ by }) => by))).toEqual(new Set(writing));
});

describe.each(Object.entries(cases))('the notice of %s', (_what, { by, first, others, same = {}, is, effects }) => {
  test('is the same one when its event is delivered again', async () => {
    const key = await keyOf(by, first);
    expect(await keyOf(by, first)).toBe(key);
    for (const [how, one] of Object.entries(same)) expect([how, await keyOf(by, one)]).toEqual([how, key]);
  });

  test('is not the one of another event', async () => {
    const keys = [await keyOf(by, first)];
    for (const one of Object.values(others)) keys.push(await keyOf(by, one));
    expect([...new Set(keys)]).toEqual(keys);
  });

  test('is mailed and serious as said here, and shown after the commit', async () => {
    const { notice, early, effects: all } = await heard(by, first);
    expect({ kind: notice.kind, mail: notice.mail, serious: notice.serious }).toEqual({ mail: undefined, serious: undefined, ...is });
    expect({ early, all }).toEqual({ early: [], all: effects });
  });
});

test.each(['stopped', 'code_expired', 'restricted', 'connection'] as const)('a session that ended by %s is logged only', async (reason) => {
  const recorder = new Recorder();
  const ended = event('session.ended', { reason, detail: null }) as DomainEvent<'session.ended'>;
  await subscribers['session-endings'](recorder).handle(ended, recorder.tx);
  recorder.commit();
  expect([recorder.notices, recorder.effects]).toEqual([[], ['log']]);
});
