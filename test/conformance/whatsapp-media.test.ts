import { readFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { downloadMediaMessage } from 'baileys';
import { PNG } from 'pngjs';
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
  client = await server.link(shop, { fetchAgent: new Agent({ ca: readFileSync(server.ready.mediaCaFile) }) });
});

afterAll(() => server.close());

function picture(): Buffer {
  const png = new PNG({ width: 32, height: 32 });
  png.data.fill(0xc0);
  return PNG.sync.write(png);
}

test('a picture and a voice note of a lead can be downloaded', async () => {
  const file = picture();
  await server.send(lead, shop, { image: { base64: file.toString('base64'), mimetype: 'image/png', caption: 'ini barangnya' } });
  const image = await client.until(() => client.messages.find(({ message }) => message.message?.imageMessage), 'the picture');
  expect(image.message.message?.imageMessage?.caption).toBe('ini barangnya');
  expect((await downloadMediaMessage(image.message, 'buffer', {})).equals(file)).toBe(true);
  const sound = Buffer.from('OggS, or so');
  await server.send(lead, shop, { voice: { base64: sound.toString('base64'), seconds: 3 } });
  const voice = await client.until(() => client.messages.find(({ message }) => message.message?.audioMessage), 'the voice note');
  expect(voice.message.message?.audioMessage).toMatchObject({ ptt: true, seconds: 3 });
  expect((await downloadMediaMessage(voice.message, 'buffer', {})).equals(sound)).toBe(true);
});

test('a picture of the client is uploaded over TLS and opens on the phone of the lead', async () => {
  const file = picture();
  await client.socket.sendMessage(`${lead.number}@s.whatsapp.net`, { image: file, mimetype: 'image/png', caption: 'katalog' });
  const rows = await server.rows(lead, shop, (all) => all.some((row) => row.direction === 'in' && row.kind === 'image'));
  const row = rows.find((each) => each.direction === 'in' && each.kind === 'image');
  expect(row).toMatchObject({ text: 'katalog', image: { mimetype: 'image/png', bytes: file.length, base64: file.toString('base64') } });
});
