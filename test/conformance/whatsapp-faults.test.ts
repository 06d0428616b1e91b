import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { jidNormalizedUser, proto } from 'baileys';
import { waitFor } from '../support/wait-for.ts';
import { textOf } from './whatsapp-client.ts';
import type { Client } from './whatsapp-client.ts';
import { StandIn } from './whatsapp-server.ts';
import type { Person } from './whatsapp-server.ts';

let server: StandIn;
let shop: Person;
let lead: Person;
let client: Client;

beforeAll(async () => {
  server = await StandIn.start();
  shop = await server.person('Toko Melati');
  lead = await server.person('Ana');
  client = await server.link(shop);
});

afterEach(() => server.call('DELETE', '/faults'));
afterAll(() => server.close());

const heard = (text: string) => client.messages.filter(({ message }) => textOf(message) === text);
const arrives = (text: string, times = 1) => client.until(() => heard(text).length >= times && heard(text), `${times} × "${text}"`);
const reply = async (text: string) =>
  (await client.socket.sendMessage(`${lead.number}@s.whatsapp.net`, { text, linkPreview: null }))?.key.id ?? '';
const device = async () =>
  (await server.call<{ devices: { queued: number; preKeys: number }[] }>('GET', `/phones/${shop.number}`)).devices[0];

async function reconnect(): Promise<void> {
  await client.end();
  client = await server.connect(client.memory).ready();
}

test('a damaged message is requested again and arrives under the same id', async () => {
  await server.fault({ number: shop.number, corruptNext: 1 });
  const id = await server.send(lead, shop, { text: 'rusak lalu utuh' });
  const [again] = await arrives('rusak lalu utuh');
  expect(again?.message.key.id).toBe(id);
  expect(client.upserts.some(({ message }) => message.key.id === id && message.messageStubType === 2)).toBe(true);
  await server.send(lead, shop, { text: 'sesudahnya' });
  await arrives('sesudahnya');
});

test('a lead that cannot open a message asks for a retry and then has it once', async () => {
  await reply('sebelum rusak');
  // damages the client's encryption session with the lead: the lead cannot decrypt the next message
  for (const [key, stored] of client.memory.keys) {
    if (!key.startsWith(`session:${lead.lid}_1.0`)) continue;
    client.memory.keys.set(
      key,
      stored
        .replaceAll(/("rootKey":")[^"]+/g, `$1${Buffer.alloc(32, 7).toString('base64')}`)
        .replaceAll(/("key":")[^"]+/g, `$1${Buffer.alloc(32, 9).toString('base64')}`),
    );
  }
  await client.end();
  const sent = new Map<string, object>();
  client = await server.connect(client.memory, { getMessage: async ({ id }) => sent.get(id ?? '') }).ready();
  const message = await client.socket.sendMessage(`${lead.number}@s.whatsapp.net`, { text: 'sesi rusak', linkPreview: null });
  sent.set(message?.key.id ?? '', message?.message ?? {});
  const rows = await server.rows(lead, shop, (all) => all.some((row) => row.text === 'sesi rusak'));
  expect(rows.find((row) => row.text === 'sesi rusak')).toMatchObject({ id: message?.key.id, copies: 1 });
});

test('messages that arrive while the client is away wait, and come in order as append', async () => {
  await client.end();
  const texts = Array.from({ length: 30 }, (_, index) => `antre ${index}`);
  for (const text of texts) await server.send(lead, shop, { text });
  await server.call('POST', `/phones/${shop.number}/type`, { to: lead.number, text: 'pemilik saat luring' });
  expect((await device())?.queued).toBe(31);
  client = await server.connect(client.memory).ready();
  await arrives('pemilik saat luring');
  const late = client.messages.filter(({ message }) => textOf(message).startsWith('antre '));
  expect(late.map(({ message }) => textOf(message))).toEqual(texts);
  expect(new Set(late.map(({ type }) => type))).toEqual(new Set(['append']));
});

test('a duplicate that was encrypted again reaches the application twice under one id', async () => {
  const id = await server.send(lead, shop, { text: 'kembar', duplicate: 1 });
  const twins = await arrives('kembar', 2);
  expect(twins.map(({ message }) => message.key.id)).toEqual([id, id]);
  await server.fault({ number: shop.number, duplicateNext: 1 });
  await server.send(lead, shop, { text: 'kembar lagi' });
  await arrives('kembar lagi', 2);
});

test('a replayed stanza reaches the application once, before and after the client has answered', async () => {
  const stranger = await server.person('Budi');
  await server.send(stranger, shop, { text: 'ulang', replay: 2 });
  await server.send(stranger, shop, { text: 'penutup' });
  await arrives('penutup');
  expect(heard('ulang')).toHaveLength(1);
  await client.socket.sendMessage(`${stranger.number}@s.whatsapp.net`, { text: 'ya?', linkPreview: null });
  await server.rows(stranger, shop, (rows) => rows.some((row) => row.text === 'ya?'));
  await server.send(stranger, shop, { text: 'ulang sesudah jawaban', replay: 1 });
  await server.send(stranger, shop, { text: 'penutup kedua' });
  await arrives('penutup kedua');
  expect(heard('ulang sesudah jawaban')).toHaveLength(1);
});

test('messages can be reordered, delayed and withheld until the next login', async () => {
  await server.fault({ number: shop.number, reorderNext: 3 });
  for (const text of ['satu', 'dua', 'tiga']) await server.send(lead, shop, { text });
  await arrives('satu');
  const order = client.messages.map(({ message }) => textOf(message)).filter((text) => ['satu', 'dua', 'tiga'].includes(text));
  expect(order).toEqual(['tiga', 'dua', 'satu']);
  await server.fault({ number: shop.number, delayMs: 300 });
  const started = performance.now();
  await server.send(lead, shop, { text: 'pelan' });
  await arrives('pelan');
  expect(performance.now() - started).toBeGreaterThan(290); // the minimum duration: no load makes it shorter
  await server.call('DELETE', '/faults');
  await server.fault({ number: shop.number, withholdNext: 1 });
  await server.send(lead, shop, { text: 'ditahan' });
  await server.send(lead, shop, { text: 'tidak ditahan' });
  await arrives('tidak ditahan');
  expect(heard('ditahan')).toHaveLength(0);
  await reconnect();
  await arrives('ditahan');
});

test('a receipt of the client that gets lost brings the message again', async () => {
  await server.fault({ number: shop.number, ignoreReceipts: 1 });
  const id = await server.send(lead, shop, { text: 'tanda terima hilang' });
  await arrives('tanda terima hilang');
  await waitFor(async () => (await device())?.queued === 1, { what: 'the queue' });
  await reconnect();
  await client.until(
    () => client.upserts.some(({ message, type }) => message.key.id === id && type === 'append'),
    'the message from the queue',
  );
  await server.send(lead, shop, { text: 'sesudah itu' });
  await arrives('sesudah itu');
});

test('a lost ack or receipt changes nothing for the lead', async () => {
  await server.fault({ number: shop.number, dropAcks: 1, dropReceipts: 1 });
  const id = await reply('tanpa tanda');
  await server.rows(lead, shop, (rows) => rows.some((row) => row.id === id && row.copies === 1));
});

/** A query to the own phone. It has no recipient, so refusals for a person do not apply to it. */
async function askOwnPhone(): Promise<void> {
  const jid = jidNormalizedUser(client.memory.creds.me?.id);
  const type = proto.Message.ProtocolMessage.Type.PEER_DATA_OPERATION_REQUEST_MESSAGE;
  const message = { protocolMessage: { type, peerDataOperationRequestMessage: { peerDataOperationRequestType: 0 } } };
  await client.socket.relayMessage(jid, message, { additionalAttributes: { category: 'peer' } });
}

test.each([463, 479])('a message that is refused with %i is not delivered', async (code) => {
  await server.fault({ number: shop.number, ackError: { code } });
  await askOwnPhone();
  const id = await reply(`ditolak ${code}`);
  const refused = () =>
    client.updates.some(({ key, update }) => key.id === id && update.messageStubParameters?.[0] === String(code)) ||
    client.upserts.some(({ message }) => message.key.id === id && message.messageStubParameters?.[0] === String(code));
  await client.until(refused, `the refusal ${code}`);
  const next = await reply('diterima lagi');
  const rows = await server.rows(lead, shop, (all) => all.some((row) => row.id === next));
  expect(rows.some((row) => row.id === id)).toBe(false);
});

test('a person whose LID is hidden cannot be written to', async () => {
  const hidden = await server.person('Tersembunyi');
  await server.fault({ number: hidden.number, hideLid: true });
  await expect(client.socket.sendMessage(`${hidden.number}@s.whatsapp.net`, { text: 'halo', linkPreview: null })).rejects.toThrow(
    'All encryptions failed',
  );
});

test('few prekeys: the client is notified and uploads more', async () => {
  const before = (await device())?.preKeys ?? 0;
  await server.fault({ number: shop.number, preKeyCount: 3 });
  await client.until(() => client.memory.creds.nextPreKeyId > before + 3, 'new prekeys');
  await waitFor(async () => ((await device())?.preKeys ?? 0) > before, { what: 'the upload' });
});

test('nothing that the client asked stayed without an answer', async () => {
  expect(await server.unknown()).toEqual([]);
});
