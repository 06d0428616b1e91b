import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { RateLimits, siteShares, type RateKeys, type RatePolicy } from '#core/platform/rate-limits/rate-limits';
import { openTestModules, type TestModules } from '../../support/core/test-modules.ts';

/* The counters behind every rate limit, in the real Redis: what is counted, refused and refunded. */

class LimitsModule {}
Module({ providers: [RateLimits] })(LimitsModule);

let modules: TestModules;
let one: INestApplicationContext;
let other: INestApplicationContext;

beforeAll(async () => {
  modules = await openTestModules();
  const enabled = { RATE_LIMITS: 'true' };
  [one, other] = [await modules.open([LimitsModule], enabled), await modules.open([LimitsModule], enabled)];
});
afterAll(() => modules?.close());

const policy: RatePolicy = { perAddress: 3, perPlace: 2, perAccount: 4, windowSeconds: 60 };
const keysOf = (word: string): RateKeys => ({ perAddress: word, perSite: null, perPlace: word, perAccount: word });
const only = (bound: keyof RateKeys, word: string): RateKeys => ({
  perAddress: null,
  perSite: null,
  perPlace: null,
  perAccount: null,
  [bound]: word,
});
const refused = { code: 'too_many', retryAfterSeconds: expect.any(Number) };

function limitsOf(context: INestApplicationContext) {
  const limits = context.get(RateLimits);
  return (name: string, keys: RateKeys) => limits.count(name, policy, keys);
}

test.each([
  ['perAddress', 3],
  ['perPlace', 2],
  ['perAccount', 4],
] as const)('%s: the last permitted attempt passes and the next is refused, by whichever server counts', async (bound, permitted) => {
  const keys = only(bound, randomUUID());
  for (let nth = 0; nth < permitted; nth += 1) await limitsOf(nth % 2 === 0 ? one : other)('edge', keys);
  for (const context of [one, other]) await expect(limitsOf(context)('edge', keys)).rejects.toMatchObject(refused);
  // another name and another key have separate counters
  await limitsOf(one)('edge-2', keys);
  await limitsOf(one)('edge', only(bound, randomUUID()));
});

test('a refunded attempt counts for the address and for no other limit', async () => {
  const word = randomUUID();
  for (let nth = 0; nth < 3; nth += 1) {
    for (const giveBack of await limitsOf(one)('guess', keysOf(word))) await giveBack();
  }
  await expect(limitsOf(one)('guess', only('perAddress', word))).rejects.toMatchObject(refused);
  for (let nth = 0; nth < 2; nth += 1) await limitsOf(one)('guess', only('perPlace', word));
  for (let nth = 0; nth < 4; nth += 1) await limitsOf(one)('guess', only('perAccount', word));
});

test('an attempt that one limit refuses is charged to no other limit', async () => {
  const word = randomUUID();
  for (let nth = 0; nth < 2; nth += 1) await limitsOf(one)('charge', only('perPlace', word));
  await expect(limitsOf(one)('charge', keysOf(word))).rejects.toMatchObject(refused);
  for (let nth = 0; nth < 4; nth += 1) await limitsOf(one)('charge', only('perAccount', word));
});

test('a thousand attempts at once get as far as one after the other', async () => {
  const keys = only('perAccount', randomUUID());
  const answers = await Promise.allSettled(Array.from({ length: 1_000 }, (_, nth) => limitsOf(nth % 2 === 0 ? one : other)('flood', keys)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
});

test('all addresses of a site together have five shares of one, and one address cannot use them up', async () => {
  const [site, address] = [randomUUID(), randomUUID()];
  const from = (perAddress: string): RateKeys => ({ perAddress, perSite: site, perPlace: null, perAccount: null });
  for (let nth = 0; nth < 20; nth += 1) await limitsOf(one)('site', from(address)).catch(() => undefined);
  for (let nth = 3; nth < siteShares * 3; nth += 1) await limitsOf(nth % 2 === 0 ? one : other)('site', from(randomUUID()));
  await expect(limitsOf(one)('site', from(randomUUID()))).rejects.toMatchObject(refused);
  await limitsOf(one)('site', { ...from(randomUUID()), perSite: null });
});

test.each([
  ['perPlace', 2, 'perAccount', 4],
  ['perAccount', 4, 'perPlace', 2],
] as const)('an attempt that %s refuses (%s) is not counted by %s, which still permits %s', async (spent, points, other, permitted) => {
  const word = randomUUID();
  const keys = { ...keysOf(word), perAddress: null };
  for (let nth = 0; nth < points; nth += 1) await limitsOf(one)('refused', only(spent, word));
  for (let nth = 0; nth < 6; nth += 1) await expect(limitsOf(one)('refused', keys)).rejects.toMatchObject(refused);
  for (let nth = 0; nth < permitted; nth += 1) await limitsOf(one)('refused', only(other, word));
});
