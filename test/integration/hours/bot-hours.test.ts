import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { AnswersWhen } from '#contracts/values/bot/answers-when';
import type { OpeningHours } from '#contracts/values/bot/opening-hours';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { NeedsService } from '#core/features/conversations/state/needs.service';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { Clock } from '#core/platform/clock/clock';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { Sandbox } from '../../support/sandbox.ts';

let modules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let botId: BotId;
let phones = 6281300000000;

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const never = new AbortController().signal;

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  app = await modules.open(
    [ConversationsModule, PromptsModule, RepliesModule],
    sandboxSettings(sandbox.addresses, {}) as Record<string, string>,
  );
});
beforeEach(async () => {
  botId = await makeBot(modules);
});
afterAll(async () => {
  await modules.close();
  await sandbox.close();
});

/** The current time of Postgres in milliseconds. It is the only relevant clock. */
async function storeNow(): Promise<number> {
  const [row] = await modules.sql<{ ms: number }>(`SELECT extract(epoch FROM now())::float8 * 1000 AS ms`);
  return row!.ms;
}

/** The minute of the day in Jakarta. */
const minuteOf = (ms: number): number => (Math.floor(ms / minuteMs) + 7 * 60) % dayMinutes;
const time = (minute: number): string => {
  const inDay = ((minute % dayMinutes) + dayMinutes) % dayMinutes;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};
/** Day of the week in Jakarta; 0 is Monday. */
const weekday = (ms: number): number => (Math.floor((ms / minuteMs + 7 * 60) / dayMinutes) + 3) % 7;

/**
 * Returns the same opening hours for every day. `opensIn` and `closesIn` are minutes from the time `ms`. The shop may
 * close after midnight.
 */
function around(ms: number, opensIn: number, closesIn: number): OpeningHours {
  const minute = minuteOf(ms);
  return Array.from({ length: 7 }, () => ({ opens: time(minute + opensIn), closes: time(minute + closesIn) }));
}

async function choose(when: AnswersWhen, hours: OpeningHours | null, afterMinutes = 10): Promise<void> {
  const settings = { answersWhen: when, answersAfterMinutes: afterMinutes, openingHours: hours, timeZone: 'WIB' } as const;
  await app.get(PromptsService).save(botId, settings);
}

/** Stores a lead's message that is `agoMs` milliseconds older than the time `now`. */
async function asked(agoMs = 0, now?: number) {
  const chat = chatOf(String((phones += 1)));
  const at = new Date((now ?? (await storeNow())) - agoMs);
  const [first] = await receive(app, [inbound(botId, chat, { at })], false);
  const { conversationId, messageId } = first!;
  await modules.sql(`UPDATE messages SET created_at = $2 WHERE id = $1`, [messageId, at]);
  return { chat, conversationId, messageId };
}

const look = (conversationId: ConversationId) => app.get(RepliesService).generate(botId, conversationId, never);

async function needOf(conversationId: ConversationId): Promise<{ reason: string | null; open: boolean }> {
  const [row] = await modules.sql(`SELECT needs_owner_reason AS reason, answered_turn < turn AS open FROM conversations WHERE id = $1`, [
    conversationId,
  ]);
  return row!;
}

describe('a bot that answers outside the opening hours', () => {
  test('leaves a lead to the owner until the shop closes, and shows them in the queue', async () => {
    const now = await storeNow();
    await choose('outside-hours', around(now, -60, 60));
    const { conversationId } = await asked();
    const outcome = await look(conversationId);
    // The bot checks the chat at intervals, even while the shop is open.
    expect(outcome).toMatchObject({ kind: 'wait' });
    const { leads } = await app.get(NeedsService).queue(botId, undefined);
    expect(leads).toMatchObject([{ conversationId, needsOwner: { reason: 'lead-wrote' } }]);
    expect(await needOf(conversationId)).toEqual({ reason: 'lead-wrote', open: true });
  });

  test('keeps that reason through a sweep: nothing has failed', async () => {
    await choose('outside-hours', around(await storeNow(), -60, 60));
    const { conversationId } = await asked(20 * minuteMs);
    await look(conversationId);
    await app.get(RepliesService).sweep();
    expect(await needOf(conversationId)).toEqual({ reason: 'lead-wrote', open: true });
  });

  test('answers a message that arrived a second before opening, also when it looks later', async () => {
    const now = await storeNow();
    await choose('outside-hours', around(now, 0, 120));
    const intoMinute = now % minuteMs;
    const early = await asked(intoMinute + 1_000, now);
    expect(await look(early.conversationId)).toMatchObject({ kind: 'answered' });
    const punctual = await asked(intoMinute, now);
    expect(await look(punctual.conversationId)).toMatchObject({ kind: 'wait' });
  });

  test('answers after closing the messages that the owner left, and the lead waits no longer', async () => {
    const now = await storeNow();
    await choose('outside-hours', around(now, -60, 60));
    const { conversationId, messageId } = await asked();
    await look(conversationId);
    expect((await needOf(conversationId)).reason).toBe('lead-wrote');
    // The message arrived one minute before the new closing time of the shop.
    await choose('outside-hours', around(now, -60, -1));
    await modules.sql(`UPDATE messages SET created_at = $2 WHERE id = $1`, [messageId, new Date(now - 2 * minuteMs)]);
    expect(await look(conversationId)).toMatchObject({ kind: 'answered' });
    expect(await needOf(conversationId)).toEqual({ reason: null, open: false });
  });

  test('knows hours that pass midnight', async () => {
    const now = await storeNow();
    // Opened yesterday, two hours after the current time of day, and closes in one hour.
    await choose('outside-hours', around(now, 120, 60));
    const { conversationId } = await asked();
    expect(await look(conversationId)).toMatchObject({ kind: 'wait' });
    await choose('outside-hours', around(now, 60, -60));
    const other = await asked();
    expect(await look(other.conversationId)).toMatchObject({ kind: 'answered' });
  });

  test('answers on a day on which the shop is closed', async () => {
    const now = await storeNow();
    const daily = Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '23:59' }));
    await choose(
      'outside-hours',
      daily.map((day, index) => (index === weekday(now) ? null : day)),
    );
    const { conversationId } = await asked();
    expect(await look(conversationId)).toMatchObject({ kind: 'answered' });
  });

  test('never answers a message that was already too old when the owner’s hours ended', async () => {
    const now = await storeNow();
    await choose('outside-hours', around(now, -8 * 60, -1));
    const { conversationId, messageId } = await asked(7 * 60 * minuteMs);
    expect(await look(conversationId)).toEqual({ kind: 'silent', reason: 'left-to-owner' });
    expect(await needOf(conversationId)).toEqual({ reason: 'lead-wrote', open: false });
    const [message] = await modules.sql(`SELECT unanswered FROM messages WHERE id = $1`, [messageId]);
    expect(message).toEqual({ unanswered: 'lead-wrote' });
  });
});

describe('a bot that answers after the owner’s time', () => {
  test('is silent when the owner answers in time', async () => {
    await choose('unanswered', null, 5);
    const { chat, conversationId } = await asked(4 * minuteMs);
    expect(await look(conversationId)).toMatchObject({ kind: 'wait' });
    expect((await needOf(conversationId)).reason).toBe('lead-wrote');
    await receive(app, [inbound(botId, chat, { sender: 'owner', body: 'Ada kak', isFromPhone: true })], false);
    await modules.sql(`UPDATE messages SET created_at = created_at - interval '2 minutes' WHERE conversation_id = $1`, [conversationId]);
    expect(await look(conversationId)).toEqual({ kind: 'silent', reason: 'done' });
    expect(await needOf(conversationId)).toEqual({ reason: null, open: false });
    const bubbles = await modules.sql(`SELECT id FROM messages WHERE conversation_id = $1 AND sender = 'bot'`, [conversationId]);
    expect(bubbles).toEqual([]);
  });

  test('answers after that time, until then it waits exactly so long', async () => {
    await choose('unanswered', null, 5);
    const now = await storeNow();
    const { conversationId, messageId } = await asked(4 * minuteMs, now);
    const outcome = await look(conversationId);
    // Postgres stores microseconds and a Date whole milliseconds, so the times may differ by 1 ms.
    expect(outcome.kind === 'wait' && Math.abs(outcome.untilMs - now - minuteMs) <= 1).toBe(true);
    await modules.sql(`UPDATE messages SET created_at = $2 WHERE id = $1`, [messageId, new Date(now - 5 * minuteMs)]);
    expect(await look(conversationId)).toMatchObject({ kind: 'answered' });
    expect(await needOf(conversationId)).toEqual({ reason: null, open: false });
  });
});

test('a turn that is left to its owner for long is looked at again after ten minutes', async () => {
  await choose('unanswered', null, 30);
  const { conversationId } = await asked();
  const outcome = await look(conversationId);
  const minutes = outcome.kind === 'wait' ? (outcome.untilMs - app.get(Clock).now().getTime()) / minuteMs : 0;
  expect([minutes > 9, minutes <= 10]).toEqual([true, true]);
});

test('a bot without a choice answers at once, and does not call the owner', async () => {
  const { conversationId } = await asked();
  expect(await look(conversationId)).toMatchObject({ kind: 'answered' });
  expect(await needOf(conversationId)).toEqual({ reason: null, open: false });
});
