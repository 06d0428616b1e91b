import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ContactFilter } from '#contracts/http/chat/chat';
import type { BotId, ClosingId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { Database, type Tx } from '#core/platform/database/database';
import { findClosingDays, findClosings, findClosingsOf, findNewest, sumClosings } from '#core/features/closings/closings.statements';
import { findContactsToExport } from '#core/features/conversations/inbox/chat-exports.statements';
import { findLabels } from '#core/features/conversations/inbox/chats.statements';
import { findActivity } from '#core/features/conversations/inbox/figures.statements';
import {
  countOldSilences,
  findOldSilences,
  lockIdleConversation,
  takeOldSilences,
} from '#core/features/conversations/messages/idle/idle-conversations.statements';
import {
  claimTurn,
  findOpenOf,
  findOpenTurn,
  findReopened,
  findUnanswered,
  leaveToOwner,
  settleTurn,
} from '#core/features/conversations/messages/turns/turns.statements';
import { countWaiting, findQueue, findQuiet, reopen } from '#core/features/conversations/state/needs.statements';
import { setTakeover } from '#core/features/conversations/state/owner-acts.statements';
import { findContactPage, findContactRows } from '#core/features/conversations/state/views.statements';
import * as followUps from '#core/features/followups/followups.statements';
import * as followUpQueue from '#core/features/followups/queue.statements';
import { countUnseen, findNotices, findOpenNotices } from '#core/features/notifications/bell.statements';
import type { Shop } from '../../../support/core/open-account.ts';
import { fillRandomly, hour, hoursAgo, now } from '../../../support/core/random-chats.ts';
import { makeOwner, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';

/*
 * A list, its pages, its counter and a search for each of its rows must agree for any rows. Each of them has its own
 * statement. When only one statement loses a condition, the panel shows two different numbers.
 */

let modules: TestModules;
let sql: Database;
let shop: Shop;
let botId: BotId;
let ids: ConversationId[];

const never = new Date(0);

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
  shop = await makeOwner(modules);
  botId = shop.botId;
  await fillRandomly(modules.sql, await makeOwner(modules), 80);
  ids = await fillRandomly(modules.sql, shop, 80);
});
afterAll(async () => {
  await modules?.close();
});

/** Runs the work and returns its result. Its writes are rolled back. */
async function undone<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  const over = new Error('undone');
  const all = sql.transaction(async (tx) => {
    results.push(await work(tx));
    throw over;
  });
  await all.catch((error: unknown) => {
    if (error !== over) throw error;
  });
  return results[0]!;
}
/** The results of `read` for all chats of the bot, as one list. */
async function ofEach<Row>(read: (id: ConversationId) => Promise<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const id of ids) rows.push(...(await read(id)));
  return rows;
}

type RowOf<Find extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Find>>[number];

interface List<Row> {
  /** The page after the row `last`, or the first page for null. */
  readonly page: (last: Row | null, limit: number) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => string;
  /** The counter, which counts up to `max`. */
  readonly counts?: (max: number) => Promise<number>;
  /** Further statements that return the same rows. */
  readonly otherwise?: Readonly<Record<string, (all: readonly Row[]) => Promise<readonly string[]>>>;
}

/** Checks that pages of any size, the counter and the other statements return the same rows as the list. */
function agrees<Row>(name: string, list: List<Row>): void {
  test(`${name} are the same page by page, counted and found otherwise`, async () => {
    const all = await list.page(null, 1_000);
    const found = all.map(list.idOf);
    // a list without rows would prove nothing
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size).toBe(found.length);
    for (const size of [3, found.length]) {
      const paged: string[] = [];
      for (let last: Row | null = null; ;) {
        const page: readonly Row[] = await list.page(last, size);
        paged.push(...page.map(list.idOf));
        if (page.length < size || paged.length > found.length) break;
        last = page.at(-1)!;
      }
      expect([size, paged]).toEqual([size, found]);
    }
    if (list.counts) expect([await list.counts(1_000), await list.counts(2)]).toEqual([found.length, 2]);
    for (const [way, read] of Object.entries(list.otherwise ?? {}))
      expect([way, [...(await read(all))].toSorted()]).toEqual([way, found.toSorted()]);
  });
}
const idOf = ({ id }: { readonly id: string }): string => id;
const chatOf = (row: { readonly conversation_id: string }): string => row.conversation_id;

const days = [1, 3];
agrees('follow-ups that will leave', {
  page: (last, limit) => followUpQueue.findQueue(sql, botId, now, days, { before: last && last.id, limit }),
  idOf,
  otherwise: {
    counted: async (all) => {
      expect(await followUpQueue.countQueue(sql, botId, now, days)).toBe(all.length);
      return all.map(idOf);
    },
    'chat by chat': async () => (await ofEach((id) => followUpQueue.findQueueOf(sql, botId, now, days, id))).map(idOf),
    'by what each is asked before it leaves': async () => {
      const found: string[] = [];
      for (const one of await modules.sql(
        `SELECT id, conversation_id, silent_since::text AS since FROM follow_ups WHERE bot_id = $1 AND state = 'scheduled' AND day = ANY ($2)`,
        [botId, days],
      )) {
        const { stop } = (await lockIdleConversation(sql, botId, one['conversation_id'], one['since'], now))!;
        if (stop === null || stop === 'takeover') found.push(one['id']);
      }
      return found;
    },
  },
});

agrees<RowOf<typeof followUps.findScheduled>>('scheduled follow-ups', {
  page: (last, limit) => followUps.findScheduled(sql, botId, last && last.id, limit),
  idOf,
  counts: (max) => followUps.countDue(sql, botId, new Date(now.getTime() + 2 * hour), max),
  otherwise: {
    'due one after another': () =>
      undone(async (tx) => {
        const found: string[] = [];
        const later = new Date(now.getTime() + 2 * hour);
        for (let one = await followUps.findDue(tx, botId, later); one; one = await followUps.findDue(tx, botId, later)) {
          found.push(one.id);
          await followUps.skip(tx, one, 'answered', now);
        }
        return found;
      }),
    cancelled: async (all) => {
      expect(await undone((tx) => followUps.cancelAll(tx, botId, 'owner', now))).toBe(all.length);
      return all.map(idOf);
    },
  },
});

const silences = (): Parameters<typeof countOldSilences>[1] => ({ botId, from: hoursAgo(5), upTo: hoursAgo(1), now });
const mayFollow = (stop: string | null | undefined): boolean => stop === null || stop === 'takeover' || stop === 'undelivered';
agrees<RowOf<typeof findOldSilences>>('old silences', {
  page: (last, limit) => findOldSilences(sql, silences(), { limit, before: last && last.conversation_id }),
  idOf: chatOf,
  otherwise: {
    counted: async (all) => {
      expect(await countOldSilences(sql, silences())).toBe(all.length);
      return all.map(chatOf);
    },
    taken: async () => {
      const taken = await undone((tx) => takeOldSilences(tx, silences(), [], 1_000));
      return taken.filter(({ stop }) => mayFollow(stop)).map(({ conversationId }) => conversationId);
    },
    'locked for a follow-up': async (all) =>
      undone(async (tx) => {
        const found: string[] = [];
        for (const { conversation_id: id, since } of all)
          if (mayFollow((await lockIdleConversation(tx, botId, id, since.toISOString(), now))?.stop)) found.push(id);
        return found;
      }),
  },
});

/** The chats that a filter of the panel returns. */
const filtered = async (filter: ContactFilter): Promise<string[]> =>
  (await findContactPage(sql, botId, { limit: 1_000, before: null, among: null, label: null, filter })).map(chatOf);

agrees<RowOf<typeof findQueue>>('chats that need the owner', {
  page: (last, limit) => findQueue(sql, botId, limit, last),
  idOf: chatOf,
  counts: async (max) => (await countWaiting(sql, botId, now, max)).needsOwner,
  otherwise: {
    'by the filter of the panel': () => filtered('needs-owner'),
    'by the figures of the bot': async (all) => {
      expect((await findActivity(sql, botId)).needsYou).toBe(all.length);
      return all.map(chatOf);
    },
    'among those that are not quiet': async () => {
      const quiet = new Set(await findQuiet(sql, ids));
      const rows = await findContactRows(
        sql,
        botId,
        ids.filter((id) => !quiet.has(id)),
      );
      return rows.filter((row) => !row.blacklisted).map(chatOf);
    },
  },
});

const pageOf = (filter: ContactFilter | null, label: string | null = null): List<{ conversation_id: ConversationId }>['page'] => {
  return (last, limit) => findContactPage(sql, botId, { limit, before: last && last.conversation_id, among: null, filter, label });
};
agrees('chats that the owner took over', {
  page: pageOf('taken-over'),
  idOf: chatOf,
  counts: async (max) => (await countWaiting(sql, botId, now, max)).takenOver,
});
agrees('unread chats', { page: pageOf('unread'), idOf: chatOf, counts: async (max) => (await countWaiting(sql, botId, now, max)).unread });
agrees('chats with a label', {
  page: pageOf(null, 'grosir'),
  idOf: chatOf,
  otherwise: {
    'by their labels': async () => {
      expect(await findLabels(sql, botId)).toEqual(['grosir', 'lama']);
      return (await findContactRows(sql, botId, ids)).filter(({ labels }) => labels.includes('grosir')).map(chatOf);
    },
  },
});
agrees('chats', {
  page: pageOf(null),
  idOf: chatOf,
  otherwise: { 'by their ids': async () => (await findContactRows(sql, botId, ids)).map(chatOf) },
});

agrees<RowOf<typeof findContactsToExport>>('exported chats', {
  page: (last, limit) => findContactsToExport(sql, botId, last && { at: last.exact_last_at, id: last.conversation_id }, limit),
  idOf: chatOf,
  otherwise: {
    'by the list of the panel': async (all) => {
      const found = (await pageOf(null)(null, 1_000)).map(chatOf);
      expect(found).toEqual(all.map(chatOf).toReversed());
      return found;
    },
  },
});

test('as many chats are left behind as may be opened again', async () => {
  const from = new Date(now.getTime() - limits.reopenMaxHours * hour);
  const opened = await undone((tx) => reopen(tx, botId, null, { from, now, limit: 1_000 }));
  const each = await undone((tx) => ofEach((id) => reopen(tx, botId, [id], { from, now, limit: 1 })));
  expect(opened.length).toBeGreaterThan(1);
  expect(each.toSorted()).toEqual(opened.toSorted());
  expect((await countWaiting(sql, botId, now, 1_000)).leftBehind).toBe(opened.length);
});

agrees('open turns', {
  page: async (last: { id: ConversationId; exactAt: string } | null, limit) => {
    const rows: { id: ConversationId; exactAt: string }[] = [];
    // The statement returns chats of all bots, so the other bots' chats are filtered out.
    for (let after: { id: ConversationId; exactAt: string } | null = last; rows.length < limit;) {
      const page = await findUnanswered(sql, never, { afterAt: after?.exactAt ?? null, afterId: after?.id ?? null, limit });
      rows.push(...page.filter((one) => one.botId === botId).map(({ conversationId: id, exactAt }) => ({ id, exactAt })));
      if (page.length < limit) break;
      const { conversationId: id, exactAt } = page.at(-1)!;
      after = { id, exactAt };
    }
    return rows.slice(0, limit);
  },
  idOf,
  otherwise: {
    'of the bot': () => findOpenOf(sql, botId, never, 1_000),
    'reopened or not': async (all) => {
      const reopened = (await findReopened(sql, never, 1_000)).filter((one) => one.botId === botId).map((one) => one.conversationId);
      const known = new Set(await modules.sql(`SELECT id FROM conversations WHERE reopened_at IS NOT NULL`).then((rows) => rows.map(idOf)));
      expect(reopened.toSorted()).toEqual(
        all
          .map(idOf)
          .filter((id) => known.has(id))
          .toSorted(),
      );
      return all.map(idOf);
    },
  },
});

test('a turn is answered, ended or left to the owner exactly where it is found open', async () => {
  const story = { model: 'm', tools: [], promptTokens: 0, completionTokens: 0, tookMs: 0, closing: false, need: null };
  const bubbles = [{ body: 'Ada kak', photo: null }];
  const seen = new Set<string>();
  for (const conversationId of ids.slice(0, 40)) {
    const turn = (await findOpenTurn(sql, botId, conversationId, { minutes: 10, limit: 5, answersPerDay: 5 }))!;
    const isOpen = turn.answeredTurn < turn.turn;
    const mayAnswer = isOpen && !turn.takenOver && !turn.optedOut && !turn.blacklisted;
    const claim = { botId, conversationId, draftedTurn: turn.turn, bubbles, isFree: true, ...story };
    const [needs] = await modules.sql(`SELECT needs_owner_since IS NOT NULL AS owner FROM conversations WHERE id = $1`, [conversationId]);
    const of = { botId, conversationId, turn: turn.turn };
    const done = {
      answered: (await undone((tx) => claimTurn(tx, shop.accountId, claim, now))) !== undefined,
      settled: (await undone((tx) => settleTurn(tx, of, { takeoverMinutes: null, need: null }, now))) !== undefined,
      left: await undone((tx) => leaveToOwner(tx, of, now)),
      waits: (await undone((tx) => setTakeover(tx, botId, conversationId, false)))!.waits,
    };
    expect([turn, done]).toEqual([turn, { answered: mayAnswer, settled: isOpen, left: isOpen && !needs!['owner'], waits: isOpen }]);
    seen.add(JSON.stringify(done));
  }
  expect(seen.size).toBeGreaterThan(1);
});

agrees<RowOf<typeof findNotices>>('notices', {
  page: (last, limit) => findNotices(sql, shop.accountId, { limit, before: last && last.id }),
  idOf,
  otherwise: {
    'unseen or open': async (all) => {
      expect(await countUnseen(sql, shop.accountId)).toBe(all.filter(({ seen }) => !seen).length);
      const open = all.filter(({ serious, handled }) => serious && !handled).map(idOf);
      expect((await findOpenNotices(sql, shop.accountId)).map(idOf)).toEqual(open.slice(0, 20));
      return all.map(idOf);
    },
  },
});

for (const state of [null, 'new', 'paid', 'sent', 'cancelled'] as const)
  agrees(`orders of state ${state ?? 'any'}`, {
    page: (last: { id: ClosingId } | null, limit) => findClosings(sql, botId, { limit, before: last && last.id, state }),
    idOf,
    otherwise: {
      'chat by chat': async () => {
        const rows = await ofEach((id) => findClosingsOf(sql, botId, id, 1_000));
        return rows.filter((one) => state === null || one.state === state).map(idOf);
      },
    },
  });

test('sums of orders are those of the orders in the list that are not cancelled', async () => {
  const rows = (await findClosings(sql, botId, { limit: 1_000, before: null, state: null })).filter((one) => one.state !== 'cancelled');
  const sum = { count: rows.length, amount: rows.reduce((total, one) => total + (one.amount ?? 0), 0) };
  expect(await sumClosings(sql, botId, never, now)).toEqual(sum);
  const perDay = await findClosingDays(sql, botId, '2020-01-01');
  expect(
    perDay.reduce((total, one) => ({ count: total.count + one.count, amount: total.amount + one.amount }), { count: 0, amount: 0 }),
  ).toEqual(sum);
  const newest = await ofEach(async (id) => (await findNewest(sql, botId, id, 1_000)).filter((one) => one.state !== 'cancelled'));
  expect(newest.length).toBe(sum.count);
});
