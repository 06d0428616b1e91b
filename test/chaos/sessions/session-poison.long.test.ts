import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { SessionTools, type Shop } from '../../support/whatsapp/session-tools.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { type FaultyProxy, faultyProxy } from '../../support/stores/postgres-faults.ts';
import { createDatabase, type OwnDatabase } from '../../support/stores/stores.ts';
import { waitFor } from '../../support/wait-for.ts';

/** Maximum time for the connections that one bad message may end, including the pauses between them. */
const setAsideLimitMs = 40_000;

let database: OwnDatabase;
let proxy: FaultyProxy;
let app: TestApp;
let tools: SessionTools;
let shop: Shop;
let lead: string;
let other: string;

beforeAll(async () => {
  database = await createDatabase();
  proxy = await faultyProxy(database.url);
  app = await startTestApp({ workers: 0, serverRoles: 'sessions', stores: { postgres: proxy } });
  tools = new SessionTools(app);
});
beforeEach(async () => {
  shop = await tools.addShop();
  [lead, other] = await Promise.all([tools.addPhone(), tools.addPhone()]);
  await Promise.all([lead, other].map((one) => tools.say(one, shop, 'halo')));
  await Promise.all([lead, other].map((one) => stands(one, ['halo'])));
});
afterEach(() => proxy.heal());
afterAll(async () => {
  await app?.close();
  await proxy?.close();
  await database?.drop();
});

async function logins(): Promise<number> {
  return (await tools.phone(shop.phone)).devices[0].logins;
}

/** Waits until exactly these messages of the lead are stored (placeholders by kind), and WhatsApp has nothing left to deliver. */
async function stands(from: string, bodies: readonly string[], timeoutMs = 15_000): Promise<void> {
  const read = async (): Promise<string[]> => {
    const rows = await app.sql(
      `SELECT m.kind, m.body FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
       WHERE m.bot_id = $1 AND k.pn = $2 ORDER BY m.seq`,
      [shop.botId, from],
    );
    return rows.map((row) => (row.kind === 'unreadable' ? row.kind : row.body));
  };
  await waitFor(async () => (await read()).length >= bodies.length && (await tools.phone(shop.phone)).devices[0].queued === 0, {
    what: `${bodies.length} messages stored and acknowledged`,
    timeoutMs,
  }).catch(() => undefined);
  expect(await read()).toEqual(bodies);
}

test('a message that Postgres refuses leaves a row and delays no other message', async () => {
  await app.sql(
    `CREATE OR REPLACE FUNCTION refuse_poison() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF NEW.body LIKE '%racun%' THEN RAISE EXCEPTION 'no such value' USING ERRCODE = '22023'; END IF; RETURN NEW; END $$`,
  );
  await app.sql(`CREATE TRIGGER poison BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION refuse_poison()`);
  const before = await logins();
  await tools.say(lead, shop, 'ini racun');
  await tools.say(lead, shop, 'ini sehat');
  await tools.say(other, shop, 'saya juga');
  await stands(lead, ['halo', 'unreadable', 'ini sehat']);
  await stands(other, ['halo', 'saya juga']);
  expect(await logins()).toBe(before);
});

test('a message whose look-up Postgres always refuses is set aside after a few connections', async () => {
  const waId = 'POISONED0001';
  // The fault applies only to this message. The query also looks up a stored message that WhatsApp sends again after
  // a broken connection.
  proxy.plan('outbox-is-stored', '22021', Infinity, waId);
  await tools.faults({ number: shop.phone, corruptNext: 1 });
  await tools.say(lead, shop, 'tidak terbaca', { id: waId });
  await tools.say(lead, shop, 'ini sehat');
  await tools.say(other, shop, 'saya juga');
  await stands(lead, ['halo', 'unreadable', 'ini sehat'], setAsideLimitMs);
  await stands(other, ['halo', 'saya juga']);
});

test('a permanently damaged key is replaced together with the lead’s device, and no message is lost', async () => {
  await app.sql(`UPDATE wa_keys SET data = overlay(data PLACING $2::bytea FROM 40) WHERE bot_id = $1 AND type = 'session'`, [
    shop.botId,
    randomBytes(8),
  ]);
  await tools.faults({ number: shop.phone, cut: true });
  await tools.say(lead, shop, 'masih ada?');
  await tools.say(other, shop, 'saya juga');
  await stands(lead, ['halo', 'masih ada?'], setAsideLimitMs);
  await stands(other, ['halo', 'saya juga'], setAsideLimitMs);
});
