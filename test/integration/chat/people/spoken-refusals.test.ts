import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { ChatFilesService } from '#core/features/conversations/files/chat-files.service';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../../../support/core/test-modules.ts';

let modules: TestModules;
let context: INestApplicationContext;
let files: ChatFilesService;
let botId: BotId;

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([ConversationsModule]);
  files = context.get(ChatFilesService);
});
beforeEach(async () => {
  botId = await makeBot(modules, 10, 'Toko kaos');
});
afterAll(() => modules?.close());

const lead = chatOf('6281200000001');
const spokenAt = new Date('2026-03-10T03:00:00Z');
const minutesLater = (minutes: number): Date => new Date(spokenAt.getTime() + minutes * 60_000);

interface Voice {
  readonly id: MessageId;
  readonly conversationId: ConversationId;
}

async function say(more: Parameters<typeof inbound>[2]): Promise<Voice> {
  const [one] = await receive(context, [inbound(botId, lead, more)], false);
  const [row] = await modules.sql<{ id: MessageId }>(`SELECT id FROM messages WHERE conversation_id = $1 ORDER BY seq DESC LIMIT 1`, [
    one!.conversationId,
  ]);
  return { id: row!.id, conversationId: one!.conversationId };
}
const speak = () => say({ kind: 'audio', body: '', media: { mimetype: 'audio/ogg', seconds: 4 }, at: spokenAt });

async function consentOf({ conversationId }: Voice) {
  const [row] = await modules.sql(`SELECT no_follow_ups_at, opted_out_at, opted_in_at FROM conversations WHERE id = $1`, [conversationId]);
  return { quiet: row!.no_follow_ups_at as Date | null, out: row!.opted_out_at as Date | null };
}

test.each([
  ['in words of their own', 'Kak, tolong jangan chat saya lagi ya.'],
  ['by the word alone, which a transcript may have misheard', 'Stop.'],
])('a refusal that is spoken %s ends follow-ups, and not the answers', async (_how, text) => {
  const voice = await speak();
  await files.noteTranscript(botId, voice.id, text);
  expect(await consentOf(voice)).toEqual({ quiet: spokenAt, out: null });
});

test('a refusal in a recording that was transcribed late ends them too', async () => {
  const voice = await speak();
  await files.noteHearing(botId, voice.id, 'late');
  await files.noteHeardLate(botId, voice.id, 'Jangan kirim promo lagi ya kak');
  expect(await consentOf(voice)).toEqual({ quiet: spokenAt, out: null });
});

test('what is said about goods ends nothing, and no word in a recording begins them again', async () => {
  const voice = await speak();
  await files.noteTranscript(botId, voice.id, 'Stoknya masih ada kak?');
  expect(await consentOf(voice)).toEqual({ quiet: null, out: null });
  const stop = await say({ body: 'STOP', at: minutesLater(1) });
  const again = await say({ kind: 'audio', body: '', media: { mimetype: 'audio/ogg', seconds: 2 }, at: minutesLater(2) });
  await files.noteTranscript(botId, again.id, 'Mulai');
  expect(await consentOf(stop)).toEqual({ quiet: null, out: minutesLater(1) });
});

test('a MULAI that was written after the recording counts, although the transcript comes later', async () => {
  const voice = await speak();
  await say({ body: 'MULAI', at: minutesLater(3) });
  await files.noteTranscript(botId, voice.id, 'Jangan chat saya lagi');
  expect(await consentOf(voice)).toEqual({ quiet: null, out: null });
});

test('a recording of the owner is no refusal of the lead', async () => {
  const first = await speak();
  const owner = await say({ sender: 'owner', kind: 'audio', body: '', media: { mimetype: 'audio/ogg', seconds: 2 }, at: minutesLater(1) });
  await files.noteTranscript(botId, owner.id, 'Jangan chat saya lagi');
  expect(await consentOf(first)).toEqual({ quiet: null, out: null });
});

test('nor is a recording in a notice of a business', async () => {
  const first = await speak();
  const notice = await say({
    kind: 'audio',
    body: '',
    origin: 'notice',
    media: { mimetype: 'audio/ogg', seconds: 2 },
    at: minutesLater(1),
  });
  await files.noteTranscript(botId, notice.id, 'Jangan chat saya lagi');
  expect(await consentOf(first)).toEqual({ quiet: null, out: null });
});
