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

const logins = async (): Promise<number> => (await tools.phone(shop.phone)).devices[0].logins;

/** The session's row while the device is disconnected and WhatsApp refuses each new login. */
async function rowWhileAway(code: number): Promise<any> {
  await tools.faults({ number: shop.phone, failLogin: { code, times: 1_000 } });
  await tools.faults({ number: shop.phone, streamError: code });
  return waitFor(
    async () => {
      const row = await tools.session(shop.botId);
      return row.status !== 'online' && /dalam \d+ detik/.test(row.detail) && row;
    },
    { what: 'a lamp that is not green, and when it goes on' },
  );
}

test.each([503, 429])(
  'after a %i the status is not green while nothing is connected, and the panel shows when it reconnects',
  async (code) => {
    const row = await rowWhileAway(code);
    expect(row.detail).toMatch(code === 503 ? /sibuk/ : /terlalu sering/);
    await tools.faults({ number: shop.phone, failLogin: null });
    const online = await tools.waitForStatus(shop.botId, 'online');
    expect(online).toMatchObject({ reason: null, detail: null });
  },
);

test('one 503 costs seconds, not half a minute', async () => {
  const before = await logins();
  await tools.faults({ number: shop.phone, streamError: 503 });
  await waitFor(async () => (await logins()) > before, { what: 'a new login' });
  const [ended] = app.servers[0]!.events.filter((event) => event['botId'] === shop.botId && event['code'] === 503);
  expect(ended!['pauseMs']).toBeLessThanOrEqual(2_000);
});

test('a server that never closes the connection after its last stanza does not keep the status green', async () => {
  await tools.faults({ number: shop.phone, failLogin: { code: 503, times: 1_000 } });
  await tools.faults({ number: shop.phone, streamError: 503, keepLine: true });
  const row = await waitFor(
    async () => {
      const found = await tools.session(shop.botId);
      return found.status !== 'online' && found;
    },
    { what: 'a lamp that is not green' },
  );
  expect(row.reason).toBe('connection');
});
