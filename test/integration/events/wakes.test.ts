import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { botRoom } from '#contracts/realtime/rooms';
import type { ClosingId, ConversationId, MessageId } from '#contracts/values/ids';
import { BotsModule } from '#core/features/bots/bots.module';
import { NumberCheck } from '#core/features/bots/number-check.service';
import { SessionNumbers } from '#core/features/bots/session-numbers.service';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { IdleConversationsService } from '#core/features/conversations/messages/idle/idle-conversations.service';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { Wakes, type Wake } from '#core/platform/wake/wakes';
import { root } from '../../../scripts/lib/paths.mjs';
import { expectOk } from '../../support/api.ts';
import { listenToPanel } from '../../support/core/panel-listener.ts';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';

/*
 * Every notice to a session host with an action that causes it. A host also looks at Postgres now and then, so a notice that is
 * missing only makes things slower: no other test sees it.
 */
let app: TestApp;
let modules: TestModules;
let host: INestApplicationContext;
let owner: Owner;
let shop: Phone;
let lead: Phone;
let wakes: Wake[] = [];

beforeAll(async () => {
  app = await startTestApp();
  modules = await openTestModules(app);
  host = await modules.open([BotsModule, ConversationsModule]);
  await host.get(Wakes).listen((wake) => wakes.push(wake));
  owner = await app.registerOwner();
  shop = await app.sandbox.phone(await linkOwner(app, owner));
  lead = await app.sandbox.phone(freshPhone());
});
beforeEach(() => {
  wakes = [];
});
afterAll(async () => {
  await modules?.close();
  await app?.close();
});

const post = (path: string, body?: object) => expectOk(owner.api.post(path, body));

/** The address of the lead's chat, and the conversation's id. */
async function chat(): Promise<{ jid: string; id: ConversationId }> {
  const [row] = await app.sql<{ jid: string; id: ConversationId }>(
    `SELECT c.jid, c.id FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND k.pn = $2`,
    [owner.botId, lead.number],
  );
  return row!;
}

function expectWake(wanted: Partial<Wake>): Promise<Wake> {
  const all = { botId: owner.botId, ...wanted };
  const fits = (wake: Wake) => Object.entries(all).every(([key, value]) => wake[key as keyof Wake] === value);
  return waitFor(() => wakes.find(fits), { what: `the wake ${JSON.stringify(wanted)}` });
}

test('an answer of the bot: typing in the chat, then something to send', async () => {
  await app.sandbox.llm.fault({ delayMs: 1_000 });
  await lead.send(shop.number, 'Halo kak');
  const typing = await expectWake({ kind: 'typing' });
  expect(typing.about).toBe((await chat()).jid);
  await expectWake({ kind: 'outbox', about: undefined });
  await lead.waitForMessage(({ direction }) => direction === 'in');
});

test('a lead who opts out interrupts the bot’s typing to them', async () => {
  const other = await app.sandbox.phone(freshPhone());
  await other.send(shop.number, 'STOP');
  await expectWake({ kind: 'outbox', about: `${other.number}@s.whatsapp.net` });
});

test('words from the panel are to be sent', async () => {
  await post(`/chat/contacts/${lead.number}/messages`, { body: 'Siap, Kak', clientId: newId() });
  await expectWake({ kind: 'outbox', about: undefined });
});

test('a takeover interrupts the bot’s typing in that chat', async () => {
  await post(`/chat/contacts/${lead.number}/takeover`, { active: true });
  await expectWake({ kind: 'outbox', about: (await chat()).jid });
});

test('a person is excluded: the host stops typing to them, and queries WhatsApp about a new number', async () => {
  await post('/blacklist', { number: lead.number });
  await expectWake({ kind: 'outbox', about: (await chat()).jid });
  wakes = [];
  const unknown = freshPhone();
  await post('/blacklist', { number: unknown });
  await expectWake({ kind: 'outbox', about: undefined });
  await waitFor(() => wakes.find(({ kind, about }) => kind === 'number' && about?.endsWith(`/${unknown}`)), {
    what: 'the question about the number',
  });
});

test('a bot that is off is not asked about a number', async () => {
  const botId = await makeBot(modules);
  await app.sql(`UPDATE bot_sessions SET status = 'offline' WHERE bot_id = $1`, [botId]);
  expect(await host.get(NumberCheck).isOnWhatsApp(botId, freshPhone())).toBeNull();
  host.get(Wakes).send({ kind: 'session', botId });
  await expectWake({ botId, kind: 'session' });
  expect(wakes.filter((wake) => wake.botId === botId).map(({ kind }) => kind)).toEqual(['session']);
});

test('a chat with a new number begins: WhatsApp is queried, then a message is queued', async () => {
  const { number } = await app.sandbox.phone(freshPhone());
  await post('/chat/new', { number, body: 'Pesanannya sudah jadi, Kak' });
  await expectWake({ kind: 'number' });
  await expectWake({ kind: 'outbox', about: undefined });
});

test('the number for notices gets no answers of the bot', async () => {
  const { number } = await app.sandbox.phone(freshPhone());
  await post('/prompt', { nomor_notifikasi: number });
  await expectWake({ kind: 'outbox', about: `${number}@s.whatsapp.net` });
});

test('an order that is cancelled stops a follow-up that is being written', async () => {
  const closing = newId<ClosingId>();
  const { id } = await chat();
  await app.sql(`INSERT INTO closings (id, bot_id, conversation_id, summary, amount) VALUES ($1, $2, $3, 'kaos', 90000)`, [
    closing,
    owner.botId,
    id,
  ]);
  await post(`/closings/${closing}/state`, { state: 'cancelled' });
  await expectWake({ kind: 'outbox', about: undefined });
});

test('a follow-up is to be sent', async () => {
  const { id } = await chat();
  const words = { body: 'Masih berminat, Kak?', speech: 'follow-up', notAfter: new Date(Date.now() + 60_000) } as const;
  await host.get(Database).transaction((tx) => host.get(IdleConversationsService).say(tx, owner.botId, id, words));
  await expectWake({ kind: 'outbox', about: undefined });
});

test('a number that passes to somebody else interrupts the typing to its previous person', async () => {
  const botId = await makeBot(modules);
  const pn = freshPhone();
  await receive(host, [inbound(botId, chatOf(pn, '111111111111111'))]);
  await host.get(MessagesService).resolve(botId, [chatOf(pn, '222222222222222')]);
  await expectWake({ botId, kind: 'outbox' });
});

test('follow-ups that are withheld reach the host, which may be about to send one', async () => {
  const botId = await makeBot(modules);
  const withhold = (ids: MessageId[]) =>
    host.get(Database).transaction(async (tx) => host.get(IdleConversationsService).withhold(tx, botId, ids, 'follow-ups-off'));
  await withhold([]);
  expect(wakes.filter((wake) => wake.botId === botId)).toEqual([]);
  await withhold([newId<MessageId>()]);
  await expectWake({ botId, kind: 'outbox' });
});

test('a number that another account links: its holder is told at once, and a session that has lost its lease takes nothing', async () => {
  const [older, newer] = [await makeBot(modules), await makeBot(modules)];
  const numbers = host.get(SessionNumbers);
  const phone = freshPhone();
  expect(await numbers.claimNumber({ botId: older, epoch: '1' }, phone, 'scan')).toBe('taken');
  expect(await numbers.claimNumber({ botId: newer, epoch: '2' }, phone, 'scan')).toBe('lost');
  await app.sql(`UPDATE bot_sessions SET desired = 'stopped' WHERE bot_id = $1`, [newer]);
  expect(await numbers.claimNumber({ botId: newer, epoch: '1' }, phone, 'scan')).toBe('lost');
  const [holder] = await app.sql(`SELECT active_number, desired FROM bot_sessions WHERE bot_id = $1`, [older]);
  expect(holder).toEqual({ active_number: phone, desired: 'running' });
  expect(wakes.filter(({ botId }) => botId === older)).toEqual([]);

  await app.sql(`UPDATE bot_sessions SET desired = 'running' WHERE bot_id = $1`, [newer]);
  const shown = await listenToPanel(host, botRoom(older));
  expect(await numbers.claimNumber({ botId: newer, epoch: '1' }, phone, 'scan')).toBe('taken');
  await expectWake({ botId: older, kind: 'session' });
  await waitFor(() => shown.includes('bot.status'), { what: 'the state of the holder in the panel' });
});

test('start, stop and a pairing code reach the host', async () => {
  await post('/bot/stop', { userId: owner.userId });
  await expectWake({ kind: 'session' });
  wakes = [];
  await post('/bot/start', { userId: owner.userId });
  await expectWake({ kind: 'session' });
  wakes = [];
  await post('/bot/pairing-code', { phone: shop.number });
  await expectWake({ kind: 'session' });
});

test('a host that stops offers its sessions to the others', async () => {
  await waitFor(
    async () => (await app.sql(`SELECT 1 FROM bot_sessions WHERE bot_id = $1 AND host_id IS NOT NULL`, [owner.botId])).length === 1,
  );
  wakes = [];
  await app.servers[0]!.stop();
  await expectWake({ kind: 'session' });
});

/** The number of notices that each file sends. Those with a test elsewhere are named. */
const sites: Readonly<Record<string, number>> = {
  'core/features/bots/bots.service.ts': 3, // with `unlink`: account-unlink.long.test.ts
  'core/features/bots/number-check.service.ts': 1,
  'core/features/bots/passkey-attempts.service.ts': 1, // session-passkey.long.test.ts
  'core/features/bots/session-numbers.service.ts': 1,
  'core/features/conversations/contacts/contact-book.ts': 1,
  'core/features/conversations/contacts/excluded-people.service.ts': 2,
  'core/features/conversations/inbox/chats.service.ts': 2,
  'core/features/conversations/inbox/new-chats.service.ts': 1,
  'core/features/conversations/messages/idle/idle-conversations.service.ts': 2,
  'core/features/conversations/messages/messages.service.ts': 1,
  'core/features/conversations/messages/turns/turns.service.ts': 2,
  'core/features/conversations/state/purchases.service.ts': 1,
  'core/features/notifications/notifications.service.ts': 1, // notification.test.ts
  'core/features/prompts/prompts.service.ts': 1,
  'server/sessions/host/session-host.ts': 1,
};

test('every place that notifies a host is in the list', () => {
  const found = ['core', 'server', 'workers'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => [`${folder}/${path}`, readFileSync(join(root, folder, path), 'utf8').split('wakes.send(').length - 1] as const),
  );
  expect(Object.fromEntries(found.filter(([, count]) => count > 0))).toEqual(sites);
});
