import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { S3Storage } from '#core/outside/storage/s3/s3-storage';
import { fillThreads } from '../../support/long-threads.ts';
import type { Owner } from '../../support/owners.ts';
import { HeldLocks } from '../../support/stores/held-locks.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';

/*
 * Interrupted downloads. A browser never treats a part as the whole file. The log names the side that ended the
 * connection.
 */

// Size of the file in bytes. It is more than the socket buffers hold when a browser stops reading.
const bytes = 24_000_000;
let app: TestApp;
let owner: Owner;
let messageId: string;
const locks = new HeldLocks(() => app.databaseUrl);

beforeAll(async () => {
  app = await startTestApp({ workerRoles: 'mail', serverRoles: 'api', bucket: true });
  owner = await app.registerOwner();
  await fillThreads((text, params) => app.sql(text, params), owner.userId, { threads: 1, messages: 2_000 });
  const [row] = await app.sql<{ id: string }>(
    `UPDATE messages SET media = '{"mimetype": "image/png"}' WHERE bot_id = $1 AND seq = 1 RETURNING id`,
    [owner.userId],
  );
  messageId = row!.id;
  // The export must also be larger than the socket buffers. Otherwise the server would have read all of it before the
  // lock.
  await app.sql(`UPDATE messages SET body = repeat(md5(id::text), 200) WHERE bot_id = $1 AND seq > 1`, [owner.userId]);
  const { s3, s3Bucket, s3Region, s3KeyId, s3Secret } = app.sandbox.addresses;
  const at = { endpoint: s3!, bucket: s3Bucket!, region: s3Region!, keyId: s3KeyId!, secret: s3Secret!, pathStyle: true };
  await new S3Storage(at).put(`${owner.userId}/chats/${messageId}`, randomBytes(bytes));
  await app.sql(`INSERT INTO chat_files (message_id, bot_id, mimetype, bytes) VALUES ($1, $2, 'image/png', $3)`, [
    messageId,
    owner.userId,
    bytes,
  ]);
});
afterEach(() => locks.release());
afterAll(() => app?.close());

const get = (path: string, signal?: AbortSignal) =>
  fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${owner.token}` }, ...(signal && { signal }) });
const cuts = () => app.servers[0]!.events.filter(({ event }) => event === 'media.cut');

test('a file of the bucket that breaks off is one line of the log, and that a browser leaves is none', async () => {
  const leaving = new AbortController();
  const left = await get(`/chat/media/${messageId}`, leaving.signal);
  await left.body!.getReader().read();
  leaving.abort();
  await app.sandbox.call('POST', '/s3/faults', { next: { kind: 'cut-body', bytes: 100_000 } });
  const cut = await get(`/chat/media/${messageId}`);
  expect([cut.status, cut.headers.get('content-length')]).toEqual([200, String(bytes)]);
  await expect(cut.arrayBuffer()).rejects.toThrow();
  await waitFor(() => cuts().length > 0, { what: 'the line of the log' });
  expect((await (await get(`/chat/media/${messageId}`)).arrayBuffer()).byteLength).toBe(bytes);
  expect(cuts()).toEqual([expect.objectContaining({ level: 'warn', botId: owner.userId, messageId })]);
});

test('an export whose database breaks off is no whole file', async () => {
  const whole = await (await get('/chat/export/messages')).text();
  expect(whole.trimEnd().split('\n')).toHaveLength(2_001);
  const response = await get('/chat/export/messages');
  const reader = response.body!.getReader();
  await reader.read();
  await locks.hold('LOCK TABLE messages IN ACCESS EXCLUSIVE MODE');
  const rest = (async () => {
    while (!(await reader.read()).done);
    return 'whole';
  })().catch(() => 'broken off');
  const ended = () =>
    app.sql<{ pid: number }>(
      `SELECT pg_terminate_backend(pid), pid FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%messages%'`,
    );
  await waitFor(async () => (await ended()).length > 0, { what: 'the page that waits' });
  expect(await rest).toBe('broken off');
});
