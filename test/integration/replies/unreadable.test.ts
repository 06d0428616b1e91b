import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { EventDispatcher } from '#core/features/events/event-dispatcher.service';
import { EventsModule } from '#core/features/events/events.module';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
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

test('a message that only the phone can read calls the owner after minutes, once, unless its content came or the owner wrote', async () => {
  const unread = { kind: 'unreadable', body: '' } as const;
  const [ani, budi, cici, bank] = ['6281390000001', '6281390000002', '6281390000003', '6281390000004'].map((pn) => chatOf(pn));
  const name = (of: string) => ({ ...unread, name: of });
  const [waits] = await receive(app, [inbound(botId, ani!, name('Ani'))], false);
  const [comes] = await receive(app, [inbound(botId, budi!, { ...name('Budi'), waId: 'COMES' })], false);
  const [answered] = await receive(app, [inbound(botId, cici!, name('Cici'))], false);
  const [notice] = await receive(app, [inbound(botId, bank!, { ...name('Bank'), isBusiness: true })], false);
  await look(2 * minuteMs);
  expect(await needOf(waits!.conversationId)).toBeNull();

  await receive(app, [inbound(botId, budi!, { name: 'Budi', waId: 'COMES', body: 'kaos berapa?' })], false);
  await receive(app, [inbound(botId, cici!, { sender: 'owner', name: null, body: 'Halo Cici' })], false);
  await look(4 * minuteMs);
  await look(4 * minuteMs);
  expect(await needOf(waits!.conversationId)).toBe('unreadable');
  for (const one of [comes, answered, notice]) expect(await needOf(one!.conversationId)).toBeNull();
  expect(await notices()).toEqual([{ title: 'Pesan Ani tidak terbaca di sini' }]);
  expect(await modules.sql(`SELECT unanswered FROM messages WHERE conversation_id = $1`, [waits!.conversationId])).toEqual([
    { unanswered: 'unreadable' },
  ]);
});
