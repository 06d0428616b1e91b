import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Chance } from '../../support/chance.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../support/whatsapp/session-tools.ts';

const shopCount = 3;
const leadsPerShop = 3;
const wordsPerLead = 45;
const runForMs = 25_000;
const longestLifeMs = 1_800;
const killsMin = 3;

let app: TestApp;
let tools: SessionTools;

beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions' });
  tools = new SessionTools(app);
});
afterAll(() => app?.close());

/** Answers every stored message once, as the reply pipeline does: the bubble is stored before anything is sent. */
async function answerStored(shops: readonly Shop[]): Promise<void> {
  for (const { botId } of shops) {
    const open = await app.sql(
      `SELECT m.body, m.conversation_id FROM messages m WHERE m.bot_id = $1 AND m.sender = 'lead' AND m.kind = 'text'
       AND NOT EXISTS (SELECT 1 FROM messages r WHERE r.conversation_id = m.conversation_id AND r.sender = 'bot' AND r.body = 're ' || m.body)`,
      [botId],
    );
    for (const row of open) await tools.queue(botId, row.conversation_id, `re ${row.body}`);
  }
}

test('a host killed again and again loses nothing, stores nothing twice, keeps its links and answers once', async () => {
  const shops = await Promise.all(Array.from({ length: shopCount }, () => tools.addShop()));
  const talks = await Promise.all(
    shops.flatMap((shop) =>
      Array.from({ length: leadsPerShop }, async () => ({ shop, lead: await tools.addPhone(), said: [] as string[] })),
    ),
  );
  const chance = Chance.of('session-kill');
  const lives = chance.stream('lives');
  const until = Date.now() + runForMs;
  let kills = 0;
  const killer = (async () => {
    // On a busy machine, wait until a session is online again before the next kill.
    while (Date.now() < until || kills < killsMin) {
      await waitFor(async () => (await app.sql(`SELECT 1 FROM bot_sessions WHERE status = 'online'`)).length > 0, {
        what: 'a session online',
      });
      await lives.pauseUpTo(longestLifeMs);
      await app.servers[0]!.restart('SIGKILL');
      kills++;
    }
  })();
  const answering = (async () => {
    while (Date.now() < until) {
      await answerStored(shops);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  await Promise.all(
    talks.map(async (talk, number) => {
      const pace = chance.stream(`lead ${number}`);
      for (let word = 0; word < wordsPerLead; word++) {
        const text = `kata ${number}-${word}`;
        talk.said.push(text);
        await tools.say(talk.lead, talk.shop, text, { form: word % 4 === 3 ? 'lid' : 'pn' });
        await pace.pauseUpTo((2 * runForMs) / wordsPerLead);
      }
    }),
  );
  await Promise.all([killer, answering]);

  const all = talks.flatMap((talk) => talk.said).sort();
  const stored = await waitFor(
    async () => {
      const rows = await app.sql(`SELECT body FROM messages WHERE sender = 'lead' AND kind = 'text' ORDER BY body`);
      return rows.length >= all.length && rows.map((row) => row.body as string);
    },
    { what: 'everything stored' },
  );
  expect(stored.sort()).toEqual(all);
  await answerStored(shops);
  await Promise.all(
    talks.map(async ({ lead, shop, said }) => {
      const inbox = await waitFor(
        async () => {
          const rows = await tools.inbox(lead, shop);
          return rows.length >= said.length && rows;
        },
        { what: 'everything answered' },
      );
      expect(inbox.map((row) => row.text).sort()).toEqual(said.map((text) => `re ${text}`).sort());
    }),
  );
  const unreadable = await app.sql(`SELECT count(*)::int AS count FROM messages WHERE kind = 'unreadable'`);
  const devices = await Promise.all(shops.map(async (shop) => (await tools.phone(shop.phone)).devices.length));
  process.stdout.write(`killed ${kills} times; ${all.length} messages, ${unreadable[0].count} placeholders left\n`);
  expect(devices).toEqual(shops.map(() => 1));
  expect(unreadable[0].count).toBe(0);
});
