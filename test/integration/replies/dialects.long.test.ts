import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { AccountId, BotId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { noOwnerData } from '#core/features/replies/owner-data/owner-data.rules';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { ReplyAgent } from '#core/features/replies/agent/reply-agent';
import { RepliesModule } from '#core/features/replies/replies.module';
import { LlmModule } from '#core/outside/llm/llm.module';
import { Llm } from '#core/outside/llm/llm.service';
import { strictServers } from '../../../sandbox/llm/strict-servers.ts';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { Sandbox } from '../../support/sandbox.ts';
import { talks, threadOf, type Talk } from './dialect-talks.ts';

let modules: TestModules;
let sandbox: Sandbox;
let botId: BotId;
let accountId: AccountId;

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start(['--llm-models', 'sandbox,spare'])]);
  ({ botId, accountId } = await makeOwner(
    modules,
    1_000,
    'Toko Kaos Sari. Kaos polos Rp 50.000. Garansi tukar 7 hari. Buka 08.00-17.00 WIB.',
  ));
});
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await modules.close();
  await sandbox.close();
});

/** Starts a worker that does not know the model server's dialect yet. */
const newWorker = (more: Record<string, string> = {}): Promise<INestApplicationContext> =>
  modules.open([ConversationsModule, RepliesModule, PromptsModule, LlmModule], {
    ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>),
    LLM_DEADLINE_MS: '8000',
    ...more,
  });

interface Played {
  readonly bubbles: readonly string[];
  readonly tools: readonly string[];
  readonly statuses: readonly number[];
}

/** Plays one conversation with the scripted answers of the simulated model. */
async function play(worker: INestApplicationContext, talk: Talk): Promise<Played> {
  const lead = `Rina ${randomUUID().slice(0, 8)}`;
  await sandbox.call('POST', '/llm/scripts', { about: lead, turns: [{ when: talk.lead.at(-1)!.split('\n').at(-1), steps: talk.steps }] });
  const before: number = (await sandbox.call('GET', '/llm/requests')).newestSeq;
  const prompts = await worker.get(PromptsService).loadPrompts(botId);
  const draft = await worker.get(ReplyAgent).draft(
    {
      ...{ botId, accountId, prompts, data: noOwnerData, leadName: lead },
      ...threadOf(talk),
      ...(talk.memory ? { memory: { summary: talk.memory, facts: {} } } : {}),
    },
    AbortSignal.timeout(20_000),
  );
  const asked = await sandbox.llm.requests(before);
  await sandbox.call('DELETE', '/llm/scripts');
  return {
    bubbles: draft.bubbles.map(({ body }) => body),
    tools: draft.tools.map(({ name }) => name),
    statuses: asked.map(({ status }: { status: number }) => status),
  };
}

const said = ({ bubbles, tools }: Played) => ({ said: bubbles.join('\n\n'), tools });
/**
 * Number of refused requests. A worker learns the server's dialect in small steps, and its first requests are refused
 * until then.
 */
const refusedIn = (played: readonly Played[]): number =>
  played.flatMap(({ statuses }) => statuses).filter((status) => status >= 400).length;

const servers = Object.keys(strictServers);
/** The dialect (LLM_DIALECT) of each server whose name differs from the name of its dialect. */
const named: Readonly<Record<string, string>> = {
  ...{ gemma_llamacpp: 'mistral', gemma_google: 'gemma', llamacpp_plain: 'gemma', dashscope: 'qwen' },
  ...{ vllm_small: 'auto', cerebras: 'auto', bedrock: 'claude' },
};

/** The context of this server is too small for the probe. */
const unprobed = 'vllm_small';

test('there are 20 conversations', () => {
  expect(talks).toHaveLength(20);
});

describe.each(servers)('%s', (strict) => {
  test('answers the same 20 conversations, and after the first one refuses nothing more', async () => {
    const worker = await newWorker({ LLM_EXTRA_BODY: '{"temperature":0.3}' });
    await sandbox.llm.fault({ strict });
    const played: Played[] = [];
    for (const talk of talks) played.push(await play(worker, talk));
    expect(played.map(said)).toEqual(talks.map(({ answer, calls = [] }) => ({ said: answer, tools: calls })));
    // Forms that only some conversations have, such as a picture or two calls at once, are learned when they first
    // occur.
    expect(refusedIn(played)).toBeLessThanOrEqual(8);
    const again: Played[] = [];
    for (const talk of talks) again.push(await play(worker, talk));
    expect(refusedIn(again)).toBe(0);
  });

  test('is known after the probe at the start: the first lead waits for no refusal', async () => {
    const worker = await newWorker();
    await sandbox.llm.fault({ strict });
    await worker.get(Llm).learnDialects();
    const { statuses } = await play(worker, talks[0]!);
    expect(statuses).toEqual(strict === unprobed ? [400, 200] : [200]);
  });

  test('is not asked in vain where the operator named its dialect', async () => {
    const worker = await newWorker({ LLM_DIALECT: named[strict] ?? strict });
    await sandbox.llm.fault({ strict });
    expect(await play(worker, talks[1]!)).toMatchObject({ bubbles: [talks[1]!.answer] });
    expect(await play(worker, talks[1]!)).toMatchObject({ statuses: expect.not.arrayContaining([400, 422, 500]) });
  });
});

describe('a fallback at another server', () => {
  test('answers when the first one has no balance, with its own address and key', async () => {
    const other = await Sandbox.start(['--llm-models', 'spare']);
    try {
      const worker = await newWorker({
        LLM_FALLBACK_MODEL: 'spare',
        LLM_FALLBACK_BASE_URL: (other.addresses as { llm: string }).llm,
        LLM_FALLBACK_API_KEY: 'other-key',
      });
      await sandbox.llm.fault({ next: { kind: 'error', row: 'billing', times: 'always' } });
      await other.llm.fault({ strict: 'gemma' });
      const prompts = await worker.get(PromptsService).loadPrompts(botId);
      const draft = await worker
        .get(ReplyAgent)
        .draft({ botId, accountId, prompts, data: noOwnerData, leadName: '', ...threadOf(talks[0]!) }, AbortSignal.timeout(20_000));
      expect([draft.model, draft.bubbles.length > 0]).toEqual(['spare', true]);
    } finally {
      await other.close();
    }
  });

  test('gets no field of the first one’s answers when it goes on in the middle of a turn', async () => {
    const other = await Sandbox.start(['--llm-models', 'spare']);
    try {
      const worker = await newWorker({
        LLM_FALLBACK_MODEL: 'spare',
        LLM_FALLBACK_BASE_URL: (other.addresses as { llm: string }).llm,
        LLM_FALLBACK_API_KEY: 'other-key',
      });
      const call = { kind: 'reply', toolCalls: [{ name: 'cari_pengetahuan', arguments: { kata_kunci: 'garansi' } }] };
      await sandbox.llm.fault({ reasoningContent: true, next: [call, { kind: 'error', row: 'auth', times: 'always' }] });
      await other.llm.fault({ strict: 'cerebras' });
      const prompts = await worker.get(PromptsService).loadPrompts(botId);
      const draft = await worker
        .get(ReplyAgent)
        .draft({ botId, accountId, prompts, data: noOwnerData, leadName: '', ...threadOf(talks[0]!) }, AbortSignal.timeout(20_000));
      expect([draft.model, draft.tools.map(({ name }) => name)]).toEqual(['spare', ['cari_pengetahuan']]);
      expect(new Set((await other.llm.requests()).map(({ status }: { status: number }) => status))).toEqual(new Set([200]));
    } finally {
      await other.close();
    }
  });

  test('is not asked about a key that both share', async () => {
    const worker = await newWorker({ LLM_FALLBACK_MODEL: 'spare' });
    await sandbox.llm.fault({ next: { kind: 'error', row: 'billing', times: 'always' } });
    const before: number = (await sandbox.call('GET', '/llm/requests')).newestSeq;
    await expect(play(worker, talks[0]!)).rejects.toMatchObject({ failure: 'billing' });
    expect(await sandbox.llm.requests(before)).toHaveLength(1);
  });
});

describe('a slow model', () => {
  test('has the whole time, and is asked at most once more', async () => {
    const worker = await newWorker({ LLM_DEADLINE_MS: '3000' });
    const before: number = (await sandbox.call('GET', '/llm/requests')).newestSeq;
    await sandbox.llm.fault({ delayMs: 2_300 });
    expect(await play(worker, talks[0]!)).toMatchObject({ bubbles: [talks[0]!.answer] });
    expect((await sandbox.llm.requests(before)).length).toBeLessThanOrEqual(2);
  });

  test('is answered by the fallback after half of the time, or by itself when both are slow', async () => {
    const worker = await newWorker({ LLM_DEADLINE_MS: '3000', LLM_FALLBACK_MODEL: 'spare' });
    await sandbox.llm.fault({ delayMs: 2_300 });
    expect(await play(worker, talks[0]!)).toMatchObject({ bubbles: [talks[0]!.answer] });
  });
});
