import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { freshPhone } from '../../support/owners.ts';
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

interface Stored {
  conversation_id: string;
  name: string;
  pn: string | null;
  lid: string;
  former_pn: string | null;
  past: boolean;
}

/** The conversation and contact under which the message with that text was stored. */
function placeOf(body: string): Promise<Stored> {
  return waitFor(
    async () =>
      (
        await app.sql<Stored & Record<string, unknown>>(
          `SELECT m.conversation_id, k.name, k.pn, k.lid, k.former_pn, k.past_since IS NOT NULL AS past
           FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id WHERE m.bot_id = $1 AND m.body = $2`,
          [shop.botId, body],
        )
      )[0],
    { what: `the message "${body}"` },
  );
}

const handOn = (number: string, name: string) => tools.phone<{ lid: string }>(`${number}/hand-on`, { name });

test.each(['pn', 'lid'])('a number that was given to somebody else begins a new conversation (addressed by %s)', async (form) => {
  const number = await tools.addPhone();
  const { lid: earlier } = await tools.phone<{ lid: string }>(number);
  const text = (words: string): string => `${words} ${form} ${number}`;
  await tools.say(number, shop, text('saya Rina'), { form });
  const rina = await placeOf(text('saya Rina'));
  await tools.say(number, shop, text('masih Rina'), { form });
  expect((await placeOf(text('masih Rina'))).conversation_id).toBe(rina.conversation_id);

  const { lid } = await handOn(number, 'Joko');
  await tools.say(number, shop, text('ini toko apa'), { form });
  const joko = await placeOf(text('ini toko apa'));
  expect(joko).toMatchObject({ name: 'Joko', pn: number, lid, past: false });
  expect(joko.conversation_id).not.toBe(rina.conversation_id);
  expect(await placeOf(text('saya Rina'))).toMatchObject({ pn: null, lid: earlier, former_pn: number, past: true });

  // Calls, typing and the owner's messages on the phone belong to the current holder of the number.
  await tools.phone(`${number}/call`, { to: shop.phone, form });
  await tools.phone(`${shop.phone}/type`, { to: number, text: text('halo Joko'), form });
  expect((await placeOf(text('halo Joko'))).conversation_id).toBe(joko.conversation_id);
  const calls = await waitFor(
    async () => {
      const rows = (await tools.messages(shop.botId)).filter((row) => row.kind === 'call' && row.conversation_id === joko.conversation_id);
      return rows.length > 0 && rows;
    },
    { what: 'the missed call' },
  );
  expect(calls).toHaveLength(1);
});

test.each(['pn', 'lid'])(
  'nothing meant for a person is sent to who has the number now, before they have written (addressed by %s)',
  async (form) => {
    const number = await tools.addPhone();
    await tools.say(number, shop, `saya Rina ${number}`, { form });
    const rina = await placeOf(`saya Rina ${number}`);
    await handOn(number, 'Joko');
    const inHours = new Date(Date.now() + 5 * 3_600_000);
    await tools.queue(shop.botId, rina.conversation_id, `Halo Rina, jadi pesan? ${number}`, inHours);
    const stored = () =>
      app.sql(`SELECT status FROM messages WHERE conversation_id = $1 AND body LIKE 'Halo Rina%'`, [rina.conversation_id]);
    await waitFor(async () => (await stored())[0]?.status !== 'queued', { what: 'the outcome' });
    expect((await tools.inbox(number, shop)).filter(({ text }) => text.startsWith('Halo Rina'))).toEqual([]);
    if (form === 'pn') expect(await stored()).toEqual([{ status: 'failed' }]);

    // The shop can write to the current holder of the number as usual.
    await tools.say(number, shop, `saya Joko ${number}`, { form });
    const joko = await placeOf(`saya Joko ${number}`);
    await tools.queue(shop.botId, joko.conversation_id, `Halo Joko ${number}`);
    await waitFor(async () => (await tools.inbox(number, shop)).some(({ text }) => text === `Halo Joko ${number}`), { what: 'the answer' });
  },
);

test('a person with a new number is still the same one, and the free number is somebody else', async () => {
  const number = await tools.addPhone();
  await tools.say(number, shop, `saya Sari ${number}`);
  const before = await placeOf(`saya Sari ${number}`);
  const other = freshPhone();
  await tools.phone(`${number}/change-number`, { number: other });
  await tools.say(other, shop, `nomor baru ${number}`);
  expect(await placeOf(`nomor baru ${number}`)).toMatchObject({ ...before, pn: other, former_pn: number });

  await tools.addPhone(number);
  await tools.say(number, shop, `saya orang lain ${number}`);
  expect((await placeOf(`saya orang lain ${number}`)).conversation_id).not.toBe(before.conversation_id);
});

test('messages that WhatsApp kept while the bot was away are kept apart as well', async () => {
  const number = await tools.addPhone();
  await tools.say(number, shop, `sebelum ${number}`);
  await placeOf(`sebelum ${number}`);
  await tools.want(shop.botId, 'stopped');
  await waitFor(async () => (await tools.session(shop.botId)).host_id === null, { what: 'the lease given back' });
  await tools.say(number, shop, `masih saya ${number}`);
  await handOn(number, 'Joko');
  await tools.say(number, shop, `orang baru ${number}`);
  await tools.want(shop.botId, 'running');
  await tools.waitForStatus(shop.botId, 'online');
  const fresh = await placeOf(`orang baru ${number}`);
  const earlier = await placeOf(`sebelum ${number}`);
  expect(await placeOf(`masih saya ${number}`)).toEqual(earlier);
  expect(fresh.conversation_id).not.toBe(earlier.conversation_id);
});
