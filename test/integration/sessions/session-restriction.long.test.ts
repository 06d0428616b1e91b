import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../support/whatsapp/session-tools.ts';

const daySeconds = 24 * 3_600;
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

const inDays = (days: number): number => Math.floor(Date.now() / 1_000) + days * daySeconds;
const lock = (reachoutLock: object): Promise<unknown> => tools.faults({ number: shop.phone, reachoutLock });

async function restrictedUntil(): Promise<number | null> {
  const { restricted_until: at } = await tools.session(shop.botId);
  return at === null ? null : at.getTime() / 1_000;
}

async function said(): Promise<string[]> {
  return app.redis.lrange(`activity:${shop.botId}`, 0, -1);
}

/**
 * Sends a message that WhatsApp refuses with 463.
 * @param more further faults
 */
async function beRefused(more: object = {}): Promise<void> {
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'halo');
  const first = await waitFor(async () => (await tools.messages(shop.botId)).at(-1), { what: 'the lead stored' });
  await tools.faults({ number: shop.phone, ackError: { code: 463, times: 1 }, ...more });
  const waId = await tools.queue(shop.botId, first.conversation_id, 'ditolak');
  await waitFor(async () => (await tools.messages(shop.botId)).some((row) => row.wa_id === waId && row.status === 'failed'), {
    what: 'a refused message',
  });
}

test('a lifted restriction is lifted', async () => {
  const until = inDays(2);
  await lock({ active: true, until });
  await waitFor(async () => (await restrictedUntil()) === until, { what: 'the stated end' });
  await lock({ active: false });
  await waitFor(async () => (await restrictedUntil()) === null, { what: 'no restriction' });
});

test('a refusal that names no end leaves a known end as it is', async () => {
  const until = inDays(3);
  await lock({ active: true, until });
  await waitFor(async () => (await restrictedUntil()) === until, { what: 'the stated end' });
  await beRefused();
  expect(await restrictedUntil()).toBe(until);
  expect((await tools.session(shop.botId)).restriction).toBe('until');
});

test('a restriction without an end stays unknown, also after a refusal, until WhatsApp gives the end', async () => {
  // A query shows the restriction, but its notification is lost.
  await beRefused({ deafen: true, reachoutLock: { active: true } });
  // The restriction is stored by a separate write, not together with the failed message.
  await waitFor(async () => (await tools.session(shop.botId)).restriction === 'unknown', { what: 'the restriction' });
  const until = inDays(4);
  await tools.faults({ number: shop.phone, deafen: true, reachoutLock: { active: true, until } });
  await tools.faults({ number: shop.phone, cut: true });
  await waitFor(async () => (await restrictedUntil()) === until, { what: 'the stated end' });
});

test('a notice of a restriction without an end is no restriction for a minute: its end is unknown', async () => {
  await lock({ active: true });
  await waitFor(async () => (await tools.session(shop.botId)).restriction !== null, { what: 'the restriction' });
  expect((await tools.session(shop.botId)).restriction).toBe('unknown');
  const until = inDays(5);
  await lock({ active: true, until });
  await waitFor(async () => (await restrictedUntil()) === until, { what: 'the stated end' });
});

test('a notice without an end that the account query does not confirm restricts nothing', async () => {
  await lock({ active: true });
  await waitFor(async () => (await tools.session(shop.botId)).restriction === 'unknown', { what: 'the restriction' });
  // WhatsApp does not announce that the restriction is lifted. Only the query shows it.
  await tools.faults({ number: shop.phone, reachoutLock: null, reachoutNotice: { active: true } });
  await waitFor(async () => (await tools.session(shop.botId)).restriction === null, { what: 'no restriction' });
});

test('one that was lifted unnoticed is lifted by the query at the next login, and its owner is notified', async () => {
  await lock({ active: true, until: inDays(2) });
  await waitFor(async () => (await restrictedUntil()) !== null, { what: 'a restriction' });
  // Only the query shows that the restriction is lifted.
  await tools.faults({ number: shop.phone, reachoutLock: null });
  await tools.faults({ number: shop.phone, cut: true });
  await waitFor(async () => (await restrictedUntil()) === null, { what: 'no restriction' });
  await waitFor(async () => (await said()).some((line) => line.includes('Pembatasan WhatsApp sudah berakhir')), {
    what: 'the line in the log',
  });
});

test('the pause outlives a restart of the server: warm chats go on, first contacts wait', async () => {
  const admin = await tools.addPhone();
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'halo');
  const first = await waitFor(async () => (await tools.messages(shop.botId))[0], { what: 'the lead stored' });
  await lock({ active: true, until: inDays(2) });
  await waitFor(async () => (await restrictedUntil()) !== null, { what: 'a restriction' });
  await app.servers[0]!.restart();
  await tools.waitForStatus(shop.botId, 'online');
  await app.sql(
    `INSERT INTO bot_settings (bot_id, notification_number) VALUES ($1, $2) ON CONFLICT (bot_id) DO UPDATE SET notification_number = $2`,
    [shop.botId, admin],
  );
  await app.sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, wa_id, wa_status) VALUES ($1, $2, $2, 'quota', 'a', 'Kuota', 'habis', '3EB0AA', 'queued')`,
    [randomUUID(), shop.botId],
  );
  for (const text of ['satu', 'dua']) {
    await tools.queue(shop.botId, first.conversation_id, text);
    await waitFor(async () => (await tools.inbox(lead, shop)).some((row) => row.text === text), { what: `"${text}" sent` });
    await tools.notify('outbox', shop.botId);
  }
  expect(await tools.inbox(admin, shop)).toHaveLength(0);
  await lock({ active: false });
  await waitFor(async () => (await restrictedUntil()) === null, { what: 'no restriction' });
  await tools.notify('outbox', shop.botId);
  await waitFor(async () => (await tools.inbox(admin, shop)).length === 1, { what: 'the notice sent' });
});
