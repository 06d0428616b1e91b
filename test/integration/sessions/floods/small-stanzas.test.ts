import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../../support/test-app.ts';
import { waitFor } from '../../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../../support/whatsapp/session-tools.ts';

/* Floods of stanzas that are not messages: calls, typing and receipts. A modified client sends them without end. */
let app: TestApp;
let tools: SessionTools;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions' });
  tools = new SessionTools(app);
  shop = await tools.addShop();
});
afterAll(() => app?.close());

const flood = (lead: string, stanza: object, times: number) => tools.phone(`${lead}/stanza`, { to: shop.phone, stanza, times });

/** Waits until a message that the lead sends now is stored. Everything that arrived before it is handled then. */
async function settled(lead: string): Promise<void> {
  const waId = await tools.say(lead, shop, 'Itu saja');
  await waitFor(async () => (await app.sql(`SELECT 1 FROM messages WHERE bot_id = $1 AND wa_id = $2`, [shop.botId, waId])).length > 0, {
    what: 'the last message',
  });
}

async function missedCalls(lead: string): Promise<number> {
  const [row] = await app.sql(
    `SELECT count(*)::int AS calls FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
     WHERE m.bot_id = $1 AND k.pn = $2 AND m.kind = 'call'`,
    [shop.botId, lead],
  );
  return row.calls;
}

test('a lead who calls hundreds of times gets some rows, and another lead’s call is stored', async () => {
  const [flooding, other] = [await tools.addPhone(), await tools.addPhone()];
  const end = (lead: string) => ({
    tag: 'call',
    content: [{ tag: 'terminate', attrs: { 'call-id': `${lead}-#`, 'call-creator': `${lead}@s.whatsapp.net`, reason: 'timeout' } }],
  });
  await flood(flooding, end(flooding), 300);
  await flood(other, end(other), 1);
  await settled(flooding);
  await settled(other);
  expect([await missedCalls(flooding), await missedCalls(other)]).toEqual([10, 1]);
});

/** Number of commands with this name that Redis has executed. */
async function commandsOf(name: string): Promise<number> {
  const info = await app.redis.info('commandstats');
  return Number(new RegExp(`^cmdstat_${name}:calls=(\\d+)`, 'm').exec(info)?.[1] ?? 0);
}

test('a lead whose typing starts and ends thousands of times costs little, and another lead’s typing is noted', async () => {
  const [flooding, other] = [await tools.addPhone(), await tools.addPhone()];
  for (const lead of [flooding, other]) await settled(lead);
  const before = (await commandsOf('set')) + (await commandsOf('del'));
  const states = ['composing', 'paused'].map((tag) => ({ tag: 'chatstate', content: [{ tag }] }));
  for (let nth = 0; nth < 100; nth += 1) for (const state of states) await flood(flooding, state, 10);
  await settled(flooding);
  expect((await commandsOf('set')) + (await commandsOf('del')) - before).toBeLessThan(100);
  await flood(other, states[0]!, 1);
  await waitFor(
    async () => {
      const [row] = await app.sql(
        `SELECT c.id FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND k.pn = $2`,
        [shop.botId, other],
      );
      return (await app.redis.exists(`typing:${row.id}`)) === 1;
    },
    { what: 'the typing of the other lead' },
  );
});
