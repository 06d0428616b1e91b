import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { AnalyticsModule } from '#core/features/analytics/analytics.module';
import { AnalyticsService } from '#core/features/analytics/analytics.service';
import { ChatsService } from '#core/features/conversations/inbox/chats.service';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { NeedsService } from '#core/features/conversations/state/needs.service';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { noPrompts, PromptsService, type Prompts } from '#core/features/prompts/prompts.service';
import { LateHandovers } from '#core/features/replies/late-handovers.service';
import { UsageWatch } from '#core/features/replies/usage-watch.service';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { ownerIsLate } from '#core/features/replies/replies.texts';
import { Clock } from '#core/platform/clock/clock';
import { Database } from '#core/platform/database/database';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { chatOf, inbound, makeBot, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { Sandbox } from '../../support/sandbox.ts';
import { delivered } from '../../support/events/delivered.ts';

let modules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let phones = 6281300000000;

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  app = await modules.open(
    [AnalyticsModule, ConversationsModule, PromptsModule, RepliesModule, SubscribersModule],
    sandboxSettings(sandbox.addresses, {}) as Record<string, string>,
  );
});
afterAll(async () => {
  await modules?.close();
  await sandbox?.close();
});

const nextPhone = () => String((phones += 1));
const answer = (owner: BotId, conversationId: ConversationId) =>
  app.get(RepliesService).generate(owner, conversationId, new AbortController().signal);

/** Creates a lead of that owner, with a message that waits for an answer. */
async function waiting(owner: BotId, pn = nextPhone(), at = new Date()): Promise<ConversationId> {
  const [first] = await receive(app, [inbound(owner, chatOf(pn), { at })], false);
  return first!.conversationId;
}

test('a takeover that has ended forbids nothing: the sweep finds waiting leads, and they are answered', async () => {
  const owner = await makeBot(modules);
  const [ended, lasting] = [await waiting(owner), await waiting(owner)];
  const take = (id: ConversationId, until: string) =>
    modules.sql(`UPDATE conversations SET takeover_until = now() + $2::interval WHERE id = $1`, [id, until]);
  await take(ended, '-1 minute');
  await take(lasting, '1 hour');
  expect(await app.get(RepliesService).sweep()).toBe(1);
  expect(await answer(owner, ended)).toMatchObject({ kind: 'answered' });
  expect(await answer(owner, lasting)).toEqual({ kind: 'silent', reason: 'hold' });
});

test('the blacklist of another owner has no effect', async () => {
  const [owner, other] = [await makeBot(modules), await makeBot(modules)];
  const pn = nextPhone();
  await modules.sql(`INSERT INTO blacklist (bot_id, pn) VALUES ($1, $2)`, [other, pn]);
  const [here, there] = [await waiting(owner, pn), await waiting(other, pn)];
  expect(await answer(owner, here)).toMatchObject({ kind: 'answered' });
  expect(await answer(other, there)).toEqual({ kind: 'silent', reason: 'blacklisted' });
});

describe('the settings of a bot', () => {
  const week = [{ opens: '08:00', closes: '17:00' }, null, null, null, null, null, null];
  const settings: Omit<Prompts, 'senderOrigin'> = {
    ...{ prompt: 'a', secondaryPrompt: 'b', secret: 'c', sameWords: 'd', senderDistrict: 'e', notificationNumber: '6281200000001' },
    ...{ callReply: 'f', quotaReply: 'g', shopName: 'h', addressForm: 'kak', tone: 'formal' },
    ...{ answersBroadcasts: false, metaAiAnswers: false, introducesAi: false },
    ...{ takeoverMinutes: 31, sendsPerMinute: 11, typingMsPerCharacter: 41, answersAfterMinutes: 21 },
    ...{ answersWhen: 'unanswered', openingHours: week, timeZone: 'WIT' },
  };

  test.each(['answersBroadcasts', 'metaAiAnswers', 'introducesAi'] as const)('are read as they were stored, with %s', async (name) => {
    const prompts = app.get(PromptsService);
    const { botId } = await makeOwner(modules, 100, '');
    await prompts.save(botId, { ...settings, [name]: true });
    expect(await prompts.loadPrompts(botId)).toEqual({ ...settings, [name]: true, senderOrigin: null });
  });

  test('are the same before any is stored and after another one is', async () => {
    const prompts = app.get(PromptsService);
    const { botId } = await makeOwner(modules, 100, '');
    expect(await prompts.loadPrompts(botId)).toEqual(noPrompts);
    await prompts.markTriedOut(botId);
    expect(await prompts.loadPrompts(botId)).toEqual(noPrompts);
  });
});

test('the steps of the setup are done one by one, and the first try of the bot stays', async () => {
  const prompts = app.get(PromptsService);
  const { botId } = await makeOwner(modules, 100, '');
  const none = { trained: false, triedOut: false, aiFailedAt: null, answersWhen: 'always' };
  expect(await prompts.progress(botId)).toEqual(none);
  await prompts.markTriedOut(botId);
  const triedAt = async () => (await modules.sql(`SELECT tried_out_at AS at FROM bot_settings WHERE bot_id = $1`, [botId]))[0]!['at'];
  const first = await triedAt();
  expect(await prompts.progress(botId)).toEqual({ ...none, triedOut: true });
  await prompts.markTriedOut(botId);
  expect(await triedAt()).toEqual(first);
  await prompts.save(botId, { prompt: 'Kami menjual kaos.', answersWhen: 'unanswered' });
  await app.get(Database).transaction((tx) => prompts.markAiFailed(tx, botId));
  expect(await prompts.progress(botId)).toEqual({
    ...{ trained: true, triedOut: true, aiFailedAt: expect.any(Date), answersWhen: 'unanswered' },
  });
});

test.each([
  ['nothing was charged', null, 0],
  ['fewer answers than usual', 9, 0],
  ['a tenth of the package', 10, 1],
  ['one more', 11, 0],
  ['five more', 15, 1],
])('unusual use is announced with its number and its beginning: %s', async (_what, used, announced) => {
  const { accountId, botId } = await makeOwner(modules);
  const since = new Date('2026-11-25T01:00:00.000Z');
  const charge = { outcome: 'charged', left: 90, total: 100, activation: since, burst: used === null ? null : { used, since } } as const;
  await app.get(UsageWatch).afterCharge({ accountId, botId }, charge);
  const events = await modules.sql(`SELECT bot_id AS "botId", facts FROM domain_events WHERE account_id = $1 AND kind = 'usage.unusual'`, [
    accountId,
  ]);
  expect(events).toEqual(Array.from({ length: announced }, () => ({ botId, facts: { used, since: since.toISOString() } })));
});

test('another owner’s conversation is not answered', async () => {
  const [owner, other] = [await makeBot(modules), await makeBot(modules)];
  const theirs = await waiting(other);
  expect(await answer(owner, theirs)).toMatchObject({ kind: 'silent' });
  expect(await modules.sql(`SELECT 1 FROM replies WHERE conversation_id = $1`, [theirs])).toEqual([]);
});

test('an answer counts for the day it is in Jakarta', async () => {
  const owner = await makeBot(modules);
  const clock = app.get(Clock);
  const day = (daysFromNow: number) => new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);
  const evening = new Date(`${day(2)}T18:30:00Z`); // 01:30 of the next day in Jakarta
  const now = clock.now.bind(clock);
  clock.now = () => evening;
  try {
    const conversationId = await waiting(owner, nextPhone(), evening);
    expect(await answer(owner, conversationId)).toMatchObject({ kind: 'answered' });
  } finally {
    clock.now = now;
  }
  expect(await modules.sql(`SELECT day::text FROM daily_message_counts WHERE bot_id = $1`, [owner])).toEqual([{ day: day(3) }]);
});

describe('a conversation needs its owner', () => {
  const need = async (id: ConversationId) => {
    const [row] = await modules.sql(`SELECT needs_owner_since AS since, needs_owner_reason AS reason FROM conversations WHERE id = $1`, [
      id,
    ]);
    return row as { since: Date | null; reason: string | null };
  };
  const writes = (owner: BotId, pn: string, body: string, more: object = {}) =>
    receive(app, [inbound(owner, chatOf(pn), { body, ...more })], false);
  const fromPhone = (owner: BotId, pn: string) => writes(owner, pn, 'Saya bantu ya', { sender: 'owner', name: null });
  const state = async (id: ConversationId) => (await modules.sql(`SELECT * FROM conversations WHERE id = $1`, [id]))[0]!;
  /** Creates a lead that the bot has handed over to the owner. */
  const handedOver = async (owner: BotId, pn: string): Promise<ConversationId> => {
    const [first] = await writes(owner, pn, 'Saya mau komplain');
    expect(await answer(owner, first!.conversationId)).toMatchObject({ kind: 'answered' });
    return first!.conversationId;
  };

  test('when the bot has called them: without an end, until they answer, and then for their hour only', async () => {
    const [owner, pn] = [await makeBot(modules), nextPhone()];
    const id = await handedOver(owner, pn);
    const { since } = await need(id);
    expect(await need(id)).toEqual({ since: expect.any(Date), reason: 'complaint' });
    expect(await state(id)).toMatchObject({ takeover_until: Infinity, handed_over: true });
    await writes(owner, pn, 'Halo?');
    expect(await need(id)).toEqual({ since, reason: 'complaint' });
    expect(await answer(owner, id)).toEqual({ kind: 'silent', reason: 'hold' });
    await fromPhone(owner, pn);
    expect(await need(id)).toEqual({ since: null, reason: null });
    const after = await state(id);
    expect(after).toMatchObject({ handed_over: false, unread: 0 });
    expect((after.takeover_until.getTime() - Date.now()) / 60_000).toBeLessThan(61);
  });

  test('and when no person answers, the lead gets a text and the owner a reminder: once, and only until an answer', async () => {
    const [owner, late, answered] = [await makeBot(modules), nextPhone(), nextPhone()];
    const settings = sandboxSettings(sandbox.addresses, {}) as Record<string, string>;
    const other = await modules.open([ConversationsModule, RepliesModule, SubscribersModule], settings);
    const [id, done] = [await handedOver(owner, late), await handedOver(owner, answered)];
    await fromPhone(owner, answered);
    const ended = await makeBot(modules);
    const unpaid = await handedOver(ended, nextPhone());
    await modules.sql(`UPDATE subscriptions SET expires_at = now() WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`, [
      ended,
    ]);
    const quiet = await makeBot(modules);
    const friend = nextPhone();
    const [refused, excluded] = [await handedOver(quiet, nextPhone()), await handedOver(quiet, friend)];
    await modules.sql(`UPDATE conversations SET opted_out_at = now() WHERE id = $1`, [refused]);
    await modules.sql(`INSERT INTO blacklist (bot_id, pn) VALUES ($1, $2)`, [quiet, friend]);
    const told = async (one: ConversationId) =>
      (await modules.sql(`SELECT body FROM messages WHERE conversation_id = $1 AND sender = 'bot'`, [one])).filter(
        ({ body }) => body === ownerIsLate,
      );
    const reminders = async (of = owner) => {
      await delivered(app);
      return modules.sql(
        `SELECT title FROM notifications WHERE account_id = (SELECT account_id FROM bots WHERE id = $1) AND dedupe_key LIKE 'handover-late:%'`,
        [of],
      );
    };
    const apps = [app, other];
    const later = (minutes: number) => {
      for (const one of apps) one.get(Clock).now = () => new Date(Date.now() + minutes * 60_000);
    };
    const sweep = () => Promise.all(apps.map((one) => one.get(LateHandovers).sweep()));
    const now = apps.map((one) => one.get(Clock).now.bind(one.get(Clock)));
    try {
      later(29);
      await sweep();
      expect(await reminders()).toEqual([]);
      later(31);
      await sweep();
      await sweep();
      expect(await reminders()).toEqual([{ title: 'Budi masih menunggu Anda' }]);
      expect([(await told(id)).length, (await told(done)).length]).toEqual([1, 0]);
      // Without a package the bot writes nothing.
      expect([(await reminders(ended)).length, (await told(unpaid)).length]).toEqual([1, 0]);
      // A lead who wrote STOP or is excluded gets no text. The owner is reminded nevertheless.
      expect([(await reminders(quiet)).length, (await told(refused)).length, (await told(excluded)).length]).toEqual([2, 0, 0]);
      expect(await state(id)).toMatchObject({ needs_owner_reason: 'complaint', takeover_until: Infinity });
    } finally {
      apps.forEach((one, at) => (one.get(Clock).now = now[at]!));
    }
  });

  test('when a lead writes to a human, not when an excluded contact does; the panel’s answer, giving back and finishing end it', async () => {
    const [owner, pn, friend] = [await makeBot(modules), nextPhone(), nextPhone()];
    const chats = app.get(ChatsService);
    await modules.sql(`INSERT INTO blacklist (bot_id, pn) VALUES ($1, $2)`, [owner, friend]);
    const [first] = await writes(owner, pn, 'Halo');
    const [other] = await writes(owner, friend, 'Halo');
    const [id, friends] = [first!.conversationId, other!.conversationId];
    for (const one of [pn, friend]) await fromPhone(owner, one);
    const wait = async () => {
      await writes(owner, pn, 'Jadi bagaimana?');
      expect(await need(id)).toEqual({ since: expect.any(Date), reason: 'lead-wrote' });
    };
    await writes(owner, friend, 'Jadi bagaimana?');
    expect(await need(friends)).toEqual({ since: null, reason: null });
    await wait();
    expect(await chats.contact(owner, pn)).toMatchObject({ needsOwner: { reason: 'lead-wrote' }, unread: 1 });
    await chats.send(owner, pn, { body: 'Sudah saya kirim' });
    expect(await chats.contact(owner, pn)).toMatchObject({ needsOwner: null, unread: 0 });
    await wait();
    expect(await chats.finish(owner, pn)).toMatchObject({ needsOwner: null, takeoverUntil: expect.any(String) });
    expect(await state(id)).toMatchObject({ turn: 3, answered_turn: 3 });
    await wait();
    expect(await chats.takeover(owner, pn, true)).toMatchObject({ needsOwner: { reason: 'lead-wrote' } });
    expect(await chats.takeover(owner, pn, false)).toMatchObject({ needsOwner: null, takeoverUntil: null });
  });

  test('when a turn gets no answer, which is shown beside the message, until the bot can answer again', async () => {
    const [owner, pn] = [await makeBot(modules, 0), nextPhone()];
    const id = await waiting(owner, pn);
    expect(await answer(owner, id)).toEqual({ kind: 'silent', reason: 'no-quota' });
    expect(await need(id)).toMatchObject({ reason: 'no-quota' });
    expect(await app.get(ChatsService).messages(owner, pn, {})).toMatchObject([{ unanswered: 'no-quota' }]);
    await modules.sql(
      `UPDATE subscriptions SET expires_at = now() - interval '1 minute' WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`,
      [owner],
    );
    await writes(owner, pn, 'Kak?');
    expect(await answer(owner, id)).toEqual({ kind: 'silent', reason: 'no-package' });
    expect(await need(id)).toMatchObject({ reason: 'no-package' });
    await modules.sql(
      `UPDATE subscriptions SET expires_at = now() + interval '1 day', replies_left = 5 WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`,
      [owner],
    );
    await app.get(PromptsService).save(owner, { prompt: ' ' });
    await writes(owner, pn, 'Halo?');
    expect(await answer(owner, id)).toEqual({ kind: 'silent', reason: 'untrained' });
    expect(await need(id)).toMatchObject({ reason: 'untrained' });
    await app.get(PromptsService).save(owner, { prompt: 'Kami menjual kaos.' });
    await writes(owner, pn, 'Masih buka?');
    expect(await answer(owner, id)).toMatchObject({ kind: 'answered' });
    expect(await need(id)).toEqual({ since: null, reason: null });
  });

  test('when the models failed, and when the reason for a missing answer is unknown', async () => {
    const shop = await makeOwner(modules);
    const owner = shop.botId;
    const [failed, overdue] = [await waiting(owner), await waiting(owner, nextPhone(), new Date(Date.now() - 6 * 60_000))];
    const isFailing = async () => (await app.get(AnalyticsService).summary(shop)).aiFailing;
    expect(await isFailing()).toBe(false);
    await app.get(RepliesService).giveUp(owner, failed, new Error('no answer'));
    expect(await isFailing()).toBe(true);
    await app.get(RepliesService).sweep();
    for (const id of [failed, overdue]) expect(await need(id)).toMatchObject({ reason: 'ai-failed' });
    const { counts, leads } = await app.get(NeedsService).waiting(owner);
    expect(counts).toEqual({ needsOwner: 2, takenOver: 0, unread: 2, leftBehind: 0 });
    expect(leads.map((one) => one.conversationId)).toEqual([overdue, failed]);
    for (const id of [failed, overdue]) expect(await answer(owner, id)).toMatchObject({ kind: 'answered' });
    expect(await isFailing()).toBe(false);
    expect((await app.get(NeedsService).waiting(owner)).counts.needsOwner).toBe(0);
    // The newest failure and the newest answer count, not the first ones.
    const next = await waiting(owner);
    await app.get(RepliesService).giveUp(owner, next, new Error('no answer'));
    expect(await isFailing()).toBe(true);
    await app.get(RepliesService).sweep();
    expect(await answer(owner, next)).toMatchObject({ kind: 'answered' });
    expect(await isFailing()).toBe(false);
  });

  test('of that owner only: no other owner raises, finishes or sees it', async () => {
    const [owner, other, pn] = [await makeBot(modules), await makeBot(modules), nextPhone()];
    const id = await waiting(owner, pn);
    const needs = app.get(NeedsService);
    const database = app.get(Database);
    expect(await needs.raise(database, other, id, 'question')).toBe(false);
    expect(await needs.raise(database, owner, id, 'question')).toBe(true);
    await expect(app.get(ChatsService).finish(other, pn)).rejects.toMatchObject({ code: 'contact_unknown' });
    expect(await needs.waiting(other)).toMatchObject({ counts: { needsOwner: 0, unread: 0 }, leads: [] });
    // The bot told the lead that it asks the owner. Later answers of the bot do not end this need.
    expect(await answer(owner, id)).toMatchObject({ kind: 'answered' });
    expect(await need(id)).toMatchObject({ reason: 'question' });
  });
});
