import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { EventDispatcher } from '#core/features/events/event-dispatcher.service';
import { EventsModule } from '#core/features/events/events.module';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { Database } from '#core/platform/database/database';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

let modules: TestModules;
let app: INestApplicationContext;
let botId: BotId;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ConversationsModule, EventsModule, SubscribersModule]);
  ({ botId } = await makeOwner(modules));
});
afterAll(() => modules.close());

const minuteMs = 60_000;
const look = (laterMs: number) => app.get(TurnsService).sweep(new Date(Date.now() + laterMs), async () => new Set());
const needOf = async (id: string) =>
  (await modules.sql(`SELECT needs_owner_reason AS reason FROM conversations WHERE id = $1`, [id]))[0]!.reason;
async function notices() {
  await app.get(EventDispatcher).sweep();
  return modules.sql(`SELECT title FROM notifications WHERE account_id = (SELECT account_id FROM bots WHERE id = $1) ORDER BY title`, [
    botId,
  ]);
}

/** The bot's answer to the open messages of that chat. */
async function answer(conversationId: ConversationId): Promise<void> {
  const turn = (await app.get(TurnsService).loadTurn(botId, conversationId))!;
  const bubbles = [{ body: 'Siap kak', photo: null }];
  const cost = { model: 'm', tools: [], promptTokens: 0, completionTokens: 0, tookMs: 0, closing: false, need: null };
  const claimed = await app.get(TurnsService).claim(app.get(Database), { botId, conversationId, draftedTurn: turn.turn, bubbles, ...cost });
  expect(claimed).not.toBeNull();
}

const unread = { kind: 'unreadable', body: '' } as const;
const sevenMinutes = 7 * minuteMs;

describe('an opening that never becomes readable', () => {
  test('still waits for the owner after the bot answered what the lead wrote next, until the owner writes', async () => {
    const dodi = chatOf('6281390000011');
    const [opening] = await receive(app, [inbound(botId, dodi, { ...unread, name: 'Dodi' })], false);
    const { conversationId } = opening!;
    await receive(app, [inbound(botId, dodi, { body: 'halo kak?' })], false);
    await answer(conversationId);
    await look(4 * minuteMs);
    expect(await needOf(conversationId)).toBe('unreadable');
    await receive(app, [inbound(botId, dodi, { body: 'ready?' })], false);
    await answer(conversationId);
    expect(await needOf(conversationId)).toBe('unreadable');
    await receive(app, [inbound(botId, dodi, { sender: 'owner', name: null, body: 'Yang di iklan masih ada kak' })], false);
    expect(await needOf(conversationId)).toBeNull();
  });

  test('waits no longer when its content came after the call and was answered, nor when it was taken back', async () => {
    const [late, back] = ['6281390000021', '6281390000022'].map((pn) => chatOf(pn));
    const [first] = await receive(app, [inbound(botId, late!, { ...unread, name: 'Eka', waId: 'LATE' })], false);
    const [second] = await receive(app, [inbound(botId, back!, { ...unread, name: 'Fajar', waId: 'BACK' })], false);
    await look(4 * minuteMs);
    for (const one of [first, second]) expect(await needOf(one!.conversationId)).toBe('unreadable');
    await receive(app, [inbound(botId, late!, { name: 'Eka', waId: 'LATE', body: 'kaos berapa?' })], false);
    await answer(first!.conversationId);
    expect(await needOf(first!.conversationId)).toBeNull();
    await receive(app, [inbound(botId, back!, { name: 'Fajar', waId: 'BACK', kind: 'deleted', body: '', edited: true })], false);
    await look(4 * minuteMs);
    expect(await needOf(second!.conversationId)).toBeNull();
  });

  test.each([
    ['a sticker', '6281390000101', { kind: 'sticker', body: '' }],
    ['a thumb alone', '6281390000102', { body: '👍' }],
    ['deleted by the lead', '6281390000103', { kind: 'deleted', body: '', edited: true }],
    ['an edit of it', '6281390000104', { body: 'kaos berapa?', edited: true }],
    ['a notice of a business', '6281390000105', { body: 'Pesanan dikirim', isBusiness: true }],
    ['a question', '6281390000106', { body: 'kaos berapa?' }],
  ] as const)('waits no longer once it turns out to be %s, without a sweep', async (_, pn, content) => {
    const [first] = await receive(app, [inbound(botId, chatOf(pn), { ...unread, name: 'Lina', waId: `ODD${pn}` })], false);
    await look(4 * minuteMs);
    expect(await needOf(first!.conversationId)).toBe('unreadable');
    await receive(app, [inbound(botId, chatOf(pn), { name: 'Lina', waId: `ODD${pn}`, ...content })], false);
    expect(await needOf(first!.conversationId)).toBeNull();
    const rows = await modules.sql(`SELECT unanswered FROM messages WHERE conversation_id = $1`, [first!.conversationId]);
    expect(rows).toEqual([{ unanswered: null }]);
  });

  test.each([
    ['a second upload of a photo', '6281390000111', { kind: 'image', body: '', again: true }],
    ['an edit of another message', '6281390000112', { body: 'dua aja kak', edited: true }],
    ['a deletion of another message', '6281390000113', { kind: 'deleted', body: '', edited: true }],
    ['an edit whose message is not known', '6281390000114', { waId: 'NEVER-SEEN', body: 'dua aja kak', edited: true }],
    ['a reaction', '6281390000115', { body: '👍', isReaction: true }],
    ['a message without content', '6281390000116', { kind: 'other', body: '', isVoid: true }],
  ] as const)('waits no longer once it turns out to be %s, before and after the call', async (_, pn, content) => {
    const chat = chatOf(pn);
    const [first] = await receive(app, [inbound(botId, chat, { waId: `ORIGINAL${pn}`, kind: 'image', body: 'dua kak' })], false);
    await answer(first!.conversationId);
    const later = { name: 'Budi', waId: `ORIGINAL${pn}`, ...content };
    const rows = () =>
      modules.sql(`SELECT kind, body, unanswered FROM messages WHERE conversation_id = $1 AND wa_id LIKE 'CARRIER%' ORDER BY seq`, [
        first!.conversationId,
      ]);
    await receive(app, [inbound(botId, chat, { ...unread, waId: `CARRIER1${pn}` })], false);
    await receive(app, [inbound(botId, chat, { ...later, carrier: `CARRIER1${pn}` })], false);
    await look(4 * minuteMs);
    expect(await needOf(first!.conversationId)).toBeNull();
    await receive(app, [inbound(botId, chat, { ...unread, waId: `CARRIER2${pn}` })], false);
    await look(4 * minuteMs);
    expect(await needOf(first!.conversationId)).toBe('unreadable');
    await receive(app, [inbound(botId, chat, { ...later, carrier: `CARRIER2${pn}` })], false);
    expect(await needOf(first!.conversationId)).toBeNull();
    const settled = { kind: 'other', body: 'Tambahan untuk pesan lain', unanswered: null };
    expect(await rows()).toEqual([settled, settled]);
    // A carrier message without a placeholder message stores nothing.
    await receive(app, [inbound(botId, chat, { ...later, carrier: `CARRIER3${pn}` })], false);
    expect(await rows()).toHaveLength(2);
  });

  test('still waits when only another one got its content', async () => {
    const chat = chatOf('6281390000107');
    const [first] = await receive(app, [inbound(botId, chat, { ...unread, name: 'Lina', waId: 'ODD-ONE' })], false);
    await receive(app, [inbound(botId, chat, { ...unread, name: 'Lina', waId: 'ODD-TWO' })], false);
    await look(4 * minuteMs);
    await receive(app, [inbound(botId, chat, { name: 'Lina', waId: 'ODD-ONE', kind: 'sticker', body: '' })], false);
    expect(await needOf(first!.conversationId)).toBe('unreadable');
  });

  test('whose content came while a human writes there waits for that human', async () => {
    const chat = chatOf('6281390000071');
    const [first] = await receive(app, [inbound(botId, chat, { ...unread, name: 'Kiki', waId: 'HUMAN' })], false);
    await look(4 * minuteMs);
    await modules.sql(`UPDATE conversations SET takeover_until = 'infinity' WHERE id = $1`, [first!.conversationId]);
    await receive(app, [inbound(botId, chat, { name: 'Kiki', waId: 'HUMAN', body: 'kaos berapa?' })], false);
    await look(4 * minuteMs);
    expect(await needOf(first!.conversationId)).toBe('lead-wrote');
  });

  test('of one lead is told once while it waits, however many follow', async () => {
    const gita = chatOf('6281390000031');
    const send = () => receive(app, [inbound(botId, gita, { ...unread, name: 'Gita' })], false);
    await send();
    await send();
    await look(4 * minuteMs);
    await send();
    const [last] = await send();
    await look(sevenMinutes);
    expect((await notices()).filter(({ title }) => title.includes('Gita'))).toHaveLength(1);
    const rows = await modules.sql(`SELECT unanswered FROM messages WHERE conversation_id = $1`, [last!.conversationId]);
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ unanswered: 'unreadable' })));
    // The owner has answered, so the next unreadable message causes a notice again.
    await receive(app, [inbound(botId, gita, { sender: 'owner', name: null, body: 'Ya kak?' })], false);
    await send();
    await look(sevenMinutes);
    expect((await notices()).filter(({ title }) => title.includes('Gita'))).toHaveLength(2);
  });

  test('whose content came under the other address of the lead calls nobody', async () => {
    const [byLid] = await receive(app, [inbound(botId, chatOf(null, '7788990011'), { ...unread, name: 'Hani', waId: 'HALF' })], false);
    await receive(app, [inbound(botId, chatOf('6281390000041'), { name: 'Hani', waId: 'HALF', body: 'kaos berapa?' })], false);
    await look(4 * minuteMs);
    expect(await needOf(byLid!.conversationId)).toBeNull();
    expect((await notices()).filter(({ title }) => title.includes('Hani'))).toEqual([]);
  });

  test('keeps its call when the two halves of the lead merge', async () => {
    const [byLid] = await receive(app, [inbound(botId, chatOf(null, '7788990022'), { ...unread, name: 'Indra' })], false);
    await look(4 * minuteMs);
    const [byNumber] = await receive(app, [inbound(botId, chatOf('6281390000051'), { name: 'Indra' })], false);
    await app.get(MessagesService).learnMappings(botId, [{ pn: '6281390000051', lid: '7788990022' }]);
    const [one] = await modules.sql(`SELECT id FROM conversations WHERE id = ANY ($1)`, [
      [byLid!.conversationId, byNumber!.conversationId],
    ]);
    await answer(one!.id);
    expect(await needOf(one!.id)).toBe('unreadable');
  });

  test('in a broadcast list of the lead calls the owner only where the bot answers those', async () => {
    const list = { ...unread, name: 'Joko', origin: 'broadcast' } as const;
    const [quiet] = await receive(app, [inbound(botId, chatOf('6281390000061'), { ...list, waId: 'LIST' })], false);
    await look(4 * minuteMs);
    expect(await needOf(quiet!.conversationId)).toBeNull();
    const openTurns = async (id: ConversationId) => (await modules.sql(`SELECT turn FROM conversations WHERE id = $1`, [id]))[0]!.turn;
    // The phone sends the content without naming the broadcast list.
    await receive(app, [inbound(botId, chatOf('6281390000061'), { name: 'Joko', waId: 'LIST', body: 'ready gamis?' })], false);
    expect(await openTurns(quiet!.conversationId)).toBe(0);
    await modules.sql(`UPDATE bot_settings SET answers_broadcasts = true WHERE bot_id = $1`, [botId]);
    const [wanted] = await receive(app, [inbound(botId, chatOf('6281390000062'), list)], false);
    await look(4 * minuteMs);
    expect(await needOf(wanted!.conversationId)).toBe('unreadable');
    await modules.sql(`UPDATE bot_settings SET answers_broadcasts = false WHERE bot_id = $1`, [botId]);
  });
});

test('a message that only the phone can read calls the owner after minutes, once, unless its content came or the owner wrote', async () => {
  const [ani, wati, cici, bank] = ['6281390000001', '6281390000002', '6281390000003', '6281390000004'].map((pn) => chatOf(pn));
  const name = (of: string) => ({ ...unread, name: of });
  const [waits] = await receive(app, [inbound(botId, ani!, name('Ani'))], false);
  const [comes] = await receive(app, [inbound(botId, wati!, { ...name('Wati'), waId: 'COMES' })], false);
  const [answered] = await receive(app, [inbound(botId, cici!, name('Cici'))], false);
  const [notice] = await receive(app, [inbound(botId, bank!, { ...name('Bank'), isBusiness: true })], false);
  await look(2 * minuteMs);
  expect(await needOf(waits!.conversationId)).toBeNull();

  await receive(app, [inbound(botId, wati!, { name: 'Wati', waId: 'COMES', body: 'kaos berapa?' })], false);
  await receive(app, [inbound(botId, cici!, { sender: 'owner', name: null, body: 'Halo Cici' })], false);
  await look(4 * minuteMs);
  await look(4 * minuteMs);
  expect(await needOf(waits!.conversationId)).toBe('unreadable');
  for (const one of [comes, answered, notice]) expect(await needOf(one!.conversationId)).toBeNull();
  expect((await notices()).filter(({ title }) => /Ani|Wati|Cici|Bank/.test(title))).toEqual([{ title: 'Pesan Ani tidak terbaca di sini' }]);
  expect(await modules.sql(`SELECT unanswered FROM messages WHERE conversation_id = $1`, [waits!.conversationId])).toEqual([
    { unanswered: 'unreadable' },
  ]);
});
