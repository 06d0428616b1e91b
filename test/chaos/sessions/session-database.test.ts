import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Chance } from '../../support/chance.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools } from '../../support/whatsapp/session-tools.ts';

const words = 60;

let app: TestApp;
let tools: SessionTools;

beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions' });
  tools = new SessionTools(app);
});
afterAll(() => app?.close());

test('connections to Postgres that break again and again lose no message and end no session', async () => {
  const shops = await Promise.all([tools.addShop(), tools.addShop()]);
  const talks = await Promise.all(shops.map(async (shop) => ({ shop, lead: await tools.addPhone() })));
  const chance = Chance.of('session-database');
  const breaks = chance.stream('breaks');
  let isWriting = true;
  const breaking = (async () => {
    while (isWriting) {
      await app
        .sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`)
        .catch(() => undefined);
      await breaks.pauseUpTo(500);
    }
  })();
  for (let word = 0; word < words; word++) {
    await Promise.all(talks.map(({ lead, shop }) => tools.say(lead, shop, `kata ${word}`)));
    await chance.pauseUpTo(200);
  }
  isWriting = false;
  await breaking;
  for (const { shop } of talks) {
    const bodies = await waitFor(
      async () => {
        const rows = (await tools.messages(shop.botId)).map((row) => row.body as string);
        return rows.length >= words && rows;
      },
      { what: 'everything stored' },
    );
    expect(bodies).toEqual(Array.from({ length: words }, (_, word) => `kata ${word}`));
    expect((await tools.phone(shop.phone)).devices).toHaveLength(1);
    await tools.waitForStatus(shop.botId, 'online');
  }
});
