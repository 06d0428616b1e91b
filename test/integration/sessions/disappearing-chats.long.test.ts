import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { proto } from 'baileys';
import { expectOk } from '../../support/api.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Phone, PhoneMessage } from '../../support/whatsapp/phone.ts';

const day = 86_400;
let app: TestApp;
let owner: Owner;
let shop: Phone;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.registerOwner();
  await expectOk(
    owner.api.post('/prompt', {
      prompt: 'Toko Kaos Sari.\nKaos polos: Rp 75.000, stok ada.\nTopi: Rp 40.000, stok ada.',
      secondary_prompt: `Topi Rimba: ${app.sandbox.addresses.photos}/shop/topi.png`,
    }),
  );
  shop = await app.sandbox.phone(await linkOwner(app, owner));
});
afterEach(() => app.sandbox.llm.heal());
afterAll(() => app?.close());

async function newLead(): Promise<Phone> {
  return app.sandbox.phone(freshPhone());
}

/**
 * Waits for the shop's message on the lead's phone. Returns the number of seconds after which the phone deletes it.
 */
async function received(lead: Phone, text: string): Promise<PhoneMessage['expiration']> {
  return (await lead.waitForMessage(({ document, text: words }) => words.includes(text) || document?.caption === text)).expiration;
}

const say = (lead: Phone, body: string) => expectOk(owner.api.post(`/chat/contacts/${lead.number}/messages`, { body }));

test('answers and follow-ups name the setting of the chat, until a message without it comes', async () => {
  const lead = await newLead();
  await lead.send(shop.number, { text: 'topi berapa?', expiration: day });
  expect(await received(lead, '40.000')).toBe(day);
  await app.sql(
    `WITH c AS (UPDATE conversations c SET last_seq = last_seq + 1 FROM contacts k WHERE k.id = c.contact_id AND k.pn = $2 RETURNING c.id, c.last_seq)
     INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, speech, not_after)
     SELECT gen_random_uuid(), $1, id, last_seq, 'bot', 'text', 'masih berminat?', '3EB0' || last_seq, 'queued', 'follow-up', now() + interval '1 hour' FROM c`,
    [owner.userId, lead.number],
  );
  await app.redis.publish('wakes', JSON.stringify({ kind: 'outbox', botId: owner.userId }));
  expect(await received(lead, 'masih berminat?')).toBe(day);
  await lead.send(shop.number, 'kaos polos berapa?');
  expect(await received(lead, '75.000')).toBeUndefined();
});

test('the owner’s words name the setting that came with a picture, a file, or a text within the older wrapper', async () => {
  const wrapped = {
    ephemeralMessage: { message: { extendedTextMessage: { text: 'topi berapa?', contextInfo: { expiration: 604_800 } } } },
  };
  const raw = Buffer.from(proto.Message.encode(wrapped).finish()).toString('base64');
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const cases: [Parameters<Phone['send']>[1], number][] = [
    [{ raw }, 604_800],
    [{ image: { base64, mimetype: 'image/png', caption: 'topi berapa?' }, expiration: day }, day],
    [{ document: { base64, mimetype: 'image/png', fileName: 'a.png', caption: 'topi berapa?' }, expiration: day }, day],
  ];
  for (const [message, expected] of cases) {
    const lead = await newLead();
    await lead.send(shop.number, message);
    await waitFor(async () => (await lead.messages(shop.number)).some(({ direction }) => direction === 'in'), { what: 'an answer' });
    await say(lead, 'ini dari saya');
    expect(await received(lead, 'ini dari saya')).toBe(expected);
  }
});

test('the setting itself counts, on and off, and a reaction changes nothing', async () => {
  const lead = await newLead();
  const { id } = await lead.ask(shop.number, 'topi berapa?');
  const setTo = (seconds: number) =>
    waitFor(
      async () => {
        const [row] = await app.sql(`SELECT expires_after FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE k.pn = $1`, [
          lead.number,
        ]);
        return row.expires_after === seconds;
      },
      { what: `a setting of ${seconds} s` },
    );
  await app.sandbox.call('POST', `/whatsapp/phones/${lead.number}/disappear`, { to: shop.number, seconds: day });
  await setTo(day);
  await app.sandbox.call('POST', `/whatsapp/phones/${lead.number}/react`, { to: shop.number, id, emoji: '👍' });
  await say(lead, 'satu');
  expect(await received(lead, 'satu')).toBe(day);
  // The owner switches the deletion off on the phone.
  await app.sandbox.call('POST', `/whatsapp/phones/${shop.number}/disappear`, { to: lead.number, seconds: 0 });
  await setTo(0);
  await say(lead, 'dua');
  expect(await received(lead, 'dua')).toBeUndefined();
});

const bytesOf = async (path: string) => new Uint8Array(await (await fetch(`${app.sandbox.addresses.photos}${path}`)).arrayBuffer());
/** Sends a file or a photo of the owner from the panel. Quick replies with a photo use the route for photos. */
const send = (lead: Phone, path: string, body: Uint8Array<ArrayBuffer>) =>
  fetch(`${app.url}/api/chat/contacts/${lead.number}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${owner.token}` },
    body,
  });
const says = (content: string | null, name?: string, given: object = {}) => ({
  kind: 'reply',
  ...(content !== null && { content }),
  ...(name !== undefined && { toolCalls: [{ name, arguments: given }] }),
});

test.each<[string, string, (lead: Phone) => Promise<unknown>]>([
  [
    'a photo from the panel',
    'katalog terbaru',
    async (lead) => send(lead, 'photos?caption=katalog+terbaru', await bytesOf('/shop/kaos.webp')),
  ],
  [
    'a file from the panel',
    'daftar harga',
    (lead) => send(lead, 'files?name=harga.txt&caption=daftar+harga', Buffer.from('Topi 40.000\n')),
  ],
  [
    'the bot’s photo of a product',
    'Topi Rimba',
    async (lead) => {
      await app.sandbox.llm.fault({ next: [says(null, 'kirim_foto_produk', { nama: 'topi rimba' }), says('Ini fotonya ya Kak.')] });
      await lead.send(shop.number, { text: 'lihat foto topi rimba', expiration: day });
    },
  ],
  [
    'a handover’s sentence',
    'admin',
    async (lead) => {
      await app.sandbox.llm.fault({
        next: [says(null, 'panggil_admin', { alasan: 'minta admin' }), says('Saya panggilkan admin ya Kak.')],
      });
      await lead.send(shop.number, { text: 'mau bicara dengan orang', expiration: day });
    },
  ],
])('%s names the setting of the chat', async (_, text, leaves) => {
  const lead = await newLead();
  await lead.ask(shop.number, { text: 'topi berapa?', expiration: day });
  await leaves(lead);
  expect(await received(lead, text)).toBe(day);
});

test('a notice names the setting of the chat with the notification number', async () => {
  const reader = await newLead();
  await reader.send(shop.number, { text: 'tes', expiration: day });
  await reader.waitForMessage(() => true);
  await expectOk(owner.api.post('/prompt', { nomor_notifikasi: reader.number }));
  await expectOk(owner.api.post('/notices/sample'));
  const [notice] = await app.sql<{ title: string }>(`SELECT title FROM notifications WHERE account_id = $1 AND kind = 'test'`, [
    owner.userId,
  ]);
  expect(await received(reader, notice!.title)).toBe(day);
});
