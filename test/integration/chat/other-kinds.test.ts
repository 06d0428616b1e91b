import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ContactView, MessageView } from '#contracts/http/chat/chat';
import { expectOk } from '../../support/api.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;
let owner: Owner;
let shop: Phone;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.registerOwner();
  shop = await app.sandbox.phone(await linkOwner(app, owner));
});
afterAll(() => app?.close());

const newLead = () => app.sandbox.phone(freshPhone());
const thread = async (lead: Phone) => (await owner.api.get<MessageView[]>(`/chat/contacts/${lead.number}/messages`)).body;
const contactOf = async (lead: Phone) => (await expectOk(owner.api.get<ContactView[]>(`/chat/contacts?q=${lead.number}`)))[0];
const left = async () => (await app.sql(`SELECT replies_left FROM subscriptions WHERE account_id = $1`, [owner.userId]))[0].replies_left;
const logs = async () => (await expectOk(owner.api.get<{ logs: string }>('/bot/logs'))).logs;

/** Waits until the lead has had a turn and all turns are answered or closed. */
async function settled(lead: Phone): Promise<MessageView[]> {
  return waitFor(
    async () => {
      const rows = await app.sql(
        `SELECT c.turn, c.answered_turn FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND k.pn = $2`,
        [owner.userId, lead.number],
      );
      return rows[0] && rows[0].turn > 0 && rows[0].turn === rows[0].answered_turn && thread(lead);
    },
    { what: 'nothing that waits for an answer' },
  );
}

test('every kind of message leaves a row that says what it is, and is answered', async () => {
  const said: Record<string, string> = {
    location: 'Lokasi: Rumah, Tebet, Jakarta (-6.2261, 106.8585)\nhttps://maps.google.com/?q=-6.2261,106.8585',
    contact: 'Kontak: Ani 6281234567890',
    poll: 'Polling: Warna apa? (Merah, Biru)',
    order: 'Pesanan katalog: 2 barang · Kopi Gayo · total Rp 150.000',
    product: 'Produk katalog: Kopi Gayo Rp 75.000',
    listReply: 'Ukuran M',
    buttonReply: 'Ya, pesan',
    groupInvite: 'Undangan grup: Reseller Kopi',
    payment: 'Pembayaran lewat WhatsApp. Periksa di HP. DP',
    event: 'Acara: Bazar (18 Nov 2026, 18.06 WIB)',
    broadcastCall: 'Pesan jenis ini belum dapat dibaca di sini. Buka di HP.',
    newer: 'Pesan jenis ini belum dapat dibaca di sini. Buka di HP.',
    viewOnce: 'Foto atau video sekali lihat. Hanya dapat dibuka di HP.',
  };
  const kinds = await app.sandbox.call<string[]>('GET', '/whatsapp/kinds');
  expect(kinds.toSorted()).toEqual([...Object.keys(said), 'sticker'].toSorted());
  const lead = await newLead();
  for (const kind of Object.keys(said)) await lead.send(shop.number, { kind });
  const messages = await waitFor(
    async () => {
      const found = (await thread(lead)).filter((message) => message.sender === 'lead');
      return found.length === Object.keys(said).length && found;
    },
    { what: 'a row for each' },
  );
  // A message without anything to decrypt can overtake one that arrived a moment earlier.
  expect(messages.map((message) => message.body).toSorted()).toEqual(Object.values(said).toSorted());
  expect((await settled(lead)).at(-1)?.sender).toBe('bot');
});

describe('a missed call', () => {
  test('is stored, and gets no answer when the owner wants none', async () => {
    const lead = await newLead();
    await lead.call(shop.number, { video: true, end: 'cancelled' });
    const messages = await settled(lead);
    expect(messages.map(({ kind, body, sender }) => [kind, body, sender])).toEqual([['call', 'Panggilan video tak terjawab', 'lead']]);
    expect((await contactOf(lead))?.lastMessage).toBe('[Panggilan] Panggilan video tak terjawab');
    expect(await logs()).toContain('Panggilan tak terjawab dari');
  });

  test('is answered with the owner’s words, once and for nothing', async () => {
    await expectOk(owner.api.post('/prompt/call-reply', { text: ' Mohon tulis pesan saja, Kak. ' }));
    expect(await expectOk(owner.api.get('/prompt/call-reply'))).toEqual({ text: 'Mohon tulis pesan saja, Kak.' });
    expect((await owner.api.post('/prompt/call-reply', { text: 'x'.repeat(1_001) })).status).toBe(400);
    const before = await left();
    const lead = await newLead();
    await lead.call(shop.number);
    expect((await lead.waitForMessage(() => true)).text).toBe('Mohon tulis pesan saja, Kak.');
    expect((await settled(lead)).map(({ sender }) => sender)).toEqual(['lead', 'bot']);
    expect(await left()).toBe(before);
  });

  test('but not one that the owner took or refused on the phone', async () => {
    const lead = await newLead();
    await lead.call(shop.number, { end: 'answered' });
    await lead.call(shop.number, { end: 'declined' });
    await lead.call(shop.number, { end: 'talked' });
    await lead.ask(shop.number, 'Halo');
    expect((await thread(lead)).map(({ kind }) => kind)).toEqual(['text', 'text']);
  });

  test('is one message, although a device of the account refused it first', async () => {
    const lead = await newLead();
    await lead.call(shop.number, { video: true, end: 'uncallable' });
    const calls = (await settled(lead)).filter(({ kind }) => kind === 'call');
    expect(calls.map(({ body }) => body)).toEqual(['Panggilan video tak terjawab']);
  });

  test('while the bot was away is noted when it is back', async () => {
    const lead = await newLead();
    await expectOk(owner.api.post('/bot/stop', { userId: owner.userId }));
    await waitFor(async () => !(await shop.devices())[0]!.online, { what: 'the device offline' });
    await lead.call(shop.number);
    await expectOk(owner.api.post('/bot/start', { userId: owner.userId }));
    await waitFor(async () => (await thread(lead))[0]?.kind === 'call', { what: 'the missed call' });
    await waitFor(async () => (await shop.devices())[0]!.queued === 0, { what: 'everything acknowledged' });
  });
});

test('messages of the notification number are shown, but get no answer and cost nothing', async () => {
  const lead = await newLead();
  await expectOk(owner.api.post('/prompt', { nomor_notifikasi: `${lead.number}@c.us` }));
  const before = await left();
  await lead.send(shop.number, 'Baik, saya urus');
  const messages = await settled(lead);
  expect(messages.map(({ sender }) => sender)).toEqual(['lead']);
  expect((await contactOf(lead))?.getsNotices).toBe(true);
  expect(await left()).toBe(before);
  await waitFor(async () => (await logs()).includes('nomor notifikasi tidak dijawab AI'), { what: 'the line' });
});
