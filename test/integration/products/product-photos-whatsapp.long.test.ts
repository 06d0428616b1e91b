import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { MessageView } from '#contracts/http/chat/chat';
import { expectOk } from '../../support/api.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';
import { Phone } from '../../support/whatsapp/phone.ts';

let app: TestApp;
let owner: Owner;
let shop: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.registerOwner();
  const photos = `${app.sandbox.addresses.photos}/shop`;
  await expectOk(
    owner.api.post('/prompt', {
      prompt: 'Toko Kopi Sari.\nKopi Gayo: Rp 85.000.',
      secondary_prompt: `Kopi Gayo: ${photos}/gayo.png\nTeh Melati: ${photos}/teh.jpg`,
    }),
  );
  shop = await linkOwner(app, owner);
});
afterEach(() => app.sandbox.llm.heal());
afterAll(() => app.close());

async function newLead(): Promise<Phone> {
  const number = freshPhone();
  await app.sandbox.call('POST', '/whatsapp/phones', { number, name: 'Budi' });
  return new Phone(app.sandbox, number);
}

const thread = (lead: Phone) => expectOk(owner.api.get<MessageView[]>(`/chat/contacts/${lead.number}/messages`));
const model = (nama: string, words: string, delayMs = 0) =>
  app.sandbox.llm.fault({
    delayMs,
    next: [
      { kind: 'reply', toolCalls: [{ name: 'kirim_foto_produk', arguments: { nama } }] },
      { kind: 'reply', content: words },
    ],
  });
const received = async (lead: Phone) =>
  (await lead.messages()).filter((one) => one.direction === 'in').map(({ id, kind, text }) => ({ id, kind, text }));

test('the phone shows the photo with its caption between the texts, and so does the panel', async () => {
  const lead = await newLead();
  await model('kopi gayo', 'Ini Kopi Gayo ya Kak.\n\nMau pesan berapa?');
  await lead.send(shop, 'boleh lihat fotonya?');
  await lead.waitForMessage(({ text }) => text === 'Mau pesan berapa?');
  expect((await received(lead)).map(({ kind, text }) => [kind, text])).toEqual([
    ['text', 'Ini Kopi Gayo ya Kak.'],
    ['image', 'Kopi Gayo'],
    ['text', 'Mau pesan berapa?'],
  ]);
  const shown = (await thread(lead)).find((one) => one.kind === 'image')!;
  expect(shown).toMatchObject({ sender: 'bot', body: 'Kopi Gayo', media: { mimetype: 'image/jpeg' } });
  const file = await fetch(app.url + shown.media!.url, { headers: { Authorization: `Bearer ${owner.token}` } });
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(Buffer.from(await file.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  const other = await app.registerOwner();
  const foreign = await fetch(app.url + shown.media!.url, { headers: { Authorization: `Bearer ${other.token}` } });
  expect(foreign.status).toBe(404);
});

test('a photo that was stored when the host died goes out with the id it was stored with, once', async () => {
  const lead = await newLead();
  await model('teh melati', 'Ini Teh Melati ya Kak.\n\nMau pesan?', 500);
  const asked = (await app.sandbox.llm.requests()).length;
  await lead.send(shop, 'lihat foto teh');
  await waitFor(async () => (await app.sandbox.llm.requests()).length > asked, { what: 'the model to think' });
  await app.servers[0]!.kill();
  const stored = await waitFor(
    async () => {
      const rows = await app.sql(
        `SELECT m.wa_id, m.kind, m.status FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
         WHERE k.pn = $1 AND m.sender = 'bot' ORDER BY m.seq`,
        [lead.number],
      );
      return rows.length === 3 && rows;
    },
    { what: 'the answer to be stored' },
  );
  expect(stored.map(({ kind, status }) => [kind, status])).toEqual([
    ['text', 'queued'],
    ['image', 'queued'],
    ['text', 'queued'],
  ]);
  // The photo does not depend on what the link returns at this time.
  await app.sandbox.call('POST', '/photos/faults', { next: { kind: 'missing', times: 'always' } });
  await app.servers[0]!.restart();
  await lead.waitForMessage(({ text }) => text === 'Mau pesan?');
  expect((await received(lead)).map(({ id, kind }) => [id, kind])).toEqual(stored.map(({ wa_id: id, kind }) => [id, kind]));
  await app.sandbox.call('DELETE', '/photos/faults');
});

test('a photo that WhatsApp’s server says nothing of is sent again under its id: the phone shows it once', async () => {
  const lead = await newLead();
  await model('kopi gayo', 'Ini Kopi Gayo.\n\nMau pesan?');
  await lead.send(shop, 'foto kopi gayo');
  await lead.waitForMessage(({ kind }) => kind === 'image');
  // The connection is cut with messages in transit.
  await new Phone(app.sandbox, shop).fault({ cut: true });
  await lead.waitForMessage(({ text }) => text === 'Mau pesan?');
  expect((await received(lead)).filter(({ kind }) => kind === 'image')).toHaveLength(1);
});

test('a photo whose file is gone costs its answer nothing but the photo', async () => {
  const lead = await newLead();
  await model('teh melati', 'Ini Teh Melati.\n\nMau pesan?', 500);
  const asked = (await app.sandbox.llm.requests()).length;
  await lead.send(shop, 'lihat foto teh');
  await waitFor(async () => (await app.sandbox.llm.requests()).length > asked, { what: 'the model to think' });
  await app.servers[0]!.kill();
  const [photo] = await waitFor(
    async () => {
      const rows = await app.sql(
        `SELECT m.media->>'photo' AS id FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
         WHERE k.pn = $1 AND m.kind = 'image'`,
        [lead.number],
      );
      return rows.length === 1 && rows;
    },
    { what: 'the answer to be stored' },
  );
  await rm(`${app.env['STORAGE_DIR']}/${owner.userId}/photos/${photo.id}`);
  await app.servers[0]!.restart();
  await lead.waitForMessage(({ text }) => text === 'Mau pesan?');
  expect((await received(lead)).map(({ kind, text }) => [kind, text])).toEqual([
    ['text', 'Ini Teh Melati.'],
    ['text', 'Teh Melati'],
    ['text', 'Mau pesan?'],
  ]);
  const { logs } = await expectOk(owner.api.get<{ logs: string }>('/bot/logs'));
  expect(logs).toContain('Foto "Teh Melati" sudah tidak tersimpan');
});
