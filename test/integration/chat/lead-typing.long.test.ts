import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import type { ServerToPanel } from '#contracts/realtime/events';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { expectOk } from '../../support/api.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';
import { waitFor } from '../../support/wait-for.ts';

type Typing = Parameters<ServerToPanel['chat.typing']>[0];

let app: TestApp;
let owner: Owner;
let shop: Phone;
let panel: Socket;
const typing: Typing[] = [];

beforeAll(async () => {
  app = await startTestApp({ env: { REPLY_QUIET_MS: '3000', REPLY_MAX_WAIT_MS: '8000', PACING: 'human' } });
  owner = await app.registerOwner();
  shop = await app.sandbox.phone(await linkOwner(app, owner));
  panel = io(app.url, { transports: ['websocket'], forceNew: true, auth: { token: owner.token } });
  panel.on('chat.typing', (event: Typing) => typing.push(event));
  await new Promise<void>((resolve) => panel.once('connect', resolve));
});
afterAll(async () => {
  panel?.disconnect();
  await app?.close();
});

interface View {
  pushes: number;
  devices: { available: boolean; inUse: boolean }[];
}

const view = () => app.sandbox.call<View>('GET', `/whatsapp/phones/${shop.number}`);
const isInUse = async () => (await view()).devices[0]!.inUse;
const isAvailable = async () => (await view()).devices[0]!.available;
const typingOf = (who: Typing['who'], active: boolean) => typing.filter((event) => event.who === who && event.active === active).length;

/** The lead's messages in the panel, once there are that many. */
async function stored(lead: Phone, count: number): Promise<void> {
  await waitFor(
    async () => {
      const rows = await app.sql(
        `SELECT 1 FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
         WHERE m.bot_id = $1 AND k.pn = $2 AND m.sender = 'lead'`,
        [owner.userId, lead.number],
      );
      return rows.length === count;
    },
    { what: `${count} messages of the lead` },
  );
}

test('the bot is there while it answers somebody, and away again afterwards: the phone rings', async () => {
  const lead = await app.sandbox.phone(freshPhone());
  const before = (await view()).pushes;
  expect(await isAvailable()).toBe(false);
  await lead.send(shop.number, 'Halo');
  expect((await view()).pushes).toBe(before + 1);
  await waitFor(isAvailable, { what: 'the bot available' });
  await lead.waitForMessage(() => true);
  await waitFor(async () => !(await isInUse()), { what: 'the bot away again' });
  await lead.send(shop.number, 'Halo lagi');
  expect((await view()).pushes).toBe(before + 2);
  await lead.waitForMessage((message) => message.seq > 3);
});

test('the bot waits for a lead who is typing, and a message ends the typing state, in the panel and for the worker', async () => {
  const lead = await app.sandbox.phone(freshPhone());
  await lead.send(shop.number, 'saya mau tanya');
  // Phones repeat their typing state every few seconds. It is delivered once WhatsApp knows the subscription.
  await waitFor(
    async () => {
      await lead.showTyping(shop.number);
      return typingOf('lead', true) > 0;
    },
    { what: 'the typing mark', everyMs: 200 },
  );
  await waitFor(async () => (await app.redis.keys('typing:*')).length > 0, { what: 'the note for the worker' });
  await lead.send(shop.number, 'kaos polos berapa?');
  await waitFor(async () => typingOf('lead', false) > 0, { what: 'the end of the typing mark' });
  await waitFor(async () => (await app.redis.keys('typing:*')).length === 0, { what: 'the end of all waiting for a typing lead' });
  await lead.waitForMessage(() => true);
  const [last] = (await app.sandbox.llm.requests()).slice(-1);
  expect(last.request.messages.at(-1).content).toBe('saya mau tanya\nkaos polos berapa?');
});

test('where a human answers, the phone rings for every message', async () => {
  const lead = await app.sandbox.phone(freshPhone());
  await shop.type(lead.number, 'Saya sendiri yang membalas');
  await waitFor(async () => !(await isInUse()), { what: 'the bot away' });
  const before = (await view()).pushes;
  for (const count of [1, 2, 3]) {
    await lead.send(shop.number, `pesan ${count}`);
    await stored(lead, count);
  }
  expect((await view()).pushes).toBe(before + 3);
  expect(await isAvailable()).toBe(false);
});

test('a message from the panel is sent without showing typing, so the phone keeps its notifications', async () => {
  const lead = await app.sandbox.phone(freshPhone());
  await shop.type(lead.number, 'Saya sendiri yang membalas');
  await stored(lead, 0);
  await waitFor(async () => !(await isInUse()), { what: 'the bot away' });
  // Long enough to take seconds of typing.
  const words = 'dari panel '.repeat(50).trim();
  await waitFor(async () => (await owner.api.post(`/chat/contacts/${lead.number}/messages`, { body: words })).status === 200);
  await lead.waitForMessage((message) => message.text === words);
  // A device that had shown typing would stay in use for some seconds.
  expect(await isInUse()).toBe(false);
});

test('typing for an unrequested text silences the phone no longer than that', async () => {
  const colleague = await app.sandbox.phone(freshPhone());
  await expectOk(owner.api.post('/prompt', { nomor_notifikasi: `${colleague.number}@c.us` }));
  const day = { enabled: false, aiEnabled: false, text: 'Halo {nama}' };
  await expectOk(owner.api.post('/followup', { day1: day, day2: day, day3: day }));
  await waitFor(async () => !(await isInUse()), { what: 'the bot away' });
  await expectOk(owner.api.post('/followup/test', { day: 1 }));
  await waitFor(isInUse, { what: 'typing shown' });
  await colleague.waitForMessage((message) => message.text.includes('Halo Budi'));
  await waitFor(async () => !(await isInUse()), { what: 'the bot away again' });
  expect(await isAvailable()).toBe(false);
});
