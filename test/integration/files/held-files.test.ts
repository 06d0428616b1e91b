import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { proto } from 'baileys/WAProto/index.js';
import sharp from 'sharp';
import type { BotId, MessageId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { ThumbnailsService } from '#core/features/conversations/files/thumbnails.service';
import { protoContext } from '#core/outside/whatsapp/proto-context';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { sealMedia } from '../../../sandbox/whatsapp/media/media-messages.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { fillThreads } from '../../support/long-threads.ts';
import { waitFor } from '../../support/wait-for.ts';

/* The number of file bytes in memory has an upper limit per process. The test decides when the file host answers. */
let modules: TestModules;
let mediaHost: Server;
let thumbnails: ThumbnailsService;
let box: SecretBox;
const media = new Map<string, Buffer>();
const pending: { path: string; response: ServerResponse }[] = [];

beforeAll(async () => {
  modules = await openTestModules();
  mediaHost = createServer((request, response) => pending.push({ path: request.url!, response }));
  await once(mediaHost.listen(0, '127.0.0.1'), 'listening');
  const machine = await modules.open([ConversationsModule], { WHATSAPP_URL: 'ws://127.0.0.1:9/ws' });
  [thumbnails, box] = [machine.get(ThumbnailsService), machine.get(SecretBox)];
});
afterAll(async () => {
  mediaHost?.closeAllConnections();
  mediaHost?.close();
  await modules?.close();
});

/**
 * Stores pictures of a bot's leads that declare this size. Each picture is from another lead if there are enough
 * leads.
 */
async function pictures(
  botId: BotId,
  count: number,
  { declared, leads = count }: { declared: number; leads?: number },
): Promise<MessageId[]> {
  const content = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await fillThreads(modules.sql, botId, { threads: leads, messages: count / leads });
  const rows = await modules.sql<{ id: MessageId }>(`SELECT id FROM messages WHERE bot_id = $1 ORDER BY conversation_id, seq`, [botId]);
  for (const { id } of rows) {
    const { mediaKey, encrypted } = sealMedia(content, 'Image');
    media.set(`/${id}`, encrypted);
    const url = `http://127.0.0.1:${(mediaHost.address() as AddressInfo).port}/${id}`;
    const message = proto.Message.encode({ imageMessage: { url, mediaKey, fileLength: declared, mimetype: 'image/jpeg' } }).finish();
    await modules.sql(`UPDATE messages SET kind = 'image', proto = $2, media = '{"mimetype": "image/jpeg"}' WHERE id = $1`, [
      id,
      box.seal(message, protoContext(botId)),
    ]);
  }
  return rows.map(({ id }) => id);
}

/**
 * Answers all requests until these views are complete.
 * @returns the largest number of files that were requested at the same time
 */
async function answerUntil(views: readonly Promise<unknown>[]): Promise<number> {
  let isDone = false;
  const done = Promise.all(views).finally(() => (isDone = true));
  let most = 0;
  while (!isDone) {
    most = Math.max(most, pending.length);
    for (const { path, response } of pending.splice(0)) response.end(media.get(path));
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }
  await done;
  return most;
}

const view = (botId: BotId, id: MessageId) => thumbnails.view(botId, id, AbortSignal.timeout(60_000));

test('of many large pictures that an owner opens, a few are fetched at a time, and those of another owner at once', async () => {
  const [many, other] = [await makeOwner(modules), await makeOwner(modules)];
  const ids = await pictures(many.botId, 20, { declared: 15_000_000 });
  const [otherId] = await pictures(other.botId, 1, { declared: 15_000_000 });
  const views = ids.map((id) => view(many.botId, id));
  await waitFor(() => pending.length >= 3, { what: 'the first files are requested' });
  views.push(view(other.botId, otherId!));
  await waitFor(() => pending.some(({ path }) => path === `/${otherId}`), { what: 'the file of the other owner is requested' });
  expect(pending).toHaveLength(4);
  expect(await answerUntil(views)).toBeLessThanOrEqual(4);
});

test('a chat has one large picture in memory, and its bot’s other chats do not wait for it', async () => {
  const { botId } = await makeOwner(modules);
  const ids = await pictures(botId, 6, { declared: 15_000_000, leads: 2 });
  const views = ids.map((id) => view(botId, id));
  await waitFor(() => pending.length >= 2, { what: 'the first file of each chat is requested' });
  expect(await answerUntil(views)).toBe(2);
});

test('a file that is larger than its sender declares is not read further', async () => {
  const { botId } = await makeOwner(modules);
  const [id] = await pictures(botId, 1, { declared: 20 });
  const { mediaKey: _key, encrypted } = sealMedia(Buffer.alloc(3_000_000), 'Image');
  media.set(`/${id}`, encrypted);
  const viewed = view(botId, id!).catch((error: unknown) => error);
  await answerUntil([viewed]);
  expect(await viewed).toMatchObject({ name: 'FileGoneError', isTooLarge: true });
});
