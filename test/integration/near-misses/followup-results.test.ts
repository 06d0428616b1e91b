import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import { countQueue, findFunnel, findQueue, findQueueOf, findSent } from '#core/features/followups/queue.statements';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { Crowd, type ChatRows } from '../../support/core/crowd.ts';
import { ago, at, cancelled, ended, hour, minute, now, sent, withFollowUp } from '../../support/core/follow-up-rows.ts';

/* One follow-up for which a statement is meant, and for each condition one that misses only that condition. */

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
