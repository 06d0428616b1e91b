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

interface Lead {
  readonly number: string;
  readonly conversationId: string;
}

const demand = (demandTokens: string | null) => tools.faults({ number: shop.phone, demandTokens });
/** Number of the shop's messages that the server accepted, and number of those that it refused with 463. */
const tries = async (): Promise<{ given: number; refused: number }> =>
  (await app.sandbox.call<{ tokens: Record<string, { given: number; refused: number }> }>('GET', '/whatsapp/state')).tokens[shop.phone] ?? {
    given: 0,
    refused: 0,
  };

async function addLeads(count: number): Promise<Lead[]> {
  const numbers = await Promise.all(Array.from({ length: count }, () => tools.addPhone()));
  await Promise.all(numbers.map((number) => tools.say(number, shop, 'halo')));
  return waitFor(
    async () => {
      const rows = await app.sql<{ number: string; conversationId: string }>(
        `SELECT k.pn AS number, c.id AS "conversationId" FROM conversations c JOIN contacts k ON k.id = c.contact_id
         WHERE c.bot_id = $1 AND c.message_count > 0 AND k.pn = ANY ($2::text[])`,
        [shop.botId, numbers],
      );
      return rows.length === count && rows;
    },
    { what: `${count} leads stored` },
  );
}

const answer = (leads: readonly Lead[], text: string) =>
  Promise.all(leads.map((lead) => tools.queue(shop.botId, lead.conversationId, text)));
const outcomes = async (text: string): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const row of (await tools.messages(shop.botId)).filter((one) => one.body === text))
    counts[row.status] = (counts[row.status] ?? 0) + 1;
  return counts;
};
const allLeft = (text: string) =>
  waitFor(
    async () => {
      const counts = await outcomes(text);
      return !counts['queued'] && counts;
    },
    { what: `"${text}" sent or failed` },
  );
const gotIt = async (lead: Lead, text: string) => (await tools.inbox(lead.number, shop)).filter((row) => row.text === text).length;

test.each(['messages', 'notifications'])('a token that comes with %s is kept: no reply is refused', async (way) => {
  await demand(way);
  const leads = await addLeads(5);
  await answer(leads, 'jawaban');
  expect((await allLeft('jawaban'))['failed']).toBeUndefined();
  expect(await Promise.all(leads.map((lead) => gotIt(lead, 'jawaban')))).toEqual([1, 1, 1, 1, 1]);
  expect((await tries()).refused).toBe(0);
});

test.each([
  ['number', { hidesNumber: false }, false],
  ['privacy id', { hidesNumber: true }, false],
  ['number, whose privacy id comes later,', { hidesNumber: false }, true],
])('a token that comes with the history is kept: no reply to a lead known by %s is refused', async (_, privacy, hideLid) => {
  const [botId, phone, number] = await Promise.all([tools.addOwner(), tools.addPhone(), tools.addPhone()]);
  shop = { botId, phone };
  await app.sandbox.call('POST', `/whatsapp/phones/${number}/privacy`, privacy);
  await tools.faults({ number, hideLid });
  await tools.say(number, shop, 'sebelum ditautkan');
  await demand('history');
  await tools.link(botId, phone);
  await waitFor(async () => (await app.sql(`SELECT 1 FROM wa_keys WHERE bot_id = $1 AND type = 'tctoken'`, [botId])).length > 0, {
    what: 'the history',
  });
  await tools.faults({ number, hideLid: false });
  await tools.say(number, shop, 'halo');
  const lead = await waitFor(
    async () => {
      const [row] = await app.sql<{ conversationId: string }>(
        `SELECT conversation_id AS "conversationId" FROM messages WHERE bot_id = $1 AND body = 'halo'`,
        [botId],
      );
      return row && { number, ...row };
    },
    { what: 'the lead stored' },
  );
  await answer([lead], 'jawaban');
  expect((await allLeft('jawaban'))['failed']).toBeUndefined();
  expect(await tries()).toEqual({ given: 1, refused: 0 });
  await tools.faults({ number: phone, expireTokens: true });
  await answer([lead], 'lagi');
  expect((await allLeft('lagi'))['failed']).toBeUndefined();
  expect(await tries()).toEqual({ given: 3, refused: 1 });
});

test('200 warm leads whose tokens never came: no reply is lost, and each costs one more send at most', async () => {
  await demand('questions');
  const leads = await addLeads(200);
  await answer(leads, 'jawaban');
  expect((await allLeft('jawaban'))['failed']).toBeUndefined();
  const { given, refused } = await tries();
  expect(given).toBeLessThanOrEqual(400);
  expect(refused).toBeLessThanOrEqual(200);
  expect(given - refused).toBe(200);
  expect((await tools.session(shop.botId)).restriction).toBeNull();
});

test('void tokens are requested again', async () => {
  await demand('messages');
  const leads = await addLeads(3);
  await answer(leads, 'satu');
  await allLeft('satu');
  await tools.faults({ number: shop.phone, expireTokens: true });
  await answer(leads, 'dua');
  expect((await allLeft('dua'))['failed']).toBeUndefined();
  expect((await tries()).refused).toBeLessThanOrEqual(3);
});

test('a newer token replaces the one that is known: the next reply is not refused', async () => {
  await demand('messages');
  const leads = await addLeads(2);
  await answer(leads, 'satu');
  await allLeft('satu');
  const { refused } = await tries();
  await tools.faults({ number: shop.phone, expireTokens: true });
  const second = Math.floor(Date.now() / 1_000);
  await waitFor(() => Math.floor(Date.now() / 1_000) > second, { what: 'the next second: tokens are dated in seconds' });
  await Promise.all(leads.map(({ number }) => tools.say(number, shop, 'lagi')));
  await waitFor(async () => (await tools.messages(shop.botId)).filter(({ body }) => body === 'lagi').length === 2, { what: 'both stored' });
  await answer(leads, 'dua');
  expect((await allLeft('dua'))['failed']).toBeUndefined();
  expect((await tries()).refused).toBe(refused);
});

test('one lead whose token is never accepted pauses no other lead', async () => {
  await demand('messages');
  const leads = await addLeads(3);
  await tools.faults({ number: leads[0]!.number, badToken: true });
  await answer(leads, 'jawaban');
  expect(await allLeft('jawaban')).toMatchObject({ failed: 1 });
  expect(await Promise.all(leads.map((lead) => gotIt(lead, 'jawaban')))).toEqual([0, 1, 1]);
  expect((await tries()).refused).toBe(2);
  expect((await tools.session(shop.botId)).restriction).toBeNull();
});

test.each([
  ['gets no answer', { accountNever: 1 }],
  ['fails', { accountRefused: 1 }],
])('an answer of four bubbles arrives whole when the first needs a token and the question for a restriction %s', async (_, fault) => {
  await demand('questions');
  const [lead] = await addLeads(1);
  await tools.faults({ number: shop.phone, ...fault });
  const bubbles = ['satu', 'dua', 'tiga', 'empat'].map((nth) => `${nth} ${lead!.number}`);
  for (const text of bubbles) await answer([lead!], text);
  await waitFor(async () => (await gotIt(lead!, bubbles[3]!)) === 1, { what: 'the last bubble' });
  const got = (await tools.inbox(lead!.number, shop)).map(({ text }) => text);
  expect(got.filter((text) => bubbles.includes(text))).toEqual(bubbles);
  expect((await tools.session(shop.botId)).restriction).toBeNull();
});

test('a restriction that WhatsApp confirms is not tried again, and its end is stored', async () => {
  const [lead] = await addLeads(1);
  const until = Math.floor(Date.now() / 1_000) + 86_400;
  await tools.faults({ number: shop.phone, reachoutLock: { active: true, until }, demandTokens: 'questions' });
  await answer([lead!], 'jawaban');
  expect(await allLeft('jawaban')).toEqual({ failed: 1 });
  expect(await tries()).toEqual({ given: 1, refused: 1 });
  expect((await tools.session(shop.botId)).restricted_until.getTime()).toBe(until * 1_000);
  const told = await waitFor(
    async () => (await app.redis.lrange(`activity:${shop.botId}`, 0, -1)).find((line) => line.includes('membatasi nomor')),
    { what: 'the owner’s log' },
  );
  const end = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', day: 'numeric', month: 'long' }).format(until * 1_000);
  expect(told).toContain(end);
});
