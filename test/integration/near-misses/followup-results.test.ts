import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import { removeUnsent } from '#core/features/followups/followups.statements';
import { findPace, lockPace, notePace } from '#core/features/followups/pace.statements';
import { countQueue, findFunnel, findQueue, findQueueOf, findSent } from '#core/features/followups/queue.statements';
import { findEnabled } from '#core/features/followups/settings.statements';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { Crowd, type ChatRows } from '../../support/core/crowd.ts';
import { ago, at, cancelled, ended, hour, minute, now, sent, withFollowUp } from '../../support/core/follow-up-rows.ts';

/* One follow-up that a statement should match, and for each condition one that fails only this condition. */

let modules: TestModules;
let sql: Database;
let botId: BotId;
let other: BotId;

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
});
afterAll(async () => {
  await modules?.close();
});
beforeEach(async () => {
  await modules.sql(`DELETE FROM accounts`);
  ({ botId } = await makeOwner(modules));
  ({ botId: other } = await makeOwner(modules));
});

test('the queue has what would leave now, the next one first', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      usual: withFollowUp({}),
      sooner: withFollowUp({ due_at: at(2 * hour) }),
      'taken over': withFollowUp({ due_at: at(30 * minute) }, { conversations: `takeover_until = ${at(-hour)}` }),
      bought: withFollowUp({}, { conversations: `closing_at = now()` }),
      'another silence': withFollowUp({ silent_since: at(6 * hour) }),
      'of a day that is off': withFollowUp({ day: '3' }),
      ...ended,
      'of another bot': withFollowUp({}, { botId: other }),
    },
  );
  const days = [1, 2];
  const all = await findQueue(sql, botId, now, days, { before: null, limit: 10 });
  expect(all.map(({ name }) => name)).toEqual(['sooner', 'usual', 'taken over']);
  expect((await findQueue(sql, botId, now, days, { before: all[0]!.id, limit: 1 })).map(({ name }) => name)).toEqual(['usual']);
  expect(await countQueue(sql, botId, now, days)).toBe(3);
  const inQueue = [];
  for (const id of chats.ids) if ((await findQueueOf(sql, botId, now, days, id)).length > 0) inQueue.push(...chats.names([id]));
  expect(inQueue).toEqual(['usual', 'sooner', 'taken over']);
});

test('results: an answer counts for the last one before it, and a purchase only after an answer', async () => {
  const both = (answeredAt: number, more = ''): ChatRows => ({
    conversations: `lead_last_at = ${at(answeredAt)} ${more}`,
    added: withFollowUp(sent(4 * hour)).added! + withFollowUp(sent(2 * hour, { day: '2' })).added!,
  });
  const one = (more: string, columns: Readonly<Record<string, string>> = {}): ChatRows => ({
    conversations: `lead_last_at = ${at(hour)} ${more}`,
    added: withFollowUp(sent(2 * hour, columns)).added!,
  });
  await Crowd.of(
    sql,
    botId,
    {},
    {
      'answered after both': both(hour),
      bought: one(`, closing_at = ${at(30 * minute)}`),
      'bought before': one(`, closing_at = ${at(3 * hour)}`),
      'no answer': {
        ...one(`, closing_at = ${at(30 * minute)}`),
        conversations: `lead_last_at = ${at(5 * hour)}, closing_at = ${at(30 * minute)}`,
      },
      'next day cancelled': { ...one(''), added: one('').added! + withFollowUp({ ...cancelled, day: '2' }).added! },
      'next day of another silence': {
        ...one(''),
        added: one('').added! + withFollowUp(sent(3 * hour, { day: '2', silent_since: at(9 * hour) })).added!,
      },
      failed: { ...one(''), messages: `sender = 'bot', status = 'failed'` },
      'too long ago': one('', { ended_at: at(20 * hour) }),
      'of another bot': { ...one(''), botId: other },
    },
  );
  expect(await findFunnel(sql, botId, ago(10 * hour))).toEqual([
    { day: 1, sent: 6, answered: 4, closed: 1 },
    { day: 2, sent: 2, answered: 2, closed: 0 },
  ]);
  const rows = await findSent(sql, botId, 100);
  const results = rows.map(({ name, day, answered, closed }) => `${name} ${day} ${answered} ${closed}`);
  expect(results.toSorted()).toEqual(
    [
      'answered after both 1 false false',
      'answered after both 2 true false',
      'bought 1 true true',
      'bought before 1 true false',
      'failed 1 true false',
      'next day cancelled 1 true false',
      'next day of another silence 1 true false',
      'next day of another silence 2 true false',
      'no answer 1 false false',
      'too long ago 1 true false',
    ].toSorted(),
  );
  expect(rows.at(-1)!.name).toBe('too long ago');
  expect((await findSent(sql, botId, 3)).map(({ id }) => id)).toEqual(rows.slice(0, 3).map(({ id }) => id));
});

test('the pace of a number is its own, by day', async () => {
  type Row = readonly [bot: BotId, phone: string, date: string, count: number, next: Date | null];
  const add = (row: Row): Promise<unknown> =>
    modules.sql(`INSERT INTO follow_up_pace (bot_id, phone, day, sent, next_at) VALUES ($1, $2, $3, $4, $5)`, [...row]);
  const today = { botId, phone: '62811', day: '2026-03-10' };
  expect(await findPace(sql, today)).toEqual({ sentToday: 0, daysBefore: 0, nextAt: null });
  await add([botId, '62811', '2026-03-08', 5, ago(hour)]);
  await add([botId, '62811', '2026-03-09', 0, null]);
  await add([botId, '62811', '2026-03-11', 7, null]);
  await add([botId, '62812', '2026-03-10', 9, ago(0)]);
  await add([other, '62811', '2026-03-10', 11, ago(0)]);
  expect(await findPace(sql, today)).toEqual({ sentToday: 0, daysBefore: 1, nextAt: ago(hour) });
  const others = `SELECT * FROM follow_up_pace WHERE bot_id <> $1 OR phone <> '62811' OR day <> '2026-03-10' ORDER BY 1, 2, 3`;
  const before = await modules.sql(others, [botId]);
  for (const minutes of [30, 20])
    await sql.transaction(async (tx) => {
      await lockPace(tx, today);
      await notePace(tx, today, ago(minutes * minute));
    });
  await sql.transaction((tx) => lockPace(tx, today));
  expect(await findPace(sql, today)).toEqual({ sentToday: 2, daysBefore: 1, nextAt: ago(20 * minute) });
  expect(await modules.sql(others, [botId])).toEqual(before);
});

test('follow-ups are on for a bot with any of the three days', async () => {
  const off = { enabled: false };
  const settings: Readonly<Record<string, object>> = {
    none: { day1: off, day2: off, day3: off },
    'day 1': { day1: { enabled: true }, day2: off, day3: off },
    'day 2': { day1: off, day2: { enabled: true }, day3: off },
    'day 3': { day1: off, day2: off, day3: { enabled: true } },
  };
  const bots: Record<string, BotId> = {};
  for (const [name, config] of Object.entries(settings)) {
    bots[name] = (await makeOwner(modules)).botId;
    await modules.sql(`INSERT INTO follow_up_settings (bot_id, config, zone, begins_at) VALUES ($1, $2, 'WITA', $3)`, [
      bots[name],
      JSON.stringify(config),
      name === 'day 1' ? ago(hour) : null,
    ]);
  }
  const found = await findEnabled(sql);
  expect(found.map(({ botId: id }) => Object.keys(bots).find((name) => bots[name] === id)).toSorted()).toEqual(['day 1', 'day 2', 'day 3']);
  expect(found.find((one) => one.botId === bots['day 1'])).toEqual({ botId: bots['day 1'], zone: 'WITA', beginsAt: ago(hour) });
});

test('of old follow-ups only those that were never sent are removed', async () => {
  await Crowd.of(
    sql,
    botId,
    {},
    {
      ...ended,
      scheduled: withFollowUp({ due_at: at(9 * hour) }),
      'cancelled on the limit': withFollowUp({ ...cancelled, ended_at: at(30 * minute) }),
      'of another bot': withFollowUp(cancelled, { botId: other }),
    },
  );
  expect(await removeUnsent(sql, ago(30 * minute))).toBe(3);
  const left = await modules.sql(
    `SELECT k.name FROM follow_ups f JOIN conversations c ON c.id = f.conversation_id JOIN contacts k ON k.id = c.contact_id ORDER BY k.name`,
  );
  expect(left.map(({ name }) => name)).toEqual(['cancelled on the limit', 'scheduled', 'sent']);
});
