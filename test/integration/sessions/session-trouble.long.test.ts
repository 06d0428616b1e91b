import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../support/whatsapp/session-tools.ts';

/** Preload that disables Baileys' own timeouts. Work that depends on one of them then never completes. */
const endlessWaits = new URL('../../support/whatsapp/endless-waits.mjs', import.meta.url).href;
/** Delay that is longer than all our timeouts. Work that waits for such an answer does not complete in this test. */
const neverMs = 600_000;

let app: TestApp;
let tools: SessionTools;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions', env: { NODE_OPTIONS: `--import ${endlessWaits}` } });
  tools = new SessionTools(app);
  shop = await tools.addShop();
});
afterEach(() => app.sandbox.call('DELETE', '/whatsapp/faults'));
afterAll(() => app?.close());

interface Lead {
  readonly number: string;
  readonly conversationId: string;
}

/** Creates a lead whose first message is stored. */
async function newLead(form: 'pn' | 'lid' = 'pn', faults: object = {}): Promise<Lead> {
  const number = await tools.addPhone();
  await tools.faults({ number, ...faults });
  const waId = await tools.say(number, shop, `halo dari ${number}`, { form });
  return { number, conversationId: await conversationOf(waId) };
}

function conversationOf(waId: string): Promise<string> {
  return waitFor(
    async () =>
      (await app.sql(`SELECT conversation_id FROM messages WHERE bot_id = $1 AND wa_id = $2`, [shop.botId, waId]))[0]?.conversation_id as
        | string
        | undefined,
    { what: 'a stored message' },
  );
}

/** Sends a question and its answer. Checks that messages of this lead arrive in both directions. */
async function talks({ number, conversationId }: Lead, text: string): Promise<void> {
  await conversationOf(await tools.say(number, shop, text));
  await tools.queue(shop.botId, conversationId, `re ${text}`);
  await receives(number, `re ${text}`);
}

function receives(number: string, text: string): Promise<unknown> {
  return waitFor(async () => (await tools.inbox(number, shop)).some((row) => row.text === text), { what: `"${text}" at ${number}` });
}

test('a lead without LID is answered, and no other lead waits for that', async () => {
  const other = await newLead();
  const hidden = await newLead('pn', { hideLid: true });
  await tools.queue(shop.botId, hidden.conversationId, 'untuk yang tanpa LID');
  await talks(other, 'apakah tetap lancar?');
  await receives(hidden.number, 'untuk yang tanpa LID');
  await talks(hidden, 'lagi');
});

test('a number that left WhatsApp fails with the reason, and no other lead waits for that', async () => {
  const [other, gone] = [await newLead(), await newLead()];
  await tools.faults({ number: gone.number, notOnWhatsapp: true });
  const waId = await tools.queue(shop.botId, gone.conversationId, 'masih di sana?');
  await talks(other, 'apakah tetap lancar?');
  await waitFor(
    async () => (await app.sql(`SELECT status FROM messages WHERE bot_id = $1 AND wa_id = $2`, [shop.botId, waId]))[0]?.status === 'failed',
    { what: 'the failure' },
  );
  await waitFor(async () => (await app.redis.lrange(`activity:${shop.botId}`, 0, -1)).some((line) => line.includes('tidak terdaftar')), {
    what: 'the reason in the owner’s log',
  });
});

test.each(['pn', 'lid'] as const)('a lead (%s) whose queries WhatsApp answers slowly delays no other lead', async (form) => {
  const other = await newLead();
  const slow = await newLead(form, { slowQueryMs: neverMs });
  await tools.queue(shop.botId, slow.conversationId, 'untuk yang lambat');
  await talks(other, 'satu');
  await conversationOf(await tools.say(slow.number, shop, 'saya masih menulis', { form }));
  await talks(other, 'dua');
  await app.sandbox.call('DELETE', '/whatsapp/faults');
  await receives(slow.number, 'untuk yang lambat');
});

test('a device of the lead that is gone but still listed does not stop the answer', async () => {
  const lead = await newLead('lid', { staleDevice: true });
  await talks(lead, 'perangkat lama');
});

test.each([
  ['data come slowly', { slowQueryMs: neverMs }],
  ['history does not come', { lateHistory: true }],
  ['history does not come and whose data come slowly', { lateHistory: true, slowQueryMs: neverMs }],
])('a newly linked device whose phone’s %s has the first messages of all leads, known and new, at once', async (_, faults) => {
  const newShop = { botId: await tools.addOwner(), phone: await tools.addPhone() };
  const leads = await Promise.all(Array.from({ length: 4 }, () => tools.addPhone()));
  // Two of the leads write before the link, so they are in the history.
  for (const lead of leads.slice(0, 2)) await tools.say(lead, newShop, 'sebelum dihubungkan');
  await tools.faults({ number: newShop.phone, ...faults });
  await tools.link(newShop.botId, newShop.phone);
  const texts = ['pertama', 'kedua'];
  for (const text of texts) await Promise.all(leads.map((lead) => tools.say(lead, newShop, text)));
  const stored = async () => (await tools.messages(newShop.botId)).filter(({ body }) => texts.includes(body));
  await waitFor(async () => (await stored()).length === leads.length * texts.length, { what: 'eight messages' });
  const threads = Map.groupBy(await stored(), (row) => row.conversation_id as string);
  expect([...threads.values()].map((rows) => rows.map(({ body }) => body))).toEqual(leads.map(() => texts));
  // The history that arrives late adds no message and moves none.
  await app.sandbox.call('DELETE', '/whatsapp/faults');
  const last = await tools.say(leads[0]!, newShop, 'ketiga');
  await waitFor(async () => (await tools.messages(newShop.botId)).some(({ wa_id }) => wa_id === last), { what: 'the message after it' });
  expect(await stored()).toHaveLength(leads.length * texts.length);
});

test('linked again after a logout on the phone: a lead who writes by LID is answered', async () => {
  const lead = await newLead('lid');
  await tools.queue(shop.botId, lead.conversationId, 'sebelum');
  await receives(lead.number, 'sebelum');
  await tools.phone(`${shop.phone}/unlink`, {});
  await tools.waitForStatus(shop.botId, 'offline');
  await tools.link(shop.botId, shop.phone);
  await conversationOf(await tools.say(lead.number, shop, 'masih di sini', { form: 'lid' }));
  await tools.queue(shop.botId, lead.conversationId, 'sesudah');
  await receives(lead.number, 'sesudah');
});
