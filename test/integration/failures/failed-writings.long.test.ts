import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { readTalk } from '#core/features/replies/made-up-talk.rules';
import { FollowUpWriter } from '#core/features/replies/writers/follow-up-writer.service';
import { MemoryWriter } from '#core/features/replies/writers/memory-writer.service';
import { JobQueue } from '#core/platform/queue/job-queue';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { chatOf, inbound, receive } from '../../support/core/test-modules.ts';
import { byAi, FollowUpTestApp, hourMs, off } from '../../support/core/follow-up-test-app.ts';

let app: FollowUpTestApp;
beforeAll(async () => {
  app = await FollowUpTestApp.open({ LLM_DEADLINE_MS: '1000' });
});
afterEach(() => app.sandbox.llm.heal());
afterAll(() => app?.close());

const ten = '2027-03-10T03:00:00Z';
const dayAfter = '2027-03-11T03:00:00Z';
const newestRequest = async (): Promise<number> => (await app.sandbox.call('GET', '/llm/requests')).newestSeq;
const error = (fields: object) => ({ kind: 'error', times: 'always', retryAfter: 0, ...fields });

describe('a follow-up', () => {
  async function dueFollowUp(): Promise<{ botId: BotId; lead: ConversationId }> {
    app.travelTo(ten);
    const botId = await app.owner({ day1: byAi, day2: off, day3: off });
    const lead = await app.silentLead(botId);
    await app.plan();
    app.travelTo(dayAfter);
    return { botId, lead };
  }
  const stateOf = async (lead: ConversationId) => {
    const [row] = await app.rows(lead);
    return [row?.state, row?.reason];
  };
  /** Runs the job again after the pause of each failed attempt, `count` times in total. */
  async function runs(botId: BotId, count: number): Promise<string[]> {
    const kinds: string[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      kinds.push((await app.run(botId)).kind);
      app.travelTo(new Date(app.now.getTime() + 5 * 60_000));
    }
    return kinds;
  }

  test.each<[string, object]>([
    ['a model that is too slow', { delayMs: 3_000 }],
    ['a server error', { next: error({ row: 'server' }) }],
    ['a gateway that waited too long', { next: error({ row: 'gateway_timeout' }) }],
  ])('is left out after three failed tries: %s', async (_, fault) => {
    const { botId, lead } = await dueFollowUp();
    await app.sandbox.llm.fault(fault);
    expect(await runs(botId, 3)).toEqual(['wait', 'wait', 'idle']);
    expect(await stateOf(lead)).toEqual(['skipped', 'failed']);
    const before = await newestRequest();
    expect(await runs(botId, 2)).toEqual(['idle', 'idle']);
    expect(await app.sandbox.llm.requests(before)).toEqual([]);
  });

  test('waits for a service that costs nothing while it is away', async () => {
    const { botId, lead } = await dueFollowUp();
    await app.sandbox.llm.fault({ next: error({ row: 'unavailable' }) });
    expect(await runs(botId, 5)).toEqual(Array(5).fill('wait'));
    await app.sandbox.llm.heal();
    expect((await app.run(botId)).sent).toBe(1);
    expect(await stateOf(lead)).toEqual(['sent', null]);
  });
});

describe('a summary', () => {
  async function longTalk(): Promise<{ botId: BotId; conversationId: ConversationId }> {
    app.travelTo(new Date());
    const botId = await app.owner();
    const bodies = Array.from({ length: 60 }, (_, at) => `pesan ${at}`);
    const chat = chatOf(app.nextPhone());
    const [first] = await receive(
      app.context,
      bodies.map((body) => inbound(botId, chat, { body })),
      false,
    );
    return { botId, conversationId: first!.conversationId };
  }
  const writer = () => app.context.get(MemoryWriter);
  const restHours = async (conversationId: ConversationId) =>
    Math.ceil((await app.context.get(RedisConnections).commands.pttl(`writings:rest:${conversationId}`)) / hourMs);
  const isResting = async (conversationId: ConversationId) => (await restHours(conversationId)) > 0;
  /** Number of jobs after an answer to this conversation. */
  async function remind(botId: BotId, conversationId: ConversationId): Promise<number> {
    const queue = app.context.get(JobQueue).queue('memory');
    await writer().remind(botId, (await app.context.get(TurnsService).loadTurn(botId, conversationId))!);
    const count = await queue.getJobCountByTypes('waiting', 'prioritized', 'active');
    await queue.drain();
    return count;
  }

  test.each<[string, object, string]>([
    ['an unusable answer', { next: { kind: 'reply', content: '', times: 'always' } }, 'malformed'],
    ['a refused subject', { next: { kind: 'filtered', times: 'always' } }, 'filtered'],
    ['a model that is too slow', { delayMs: 3_000 }, 'slow'],
  ])('is not asked for again at once after %s, nor after the next answers', async (_, fault, failure) => {
    const { botId, conversationId } = await longTalk();
    expect(await remind(botId, conversationId)).toBe(1);
    const fail = () => writer().summarise(botId, conversationId, new AbortController().signal);
    for (const hours of [1, 4, 16, 24, 24]) {
      await app.sandbox.llm.fault(fault);
      await expect(fail()).rejects.toMatchObject({ failure, isWorthRequeueing: false });
      expect([await restHours(conversationId), await remind(botId, conversationId)]).toEqual([hours, 0]);
    }
    await app.sandbox.llm.heal();
    while (await fail());
    expect(await remind(botId, conversationId)).toBe(0);
    expect(await isResting(conversationId)).toBe(false);
  });

  test('is asked for again by the next answer when the failure cost nothing', async () => {
    const { botId, conversationId } = await longTalk();
    await app.sandbox.llm.fault({ next: error({ row: 'unavailable' }) });
    await expect(writer().summarise(botId, conversationId, new AbortController().signal)).rejects.toMatchObject({ failure: 'transient' });
    expect(await remind(botId, conversationId)).toBe(1);
  });
});

describe('the text of a follow-up', () => {
  const asked = 'Masih minat kaosnya, Kak?';
  const { history: thread } = readTalk([
    { role: 'lead', body: 'ada kaos?' },
    { role: 'bot', body: asked },
  ]);
  const says = (content: string) => ({ kind: 'reply', content });

  async function written(...next: readonly object[]) {
    const botId = await app.owner();
    const prompts = await app.context.get(PromptsService).loadPrompts(botId);
    await app.sandbox.llm.fault({ next });
    const before = (await app.sandbox.llm.requests()).at(-1)?.seq ?? 0;
    const situation = { botId, prompts, leadName: 'Budi', thread, day: 1 };
    const draft = await app.context.get(FollowUpWriter).write(situation, new AbortController().signal);
    const orders = (await app.sandbox.llm.requests(before)).map(({ request }) => String(request.messages.at(-1).content));
    return { draft, orders };
  }

  test('is stored with its model and what it read and wrote', async () => {
    const { draft, orders } = await written(says('Halo Kak, ada yang bisa kami bantu lagi?'));
    expect(draft).toMatchObject({ text: 'Halo Kak, ada yang bisa kami bantu lagi?', model: expect.stringContaining('sandbox') });
    expect([draft.promptTokens > 100, draft.completionTokens < 100, orders.length]).toEqual([true, true, 1]);
  });

  test('that says the same again is written a second time, and is not sent when it says it again', async () => {
    const { draft, orders } = await written(says(asked), says('Halo Kak, ada yang bisa kami bantu lagi?'));
    expect([draft.text, orders.length]).toEqual(['Halo Kak, ada yang bisa kami bantu lagi?', 2]);
    expect(orders.map((order) => order.includes('sama dengan yang sudah dikirim'))).toEqual([false, true]);
    await expect(written(says(asked), says(asked))).rejects.toMatchObject({
      failure: 'malformed',
      message: expect.stringContaining('the same again'),
    });
  });

  test('that is too long ends with its last whole sentence', async () => {
    const { draft } = await written(says('Kami siap membantu Kakak. '.repeat(60)));
    expect(draft.text).toMatch(/membantu Kakak\.$/);
    expect([draft.text.length > 1_100, draft.text.length <= 1_200]).toEqual([true, true]);
  });

  test('is asked for with less of the talk when the model takes no more', async () => {
    const { draft, orders } = await written({ kind: 'error', row: 'context' }, says('Halo Kak, ada yang bisa kami bantu lagi?'));
    expect([draft.text, orders.length]).toEqual(['Halo Kak, ada yang bisa kami bantu lagi?', 2]);
  });
});
