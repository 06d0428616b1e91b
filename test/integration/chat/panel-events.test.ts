import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { io, type Socket } from 'socket.io-client';
import { panelEvents, type PanelEvent } from '#contracts/realtime/events';
import type { OrderId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { LeadTyping } from '#core/features/conversations/messages/lead-typing';
import { Outbox } from '#core/features/conversations/messages/outbox';
import { EventsModule } from '#core/features/events/events.module';
import { EventsService } from '#core/features/events/events.service';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { expectOk } from '../../support/api.ts';
import { chatOf, inbound, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { trainOwner, type Owner } from '../../support/owners.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';

/*
 * Every event of the panel with an action that causes it, heard by another browser on another server. No
 * worker runs but that of mails (for the registration), so that no sweep makes up for an event that is missing.
 */
let app: TestApp;
let modules: TestModules;
let host: INestApplicationContext;
let owner: Owner;
let socket: Socket;
let heard: [PanelEvent, unknown][] = [];
const pn = '6281500000042';
const conversation = { id: '' };

beforeAll(async () => {
  app = await startTestApp({ servers: 2, serverRoles: 'api', workerRoles: 'mail' });
  modules = await openTestModules(app);
  host = await modules.open([ConversationsModule, EventsModule, SubscribersModule]);
  owner = await app.registerOwner();
  await trainOwner(owner);
  await receive(host, [inbound(id(), chatOf(pn))]);
  const [row] = await app.sql(`SELECT id FROM conversations WHERE bot_id = $1`, [owner.userId]);
  conversation.id = row!.id;
  socket = io(app.servers[1]!.url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token: owner.token } });
  socket.onAny((name: PanelEvent, payload: unknown) => heard.push([name, payload]));
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
});
beforeEach(() => {
  heard = [];
});
afterAll(async () => {
  socket?.disconnect();
  await modules?.close();
  await app?.close();
});

const id = () => owner.botId;
const post = (path: string, body?: object) => expectOk(owner.api.post(path, body));
const announce = (kind: 'order.paid' | 'order.reversed') =>
  host.get(Database).transaction((tx) => {
    const order = { orderId: `test-${kind}` as OrderId, packageId: 'ai-1000', amount: 100_000 } as const;
    const event = kind === 'order.paid' ? { kind, facts: order } : { kind, facts: { ...order, outcome: 'refunded' as const } };
    return host.get(EventsService).append(tx, { accountId: owner.accountId, ...event });
  });
const notice = () =>
  app.sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body) VALUES ($1, $2, $2, 'closing', 'panel-events', 't', 'b')`,
    [newId(), id()],
  );

const tried = { messages: [{ role: 'lead', body: 'Ada stok?' }] };

async function sendFromPanel(): Promise<string> {
  const message = await post(`/chat/contacts/${pn}/messages`, { body: 'Siap, Kak', clientId: newId() });
  return (message as { id: string }).id;
}

/** By event: what causes it. `session.ended` is last, because it ends the login. */
const causes: Readonly<Record<PanelEvent, () => Promise<unknown>>> = {
  'bot.status': () => post('/bot/start', { userId: id() }),
  'bot.log': () => post('/bot/start', { userId: id() }),
  'bot.logs-cleared': () => expectOk(owner.api.delete('/bot/logs')),
  'contact.changed': () => post(`/chat/contacts/${pn}/labels`, { labels: ['Grosir'] }),
  'message.added': () => receive(host, [inbound(id(), chatOf(pn), { body: 'Masih ada?' })]),
  'message.changed': async () => {
    const unreadable = inbound(id(), chatOf(pn), { kind: 'unreadable', body: '' });
    await receive(host, [unreadable]);
    await receive(host, [{ ...unreadable, kind: 'text', body: 'Terbaca sekarang' }]);
  },
  'message.status': async () => {
    const messageId = await sendFromPanel();
    const [row] = await app.sql(`SELECT wa_id FROM messages WHERE id = $1`, [messageId]);
    const outbox = host.get(Outbox);
    const update = { botId: id(), waId: row!.wa_id, status: 'delivered', at: new Date(), proto: null } as const;
    outbox.showDelivery(await outbox.record(host.get(Database), [update]));
  },
  'chat.typing': () => host.get(LeadTyping).began(id(), { pn, lid: null }),
  // the first tries of a day are free
  'quota.changed': async () => {
    let left = 1;
    while (left > 0) ({ left } = (await post('/try-out', tried)) as { left: number });
    await post('/try-out', tried);
  },
  'subscription.changed': () => announce('order.paid'),
  'followups.changed': () => post('/followup/queue/cancel', { date: '2026-11-25' }),
  'closings.changed': async () => {
    const closingId = newId();
    await app.sql(`INSERT INTO closings (id, bot_id, conversation_id, summary, amount) VALUES ($1, $2, $3, 'kaos', 90000)`, [
      closingId,
      id(),
      conversation.id,
    ]);
    await post(`/closings/${closingId}/state`, { state: 'cancelled' });
  },
  'notice.raised': () => announce('order.reversed'),
  'notices.changed': async () => {
    await notice();
    await post('/notices/seen');
  },
  'session.ended': () => expectOk(owner.api.delete('/user/sessions')),
};

test.each(Object.entries(causes))('%s is heard by another browser', async (name, cause) => {
  await cause();
  const [, payload] = await waitFor(() => heard.find(([event]) => event === name), { what: name });
  expect(panelEvents[name as PanelEvent].safeParse(payload).error).toBeUndefined();
});
