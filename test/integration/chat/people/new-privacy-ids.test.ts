import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freshPhone } from '../../../support/owners.ts';
import { type TestApp, startTestApp } from '../../../support/test-app.ts';
import { waitFor } from '../../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../../support/whatsapp/session-tools.ts';

let app: TestApp;
let tools: SessionTools;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions' });
  tools = new SessionTools(app);
  shop = await tools.addShop();
});
afterAll(() => app?.close());

/** All contacts under this number or privacy id, and their conversations. */
const people = (number: string, lid: string) =>
  app.sql<{ pn: string | null; lid: string | null; messages: number }>(
    `SELECT k.pn, k.lid, c.message_count::int AS messages FROM contacts k JOIN conversations c ON c.contact_id = k.id
     WHERE k.bot_id = $1 AND (k.pn = $2 OR k.lid = $3)`,
    [shop.botId, number, lid],
  );
const conversationOf = (waId: string) =>
  waitFor(async () => (await tools.messages(shop.botId)).find((row) => row.wa_id === waId)?.conversation_id as string | undefined, {
    what: 'the message',
  });

/** A lead who wrote when WhatsApp named no privacy id: the contact has only the number. */
async function lidlessLead(): Promise<{ number: string; lid: string; conversationId: string }> {
  const number = await tools.addPhone(freshPhone());
  const { lid } = await tools.phone<{ lid: string }>(number);
  await tools.faults({ number, hideLid: true });
  const conversationId = await conversationOf(await tools.say(number, shop, `halo dari ${number}`));
  expect(await people(number, lid)).toMatchObject([{ pn: number, lid: null }]);
  await tools.faults({ number, hideLid: false });
  return { number, lid, conversationId };
}

const told = (number: string, lid: string) =>
  waitFor(async () => (await people(number, lid)).some((one) => one.pn === number && one.lid === lid), { what: 'number and privacy id' });

test.each<[string, (lead: { number: string; lid: string; conversationId: string }) => Promise<unknown>]>([
  ['the address book of the phone', ({ number }) => tools.phone(`${shop.phone}/book`, { to: number, fullName: 'Bu Rina', form: 'pn' })],
  [
    'the address book of the phone, which names the privacy id',
    ({ number }) => tools.phone(`${shop.phone}/book`, { to: number, fullName: 'Bu Rina', form: 'lid' }),
  ],
  ['the devices of a recipient', ({ number, conversationId }) => tools.queue(shop.botId, conversationId, `jawaban untuk ${number}`)],
])('a privacy id that arrives first by %s belongs to the known number', async (_, arrives) => {
  const lead = await lidlessLead();
  await arrives(lead);
  await told(lead.number, lead.lid);
  // from now on the lead writes only under the privacy id
  await tools.phone(`${lead.number}/privacy`, { hidesNumber: true });
  expect(await conversationOf(await tools.say(lead.number, shop, `lagi dari ${lead.number}`, { form: 'lid' }))).toBe(lead.conversationId);
  expect(await people(lead.number, lead.lid)).toMatchObject([{ pn: lead.number, lid: lead.lid }]);
});

test.each<[string, (lead: { number: string; lid: string; conversationId: string }) => Promise<unknown>]>([
  ['typing', ({ number }) => tools.phone(`${number}/chatstate`, { to: shop.phone, state: 'composing', form: 'lid' })],
  [
    'a receipt',
    async ({ number, conversationId }) => {
      await tools.queue(shop.botId, conversationId, `baca ini ${number}`);
      await waitFor(async () => (await tools.inbox(number, shop)).some(({ text }) => text === `baca ini ${number}`), {
        what: 'the bubble',
      });
      await tools.phone(`${number}/read`, { from: shop.phone });
      await waitFor(
        async () => (await tools.messages(shop.botId)).some((row) => row.body === `baca ini ${number}` && row.status === 'read'),
        { what: 'the receipt' },
      );
    },
  ],
])('%s under a new privacy id makes no second contact; the message that follows belongs to the known number', async (_, arrives) => {
  const lead = await lidlessLead();
  await arrives(lead);
  expect(await conversationOf(await tools.say(lead.number, shop, `lagi dari ${lead.number}`, { form: 'lid' }))).toBe(lead.conversationId);
  expect(await people(lead.number, lead.lid)).toMatchObject([{ pn: lead.number, lid: lead.lid }]);
});

test('a privacy id that the history of a new device names belongs to the known number', async () => {
  const lead = await lidlessLead();
  await tools.phone(`${shop.phone}/unlink`, {});
  await tools.waitForStatus(shop.botId, 'offline');
  await tools.link(shop.botId, shop.phone);
  await told(lead.number, lead.lid);
  await tools.phone(`${lead.number}/privacy`, { hidesNumber: true });
  expect(await conversationOf(await tools.say(lead.number, shop, `sesudah riwayat ${lead.number}`, { form: 'lid' }))).toBe(
    lead.conversationId,
  );
  expect(await people(lead.number, lead.lid)).toHaveLength(1);
});

test('a person who wrote under a hidden number first, and then by number, is one', async () => {
  const number = await tools.addPhone(freshPhone());
  const { lid } = await tools.phone<{ lid: string }>(number);
  await tools.phone(`${number}/privacy`, { hidesNumber: true });
  const hidden = await conversationOf(await tools.say(number, shop, `tersembunyi ${number}`));
  expect(await people(number, lid)).toMatchObject([{ pn: null, lid }]);
  await tools.phone(`${number}/privacy`, { hidesNumber: false });
  await conversationOf(await tools.say(number, shop, `terbuka ${number}`));
  await told(number, lid);
  expect(await people(number, lid)).toHaveLength(1);
  const rows = (await tools.messages(shop.botId)).filter(({ body }) => body.endsWith(number));
  expect(new Set(rows.map((row) => row.conversation_id)).size).toBe(1);
  expect([hidden, rows[0]!.conversation_id]).toContain(rows[0]!.conversation_id);
});
