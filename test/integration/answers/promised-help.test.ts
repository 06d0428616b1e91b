import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { delivered } from '../../support/events/delivered.ts';
import { Sandbox } from '../../support/sandbox.ts';

/* An answer that promises help without calling a tool: the owner is called or asked, so that a person keeps the promise. */
let modules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let botId: BotId;
let phones = 6281390000000;

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  app = await modules.open([ConversationsModule, RepliesModule, SubscribersModule], {
    ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>),
  });
  ({ botId } = await makeOwner(modules, 1_000));
});
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await modules.close();
  await sandbox.close();
});

const newPhone = () => chatOf(String((phones += 1)));
const answers = (content: string | null, toolCalls: object[] = []) => sandbox.llm.fault({ next: [{ kind: 'reply', content, toolCalls }] });

/** The state of a conversation after the bot's answer to a message. */
async function answered(from: ReturnType<typeof newPhone>, body: string) {
  const [first] = await receive(app, [inbound(botId, from, { body })], false);
  const { conversationId } = first!;
  expect(await app.get(RepliesService).generate(botId, conversationId, new AbortController().signal)).toMatchObject({ kind: 'answered' });
  await delivered(app);
  const of = (statement: string) => modules.sql(statement, [conversationId]);
  const [conversation] = await of(`SELECT * FROM conversations WHERE id = $1`);
  const bubbles = await of(`SELECT body FROM messages WHERE conversation_id = $1 AND sender = 'bot' ORDER BY seq`);
  const notices = await of(`SELECT kind FROM notifications WHERE conversation_id = $1 ORDER BY kind`);
  const questions = await of(`SELECT question FROM owner_questions WHERE conversation_id = $1 ORDER BY asked_at`);
  return {
    need: conversation!.needs_owner_reason as string | null,
    isTakenOver: conversation!.takeover_until !== null,
    notices: notices.map((one): string => one.kind),
    questions: questions.map((one): string => one.question),
    said: bubbles.map((one): string => one.body).join('\n'),
  };
}

test('the owner is called for "saya panggilkan tim kami"', async () => {
  await answers('Sebentar ya Kak, saya panggilkan tim kami.');
  expect(await answered(newPhone(), 'Halo')).toMatchObject({ isTakenOver: true, notices: ['handover'] });
});

test('the owner is asked once for "saya teruskan ke admin", also when the bot says it again', async () => {
  const from = newPhone();
  const asked = { need: 'question', isTakenOver: false, notices: ['question'], questions: ['bisa custom bordir?'] };
  await answers('Untuk itu saya teruskan ke admin ya Kak.');
  expect(await answered(from, 'bisa custom bordir?')).toMatchObject(asked);
  await answers('Masih saya teruskan ke admin ya Kak.');
  expect(await answered(from, 'gimana kak?')).toMatchObject(asked);
});

test('the owner is called when the call cannot be read and the model says that an admin comes', async () => {
  await answers(null, [{ name: 'panggil_admin', arguments: { alasan: { a: 1 } } }]);
  const { said, ...state } = await answered(newPhone(), 'Halo, ada stok?');
  expect(said).toMatch(/admin/);
  expect(said).not.toMatch(/panggil_admin|alasan/);
  expect(state).toMatchObject({ isTakenOver: true, notices: ['handover'] });
});

test.each(['Mau saya teruskan ke admin?', 'Kalau mendesak saya panggilkan admin ya Kak.'])('an offer calls nobody: %s', async (words) => {
  await answers(words);
  expect(await answered(newPhone(), 'Halo')).toMatchObject({ need: null, isTakenOver: false, notices: [], questions: [] });
});
