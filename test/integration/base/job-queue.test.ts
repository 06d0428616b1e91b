import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { jobs, type JobName, type JobPayload } from '#contracts/jobs/catalogue';
import { BotId, ConversationId, MessageId, type MailId } from '#contracts/values/ids';
import type { OpenTurn } from '#core/features/conversations/conversations.types';
import { ReplyAlarm } from '#core/features/conversations/state/reply-alarm';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { FollowUpAlarm } from '#core/features/followups/follow-up-alarm';
import { FollowUpsModule } from '#core/features/followups/followups.module';
import { MailsModule } from '#core/features/mails/mails.module';
import { NotificationsModule } from '#core/features/notifications/notifications.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { MemoryWriter } from '#core/features/replies/writers/memory-writer.service';
import { newId } from '#core/platform/crypto/ids';
import { JobQueue } from '#core/platform/queue/job-queue';
import { openTestModules, type TestModules } from '../../support/core/test-modules.ts';

/*
 * The content of the queue after a job was added. No worker runs here: a job that starts too early asks to be called
 * again, and a lost one is added by a sweep, so that elsewhere a wrong delay or option only costs time.
 */

let modules: TestModules;
let context: INestApplicationContext;
let queue: JobQueue;

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([ConversationsModule, FollowUpsModule, MailsModule, NotificationsModule, RepliesModule]);
  queue = context.get(JobQueue);
});
afterEach(() =>
  Promise.all([...new Set(Object.values(jobs).map((job) => job.queue))].map((name) => queue.queue(name).obliterate({ force: true }))),
);
afterAll(() => modules?.close());

/** Each job that waits in that queue, in the order in which they start, and those that are delayed. */
const inQueue = (name: JobName) => queue.queue(jobs[name].queue).getJobs(['wait', 'prioritized', 'delayed'], 0, -1, true);

const payloads: { readonly [Name in JobName]: JobPayload<Name> } = {
  'replies.generate': { botId: newId(), conversationId: newId() },
  'memory.summarise': { botId: newId(), conversationId: newId() },
  'attachments.take-over': { botId: newId(), messageId: newId() },
  'followups.send': { botId: newId() },
  'mail.send': { mailId: newId() },
  'push.send': { pushId: newId() },
  'account.export': { accountId: newId(), exportId: newId() },
  'billing.reconcile': { orderId: newId() },
};

test.each(Object.keys(jobs) as JobName[])(
  '%s is added with the tries of its policy, and nothing is left of it once it is done',
  async (name) => {
    await queue.enqueue(name, payloads[name]);
    const [job] = await inQueue(name);
    expect(job!.data).toEqual(payloads[name]);
    expect(job!.opts).toMatchObject({
      attempts: jobs[name].attempts,
      backoff: { type: 'exponential', delay: jobs[name].backoffMs, jitter: 0.5 },
      removeOnComplete: true,
      // a week, for the operator
      removeOnFail: { age: 7 * 86_400, count: 1_000 },
    });
    expect(job!.delay).toBe(0);
  },
);

test('jobs with the same key are one, others are not', async () => {
  const [one, other] = [newId<MailId>(), newId<MailId>()];
  for (const mailId of [one, one, other]) await queue.enqueue('mail.send', { mailId }, { onePer: mailId });
  expect((await inQueue('mail.send')).map(({ data }) => data)).toEqual([{ mailId: one }, { mailId: other }]);
  const conversationId = newId<ConversationId>();
  // a key belongs to one kind of job
  for (const name of ['replies.generate', 'memory.summarise'] as const)
    await queue.enqueue(name, { botId: newId<BotId>(), conversationId }, { onePer: conversationId });
  expect([(await inQueue('replies.generate')).length, (await inQueue('memory.summarise')).length]).toEqual([1, 1]);
});

/** A turn of a conversation whose summary is due. */
function longTurn(conversationId: ConversationId): OpenTurn {
  const message = { sender: 'lead', kind: 'text', body: 'Halo', turn: 1, transcript: null, quoted: null, hasFile: false } as const;
  return {
    ...{ conversationId, jid: 'x@lid', name: '', phoneNumber: '', calledName: '', turn: 1, answeredTurn: 0, takenOver: false },
    ...{ optedOut: false, quotaTold: false, blacklisted: false, lastSender: 'lead', leadLastAt: null, recentBotMessages: 0 },
    ...{ answersThisHour: 0, answersToday: 0, memory: { summary: '', facts: {}, uptoSeq: 0 } },
    thread: Array.from({ length: 100 }, (_, nth) => ({ ...message, id: newId(), seq: nth + 1, storedAtMs: nth })),
  };
}

/** Who asks for jobs about two subjects of one bot, and how they ask for one. */
const askers: readonly (readonly [name: JobName, ask: (botId: BotId, subject: string) => Promise<void> | void])[] = [
  ['replies.generate', (botId, subject) => context.get(ReplyAlarm).schedule(botId, ConversationId.parse(subject), 60_000)],
  ['replies.generate', (botId, subject) => context.get(ReplyAlarm).hasten(botId, ConversationId.parse(subject))],
  ['attachments.take-over', (botId, subject) => context.get(ReplyAlarm).takeOverFile(botId, MessageId.parse(subject))],
  ['memory.summarise', (botId, subject) => context.get(MemoryWriter).remind(botId, longTurn(ConversationId.parse(subject)))],
  ['followups.send', (_, subject) => context.get(FollowUpAlarm).set(BotId.parse(subject), 60_000)],
];

test.each(askers)('%s: two subjects of one bot are two jobs, and each of them only one', async (name, ask) => {
  const botId = newId<BotId>();
  const [one, other] = [newId(), newId()].toSorted();
  for (const subject of [one!, other!]) await ask(botId, subject);
  for (const subject of [one!, other!]) await ask(botId, subject);
  const subjects = (await inQueue(name)).flatMap(({ data }) =>
    Object.values(data as object).filter((id) => id !== botId && id !== undefined),
  );
  expect(subjects.toSorted()).toEqual([one, other]);
});

test('a job with a place waits behind those with a lower one', async () => {
  const ids = [newId<MailId>(), newId<MailId>(), newId<MailId>()];
  for (const [nth, place] of [9, 2, 0].entries()) await queue.enqueue('mail.send', { mailId: ids[nth]! }, { place });
  const places = (await inQueue('mail.send')).map(({ data, priority }) => [data.mailId as MailId, priority]);
  expect(places.toSorted(([, one], [, other]) => Number(one) - Number(other))).toEqual([
    [ids[2], 0],
    [ids[1], 2],
    [ids[0], 9],
  ]);
});

const alarms: readonly (readonly [name: JobName, set: (delayMs: number) => Promise<void>])[] = [
  ['followups.send', (delayMs) => context.get(FollowUpAlarm).set(newId(), delayMs)],
  ['replies.generate', (delayMs) => context.get(ReplyAlarm).schedule(newId(), newId(), delayMs)],
];

test.each(alarms)('an alarm of %s fires after its delay, and at once without one', async (name, set) => {
  for (const delayMs of [3_600_000, 1, 0]) await set(delayMs);
  expect((await inQueue(name)).map(({ delay }) => delay).toSorted((one, other) => one - other)).toEqual([0, 1, 3_600_000]);
});

test('an alarm for a time that is over fires at once', async () => {
  await context.get(FollowUpAlarm).set(newId(), -5_000);
  expect((await inQueue('followups.send')).map(({ delay }) => delay)).toEqual([0]);
});

test('a delayed job is due once it is promoted; only the one with that key', async () => {
  const [one, other] = [newId<MailId>(), newId<MailId>()];
  for (const mailId of [one, other]) await queue.enqueue('mail.send', { mailId }, { onePer: mailId, delayMs: 60_000 });
  expect(await queue.promote('mail.send', one)).toBe(true);
  expect(await queue.promote('mail.send', one)).toBe(false);
  expect(await queue.promote('mail.send', newId())).toBe(false);
  const waiting = await queue.queue(jobs['mail.send'].queue).getJobs(['delayed']);
  expect(waiting.map(({ data }) => data)).toEqual([{ mailId: other }]);
});

test('a hastened answer starts at once, whether its alarm was set before or not', async () => {
  const alarm = context.get(ReplyAlarm);
  const [set, unset] = [newId<ConversationId>(), newId<ConversationId>()];
  await alarm.schedule(newId(), set, 60_000);
  for (const conversationId of [set, unset]) await alarm.hasten(newId(), conversationId);
  const found = await queue.queue(jobs['replies.generate'].queue).getJobs(['wait']);
  expect(new Set(found.map(({ data }) => data.conversationId as ConversationId))).toEqual(new Set([set, unset]));
});
