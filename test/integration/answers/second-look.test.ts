import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { Sandbox } from '../../support/sandbox.ts';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

/* The model's second check before an answer is sent, and what the answer may keep with the owner's own words. */
let modules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let botId: BotId;
let phones = 6281322220000;

const training = `Kost Putri Mawar Jatinangor
Kamar A 750rb per bulan, kamar C 1.450.000 per bulan
Air + wifi termasuk semua
Parkir motor di halaman depan
Hewan tidak boleh
DP 50%, lunas H-1. Batal H-2 ke bawah DP hangus`;

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  const env = sandboxSettings(sandbox.addresses, {}) as Record<string, string>;
  app = await modules.open([ConversationsModule, RepliesModule], env);
  ({ botId } = await makeOwner(modules, 1_000, training));
});
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await modules.close();
  await sandbox.close();
});

interface Answered {
  readonly texts: readonly string[];
  /** The model's input, one text per request. */
  readonly requests: readonly string[];
  /** Open questions to the owner. */
  readonly questions: readonly string[];
  /** The owner's log lines about answers that were not sent. */
  readonly held: unknown;
}

/** The lead's answer when the model answers with these texts, one per request. */
async function answered(asked: string, ...replies: string[]): Promise<Answered> {
  await sandbox.llm.fault({ next: replies.map((content) => ({ kind: 'reply', content })) });
  const before = (await sandbox.llm.requests()).length;
  const [first] = await receive(app, [inbound(botId, chatOf(String((phones += 1))), { body: asked })], false);
  await app.get(RepliesService).generate(botId, first!.conversationId, new AbortController().signal);
  const rows = await modules.sql<{ body: string }>(`SELECT body FROM messages WHERE conversation_id = $1 AND sender = 'bot' ORDER BY seq`, [
    first!.conversationId,
  ]);
  const requests = (await sandbox.llm.requests()).slice(before).map(({ request }) => String(request.messages.at(-1).content));
  const asking = await modules.sql<{ question: string }>(`SELECT question FROM owner_questions WHERE conversation_id = $1`, [
    first!.conversationId,
  ]);
  const [reply] = await modules.sql<{ read: { held?: unknown } | null }>(
    `SELECT read FROM replies WHERE bot_id = $1 ORDER BY created_at DESC LIMIT 1`,
    [botId],
  );
  return { texts: rows.map(({ body }) => body), requests, questions: asking.map(({ question }) => question), held: reply?.read?.held };
}

test('a statement without a ground goes back once, with the owner’s nearest words, and the second answer leaves', async () => {
  const { texts, requests } = await answered(
    'boleh bawa hewan?',
    'Boleh kak bawa hewan peliharaan.',
    'Maaf kak, hewan tidak boleh ya.',
    'never asked for',
  );
  expect(texts).toEqual(['Maaf kak, hewan tidak boleh ya.']);
  expect(requests).toHaveLength(2);
  expect(requests[1]).toContain('"Hewan tidak boleh"');
});

test('a statement that the model only repeats gives way to what the owner wrote', async () => {
  const words = 'Boleh kak bawa hewan peliharaan.';
  const { texts, requests } = await answered('boleh bawa hewan?', words, words, 'never asked for');
  expect(texts).toEqual(['Ini keterangan dari toko ya, Kak: "Hewan tidak boleh"']);
  expect(requests).toHaveLength(2);
});

test('the owner is asked about a statement that the texts do not speak of', async () => {
  const words = 'Ada dapur bersama kak, bebas dipakai.';
  const { texts, questions } = await answered('ada dapur?', words, words);
  expect(texts.join(' ')).toContain('saya pastikan dulu ke admin');
  expect(questions).toHaveLength(1);
});

test('the owner reads the doubted parts under the answer', async () => {
  const words = 'Boleh kak bawa hewan peliharaan.';
  const { held } = await answered('boleh bawa hewan?', words, 'Maaf kak, hewan tidak boleh ya.');
  expect(held).toEqual([{ text: words, checks: [{ kind: 'doubt', words }] }]);
});

test('what the texts carry is not asked about again', async () => {
  const { texts, requests } = await answered('kamar A berapa', 'Kamar A 750rb per bulan kak.');
  expect(texts).toEqual(['Kamar A 750rb per bulan kak.']);
  expect(requests).toHaveLength(1);
});

test('a second answer with a wrong amount does not leave', async () => {
  const { texts, requests } = await answered(
    'kamarnya gimana',
    'Kamarnya nyaman dan adem kak.',
    'Kamar A 650rb per bulan kak.',
    'never asked for',
  );
  expect(texts.join('\n')).not.toContain('650');
  expect(requests).toHaveLength(2);
});

test('a held statement is replaced by the owner’s words that the model quotes, and no quote passes another off', async () => {
  const words = 'DP 50% kak, pelunasan sehari sebelum acara.';
  const proved = await answered('dp brp', words, `${words} [dasar: "DP 50%, lunas H-1"]`);
  expect(proved.texts).toEqual(['Ini keterangan dari toko ya, Kak: "DP 50%, lunas H-1."']);
  expect(proved.requests[1]).toContain('[dasar:');
  const wrong = 'DP 25% kak, boleh lunas belakangan.';
  const invented = await answered('dp brp', wrong, `${wrong} [dasar: "DP 25% boleh lunas belakangan"]`);
  expect(invented.texts.join(' ')).not.toContain('25%');
});
