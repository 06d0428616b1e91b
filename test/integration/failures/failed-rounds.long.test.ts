import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { LlmModule } from '#core/outside/llm/llm.module';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { freePort } from '../../../scripts/lib/processes/ports.mjs';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { delivered } from '../../support/events/delivered.ts';
import { Sandbox } from '../../support/sandbox.ts';

let modules: TestModules;
let sandbox: Sandbox;
let botId: BotId;
let phones = 6281600000000;
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

const newWorker = (more: Record<string, string> = {}): Promise<INestApplicationContext> =>
  modules.open([ConversationsModule, RepliesModule, SubscribersModule, LlmModule], {
    ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>),
    LLM_DEADLINE_MS: '4000',
    ...more,
  });
const newestRequest = async (): Promise<number> => (await sandbox.call('GET', '/llm/requests')).newestSeq;

interface Lead {
  readonly worker: INestApplicationContext;
  readonly conversationId: ConversationId;
  write(): Promise<void>;
}

async function newLead(worker: INestApplicationContext): Promise<Lead> {
  const chat = chatOf(String((phones += 1)));
  let written = 0;
  const write = async () => (await receive(worker, [inbound(botId, chat, { body: `Halo kak, pesan ke-${(written += 1)}` })], false))[0]!;
  return { worker, conversationId: (await write()).conversationId, write: async () => void (await write()) };
}

/** Runs one round of the job: one draft. When the draft fails, it gives up. */
async function round({ worker, conversationId }: Lead): Promise<string> {
  const replies = worker.get(RepliesService);
  try {
    return (await replies.generate(botId, conversationId, never)).kind;
  } catch (error) {
    await replies.giveUp(botId, conversationId, error);
    return 'given up';
  }
}

async function rounds(lead: Lead, count: number): Promise<string[]> {
  const outcomes: string[] = [];
  for (let nth = 0; nth < count; nth += 1) outcomes.push(await round(lead));
  return outcomes;
}

async function stateOf({ worker, conversationId }: Lead) {
  await delivered(worker);
  const [row] = await modules.sql(`SELECT needs_owner_reason AS need FROM conversations WHERE id = $1`, [conversationId]);
  const said = await modules.sql(`SELECT body FROM messages WHERE conversation_id = $1 AND sender = 'bot' ORDER BY seq`, [conversationId]);
  return { need: row!.need as string | null, said: said.map(({ body }): string => body) };
}

const restMs = ({ worker, conversationId }: Lead) => worker.get(RedisConnections).commands.pttl(`replies:rest:${conversationId}`);
const asked = { need: 'question', said: ['Baik Kak, saya tanyakan dulu ya. Nanti saya kabari di chat ini.'] };
const error = (fields: object) => ({ kind: 'error', times: 'always', retryAfter: 0, ...fields });

test.each<[string, object, number]>([
  ['a server error', error({ row: 'server' }), 3],
  ['a gateway that waited too long', error({ row: 'gateway_timeout' }), 2],
  ['a request that timed out', error({ row: 'timeout' }), 2],
  ['a lost connection', { kind: 'reset', times: 'always' }, 2],
  ['an answer cut with its connection', { kind: 'cut', times: 'always' }, 2],
  ['a refusal', error({ status: 400, message: 'Something is wrong with this request.' }), 1],
  ['a context that is too long', error({ row: 'context' }), 2],
])('%s ends a turn after three rounds: the lead is answered, and the owner is asked', async (_, fault, requestsPerRound) => {
  const lead = await newLead(await newWorker());
  await sandbox.llm.fault({ next: fault });
  const before = await newestRequest();
  expect(await rounds(lead, 4)).toEqual(['given up', 'given up', 'answered', 'silent']);
  expect(await sandbox.llm.requests(before)).toHaveLength(3 * requestsPerRound);
  expect(await stateOf(lead)).toEqual(asked);
});

test('a model slower than the whole time is paid for three rounds only', async () => {
  const lead = await newLead(await newWorker({ LLM_DEADLINE_MS: '1000' }));
  await sandbox.llm.fault({ delayMs: 3_000 });
  const before = await newestRequest();
  expect(await rounds(lead, 4)).toEqual(['given up', 'given up', 'answered', 'silent']);
  expect((await sandbox.llm.requests(before)).length).toBeLessThanOrEqual(6);
  expect(await stateOf(lead)).toEqual(asked);
});

test('answers before a failure that costs nothing are paid, so the rounds are limited as well', async () => {
  const lead = await newLead(await newWorker());
  const calls = { kind: 'reply', toolCalls: [{ name: 'cari_produk', arguments: { kata_kunci: 'kaos' } }] };
  const rate = error({ row: 'rate', times: 3 });
  await sandbox.llm.fault({ next: [calls, rate, calls, rate, calls, rate].map((one) => ({ times: 1, ...one })) });
  expect(await rounds(lead, 3)).toEqual(['given up', 'given up', 'answered']);
  expect(await stateOf(lead)).toEqual(asked);
});

test.each<[string, object]>([
  ['an overloaded server', error({ row: 'unavailable' })],
  ['a gateway without its server', error({ row: 'bad_gateway' })],
  ['a rate limit', error({ row: 'rate' })],
  ['a wrong key', error({ row: 'auth' })],
  ['a spent balance', error({ row: 'billing' })],
])('%s costs nothing: the owner is called, and the turn is answered as soon as it ends', async (_, fault) => {
  const lead = await newLead(await newWorker());
  await sandbox.llm.fault({ next: fault });
  expect(await rounds(lead, 5)).toEqual(Array(5).fill('given up'));
  expect(await stateOf(lead)).toEqual({ need: 'ai-failed', said: [] });
  await sandbox.llm.heal();
  expect(await round(lead)).toBe('answered');
  const { need, said } = await stateOf(lead);
  expect([need, said.length]).toEqual([null, 1]);
  expect(said).not.toEqual(asked.said);
});

test('a server that cannot be reached costs nothing, and the pause between rounds grows', async () => {
  const lead = await newLead(await newWorker({ LLM_BASE_URL: `http://127.0.0.1:${await freePort()}/v1` }));
  const pauses: number[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    expect(await round(lead)).toBe('given up');
    pauses.push(Math.ceil((await restMs(lead)) / 60_000));
  }
  expect(pauses).toEqual([5, 15, 15, 15]);
  expect(await stateOf(lead)).toEqual({ need: 'ai-failed', said: [] });
});

test('a further message of the lead gets its own three rounds', async () => {
  const lead = await newLead(await newWorker());
  await sandbox.llm.fault({ next: error({ row: 'server' }) });
  expect(await rounds(lead, 2)).toEqual(['given up', 'given up']);
  await lead.write();
  expect(await rounds(lead, 3)).toEqual(['given up', 'given up', 'answered']);
});
