import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { LoginSessionId, PersonId, PushId } from '#contracts/values/ids';
import { NotificationsService, type Notice } from '#core/features/notifications/notifications.service';
import { PushDevices, pushSlots } from '#core/features/notifications/push/push-devices.service';
import { newId } from '#core/platform/crypto/ids';
import { Log } from '#core/platform/log/log';
import { JobQueue } from '#core/platform/queue/job-queue';
import { Metrics } from '#core/platform/metrics/metrics';
import { spawnSandbox } from '../../../sandbox/spawn.ts';
import type { SpawnedSandbox } from '../../../sandbox/spawn.ts';
import type { Shop } from '../../support/core/open-account.ts';
import { startMoneyCore, type MoneyCore } from '../../support/core/money-core.ts';
import { waitFor } from '../../support/wait-for.ts';
import { Sweeper } from '../../../workers/base/sweeper.ts';
import { PushProcessor } from '../../../workers/push/push.processor.ts';

/*
 * Push notices on devices: what is stored, what is sent, and what happens when the push service fails. The test runs
 * the jobs itself.
 */
let sandbox: SpawnedSandbox;
let core: MoneyCore;
let notifications: NotificationsService;
let devices: PushDevices;

beforeAll(async () => {
  sandbox = await spawnSandbox({ only: ['push'] });
  core = await startMoneyCore({ PUSH_ALLOW: new URL(sandbox.push!).host });
  notifications = core.app.get(NotificationsService, { strict: false });
  devices = core.app.get(PushDevices, { strict: false });
});
afterEach(() => sandbox.control('DELETE', '/push/faults'));
afterAll(async () => {
  await core?.close();
  await sandbox?.stop();
});

interface Pushed {
  seq: number;
  status: number;
  text: string | null;
  urgency: string;
  topic: string | null;
  ttl: number;
}

interface Device {
  readonly shop: Shop;
  readonly personId: PersonId;
  readonly loginId: LoginSessionId;
  readonly token: string;
}

const fault = (...next: object[]) => sandbox.control('POST', '/push/faults', { next });
const rows = (personId: PersonId) =>
  core.database.rows<{ id: PushId; attempts: number; next_at: Date }>(`SELECT * FROM pushes WHERE person_id = $1`, [personId]);
const devicesOf = async (personId: PersonId) =>
  (await core.database.rows(`SELECT 1 FROM push_devices WHERE person_id = $1`, [personId])).length;

async function logIn(personId: PersonId): Promise<LoginSessionId> {
  const id = newId<LoginSessionId>();
  await core.database.run(`INSERT INTO login_sessions (id, person_id, device, address) VALUES ($1, $2, 'Chrome di Android', '127.0.0.1')`, [
    id,
    personId,
  ]);
  return id;
}

/** Creates a logged-in browser that has subscribed to pushes. */
async function device(owner?: Shop): Promise<Device> {
  const shop = owner ?? (await core.newOwner());
  const { personId } = shop;
  const loginId = await logIn(personId);
  const { key } = (await devices.state(personId, loginId))!;
  const target = await sandbox.control<{ endpoint: string; keys: { p256dh: string; auth: string } }>('POST', '/push/subscriptions', {
    applicationServerKey: key,
  });
  await devices.add(personId, loginId, target);
  return { shop, personId, loginId, token: target.endpoint.split('/').at(-1)! };
}

const closing = (key = 'closing:1'): Notice => ({
  kind: 'closing',
  dedupeKey: key,
  title: 'Closing dari Budi',
  body: '2 kaos',
  contact: '62811',
});

/** Pushes that reached that browser or were refused. */
async function reached({ token }: Device): Promise<Pushed[]> {
  const { messages } = await sandbox.control<{ messages: (Pushed & { token: string })[] }>('GET', '/push/messages');
  return messages.filter((one) => one.token === token);
}

const deliverAll = async (personId: PersonId): Promise<(Date | null)[]> =>
  Promise.all((await rows(personId)).map(({ id }) => devices.deliver(id, AbortSignal.timeout(15_000))));

test('each device of the owner gets the notice once, with its text and the page a tap opens', async () => {
  const phone = await device();
  const laptop = await device(phone.shop);
  const stranger = await device();
  await Promise.all([notifications.raise(phone.shop.accountId, closing()), notifications.raise(phone.shop.accountId, closing())]);
  const stored = await rows(phone.personId);
  expect(stored).toHaveLength(2);
  const scheduled = async () => new Set((await core.app.get(JobQueue).queue('push').getJobs()).map(({ data }) => data.pushId));
  await waitFor(async () => (await scheduled()).size === 2, { what: 'the jobs' });
  expect(await scheduled()).toEqual(new Set(stored.map(({ id }) => id)));
  expect(await deliverAll(phone.personId)).toEqual([null, null]);
  for (const one of [phone, laptop]) {
    const [pushed, ...more] = await reached(one);
    expect(more).toEqual([]);
    expect(JSON.parse(pushed!.text!)).toMatchObject({
      title: 'Closing dari Budi',
      body: '2 kaos',
      path: `/b/${phone.shop.botId}/chat-history?kontak=62811`,
    });
    expect(pushed).toMatchObject({ status: 201, urgency: 'normal' });
  }
  expect(await reached(stranger)).toEqual([]);
  expect(await rows(phone.personId)).toEqual([]);
});

test('handed over twice, it is one message for the push service and one notification on the device', async () => {
  const phone = await device();
  await notifications.raise(phone.shop.accountId, { ...closing(), kind: 'handover' });
  const [{ id } = { id: '' as PushId }] = await rows(phone.personId);
  // Delivers twice, as if the process had ended after the push service's answer and before it stored the answer.
  await Promise.all([devices.deliver(id, AbortSignal.timeout(15_000)), devices.deliver(id, AbortSignal.timeout(15_000))]);
  const [first, second] = await reached(phone);
  expect(first).toMatchObject({ urgency: 'high', topic: expect.any(String) });
  if (second) expect([second.topic, JSON.parse(second.text!).id]).toEqual([first!.topic, JSON.parse(first!.text!).id]);
  expect(await devices.deliver(id, AbortSignal.timeout(15_000))).toBeNull();
});

test('a member whose role does not permit what the notice asks for reads whom to ask', async () => {
  const phone = await device();
  const member = await device();
  await core.database.run(`INSERT INTO members (account_id, person_id, role) VALUES ($1, $2, 'agent')`, [
    phone.shop.accountId,
    member.personId,
  ]);
  await notifications.raise(phone.shop.accountId, { ...closing('q'), kind: 'quota', body: 'Tambah kuota agar bot membalas lagi.' });
  for (const one of [phone, member]) await deliverAll(one.personId);
  const bodyOf = async (one: Device) => JSON.parse((await reached(one))[0]!.text!).body;
  expect(await bodyOf(phone)).toBe('Tambah kuota agar bot membalas lagi.');
  expect(await bodyOf(member)).toBe('Tambah kuota agar bot membalas lagi. Minta pemilik akun melakukannya.');
});

test('a device that is pushed to replaces the mail of its own person, for the kinds that it gets', async () => {
  const { shop, personId } = await device();
  const member = await core.newOwner();
  await core.database.run(`INSERT INTO members (account_id, person_id, role) VALUES ($1, $2, 'agent')`, [shop.accountId, member.personId]);
  const mailed = async (one: PersonId) => (await core.database.rows(`SELECT 1 FROM mails WHERE person_id = $1`, [one])).length;
  const raise = async (kind: Notice['kind'], key: string) => notifications.raise(shop.accountId, { ...closing(key), kind });
  await raise('question', '1');
  expect([await mailed(personId), await mailed(member.personId)]).toEqual([0, 1]);
  // A setting for another channel does not change the setting for mails.
  await notifications.switch(personId, { kind: 'question', channel: 'push', wanted: false });
  await notifications.switch(personId, { kind: 'handover', channel: 'email', wanted: false });
  await raise('question', '2');
  expect(await mailed(personId)).toBe(1);
  await raise('handover', '3');
  await raise('closing', '4');
  expect([await mailed(personId), await mailed(member.personId)]).toEqual([1, 4]);
});

describe('the push service fails', () => {
  test.each([['gone'], ['unknown']])('%s: the device is forgotten, others get the notice', async (kind) => {
    const [phone, laptop] = await device().then(async (one) => [one, await device(one.shop)] as const);
    await notifications.raise(phone.shop.accountId, closing());
    await fault({ kind, match: phone.token });
    expect(await deliverAll(phone.personId)).toEqual([null, null]);
    expect(await devicesOf(phone.personId)).toBe(1);
    expect((await reached(laptop))[0]).toMatchObject({ status: 201 });
    expect((await devices.state(phone.personId, phone.loginId))!.here).toBe(false);
  });

  test.each([
    ['throttled, it is tried again when it asked for', { kind: 'throttled', retryAfter: '600' }, 600],
    ['busy, it is tried again', { kind: 'unavailable' }, 5],
    ['cut off, it is tried again', { kind: 'reset' }, 5],
  ])('%s', async (_words, next, afterSeconds) => {
    const phone = await device();
    await notifications.raise(phone.shop.accountId, closing());
    await fault(next);
    const before = core.clock.now().getTime();
    const [again] = await deliverAll(phone.personId);
    expect(again!.getTime() - before).toBeGreaterThanOrEqual(afterSeconds * 1_000);
    expect(again!.getTime() - core.clock.now().getTime()).toBeLessThanOrEqual(afterSeconds * 1_000);
    expect(await rows(phone.personId)).toMatchObject([{ attempts: 1, next_at: again }]);
    expect(await deliverAll(phone.personId)).toEqual([null]);
    expect((await reached(phone)).at(-1)).toMatchObject({ status: 201 });
  });

  test('throttled, its job runs again after that time', async () => {
    const phone = await device();
    await notifications.raise(phone.shop.accountId, closing());
    await fault({ kind: 'throttled', retryAfter: '600' });
    const [push] = await rows(phone.personId);
    const [log, metrics] = [core.app.get(Log, { strict: false }), core.app.get(Metrics, { strict: false })];
    const processor = new PushProcessor(log, core.clock, new Sweeper(log, metrics), devices);
    const again = await processor['handle']({ pushId: push!.id }, { signal: AbortSignal.timeout(15_000), triesBefore: 0, ageMs: 0 });
    if (!again) throw new Error('no further try');
    expect(again.afterMs).toBeLessThanOrEqual(600_000);
    expect(again.afterMs).toBeGreaterThan(540_000);
    await sandbox.control('DELETE', '/push/faults');
    expect(
      await processor['handle']({ pushId: push!.id }, { signal: AbortSignal.timeout(15_000), triesBefore: 0, ageMs: 0 }),
    ).toBeUndefined();
  });

  test('hanging, it is left, and no caller waits beyond its limit', async () => {
    const phone = await device();
    await notifications.raise(phone.shop.accountId, closing());
    await fault({ kind: 'hang' });
    const [{ id } = { id: '' as PushId }] = await rows(phone.personId);
    expect(await devices.deliver(id, AbortSignal.timeout(300))).toBeInstanceOf(Date);
  });

  test.each([['refused'], ['redirect']])('%s: it is dropped, and no other service is called', async (kind) => {
    const phone = await device();
    await notifications.raise(phone.shop.accountId, closing());
    await fault({ kind });
    expect(await deliverAll(phone.personId)).toEqual([null]);
    expect(await rows(phone.personId)).toEqual([]);
    expect(await reached(phone)).toHaveLength(1);
    expect(await devicesOf(phone.personId)).toBe(1);
  });
});

test.each(['https://127.0.0.1/push', 'https://10.0.0.7/x', 'https://[::1]/x', 'http://169.254.169.254/latest', 'https://localhost:6379/'])(
  'a browser that calls %s its push service is forgotten, and nothing is written there',
  async (endpoint) => {
    const { personId, accountId } = await core.newOwner();
    const loginId = await logIn(personId);
    const { keys } = await sandbox.control<{ keys: { p256dh: string; auth: string } }>('POST', '/push/subscriptions', {
      applicationServerKey: (await devices.state(personId, loginId))!.key,
    });
    await devices.add(personId, loginId, { endpoint, keys });
    await notifications.raise(accountId, closing());
    expect(await deliverAll(personId)).toEqual([null]);
    expect(await devicesOf(personId)).toBe(0);
  },
);

test('the end of a login removes its device and the pushes queued for it', async () => {
  const phone = await device();
  await notifications.raise(phone.shop.accountId, closing());
  await core.database.run(`DELETE FROM login_sessions WHERE id = $1`, [phone.loginId]);
  expect([await devicesOf(phone.personId), await rows(phone.personId)]).toEqual([0, []]);
});

test('a device where another person logs in gets the notices of that account alone', async () => {
  const [one, other] = [(await core.newOwner()).personId, (await core.newOwner()).personId];
  const [first, second] = [await logIn(one), await logIn(other)];
  const target = await sandbox.control<{ endpoint: string; keys: { p256dh: string; auth: string } }>('POST', '/push/subscriptions', {
    applicationServerKey: (await devices.state(one, first))!.key,
  });
  await devices.add(one, first, target);
  await devices.add(other, second, target);
  expect([await devicesOf(one), await devicesOf(other)]).toEqual([0, 1]);
});

test.each([
  ['0 hours', 24 * 3_600],
  ['23 hours', 3_600],
  ['25 hours', 0],
])('a push that waits since %s may wait %d seconds more at the push service', async (age, seconds) => {
  const phone = await device();
  await notifications.raise(phone.shop.accountId, closing());
  await core.database.run(`UPDATE pushes SET created_at = created_at - $2::interval WHERE person_id = $1`, [phone.personId, age]);
  await deliverAll(phone.personId);
  const [{ ttl } = { ttl: -1 }] = await reached(phone);
  expect(ttl).toBeLessThanOrEqual(seconds);
  expect(ttl).toBeGreaterThanOrEqual(Math.max(0, seconds - 60));
});

test('the settings of a person show the channels that reach them, and a device reaches them without a number', async () => {
  const { shop, personId, loginId } = await device();
  const elsewhere = await logIn(personId);
  const { key } = (await devices.state(personId, loginId))!;
  const settings = { switches: expect.any(Array), number: '', numberState: 'missing', email: shop.email };
  expect(await notifications.settings(personId, shop.botId, loginId)).toEqual({ ...settings, push: { key, here: true } });
  expect(await notifications.settings(personId, shop.botId, elsewhere)).toEqual({ ...settings, push: { key, here: false } });
  expect(await notifications.isReachable(personId, shop.botId)).toBe(true);
  await core.database.run(`INSERT INTO bot_settings (bot_id, notification_number) VALUES ($1, '6281200000009')`, [shop.botId]);
  await notifications.switch(personId, { kind: 'closing', channel: 'push', wanted: false });
  const { switches, ...now } = await notifications.settings(personId, shop.botId, loginId);
  expect(now).toMatchObject({ number: '6281200000009', numberState: 'untested' });
  expect(switches.filter(({ channel, wanted }) => channel === 'push' && !wanted)).toEqual([
    { kind: 'closing', channel: 'push', wanted: false },
  ]);
  await devices.remove(personId, elsewhere);
  expect(await notifications.isReachable(personId, shop.botId)).toBe(true);
  await devices.remove(personId, loginId);
  expect(await notifications.isReachable(personId, shop.botId)).toBe(false);
});

test('a kind that is switched off for devices is not pushed, another one is', async () => {
  const phone = await device();
  await notifications.switch(phone.personId, { kind: 'closing', channel: 'push', wanted: false });
  await notifications.raise(phone.shop.accountId, closing());
  expect(await rows(phone.personId)).toEqual([]);
  await notifications.raise(phone.shop.accountId, { ...closing('question:1'), kind: 'question' });
  expect(await rows(phone.personId)).toHaveLength(1);
});

test('a push whose alarm was lost is found again', async () => {
  const phone = await device();
  await notifications.raise(phone.shop.accountId, closing());
  await core.database.run(`UPDATE pushes SET next_at = next_at - interval '1 minute' WHERE person_id = $1`, [phone.personId]);
  expect(await devices.requeueDue()).toBeGreaterThanOrEqual(1);
});

test('an owner whose push services hang delays no other owner, and what has no place is tried again', async () => {
  const first = await device();
  const hanging = [first, ...(await Promise.all(Array.from({ length: 29 }, () => device(first.shop))))];
  await fault(...hanging.map(({ token }) => ({ kind: 'hang', match: token, times: 'always' })));
  await notifications.raise(first.shop.accountId, closing());
  const end = new AbortController();
  const again: (Date | null)[] = [];
  const running = (await rows(first.personId)).map(async ({ id }) => again.push(await devices.deliver(id, end.signal)));
  const { running: inAll, runningPerShare, waitingPerShare } = pushSlots;
  try {
    await waitFor(() => again.length === hanging.length - runningPerShare - waitingPerShare, { what: 'pushes without a place' });
    expect(again).toEqual(again.map(() => expect.any(Date)));
    const other = await device();
    await notifications.raise(other.shop.accountId, closing());
    expect(await deliverAll(other.personId)).toEqual([null]);
    expect(await reached(other)).toHaveLength(1);
    const asked = async () => (await Promise.all(hanging.map(reached))).flat().length;
    await waitFor(async () => (await asked()) >= runningPerShare, { what: 'the pushes that hang' });
    expect(await asked()).toBe(runningPerShare);
    expect(runningPerShare * 4).toBeLessThan(inAll);
  } finally {
    end.abort();
    await Promise.all(running);
  }
  expect(again).toEqual(hanging.map(() => expect.any(Date)));
});
