import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { botRoom } from '#contracts/realtime/rooms';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { TryOutService } from '#core/features/replies/try-out.service';
import { LlmError } from '#core/outside/llm/llm.errors';
import { Llm } from '#core/outside/llm/llm.service';
import { Storage } from '#core/outside/storage/storage';
import { protoContext } from '#core/outside/whatsapp/proto-context';
import { Clock } from '#core/platform/clock/clock';
import { Config } from '#core/platform/config/config';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { Log } from '#core/platform/log/log';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import type { Shop } from '../../support/core/open-account.ts';
import { listenToPanel } from '../../support/core/panel-listener.ts';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { Sandbox } from '../../support/sandbox.ts';
import { waitFor } from '../../support/wait-for.ts';
import { RepliesProcessor } from '../../../workers/replies/replies.processor.js';

/* The effects of a turn besides its answer: the lines of the log, the events, the pause and the cost. */

let modules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let phones = 6281760000000;

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  app = await newWorker();
});
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await modules?.close();
  await sandbox?.close();
});

const newWorker = (settings: Record<string, string> = {}) =>
  modules.open([ConversationsModule, PromptsModule, RepliesModule], {
    ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>),
    ...settings,
  });

interface Waiting extends Shop {
  readonly pn: string;
  readonly id: ConversationId;
}

/** A lead of a new shop who has written once. */
async function waiting(more: Parameters<typeof inbound>[2] = {}): Promise<Waiting> {
  const shop = await makeOwner(modules);
  const pn = String((phones += 1));
  return { ...shop, pn, id: await writes({ ...shop, pn }, more) };
}

async function writes({ botId, pn }: Pick<Waiting, 'botId' | 'pn'>, more: Parameters<typeof inbound>[2] = {}): Promise<ConversationId> {
  const [message] = await receive(app, [inbound(botId, chatOf(pn), more)], false);
  return message!.conversationId;
}

const answer = ({ botId, id }: Waiting, worker = app) => worker.get(RepliesService).generate(botId, id, new AbortController().signal);
const eventsOf = ({ id }: Waiting) =>
  modules.sql(`SELECT kind, facts FROM domain_events WHERE conversation_id = $1 ORDER BY position`, [id]);

/** The lines of the log without their times. Lines are written in their order: the last one shows that all are there. */
async function linesOf(botId: BotId, worker = app): Promise<string[]> {
  const log = worker.get(ActivityLogService);
  log.write(botId, 'LOG', 'akhir');
  const lines = await waitFor(async () => {
    const tail = await log.tail(botId, 20);
    return tail.at(-1)?.endsWith('LOG akhir') ? tail : null;
  });
  return lines.map((line) => line.replace(/^\[[^\]]*\] /, '')).filter((line) => line !== 'LOG akhir');
}

const ofAccount =
  (statement: string) =>
  ({ accountId }: Waiting) =>
    modules.sql(statement, [accountId]);
const ofChat =
  (statement: string) =>
  ({ id }: Waiting) =>
    modules.sql(statement, [id]);
const saves =
  (settings: Parameters<PromptsService['save']>[1]) =>
  ({ botId }: Waiting): Promise<unknown> =>
    app.get(PromptsService).save(botId, settings);
const withoutReplies = ofAccount(`UPDATE subscriptions SET replies_left = 0 WHERE account_id = $1`);
const old = ofChat(`UPDATE conversations SET lead_last_at = now() - interval '7 hours' WHERE id = $1`);

test.each<readonly [reason: string, (lead: Waiting) => Promise<unknown>, line: RegExp | null]>([
  ['no-quota', withoutReplies, /^WARN .*kuota balasan AI habis \(Budi\)$/],
  [
    'no-package',
    ofAccount(`UPDATE subscriptions SET expires_at = now() - interval '1 minute' WHERE account_id = $1`),
    /^WARN .*paket Anda tidak aktif \(Budi\)$/,
  ],
  ['untrained', saves({ prompt: '' }), /^WARN .*belum dilatih.*Train AI \(Budi\)$/],
  ['too-old', old, /^WARN Pesan lama .*\(Budi\)$/],
  [
    'left-to-owner',
    async (lead) => {
      await saves({ answersWhen: 'unanswered' })(lead);
      await old(lead);
    },
    /^WARN Pesan pada jam Anda .*\(Budi\)$/,
  ],
  ['notification-number', (lead) => saves({ notificationNumber: lead.pn })(lead), /^WARN Pesan dari nomor notifikasi .*\(Budi\)$/],
  ['blacklisted', ({ botId, pn }) => modules.sql(`INSERT INTO blacklist (bot_id, pn) VALUES ($1, $2)`, [botId, pn]), null],
  ['opted-out', ofChat(`UPDATE conversations SET opted_out_at = now() WHERE id = $1`), null],
])('a message that ends without an answer is told to its owner in one line, or not: %s', async (reason, change, line) => {
  const lead = await waiting();
  await change(lead);
  expect(await answer(lead)).toEqual({ kind: 'silent', reason });
  expect(await linesOf(lead.botId)).toEqual(line ? [expect.stringMatching(line)] : []);
  expect(await eventsOf(lead)).toEqual([]);
  await app.get(ActivityLogService).forget(lead.botId, lead.id, []);
  expect(await linesOf(lead.botId)).toEqual([]);
});

test.each<readonly [words: string, (lead: Waiting) => Promise<unknown>, more: object, line: string]>([
  ['the bot', saves({}), {}, 'INFO ✅ Balasan AI untuk Budi'],
  ['the owner, to a call', saves({ callReply: 'Chat saja ya Kak' }), { kind: 'call', body: '' }, 'INFO ✅ Balasan panggilan untuk Budi'],
  [
    'the owner, without replies',
    async (lead) => {
      await saves({ quotaReply: 'Sebentar ya Kak' })(lead);
      await withoutReplies(lead);
    },
    {},
    'INFO ✅ Pesan kuota habis untuk Budi',
  ],
])('the log says whose words the lead got: of %s', async (words, change, more, line) => {
  const lead = await waiting(more);
  await change(lead);
  expect(await answer(lead)).toMatchObject({ kind: 'answered' });
  expect(await linesOf(lead.botId)).toEqual([line]);
  expect(await modules.sql(`SELECT charged FROM replies WHERE conversation_id = $1`, [lead.id])).toEqual([
    { charged: words === 'the bot' },
  ]);
});

test('what a tool has for the owner is in the log with the lead, and goes with them', async () => {
  const lead = await waiting({ body: 'ongkir ke Bandung berapa?' });
  await sandbox.llm.fault({
    next: [
      { kind: 'reply', toolCalls: [{ name: 'cek_ongkir', arguments: { tujuan: 'Coblong, Bandung' } }] },
      { kind: 'reply', content: 'Ongkirnya belum dapat saya hitung ya Kak.' },
    ],
  });
  await answer(lead);
  expect(await linesOf(lead.botId)).toEqual([
    'INFO ✅ Balasan AI untuk Budi',
    expect.stringMatching(/^WARN Ongkir tidak dapat dicek: Kecamatan Pengirim belum diisi.*\(Budi\)$/),
  ]);
  await app.get(ActivityLogService).forget(lead.botId, lead.id, []);
  expect(await linesOf(lead.botId)).toEqual([]);
});

test('what an answer costs is stored with it, by the prices of its model', async () => {
  const lead = await waiting();
  const worker = await newWorker({ LLM_PRICES: `${sandbox.addresses.llmModel}=5000/70000` });
  await answer(lead, worker);
  const [row] = await modules.sql(
    `SELECT model, prompt_tokens AS read, completion_tokens AS written, cost_sen AS cost FROM replies WHERE conversation_id = $1`,
    [lead.id],
  );
  expect(row).toMatchObject({
    model: expect.stringContaining(sandbox.addresses.llmModel!),
    cost: Math.round(row!['read'] / 2 + row!['written'] * 7),
  });
});

test.each([
  ['loop', { REPLY_LOOP_LIMIT: '1' }, 45],
  ['hourly', { REPLY_LEAD_ANSWERS_PER_HOUR: '1' }, null],
  ['daily', { REPLY_LEAD_ANSWERS_PER_DAY: '1' }, null],
])('a lead who has reached a limit (%s) is announced with the pause', async (reason, settings, pauseMinutes) => {
  const worker = await newWorker(settings);
  const lead = await waiting();
  await saves({ takeoverMinutes: 45 })(lead);
  expect(await answer(lead, worker)).toMatchObject({ kind: 'answered' });
  await writes(lead);
  expect(await answer(lead, worker)).toEqual({ kind: 'silent', reason });
  const facts = { lead: { name: 'Budi', contact: lead.pn }, turn: 2, reason, pauseMinutes };
  expect(await eventsOf(lead)).toEqual([{ kind: 'reply.withheld', facts }]);
  expect(await linesOf(lead.botId, worker)).toEqual(['INFO ✅ Balasan AI untuk Budi']);
  const [row] = await modules.sql(
    `SELECT round(extract(epoch FROM takeover_until - now()) / 60)::int AS minutes, needs_owner_reason AS need FROM conversations WHERE id = $1`,
    [lead.id],
  );
  expect(row).toEqual({ minutes: pauseMinutes, need: 'loop' });
});

test('a day’s attachments are read up to the limit; the one after it is announced', async () => {
  const worker = await newWorker({ REPLY_LEAD_MEDIA_PER_DAY: '1' });
  const picture = { kind: 'image', media: { mimetype: 'image/jpeg', seconds: null }, proto: Buffer.from('00', 'hex') } as const;
  const lead = await waiting(picture);
  await answer(lead, worker);
  expect(await eventsOf(lead)).toEqual([]);
  await writes(lead, picture);
  await answer(lead, worker);
  expect(await eventsOf(lead)).toEqual([{ kind: 'attachments.withheld', facts: { lead: { name: 'Budi', contact: lead.pn }, turn: 2 } }]);
});

test('a turn without an answer of the models is announced at its first failure and when it is given up, unless it is answered', async () => {
  const lead = await waiting();
  const replies = app.get(RepliesService);
  const fails = async () => {
    await replies.noteFailure(lead.botId, lead.id);
    await replies.giveUp(lead.botId, lead.id, new Error('no answer'));
  };
  await fails();
  const facts = { lead: { name: 'Budi', contact: lead.pn }, turn: 1 };
  const failures = [false, true].map((givenUp) => ({ kind: 'reply.failed', facts: { ...facts, givenUp } }));
  expect(await eventsOf(lead)).toEqual(failures);
  expect(await answer(lead)).toMatchObject({ kind: 'answered' });
  await fails();
  expect(await eventsOf(lead)).toEqual(failures);
});

test.each([
  ['at its first try, when there is another one', 0, 503, 1],
  ['not at a later try', 1, 503, 0],
  ['not before it is given up, when no other try helps', 0, 401, 0],
])('a job whose model fails announces it %s', async (_when, triesBefore, status, announced) => {
  const worker = await newWorker({ LLM_DEADLINE_MS: '20000' });
  const [log, clock, config, llm] = [worker.get(Log), worker.get(Clock), worker.get(Config), worker.get(Llm, { strict: false })];
  const processor = new RepliesProcessor(log, clock, config, worker.get(RepliesService), llm);
  const lead = await waiting();
  await sandbox.llm.fault({ next: { kind: 'error', status, message: 'no answer', times: 'always' } });
  const job = { signal: new AbortController().signal, triesBefore, ageMs: 0 };
  await expect(processor['handle']({ botId: lead.botId, conversationId: lead.id }, job)).rejects.toThrow();
  expect((await eventsOf(lead)).filter(({ kind }) => kind === 'reply.failed')).toHaveLength(announced);
});

test('a job is tried again, except when no other try of the model helps', async () => {
  const [log, clock, config, llm] = [app.get(Log), app.get(Clock), app.get(Config), app.get(Llm, { strict: false })];
  const processor = new RepliesProcessor(log, clock, config, app.get(RepliesService), llm);
  const errors = [new Error('Postgres is away'), new LlmError('transient', 'busy'), new LlmError('auth', 'no key')];
  expect(errors.map((error) => processor['isWorthRetrying'](error))).toEqual([true, true, false]);
});

/** The model's next answer notes that order. */
const notes = (order: object) =>
  sandbox.llm.fault({
    next: [
      { kind: 'reply', toolCalls: [{ name: 'catat_closing', arguments: order }] },
      { kind: 'reply', content: 'Siap Kak, sudah diteruskan ke admin ya.' },
    ],
  });

describe('an order that the lead', () => {
  async function orders(): Promise<Waiting> {
    const lead = await waiting({ body: 'saya ambil 2 topi ya' });
    await notes({ ringkasan: '2 topi' });
    await answer(lead);
    await writes(lead, { body: 'eh sebentar kak' });
    return lead;
  }
  const closingOf = async ({ id }: Waiting) =>
    (await modules.sql(`SELECT id, created_at AS at FROM closings WHERE conversation_id = $1`, [id]))[0]!;
  const needOf = async ({ id }: Waiting) =>
    (await modules.sql(`SELECT needs_owner_reason AS need FROM conversations WHERE id = $1`, [id]))[0]!['need'];

  test('calls off is announced as theirs, and needs the owner', async () => {
    const lead = await orders();
    await notes({ ringkasan: '2 topi', jenis: ' Batal ' });
    await answer(lead);
    const facts = { lead: { name: 'Budi', contact: lead.pn }, turn: 2, change: 'called-off', awaitsAnswer: false };
    const storedAt = (await closingOf(lead))['at'].toISOString();
    expect(await eventsOf(lead)).toEqual([
      { kind: 'closing.noted', facts: expect.objectContaining({ turn: 1, summary: '2 topi' }) },
      { kind: 'closing.message-changed', facts: { ...facts, storedAt } },
    ]);
    expect(await needOf(lead)).toBe('called-off');
  });

  test('changes is announced with what it was', async () => {
    const lead = await orders();
    await notes({ ringkasan: '3 topi', jenis: 'perubahan' });
    await answer(lead);
    const changed = { turn: 2, closingId: (await closingOf(lead))['id'], summary: '3 topi', before: { summary: '2 topi', amount: null } };
    expect((await eventsOf(lead)).at(-1)).toEqual({ kind: 'closing.corrected', facts: expect.objectContaining(changed) });
    expect(await needOf(lead)).toBe(null);
  });

  test('calls off although none is known is a question to the owner', async () => {
    const lead = await waiting({ body: 'maaf kak, tidak jadi pesan' });
    await notes({ ringkasan: '2 topi', jenis: 'batal' });
    await answer(lead);
    const facts = expect.objectContaining({ turn: 1, questions: [expect.stringContaining('tidak ada di daftar closing')] });
    expect(await eventsOf(lead)).toEqual([{ kind: 'question.asked', facts }]);
    expect(await needOf(lead)).toBe('question');
  });
});

describe('a recording', () => {
  const heard = '[Pesan suara] Kaos polos berapa?';
  const unheard = '[Pesan suara, tidak dapat didengar]';

  /** The text of a stored recording that the model reads, and the part that is stored. */
  async function recorded(bytes: Buffer, { stored = bytes.length, worker = app } = {}) {
    const shop = await makeOwner(modules);
    const media = { mimetype: 'audio/ogg', seconds: 3 };
    // an empty message: the file itself is in the storage
    const proto = app.get(SecretBox).seal(Buffer.alloc(0), protoContext(shop.botId));
    const voice = inbound(shop.botId, chatOf(String((phones += 1))), { kind: 'voice', body: '', media, proto });
    const [message] = await receive(app, [voice], false);
    const { conversationId: id, messageId } = message!;
    await app.get(Storage).put(`${shop.botId}/chats/${messageId}`, bytes);
    await modules.sql(`INSERT INTO chat_files (message_id, bot_id, mimetype, bytes) VALUES ($1, $2, 'audio/ogg', $3)`, [
      ...[messageId, shop.botId, stored],
    ]);
    const before = (await sandbox.llm.requests()).at(-1)?.seq ?? 0;
    await answer({ ...shop, pn: '', id }, worker);
    const [asked] = await sandbox.llm.requests(before);
    const [row] = await modules.sql(`SELECT media->>'transcript' AS text, media->>'hearing' AS hearing FROM messages WHERE id = $1`, [
      messageId,
    ]);
    return { read: String(asked.request.messages.at(-1).content), ...row };
  }
  const spoken = async () =>
    Buffer.from(await (await fetch(`${sandbox.url}/control/speech/voice?text=${encodeURIComponent('Kaos polos berapa?')}`)).arrayBuffer());

  test('is read in words, which are kept', async () => {
    expect(await recorded(await spoken())).toEqual({ read: heard, text: 'Kaos polos berapa?', hearing: null });
  });

  test.each([
    ['is none', async () => recorded(Buffer.from('<html>bukan suara</html>')), 'failed', unheard],
    ['is stored as too large', async () => recorded(await spoken(), { stored: 16_000_001 }), 'large', '[Pesan suara, terlalu besar]'],
    [
      'comes while nothing can hear',
      async () => recorded(await spoken(), { worker: await newWorker({ SPEECH_BASE_URL: '' }) }),
      'off',
      unheard,
    ],
    [
      'the service refuses',
      async () => {
        await sandbox.call('POST', '/speech/faults', { next: [{ kind: 'error', status: 400 }] });
        return recorded(await spoken());
      },
      'failed',
      unheard,
    ],
  ])('that %s is shown so to the model, with the reason kept', async (_, make, hearing, read) => {
    expect(await make()).toEqual({ read, text: null, hearing });
  });
});

test('open browsers see that the bot is writing, and that it has finished', async () => {
  const lead = await waiting();
  const heard = await listenToPanel(app, botRoom(lead.botId));
  await sandbox.llm.fault({ delayMs: 900 });
  expect(await answer(lead)).toMatchObject({ kind: 'answered' });
  await waitFor(() => heard.filter((name) => name === 'chat.typing').length === 2, { what: 'both events' });
});

test('a model that calls tools without end has to write at the sixth step', async () => {
  const lead = await waiting();
  const note = { kind: 'reply', toolCalls: [{ name: 'catat_pelanggan', arguments: { nama: 'Budi' } }] };
  await sandbox.llm.fault({ next: [...Array.from({ length: 5 }, () => note), { kind: 'reply', content: 'Siap Kak.' }] });
  const before = (await sandbox.llm.requests()).at(-1)?.seq ?? 0;
  expect(await answer(lead)).toEqual({ kind: 'answered', bubbles: 1 });
  const requests = await sandbox.llm.requests(before);
  const asked = requests.map(({ request }) => [request.tool_choice, request.max_tokens, request.tools.length > 5]);
  expect(asked).toEqual(Array.from({ length: 6 }, (_, step) => [step < 5 ? 'auto' : 'none', 4_000, true]));
});

test.each([
  ['last free', -1, 0],
  ['first paid', 0, 1],
])('the %s test of the bot takes a reply or none', async (_, beyond, taken) => {
  const { accountId, botId } = await makeOwner(modules, 50);
  const { commands } = app.get(RedisConnections);
  await commands.set(`try-out:${botId}:${app.get(Clock).today()}`, limits.tryOutsPerDay + beyond);
  expect(await app.get(TryOutService).answer(botId, [{ role: 'lead', body: 'Halo' }])).toMatchObject({ left: 0 });
  expect(await modules.sql(`SELECT replies_left AS left FROM subscriptions WHERE account_id = $1`, [accountId])).toEqual([
    { left: 50 - taken },
  ]);
});
