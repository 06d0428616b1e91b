import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { AccountId, ConversationId, OrderId } from '#contracts/values/ids';
import { EventDispatcher } from '#core/features/events/event-dispatcher.service';
import { EventsModule } from '#core/features/events/events.module';
import { EventsService } from '#core/features/events/events.service';
import type { Subscriber } from '#core/features/events/events.types';
import { Clock } from '#core/platform/clock/clock';
import { newId } from '#core/platform/crypto/ids';
import { Database, type Tx } from '#core/platform/database/database';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { listen } from '../../support/events/listen.ts';
import { HeldLocks, waitingStatements } from '../../support/stores/held-locks.ts';
import { waitFor } from '../../support/wait-for.ts';

let modules: TestModules;
let here: INestApplicationContext;
let there: INestApplicationContext;
let accountId: AccountId;
const held = new HeldLocks(() => modules.env['DATABASE_URL']!);

beforeAll(async () => {
  modules = await openTestModules();
});
beforeEach(async () => {
  await modules.sql(`TRUNCATE domain_events, event_subscribers, event_retries`);
  [here, there] = await Promise.all([modules.open([EventsModule]), modules.open([EventsModule])]);
  ({ accountId } = await makeOwner(modules));
});
afterEach(async () => {
  await held.release();
  await Promise.all([here, there].map((context) => context.close()));
});
afterAll(() => modules.close());

function append(
  tx: Tx,
  nth: number,
  { from = here, conversationId }: { from?: INestApplicationContext; conversationId?: ConversationId } = {},
) {
  const facts = { orderId: `o-${nth}` as OrderId, packageId: 'ai-1000', amount: nth } as const;
  return from.get(EventsService).append(tx, { accountId: accountId, ...(conversationId && { conversationId }), kind: 'order.paid', facts });
}
const say = (nth: number, from = here) => from.get(Database).transaction((tx) => append(tx, nth, { from }));
const sweep = (context = here) => context.get(EventDispatcher).sweep();
const position = async () => Number((await modules.sql(`SELECT position FROM event_subscribers WHERE name = 'test'`))[0]?.position ?? 0);
const eventCount = async () => (await modules.sql<{ count: number }>(`SELECT count(*)::int AS count FROM domain_events`))[0]!.count;

describe('an event', () => {
  test('reaches a subscriber of the process that committed it, without a sweep', async () => {
    const told = listen(here);
    await say(1);
    await say(2);
    await waitFor(() => told.heard.length === 2);
    expect(told.heard).toEqual([1, 2]);
    await sweep();
    expect(told.heard).toEqual([1, 2]);
  });

  test('has one subscriber of each name: two would share a position', () => {
    listen(here);
    expect(() => listen(here)).toThrow('two subscribers are called test');
    listen(here, undefined, 'other');
  });

  test('is not delivered when its transaction, or its savepoint, is rolled back', async () => {
    const told = listen(here);
    const database = here.get(Database);
    const failed = database.transaction(async (tx) => {
      await append(tx, 1);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await database.transaction(async (tx) => {
      const part = database.savepoint(tx, async () => {
        await append(tx, 2);
        throw new Error('part of it');
      });
      await expect(part).rejects.toThrow('part of it');
      await append(tx, 3);
    });
    await waitFor(() => told.heard.length > 0);
    await sweep();
    expect(told.heard).toEqual([3]);
    expect(await eventCount()).toBe(1);
  });

  test('with facts that the catalogue does not know is refused, and nothing of its transaction is kept', async () => {
    const wrong = here.get(Database).transaction(async (tx) => {
      await append(tx, 1);
      await append(tx, -1);
    });
    await expect(wrong).rejects.toThrow();
    expect(await eventCount()).toBe(0);
  });

  test('with texts that Postgres cannot store is stored without those characters', async () => {
    const told: string[] = [];
    const kinds = ['order.paid'] as const;
    here.get(EventDispatcher).register<'order.paid'>({ name: 'test', kinds, handle: async ({ facts }) => void told.push(facts.orderId) });
    const facts = { orderId: 'a\0b\uD800c' as OrderId, packageId: 'ai-1000', amount: 1 } as const;
    await here.get(Database).transaction((tx) => here.get(EventsService).append(tx, { accountId, kind: 'order.paid', facts }));
    await waitFor(() => told.length === 1);
    expect(told).toEqual(['ab\uFFFDc']);
  });

  test('of a process that died after its commit is delivered by the sweep of another', async () => {
    const told = listen(there);
    await say(1); // no subscriber listens in the process that commits it
    expect(told.heard).toEqual([]);
    await sweep(there);
    expect(told.heard).toEqual([1]);
  });

  test('goes to each subscriber of its kind, whose positions are their own', async () => {
    const [a, b] = [listen(here), listen(here, undefined, 'another')];
    await say(1);
    await waitFor(() => a.heard.length === 1 && b.heard.length === 1);
    const other: Subscriber<'session.offline'> = { name: 'quiet', kinds: ['session.offline'], handle: () => Promise.reject(new Error()) };
    here.get(EventDispatcher).register(other);
    await sweep();
    const rows = await modules.sql(`SELECT DISTINCT position FROM event_subscribers`);
    expect(rows).toHaveLength(1); // the subscriber without an event of its kinds also moves on: events that it has passed may be removed
    expect(() => here.get(EventDispatcher).register(other)).toThrow('quiet');
  });
});

describe('order', () => {
  /** An event whose transaction stays open, with the position after the newest. */
  const hold = (nth: number) =>
    held.hold(
      `INSERT INTO domain_events (account_id, kind, facts) VALUES ($1, 'order.paid', jsonb_build_object('orderId', 'o', 'packageId', 'ai-1000', 'amount', $2::int))`,
      [accountId, nth],
    );

  test('nothing is read past a transaction that is still open, and its end needs no sweep', async () => {
    const told = listen(here);
    await say(1);
    await waitFor(() => told.heard.length === 1);
    const undo = await hold(2);
    await say(3);
    await sweep();
    expect(told.heard).toEqual([1]);
    await undo();
    await waitFor(() => told.heard.length === 2);
    expect(told.heard).toEqual([1, 3]);
  });

  test('an event that becomes visible late is not lost behind a later one', async () => {
    const told = listen(here);
    let release = (): void => undefined;
    const open = new Promise<void>((resolve) => (release = resolve));
    const late = there.get(Database).transaction(async (tx) => {
      await append(tx, 1, { from: there });
      await open;
    });
    await waitFor(async () => (await modules.sql(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 7301`)).length > 0);
    await say(2);
    await sweep();
    expect(told.heard).toEqual([]);
    release();
    await late;
    await waitFor(() => told.heard.length === 2);
    expect(told.heard).toEqual([1, 2]);
  });

  test('positions are compared as numbers, also those of one batch', async () => {
    const told = listen(there);
    await modules.sql(`SELECT setval('domain_events_position_seq', 998)`);
    for (let nth = 1; nth <= 4; nth += 1) await say(nth);
    await sweep(there);
    expect(told.heard).toEqual([1, 2, 3, 4]);
  });

  test('positions beyond 32 bits are read like others', async () => {
    await modules.sql(`SELECT setval('domain_events_position_seq', 4294967295)`);
    const told = listen(here);
    const undo = await hold(1); // position 2^32, whose lock key equals that of the position before
    await say(2);
    await sweep();
    expect(told.heard).toEqual([]);
    await undo();
    await waitFor(() => told.heard.length === 1);
    await say(3);
    await waitFor(() => told.heard.length === 2);
    expect(await position()).toBeGreaterThan(2 ** 32);
  });

  test('two processes that write and deliver at once: each event once, in the order of its conversation', async () => {
    const conversations = Array.from({ length: 5 }, () => newId<ConversationId>());
    const told = [listen(here), listen(there)];
    await modules.sql(`CREATE TABLE IF NOT EXISTS streams (id uuid PRIMARY KEY, n integer NOT NULL)`);
    for (const id of conversations) await modules.sql(`INSERT INTO streams VALUES ($1, 0)`, [id]);
    const total = 200;
    const write = async (context: INestApplicationContext, worker: number) => {
      for (let at = 0; at < total / 8; at += 1) {
        const conversationId = conversations[(at + worker) % conversations.length]!;
        await context.get(Database).transaction(async (tx) => {
          const [row] = await tx.rows<{ n: number }>(`UPDATE streams SET n = n + 1 WHERE id = $1 RETURNING n`, [conversationId]);
          await append(tx, row!.n, { from: context, conversationId });
        });
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, worker) => write(worker % 2 ? here : there, worker)));
    await waitFor(() => told[0]!.heard.length + told[1]!.heard.length >= total);
    await sweep();
    const ids = told.flatMap((one) => one.ids);
    expect(new Set(ids).size).toBe(total);
    expect(ids).toHaveLength(total);
    const all = told.flatMap((one) => one.ids.map((id, at) => ({ id: Number(id), nth: one.heard[at] })));
    expect(all).toHaveLength(total);
    for (const id of conversations) {
      for (const one of told) expect(one.of(id)).toEqual(one.of(id).toSorted((a, b) => a - b));
      const [row] = await modules.sql<{ n: number }>(`SELECT n FROM streams WHERE id = $1`, [id]);
      expect(told.flatMap((one) => one.of(id)).toSorted((a, b) => a - b)).toEqual(Array.from({ length: row!.n }, (_, at) => at + 1));
    }
  });

  test('a process that delivers waits for another that does so already', async () => {
    const release = await (async () => {
      const [mine, theirs] = [listen(here), listen(there)];
      await say(1);
      await waitFor(() => mine.heard.length === 1);
      const undo = await held.hold(`SELECT 1 FROM event_subscribers WHERE name = 'test' FOR UPDATE`);
      await say(2, there);
      await waitFor(async () => (await modules.sql<{ count: number }>(waitingStatements))[0]!.count > 0);
      expect(theirs.heard).toEqual([]);
      return async () => {
        await undo();
        await waitFor(() => theirs.heard.length === 1);
        expect(theirs.heard).toEqual([2]);
      };
    })();
    await release();
  });
});

describe('retention', () => {
  const age = (days: number) => modules.sql(`UPDATE domain_events SET created_at = now() - $1 * interval '1 hour'`, [days * 24]);
  const removeOld = () => here.get(EventsService).removeOld();

  test('an event goes when every subscriber has passed it and seven days are over, not before', async () => {
    const told = listen(here);
    await say(1);
    await waitFor(async () => told.heard.length === 1 && (await position()) > 0);
    await age(6.9);
    expect(await removeOld()).toBe(0);
    await age(7.1);
    await modules.sql(`INSERT INTO event_subscribers (name) VALUES ('slow')`);
    expect(await removeOld()).toBe(0);
    await modules.sql(`DELETE FROM event_subscribers WHERE name = 'slow'`);
    expect(await removeOld()).toBe(1);
  });

  test('one that a stuck subscriber has not passed stays thirty days', async () => {
    await say(1);
    await age(29.9);
    expect(await removeOld()).toBe(0);
    await age(30.1);
    expect(await removeOld()).toBe(1);
  });

  test('the account’s events are deleted with it, and no others', async () => {
    const first = accountId;
    await say(1);
    ({ accountId } = await makeOwner(modules));
    await say(2);
    expect(await here.get(EventsService).removeSlice(first, 10)).toBe(1);
    expect((await modules.sql(`SELECT account_id FROM domain_events`)).map((one) => one.account_id)).toEqual([accountId]);
    expect(here.get(Clock)).toBeDefined();
  });
});
