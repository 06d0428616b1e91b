import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { Sandbox } from '../../support/sandbox.ts';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

/*
 * What the model is asked once more before an answer leaves, and what it may keep with the owner's own words.
 */
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

/** What the lead gets when the model answers so, one text per request, and what the model was asked. */
async function answered(asked: string, ...replies: string[]): Promise<{ texts: string[]; requests: string[] }> {
  await sandbox.llm.fault({ next: replies.map((content) => ({ kind: 'reply', content })) });
  const before = (await sandbox.llm.requests()).length;
  const [first] = await receive(app, [inbound(botId, chatOf(String((phones += 1))), { body: asked })], false);
  await app.get(RepliesService).generate(botId, first!.conversationId, new AbortController().signal);
  const rows = await modules.sql<{ body: string }>(`SELECT body FROM messages WHERE conversation_id = $1 AND sender = 'bot' ORDER BY seq`, [
    first!.conversationId,
  ]);
  const requests = (await sandbox.llm.requests()).slice(before).map(({ request }) => String(request.messages.at(-1).content));
  return { texts: rows.map(({ body }) => body), requests };
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

test('the model may say the same again: nothing forbids it', async () => {
  const words = 'Kamarnya nyaman dan adem kak.';
  const { texts, requests } = await answered('kamarnya gimana', words, words);
  expect(texts).toEqual([words]);
  expect(requests).toHaveLength(2);
});

test('what the texts carry is not asked about again', async () => {
  const { texts, requests } = await answered('kamar A berapa', 'Kamar A 750rb per bulan kak.');
  expect(texts).toEqual(['Kamar A 750rb per bulan kak.']);
  expect(requests).toHaveLength(1);
});

test('a second answer with a wrong amount does not leave', async () => {
  const { texts } = await answered(
    'kamarnya gimana',
    'Kamarnya nyaman dan adem kak.',
    'Kamar A 650rb per bulan kak.',
    'Kamar A 650rb per bulan kak.',
  );
  expect(texts.join('\n')).not.toContain('650');
});

test('a held statement may leave with the owner’s own words as proof, which the lead does not read', async () => {
  const words = 'DP 50% kak, pelunasan H-1.';
  const held = await answered('dp brp', words, words);
  expect(held.texts).not.toContain(words);
  const proved = await answered('dp brp', words, `${words} [dasar: "DP 50%, lunas H-1"]`);
  expect(proved.texts).toEqual([words]);
  expect(proved.requests[1]).toContain('[dasar:');
  const invented = await answered('dp brp', words, `${words} [dasar: "DP 50% atau lunas H-1 bebas"]`);
  expect(invented.texts).not.toContain(words);
});
