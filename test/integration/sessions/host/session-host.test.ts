import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import pg from 'pg';
import { hostClock } from '#core/features/bots/bots.types';
import { SessionHost } from '../../../../server/sessions/host/session-host.ts';
import { SessionsModule } from '../../../../server/sessions/sessions.module.ts';
import { openTestModules, type TestModules } from '../../../support/core/test-modules.ts';
import { HeldLocks, waitingStatements } from '../../../support/stores/held-locks.ts';
import { startTestApp, type TestApp } from '../../../support/test-app.ts';
import { waitFor } from '../../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../../support/whatsapp/session-tools.ts';

/*
 * The actions of one host when it is notified, when a session ends, and when it is closed. The host runs in this
 * process. The sweeps, which compensate for a lost notification, are off.
 */

const sweepMs = 3_000;
const deadMs = hostClock.deadSeconds * 1_000;
let app: TestApp;
let modules: TestModules;
let context: INestApplicationContext;
let tools: SessionTools;
let shop: Shop;
const locks = new HeldLocks(() => app.databaseUrl);
const heard: { kind: string; botId: string }[] = [];

beforeAll(async () => {
  app = await startTestApp({ servers: 0, workers: 0 });
  modules = await openTestModules(app);
  const { setInterval: every, setTimeout: after } = globalThis;
  const none = () => undefined;
  jest.spyOn(globalThis, 'setInterval').mockImplementation((work, ms, ...args) => every(ms === sweepMs ? none : work, ms, ...args));
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((work, ms = 0, ...args) => {
    const timer = after(ms === deadMs ? none : work, ms, ...args);
    return ms < 1_000 ? timer : timer.unref(); // Baileys leaves the timers of its time limits behind
  });
  const settings = Object.entries(app.env).filter((one): one is [string, string] => one[1] !== undefined);
  context = await modules.open([SessionsModule], Object.fromEntries(settings));
  tools = new SessionTools(app);
  shop = await tools.addShop();
  const listener = app.redis.duplicate();
  app.onClose(async () => listener.disconnect());
  listener.on('message', (_channel, text) => void heard.push(JSON.parse(text)));
  await listener.subscribe('wakes');
});
afterEach(() => locks.release());
afterAll(async () => {
  await modules?.close();
  await app?.close();
  jest.restoreAllMocks();
});

const wake = (kind: string, botId: string, about?: string) => app.redis.publish('wakes', JSON.stringify({ kind, botId, about }));
const hostOf = async (botId: string): Promise<string | null> => (await tools.session(botId)).host_id;
const untilBlocked = () =>
  waitFor(async () => (await modules.sql<{ count: number }>(waitingStatements))[0]!.count > 0, { what: 'a statement that waits' });

/** A lead who has written, and the address of the chat. */
async function newChat(): Promise<{ lead: string; jid: string; conversationId: string }> {
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'Halo kak');
  const row = await waitFor(
    async () =>
      (
        await app.sql(
          `SELECT c.id, c.jid FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND k.pn = $2 AND c.turn = 1`,
          [shop.botId, lead],
        )
      )[0],
    { what: 'the conversation' },
  );
  return { lead, jid: row.jid, conversationId: row.id };
}
const states = async (lead: string) =>
  (await tools.phone<{ chatStates: { state: string }[] }>(`${lead}/chatstates`)).chatStates.map(({ state }) => state);

/** Queues an answer of the bot in the outbox without a notification to any host. */
async function queueSilently(conversationId: string, body: string): Promise<void> {
  await app.sql(
    `WITH c AS (UPDATE conversations SET last_seq = last_seq + 1, answered_turn = turn WHERE id = $2 RETURNING last_seq, turn)
     INSERT INTO messages (id, bot_id, conversation_id, seq, turn, sender, kind, body, wa_id, status)
     SELECT gen_random_uuid(), $1, $2, last_seq, turn, 'bot', 'text', $3, upper(substr(md5(random()::text), 1, 22)), 'queued' FROM c`,
    [shop.botId, conversationId, body],
  );
}

test('something to send is sent', async () => {
  const { lead, conversationId } = await newChat();
  await queueSilently(conversationId, 'satu');
  await wake('outbox', shop.botId);
  await waitFor(async () => (await tools.inbox(lead, shop)).some(({ text }) => text === 'satu'), { what: 'the message' });
});

test('an answer that is prepared is shown to its lead as typing, until the bot must stop', async () => {
  const { lead, jid, conversationId } = await newChat();
  await wake('typing', shop.botId);
  await wake('typing', shop.botId, jid);
  await waitFor(async () => (await states(lead)).at(-1) === 'composing', { what: 'typing' });
  await queueSilently(conversationId, 'dua');
  await wake('outbox', shop.botId, jid);
  await waitFor(async () => (await states(lead)).includes('paused'), { what: 'the end of typing' });
  await waitFor(async () => (await tools.inbox(lead, shop)).some(({ text }) => text === 'dua'), { what: 'the message' });
});

test('a number is looked up in the session, and the answer is stored for its question', async () => {
  const known = await tools.addPhone();
  await wake('number', shop.botId, `q1/${known}`);
  expect(await waitFor(() => app.redis.get(`number:${shop.botId}:q1`), { what: 'the answer' })).toMatch(/^yes\//);
  await wake('number', shop.botId, 'q2/6280000000000');
  expect(await waitFor(() => app.redis.get(`number:${shop.botId}:q2`), { what: 'the answer' })).toBe('no');
});

test('what concerns a session of another host is ignored, and does not claim it', async () => {
  const other = await tools.addOwner();
  await app.sql(`INSERT INTO bot_sessions (bot_id, desired, status) VALUES ($1, 'running', 'initing')`, [other]);
  for (const kind of ['outbox', 'typing', 'number', 'passkey']) await wake(kind, other, 'q3/628111');
  await wake('number', shop.botId, 'q4/6280000000000');
  await waitFor(() => app.redis.get(`number:${shop.botId}:q4`), { what: 'the answer to the next notice' });
  expect([await app.redis.get(`number:${other}:q3`), await hostOf(other)]).toEqual([null, null]);
  await wake('session', other);
  await waitFor(async () => (await hostOf(other)) === context.get(SessionHost).id, { what: 'the claim' });
});

test('a logout removes the device', async () => {
  const leaving = await tools.addShop();
  await wake('unlink', leaving.botId);
  await waitFor(async () => (await tools.phone(leaving.phone)).devices.length === 0, { what: 'the end of the device' });
});

/** Stores that the owner wants the shop's bot stopped, without a notification to any host. */
const stopSilently = () =>
  app.sql(`UPDATE bot_sessions SET desired = 'stopped', status = 'offline', stopped_at = now() WHERE bot_id = $1`, [shop.botId]);

test('a session that ends marks what is not sent before another host may have it', async () => {
  const { lead, conversationId } = await newChat();
  await queueSilently(conversationId, 'tiga');
  const release = await locks.hold(`SELECT 1 FROM conversations WHERE id = $1 FOR UPDATE`, [conversationId]);
  await stopSilently();
  await wake('session', shop.botId);
  await untilBlocked();
  expect(await hostOf(shop.botId)).toBe(context.get(SessionHost).id);
  await release();
  await waitFor(async () => (await hostOf(shop.botId)) === null, { what: 'the release' });
  const [row] = await app.sql(`SELECT status, unsent FROM messages WHERE conversation_id = $1 AND body = 'tiga'`, [conversationId]);
  expect(row).toEqual({ status: 'failed', unsent: 'bot-stopped' });
  expect((await tools.inbox(lead, shop)).map(({ text }) => text)).not.toContain('tiga');
  await tools.want(shop.botId, 'running');
  await tools.waitForStatus(shop.botId, 'online');
});

test('a session that is started while it ends is claimed again', async () => {
  const { epoch } = await tools.session(shop.botId);
  const starting = new pg.Client({ connectionString: app.databaseUrl });
  starting.on('error', () => undefined);
  app.onClose(() => starting.end());
  await starting.connect();
  await stopSilently();
  await starting.query('BEGIN');
  await starting.query(`UPDATE bot_sessions SET desired = 'running' WHERE bot_id = $1`, [shop.botId]);
  await wake('session', shop.botId);
  await untilBlocked();
  await starting.query('COMMIT');
  await waitFor(async () => Number((await tools.session(shop.botId)).epoch) > Number(epoch), { what: 'the next claim' });
  await tools.waitForStatus(shop.botId, 'online');
});

test('a host that closes stores what it has, releases its sessions, tells the others, and claims nothing more', async () => {
  const { lead, conversationId } = await newChat();
  const { id } = context.get(SessionHost);
  const late = await tools.addOwner();
  const release = await locks.hold(`SELECT 1 FROM conversations WHERE id = $1 FOR UPDATE`, [conversationId]);
  await tools.say(lead, shop, 'Masih ada?');
  await untilBlocked();
  const closing = context.close();
  await tools.want(late, 'running');
  heard.length = 0;
  await app.redis.ping();
  expect(await hostOf(shop.botId)).toBe(id);
  await release();
  await closing;
  expect([await hostOf(shop.botId), await hostOf(late)]).toEqual([null, null]);
  expect(await app.sql(`SELECT 1 FROM session_hosts WHERE id = $1`, [id])).toEqual([]);
  expect((await tools.messages(shop.botId)).map(({ body }) => body)).toContain('Masih ada?');
  await waitFor(() => heard.some(({ kind, botId }) => kind === 'session' && botId === shop.botId), { what: 'the notice to other hosts' });
});
