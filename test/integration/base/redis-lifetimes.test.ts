import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { dayMs, hourMs, minuteMs } from '#contracts/values/base/durations';
import type { BotId, ConversationId, FollowUpId } from '#contracts/values/ids';
import { retention } from '#contracts/values/retention';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { BotsModule } from '#core/features/bots/bots.module';
import type { Lease, PasskeyTicket } from '#core/features/bots/bots.types';
import { NumberCheck } from '#core/features/bots/number-check.service';
import { PasskeyAttempts } from '#core/features/bots/passkey-attempts.service';
import { SessionLeases } from '#core/features/bots/session-leases.service';
import { SessionStatusStore } from '#core/features/bots/session-status-store.service';
import { LeadTyping } from '#core/features/conversations/messages/lead-typing';
import { MembershipModule } from '#core/features/membership/membership.module';
import { OtpDecoys } from '#core/features/otp/otp-decoys';
import { ReplyCooldown } from '#core/features/replies/agent/reply-cooldown';
import { RepliesModule } from '#core/features/replies/replies.module';
import { SampleShopsService } from '#core/features/replies/sample-shops/sample-shops.service';
import { TryOutService } from '#core/features/replies/try-out.service';
import { FailedWritings } from '#core/features/replies/writers/failed-writings.service';
import { ShippingCache } from '#core/features/shipping/shipping-cache';
import { ShippingShare } from '#core/features/shipping/shipping-share';
import { ShippingUsage } from '#core/outside/shipping/shipping-usage';
import type { RateQuestion } from '#core/outside/shipping/shipping.types';
import { Clock } from '#core/platform/clock/clock';
import { newId } from '#core/platform/crypto/ids';
import { Log } from '#core/platform/log/log';
import { RateLimits } from '#core/platform/rate-limits/rate-limits';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { Wakes } from '#core/platform/wake/wakes';
import { root } from '../../../scripts/lib/paths.mjs';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { waitFor } from '../../support/wait-for.ts';

/*
 * How long each kind of key stays in Redis. Redis has different commands for seconds and for milliseconds, and no other test
 * notices a lifetime in the wrong unit: a counter that lasts three minutes instead of two days still counts.
 */

class LimitsModule {}
Module({ providers: [RateLimits] })(LimitsModule);

let modules: TestModules;
let context: INestApplicationContext;
let botId: BotId;
let lease: Lease;

beforeAll(async () => {
  modules = await openTestModules();
  const env = { RATE_LIMITS: 'true', LLM_API_KEY: 'key', SAMPLE_SHOP_ANSWERS_PER_DAY: '10' };
  context = await modules.open([BotsModule, MembershipModule, RepliesModule, LimitsModule], env);
  botId = await makeBot(modules, 0);
  const hostId = newId();
  const leases = context.get(SessionLeases);
  const presence = leases.present(hostId, () => undefined);
  leave = () => presence.leave();
  await presence.beat();
  lease = (await leases.claim(hostId, botId))!;
});
let leave: () => Promise<void>;
afterAll(async () => {
  await leave?.();
  await modules?.close();
});

const redis = () => context.get(RedisConnections).commands;

/** The keys with a lifetime, and the remaining time of each. */
async function endings(): Promise<Map<string, number>> {
  const keys = await redis().keys('*');
  const left = await Promise.all(keys.map((key) => redis().pttl(key)));
  return new Map(keys.flatMap((key, at) => (left[at]! > 0 ? [[key, left[at]!] as const] : [])));
}

/** The session shows that WhatsApp waits for a passkey, or for the owner to compare a code. */
async function asks(step: PasskeyTicket['step'], untilMs: number): Promise<PasskeyAttempts> {
  const options = { challenge: 'x', rpId: 'whatsapp.com', allowCredentials: [], userVerification: 'required', timeout: 60_000 };
  const until = new Date(context.get(Clock).now().getTime() + untilMs).toISOString();
  // cast: the fields of a request are not read here
  const passkey = { attempt: newId(), step, until, code: null, options } as unknown as PasskeyTicket;
  expect(await context.get(SessionStatusStore).record(lease, { status: 'qr', qr: null, pairingCode: null, passkey })).toBe(true);
  return context.get(PasskeyAttempts);
}

const turn = () => ({ conversationId: newId<ConversationId>(), turn: 1 });
const question = { originId: 'a', destinationId: 'b', grams: 1_000, couriers: ['jne'] };
const place = { id: '1', village: 'a', district: 'b', city: 'c', province: 'd', zip: 'e' };
const rate = { courier: 'JNE', service: 'REG', cost: 9_000, time: null };
const usage = () =>
  new ShippingUsage('test', 100, { redis: context.get(RedisConnections), clock: context.get(Clock), log: context.get(Log) });

/** The keys that each file stores: the beginning of each key as a pattern, and its lifetime. */
const stored: readonly (readonly [what: string, file: string, act: () => unknown, lifetimes: Readonly<Record<string, number>>])[] = [
  [
    'a QR code',
    'features/bots/session-status-store.service',
    () => context.get(SessionStatusStore).showQr(lease, 'text', 1, 5, 19_000),
    { 'qr:': 19_000 },
  ],
  [
    'a token for a passkey, five minutes even where WhatsApp waits longer',
    'features/bots/passkey-attempts.service',
    async () => (await asks('asked', 10 * minuteMs)).begin(botId),
    { 'passkey:current:': 5 * minuteMs, 'passkey:token:': 5 * minuteMs },
  ],
  [
    'what an owner says of a passkey, and how it was received',
    'features/bots/passkey-attempts.service',
    async () => {
      const attempts = await asks('compare', minuteMs);
      await context.get(Wakes).listen((wake) => {
        if (wake.kind === 'passkey') void attempts.receive(wake.botId, wake.about!, 'taken');
      });
      await attempts.compared(botId, true);
    },
    { 'passkey:saying:': 30_000, 'passkey:reception:': 30_000 },
  ],
  [
    'the answer about a number',
    'features/bots/number-check.service',
    () => context.get(NumberCheck).answer(botId, newId(), null),
    { 'number:': 30_000 },
  ],
  [
    'a lead’s typing',
    'features/conversations/messages/lead-typing',
    async () => {
      await receive(context, [inbound(botId, chatOf('628120000001'))], false);
      await context.get(LeadTyping).began(botId, { pn: '628120000001', lid: null });
    },
    { 'typing:': 12_000 },
  ],
  [
    'a code that was never sent',
    'features/otp/otp-decoys',
    () => context.get(OtpDecoys).send('x@gmail.com', 'verify'),
    { 'otp-decoy:': dayMs },
  ],
  [
    'places, found or not',
    'features/shipping/shipping-cache',
    async () => {
      await context.get(ShippingCache).places('found', 'a', () => Promise.resolve([place]));
      await context.get(ShippingCache).places('none', 'a', () => Promise.resolve([]));
    },
    { 'shipping:places:found': 30 * dayMs, 'shipping:places:none': dayMs },
  ],
  [
    'rates, found or not',
    'features/shipping/shipping-cache',
    async () => {
      await context.get(ShippingCache).rates('found', question, () => Promise.resolve([rate]));
      await context.get(ShippingCache).rates('none', question, () => Promise.resolve([]));
    },
    { 'shipping:rates:found': 12 * hourMs, 'shipping:rates:none': hourMs },
  ],
  [
    'an owner’s share of the shipping service',
    'features/shipping/shipping-share',
    () => context.get(ShippingShare).take(botId),
    { 'shipping:share:': 2 * dayMs },
  ],
  ['the calls of that service', 'outside/shipping/shipping-usage', () => usage().take(), { 'shipping:calls:': 2 * dayMs }],
  ['its limit', 'outside/shipping/shipping-usage', () => usage().rest(), { 'shipping:rests:': 15 * minuteMs }],
  [
    'a log of an owner',
    'features/activity-log/activity-log.service',
    async () => {
      const of = newId<BotId>();
      context.get(ActivityLogService).write(of, 'INFO', 'Baris');
      await waitFor(async () => (await redis().ttl(`activity:${of}`)) > 0, { what: 'the tidied line' });
    },
    { 'activity:': retention.activityDays * dayMs },
  ],
  [
    'which conversations of a log became one',
    'features/activity-log/activity-log.service',
    async () => {
      context.get(ActivityLogService).join(botId, newId(), newId());
      await waitFor(async () => (await redis().exists(`activity-joined:${botId}`)) > 0, { what: 'the joined conversations' });
    },
    { 'activity-joined:': retention.activityDays * dayMs },
  ],
  [
    'a failed summary',
    'features/replies/writers/failed-writings.service',
    () => context.get(FailedWritings).summaryFailed(newId()),
    { 'writings:failed:summary:': 3 * dayMs, 'writings:rest:': hourMs },
  ],
  [
    'a failed follow-up',
    'features/replies/writers/failed-writings.service',
    () => context.get(FailedWritings).followUpFailed(newId<FollowUpId>()),
    { 'writings:failed:follow-up:': 3 * dayMs },
  ],
  [
    'a failed round',
    'features/replies/agent/reply-cooldown',
    () => context.get(ReplyCooldown).begin(turn(), new Error('away')),
    { 'replies:failed:': dayMs, 'replies:rest:': 5 * minuteMs },
  ],
  [
    'a stale draft',
    'features/replies/agent/reply-cooldown',
    () => context.get(ReplyCooldown).countStale(newId()),
    { 'replies:stale:': minuteMs },
  ],
  [
    'the tests of a bot today',
    'features/replies/try-out.service',
    async () => {
      await redis().set(`try-out:${botId}:${context.get(Clock).today()}`, 1_000);
      await expect(context.get(TryOutService).answer(botId, [{ role: 'lead', body: 'Halo' }])).rejects.toMatchObject({ code: 'no_quota' });
    },
    { 'try-out:': 2 * dayMs },
  ],
  [
    'the answers of the sample shops today, all and those of a network',
    'features/replies/sample-shops/sample-shops.service',
    async () => {
      const day = `sample-shops:${context.get(Clock).today()}`;
      await redis().set(day, 1_000);
      await context.get(SampleShopsService).answer('fashion', [{ role: 'lead', body: 'Halo' }], 'network');
    },
    { 'sample-shops:[^:]+$': 2 * dayMs, 'sample-shops:[^:]+:network$': 2 * dayMs },
  ],
  [
    'an attempt that is counted',
    'platform/rate-limits/rate-limits',
    () =>
      context
        .get(RateLimits)
        .count(
          'test',
          { perAddress: 5, windowSeconds: 600 },
          { perAddress: randomUUID(), perSite: null, perPlace: null, perAccount: null },
        ),
    { 'rate:test:perAddress:': 600_000 },
  ],
];

test.each(stored)('%s stays in Redis for as long as it should', async (_what, _file, act, lifetimes) => {
  const before = await endings();
  const startedAt = performance.now();
  await act();
  const after = await endings();
  const passedMs = performance.now() - startedAt;
  const added = [...after].filter(([key]) => !before.has(key));
  for (const [pattern, lifetimeMs] of Object.entries(lifetimes)) {
    const found = added.filter(([key]) => new RegExp(`^${pattern}`).test(key));
    expect([pattern, found.length]).toEqual([pattern, 1]);
    expect(found[0]![1]).toBeLessThanOrEqual(lifetimeMs);
    expect(found[0]![1]).toBeGreaterThanOrEqual(lifetimeMs - passedMs - 10);
  }
});

test('each file that gives a key its end is among them', () => {
  const found = execFileSync(
    'git',
    ['grep', '-lE', String.raw`'[EP]X'|\.p?expire\(key|addToCounter\(|new RateLimiterRedis`, '--', 'core', 'server', 'workers'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const files = found.split('\n').filter((file) => file !== '' && !file.endsWith('.test.ts') && file !== 'core/platform/redis/counters.ts');
  expect(new Set(stored.map(([, file]) => `core/${file}.ts`))).toEqual(new Set(files));
});

test('shipping costs are cached for one question: each part of it makes another one', async () => {
  const cache = context.get(ShippingCache, { strict: false });
  const asked = { originId: 'asal', destinationId: randomUUID(), grams: 1_000, couriers: ['jne', 'jnt'] };
  const others = [{}, { originId: 'lain' }, { destinationId: randomUUID() }, { grams: 2_000 }, { couriers: ['jne'] }, {}];
  const costOf = async (service: string, question: RateQuestion, cost: number) =>
    (await cache.rates(service, question, () => Promise.resolve([{ courier: 'jne', service: 'REG', cost, time: null }])))[0]!.cost;
  const costs: number[] = [];
  for (const [at, other] of others.entries()) costs.push(await costOf('rajaongkir', { ...asked, ...other }, at));
  expect(costs).toEqual([0, 1, 2, 3, 4, 0]);
  expect(await costOf('another', asked, 9)).toBe(9);
});

test('a lost connection is opened again soon, and then at most every two seconds', () => {
  const { retryStrategy } = redis().options;
  const pauses = Array.from({ length: 30 }, (_, at) => retryStrategy!(at + 1));
  expect(pauses.every((pause) => typeof pause === 'number')).toBe(true);
  expect(Math.min(...pauses.map(Number))).toBeLessThanOrEqual(100);
  expect(Math.max(...pauses.map(Number))).toBe(2_000);
  expect(pauses).toEqual(pauses.toSorted((one, other) => Number(one) - Number(other)));
});
