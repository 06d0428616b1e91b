import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ChatsService } from '#core/features/conversations/inbox/chats.service';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { MemoriesService } from '#core/features/conversations/messages/memories.service';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { MemoryWriter } from '#core/features/replies/writers/memory-writer.service';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { JobQueue } from '#core/platform/queue/job-queue';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { Metrics } from '#core/platform/metrics/metrics';
import { metricOf } from '../../support/metric-of.ts';
import { Sandbox } from '../../support/sandbox.ts';
import { countingProxy } from '../../support/stores/counting-proxy.ts';
import { waitFor } from '../../support/wait-for.ts';

let modules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let botId: BotId;
let phones = 6281700000000;
const never = new AbortController().signal;
const settings = () => sandboxSettings(sandbox.addresses, {}) as Record<string, string>;

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  app = await modules.open([ConversationsModule, PromptsModule, RepliesModule], settings());
});
beforeEach(async () => void (botId = await makeBot(modules, 1_000)));
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await modules?.close();
  await sandbox?.close();
});

/** Creates a lead. Its function `says` sends all given messages in one burst. */
function newLead(context = app) {
  const pn = String((phones += 1));
  const says = async (...bodies: string[]): Promise<ConversationId> => {
    const stored = await receive(
      context,
      bodies.map((body) => inbound(botId, chatOf(pn), { body })),
      false,
    );
    return stored[0]!.conversationId;
  };
  return { pn, says };
}

const answer = (conversationId: ConversationId, context = app) => context.get(RepliesService).generate(botId, conversationId, never);
const summarise = (conversationId: ConversationId) => app.get(MemoryWriter).summarise(botId, conversationId, never);
const contentOf = (one: any): string[] => one.request.messages.map((message: any) => String(message.content));
const isSummary = (one: any) => contentOf(one).at(-1)!.includes('ringkasan_lama');
const memoryOf = async (id: ConversationId) => (await modules.sql(`SELECT * FROM memories WHERE conversation_id = $1`, [id]))[0];
const toldFacts = async (pn: string) => {
  const { facts } = await app.get(MemoriesService).show(botId, pn);
  return Object.fromEntries(facts.filter(({ value }) => value !== '').map(({ kind, value }) => [kind, value]));
};

/** Makes the simulated model call the tool and then answer. */
const notes = (values: object) =>
  sandbox.llm.fault({
    next: [
      { kind: 'reply', toolCalls: [{ name: 'catat_pelanggan', arguments: values }] },
      { kind: 'reply', content: 'Baik Kak, dicatat.' },
    ],
  });

const digitWords = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
/**
 * Spells numbers out. Texts that differ only in digits count as repeated messages, which the bot does not answer
 * endlessly.
 */
const inWords = (count: number): string =>
  String(count)
    .replaceAll(/\d/g, (digit) => `${digitWords[Number(digit)]} `)
    .trim();

describe('the running summary', () => {
  test('brings the content of message 5 to the answer of message 300, in a request of bounded length', async () => {
    const known = 'Budi, alamat Jl. Mawar 7 Depok, ukuran XL.';
    await sandbox.llm.fault({ next: [{ kind: 'reply', match: 'ringkasan_lama', content: known, times: 100 }] });
    const seen = (await sandbox.llm.requests()).at(-1)?.seq ?? 0;
    const queue = app.get(JobQueue).queue('memory');
    const lead = newLead();
    const early = ['Halo', 'Saya Budi', 'Mau tanya', 'kaos', 'Kirim ke Jl. Mawar 7 Depok, saya pakai XL'];
    let conversationId = await lead.says(...early);
    for (let count = early.length; count < 300; count += 10) {
      await answer(conversationId);
      const [{ last, upto, answered }] = await modules.sql(
        `SELECT c.last_seq::int AS last, coalesce(y.upto_seq, 0)::int AS upto, answered_turn = turn AS answered
         FROM conversations c LEFT JOIN memories y ON y.conversation_id = c.id WHERE c.id = $1`,
        [conversationId],
      );
      expect(answered).toBe(true);
      if (last - upto > 45) {
        // The answer has enqueued the job, and only this test runs it.
        await waitFor(async () => (await queue.getJobCountByTypes('waiting', 'prioritized', 'active')) > 0, { what: 'the job' });
        while (await summarise(conversationId));
        await queue.drain();
      }
      conversationId = await lead.says(
        ...Array.from({ length: 10 }, (_, at) => `pertanyaan ${inWords(count + at)}: kaos hitam masih ada kak?`),
      );
    }
    await answer(conversationId);

    const requests = await sandbox.llm.requests(seen);
    const steps = requests.filter(isSummary).map((one) => contentOf(one).at(-1)!);
    expect(steps.length).toBeGreaterThan(3);
    expect(steps[0]).toContain(early[4]);
    for (const step of steps.slice(1)) expect(JSON.parse(step).ringkasan_lama).toBe(known);
    const last = contentOf(requests.filter((one) => !isSummary(one)).at(-1));
    expect(last.some((text) => text.includes(JSON.stringify(known)))).toBe(true);
    expect(last.join('\n')).not.toContain(early[4]);
    expect(last.join('').length).toBeLessThan(30_000);
    expect((await memoryOf(conversationId)).upto_seq).not.toBe('0');
  });

  test('is stored up to its last whole sentence, without characters that Postgres refuses', async () => {
    const conversationId = await newLead().says(...Array.from({ length: 60 }, (_, at) => `pesan ${at}`));
    const content = `Budi suka kopi\u0000 Gayo. ${'Ia tanya ongkir ke Depok. '.repeat(100)}`;
    await sandbox.llm.fault({ next: [{ kind: 'reply', match: 'ringkasan_lama', content }] });
    await summarise(conversationId);
    const { summary } = await memoryOf(conversationId);
    expect(summary).toMatch(/^Budi suka kopi Gayo\. (?:Ia tanya ongkir ke Depok\. )+Ia tanya ongkir ke Depok\.$/);
    expect(summary.length).toBeGreaterThan(1_900);
    expect(summary.length).toBeLessThanOrEqual(2_000);
  });

  test('is written once by two workers, and not over what the owner forgot meanwhile', async () => {
    const lead = newLead();
    const conversationId = await lead.says(...Array.from({ length: 60 }, (_, at) => `pesan ${at}`));
    const tokens = (kind: string) => metricOf(app.get(Metrics), 'summary_tokens_total', { kind });
    const before = [await tokens('prompt'), await tokens('completion')];
    await Promise.all([summarise(conversationId), summarise(conversationId)]);
    const [prompt, completion] = [(await tokens('prompt')) - before[0]!, (await tokens('completion')) - before[1]!];
    expect(completion).toBeGreaterThan(0);
    expect(prompt).toBeGreaterThan(completion);
    const first = await memoryOf(conversationId);
    expect(Number(first.upto_seq)).toBe(40);
    expect(first.summary).not.toBe('');

    await lead.says(...Array.from({ length: 60 }, (_, at) => `lalu ${at}`));
    const memories = app.get(MemoriesService);
    const { memory: from, messages } = await memories.loadUnsummarised(botId, conversationId, { limit: 10, backAtMost: 1_000 });
    expect(from).toEqual({ summary: first.summary, uptoSeq: 40 });
    // This change happens while the model writes the summary.
    await memories.change(botId, lead.pn, { forgetSummary: true });
    const step = { from, uptoSeq: messages.at(-1)!.seq, summary: 'Yang dilupakan tadi.' };
    expect(await memories.keepSummary(botId, conversationId, step)).toBe(false);
    expect(await memoryOf(conversationId)).toMatchObject({ summary: '', upto_seq: '40' });
  });

  test('costs the owner nothing, and without a package there is none', async () => {
    const lead = newLead();
    const conversationId = await lead.says(...Array.from({ length: 60 }, (_, at) => `pesan ${at}`));
    await modules.sql(`UPDATE subscriptions SET replies_left = 0 WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`, [botId]);
    expect(await summarise(conversationId)).toBe(false);
    expect((await memoryOf(conversationId)).upto_seq).toBe('40');
    await modules.sql(
      `UPDATE subscriptions SET expires_at = now() - interval '1 hour' WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`,
      [botId],
    );
    await lead.says(...Array.from({ length: 60 }, (_, at) => `lalu ${at}`));
    expect(await summarise(conversationId)).toBe(false);
    expect((await memoryOf(conversationId)).upto_seq).toBe('40');
  });
});

describe('facts about a lead', () => {
  test('are stored with the answer without a further round trip, and given to the model', async () => {
    const proxy = await countingProxy(modules.env['DATABASE_URL']!);
    try {
      const counted = await modules.open([ConversationsModule, RepliesModule], { ...settings(), DATABASE_URL: proxy.url });
      const lead = newLead(counted);
      await answer(await lead.says('halo'), counted);
      await notes({ nama: 'Budi', alamat: 'Jl. Mawar 7' });
      const conversationId = await lead.says('saya Budi, kirim ke Jl. Mawar 7');
      proxy.takeTrips();
      expect(await answer(conversationId, counted)).toMatchObject({ kind: 'answered' });
      expect(proxy.takeTrips()).toBe(2);
      expect(await toldFacts(lead.pn)).toEqual({ name: 'Budi', address: 'Jl. Mawar 7' });

      await answer(await lead.says('jadi berapa?'), counted);
      expect(contentOf((await sandbox.llm.requests()).at(-1)).join('\n')).toContain('{"pelanggan":{"Nama":"Budi","Alamat":"Jl. Mawar 7"}}');
    } finally {
      await proxy.close();
    }
  });

  test('follow the lead, but never over the owner’s words; purchases are added up', async () => {
    const lead = newLead();
    await notes({ nama: 'Budi', ukuran: 'L' });
    await answer(await lead.says('saya Budi, pakai L'));
    await app.get(MemoriesService).change(botId, lead.pn, { facts: { size: 'XL (pesan lama salah)', note: ' ' } });
    await notes({ nama: 'Budi Santoso', ukuran: 'M', catatan: 'suka warna hitam' });
    await answer(await lead.says('Budi Santoso, M juga boleh, suka warna hitam'));
    expect(await toldFacts(lead.pn)).toEqual({ name: 'Budi Santoso', size: 'XL (pesan lama salah)', note: 'suka warna hitam' });

    const closes = (ringkasan: string) =>
      sandbox.llm.fault({
        next: [
          { kind: 'reply', toolCalls: [{ name: 'catat_closing', arguments: { ringkasan } }] },
          { kind: 'reply', content: 'Dicatat.' },
        ],
      });
    for (const bought of ['2 kaos', '1 topi']) {
      await closes(bought);
      await answer(await lead.says(`jadi ${bought}`));
    }
    expect((await toldFacts(lead.pn))['bought']).toBe('1 topi\n2 kaos');
    await app.get(MemoriesService).change(botId, lead.pn, { facts: { bought: '', name: 'Pak Budi' } });
    expect(await toldFacts(lead.pn)).toEqual({ name: 'Pak Budi', size: 'XL (pesan lama salah)', note: 'suka warna hitam' });
  });

  test('of two contacts that turn out to be one are joined, the owner’s words first', async () => {
    const [pn, lid] = [String((phones += 1)), '88112233445566'];
    const first = (await receive(app, [inbound(botId, chatOf(pn))], false))[0]!.conversationId;
    await receive(app, [inbound(botId, chatOf(null, lid))], false);
    const memories = app.get(MemoriesService);
    const fact = (value: string) => JSON.stringify({ size: { value, by: 'bot', at: '' }, name: { value, by: 'bot', at: '' } });
    await modules.sql(`INSERT INTO memories (conversation_id, bot_id, facts, summary, upto_seq) VALUES ($1, $2, $3, 'lama', 1)`, [
      first,
      botId,
      fact('dari nomor'),
    ]);
    await memories.change(botId, `lid:${lid}`, { facts: { name: 'Bu Rina' } });
    await receive(app, [inbound(botId, chatOf(pn, lid))], false);
    expect(await toldFacts(pn)).toEqual({ name: 'Bu Rina', size: 'dari nomor' });
    expect(await memoryOf(first)).toMatchObject({ summary: '', upto_seq: '0' });
  });

  test('belong to the owner only', async () => {
    const lead = newLead();
    await lead.says('halo');
    const other = await makeBot(modules);
    const memories = app.get(MemoriesService);
    await expect(memories.show(other, lead.pn)).rejects.toMatchObject({ code: 'contact_unknown' });
    await expect(memories.change(other, lead.pn, { facts: { name: 'x' } })).rejects.toMatchObject({ code: 'contact_unknown' });
  });
});

describe('with nothing left to answer with', () => {
  const bodies = async (id: ConversationId) =>
    (await modules.sql(`SELECT body FROM messages WHERE conversation_id = $1 AND sender = 'bot' ORDER BY seq`, [id])).map(
      ({ body }) => body,
    );

  test.each(['the quota is empty', 'the package is over'])(
    'each lead reads the owner’s words once while %s, at no cost, and the owner is needed',
    async (what) => {
      const reply = 'Mohon tunggu ya Kak, admin segera membalas.';
      await app.get(PromptsService).save(botId, { quotaReply: reply });
      await modules.sql(
        what === 'the quota is empty'
          ? `UPDATE subscriptions SET replies_left = 0 WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`
          : `UPDATE subscriptions SET expires_at = now() - interval '1 hour' WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`,
        [botId],
      );
      for (const lead of [newLead(), newLead()]) {
        const conversationId = await lead.says('halo');
        const outcomes = await Promise.all([answer(conversationId), answer(conversationId)]);
        expect(outcomes.filter(({ kind }) => kind === 'answered')).toHaveLength(1);
        await lead.says('halo?');
        expect(await answer(conversationId)).toMatchObject({ kind: 'silent' });
        expect(await bodies(conversationId)).toEqual([reply]);
        const [row] = await modules.sql(`SELECT needs_owner_reason, answered_turn = turn AS done FROM conversations WHERE id = $1`, [
          conversationId,
        ]);
        expect(row).toEqual({ needs_owner_reason: what === 'the quota is empty' ? 'no-quota' : 'no-package', done: true });
      }
      expect(await modules.sql(`SELECT 1 FROM replies WHERE bot_id = $1 AND charged`, [botId])).toEqual([]);
    },
  );

  test('the bot is silent after the owner for as long as the owner chose, and writes as fast', async () => {
    await app.get(PromptsService).save(botId, { takeoverMinutes: 15, sendsPerMinute: 10, typingMsPerCharacter: 50 });
    const minutes = async (id: ConversationId) =>
      (
        await modules.sql(`SELECT round(extract(epoch FROM takeover_until - now()) / 60)::int AS left FROM conversations WHERE id = $1`, [
          id,
        ])
      )[0]!.left;
    const lead = newLead();
    const fromPanel = await lead.says('halo');
    await app.get(ChatsService).send(botId, lead.pn, { body: 'saya yang jawab' });
    expect(await minutes(fromPanel)).toBe(15);
    const [queued] = await app.get(MessagesService).outbox(botId, 10);
    expect(queued).toMatchObject({ sendsPerMinute: 10, typingMsPerCharacter: 50 });

    const other = newLead();
    await other.says('halo');
    const fromPhone = (await receive(app, [inbound(botId, chatOf(other.pn), { sender: 'owner', body: 'ya?', at: new Date() })], false))[0]!;
    expect(await minutes(fromPhone.conversationId)).toBe(15);
    const unset = await makeBot(modules);
    const theirs = (await receive(app, [inbound(unset, chatOf(other.pn), { sender: 'owner', body: 'ya?', at: new Date() })], false))[0]!;
    expect(await minutes(theirs.conversationId)).toBe(60);
  });
});

describe('an answer explains itself', () => {
  const lastBotMessage = async (conversationId: ConversationId): Promise<string> =>
    (
      await modules.sql(`SELECT id FROM messages WHERE conversation_id = $1 AND sender = 'bot' ORDER BY seq DESC LIMIT 1`, [conversationId])
    )[0]!.id;

  test('by each of its messages: the read content, the tools, the model, the tokens and the cost', async () => {
    const lead = newLead();
    await answer(await lead.says('halo', 'saya mau tanya'));
    await app.get(MemoriesService).change(botId, lead.pn, { facts: { name: 'Pak Budi' } });
    await notes({ ukuran: 'XL' });
    const conversationId = await lead.says(`ukuran saya XL ${'ya'.repeat(400)}`);
    await modules.sql(`UPDATE memories SET summary = 'Dulu membeli topi.' WHERE conversation_id = $1`, [conversationId]);
    await answer(conversationId);
    const id = await lastBotMessage(conversationId);
    // The story does not include later messages.
    await lead.says('satu lagi');
    const { story, messages } = await app.get(ChatsService).reason(botId, id);
    expect(story).toMatchObject({
      turn: 3,
      model: expect.stringMatching(/./),
      tools: [{ name: 'catat_pelanggan', arguments: '{"ukuran":"XL"}', result: expect.stringMatching(/^Sudah saya catat/) }],
      read: { pictures: 0, summary: 'Dulu membeli topi.', facts: [{ kind: 'name', value: 'Pak Budi' }] },
    });
    expect(story!.read!.messages).toBe(messages.length);
    expect(messages.slice(0, 2).map(({ sender, body }) => [sender, body])).toEqual([
      ['lead', 'halo'],
      ['lead', 'saya mau tanya'],
    ]);
    expect(messages.at(-1)!.body).toMatch(/^ukuran saya XL .{280,290}…$/);
    const { promptTokens, completionTokens } = story!;
    expect(promptTokens).toBeGreaterThan(0);
    expect(story!.costRupiah).toBeCloseTo((promptTokens * 4_100 + completionTokens * 33_000) / 1_000_000, 1);
  });

  test('to its owner alone, with bounded texts; a message that is no answer is marked so', async () => {
    const lead = newLead();
    const conversationId = await lead.says('halo');
    await sandbox.llm.fault({
      next: [
        ...Array.from({ length: 5 }, () => ({
          kind: 'reply',
          toolCalls: [{ name: 'catat_closing', arguments: { ringkasan: 'x'.repeat(90_000) } }],
        })),
        { kind: 'reply', content: 'Baik Kak.' },
      ],
    });
    await answer(conversationId);
    const [{ size }] = await modules.sql(
      `SELECT length(tools::text) + length(read::text) AS size FROM replies WHERE conversation_id = $1`,
      [conversationId],
    );
    expect(Number(size)).toBeLessThan(40_000);
    const id = await lastBotMessage(conversationId);
    const chats = app.get(ChatsService);
    await expect(chats.reason(await makeBot(modules), id)).rejects.toMatchObject({ code: 'message_unknown' });
    await modules.sql(`UPDATE messages SET turn = NULL WHERE id = $1`, [id]);
    expect(await chats.reason(botId, id)).toEqual({ story: null, messages: [] });
  });
});
