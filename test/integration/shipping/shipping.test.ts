import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { Clock } from '#core/platform/clock/clock';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { ShippingModule } from '#core/features/shipping/shipping.module';
import { ShippingService } from '#core/features/shipping/shipping.service';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { Metrics } from '#core/platform/metrics/metrics';
import { metricOf } from '../../support/metric-of.ts';
import { Sandbox } from '../../support/sandbox.ts';
import { makeBot, openTestModules, type TestModules } from '../../support/core/test-modules.ts';

let testModules: TestModules;
let sandbox: Sandbox;
/** Two processes of one installation. */
let one: INestApplicationContext;
let other: INestApplicationContext;
/** A third process, started after the operator has switched to the other shipping service. */
let changed: INestApplicationContext;
const open = new AbortController().signal;
const modules = [PromptsModule, ShippingModule];

beforeAll(async () => {
  [testModules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  const env = { ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>), SHIPPING_DAILY_LIMIT: '8' };
  one = await testModules.open(modules, env);
  other = await testModules.open(modules, env);
  const biteship = { SHIPPING_SERVICE: 'biteship', SHIPPING_BASE_URL: sandbox.addresses.biteship!, SHIPPING_DAILY_LIMIT: '1000' };
  changed = await testModules.open(modules, { ...env, ...biteship });
});
afterEach(async () => {
  await sandbox.call('DELETE', '/shipping/faults');
  const redis = one.get(RedisConnections).commands;
  for (const key of await redis.keys('shipping:*')) await redis.del(key);
});
afterAll(async () => {
  await testModules.close();
  await sandbox.close();
});

async function shop(district = 'Tebet, Jakarta Selatan'): Promise<BotId> {
  const botId = await makeBot(testModules);
  await one.get(PromptsService).save(botId, { senderDistrict: district });
  return botId;
}

async function quote(context: INestApplicationContext, botId: BotId, destination: string, courier?: string) {
  const prompts = await context.get(PromptsService).loadPrompts(botId);
  return context.get(ShippingService).quote({ botId, prompts, destination, grams: 1_000, courier }, open);
}

const requests = async (): Promise<{ seq: number; service: string; path: string; asked: Record<string, any> }[]> =>
  (await sandbox.call('GET', '/shipping/requests?after=0')).requests;
const newest = async () => (await requests()).at(-1)?.seq ?? 0;
const originOf = async (botId: BotId) =>
  (await testModules.sql(`SELECT sender_origin FROM bot_settings WHERE bot_id = $1`, [botId]))[0]!.sender_origin;

describe('the calls of a day', () => {
  const farPlaces = ['Ubud', 'Gubeng', 'Lowokwaru', 'Serpong', 'Abepura', 'Sirimau', 'Oebobo', 'Wenang', 'Cibinong', 'Tembalang'];

  test('stay within the limit, all processes and owners together, and one owner’s within half of it', async () => {
    const [greedy, patient, late] = [await shop(), await shop(), await shop()];
    const before = await newest();
    const asked = await Promise.all(farPlaces.map((place, at) => quote(at % 2 === 0 ? one : other, greedy, place)));
    expect(asked.filter(({ kind }) => kind === 'hindered').length).toBeGreaterThan(0);
    expect((await requests()).filter(({ seq }) => seq > before).length).toBe(4);
    expect(await quote(one, patient, 'Cengkareng')).toMatchObject({ kind: 'quoted' });
    for (const place of farPlaces) await quote(other, late, place);
    expect((await requests()).filter(({ seq }) => seq > before).length).toBeLessThanOrEqual(8);
    expect(await quote(one, late, 'Panakkukang')).toEqual({ kind: 'hindered', by: 'spent' });
  });

  test('restart at zero the next day, by Jakarta’s clock', async () => {
    const botId = await shop();
    for (const place of farPlaces) await quote(one, botId, place);
    expect(await quote(one, botId, 'Panakkukang')).toEqual({ kind: 'hindered', by: 'spent' });
    const clock = one.get(Clock);
    const now = clock.now.bind(clock);
    try {
      clock.now = () => new Date(now().getTime() + 24 * 3_600_000);
      expect(await quote(one, botId, 'Panakkukang')).toMatchObject({ kind: 'quoted' });
    } finally {
      clock.now = now;
    }
  });
});

describe('where parcels leave from', () => {
  test('is looked up again when the operator chose another service, which has other ids', async () => {
    const botId = await shop();
    expect(await quote(one, botId, 'Ubud')).toMatchObject({ kind: 'quoted', origin: 'Tebet, Jakarta Selatan, DKI Jakarta' });
    expect(await originOf(botId)).toMatchObject({ service: 'rajaongkir', placeId: expect.stringMatching(/^\d+$/) });
    const before = await newest();
    expect(await quote(changed, botId, 'Ubud')).toMatchObject({ kind: 'quoted', destination: 'Ubud, Gianyar, Bali' });
    expect(await originOf(botId)).toMatchObject({ service: 'biteship', placeId: expect.stringMatching(/^IDNP/) });
    const asked = (await requests()).filter(({ seq }) => seq > before);
    expect(new Set(asked.map(({ service }) => service))).toEqual(new Set(['biteship']));
  });

  test('is not kept for a kecamatan that the owner has changed meanwhile', async () => {
    const botId = await shop('Tebet');
    const prompts = await one.get(PromptsService).loadPrompts(botId);
    await one.get(PromptsService).save(botId, { senderDistrict: 'Ubud' });
    expect(await one.get(ShippingService).origin(botId, prompts, open)).toMatchObject({
      kind: 'known',
      label: expect.stringMatching(/^Tebet/),
    });
    expect(await originOf(botId)).toBeNull();
    expect(await one.get(ShippingService).readOrigin(botId, open)).toMatchObject({ label: 'Ubud, Gianyar, Bali' });
  });

  test('is looked up again when the owner changes the kecamatan, and only then', async () => {
    const botId = await shop('Tebet');
    const origin = () => one.get(ShippingService).readOrigin(botId, open);
    expect(await origin()).toMatchObject({ kind: 'known', label: 'Tebet, Jakarta Selatan, DKI Jakarta' });
    await one.get(PromptsService).save(botId, { senderDistrict: 'Ubud' });
    expect(await origin()).toMatchObject({ kind: 'known', label: 'Ubud, Gianyar, Bali' });
    expect(await originOf(botId)).toMatchObject({ typed: 'Ubud', label: 'Ubud, Gianyar, Bali' });
    const before = await newest();
    expect(await origin()).toMatchObject({ kind: 'known', label: 'Ubud, Gianyar, Bali' });
    expect((await requests()).filter(({ seq }) => seq > before)).toEqual([]);
  });

  test('of one owner is nothing to another', async () => {
    const [mine, theirs] = [await shop('Sukamaju'), await shop('Tebet')];
    const state = await one.get(ShippingService).readOrigin(mine, open);
    if (state.kind !== 'choose') throw new Error(state.kind);
    await expect(one.get(ShippingService).chooseOrigin(theirs, state.places[0]!.id, open)).rejects.toMatchObject({ code: 'place_unknown' });
    expect(await originOf(theirs)).toBeNull();
  });
});

test.each([
  ['no kecamatan of the sender', '', 'Ubud', { kind: 'hindered', by: 'none' }],
  ['a kecamatan of several cities', 'Sukamaju', 'Ubud', { kind: 'hindered', by: 'choose' }],
  ['a kecamatan that is nowhere', 'Atlantis', 'Ubud', { kind: 'hindered', by: 'unknown' }],
  ['a destination that is nowhere', 'Tebet', 'Atlantis', { kind: 'unknown-destination' }],
  ['a destination without a name', 'Tebet', '?!', { kind: 'unknown-destination' }],
  ['a destination of several cities', 'Tebet', 'Sukamaju', { kind: 'several' }],
  ['a whole city', 'Tebet', 'Gianyar', { kind: 'quoted', isWhole: true }],
  ['one kecamatan', 'Tebet', 'Ubud', { kind: 'quoted', isWhole: false, destination: 'Ubud, Gianyar, Bali', others: [] }],
])('a question with %s is answered by what is known of it', async (_what, from, to, answer) => {
  const found = await quote(one, await shop(from), to);
  expect(found).toMatchObject(answer);
  if (found.kind === 'several')
    expect(found.destinations).toEqual(expect.arrayContaining(['Cilodong, Depok, Jawa Barat', 'Cibeunying Kidul, Bandung, Jawa Barat']));
});

test('a route that no courier serves is told by its destination, and each rate by the name of its courier', async () => {
  const botId = await shop();
  const found = await quote(one, botId, 'Ubud');
  if (found.kind !== 'quoted') throw new Error(found.kind);
  expect(found.origin).toBe('Tebet, Jakarta Selatan, DKI Jakarta');
  expect(found.rates.map(({ cost }) => cost)).toEqual(found.rates.map(({ cost }) => cost).toSorted((one, other) => one - other));
  expect(found.rates.map(({ courier }) => courier)).toContain('JNE');
  const redis = one.get(RedisConnections).commands;
  for (const key of await redis.keys('shipping:rates:*')) await redis.del(key);
  await sandbox.call('POST', '/shipping/faults', { next: { kind: 'no_route' } });
  expect(await quote(one, botId, 'Ubud')).toEqual({ kind: 'no-route', destination: 'Ubud, Gianyar, Bali' });
});

test('a service that is away leaves no choice of a place, and no price', async () => {
  const botId = await shop('Sukamaju');
  await sandbox.call('POST', '/shipping/faults', { next: { kind: 'wrong_key' } });
  await expect(one.get(ShippingService).chooseOrigin(botId, '1', open)).rejects.toMatchObject({ code: 'shipping_away' });
  await sandbox.call('POST', '/shipping/faults', { next: { kind: 'wrong_key' } });
  expect(await one.get(ShippingService).readOrigin(botId, open)).toMatchObject({ kind: 'later', failure: 'key' });
  await sandbox.call('POST', '/shipping/faults', { next: { kind: 'wrong_key' } });
  expect(await quote(one, botId, 'Ubud')).toEqual({ kind: 'hindered', by: 'key' });
  expect(await originOf(botId)).toBeNull();
});

describe('place names as people write them', () => {
  test('is a name to search for, and nothing else', async () => {
    const botId = await shop();
    await one.get(ShippingService).readOrigin(botId, open);
    const before = await newest();
    await quote(one, botId, 'Ubud&limit=1#"<script>{{7*7}}\u0000http://10.0.0.1/?key=x Gianyar');
    const searches = (await requests()).filter(({ seq, path }) => seq > before && path.includes('destination'));
    expect(searches.length).toBeGreaterThan(0);
    for (const { asked } of searches) expect(asked).toEqual({ search: expect.stringMatching(/^[a-z0-9 '’-]+$/), limit: '50', offset: '0' });
  });

  test('as a courier is one we know, or is asked back without a call', async () => {
    const botId = await shop();
    expect(await quote(one, botId, 'Ubud', 'si cepat')).toMatchObject({ kind: 'quoted', rates: [{ courier: 'SiCepat' }] });
    const before = await newest();
    expect(await quote(one, botId, 'Ubud', 'gosend:jne&origin=1')).toMatchObject({ kind: 'unknown-courier' });
    // The product supports this courier, but the service does not. The service would refuse the whole query because
    // of this courier.
    expect(await quote(one, botId, 'Ubud', 'anteraja')).toMatchObject({ kind: 'unknown-courier' });
    expect(await newest()).toBe(before);
    expect(await quote(changed, botId, 'Ubud', 'anteraja')).toMatchObject({ kind: 'quoted', rates: [{ courier: 'AnterAja' }] });
  });
});

test('a name that the service knows only without its city is found by its first word', async () => {
  const botId = await shop();
  await one.get(ShippingService).readOrigin(botId, open);
  await sandbox.call('POST', '/shipping/faults', { next: { kind: 'unknown_place' } });
  expect(await quote(one, botId, 'Ubud, Gianyar')).toMatchObject({ kind: 'quoted', destination: 'Ubud, Gianyar, Bali' });
});

test('an answer of another version in the cache is asked for again', async () => {
  const botId = await shop();
  await one.get(RedisConnections).commands.set('shipping:places:rajaongkir:ubud', '{"old":true}');
  expect(await quote(one, botId, 'Ubud')).toMatchObject({ kind: 'quoted' });
});

test('each question to the service is counted by how it ended', async () => {
  const count = (outcome: string) => metricOf(one.get(Metrics), 'shipping_calls_total', { question: 'places', outcome });
  const botId = await shop();
  await one.get(ShippingService).readOrigin(botId, open);
  const before = [await count('answered'), await count('key')];
  expect(await quote(one, botId, 'Ubud')).toMatchObject({ kind: 'quoted' });
  await sandbox.call('POST', '/shipping/faults', { next: { kind: 'wrong_key' } });
  await quote(one, botId, 'Gubeng');
  expect([await count('answered'), await count('key')]).toEqual([before[0]! + 1, before[1]! + 1]);
});
