import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fillings, messageMaxChars } from '../../fuzz/largest.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../support/whatsapp/session-tools.ts';

// Number of messages of maximum length. A chat may not send that many at once
// (core/outside/whatsapp/order/lead-flow.ts).
const sent = 22;
let app: TestApp;
let tools: SessionTools;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions', env: { RATE_LIMITS: 'true' } });
  tools = new SessionTools(app);
  shop = await tools.addShop();
});
afterAll(() => app?.close());

async function bodiesOf(lead: string): Promise<string[]> {
  const rows = await app.sql(
    `SELECT m.body FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
     WHERE m.bot_id = $1 AND k.pn = $2 ORDER BY m.seq`,
    [shop.botId, lead],
  );
  return rows.map((row: any) => row.body as string);
}

test('a lead who floods a bot delays no other lead, and waiting messages survive the end of the process', async () => {
  const [flooding, other] = [await tools.addPhone(), await tools.addPhone()];
  const long = fillings['words']!(messageMaxChars - 10);
  for (let nth = 0; nth < sent; nth += 1) await tools.say(flooding, shop, `${nth} ${long}`);
  await tools.say(other, shop, 'Halo, masih ada?');
  await waitFor(async () => (await bodiesOf(other)).length === 1, { what: 'the message of the other lead' });
  expect((await bodiesOf(flooding)).length).toBeLessThan(sent);
  // The waiting messages were not acknowledged, so WhatsApp delivers them to the next connection.
  await app.servers[0]!.restart('SIGKILL');
  const bodies = await waitFor(
    async () => {
      const found = await bodiesOf(flooding);
      return found.length >= sent && found;
    },
    { what: 'all messages of the flooding lead' },
  );
  expect(bodies.map((body) => Number(body.split(' ')[0]))).toEqual(Array.from({ length: sent }, (_, nth) => nth));
});

test('a lead who sends long messages without end does not stop the other leads of the same bot', async () => {
  const [flooding, other] = [await tools.addPhone(), await tools.addPhone()];
  const long = fillings['words']!(messageMaxChars - 10);
  for (let nth = 0; nth < 120; nth += 1) await tools.say(flooding, shop, `${nth} ${long}`);
  const asked = performance.now();
  await tools.say(other, shop, 'Halo, masih ada?');
  await waitFor(async () => (await bodiesOf(other)).length === 1, { what: 'the message of the other lead' });
  expect(performance.now() - asked).toBeLessThan(20_000);
  // The first messages are read in their order. Messages beyond a megabyte can be read only on the phone.
  const bodies = await bodiesOf(flooding);
  expect(bodies.filter((body) => body === '').length).toBeGreaterThan(50);
  const read = bodies.filter((body) => body !== '').map((body) => Number(body.split(' ')[0]));
  expect(read.length).toBeGreaterThan(10);
  expect(read).toEqual(read.map((_, nth) => nth));
});
