import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { BotsModule } from '#core/features/bots/bots.module';
import { NumberCheck } from '#core/features/bots/number-check.service';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { LeadTyping } from '#core/features/conversations/messages/lead-typing';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { ReplyAlarm } from '#core/features/conversations/state/reply-alarm';
import { ShippingCache } from '#core/features/shipping/shipping-cache';
import { ShippingModule } from '#core/features/shipping/shipping.module';
import { ShippingShare } from '#core/features/shipping/shipping-share';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../support/core/test-modules.ts';
import { type BreakableStore, createBreakableRedis } from '../support/stores/breakable-stores.ts';
import { type TestApp, startTestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';

let redis: BreakableStore;
let app: TestApp;
let modules: TestModules;
let host: INestApplicationContext;

beforeAll(async () => {
  redis = await createBreakableRedis();
  app = await startTestApp({ servers: 0, workers: 1, stores: { redis }, env: { REPLY_QUIET_MS: '0' } });
  modules = await openTestModules({ databaseUrl: app.databaseUrl, redisUrl: redis.url });
  host = await modules.open([ConversationsModule, BotsModule, ShippingModule]);
});
afterAll(async () => {
  await modules.close();
  await app.close();
  await redis.stop();
});

test('while Redis is away messages are stored, and answered once it is back, empty', async () => {
  const botId = await makeBot({ sql: (text, params) => app.sql(text, params) }, 100);
  const say = (phone: string) => receive(host, [inbound(botId, chatOf(phone))]);
  const open = async () =>
    (await app.sql(`SELECT count(*)::int AS count FROM conversations WHERE bot_id = $1 AND answered_turn < turn`, [botId]))[0].count;
  await say('6281310000001');
  await waitFor(async () => (await open()) === 0);
  await redis.kill();
  expect(await Promise.all(['6281310000001', '6281310000002', '6281310000003'].map(say))).toHaveLength(3);
  expect(await open()).toBe(3);
  await redis.start();
  await waitFor(async () => (await open()) === 0, { what: 'an answer to every turn' });
  expect(app.workers[0]!.hasExited).toBe(false);
  const [{ replies, left }] = await app.sql(
    `SELECT (SELECT count(*)::int FROM replies WHERE bot_id = $1) AS replies, replies_left AS left FROM subscriptions WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`,
    [botId],
  );
  expect({ replies, left }).toEqual({ replies: 4, left: 96 });
});

interface Chat {
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  readonly pn: string;
}
const place = { id: '1', village: '', district: 'Tebet', city: 'Jakarta', province: 'DKI', zip: '12810' };

/** Functions that work without Redis. Each entry has the function and its result while Redis is down. */
const helped: readonly (readonly [what: string, act: (chat: Chat) => unknown, result: unknown])[] = [
  ['a lead counts as silent', ({ conversationId }) => host.get(TurnsService).leadIsTyping(conversationId), false],
  ['a lead begins to type', ({ botId, pn }) => host.get(LeadTyping).began(botId, { pn, lid: null }), undefined],
  ['a lead stops typing', ({ botId, pn }) => host.get(LeadTyping).ended(botId, { pn, lid: null }), undefined],
  ['an alarm is set', ({ botId, conversationId }) => host.get(ReplyAlarm).schedule(botId, conversationId), undefined],
  ['an alarm is due at once', ({ botId, conversationId }) => host.get(ReplyAlarm).hasten(botId, conversationId), undefined],
  ['a line is logged', ({ botId }) => host.get(ActivityLogService).write(botId, 'INFO', 'Bot aktif'), undefined],
  ['QR codes are forgotten', ({ botId }) => host.get(ActivityLogService).forgetQr(botId), undefined],
  ['a number is not known', ({ botId, pn }) => host.get(NumberCheck).isOnWhatsApp(botId, pn), null],
  ['places are asked for again', () => host.get(ShippingCache).places('sandbox', 'tebet', async () => [place]), [place]],
  ['calls to the shipping service are not counted', ({ botId }) => host.get(ShippingShare).take(botId), undefined],
];

test('what Redis only helps with goes on while Redis is away', async () => {
  const pn = '6281310000004';
  const botId = await makeBot({ sql: (text, params) => app.sql(text, params) }, 100);
  const [message] = await receive(host, [inbound(botId, chatOf(pn))], false);
  const chat = { botId, pn, conversationId: message!.conversationId };
  await host.get(LeadTyping).began(botId, { pn, lid: null });
  expect(await host.get(TurnsService).leadIsTyping(chat.conversationId)).toBe(true);
  await redis.kill();
  const outcome = async (act: (chat: Chat) => unknown) => ({ result: await act(chat) });
  const outcomes = await Promise.all(helped.map(([, act]) => outcome(act).catch((error: unknown) => ({ error }))));
  await redis.start();
  const isAnswered = `SELECT 1 FROM conversations WHERE id = $1 AND answered_turn >= turn`;
  await waitFor(async () => (await app.sql(isAnswered, [chat.conversationId])).length > 0, { what: 'the answer once Redis is back' });
  expect(outcomes.map((one, nth) => [helped[nth]![0], one])).toEqual(helped.map(([what, , result]) => [what, { result }]));
});
