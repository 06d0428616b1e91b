import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { Worker, type Job } from 'bullmq';
import { jobs } from '#contracts/jobs/catalogue';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { ExcludedPeople } from '#core/features/conversations/contacts/excluded-people.service';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { RepliesService } from '#core/features/replies/replies.service';
import { MemoryWriter } from '#core/features/replies/writers/memory-writer.service';
import { EndedNeeds } from '#core/features/subscribers/ended-needs.service';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { LlmModule } from '#core/outside/llm/llm.module';
import { LlmError } from '#core/outside/llm/llm.errors';
import { Llm } from '#core/outside/llm/llm.service';
import { Clock } from '#core/platform/clock/clock';
import { Config } from '#core/platform/config/config';
import { Log } from '#core/platform/log/log';
import { JobQueue } from '#core/platform/queue/job-queue';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { chatOf, inbound, makeBot, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { Sandbox } from '../../support/sandbox.ts';
import { delivered } from '../../support/events/delivered.ts';
import { waitFor } from '../../support/wait-for.ts';
import { MemoryProcessor } from '../../../workers/memory/memory.processor.js';
import { RepliesProcessor } from '../../../workers/replies/replies.processor.js';

let modules: TestModules;
let sandbox: Sandbox;
let botId: BotId;
let phones = 6281400000000;
const never = new AbortController().signal;

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  ({ botId } = await makeOwner(modules, 1_000));
});
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await modules.close();
  await sandbox.close();
});

const newWorker = (more: Record<string, string>): Promise<INestApplicationContext> =>
  modules.open([ConversationsModule, RepliesModule, SubscribersModule, LlmModule], {
    ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>),
    LLM_DEADLINE_MS: '4000',
    ...more,
  });
const newestRequest = async (): Promise<number> => (await sandbox.call('GET', '/llm/requests')).newestSeq;

interface Lead {
  readonly name: string;
  readonly worker: INestApplicationContext;
  readonly conversationId: ConversationId;
  write(more?: object): Promise<void>;
}

async function newLead(worker: INestApplicationContext, name = 'Budi', of: BotId = botId): Promise<Lead> {
  const chat = chatOf(String((phones += 1)));
  let written = 0;
  const write = async (more: object = {}) =>
    (await receive(worker, [inbound(of, chat, { body: `Halo kak, pertanyaan ke-${(written += 1)}`, name, ...more })], false))[0]!;
  return { name, worker, conversationId: (await write()).conversationId, write: async (more) => void (await write(more)) };
}

const stateOf = async ({ worker, conversationId }: Lead) => {
  await delivered(worker);
  const notices = await modules.sql(`SELECT dedupe_key AS key FROM notifications WHERE conversation_id = $1`, [conversationId]);
  const [row] = await modules.sql(`SELECT needs_owner_reason AS need FROM conversations WHERE id = $1`, [conversationId]);
  return { need: row!.need, notices: notices.map(({ key }): string => key.split(':')[0]) };
};

/** Serious notices about the lead that are not handled. */
const openNotices = async ({ conversationId }: Lead): Promise<string[]> => {
  const open = await modules.sql(
    `SELECT dedupe_key AS key FROM notifications WHERE conversation_id = $1 AND serious AND handled_at IS NULL`,
    [conversationId],
  );
  return open.map(({ key }): string => key.split(':')[0]);
};

describe('cost limits of one customer in a day', () => {
  test('answers: the next message gets none, the owner is notified once, and others are answered', async () => {
    const worker = await newWorker({ REPLY_LEAD_ANSWERS_PER_DAY: '2' });
    const generate = ({ conversationId }: Lead) => worker.get(RepliesService).generate(botId, conversationId, never);
    const lead = await newLead(worker);
    expect(await generate(lead)).toMatchObject({ kind: 'answered' });
    await lead.write();
    expect(await generate(lead)).toMatchObject({ kind: 'answered' });
    const before = await newestRequest();
    for (let more = 0; more < 3; more += 1) {
      await lead.write();
      expect(await generate(lead)).toEqual({ kind: 'silent', reason: 'daily' });
    }
    expect(await sandbox.llm.requests(before)).toEqual([]);
    expect(await stateOf(lead)).toEqual({ need: 'loop', notices: ['daily-answers'] });
    expect(await generate(await newLead(worker))).toMatchObject({ kind: 'answered' });
    await modules.sql(`UPDATE replies SET created_at = created_at - interval '25 hours' WHERE conversation_id = $1`, [lead.conversationId]);
    await lead.write();
    expect(await generate(lead)).toMatchObject({ kind: 'answered' });
  });

  test('answers within an hour: the next message gets none, and the owner is notified once', async () => {
    const worker = await newWorker({ REPLY_LEAD_ANSWERS_PER_HOUR: '2' });
    const generate = ({ conversationId }: Lead) => worker.get(RepliesService).generate(botId, conversationId, never);
    const lead = await newLead(worker);
    expect(await generate(lead)).toMatchObject({ kind: 'answered' });
    await lead.write();
    expect(await generate(lead)).toMatchObject({ kind: 'answered' });
    for (let more = 0; more < 2; more += 1) {
      await lead.write();
      expect(await generate(lead)).toEqual({ kind: 'silent', reason: 'hourly' });
    }
    expect(await stateOf(lead)).toEqual({ need: 'loop', notices: ['daily-answers-hour'] });
    await modules.sql(`UPDATE replies SET created_at = created_at - interval '61 minutes' WHERE conversation_id = $1`, [
      lead.conversationId,
    ]);
    await lead.write();
    expect(await generate(lead)).toMatchObject({ kind: 'answered' });
  });

  test('pictures and recordings: further ones are not opened, the bot continues, and the owner is notified once', async () => {
    const worker = await newWorker({ REPLY_LEAD_MEDIA_PER_DAY: '1' });
    const lead = await newLead(worker);
    const media = { mimetype: 'image/jpeg', size: 10 };
    for (let pictures = 0; pictures < 3; pictures += 1) {
      await lead.write({ kind: 'image', body: 'ini kak', media, proto: Buffer.from('00', 'hex') });
      expect(await worker.get(RepliesService).generate(botId, lead.conversationId, never)).toMatchObject({ kind: 'answered' });
    }
    expect((await stateOf(lead)).notices).toEqual(['daily-media']);
  });
});

describe('ten numbers that use up a trial', () => {
  test('are reported to the owner by name after a third of it, once, and can be excluded', async () => {
    const worker = await newWorker({});
    const trialOwner = await makeBot(modules, 30);
    const leads = Array.from({ length: 10 }, (_, nth) => chatOf(String(6281500000000 + nth)));
    let answered = 0;
    const told = () =>
      modules.sql(
        `SELECT title, body, serious FROM notifications WHERE account_id = (SELECT account_id FROM bots WHERE id = $1) AND kind = 'usage'`,
        [trialOwner],
      );
    for (let round = 0; round < 3; round += 1)
      for (const chat of leads) {
        const [message] = await receive(worker, [inbound(trialOwner, chat, { body: `Halo ke-${round}` })], false);
        const outcome = await worker.get(RepliesService).generate(trialOwner, message!.conversationId, never);
        if (outcome.kind === 'answered') answered += 1;
        if (answered < 10) expect(await told()).toEqual([]);
        else await waitFor(async () => (await told()).length === 1);
      }
    expect(answered).toBe(30);
    const [notice] = await told();
    expect(notice).toMatchObject({ title: 'Pemakaian balasan AI tidak biasa', serious: true });
    expect(notice!.body).toContain('Paling banyak dibalas: Budi (1)');
    expect(await told()).toHaveLength(1);

    const most = () => worker.get(TurnsService).mostAnswered(trialOwner, new Date(0), 20);
    expect((await most()).map(({ answers }) => answers)).toEqual(Array(10).fill(3));
    await worker.get(ExcludedPeople).exclude(trialOwner, (await most())[0]!.key);
    expect(await most()).toHaveLength(9);
  });

  test('a count that is spread over more than ten minutes begins again', async () => {
    const worker = await newWorker({});
    const trialOwner = await makeBot(modules, 30);
    const used = async (): Promise<number> =>
      (
        await modules.sql(`SELECT burst_used FROM subscriptions WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`, [
          trialOwner,
        ])
      )[0]!.burst_used;
    let asked = 0;
    const answer = async (): Promise<void> => {
      const [message] = await receive(
        worker,
        [inbound(trialOwner, chatOf('6281500000099'), { body: `Halo, ${(asked += 1)} buah ada?` })],
        false,
      );
      expect(await worker.get(RepliesService).generate(trialOwner, message!.conversationId, never)).toMatchObject({ kind: 'answered' });
    };
    await answer();
    await answer();
    expect(await used()).toBe(2);
    await modules.sql(
      `UPDATE subscriptions SET burst_since = burst_since - interval '10 minutes' WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`,
      [trialOwner],
    );
    await answer();
    expect(await used()).toBe(1);
  });
});

function processorOf(worker: INestApplicationContext): RepliesProcessor {
  const [log, clock, config, llm] = [worker.get(Log), worker.get(Clock), worker.get(Config), worker.get(Llm)];
  return new RepliesProcessor(log, clock, config, worker.get(RepliesService), llm);
}

describe('a model that fails', () => {
  test('is asked again by a later try of the job only when that may help, for answers and for summaries', async () => {
    const worker = await newWorker({});
    const [replies, memory] = [processorOf(worker), new MemoryProcessor(worker.get(Log), worker.get(MemoryWriter))];
    const policies = [(error: unknown) => replies['isWorthRetrying'](error), (error: unknown) => memory['isWorthRetrying'](error)];
    for (const isRetried of policies) {
      for (const failure of ['rate', 'transient'] as const) expect(isRetried(new LlmError(failure, 'no answer'))).toBe(true);
      for (const failure of ['auth', 'model', 'billing', 'context', 'filtered', 'malformed', 'slow', 'refused'] as const)
        expect(isRetried(new LlmError(failure, 'no answer'))).toBe(false);
      expect(isRetried(new Error('not the model'))).toBe(true);
    }
  });

  test('by being slower than the whole time: two requests, and no further round at once', async () => {
    const worker = await newWorker({ LLM_DEADLINE_MS: '1500' });
    const lead = await newLead(worker);
    await sandbox.llm.fault({ delayMs: 4_000 });
    const before = await newestRequest();
    const { conversationId } = lead;
    await expect(worker.get(RepliesService).generate(botId, conversationId, never)).rejects.toMatchObject({
      failure: 'slow',
      isWorthRequeueing: false,
    });
    const { requests } = await sandbox.call('GET', `/llm/requests?after=${before}&waitMs=5000`);
    expect(requests.length).toBeLessThanOrEqual(2);
  });

  test('is reported to the owner after the first round, not after the last', async () => {
    const worker = await newWorker({});
    const processor = processorOf(worker);
    const lead = await newLead(worker);
    const round = (triesBefore: number): Promise<unknown> =>
      processor['handle']({ botId, conversationId: lead.conversationId }, { signal: never, triesBefore, ageMs: 0 }).catch(
        (error: unknown) => error,
      );
    await sandbox.llm.fault({ next: { kind: 'error', row: 'unavailable', times: 'always', retryAfter: 0 } });
    expect(await round(0)).toMatchObject({ failure: 'transient' });
    expect(await stateOf(lead)).toEqual({ need: 'ai-failed', notices: ['llm-failed'] });
    expect(await round(1)).toMatchObject({ failure: 'transient' });
    await sandbox.llm.heal();
    await worker.get(EndedNeeds).sweep();
    expect(await openNotices(lead)).toEqual(['llm-failed']);
    // The answer removes the need and ends the notice about it.
    expect(await round(2)).toBeUndefined();
    expect((await stateOf(lead)).need).toBeNull();
    await worker.get(EndedNeeds).sweep();
    expect(await openNotices(lead)).toEqual([]);
  });

  test('is reported again when it fails anew after an answer, and only once while it lasts', async () => {
    const worker = await newWorker({});
    const processor = processorOf(worker);
    const owner = await makeOwner(modules, 1_000);
    const ask = (lead: Lead) =>
      processor['handle']({ botId: owner.botId, conversationId: lead.conversationId }, { signal: never, triesBefore: 0, ageMs: 0 }).catch(
        (error: unknown) => error,
      );
    const laterBy = (interval: string) =>
      modules.sql(
        `WITH told AS (UPDATE notifications SET created_at = created_at - $2::interval WHERE bot_id = $1)
         UPDATE replies SET created_at = created_at - $2::interval WHERE bot_id = $1`,
        [owner.botId, interval],
      );
    const told = async (lead: Lead) => (await stateOf(lead)).notices;
    const fails = () => sandbox.llm.fault({ next: { kind: 'error', row: 'unavailable', times: 'always', retryAfter: 0 } });

    await fails();
    const leads: Lead[] = [];
    for (const name of ['Ani', 'Budi', 'Cici', 'Dodi']) leads.push(await newLead(worker, name, owner.botId));
    const [first, second, third, fourth] = leads as [Lead, Lead, Lead, Lead];
    await ask(first);
    expect(await told(first)).toEqual(['llm-failed']);
    await laterBy('2 hours');
    await ask(second);
    expect(await told(second)).toEqual([]);

    await sandbox.llm.heal();
    expect(await ask(first)).toBeUndefined();
    expect(await ask(second)).toBeUndefined();
    await fails();
    await ask(third);
    expect(await told(third)).toEqual(['llm-failed']);
    await ask(fourth);
    expect(await told(fourth)).toEqual([]);
  });
});

describe('the job of an answer', () => {
  const { queue: name, attempts } = jobs['replies.generate'];
  /**
   * Faults to set before an attempt: the model fails temporarily or permanently, or a table that the product reads is
   * missing.
   */
  const modelFails = () => sandbox.llm.fault({ next: { kind: 'error', row: 'unavailable', times: 'always', retryAfter: 0 } });
  const modelRefuses = () => sandbox.llm.fault({ next: { kind: 'error', row: 'auth', times: 'always' } });
  const productFails = () => modules.sql(`ALTER TABLE products RENAME TO products_away`);
  const nothing = () => Promise.resolve();
  const heal = () => Promise.all([sandbox.llm.heal(), modules.sql(`ALTER TABLE IF EXISTS products_away RENAME TO products`)]);
  afterEach(heal);

  /**
   * Runs the job of the lead's turn until nothing is pending.
   * @param isHurried false: a delayed job stays delayed
   */
  async function run({ worker, conversationId }: Lead, before: readonly (() => Promise<unknown>)[], isHurried = true) {
    const processor = processorOf(worker);
    const queue = worker.get(JobQueue).queue(name);
    let tries = 0;
    const work = async (job: Job, token?: string, cancelled?: AbortSignal) => {
      await heal();
      await before[tries]?.();
      tries += 1;
      return processor.process(job, token, cancelled);
    };
    const host = new Worker(name, work, { connection: worker.get(RedisConnections).connect({ maxRetriesPerRequest: null }) });
    host.on('error', () => undefined);
    await worker.get(JobQueue).enqueue('replies.generate', { botId, conversationId });
    const states = isHurried ? (['wait', 'active', 'delayed'] as const) : (['wait', 'active'] as const);
    await waitFor(
      async () => {
        if (isHurried) for (const job of await queue.getDelayed()) await job.promote().catch(nothing);
        return tries > 0 && Object.values(await queue.getJobCounts(...states)).every((count) => count === 0);
      },
      { what: 'the end of the job' },
    );
    await host.close();
    const told = await modules.sql<{ given_up: boolean }>(
      `SELECT (facts->'givenUp')::boolean AS given_up FROM domain_events WHERE conversation_id = $1 AND kind = 'reply.failed' ORDER BY position`,
      [conversationId],
    );
    const [{ isAnswered }] = await modules.sql(`SELECT answered_turn = turn AS "isAnswered" FROM conversations WHERE id = $1`, [
      conversationId,
    ]);
    return { tries, told: told.map((one) => (one.given_up ? 'given up' : 'noted')), isAnswered };
  }
  const always = (what: () => Promise<unknown>) => Array.from({ length: attempts }, () => what);

  test.each<[string, readonly (() => Promise<unknown>)[], Awaited<ReturnType<typeof run>>]>([
    ['no failure', [], { tries: 1, told: [], isAnswered: true }],
    ['a failure of the model at each try', always(modelFails), { tries: attempts, told: ['noted', 'given up'], isAnswered: false }],
    ['a failure of the model at the first try', [modelFails], { tries: 2, told: ['noted'], isAnswered: true }],
    ['a failure of the model at the second try', [productFails, modelFails], { tries: 3, told: [], isAnswered: true }],
    ['a failure of the model for good', [modelRefuses], { tries: 1, told: ['given up'], isAnswered: false }],
    ['a failure of the product at the first try', [productFails], { tries: 2, told: [], isAnswered: true }],
    ['a failure of the product at each try', always(productFails), { tries: attempts, told: ['given up'], isAnswered: false }],
  ])('after %s', async (_what, before, ends) => {
    expect(await run(await newLead(await newWorker({})), before)).toEqual(ends);
  });

  /** Delay that is longer than half of the limit for one request, so two requests together exceed this limit. */
  const modelIsSlow = () => sandbox.llm.fault({ delayMs: 1_700 });
  const call = { toolCalls: [{ name: 'catat_pelanggan', arguments: { nama: 'Rina' } }] };
  const corrected = [{ content: 'Harganya Rp 98.765, Kak.' }, { content: 'Saya bantu ya, Kak.' }];

  test.each<[string, readonly { content?: string; toolCalls?: object[] }[], number]>([
    ['calls a tool', [call, { content: 'Halo Kak Rina.' }], 3],
    ['is corrected once', corrected, 3],
    ['calls a tool and is corrected', [call, ...corrected], 4],
  ])('is done in one round by a slow model that %s', async (_what, steps, most) => {
    const worker = await newWorker({ LLM_DEADLINE_MS: '3000' });
    const lead = await newLead(worker, `Rina ${worker.get(Clock).now().getTime()}`);
    await sandbox.call('POST', '/llm/scripts', { about: lead.name, turns: [{ when: 'pertanyaan ke-1', steps }] });
    const before = await newestRequest();
    expect(await run(lead, [modelIsSlow])).toEqual({ tries: 1, told: [], isAnswered: true });
    await sandbox.call('DELETE', '/llm/scripts');
    const [said] = await modules.sql(`SELECT body FROM messages WHERE conversation_id = $1 AND sender = 'bot'`, [lead.conversationId]);
    expect(said!.body).toBe(steps.at(-1)!.content);
    expect((await sandbox.llm.requests(before)).length).toBeLessThanOrEqual(most);
  });

  test('that has to wait for the lead runs again then, and uses up no try', async () => {
    const lead = await newLead(await newWorker({ REPLY_QUIET_MS: '60000', REPLY_MAX_WAIT_MS: '120000' }));
    expect(await run(lead, [], false)).toEqual({ tries: 1, told: [], isAnswered: false });
    const [job, ...others] = await lead.worker.get(JobQueue).queue(name).getDelayed();
    expect([others, job!.data.conversationId, job!.attemptsMade]).toEqual([[], lead.conversationId, 0]);
    const waitMs = job!.timestamp + job!.delay - Date.now();
    expect(waitMs).toBeGreaterThan(30_000);
    expect(waitMs).toBeLessThanOrEqual(60_000);
    await job!.remove();
  });
});
