import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../support/whatsapp/session-tools.ts';

let app: TestApp;
let tools: SessionTools;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions' });
  tools = new SessionTools(app);
});
beforeEach(async () => {
  shop = await tools.addShop();
});
afterAll(() => app?.close());

async function logins(): Promise<number> {
  return (await tools.phone(shop.phone)).devices[0]?.logins ?? 0;
}

async function credentials(): Promise<number> {
  return (await app.sql(`SELECT 1 FROM wa_creds WHERE bot_id = $1`, [shop.botId])).length;
}

test('a lost connection comes back by itself, without a new code', async () => {
  const before = await logins();
  await tools.faults({ number: shop.phone, cut: true });
  await waitFor(async () => (await logins()) > before, { what: 'a new login' });
  await tools.waitForStatus(shop.botId, 'online');
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'masih ada?');
  await waitFor(async () => (await tools.messages(shop.botId)).length === 1);
});

/** Causes of the serious notices that are not handled yet. */
async function openNotices(): Promise<string[]> {
  const rows = await app.sql<{ key: string }>(
    `SELECT split_part(dedupe_key, ':', 1) AS key FROM notifications WHERE account_id = $1 AND serious AND handled_at IS NULL ORDER BY 1`,
    [shop.botId],
  );
  return rows.map(({ key }) => key);
}

/** Stores a notice of an outage, as if the outage had been announced. */
async function addOutageNotice(): Promise<void> {
  await app.sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, serious, level)
     VALUES (gen_random_uuid(), $1, $1, 'offline', 'outage:deaf:x', 'Bot Offline', 'x', true, 'serious')`,
    [shop.botId],
  );
}

/** Stores a notice about an earlier end of the session. */
async function addReplacedNotice(): Promise<void> {
  await app.sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, serious, level)
     VALUES (gen_random_uuid(), $1, $1, 'offline', 'offline:replaced:' || gen_random_uuid(), 'Bot Offline', 'x', true, 'serious')`,
    [shop.botId],
  );
}

test('logged out on the phone: keys wiped, offline, and notices of the end and of an outage before it until the bot is linked again', async () => {
  await tools.phone(`${shop.phone}/unlink`, {});
  const row = await tools.waitForStatus(shop.botId, 'offline');
  expect(row).toMatchObject({ reason: 'logged_out', desired: 'stopped', phone: null });
  await waitFor(async () => (await credentials()) === 0, { what: 'credentials wiped' });
  await waitFor(async () => (await openNotices()).length === 1, { what: 'a notice' });
  await addOutageNotice();
  expect(await openNotices()).toEqual(['offline', 'outage']);
  await tools.link(shop.botId, shop.phone);
  await waitFor(async () => (await openNotices()).length === 0, { what: 'the end of the notices' });
});

test('an outage that lasts keeps its notice over a new login: it is over only after WhatsApp has sent for a while', async () => {
  // A login closes notices a moment after the session has become online. So the first login must have closed them
  // before the test stores the outage.
  await tools.want(shop.botId, 'stopped');
  await waitFor(async () => (await tools.session(shop.botId)).host_id === null, { what: 'the lease given back' });
  await addReplacedNotice();
  await tools.want(shop.botId, 'running');
  await waitFor(async () => (await openNotices()).length === 0, { what: 'the end of the first notice' });
  await addOutageNotice();
  await app.sql(`UPDATE bot_sessions SET outage_since = now(), outage_cause = 'deaf' WHERE bot_id = $1`, [shop.botId]);
  await addReplacedNotice();
  await tools.faults({ number: shop.phone, cut: true });
  await waitFor(async () => !(await openNotices()).includes('offline'), { what: 'the end of the other notice' });
  expect(await openNotices()).toEqual(['outage']);
});

test('an outage that the owner ends with Stop and Start ends its notice, although its end is never announced', async () => {
  await addOutageNotice();
  await tools.want(shop.botId, 'stopped');
  await waitFor(async () => (await tools.session(shop.botId)).host_id === null, { what: 'the lease given back' });
  await tools.want(shop.botId, 'running');
  await waitFor(async () => (await openNotices()).length === 0, { what: 'the end of the notice' });
});

test('replaced elsewhere: stops and does not fight', async () => {
  const before = await logins();
  await tools.faults({ number: shop.phone, conflict: true });
  expect(await tools.waitForStatus(shop.botId, 'offline')).toMatchObject({ reason: 'replaced', desired: 'stopped' });
  expect(await credentials()).toBe(1);
  expect(await logins()).toBe(before);
  await tools.want(shop.botId, 'running');
  await tools.waitForStatus(shop.botId, 'online');
});

test('banned: stops and keeps quiet', async () => {
  await tools.faults({ number: shop.phone, failLogin: { code: 403, times: 1 } });
  await tools.faults({ number: shop.phone, cut: true });
  expect(await tools.waitForStatus(shop.botId, 'offline')).toMatchObject({ reason: 'banned', desired: 'stopped' });
});

test('banned for a while: stops, keeps its keys, says that the ban ends by itself, and tells the owner', async () => {
  await tools.faults({ number: shop.phone, failLogin: { code: 402, times: 1, expire: 3 * 86_400 } });
  await tools.faults({ number: shop.phone, cut: true });
  const end = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'long' }).format(Date.now() + 3 * 86_400_000);
  const ended = await tools.waitForStatus(shop.botId, 'offline');
  expect(ended).toMatchObject({ reason: 'restricted', desired: 'stopped', detail: expect.stringContaining(`sampai ${end}`) });
  expect(await credentials()).toBe(1);
  await waitFor(async () => (await openNotices()).length === 1, { what: 'a notice' });
  await tools.want(shop.botId, 'running');
  await tools.waitForStatus(shop.botId, 'online');
  await waitFor(async () => (await openNotices()).length === 0, { what: 'the end of the notice' });
});

test('stopped and started by the owner: the device stays linked', async () => {
  await tools.want(shop.botId, 'stopped');
  await waitFor(async () => (await tools.phone(shop.phone)).devices[0].online === false, { what: 'the device offline' });
  await waitFor(async () => (await tools.session(shop.botId)).host_id === null, { what: 'the lease given back' });
  await tools.want(shop.botId, 'running');
  await tools.waitForStatus(shop.botId, 'online');
  expect((await tools.phone(shop.phone)).devices).toHaveLength(1);
});

test('an account that ends logs its device out at WhatsApp, also a stopped one', async () => {
  await tools.want(shop.botId, 'stopped');
  await waitFor(async () => (await tools.session(shop.botId)).host_id === null, { what: 'the lease given back' });
  await tools.notify('unlink', shop.botId);
  await waitFor(async () => (await tools.phone(shop.phone)).devices.length === 0, { what: 'no device on the phone' });
  await waitFor(async () => (await credentials()) === 0, { what: 'credentials wiped' });
});

test('links by a code typed on the phone', async () => {
  const botId = await tools.addOwner();
  const phone = await tools.addPhone();
  await app.sql(`INSERT INTO bot_sessions (bot_id, desired, status, pairing_phone) VALUES ($1, 'running', 'initing', $2)`, [botId, phone]);
  await tools.notify('session', botId);
  const row = await waitFor(
    async () => {
      const found = await tools.session(botId);
      return found.pairing_code && found;
    },
    { what: 'a pairing code' },
  );
  expect(row).toMatchObject({ status: 'qr', qr: null });
  await tools.phone(`${phone}/enter-code`, { code: row.pairing_code });
  expect(await tools.waitForStatus(botId, 'online')).toMatchObject({ phone, pairing_phone: null, pairing_code: null });
});
