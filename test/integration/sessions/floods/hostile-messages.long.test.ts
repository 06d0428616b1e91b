import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { proto } from 'baileys';
import { allowedPauseMs, surePauseMs } from '../../../support/loop/loop-pauses.ts';
import { type TestApp, startTestApp } from '../../../support/test-app.ts';
import { waitFor } from '../../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../../support/whatsapp/session-tools.ts';

/* Messages that no phone sends. A modified client can send them. */
let app: TestApp;
let tools: SessionTools;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions' });
  tools = new SessionTools(app);
  shop = await tools.addShop();
});
afterAll(() => app?.close());

async function sendRaw(lead: string, message: proto.IMessage): Promise<string> {
  const raw = Buffer.from(proto.Message.encode(message).finish()).toString('base64');
  return (await tools.phone<{ id: string }>(`${lead}/send`, { to: shop.phone, raw })).id;
}

function stored(waId: string): Promise<{ kind: string; body: string; proto_bytes: number | null }> {
  return waitFor(
    async () =>
      (
        await app.sql(`SELECT kind, body, octet_length(proto) AS proto_bytes FROM messages WHERE bot_id = $1 AND wa_id = $2`, [
          shop.botId,
          waId,
        ])
      )[0],
    { what: 'the stored message' },
  );
}

const longList = { pollCreationMessageV3: { name: 'p', options: Array.from({ length: 500_000 }, () => ({ optionName: 'x' })) } };

test('a message larger than any phone sends is not read, and the lead’s next one is', async () => {
  const lead = await tools.addPhone();
  const small = async () => void (await stored(await tools.say(lead, shop, 'Halo')));
  await small();
  const allowedMs = await allowedPauseMs(app.servers, small);
  const pauseMs = await surePauseMs(
    app.servers,
    async () => {
      const large = await sendRaw(lead, longList);
      await stored(await tools.say(lead, shop, 'Yang ini terbaca'));
      expect(await stored(large)).toEqual({ kind: 'unreadable', body: '', proto_bytes: null });
    },
    allowedMs,
  );
  expect(pauseMs).toBeLessThanOrEqual(allowedMs);
});

/** A message below the largest accepted size that still has half a million parts. */
const manyParts = { contactsArrayMessage: { contacts: Array.from({ length: 490_000 }, () => ({})) } };

test('a message of more parts than any phone sends is decoded by nobody, and the lead’s next one is read', async () => {
  const lead = await tools.addPhone();
  const small = async () => void (await stored(await tools.say(lead, shop, 'Halo')));
  await small();
  const allowedMs = await allowedPauseMs(app.servers, small);
  const pauseMs = await surePauseMs(
    app.servers,
    async () => {
      const many = await sendRaw(lead, manyParts);
      await stored(await tools.say(lead, shop, 'Yang ini terbaca'));
      expect(await stored(many)).toEqual({ kind: 'unreadable', body: '', proto_bytes: null });
    },
    allowedMs,
  );
  expect(pauseMs).toBeLessThanOrEqual(allowedMs);
});

async function sendFromShop(lead: string, message: proto.IMessage): Promise<string> {
  const raw = Buffer.from(proto.Message.encode(message).finish()).toString('base64');
  return (await tools.phone<{ id: string }>(`${shop.phone}/send`, { to: lead, raw })).id;
}

test('the own phone is trusted with large messages: it may send the first chats inside of one', async () => {
  const lead = await tools.addPhone();
  const large = { pollCreationMessageV3: { name: 'p', options: [{ optionName: 'x'.repeat(1_500_000) }] } };
  expect(await stored(await sendFromShop(lead, large))).toMatchObject({ kind: 'other' });
});

test('the own phone is not trusted with messages of many parts: other shops share the process', async () => {
  const lead = await tools.addPhone();
  expect(await stored(await sendFromShop(lead, longList))).toMatchObject({ kind: 'unreadable', proto_bytes: null });
});

test('only what is needed to fetch an attachment is stored of its message', async () => {
  const lead = await tools.addPhone();
  const large = Buffer.alloc(100_000, 7);
  const file = { url: 'https://mmg.whatsapp.net/x', directPath: '/x', mediaKey: Buffer.alloc(32), mimetype: 'image/jpeg' };
  const contextInfo = { stanzaId: 'A', participant: `${lead}@s.whatsapp.net`, quotedMessage: { conversation: 'a'.repeat(60_000) } };
  const kinds: Record<string, proto.IMessage> = {
    image: { imageMessage: { ...file, contextInfo, jpegThumbnail: large, scansSidecar: large } },
    video: { videoMessage: { ...file, contextInfo, jpegThumbnail: large, streamingSidecar: large } },
    audio: { audioMessage: { ...file, contextInfo, waveform: large } },
    document: { documentMessage: { ...file, contextInfo, jpegThumbnail: large } },
    sticker: { stickerMessage: { ...file, contextInfo, pngThumbnail: large } },
    'long address': { imageMessage: { ...file, url: `https://mmg.whatsapp.net/${'a'.repeat(100_000)}` } },
  };
  for (const [kind, message] of Object.entries(kinds)) {
    const row = await stored(await sendRaw(lead, message));
    expect([kind, row.proto_bytes! < 1_000]).toEqual([kind, true]);
  }
});
