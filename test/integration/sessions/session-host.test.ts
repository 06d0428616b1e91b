import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../support/whatsapp/session-tools.ts';

let app: TestApp;
let tools: SessionTools;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions' });
  tools = new SessionTools(app);
  shop = await tools.addShop();
});
afterAll(() => app?.close());

describe('a linked session', () => {
  test('stores a lead’s messages once, and sends answers once, in order', async () => {
    const lead = await tools.addPhone();
    await tools.say(lead, shop, 'Halo kak');
    const rows = await waitFor(async () => {
      const found = await tools.messages(shop.botId);
      return found.length === 1 && found;
    });
    expect(rows[0]).toMatchObject({ sender: 'lead', kind: 'text', body: 'Halo kak', status: 'delivered' });
    for (const text of ['satu', 'dua', 'tiga']) await tools.queue(shop.botId, rows[0].conversation_id, text);
    const inbox = await waitFor(async () => {
      const found = await tools.inbox(lead, shop);
      return found.length === 3 && found;
    });
    expect(inbox.map((row) => row.text)).toEqual(['satu', 'dua', 'tiga']);
    expect(inbox.map((row) => row.copies)).toEqual([1, 1, 1]);
    await waitFor(async () => (await tools.messages(shop.botId)).every((row) => row.status === 'delivered'), { what: 'all delivered' });
  });
});

test('a host counts its sessions, and those that are online', async () => {
  const Authorization = `Basic ${Buffer.from('ops:test-ops-password').toString('base64')}`;
  const metrics = async () => (await fetch(`${app.servers[0]!.url}/metrics`, { headers: { Authorization } })).text();
  await waitFor(async () => /^sessions_online 1$/m.test(await metrics()), { what: 'the session in the metrics' });
  expect(await metrics()).toMatch(/^sessions_held 1$/m);
});

test('an unreadable wake-up ends no session', async () => {
  const logins = async (): Promise<number | undefined> => (await tools.phone(shop.phone)).devices[0]?.logins;
  const before = await logins();
  const unreadable = [
    '',
    '{',
    'null',
    '[]',
    '"outbox"',
    '{"kind":"outbox"}',
    `{"kind":"explode","botId":"${shop.botId}"}`,
    '{"kind":"outbox","botId":1}',
  ];
  for (const text of unreadable) await app.redis.publish('wakes', text);
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'masih hidup?');
  await waitFor(async () => (await tools.messages(shop.botId)).some((row) => row.body === 'masih hidup?'), { what: 'the message heard' });
  expect(await logins()).toBe(before);
});
