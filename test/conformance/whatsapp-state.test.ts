import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { proto, WAMessageKey } from 'baileys';
import { textOf } from './whatsapp-client.ts';
import type { Client } from './whatsapp-client.ts';
import { StandIn } from './whatsapp-server.ts';
import type { Person } from './whatsapp-server.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whatsapp-state-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a restart keeps the root key, the link, the sessions and queued messages', async () => {
  const first = await StandIn.start(folder);
  const [shop, lead] = [await first.person('Toko Melati'), await first.person('Ana')];
  const client = await first.link(shop);
  await first.send(lead, shop, { text: 'sebelum' });
  await client.until(() => client.messages.some(({ message }) => textOf(message) === 'sebelum'), 'the first message');
  await client.socket.sendMessage(`${lead.number}@s.whatsapp.net`, { text: 'jawaban', linkPreview: null });
  await first.rows(lead, shop, (rows) => rows.some((row) => row.text === 'jawaban'));
  await client.end();
  await first.send(lead, shop, { text: 'saat luring' });
  await first.stop();

  const second = await StandIn.start(folder);
  expect(second.ready.rootKeyHex).toBe(first.ready.rootKeyHex);
  const back = await second.connect(client.memory).ready();
  const queued = await back.until(() => back.messages.find(({ message }) => textOf(message) === 'saat luring'), 'what was queued');
  expect(queued.type).toBe('append');
  await back.socket.sendMessage(`${lead.number}@s.whatsapp.net`, { text: 'sesudah', linkPreview: null });
  const rows = await second.rows(lead, shop, (all) => all.some((row) => row.text === 'sesudah'));
  expect(rows.map((row) => row.text)).toEqual(['sebelum', 'jawaban', 'saat luring', 'sesudah']);
  expect(back.log).toEqual([]);
  expect(await second.unknown()).toEqual([]);
  await second.close();
});

test('after a crash the device is still linked, and lost session state is repaired by retries', async () => {
  const first = await StandIn.start(folder);
  const [shop, lead, other] = [await first.person('Toko Mawar'), await first.person('Budi'), await first.person('Citra')];
  const sent = new Map<string, proto.IMessage>();
  const options = { getMessage: async ({ id }: WAMessageKey) => sent.get(id ?? '') };
  const client = await first.link(shop, options);
  const write = async (by: Client, to: Person, text: string) => {
    const message = await by.socket.sendMessage(`${to.number}@s.whatsapp.net`, { text, linkPreview: null });
    if (message?.message) sent.set(message.key.id ?? '', message.message);
  };
  for (const person of [lead, other]) {
    await first.send(person, shop, { text: 'halo' });
    await client.until(() => client.messages.some(({ message }) => message.key.remoteJid?.startsWith(person.number)), 'the message');
    await write(client, person, 'halo juga');
    await first.rows(person, shop, (rows) => rows.some((row) => row.text === 'halo juga'));
  }
  await first.stop('SIGKILL');
  expect(await client.until(() => client.endCode, 'the end')).toBe(428);

  const second = await StandIn.start(folder);
  const back = await second.connect(client.memory, options).ready();
  await second.send(lead, shop, { text: 'masih kenal?' });
  await back.until(() => back.messages.some(({ message }) => textOf(message) === 'masih kenal?'), 'the message of a lead');
  await write(back, other, 'kami kembali');
  await second.rows(other, shop, (rows) => rows.some((row) => row.text === 'kami kembali'));
  await second.close();
});
