import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { proto } from 'baileys';
import { allowedPauseMs, surePauseMs } from '../../../support/loop/loop-pauses.ts';
import { type TestApp, startTestApp } from '../../../support/test-app.ts';
import { waitFor } from '../../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../../support/whatsapp/session-tools.ts';

/*
 * Histories that an owner's modified phone sends to the bot. The process that reads a history also runs the bots of
 * other owners.
 */
const namesInwards = new URL('../../../support/whatsapp/names-inwards.mjs', import.meta.url).href;

let app: TestApp;
let tools: SessionTools;
let shop: Shop;
let lead: string;
/** A host inside our own network. */
let inner: Server;
let connections = 0;

beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions', env: { NODE_OPTIONS: `--import ${namesInwards}` } });
  tools = new SessionTools(app);
  [shop, lead] = [await tools.addShop(), await tools.addPhone()];
  inner = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => void (connections = 0));
afterEach(() => expect(app.servers[0]!.hasExited).toBe(false));
afterAll(async () => {
  inner?.close();
  await app?.close();
});

const { Type } = proto.Message.ProtocolMessage;
const { RECENT } = proto.HistorySync.HistorySyncType;

/** Sends a history notice from the owner's phone or from a lead. */
async function sendNotice(from: 'owner' | 'lead', notice: proto.Message.IHistorySyncNotification): Promise<void> {
  const message = { protocolMessage: { type: Type.HISTORY_SYNC_NOTIFICATION, historySyncNotification: { syncType: RECENT, ...notice } } };
  const raw = Buffer.from(proto.Message.encode(message).finish()).toString('base64');
  if (from === 'owner') await tools.phone(`${shop.phone}/type`, { to: lead, raw });
  else await tools.phone(`${lead}/send`, { to: shop.phone, raw });
}

const historyOf = (history: proto.IHistorySync) => Buffer.from(proto.HistorySync.encode({ syncType: RECENT, ...history }).finish());

async function nameOf(number: string): Promise<string | undefined> {
  const [row] = await app.sql(`SELECT name FROM contacts WHERE bot_id = $1 AND pn = $2`, [shop.botId, number]);
  return row?.name as string | undefined;
}

/** Sends a history with the lead's name and waits until the name is visible. The history was then read. */
async function nameArrives(name: string): Promise<void> {
  const conversations = [{ id: `${lead}@s.whatsapp.net`, name }];
  await sendNotice('owner', { initialHistBootstrapInlinePayload: deflateSync(historyOf({ conversations })) });
  await waitFor(async () => (await nameOf(lead)) === name, { what: `the name ${name}` });
}

test('a history that unpacks to a hundred megabytes holds up nobody, and the next one is read', async () => {
  const small = async (): Promise<void> => {
    const waId = await tools.say(lead, shop, 'Halo');
    await waitFor(async () => (await app.sql(`SELECT 1 FROM messages WHERE bot_id = $1 AND wa_id = $2`, [shop.botId, waId])).length > 0);
  };
  await small();
  const message = { key: { remoteJid: '62811@s.whatsapp.net', fromMe: false, id: 'A' }, message: { conversation: 'halo' } };
  const one = historyOf({ conversations: [{ id: '62811111111@s.whatsapp.net', messages: [{ message }] }] });
  const bomb = deflateSync(Buffer.alloc(100_000_000, one));
  const allowedMs = await allowedPauseMs(app.servers, small);
  let nth = 0;
  const pauseMs = await surePauseMs(
    app.servers,
    async () => {
      await sendNotice('owner', { initialHistBootstrapInlinePayload: bomb });
      await small();
      await nameArrives(`Sari ${(nth += 1)}`);
    },
    allowedMs,
  );
  expect(pauseMs).toBeLessThanOrEqual(allowedMs);
});

test('no history is fetched from another host, whatever its path is', async () => {
  const { port } = inner.address() as AddressInfo;
  const mediaKey = Buffer.alloc(32);
  for (const directPath of [`.evil.test:${port}/`, `@127.0.0.1:${port}/`, `/@127.0.0.1:${port}/`])
    await sendNotice('owner', { directPath, mediaKey });
  await nameArrives('Sari lagi');
  expect(connections).toBe(0);
});

test('a history from a lead is not read', async () => {
  await nameArrives('Sari sendiri');
  const conversations = [{ id: `${lead}@s.whatsapp.net`, name: 'Nama palsu' }];
  await sendNotice('lead', { initialHistBootstrapInlinePayload: deflateSync(historyOf({ conversations })) });
  const other = await tools.addPhone();
  const waId = await tools.say(other, shop, 'Halo');
  await waitFor(async () => (await app.sql(`SELECT 1 FROM messages WHERE bot_id = $1 AND wa_id = $2`, [shop.botId, waId])).length > 0);
  expect(await nameOf(lead)).toBe('Sari sendiri');
});
