import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools } from '../../support/whatsapp/session-tools.ts';

let app: TestApp;
let tools: SessionTools;

beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions' });
  tools = new SessionTools(app);
});
afterAll(() => app?.close());

// WhatsApp's restriction end counts as unknown if it is less than a minute away. The first end must therefore be
// further away.
test('a restriction that was prolonged silently is seen when its stated end has passed, without a login', async () => {
  const shop = await tools.addShop();
  const restrictedUntil = async () => (await tools.session(shop.botId)).restricted_until?.getTime() / 1_000;
  const soon = Math.floor(Date.now() / 1_000) + 63;
  const later = soon + 86_400;
  // The query returns the later end of the restriction. The notification, which arrives last, has the earlier end.
  await tools.faults({ number: shop.phone, reachoutLock: { active: true, until: later }, reachoutNotice: { active: true, until: soon } });
  await waitFor(async () => (await restrictedUntil()) === soon, { what: 'the earlier end' });
  const { logins } = (await tools.phone(shop.phone)).devices[0];
  await waitFor(async () => (await restrictedUntil()) === later, { what: 'the later end', timeoutMs: 120_000, everyMs: 250 });
  expect((await tools.phone(shop.phone)).devices[0].logins).toBe(logins);
}, 180_000);
