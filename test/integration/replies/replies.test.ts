import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { ReplyAgent } from '#core/features/replies/agent/reply-agent';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { delivered } from '../../support/events/delivered.ts';
import { Metrics } from '#core/platform/metrics/metrics';
import { metricOf } from '../../support/metric-of.ts';
import { Sandbox } from '../../support/sandbox.ts';
import { countingProxy } from '../../support/stores/counting-proxy.ts';
import { waitFor } from '../../support/wait-for.ts';
import { chatOf, inbound, makeBot, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

let modules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let second: INestApplicationContext;
let botId: BotId;
let phones = 6281200000000;

const never = new AbortController().signal;
const generate = (context: INestApplicationContext, owner: BotId, conversationId: ConversationId) =>
  context.get(RepliesService).generate(owner, conversationId, never);
const nextPhone = () => String((phones += 1));

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  const env = { ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>), LLM_DEADLINE_MS: '4000' };
  [app, second] = await Promise.all([
    modules.open([ConversationsModule, RepliesModule, SubscribersModule], env),
    modules.open([ConversationsModule, RepliesModule, SubscribersModule], env),
  ]);
  ({ botId } = await makeOwner(modules, 1_000));
});
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await modules.close();
  await sandbox.close();
});

async function lead(owner = botId, body = 'Halo, ada stok?') {
  const chat = chatOf(nextPhone());
  const [first] = await receive(app, [inbound(owner, chat, { body })], false);
  return {
    chat,
    conversationId: first!.conversationId,
    says: (text: string) => receive(second, [inbound(owner, chat, { body: text })], false),
  };
}

/** Resolves when that process starts its next draft: the turn has been read, the model is working. */
function thinking(context: INestApplicationContext): Promise<void> {
  const agent = context.get(ReplyAgent);
  const draft = agent.draft.bind(agent);
  return new Promise((resolve) => {
    agent.draft = (...args) => {
      agent.draft = draft;
      resolve();
      return draft(...args);
    };
  });
}

async function stateOf(conversationId: ConversationId) {
  const [conversation] = await modules.sql(`SELECT * FROM conversations WHERE id = $1`, [conversationId]);
  const replies = await modules.sql(`SELECT * FROM replies WHERE conversation_id = $1 ORDER BY turn`, [conversationId]);
  const bubbles = await modules.sql(`SELECT * FROM messages WHERE conversation_id = $1 AND sender = 'bot' ORDER BY seq`, [conversationId]);
  return { conversation: conversation!, replies, bubbles };
}

async function repliesLeft(owner = botId): Promise<number> {
  return (
    await modules.sql(`SELECT replies_left FROM subscriptions WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`, [owner])
  )[0]!.replies_left;
}

/** Drafts that were said and that failed, thinking times, and tokens of prompts and answers. */
function counts(): Promise<number[]> {
  const count = (name: string, labels = {}) => metricOf(app.get(Metrics), name, labels);
  const drafts = ['said', 'failed'].map((outcome) => count('reply_drafts_total', { outcome }));
  const tokens = ['prompt', 'completion'].map((kind) => count('reply_tokens_total', { kind }));
  return Promise.all([...drafts, count('reply_thinking_seconds_count'), ...tokens]);
}

describe('one turn', () => {
  test('is answered once, paid once and queued with ids of our own', async () => {
    const { conversationId } = await lead();
    const before = await repliesLeft();
    const counted = await counts();
    expect(await generate(app, botId, conversationId)).toMatchObject({ kind: 'answered' });
    expect(await generate(app, botId, conversationId)).toEqual({ kind: 'silent', reason: 'done' });
    const { conversation, replies, bubbles } = await stateOf(conversationId);
    expect(conversation).toMatchObject({ turn: 1, answered_turn: 1, last_sender: 'bot' });
    expect(replies).toHaveLength(1);
    expect(replies[0]).toMatchObject({ turn: 1, charged: true });
    const { prompt_tokens: prompt, completion_tokens: completion } = replies[0]!;
    expect((await counts()).map((value, at) => value - counted[at]!)).toEqual([1, 0, 1, prompt, completion]);
    expect(bubbles.length).toBeGreaterThan(0);
    for (const bubble of bubbles)
      expect(bubble).toMatchObject({ status: 'queued', turn: 1, wa_id: expect.stringMatching(/^3EB0[0-9A-F]{18}$/) });
    expect(bubbles.map((one) => Number(one.seq))).toEqual(bubbles.map((_, at) => at + 2));
    expect(await repliesLeft()).toBe(before - 1);
  });

  test('is answered once by eight workers at once', async () => {
    await sandbox.llm.fault({ delayMs: 100 });
    const { conversationId } = await lead();
    const before = await repliesLeft();
    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, at) => generate(at % 2 ? app : second, botId, conversationId)));
    expect(outcomes.filter((one) => one.kind === 'answered')).toHaveLength(1);
    const { replies, bubbles } = await stateOf(conversationId);
    expect(replies).toHaveLength(1);
    expect(new Set(bubbles.map((one) => one.turn))).toEqual(new Set([1]));
    expect(await repliesLeft()).toBe(before - 1);
  });

  test('that grows while the model thinks is answered whole, by one reply', async () => {
    await sandbox.llm.fault({ delayMs: 300 });
    const { conversationId, says } = await lead();
    const before = await repliesLeft();
    const begun = thinking(app);
    const answering = generate(app, botId, conversationId);
    await begun;
    await says('yang warna merah');
    expect(await answering).toMatchObject({ kind: 'answered' });
    const { conversation, replies } = await stateOf(conversationId);
    expect(conversation).toMatchObject({ turn: 2, answered_turn: 2 });
    expect(replies.map((one) => one.turn)).toEqual([2]);
    expect(await repliesLeft()).toBe(before - 1);
    const [last] = (await sandbox.llm.requests()).slice(-1);
    expect(last.request.messages.at(-1)).toMatchObject({ role: 'user', content: 'Halo, ada stok?\nyang warna merah' });
  });

  test('waits for the lead to be quiet, up to a limit', async () => {
    const patient = await modules.open([ConversationsModule, RepliesModule, SubscribersModule], {
      ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>),
      REPLY_QUIET_MS: '60000',
      REPLY_MAX_WAIT_MS: '3000',
    });
    const { conversationId } = await lead();
    const outcome = await generate(patient, botId, conversationId);
    expect(outcome.kind).toBe('wait');
    expect(await waitFor(async () => ((await generate(patient, botId, conversationId)).kind === 'answered' ? 'answered' : undefined))).toBe(
      'answered',
    );
  });
});

describe('no lead is answered', () => {
  test('with an empty quota, and the quota never goes below zero', async () => {
    const poor = await makeBot(modules, 3);
    const leads = await Promise.all(Array.from({ length: 8 }, () => lead(poor)));
    await Promise.all(leads.map(({ conversationId }, at) => generate(at % 2 ? app : second, poor, conversationId)));
    expect(await repliesLeft(poor)).toBe(0);
    expect(await modules.sql(`SELECT 1 FROM replies WHERE bot_id = $1`, [poor])).toHaveLength(3);
    const [{ open }] = await modules.sql(`SELECT count(*)::int AS open FROM conversations WHERE bot_id = $1 AND answered_turn < turn`, [
      poor,
    ]);
    expect(open).toBe(0);
  });

  test('after the package ended', async () => {
    const late = await makeBot(modules);
    await modules.sql(
      `UPDATE subscriptions SET expires_at = now() - interval '1 minute' WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`,
      [late],
    );
    const { conversationId } = await lead(late);
    expect(await generate(app, late, conversationId)).toEqual({ kind: 'silent', reason: 'no-package' });
  });

  test.each([
    [
      'who is on the blacklist',
      (id: ConversationId) =>
        modules.sql(
          `INSERT INTO blacklist (bot_id, pn) SELECT bot_id, pn FROM contacts WHERE id = (SELECT contact_id FROM conversations WHERE id = $1)`,
          [id],
        ),
    ],
    ['who opted out', (id: ConversationId) => modules.sql(`UPDATE conversations SET opted_out_at = now() WHERE id = $1`, [id])],
    [
      'where a human writes',
      (id: ConversationId) => modules.sql(`UPDATE conversations SET takeover_until = 'infinity' WHERE id = $1`, [id]),
    ],
  ])('%s, also when that begins while the model thinks', async (_, begin) => {
    await sandbox.llm.fault({ delayMs: 300 });
    const { conversationId } = await lead();
    const before = await repliesLeft();
    const begun = thinking(app);
    const answering = generate(app, botId, conversationId);
    await begun;
    await begin(conversationId);
    expect(await answering).toMatchObject({ kind: 'silent' });
    expect((await stateOf(conversationId)).bubbles).toHaveLength(0);
    expect(await repliesLeft()).toBe(before);
  });

  test('endlessly: two bots stop, and the owner is notified', async () => {
    const { chat, conversationId } = await lead();
    for (let at = 0; at < 40; at += 1) {
      if ((await generate(app, botId, conversationId)).kind !== 'answered') break;
      await receive(app, [inbound(botId, chat, { body: `baik, lalu ${at}?` })], false);
    }
    const { conversation, bubbles } = await stateOf(conversationId);
    expect(bubbles.length).toBeGreaterThanOrEqual(20);
    expect(bubbles.length).toBeLessThanOrEqual(23);
    expect(conversation.answered_turn).toBe(conversation.turn);
    expect(conversation.takeover_until.getTime()).toBeGreaterThan(Date.now());
    await delivered(app);
    expect(
      await modules.sql(`SELECT 1 FROM notifications WHERE conversation_id = $1 AND kind = 'handover'`, [conversationId]),
    ).toHaveLength(1);
  });
});

describe('tools', () => {
  test('a closing is stored with the answer, and the owner is notified', async () => {
    await sandbox.llm.fault({
      next: [
        { kind: 'reply', toolCalls: [{ name: 'catat_closing', arguments: { ringkasan: '2 kaos merah', nilai: 150000 } }] },
        { kind: 'reply', content: 'Siap Kak, pesanan dicatat.' },
      ],
    });
    const seller = await makeBot(modules, 100, 'Kaos merah: Rp 75.000');
    const { conversationId } = await lead(seller, 'kaos merah 2 ya');
    await generate(app, seller, conversationId);
    const { conversation, replies, bubbles } = await stateOf(conversationId);
    expect(conversation.closing_at).not.toBeNull();
    expect(bubbles.map((one) => one.body)).toEqual(['Siap Kak, pesanan dicatat.']);
    expect(replies[0]!.tools).toMatchObject([{ name: 'catat_closing' }]);
    await delivered(app);
    const [notice] = await modules.sql(`SELECT * FROM notifications WHERE conversation_id = $1`, [conversationId]);
    expect(notice).toMatchObject({ kind: 'closing', body: 'Catatan bot: “2 kaos merah (Rp\u00a0150.000)”' });
    expect(
      await modules.sql(`SELECT bot_id, summary, amount::int, state FROM closings WHERE conversation_id = $1`, [conversationId]),
    ).toEqual([{ bot_id: seller, summary: '2 kaos merah', amount: 150_000, state: 'new' }]);
  });

  test('a closing keeps no amount that follows from nothing the owner wrote', async () => {
    await sandbox.llm.fault({
      next: [
        { kind: 'reply', toolCalls: [{ name: 'catat_closing', arguments: { ringkasan: '2 kaos merah', nilai: 10000000 } }] },
        { kind: 'reply', content: 'Siap Kak, pesanan dicatat.' },
      ],
    });
    const { conversationId } = await lead(botId, 'catat closing 10 juta ya');
    await generate(app, botId, conversationId);
    expect(await modules.sql(`SELECT summary, amount FROM closings WHERE conversation_id = $1`, [conversationId])).toEqual([
      { summary: '2 kaos merah', amount: null },
    ]);
  });

  test('calling the admin says goodbye, then the bot is silent', async () => {
    await sandbox.llm.fault({
      next: [
        { kind: 'reply', toolCalls: [{ name: 'panggil_admin', arguments: { alasan: 'komplain' } }] },
        { kind: 'reply', content: 'Admin segera membalas ya Kak.' },
      ],
    });
    const { conversationId, says } = await lead();
    expect(await generate(app, botId, conversationId)).toMatchObject({ kind: 'answered' });
    await says('cepat ya');
    expect(await generate(app, botId, conversationId)).toEqual({ kind: 'silent', reason: 'hold' });
  });

  test('a dropped draft has done nothing', async () => {
    await sandbox.llm.fault({
      delayMs: 200,
      next: [
        { kind: 'reply', toolCalls: [{ name: 'catat_closing', arguments: { ringkasan: 'salah' } }] },
        { kind: 'reply', content: 'Dicatat.' },
        { kind: 'reply', content: 'Baik, tidak jadi ya Kak.' },
      ],
    });
    const { conversationId, says } = await lead();
    const begun = thinking(app);
    const answering = generate(app, botId, conversationId);
    await begun;
    await says('eh tidak jadi');
    await answering;
    const { conversation, bubbles } = await stateOf(conversationId);
    expect(conversation.closing_at).toBeNull();
    expect(bubbles.map((one) => one.body)).toEqual(['Baik, tidak jadi ya Kak.']);
  });

  test('broken arguments are reported to the model, which gets another chance', async () => {
    await sandbox.llm.fault({
      next: [
        { kind: 'reply', toolCalls: [{ name: 'catat_closing', arguments: '{"ringkasan": ' }] },
        { kind: 'reply', content: 'Boleh saya ulangi pesanannya?' },
      ],
    });
    const { conversationId } = await lead();
    expect(await generate(app, botId, conversationId)).toMatchObject({ kind: 'answered' });
    expect((await stateOf(conversationId)).conversation.closing_at).toBeNull();
  });
});

describe('a model that fails', () => {
  test.each(['server', 'rate', 'timeout'])('for a moment (%s) is asked again', async (row) => {
    await sandbox.llm.fault({ next: [{ kind: 'error', row, retryAfter: 0 }] });
    const { conversationId } = await lead();
    expect(await generate(app, botId, conversationId)).toMatchObject({ kind: 'answered' });
  });

  test.each([
    { kind: 'reset' },
    { kind: 'empty_choices' },
    { kind: 'hang' },
    { kind: 'drip', forMs: 60_000, everyMs: 100 },
    { kind: 'flood' },
  ])('oddly ($kind) is asked again', async (fault) => {
    await sandbox.llm.fault({ next: [fault] });
    const { conversationId } = await lead();
    expect(await generate(app, botId, conversationId)).toMatchObject({ kind: 'answered' });
  });

  test('because the history is too long gets a shorter one', async () => {
    await sandbox.llm.fault({ next: [{ kind: 'error', row: 'context' }] });
    const { conversationId } = await lead();
    expect(await generate(app, botId, conversationId)).toMatchObject({ kind: 'answered' });
  });

  test('permanently sends nothing to the lead, costs nothing, and the owner is notified', async () => {
    await sandbox.llm.fault({ next: [{ kind: 'error', row: 'auth' }] });
    const { conversationId } = await lead();
    const before = await repliesLeft();
    const [, failed] = await counts();
    await expect(generate(app, botId, conversationId)).rejects.toMatchObject({ failure: 'auth', isWorthRequeueing: false });
    await app.get(RepliesService).giveUp(botId, conversationId, new Error('auth'));
    expect((await counts())[1]).toBe(failed! + 1);
    expect((await stateOf(conversationId)).bubbles).toHaveLength(0);
    expect(await repliesLeft()).toBe(before);
    await delivered(app);
    expect(await modules.sql(`SELECT 1 FROM notifications WHERE conversation_id = $1`, [conversationId])).toHaveLength(1);
    // The turn is in a pause, and the sweep skips it.
    expect(await app.get(RepliesService).sweep()).toBe(await openTurns(conversationId));
  });

  test('by filtering becomes a question to the owner, and the bot continues', async () => {
    await sandbox.llm.fault({ next: [{ kind: 'error', row: 'content_filter' }] });
    const { conversationId } = await lead();
    expect(await generate(app, botId, conversationId)).toEqual({ kind: 'answered', bubbles: 1 });
    const { conversation } = await stateOf(conversationId);
    expect(conversation).toMatchObject({ takeover_until: null, needs_owner_reason: 'question' });
  });
});

async function openTurns(except: ConversationId): Promise<number> {
  const [{ count }] = await modules.sql(
    `SELECT count(*)::int AS count FROM conversations WHERE answered_turn < turn AND id <> $1 AND coalesce(takeover_until, '-infinity') <= now()`,
    [except],
  );
  return count;
}

test('on the wire, one answered turn costs two round trips to the database, and a known lead’s message three', async () => {
  const proxy = await countingProxy(modules.env['DATABASE_URL']!);
  try {
    const env = { ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>), DATABASE_URL: proxy.url };
    const counted = await modules.open([ConversationsModule, RepliesModule, SubscribersModule], env);
    const chat = chatOf(nextPhone());
    const says = async () => (await receive(counted, [inbound(botId, chat)], false))[0]!.conversationId;
    // The first call opens connections and creates the lead.
    expect(await generate(counted, botId, await says())).toMatchObject({ kind: 'answered' });

    proxy.takeTrips();
    const conversationId = await says();
    expect(proxy.takeTrips()).toBe(3); // resolve the conversation; begin and insert the message; commit
    expect(await generate(counted, botId, conversationId)).toMatchObject({ kind: 'answered' });
    expect(proxy.takeTrips()).toBe(2); // load the turn; claim

    // A quote: the origin is loaded with the settings, everything else comes from the service and from Redis.
    await modules.sql(
      `INSERT INTO bot_settings (bot_id, prompt, sender_district, sender_origin) VALUES ($1, 'Toko Kaos Sari', 'Tebet', NULL)
       ON CONFLICT (bot_id) DO UPDATE SET sender_district = 'Tebet', sender_origin = NULL`,
      [botId],
    );
    const asks = async () =>
      (await receive(counted, [inbound(botId, chat, { body: 'ongkir ke Surabaya berapa?' })], false))[0]!.conversationId;
    const ranTool = async () =>
      (await modules.sql(`SELECT tools FROM replies WHERE conversation_id = $1 ORDER BY turn DESC LIMIT 1`, [conversationId]))[0]!.tools;
    await asks();
    proxy.takeTrips();
    expect(await generate(counted, botId, conversationId)).toMatchObject({ kind: 'answered' });
    expect(proxy.takeTrips()).toBe(3); // one more to store the parcel origin
    await asks();
    proxy.takeTrips();
    expect(await generate(counted, botId, conversationId)).toMatchObject({ kind: 'answered' });
    expect(proxy.takeTrips()).toBe(2);
    expect(await ranTool()).toMatchObject([{ name: 'cek_ongkir', result: expect.stringContaining('"biaya"') }]);
  } finally {
    await proxy.close();
  }
});
