import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { dayMs, hourMs, minuteMs } from '#contracts/values/base/durations';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { FollowUpsModule } from '#core/features/followups/followups.module';
import { FollowUpsService } from '#core/features/followups/followups.service';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { ReportTimes } from '#core/features/prompts/report-times.service';
import { ReportsModule } from '#core/features/reports/reports.module';
import { ReportsService } from '#core/features/reports/reports.service';
import { chatOf, inbound, makeBot, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

/** The current time of all processes in these tests: a Monday at five past seven in Jakarta. */
let now: number;
let modules: TestModules;
let app: INestApplicationContext;
let other: INestApplicationContext;
let botId: BotId;
let phones = 6281500000000;

const seven = 7 * hourMs;

beforeAll(async () => {
  modules = await openTestModules();
  const [row] = await modules.sql<{ ms: number }>(`SELECT extract(epoch FROM now())::float8 * 1000 AS ms`);
  // 5 January 1970 was a Monday; seven in Jakarta is midnight in UTC
  const monday = Math.ceil((row!.ms - 4 * dayMs) / (7 * dayMs)) * 7 * dayMs + 4 * dayMs + 5 * minuteMs;
  const shift = Math.round((monday - row!.ms) / minuteMs);
  now = row!.ms + shift * minuteMs;
  const open = () =>
    modules.open([ConversationsModule, FollowUpsModule, PromptsModule, ReportsModule], { CLOCK_SHIFT_MINUTES: String(shift) });
  app = await open();
  other = await open();
});
beforeEach(async () => {
  botId = await makeBot(modules);
});
afterAll(() => modules?.close());

/** The start of the current day in Jakarta, plus this number of hours. */
const today = (hours = 0): Date => new Date(Math.floor((now + seven) / dayMs) * dayMs - seven + hours * hourMs);
const yesterday = (hours: number): Date => today(hours - 24);

interface Talk {
  readonly at: Date;
  readonly body?: string;
  readonly name?: string;
  readonly bot?: BotId;
  /** The answer to the message, and the number of seconds after which it was sent. */
  readonly answer?: { readonly by: 'bot' | 'owner'; readonly afterSeconds: number };
}

/** Stores a lead who wrote once, at the given time, with the answer if there is one. */
async function talk({ at, body = 'Halo', name = 'Budi', bot = botId, answer }: Talk): Promise<ConversationId> {
  const [one] = await receive(app, [inbound(bot, chatOf(String((phones += 1))), { at, body, name })], false);
  const { conversationId, messageId } = one!;
  await modules.sql(`UPDATE messages SET created_at = $2 WHERE id = $1`, [messageId, at]);
  await modules.sql(`UPDATE conversations SET created_at = $2, last_at = $2, lead_last_at = $2, last_sender = 'lead' WHERE id = $1`, [
    conversationId,
    at,
  ]);
  if (!answer) return conversationId;
  const then = new Date(at.getTime() + answer.afterSeconds * 1_000);
  await modules.sql(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, created_at)
     SELECT $1::uuid, bot_id, id, last_seq + 1, $3, 'text', 'Ada kak', $1::uuid::text, 'sent', $4 FROM conversations WHERE id = $2`,
    [randomUUID(), conversationId, answer.by, then],
  );
  await modules.sql(`UPDATE conversations SET last_seq = last_seq + 1, last_at = $2, last_sender = $3 WHERE id = $1`, [
    conversationId,
    then,
    answer.by,
  ]);
  if (answer.by === 'bot')
    await modules.sql(
      `INSERT INTO replies (id, bot_id, conversation_id, turn, model, charged, created_at) VALUES ($1, $2, $3, 1, 'm', true, $4)`,
      [randomUUID(), bot, conversationId, then],
    );
  return conversationId;
}

async function closing(conversationId: ConversationId, at: Date, amount: number | null, state = 'new'): Promise<void> {
  await modules.sql(
    `INSERT INTO closings (id, bot_id, conversation_id, summary, amount, state, created_at) VALUES ($1, $2, $3, 'x', $4, $5, $6)`,
    [randomUUID(), botId, conversationId, amount, state, at],
  );
  await modules.sql(`UPDATE conversations SET closing_at = $2 WHERE id = $1`, [conversationId, at]);
}

async function question(conversationId: ConversationId, at: Date, text: string): Promise<void> {
  await modules.sql(`INSERT INTO owner_questions (id, bot_id, conversation_id, question, asked_at) VALUES ($1, $2, $3, $4, $5)`, [
    randomUUID(),
    botId,
    conversationId,
    text,
    at,
  ]);
}

const need = (id: ConversationId) =>
  modules.sql(`UPDATE conversations SET needs_owner_since = $2, needs_owner_reason = 'complaint' WHERE id = $1`, [id, today(1)]);
const due = (at: Date | null) => modules.sql(`UPDATE bot_settings SET report_next_at = $2 WHERE bot_id = $1`, [botId, at]);
const planned = async (): Promise<Date | null> =>
  (await modules.sql<{ at: Date | null }>(`SELECT report_next_at AS at FROM bot_settings WHERE bot_id = $1`, [botId]))[0]!.at;
const named = async () =>
  (
    await modules.sql<{ ids: string[] }>(`SELECT named_conversations AS ids FROM notifications WHERE bot_id = $1 AND kind = 'report'`, [
      botId,
    ])
  ).map(({ ids }) => ids);
const notices = () =>
  modules.sql<{ title: string; body: string }>(
    `SELECT title, body FROM notifications WHERE bot_id = $1 AND kind = 'report' ORDER BY title`,
    [botId],
  );

describe('the figures', () => {
  test('of a day count its chats, by who answered them, and its sales', async () => {
    await talk({ at: yesterday(-1) }); // the evening before
    await talk({ at: today(0) }); // exactly at the end
    const first = await talk({ at: yesterday(0), answer: { by: 'bot', afterSeconds: 10 } });
    const second = await talk({ at: yesterday(9), answer: { by: 'bot', afterSeconds: 30 } });
    const third = await talk({ at: yesterday(9.5), answer: { by: 'owner', afterSeconds: 600 } });
    await talk({ at: yesterday(23.9) });
    await closing(first, yesterday(0), 150_000);
    await closing(second, yesterday(23.9), null);
    await closing(third, yesterday(10), 999_000, 'cancelled');
    await closing(third, today(0), 50_000);
    await question(third, yesterday(9.5), 'Ada ukuran XL?');
    const stranger = await makeBot(modules);
    await talk({ at: yesterday(9), bot: stranger });
    const report = await app.get(ReportsService).read(botId, 1);
    expect(report).toMatchObject({
      from: yesterday(12).toISOString().slice(0, 10),
      days: 1,
      zone: 'WIB',
      chats: 4,
      newChats: 4,
      byBot: 2,
      byOwner: 1,
      closings: { count: 2, amount: 150_000 },
      before: { chats: 1, byBot: 0, byOwner: 0, closings: { count: 0, amount: 0 } },
      firstAnswerSeconds: 30,
      unknown: [{ question: 'Ada ukuran XL?', times: 1 }],
    });
    expect(report.hours).toHaveLength(24);
    expect([report.hours[0], report.hours[9], report.hours[23], report.hours[10]]).toEqual([1, 2, 1, 0]);
  });

  test('count no answer after midnight to a customer who wrote before, so that no more chats are answered than there are', async () => {
    await talk({ at: new Date(yesterday(0).getTime() - 5_000), answer: { by: 'bot', afterSeconds: 10 } });
    expect(await app.get(ReportsService).read(botId, 1)).toMatchObject({ chats: 0, byBot: 0, before: { chats: 1, byBot: 0 } });
  });

  test('count a chat that began earlier, and no business notice', async () => {
    const old = await talk({ at: yesterday(9) });
    await modules.sql(`UPDATE conversations SET created_at = $2 WHERE id = $1`, [old, yesterday(-100)]);
    const notice = await talk({ at: yesterday(9) });
    await modules.sql(`UPDATE messages SET origin = 'notice' WHERE conversation_id = $1`, [notice]);
    expect(await app.get(ReportsService).read(botId, 1)).toMatchObject({ chats: 1, newChats: 0 });
  });

  test('name the topics of the week, most chats first, each chat once', async () => {
    await talk({ at: yesterday(1), body: 'Kak harganya berapa? harga grosir?' });
    await talk({ at: yesterday(-40), body: 'berapa ongkir ke Bandung' });
    await talk({ at: yesterday(2), body: 'Ongkirnya?' });
    await talk({ at: yesterday(3), body: 'brp kak' });
    await talk({ at: yesterday(3), body: 'memberapakan pengembaraan' });
    const { topics } = await app.get(ReportsService).read(botId, 7);
    expect(topics).toEqual([
      { topic: 'price', chats: 3 },
      { topic: 'shipping', chats: 2 },
    ]);
  });

  test('count leads who stopped after our answer, a day ago or longer, and have not bought', async () => {
    const answer = { by: 'bot', afterSeconds: 10 } as const;
    await talk({ at: yesterday(-30), answer });
    await talk({ at: yesterday(-30) }); // not answered: the customer is not lost, but waiting
    await talk({ at: new Date(now - dayMs + minuteMs), answer }); // this customer may still write
    const bought = await talk({ at: yesterday(-30), answer });
    await closing(bought, yesterday(-29), 10_000);
    expect((await app.get(ReportsService).read(botId, 7)).lost).toBe(1);
  });

  test('of an earlier day or week are those of that span, compared with the one before it', async () => {
    const dayOf = (at: Date) => new Date(at.getTime() + seven).toISOString().slice(0, 10);
    await talk({ at: yesterday(9) });
    const sold = await talk({ at: yesterday(-24) }); // the first moment of the day before
    await talk({ at: yesterday(-25) });
    await talk({ at: yesterday(-200) });
    await closing(sold, yesterday(-24), 70_000);
    await closing(sold, yesterday(-30), 30_000);
    const from = dayOf(yesterday(-12));
    expect(await app.get(ReportsService).read(botId, 1, from)).toMatchObject({
      ...{ from, days: 1, chats: 1, closings: { count: 1, amount: 70_000 } },
      before: { chats: 1, closings: { count: 1, amount: 30_000 } },
    });
    const week = dayOf(yesterday(-6 * 24));
    expect(await app.get(ReportsService).read(botId, 7, week)).toMatchObject({
      ...{ from: week, days: 7, chats: 3, closings: { count: 2, amount: 100_000 } },
      before: { chats: 1, closings: { count: 0, amount: 0 } },
    });
  });

  test('follow the time zone of follow-ups while the shop has none of its own', async () => {
    await app.get(FollowUpsService).saveOptions(botId, { zone: 'WITA' });
    expect(await app.get(ReportsService).zone(botId)).toBe('WITA');
    await app.get(PromptsService).save(botId, { timeZone: 'WIT' });
    expect(await app.get(ReportsService).zone(botId)).toBe('WIT');
  });

  test('follow the time zone of the shop', async () => {
    await app.get(PromptsService).save(botId, { timeZone: 'WIT' });
    await talk({ at: yesterday(23) }); // already today in Jayapura
    await talk({ at: yesterday(-1) }); // already yesterday there
    const report = await app.get(ReportsService).read(botId, 1);
    expect(report).toMatchObject({ zone: 'WIT', chats: 1 });
    expect(report.hours[1]).toBe(1);
  });
});

describe('the morning report', () => {
  test('comes at seven until the owner chooses another hour, or none', async () => {
    const times = app.get(ReportTimes);
    const fresh = (await makeOwner(modules, 100, '')).botId;
    expect(await times.hour(fresh)).toBe(7);
    await times.save(fresh, 0);
    expect([await times.hour(fresh), await times.hour(botId)]).toEqual([0, 7]);
    await times.save(fresh, null);
    expect(await times.hour(fresh)).toBeNull();
  });

  test('is planned first, for the next full hour of the shop', async () => {
    await talk({ at: yesterday(9) });
    await app.get(ReportsService).sweep();
    expect(await planned()).toEqual(today(31));
    await app.get(ReportTimes).save(botId, 8);
    await app.get(ReportsService).sweep();
    expect(await planned()).toEqual(today(8));
    expect(await notices()).toEqual([]);
  });

  test('covers yesterday and the week, once for all workers', async () => {
    const { at, answer } = { at: yesterday(9), answer: { by: 'bot', afterSeconds: 20 } as const };
    const first = await talk({ at, answer, name: 'Sari' });
    const second = await talk({ at: yesterday(19), name: 'Joko', body: 'ongkir ke Bandung?' });
    await talk({ at: yesterday(-60), answer });
    await closing(first, yesterday(10), 150_000);
    await question(second, yesterday(19), 'Kak bisa kirim\nke "Papua"?');
    await need(second);
    await due(today(7));
    await Promise.all([app.get(ReportsService).sweep(), other.get(ReportsService).sweep()]);
    await app.get(ReportsService).sweep();
    const [week, day, ...others] = await notices();
    expect(others).toEqual([]);
    // When Joko's data is erased, the report that names him is found.
    expect((await named()).filter((ids) => ids.length > 0)).toEqual([[second]]);
    expect(day!.title).toMatch(/^Laporan pagi: Minggu, \d+ [A-Z][a-z]+$/);
    expect(day!.body.split('\n')).toEqual([
      '2 chat masuk (2 pelanggan baru).',
      '1 dijawab bot.',
      '1 closing, Rp\u00a0150.000.',
      'Menunggu Anda: Joko.',
      "Bot belum tahu: \u201cKak bisa kirim ke 'Papua'?\u201d.",
    ]);
    expect(week!.title).toMatch(/^Laporan minggu lalu: \d+ [A-Z][a-z]+\u2013\d+ [A-Z][a-z]+$/);
    expect(week!.body.split('\n')).toEqual([
      '3 chat masuk.',
      '2 dijawab bot.',
      '1 closing, Rp\u00a0150.000.',
      'Jawaban pertama biasanya dalam 20 detik.',
      'Paling ramai pukul 08.00\u201310.00.',
      'Paling sering ditanyakan: ongkir (1 chat).',
      '1 pelanggan berhenti menulis sebelum memesan.',
      "Bot belum tahu: \u201cKak bisa kirim ke 'Papua'?\u201d.",
    ]);
    expect(await planned()).toEqual(today(31));
  });

  test('tells the sales of a week in which nobody wrote', async () => {
    await closing(await talk({ at: yesterday(-800) }), yesterday(-48), 150_000);
    await due(today(7));
    await app.get(ReportsService).sweep();
    expect(await notices()).toEqual([
      { title: expect.stringContaining('Laporan minggu lalu'), body: expect.stringContaining('1 closing, Rp\u00a0150.000.') },
    ]);
  });

  test.each([
    ['the owner wants none', async () => app.get(ReportTimes).save(botId, null)],
    ['it was due more than six hours ago', async () => void (await due(new Date(now - 6 * hourMs - minuteMs)))],
    [
      'nothing has happened',
      async () => {
        await modules.sql(`UPDATE conversations SET created_at = $2, last_at = $2, lead_last_at = $2 WHERE bot_id = $1`, [
          botId,
          yesterday(-800),
        ]);
        await modules.sql(`UPDATE messages SET created_at = $2 WHERE bot_id = $1`, [botId, yesterday(-800)]);
      },
    ],
  ])('is not sent when %s', async (_, change) => {
    await talk({ at: yesterday(9) });
    await due(today(7));
    await change();
    await app.get(ReportsService).sweep();
    expect(await notices()).toEqual([]);
  });

  test('is still sent when it was due less than six hours ago', async () => {
    await talk({ at: yesterday(9) });
    await due(new Date(now - 6 * hourMs + minuteMs));
    await app.get(ReportsService).sweep();
    expect(await notices()).toHaveLength(2);
  });

  test('goes to the mail and the notification number, and no words in it can look like a line of ours', async () => {
    await app.get(PromptsService).save(botId, { notificationNumber: '6281234567890' });
    const waiting = await talk({ at: yesterday(9), name: 'Budi\nTotal: Rp 9.000.000 https://jahat.example' });
    await need(waiting);
    await due(today(7));
    await app.get(ReportsService).sweep();
    const [, day] = await notices();
    expect(day!.body.split('\n')).toHaveLength(4);
    expect(day!.body).not.toContain('https://');
    const copies = await modules.sql(`SELECT 1 FROM notifications WHERE bot_id = $1 AND wa_id IS NOT NULL AND kind = 'report'`, [botId]);
    const mails = await modules.sql(
      `SELECT 1 FROM mails WHERE person_id IN (SELECT person_id FROM members m JOIN bots b ON b.account_id = m.account_id WHERE b.id = $1)`,
      [botId],
    );
    expect([copies.length, mails.length]).toEqual([2, 2]);
  });
});
