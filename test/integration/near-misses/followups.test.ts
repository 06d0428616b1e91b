import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId, FollowUpId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import {
  cancelAll,
  cancelEarlier,
  cancelIdleConversation,
  countDue,
  countSentSince,
  findBotsDue,
  findBotsRestricted,
  findBotsScheduled,
  findDue,
  findEarlier,
  findQueued,
  findScheduled,
  hold,
  lockScheduled,
  markSent,
  moveBack,
  moveDue,
  scheduleAgain,
  skip,
} from '#core/features/followups/followups.statements';
import { FollowUpsModule } from '#core/features/followups/followups.module';
import { FollowUpsService } from '#core/features/followups/followups.service';
import { cancelByHand } from '#core/features/followups/queue.statements';
import type { Scheduled } from '#core/features/followups/followups.types';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { Crowd, type ChatRows } from '../../support/core/crowd.ts';
import { ago, at, cancelled, ended, hour, minute, now, sent, withFollowUp } from '../../support/core/follow-up-rows.ts';

/* One follow-up that a statement should match, and for each condition one that fails only this condition. */

let modules: TestModules;
let settings: FollowUpsService;
let sql: Database;
let botId: BotId;
let other: BotId;

beforeAll(async () => {
  modules = await openTestModules();
  const context = await modules.open([FollowUpsModule]);
  sql = context.get(Database);
  settings = context.get(FollowUpsService);
});
afterAll(async () => {
  await modules?.close();
});
beforeEach(async () => {
  await modules.sql(`DELETE FROM accounts`);
  ({ botId } = await makeOwner(modules));
  ({ botId: other } = await makeOwner(modules));
});

async function followUpOf(chats: Crowd, name: string): Promise<Scheduled> {
  const [row] = await modules.sql(
    `SELECT id, bot_id AS "botId", conversation_id AS "conversationId", silent_since::text AS "silentSince", silent_since AS since, day::int AS day,
       due_at AS "dueAt", is_held AS "isHeld" FROM follow_ups WHERE conversation_id = $1 ORDER BY day DESC LIMIT 1`,
    [chats.of(name).id],
  );
  return row as Scheduled;
}

test('what is due is scheduled, of that bot, and its time has come: the longest due first', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      due: withFollowUp({}),
      'longer due': withFollowUp({ due_at: at(2 * hour) }),
      'due now': withFollowUp({ due_at: at(0) }),
      'not yet': withFollowUp({ due_at: at(-minute) }),
      ...ended,
      'cancelled, due the longest': withFollowUp({ ...cancelled, due_at: at(4 * hour) }),
      'of another bot': withFollowUp({ due_at: at(3 * hour) }, { botId: other }),
    },
  );
  const first = await findDue(sql, botId, now);
  expect(chats.names([first!.conversationId])).toEqual(['longer due']);
  expect(await findDue(sql, botId, ago(3 * hour))).toBeUndefined();
  expect((await findDue(sql, botId, ago(2 * hour)))?.id).toBe(first!.id);
  expect(await countDue(sql, botId, now, 10)).toBe(2);
  expect(await countDue(sql, botId, now, 1)).toBe(1);
  expect(await findBotsDue(sql, now)).toEqual(
    expect.arrayContaining([
      { botId, dueAt: ago(2 * hour) },
      { botId: other, dueAt: ago(3 * hour) },
    ]),
  );
  expect(await findBotsDue(sql, ago(2 * hour))).toEqual([{ botId: other, dueAt: ago(3 * hour) }]);
  const all = await findScheduled(sql, botId, null, 10);
  expect(all).toHaveLength(4);
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted());
  expect((await findScheduled(sql, botId, all[0]!.id, 2)).map(({ id }) => id)).toEqual([all[1]!.id, all[2]!.id]);
});

test('bots with anything scheduled', async () => {
  await Crowd.of(sql, botId, {}, { usual: withFollowUp({}), another: withFollowUp({}) });
  await Crowd.of(sql, other, {}, ended);
  expect(await findBotsScheduled(sql)).toEqual([botId]);
  expect((await findBotsDue(sql, now)).map((one) => one.botId)).toEqual([botId]);
});

test('one that ended is not skipped, held, sent or locked, and neither is that of another bot', async () => {
  const chats = await Crowd.of(sql, botId, {}, { usual: withFollowUp({}), ...ended });
  const acts: Readonly<Record<string, (one: Scheduled) => Promise<unknown>>> = {
    skip: (one) => skip(sql, one, 'answered', now),
    hold: (one) => hold(sql, one, ago(0), null),
    'cancel the silence': (one) => cancelIdleConversation(sql, one, 'answered', now),
    send: (one) => sql.transaction((tx) => markSent(tx, one, { ...note, messageId: newId() }, now)),
  };
  const note = { isAi: false, model: null, promptTokens: 0, completionTokens: 0 };
  const usual = await followUpOf(chats, 'usual');
  for (const [name, act] of Object.entries(acts)) {
    const inVain = async (): Promise<void> => {
      for (const which of Object.keys(ended)) await act(await followUpOf(chats, which));
      await act({ ...usual, botId: other });
    };
    expect([name, await chats.changedBy(inVain)]).toEqual([name, []]);
  }
});

test('only a scheduled one can be locked to be sent, in its conversation', async () => {
  const chats = await Crowd.of(sql, botId, {}, { usual: withFollowUp({}), ...ended });
  const usual = await followUpOf(chats, 'usual');
  await sql.transaction(async (tx) => {
    expect(await lockScheduled(tx, usual)).toBe(true);
    expect(await lockScheduled(tx, { ...usual, botId: other })).toBe(false);
    expect(await lockScheduled(tx, { ...usual, conversationId: newId() })).toBe(false);
    for (const name of Object.keys(ended)) expect(await lockScheduled(tx, await followUpOf(chats, name))).toBe(false);
  });
});

test('a new silence cancels what was scheduled for earlier ones of the same chat', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      usual: withFollowUp({}),
      'of another chat': withFollowUp({}),
      'of the same silence': withFollowUp({ silent_since: at(hour) }),
      ...ended,
    },
  );
  const silences = chats.ids
    .filter((id) => id !== chats.of('of another chat').id)
    .map((conversationId) => ({ conversationId, exactSince: ago(hour).toISOString() }));
  const changed = await chats.changedBy(() => sql.transaction((tx) => cancelEarlier(tx, silences, now)));
  expect(changed).toEqual(['usual']);
});

test('the owner cancels one, those of a chat, or those of a span, and all that is scheduled', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      usual: withFollowUp({}),
      'before the span': withFollowUp({ due_at: at(2 * hour + 1) }),
      'begins the span': withFollowUp({ due_at: at(2 * hour) }),
      'ends the span': withFollowUp({ due_at: at(0) }),
      ...ended,
      'of another bot': withFollowUp({}, { botId: other }),
    },
  );
  const foreign = await followUpOf(chats, 'of another bot');
  const beginning = await followUpOf(chats, 'begins the span');
  const none = async (): Promise<void> => {
    expect(await cancelByHand(sql, botId, { id: foreign.id }, now)).toBe(0);
    expect(await cancelByHand(sql, botId, { conversationId: foreign.conversationId }, now)).toBe(0);
    for (const name of Object.keys(ended)) {
      const { id, conversationId } = await followUpOf(chats, name);
      expect(await cancelByHand(sql, botId, { id }, now)).toBe(0);
      expect(await cancelByHand(sql, botId, { conversationId }, now)).toBe(0);
    }
  };
  expect(await chats.changedBy(none)).toEqual([]);
  expect(await chats.changedBy(() => cancelByHand(sql, botId, { id: beginning.id }, now))).toEqual(['begins the span']);
  await modules.sql(`UPDATE follow_ups SET state = 'scheduled', ended_at = NULL, reason = NULL WHERE id = $1`, [beginning.id]);
  const inChat = { conversationId: beginning.conversationId };
  expect(await chats.changedBy(() => cancelByHand(sql, botId, inChat, now))).toEqual(['begins the span']);
  await modules.sql(`UPDATE follow_ups SET state = 'scheduled', ended_at = NULL, reason = NULL WHERE id = $1`, [beginning.id]);
  const span = await chats.changedBy(() => cancelByHand(sql, botId, { from: ago(2 * hour), until: ago(0) }, now));
  expect(span).toEqual(['usual', 'begins the span']);
  expect(await chats.changedBy(() => cancelAll(sql, botId, 'owner', now))).toEqual(['before the span', 'ends the span']);
});

test('a silence is cancelled for itself alone', async () => {
  const second = withFollowUp({ day: '2' }).added!;
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      usual: withFollowUp({}),
      'both days': { ...withFollowUp({}), added: withFollowUp({}).added! + second },
      'another silence': withFollowUp({}),
    },
  );
  const one = await followUpOf(chats, 'both days');
  expect(
    await chats.changedBy(() => cancelIdleConversation(sql, { ...one, silentSince: ago(hour).toISOString() }, 'answered', now)),
  ).toEqual([]);
  expect(await chats.changedBy(() => cancelIdleConversation(sql, one, 'answered', now))).toEqual(['both days']);
});

test('the state of the earlier days of the same silence', async () => {
  const day3 = withFollowUp({ day: '3' }).added!;
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      waits: { ...withFollowUp({ day: '2' }), added: withFollowUp({ day: '2' }).added! + day3 },
      sent: { added: withFollowUp(sent(2 * hour, { day: '1' })).added! + withFollowUp({ ...cancelled, day: '2' }).added! + day3 },
      held: { added: withFollowUp({ ...cancelled, day: '2', is_held: 'true' }).added! + day3 },
      'sent twice': { added: withFollowUp(sent(3 * hour)).added! + withFollowUp(sent(2 * hour, { day: '2' })).added! + day3 },
      'sent and held': { added: withFollowUp(sent(2 * hour)).added! + withFollowUp({ day: '2', is_held: 'true' }).added! + day3 },
      'another silence': { added: withFollowUp(sent(2 * hour, { silent_since: at(6 * hour), is_held: 'true' })).added! + day3 },
      'itself only': { added: withFollowUp({ day: '3', is_held: 'true' }).added! },
    },
  );
  const state = async (name: string): Promise<unknown> => findEarlier(sql, await followUpOf(chats, name));
  const nothing = { sentAt: null, waits: false, wasHeld: false };
  expect(await state('waits')).toEqual({ ...nothing, waits: true });
  expect(await state('sent')).toEqual({ ...nothing, sentAt: ago(2 * hour) });
  expect(await state('held')).toEqual({ ...nothing, wasHeld: true });
  expect(await state('sent twice')).toEqual({ ...nothing, sentAt: ago(2 * hour) });
  expect(await state('sent and held')).toEqual({ sentAt: ago(2 * hour), waits: true, wasHeld: true });
  expect(await state('another silence')).toEqual(nothing);
  expect(await state('itself only')).toEqual(nothing);
});

test('those that wait for the end of a restriction come back when it ends earlier, and no others', async () => {
  const held = { restricted_until: at(-2 * hour), is_held: 'true', due_at: at(-2 * hour) };
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      usual: withFollowUp(held),
      'due earlier': withFollowUp({ ...held, due_at: at(0) }),
      'another end': withFollowUp({ ...held, restricted_until: at(-hour) }),
      free: withFollowUp({}),
      cancelled: withFollowUp({ ...held, ...cancelled }),
      'of another bot': withFollowUp(held, { botId: other }),
    },
  );
  expect((await findBotsRestricted(sql, ago(-hour))).toSorted()).toEqual([botId, other].toSorted());
  expect(await findBotsRestricted(sql, ago(-2 * hour))).toEqual([]);
  const back = (limit: number): Promise<Scheduled[]> =>
    sql.transaction((tx) => moveBack(tx, botId, { end: ago(-hour), to: ago(-hour) }, limit));
  const moved: Scheduled[] = [];
  const changed = await chats.changedBy(async () => {
    moved.push(...(await back(1)));
    expect(moved).toHaveLength(1);
    moved.push(...(await back(10)));
  });
  expect(changed).toEqual(['usual', 'due earlier']);
  const due = Object.fromEntries(moved.map((one) => [chats.names([one.conversationId])[0]!, one.dueAt]));
  expect(due).toEqual({ usual: ago(-hour), 'due earlier': ago(0) });
});

test('bots that wait for no restriction are not among them', async () => {
  await Crowd.of(sql, botId, {}, { usual: withFollowUp({ restricted_until: at(-hour), ...cancelled }), free: withFollowUp({}) });
  expect(await findBotsRestricted(sql, now)).toEqual([]);
});

test('due times move only of what is scheduled and of that bot', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    { usual: withFollowUp({}), ...ended, 'not asked for': withFollowUp({}), 'of another bot': withFollowUp({}, { botId: other }) },
  );
  const names = chats.names(chats.ids).filter((name) => name !== 'not asked for');
  const moved: { id: FollowUpId; dueAt: Date }[] = [];
  for (const name of names) moved.push({ id: (await followUpOf(chats, name)).id, dueAt: ago(-hour) });
  expect(await chats.changedBy(() => moveDue(sql, botId, moved))).toEqual(['usual']);
});

const queued = (more: Readonly<Record<string, string>> = {}): ChatRows =>
  withFollowUp(sent(hour, more), { messages: `sender = 'bot', status = 'queued', not_after = ${at(-hour)}` });

test('those that wait in the queue of WhatsApp, by day, bot and window', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      usual: queued(),
      'ends earlier': queued(),
      'of another day': queued({ day: '2' }),
      left: withFollowUp(sent(hour), { messages: `sender = 'bot', status = 'sent', not_after = ${at(-hour)}` }),
      'too long ago': queued({ ended_at: at(49 * hour) }),
      cancelled: withFollowUp(cancelled),
      'of another bot': { ...queued(), botId: other },
    },
  );
  await modules.sql(`UPDATE messages SET not_after = $2 WHERE id = $1`, [chats.of('ends earlier').messageId, ago(-minute)]);
  const find = async (days: number[], before: Date | null): Promise<string[]> =>
    chats.names((await findQueued(sql, botId, days, { now, before })).map((one) => one.conversationId)).toSorted();
  expect(await find([1], null)).toEqual(['ends earlier', 'usual']);
  expect(await find([1, 2], null)).toEqual(['ends earlier', 'of another day', 'usual']);
  expect(await find([1], ago(-hour))).toEqual(['ends earlier']);

  const ids: FollowUpId[] = [];
  for (const name of ['usual', 'cancelled', 'of another bot']) ids.push((await followUpOf(chats, name)).id);
  const again = await chats.changedBy(() => sql.transaction((tx) => scheduleAgain(tx, botId, ids, { to: ago(-hour), until: ago(-hour) })));
  expect(again).toEqual(['usual']);
  expect(await followUpOf(chats, 'usual')).toMatchObject({ dueAt: ago(-hour), isHeld: true });
});

test('what was sent since a moment, with what was queued before and left since', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      usual: withFollowUp(sent(hour)),
      'exactly then': withFollowUp(sent(2 * hour)),
      'left since': withFollowUp(sent(3 * hour), { messages: `sent_at = ${at(2 * hour)}` }),
      'will leave': withFollowUp(sent(3 * hour), { messages: `status = 'queued', not_after = ${at(-minute)}` }),
      'left before': withFollowUp(sent(3 * hour), { messages: `sent_at = ${at(2 * hour + 1)}` }),
      'may not leave any more': withFollowUp(sent(3 * hour), { messages: `status = 'queued', not_after = ${at(0)}` }),
      'did not leave': withFollowUp(sent(3 * hour), { messages: `status = 'failed', not_after = ${at(-minute)}` }),
      'queued days ago': withFollowUp(sent(27 * hour), { messages: `sent_at = ${at(hour)}` }),
      cancelled: withFollowUp(cancelled),
      'of another bot': withFollowUp(sent(hour), { botId: other }),
    },
  );
  expect(await countSentSince(sql, botId, ago(2 * hour), now)).toBe(4);
  expect(chats.ids).toHaveLength(10);
});

const on = (text = 'Halo') => ({ enabled: true, aiEnabled: false, text });
const off = { enabled: false, aiEnabled: false, text: '' };
const beginsAt = async (): Promise<Date | null> =>
  (await modules.sql(`SELECT begins_at FROM follow_up_settings WHERE bot_id = $1`, [botId]))[0].begins_at;

test('follow-ups begin with leads who become idle after the first day was switched on', async () => {
  const long = '2026-01-01T00:00:00Z';
  const save = async (...[day1, day2, day3]: readonly (typeof off)[]) => {
    await modules.sql(`UPDATE follow_up_settings SET begins_at = $2 WHERE bot_id = $1`, [botId, long]);
    await settings.save(botId, { day1: day1!, day2: day2!, day3: day3! });
    const at = await beginsAt();
    return at !== null && at.getTime() > Date.parse(long);
  };
  expect(await save(off, off, off)).toBe(false);
  expect(await beginsAt()).toBeNull();
  const begun = [await save(off, off, on()), await save(on(), off, on()), await save(off, on(), off), await save(off, off, off)];
  expect(begun).toEqual([true, false, false, false]);
  for (const days of [[on(), off, off] as const, [off, on(), off] as const]) {
    await save(off, off, off);
    expect(await save(...days)).toBe(true);
  }
  expect((await beginsAt())!.getTime() % 1_000).toBe(0);
  expect(Math.abs((await beginsAt())!.getTime() - Date.now())).toBeLessThan(minute);
});

test('each setting stays what it is while another one is changed', async () => {
  expect(await settings.options(botId)).toEqual({ zone: 'WIB', dailyLimit: 100 });
  expect(await settings.settings(botId)).toEqual({ day1: off, day2: off, day3: off });
  await settings.saveOptions(botId, { zone: 'WITA' });
  await settings.saveOptions(botId, { dailyLimit: 7 });
  const days = { day1: on('satu\0'), day2: { enabled: false, aiEnabled: true, text: 'dua' }, day3: on('tiga') };
  await settings.save(botId, days);
  expect(await settings.options(botId)).toEqual({ zone: 'WITA', dailyLimit: 7 });
  expect(await settings.settings(botId)).toEqual({ ...days, day1: on('satu') });
  await settings.saveOptions(botId, { zone: 'WIT' });
  expect(await settings.settings(botId)).toEqual({ ...days, day1: on('satu') });
  expect(await settings.options(other)).toEqual({ zone: 'WIB', dailyLimit: 100 });
});
