import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import type { InboundMessage } from '#core/features/conversations/conversations.types';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

/*
 * Texts of the shop's phone that are committed together as a backlog. The same text in other chats of the commit
 * shows that the app sent it.
 */

const away = 'Kantor kami buka lagi besok pukul 08.00, pesan Anda kami simpan.';
let modules: TestModules;
let app: INestApplicationContext;
let botId: BotId;
let now: number;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ConversationsModule]);
});
beforeEach(async () => {
  botId = await makeBot(modules);
  now = Math.floor(Date.now() / 1_000) * 1_000 - 600_000;
});
afterAll(() => modules?.close());

/** A message of a lead, and a text of the phone `seconds` later. */
function chat(lead: string, seconds: number, { of = botId, body = away } = {}): InboundMessage[] {
  const one = chatOf(lead);
  const at = (afterMs: number) => new Date(now + afterMs);
  return [
    inbound(of, one, { at: at(0), body: `halo ${lead}` }),
    inbound(of, one, { at: at(seconds * 1_000), body, sender: 'owner', isFromPhone: true }),
  ];
}

/** Origins of the phone's texts, by lead. */
async function origins(messages: InboundMessage[]): Promise<Record<string, string | null>> {
  await receive(app, messages, false);
  const rows = await modules.sql<{ pn: string; origin: string | null }>(
    `SELECT k.pn, m.origin FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
     WHERE m.bot_id = $1 AND m.sender = 'owner' ORDER BY m.seq`,
    [botId],
  );
  return Object.fromEntries(rows.map(({ pn, origin }) => [pn, origin]));
}
const [ani, budi, citra] = ['6281200000001', '6281200000002', '6281200000003'];

test('a late text is the app’s when two other chats of the same commit had it at once', async () => {
  expect(await origins([...chat(ani!, 1), ...chat(budi!, 1), ...chat(citra!, 40)])).toEqual({
    [ani!]: 'app',
    [budi!]: 'app',
    [citra!]: 'app',
  });
});

test.each<[string, () => InboundMessage[]]>([
  ['one other chat', () => chat(ani!, 1)],
  ['two chats of another text', () => [ani!, budi!].flatMap((lead) => chat(lead, 1, { body: `${away} Terima kasih.` }))],
  ['two chats where a person may have sent it', () => [ani!, budi!].flatMap((lead) => chat(lead, 30))],
  ['one other chat twice', () => [...chat(ani!, 1), ...chat(ani!, 1)]],
  ['one other chat at once and another one late', () => [...chat(ani!, 1), ...chat(budi!, 8)]],
])('a late text is a person’s beside %s with it', async (_, others) => {
  expect((await origins([...others(), ...chat(citra!, 40)]))[citra!]).toBeNull();
});

test('a chat counts once, also when it had the text in an earlier commit', async () => {
  await origins(chat(ani!, 1));
  now += 300_000;
  expect((await origins([...chat(ani!, 1), ...chat(citra!, 40)]))[citra!]).toBeNull();
});

test('chats of an earlier commit and of this one count together', async () => {
  await origins(chat(ani!, 1));
  now += 300_000;
  expect((await origins([...chat(budi!, 1), ...chat(citra!, 40)]))[citra!]).toBe('app');
});

test('a text of another shop’s chats shows nothing', async () => {
  const of = await makeBot(modules);
  const others = [ani!, budi!].flatMap((lead) => chat(lead, 1, { of }));
  expect((await origins([...others, ...chat(citra!, 40)]))[citra!]).toBeNull();
});
