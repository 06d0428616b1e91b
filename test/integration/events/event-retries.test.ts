import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { AccountId, ConversationId, OrderId } from '#contracts/values/ids';
import { EventDispatcher } from '#core/features/events/event-dispatcher.service';
import { EventsModule } from '#core/features/events/events.module';
import { EventsService } from '#core/features/events/events.service';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { metricOf } from '../../support/metric-of.ts';
import { Metrics } from '#core/platform/metrics/metrics';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { listen } from '../../support/events/listen.ts';
import { waitFor } from '../../support/wait-for.ts';

let modules: TestModules;
let here: INestApplicationContext;
let accountId: AccountId;

beforeAll(async () => {
  modules = await openTestModules();
});
beforeEach(async () => {
  await modules.sql(`TRUNCATE domain_events, event_subscribers, event_retries`);
  here = await modules.open([EventsModule]);
  ({ accountId } = await makeOwner(modules));
});
afterEach(() => here.close());
afterAll(() => modules.close());

const sweep = () => here.get(EventDispatcher).sweep();
const position = async () => Number((await modules.sql(`SELECT position FROM event_subscribers WHERE name = 'test'`))[0]?.position ?? 0);
const [budi, siti] = [newId<ConversationId>(), newId<ConversationId>()];
const sayIn = (nth: number, conversationId: ConversationId) =>
  here.get(Database).transaction((tx) => {
    const facts = { orderId: `o-${nth}` as OrderId, packageId: 'ai-1000', amount: nth } as const;
    return here.get(EventsService).append(tx, { accountId, conversationId, kind: 'order.paid', facts });
  });
/** Lets the waits for another try pass. */
const afterTheWait = async () => {
  await modules.sql(`UPDATE event_retries SET next_at = clock_timestamp()`);
  await sweep();
};
const metric = async (name: string) => {
  return metricOf(here.get(Metrics), name, { subscriber: 'test' });
};

test('a subscriber that fails receives the same event again, with the same id, and later ones of that conversation after it', async () => {
  let failures = 2;
  const told = listen(here, async (nth, tx) => {
    await tx.run(`INSERT INTO event_subscribers (name) VALUES ($1)`, [`written by ${nth}`]);
    if (nth === 1 && failures-- > 0) throw new Error('not now');
  });
  await sayIn(1, budi);
  await waitFor(() => told.heard.length === 1);
  await sayIn(2, budi);
  await sayIn(3, siti);
  await waitFor(() => told.heard.length === 2);
  await afterTheWait();
  await sayIn(4, budi);
  await afterTheWait();
  expect(told.of(siti)).toEqual([3]);
  expect(told.of(budi)).toEqual([1, 1, 1, 2, 4]);
  expect(new Set(told.ids).size).toBe(4);
  // its writes belong to the event: the writes of the failed tries are gone
  const written = await modules.sql(`SELECT name FROM event_subscribers WHERE name LIKE 'written%' ORDER BY name`);
  expect(written.map((one) => one.name)).toEqual([1, 2, 3, 4].map((nth) => `written by ${nth}`));
});

test('a subscriber that fails waits between two tries, and gives the event up after the last one', async () => {
  const told = listen(here, (nth) => (nth === 1 ? Promise.reject(new Error('never')) : undefined));
  const delivered = await metric('events_delivered_total');
  await sayIn(1, budi);
  await waitFor(() => told.heard.length === 1);
  await sayIn(2, budi);
  await sayIn(3, siti);
  await waitFor(() => told.heard.includes(3));
  // neither new events nor sweeps cause another try
  for (let nth = 0; nth < 5; nth += 1) await sweep();
  expect(told.of(budi)).toEqual([1]);
  expect(await metric('events_waiting')).toBe(2);
  expect((await metric('events_delivered_total')) - delivered).toBe(1);
  expect(await metric('events_set_aside')).toBe(2);
  const waits: number[] = [];
  while (!told.heard.includes(2)) {
    const [row] = await modules.sql<{ s: number }>(
      `SELECT extract(epoch FROM max(next_at) - clock_timestamp())::float8 AS s FROM event_retries WHERE tries > 0`,
    );
    // Waits until the next power of two, because part of the wait is over when it is read.
    waits.push(2 ** Math.ceil(Math.log2(row!.s)));
    expect(await metric('events_given_up_total')).toBe(0);
    await afterTheWait();
  }
  expect(waits).toEqual([4, 8, 16, 32, 64, 128, 256]);
  expect(told.of(budi)).toEqual([...Array.from({ length: 8 }, () => 1), 2]);
  expect(await metric('events_given_up_total')).toBe(1);
  expect((await metric('events_delivered_total')) - delivered).toBe(2);
  expect(await metric('events_waiting')).toBe(0);
  expect(await metric('events_set_aside')).toBe(0);
});

test('a subscriber with too many events set aside waits itself, and loses none of them', async () => {
  let isBroken = true;
  const told = listen(here, () => (isBroken ? Promise.reject(new Error('broken')) : undefined));
  await modules.sql(
    `INSERT INTO domain_events (account_id, kind, facts)
     SELECT $1, 'order.paid', jsonb_build_object('orderId', 'o', 'packageId', 'ai-1000', 'amount', n) FROM generate_series(1, 620) AS n`,
    [accountId],
  );
  await sweep();
  expect(await metric('events_set_aside')).toBe(500);
  expect(await metric('events_waiting')).toBe(620);
  await modules.sql(`UPDATE domain_events SET created_at = created_at - interval '1 hour'`);
  expect(await metric('events_waiting_seconds')).toBeGreaterThanOrEqual(3_600);
  isBroken = false;
  await afterTheWait();
  await sweep();
  expect(told.heard).toEqual([1, ...Array.from({ length: 620 }, (_, at) => at + 1)]);
});

test('a subscriber that fails keeps the order of conversations that are merged while one of them waits', async () => {
  let isBroken = true;
  const told = listen(here, (nth) => (nth === 1 && isBroken ? Promise.reject(new Error('not now')) : undefined));
  await sayIn(1, budi);
  await waitFor(() => told.heard.length === 1);
  await modules.sql(`UPDATE domain_events SET conversation_id = $1`, [siti]);
  await sayIn(2, siti);
  await sweep();
  expect(told.of(siti)).toEqual([]);
  isBroken = false;
  await afterTheWait();
  expect(told.heard).toEqual([1, 1, 2]);
});

test('a subscriber that fails keeps an event beyond the days of those that were handled', async () => {
  const told = listen(here, () => Promise.reject(new Error('never')));
  await sayIn(1, budi);
  await waitFor(async () => told.heard.length === 1 && (await position()) > 0);
  await modules.sql(`UPDATE domain_events SET created_at = now() - interval '8 days'`);
  expect(await here.get(EventsService).removeOld()).toBe(0);
  await modules.sql(`UPDATE domain_events SET created_at = now() - interval '31 days'`);
  expect(await here.get(EventsService).removeOld()).toBe(1);
});
