import { Worker, type Job } from 'bullmq';
import type { INestApplicationContext as Context } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { jobs } from '#contracts/jobs/catalogue';
import { dayMs } from '#contracts/values/base/durations';
import type { MessageId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { ChatFilesService } from '#core/features/conversations/files/chat-files.service';
import { StorageUseService } from '#core/features/storage-use/storage-use.service';
import { Attachments } from '#core/outside/whatsapp/attachments/attachments.service';
import { SecretBox } from '#core/platform/crypto/secret-box';
import type { LogFields } from '#core/platform/log/log';
import { JobQueue } from '#core/platform/queue/job-queue';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { AttachmentsProcessor } from '../../../workers/attachments/attachments.processor.ts';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { MediaHost } from '../../support/files/media-host.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { waitFor } from '../../support/wait-for.ts';

/*
 * An outage of WhatsApp's file servers that is longer than all attempts of a job. Files wait for the end of the
 * outage, and operators get a single log line.
 */
const name = 'attachments.take-over';
const fileBytes = 1_000;

let modules: TestModules;
let context: Context;
let shop: Shop;
let host: MediaHost;
let worker: Worker;
let lines: readonly LogFields[];

beforeAll(async () => {
  modules = await openTestModules();
  host = new MediaHost();
  context = await modules.open([ConversationsModule], { WHATSAPP_URL: 'ws://127.0.0.1:9/ws' });
});
beforeEach(async () => {
  shop = await makeOwner(modules);
  [host.fetched, host.failing] = [[], null];
  const recorded = recordedLog();
  lines = recorded.lines;
  for (const service of [Attachments, ChatFilesService]) Object.assign(context.get<object>(service), { log: recorded.log });
  const processor = new AttachmentsProcessor(recorded.log, context.get(ChatFilesService));
  worker = new Worker(jobs[name].queue, (job: Job, token?: string, cancelled?: AbortSignal) => processor.process(job, token, cancelled), {
    connection: context.get(RedisConnections).connect({ maxRetriesPerRequest: null }),
  });
});
afterEach(async () => {
  await worker.close(true);
  await queue().obliterate({ force: true });
});
afterAll(async () => {
  host?.close();
  await modules?.close();
});

const queue = () => context.get(JobQueue).queue(jobs[name].queue);
const events = () => lines.map(({ event }) => event);

async function receive(files: number): Promise<MessageId[]> {
  const all = Array.from({ length: files }, () => ({ bytes: fileBytes }));
  return host.receive(all, { sql: modules.sql, box: context.get(SecretBox), botId: shop.botId, leads: files });
}

const enqueue = (ids: readonly MessageId[]) =>
  Promise.all(ids.map((messageId) => context.get(JobQueue).enqueue(name, { botId: shop.botId, messageId }, { onePer: messageId })));

const used = async () => (await context.get(StorageUseService).read(shop.accountId)).usedBytes;
const kept = async () =>
  (await modules.sql<{ id: MessageId }>(`SELECT message_id AS id FROM chat_files WHERE bot_id = $1`, [shop.botId])).map(({ id }) => id);

/** Waits until each of these files was requested that many times. The pauses between the requests are skipped. */
async function requested(times: number, ids: readonly MessageId[]): Promise<void> {
  await waitFor(
    async () => {
      for (const job of await queue().getDelayed()) await job.promote().catch(() => undefined);
      return ids.every((id) => host.fetched.filter((path) => path === `/${id}`).length >= times);
    },
    { what: `${times} requests of each file` },
  );
}

test.each([503, 429, 'closed', 'broken off'] as const)(
  'files whose requests end with %s for longer than a job has tries are stored after it, and take no space before',
  async (how) => {
    const ids = await receive(3);
    host.failing = how;
    await enqueue(ids);
    await requested(jobs[name].attempts + 2, ids);
    expect(events()).toEqual(['attachments.unreachable']);
    expect(await kept()).toEqual([]);
    await waitFor(async () => (await used()) === 0, { what: 'the space of the last try is free again' });
    host.failing = null;
    await waitFor(
      async () => {
        for (const job of await queue().getDelayed()) await job.promote().catch(() => undefined);
        return (await kept()).length === ids.length;
      },
      { what: 'the files are stored' },
    );
    expect(events()).toEqual(['attachments.unreachable', 'attachments.reachable']);
    expect(await used()).toBe(ids.length * fileBytes);
    expect(await queue().getFailedCount()).toBe(0);
  },
);

test.each([404, 410])('a file that WhatsApp answers with %s is gone: it is requested once and takes no space', async (status) => {
  const [id] = await receive(1);
  host.failing = status;
  await enqueue([id!]);
  await waitFor(() => events().includes('chat-files.refused'), { what: 'the file is given up' });
  await waitFor(async () => Object.values(await queue().getJobCounts()).every((count) => count === 0), { what: 'no job is left' });
  expect([host.fetched, await used(), events()]).toEqual([[`/${id}`], 0, ['chat-files.refused']]);
});

test('a server that says that a file is gone is reachable', async () => {
  const ids = await receive(1);
  host.failing = 503;
  await enqueue(ids);
  await requested(2, ids);
  host.failing = 404;
  await requested(3, ids);
  await waitFor(() => events().includes('chat-files.refused'), { what: 'the file is given up' });
  expect(events()).toEqual(['attachments.unreachable', 'attachments.reachable', 'chat-files.refused']);
});

test('a file that WhatsApp does not deliver for days is given up without an error', async () => {
  const [id] = await receive(1);
  host.failing = 503;
  const { payload } = jobs[name];
  const timestamp = Date.now() - 2 * dayMs - 60_000;
  await queue().add(name, payload.parse({ botId: shop.botId, messageId: id }), { attempts: 4, timestamp, removeOnComplete: true });
  await waitFor(() => events().includes('chat-files.late'), { what: 'the file is given up' });
  expect(events()).toEqual(['attachments.unreachable', 'chat-files.late']);
  await waitFor(async () => Object.values(await queue().getJobCounts()).every((count) => count === 0), { what: 'no job is left' });
});

test('another failure uses up a try, and is an error line in the end', async () => {
  const [id] = await receive(1);
  await modules.sql(`UPDATE messages SET proto = '\\x00' WHERE id = $1`, [id]);
  await enqueue([id!]);
  await waitFor(
    async () => {
      for (const job of await queue().getDelayed()) await job.promote().catch(() => undefined);
      return events().includes('job.given-up');
    },
    { what: 'the end of the job' },
  );
  expect(events()).toEqual(['job.failed', 'job.failed', 'job.failed', 'job.given-up']);
});
