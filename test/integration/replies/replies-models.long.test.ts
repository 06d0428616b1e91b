import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { Sandbox } from '../../support/sandbox.ts';
import { delivered } from '../../support/events/delivered.ts';
import { courses, faultNames } from './model-faults.ts';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

let modules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let botId: BotId;
let phones = 6281300000000;

const never = new AbortController().signal;
const generate = (conversationId: ConversationId) => app.get(RepliesService).generate(botId, conversationId, never);
/** Matches internal texts that must never appear on a phone. */
const inside =
  /think|analysis|assistant|<\||\|>|<｜|▁|<\/?tool|\[TOOL|im_end|panggil_admin|catat_closing|"(?:name|arguments)"|\*\*|^#|\|---/im;

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  const env = { ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>), LLM_DEADLINE_MS: '4000' };
  app = await modules.open([ConversationsModule, RepliesModule, SubscribersModule], env);
  ({ botId } = await makeOwner(modules, 1_000));
});
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await modules.close();
  await sandbox.close();
});

async function lead(body: string): Promise<ConversationId> {
  const [first] = await receive(app, [inbound(botId, chatOf(String((phones += 1))), { body })], false);
  return first!.conversationId;
}

async function stateOf(conversationId: ConversationId) {
  await delivered(app);
  const [conversation] = await modules.sql(`SELECT * FROM conversations WHERE id = $1`, [conversationId]);
  const bubbles = await modules.sql(`SELECT body FROM messages WHERE conversation_id = $1 AND sender = 'bot' ORDER BY seq`, [
    conversationId,
  ]);
  const notices = await modules.sql(`SELECT kind FROM notifications WHERE conversation_id = $1 ORDER BY kind`, [conversationId]);
  const questions = await modules.sql(`SELECT question FROM owner_questions WHERE conversation_id = $1 ORDER BY asked_at`, [
    conversationId,
  ]);
  return {
    need: conversation!.needs_owner_reason as string | null,
    questions: questions.map((one): string => one.question),
    isTakenOver: conversation!.takeover_until !== null,
    isClosed: conversation!.closing_at !== null,
    bubbles: bubbles.map((one): string => one.body),
    notices: notices.map((one): string => one.kind),
  };
}

const next = (...faults: object[]) => sandbox.llm.fault({ next: faults });
const says = (content: string | null, toolCalls: object[] = []) => ({ kind: 'reply', content, toolCalls });
const callsAdmin = says(null, [{ name: 'panggil_admin', arguments: { alasan: 'komplain' } }]);
/** Expected state when the bot did not know the answer and continues to answer. */
const asksOwner = { isTakenOver: false, need: 'question', notices: ['question'] };
const notesOrder = says(null, [{ name: 'catat_closing', arguments: { ringkasan: '2 kaos', nilai: 150_000 } }]);

describe('nothing of a model’s inside reaches a lead', () => {
  test.each(['think', 'think_unclosed', 'think_unopened', 'harmony', 'harmony_glued', 'marks', 'speaker', 'markdown', 'silent'])(
    'words as %s',
    async (shape) => {
      await next({ kind: 'leak', shape });
      const conversationId = await lead('Halo, ada stok?');
      expect(await generate(conversationId)).toMatchObject({ kind: 'answered' });
      const { bubbles } = await stateOf(conversationId);
      expect(bubbles.length).toBeGreaterThan(0);
      expect(bubbles.join('\n')).not.toMatch(inside);
    },
  );

  test.each(['call_tags', 'call_json', 'call_fence', 'call_python', 'call_mistral', 'call_deepseek', 'call_harmony'])(
    'a call as %s is carried out',
    async (shape) => {
      await next({ kind: 'leak', shape });
      const conversationId = await lead('saya mau bicara dengan admin');
      expect(await generate(conversationId)).toMatchObject({ kind: 'answered' });
      const { bubbles, isTakenOver, notices } = await stateOf(conversationId);
      expect([isTakenOver, notices]).toEqual([true, ['handover']]);
      expect(bubbles.length).toBeGreaterThan(0);
      expect(bubbles.join('\n')).not.toMatch(inside);
    },
  );

  const answer = 'Baik Kak, mau warna apa?';
  test.each([
    `User: ada?\nAssistant: ${answer}`,
    `${answer}\nUser: hitam\nAssistant: siap`,
    `Here is my thought process: the customer asks about stock.\n\n${answer}`,
    `Pikiran: pelanggan bertanya stok.\nJawaban: ${answer}`,
    `Berikut balasan yang bisa Anda kirim:\n\n${answer}`,
    `\`\`\`\n${answer}\n\`\`\``,
    `${answer} /no_think`,
    `[INST]ada?[/INST] ${answer}`,
    JSON.stringify({ reply: answer }),
    `[Lanjutkan]\n${answer}`,
  ])('an answer is sent without what is around it: %j', async (content) => {
    await next(says(content));
    const conversationId = await lead('Halo, ada stok?');
    expect(await generate(conversationId)).toEqual({ kind: 'answered', bubbles: 1 });
    expect((await stateOf(conversationId)).bubbles).toEqual([answer]);
  });

  test('a call that cannot be carried out makes the answer useless: the model is asked again', async () => {
    await next({ kind: 'leak', shape: 'call_unknown' });
    const conversationId = await lead('Halo, ada stok?');
    const [{ seq = 0 } = {}] = (await sandbox.llm.requests()).slice(-1);
    expect(await generate(conversationId)).toMatchObject({ kind: 'answered' });
    expect(await sandbox.llm.requests(seq)).toHaveLength(2);
    expect((await stateOf(conversationId)).bubbles.join('\n')).not.toMatch(/kirim_email|tool_call/);
  });

  test.each([
    ['calls of an unknown tool', { kind: 'leak', shape: 'call_unknown' }],
    ['a call without its end', says('<tool_call>{"name":"kirim_email","arguments":{"ke":"a')],
    ['no choices', { kind: 'empty_choices' }],
    ['nothing said', { kind: 'reply', content: '' }],
    ['half an answer', { kind: 'half' }],
    ['only thoughts', { kind: 'leak', shape: 'think_unclosed' }],
    ['a body that is no completion', { kind: 'dialect', dialect: 'text_body' }],
  ])('%s, again and again: one round, then the lead reads that the owner is asked, and the turn is over', async (_, fault) => {
    await next({ ...fault, times: 'always' });
    const conversationId = await lead('Halo, ada stok?');
    const before: number = (await sandbox.call('GET', '/llm/requests')).newestSeq;
    expect(await generate(conversationId)).toMatchObject({ kind: 'answered' });
    expect(await sandbox.llm.requests(before)).toHaveLength(2);
    expect(await stateOf(conversationId)).toMatchObject({
      ...asksOwner,
      bubbles: ['Baik Kak, saya tanyakan dulu ya. Nanti saya kabari di chat ini.'],
    });
    expect(await generate(conversationId)).toMatchObject({ kind: 'silent' });
    expect(await sandbox.llm.requests(before)).toHaveLength(2);
  });
});

describe('the table of providers’ faults', () => {
  /** Matches technical text of a model's service, which must not be part of an answer. */
  const technical =
    /error|exception|json|http|timeout|\b[45]\d\d\b|token|api key|quota|rate limit|context length|maaf, saya tidak bisa membantu/i;

  /** A code that is put into the lead's message, so that a fault can match this lead's turn. */
  const codeOf = (nth: number): string => `KX${String(nth).padStart(3, '0')}Z`;

  /** Checks that the lead got one answer in the words of a shop, and that the owner was not notified. */
  async function expectAnswered(conversationId: ConversationId): Promise<void> {
    expect(await generate(conversationId)).toMatchObject({ kind: 'answered' });
    const { bubbles, isTakenOver } = await stateOf(conversationId);
    expect(bubbles.length).toBeGreaterThan(0);
    expect(bubbles.join('\n')).not.toMatch(technical);
    expect(isTakenOver).toBe(false);
    expect(await modules.sql(`SELECT count(*)::int AS many FROM replies WHERE conversation_id = $1`, [conversationId])).toEqual([
      { many: 1 },
    ]);
  }

  test.each<[string, object]>([
    ['429 with seconds to wait', { kind: 'error', row: 'rate', retryAfter: 1 }],
    ['429 with a date to wait for', { kind: 'error', row: 'rate', retryAfter: 1, retryAfterForm: 'date' }],
    ['429 with milliseconds to wait', { kind: 'error', row: 'rate', retryAfter: 0.2, retryAfterForm: 'ms' }],
    ['429 as Gemini writes it', { kind: 'error', row: 'rate', shape: 'gemini' }],
    ['408', { kind: 'error', row: 'timeout' }],
    ['409', { kind: 'error', row: 'conflict' }],
    ['424', { kind: 'error', row: 'failed_dependency' }],
    ['498', { kind: 'error', row: 'capacity' }],
    ['500', { kind: 'error', row: 'server' }],
    ['502 as the page of a proxy', { kind: 'error', row: 'bad_gateway', html: true }],
    ['503 as vLLM writes it', { kind: 'error', row: 'unavailable', shape: 'vllm' }],
    ['504', { kind: 'error', row: 'gateway_timeout' }],
    ['a context that is too long', { kind: 'error', row: 'context' }],
    ['a request that is too large', { kind: 'error', row: 'too_large' }],
    ['a hang', { kind: 'hang' }],
    ['a reset', { kind: 'reset' }],
    ['an answer cut with its connection', { kind: 'cut' }],
    ['half an answer that ends as if it were whole', { kind: 'half' }],
    ['no choices', { kind: 'empty_choices' }],
    ['nothing said', { kind: 'reply', content: '' }],
    ['only white space', { kind: 'reply', content: ' \n ' }],
    ['thoughts before the words', { kind: 'leak', shape: 'think' }],
    ['thoughts without an end', { kind: 'leak', shape: 'think_unclosed' }],
    ['an answer that stops for its length', { kind: 'truncated' }],
    ['broken arguments', { kind: 'broken_tool_json' }],
    ['a tool that is not there', { kind: 'reply', toolCalls: [{ name: 'hapus_semua', arguments: {} }] }],
  ])('%s, once: the lead gets one answer and reads nothing of it', async (_, fault) => {
    await next({ ...fault, times: 1 });
    await expectAnswered(await lead('Halo, ada stok?'));
  });

  test.each([
    ['auth', 'auth', false],
    ['forbidden', 'auth', false],
    ['model_not_found', 'model', false],
    ['billing', 'billing', false],
    ['insufficient_quota', 'billing', false],
    ['rate', 'rate', true],
    ['server', 'transient', true],
    ['unavailable', 'transient', true],
  ])('%s, permanently: no answer, and the owner is notified', async (row, failure, isWorthRequeueing) => {
    await next({ kind: 'error', row, times: 'always', retryAfter: 0 });
    const conversationId = await lead('Halo, ada stok?');
    const error: unknown = await generate(conversationId).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ failure, isWorthRequeueing });
    await app.get(RepliesService).giveUp(botId, conversationId, error);
    expect((await stateOf(conversationId)).bubbles).toEqual([]);
    expect(await modules.sql(`SELECT needs_owner_reason AS reason FROM conversations WHERE id = $1`, [conversationId])).toEqual([
      { reason: 'ai-failed' },
    ]);
  });

  test('the table contains every fault of the simulator', () => {
    expect(Object.keys(courses).toSorted()).toEqual([...faultNames].toSorted());
  });

  test('each of them, permanently: one answer in a shop’s words, or the owner is asked or notified; the lead sees nothing of it', async () => {
    const waiting = Object.entries(courses);
    await next(...waiting.map(([, { fault }], nth) => ({ ...fault, match: codeOf(nth), times: 'always' })));
    const seen: Record<string, unknown> = {};
    const one = async (nth: number): Promise<void> => {
      const [name, { words }] = waiting[nth]!;
      const conversationId = await lead(`${words} (kode ${codeOf(nth)})`);
      const error: unknown = await generate(conversationId).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error) await app.get(RepliesService).giveUp(botId, conversationId, error);
      const { bubbles, need } = await stateOf(conversationId);
      const [{ many } = { many: 0 }] = await modules.sql(`SELECT count(*)::int AS many FROM replies WHERE conversation_id = $1`, [
        conversationId,
      ]);
      const read = bubbles.join('\n');
      const isShown = inside.test(read) || technical.test(read);
      if (isShown || many !== (error ? 0 : 1) || bubbles.length > 0 !== !error) seen[name] = { many, bubbles, error: String(error) };
      else if (error) seen[name] = need === 'ai-failed' ? 'told' : need;
      else seen[name] = read.startsWith('Baik Kak, saya tanyakan dulu ya.') && need === 'question' ? 'asked' : 'answered';
    };
    // The concurrency is limited, so that no turn is delayed by other turns.
    const numbers = waiting.keys();
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (const nth of numbers) await one(nth);
      }),
    );
    expect(seen).toEqual(Object.fromEntries(waiting.map(([name, { outcome }]) => [name, outcome])));
  });

  test.each<[string, object]>([
    ['a filtered prompt', { kind: 'error', row: 'content_filter' }],
    ['a filtered answer', { kind: 'filtered' }],
    ['a refusal', { kind: 'reply', refusal: 'Maaf, saya tidak bisa membantu.' }],
  ])('%s: the owner is asked and the bot continues, without a text of the model', async (_, fault) => {
    await next({ ...fault, times: 'always' });
    const conversationId = await lead('Halo, ada stok?');
    expect(await generate(conversationId)).toEqual({ kind: 'answered', bubbles: 1 });
    expect(await stateOf(conversationId)).toMatchObject({
      ...asksOwner,
      bubbles: [expect.stringMatching(/^Baik Kak, saya tanyakan dulu ya\./)],
      questions: ['Halo, ada stok?'],
    });
  });
});

describe('an effect that was decided is carried out', () => {
  test.each([
    ['a call for the admin', [callsAdmin], { isTakenOver: true, isClosed: false, notices: ['handover'] }, /diteruskan|teruskan ke admin/],
    ['an order', [notesOrder], { isTakenOver: false, isClosed: true, notices: ['closing'] }, /pesanannya sudah kami catat/],
    ['both', [notesOrder, callsAdmin], { isTakenOver: true, isClosed: true, notices: ['closing', 'handover'] }, /catat dan kami teruskan/],
  ])('%s, also when the model is silent after it', async (_, calls, state, sentence) => {
    await next(...calls, { kind: 'leak', shape: 'silent', times: 'always' });
    const conversationId = await lead('Halo');
    expect(await generate(conversationId)).toEqual({ kind: 'answered', bubbles: 1 });
    const { bubbles, need: _need, questions: _questions, ...rest } = await stateOf(conversationId);
    expect(rest).toEqual(state);
    expect(bubbles[0]).toMatch(sentence);
  });

  test.each([
    ['fails', { kind: 'error', row: 'server', times: 'always' }],
    ['has no balance', { kind: 'error', row: 'billing', times: 'always' }],
    ['hangs', { kind: 'hang', times: 'always' }],
    ['says only a ruler', { ...says('---'), times: 'always' }],
    ['refuses the subject', { kind: 'filtered', times: 'always' }],
    ['has too long a history', { kind: 'error', row: 'context', times: 'always' }],
  ])('also when the model %s after it', async (_, fault) => {
    await next(callsAdmin, fault);
    const conversationId = await lead('Halo');
    expect(await generate(conversationId)).toEqual({ kind: 'answered', bubbles: 1 });
    expect(await stateOf(conversationId)).toMatchObject({
      isTakenOver: true,
      notices: ['handover'],
      bubbles: [expect.stringMatching(/admin/)],
    });
  });

  test('six steps of tools without an answer end with a question to the owner, and the bot continues', async () => {
    await next({ ...says(null, [{ name: 'panggil_admin', arguments: {} }]), times: 'always' });
    const conversationId = await lead('Halo');
    const [{ seq = 0 } = {}] = (await sandbox.llm.requests()).slice(-1);
    expect(await generate(conversationId)).toEqual({ kind: 'answered', bubbles: 1 });
    expect(await sandbox.llm.requests(seq)).toHaveLength(6);
    expect(await stateOf(conversationId)).toMatchObject({
      ...asksOwner,
      bubbles: [expect.stringMatching(/^Baik Kak, saya tanyakan dulu ya\./)],
      questions: ['Halo'],
    });
  });

  test('five steps of tools and then silence, too', async () => {
    await next({ ...says(null, [{ name: 'panggil_admin', arguments: {} }]), times: 5 }, { kind: 'leak', shape: 'silent', times: 'always' });
    const conversationId = await lead('Halo');
    expect(await generate(conversationId)).toEqual({ kind: 'answered', bubbles: 1 });
    expect(await stateOf(conversationId)).toMatchObject(asksOwner);
  });

  test('with characters that Postgres does not accept', async () => {
    const long = `${'x'.repeat(1_985)}😊`;
    const toolCalls = [
      { name: 'catat_closing', arguments: { ringkasan: 'dua\u0000 kaos \ud83d' } },
      { name: 'panggil\u0000', arguments: `{"alasan":"${long}` },
    ];
    await next(says(null, toolCalls), says('Siap Kak.'));
    const conversationId = await lead('Halo');
    expect(await generate(conversationId)).toEqual({ kind: 'answered', bubbles: 1 });
    expect(await stateOf(conversationId)).toMatchObject({ isClosed: true, notices: ['closing'] });
  });
});

describe('dialects of the wire', () => {
  const askedFor = async (conversationId: ConversationId): Promise<number> => {
    const [{ seq = 0 } = {}] = (await sandbox.llm.requests()).slice(-1);
    expect(await generate(conversationId)).toMatchObject({ kind: 'answered' });
    return (await sandbox.llm.requests(seq)).length;
  };

  test.each([
    'arguments_object',
    'arguments_twice',
    'no_type',
    'no_id',
    'id_null',
    'marked_name',
    'flat',
    'function_call',
    'content_parts',
    'many_choices',
    'no_usage',
    'odd_usage',
    'event_stream',
  ])('%s: the call is understood at once', async (dialect) => {
    await next({ kind: 'dialect', dialect });
    const conversationId = await lead('saya mau bicara dengan admin');
    expect(await askedFor(conversationId)).toBe(2);
    expect(await stateOf(conversationId)).toMatchObject({ isTakenOver: true, notices: ['handover'] });
  });

  test.each([
    'no_name',
    'null_call',
    'null_calls',
    'null_choices',
    'no_choices',
    'null_message',
    'error_in_200',
    'choice_error',
    'text_body',
  ])('%s: refused, and asked again', async (dialect) => {
    await next({ kind: 'dialect', dialect });
    const conversationId = await lead('saya mau bicara dengan admin');
    expect(await askedFor(conversationId)).toBe(3);
    expect(await stateOf(conversationId)).toMatchObject({ isTakenOver: true, notices: ['handover'] });
  });

  test.each(['arguments_null', 'arguments_missing'])('%s: the model gets a list of what is missing', async (dialect) => {
    await next({ kind: 'dialect', dialect });
    const conversationId = await lead('saya mau bicara dengan admin');
    expect(await generate(conversationId)).toMatchObject({ kind: 'answered' });
    const [last] = (await sandbox.llm.requests()).slice(-1);
    expect(last.request.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringMatching(/^Kesalahan: argumen tidak sesuai/),
    });
  });

  test.each(['content_parts', 'no_usage', 'odd_usage', 'many_choices'])('%s: the words are read', async (dialect) => {
    await next({ kind: 'dialect', dialect });
    const conversationId = await lead('Halo, ada stok?');
    expect(await askedFor(conversationId)).toBe(1);
    expect((await stateOf(conversationId)).bubbles.join('\n')).not.toMatch(/customer|undefined|object/);
  });
});
