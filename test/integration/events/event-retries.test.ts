import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { AccountId, ConversationId, FollowUpId, LoginSessionId, NoticeId, OrderId, PushId } from '#contracts/values/ids';
import { EventDispatcher } from '#core/features/events/event-dispatcher.service';
import { EventsModule } from '#core/features/events/events.module';
import { EventsService } from '#core/features/events/events.service';
import { findRetries, setBehind } from '#core/features/events/retries.statements';
import * as followUps from '#core/features/followups/followups.statements';
import type { Scheduled } from '#core/features/followups/followups.types';
import * as accountExports from '#core/features/membership/exports/account-exports.statements';
import { findDuePushes, insertPushes, postponePush, replaceDevice } from '#core/features/notifications/push/push.statements';
import { findDueReports, planReport, saveReportHour } from '#core/features/prompts/report-times.statements';
import { findDue as findDueSums, insertSum, noteRecount } from '#core/features/storage-use/storage-use.statements';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { Crowd } from '../../support/core/crowd.ts';
import { sent, withFollowUp } from '../../support/core/follow-up-rows.ts';
import { metricOf } from '../../support/metric-of.ts';
import { Metrics } from '#core/platform/metrics/metrics';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { listen } from '../../support/events/listen.ts';
import { waitFor } from '../../support/wait-for.ts';

let modules: TestModules;
let here: INestApplicationContext;
let shop: Shop;
let accountId: AccountId;

beforeAll(async () => {
  modules = await openTestModules();
});
beforeEach(async () => {
  await modules.sql(`TRUNCATE domain_events, event_subscribers, event_retries`);
  here = await modules.open([EventsModule]);
  shop = await makeOwner(modules);
  ({ accountId } = shop);
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
/** Lets the longest wait for another try pass. An event with a longer wait, or one without an end, still waits. */
const afterTheWait = async () => {
  await modules.sql(`UPDATE event_retries SET next_at = next_at - interval '5 minutes'`);
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
  while (!told.heard.includes(2) && waits.length < 10) {
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
  // on a slow machine, the first pause is over before the others are set aside, and the event is tried once more
  expect(told.heard.filter((nth) => nth === 1).length).toBeGreaterThan(1);
  expect(told.heard.filter((nth) => nth > 1)).toEqual(Array.from({ length: 619 }, (_, at) => at + 2));
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

/* Events that any feature sets aside must become due by time alone: nothing else starts another try. */

const later = new Date(Date.now() + 3_600_000);
/** Whether it is due at that moment. */
type IsDue = (at: Date) => Promise<boolean>;

/** A follow-up of a new chat. */
async function followUp(columns: Readonly<Record<string, string>> = {}): Promise<{ one: Scheduled; isDue: IsDue }> {
  const chats = await Crowd.of(here.get(Database), shop.botId, {}, { usual: withFollowUp(columns) });
  const [one] = await modules.sql(
    `SELECT id, bot_id AS "botId", conversation_id AS "conversationId", silent_since::text AS "silentSince", silent_since AS since, day::int AS day,
       due_at AS "dueAt", is_held AS "isHeld" FROM follow_ups WHERE conversation_id = $1`,
    [chats.of('usual').id],
  );
  return { one: one as Scheduled, isDue: async (at) => (await followUps.findDue(here.get(Database), shop.botId, at))?.id === one!.id };
}

async function push(): Promise<PushId> {
  const [loginId, noticeId] = [newId<LoginSessionId>(), newId<NoticeId>()];
  const { personId, botId } = shop;
  await modules.sql(`INSERT INTO login_sessions (id, person_id, device, address) VALUES ($1, $2, 'Chrome', '127.0.0.1')`, [
    loginId,
    personId,
  ]);
  await modules.sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body) VALUES ($1, $2, $3, 'closing', $4, 'judul', 'isi')`,
    [noticeId, accountId, botId, newId()],
  );
  return here.get(Database).transaction(async (tx) => {
    await replaceDevice(tx, { id: newId(), personId, loginId, endpointHash: Buffer.from(loginId), sealed: Buffer.from('x') });
    return (await insertPushes(tx, personId, noticeId))[0]!;
  });
}
const isPushDue =
  (id: PushId): IsDue =>
  async (at) =>
    (await findDuePushes(here.get(Database), at, 100)).includes(id);
const isReportDue: IsDue = async (at) => (await findDueReports(here.get(Database), at, 100)).some((one) => one.botId === shop.botId);

async function beginExport(now: Date): Promise<string> {
  const id = newId();
  const { personId } = shop;
  expect(await here.get(Database).transaction((tx) => accountExports.begin(tx, accountId, { id, personId, now }))).toBe(true);
  return id;
}
const isExportDue: IsDue = async (at) =>
  (await accountExports.findBuilding(here.get(Database), at, 100)).some((one) => one.accountId === accountId);

/** Events that were set aside until `later`, or, where it says `now`, only until their turn. */
const setAside: Readonly<Record<string, { readonly until: 'later' | 'now'; readonly by: () => Promise<IsDue> }>> = {
  'an event behind one that failed': {
    until: 'now',
    by: async () => {
      const database = here.get(Database);
      await sayIn(1, budi);
      await modules.sql(`INSERT INTO event_subscribers (name) VALUES ('test')`);
      const [event] = await modules.sql(`SELECT max(position)::text AS position FROM domain_events`);
      await database.transaction((tx) => setBehind(tx, 'test', event!['position']));
      return async () => (await database.transaction((tx) => findRetries(tx, 'test'))).every(({ due }) => due);
    },
  },
  'a new push': { until: 'now', by: async () => isPushDue(await push()) },
  'a push that failed': {
    until: 'later',
    by: async () => {
      const id = await push();
      await postponePush(here.get(Database), id, later);
      return isPushDue(id);
    },
  },
  'a follow-up that WhatsApp holds': {
    until: 'later',
    by: async () => {
      const { one, isDue } = await followUp();
      await followUps.hold(here.get(Database), one, later, later);
      return isDue;
    },
  },
  'a follow-up whose restriction ends earlier': {
    until: 'later',
    by: async () => {
      const { isDue } = await followUp({ due_at: `'2099-01-01'`, restricted_until: `'2099-01-01'`, is_held: 'true' });
      await followUps.moveBack(here.get(Database), shop.botId, { end: later, to: later }, 1);
      return isDue;
    },
  },
  'a follow-up at another time': {
    until: 'later',
    by: async () => {
      const { one, isDue } = await followUp();
      await followUps.moveDue(here.get(Database), shop.botId, [{ id: one.id, dueAt: later }]);
      return isDue;
    },
  },
  'a follow-up that was taken back from WhatsApp': {
    until: 'later',
    by: async () => {
      const { one, isDue } = await followUp(sent(60_000));
      const ids: readonly FollowUpId[] = [one.id];
      await here.get(Database).transaction((tx) => followUps.scheduleAgain(tx, shop.botId, ids, { to: later, until: later }));
      return isDue;
    },
  },
  'the next report': {
    until: 'later',
    by: async () => {
      const due = { botId: shop.botId, hour: 7, dueAt: null };
      await saveReportHour(here.get(Database), shop.botId, 7);
      expect(await planReport(here.get(Database), due, later)).toBe(true);
      return isReportDue;
    },
  },
  'a report at another hour': {
    until: 'now',
    by: async () => {
      await modules.sql(`UPDATE bot_settings SET report_next_at = $2 WHERE bot_id = $1`, [shop.botId, later]);
      await saveReportHour(here.get(Database), shop.botId, 8);
      return isReportDue;
    },
  },
  'an export that is being built': {
    until: 'later',
    by: async () => {
      await beginExport(later);
      return isExportDue;
    },
  },
  'an export that replaces a failed one': {
    until: 'later',
    by: async () => {
      const id = await beginExport(new Date(0));
      await here.get(Database).transaction((tx) => accountExports.fail(tx, accountId, id));
      await beginExport(later);
      return isExportDue;
    },
  },
  'the next count of stored bytes': {
    until: 'later',
    by: async () => {
      await insertSum(here.get(Database), accountId);
      await here.get(Database).transaction((tx) => noteRecount(tx, accountId, later));
      return async (at) => (await findDueSums(here.get(Database), at, new Date(0), 100)).includes(accountId);
    },
  },
};

test.each(Object.entries(setAside))('%s becomes due by time alone', async (_what, { until, by }) => {
  const isDue = await by();
  const before = new Date(later.getTime() - 1);
  const after = new Date(later.getTime() + 1);
  expect([await isDue(before), await isDue(after)]).toEqual([until === 'now', true]);
});
