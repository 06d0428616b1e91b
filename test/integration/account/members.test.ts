import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Emitter } from '@socket.io/redis-emitter';
import { io } from 'socket.io-client';
import { accountRoom, botRoom } from '#contracts/realtime/rooms';
import type { BotId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { expectOk } from '../../support/api.ts';
import type { Owner } from '../../support/owners.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';

/*
 * A token names a person. Each request and each socket finds the person's first account and that account's first bot. No route invites members
 * yet, so the tests write the rows.
 */
let app: TestApp;
let ani: Owner;
let budi: Owner;

beforeAll(async () => {
  app = await startTestApp({ servers: 1, serverRoles: 'api', workerRoles: 'mail,housekeeping' });
  [ani, budi] = [await app.registerOwner(), await app.registerOwner()];
});
afterAll(() => app.close());

const answersOf = async (owner: Owner): Promise<string> => JSON.stringify(await expectOk(owner.api.get('/knowledge')));
const repliesOf = async (owner: Owner): Promise<string> => JSON.stringify(await expectOk(owner.api.get('/quick-replies')));

test('a registration makes an account, its owner and its first bot, and all three go when the account is deleted', async () => {
  const rows = (person: string) =>
    app.sql(
      `SELECT m.account_id, m.person_id, m.role, b.id AS bot_id FROM members m JOIN bots b ON b.account_id = m.account_id WHERE m.person_id = $1`,
      [person],
    );
  const leaving = await app.registerOwner();
  const { userId } = leaving;
  expect(await rows(userId)).toEqual([{ account_id: userId, person_id: userId, role: 'owner', bot_id: userId }]);
  await expectOk(leaving.api.delete('/user/delete-account'));
  await waitFor(async () => (await rows(userId)).length === 0);
  expect(await app.sql(`SELECT 1 FROM accounts WHERE id = $1`, [userId])).toEqual([]);
});

test('a person with two accounts works in the first one, and in the other after leaving it', async () => {
  await app.sql(`INSERT INTO knowledge (id, account_id, question, answer) VALUES ($1, $2, 'Jam buka?', 'Milik Ani')`, [
    newId(),
    ani.userId,
  ]);
  await app.sql(`INSERT INTO knowledge (id, account_id, question, answer) VALUES ($1, $2, 'Jam buka?', 'Milik Budi')`, [
    newId(),
    budi.userId,
  ]);
  await app.sql(`INSERT INTO quick_replies (id, bot_id, body) VALUES ($1, $2, 'Bot Ani')`, [newId(), ani.userId]);
  await app.sql(`INSERT INTO quick_replies (id, bot_id, body) VALUES ($1, $2, 'Bot Budi')`, [newId(), budi.userId]);
  await app.sql(`INSERT INTO members (account_id, person_id, role, joined_at) VALUES ($1, $2, 'agent', '2020-01-01')`, [
    ani.userId,
    budi.userId,
  ]);

  expect(await answersOf(budi)).toContain('Milik Ani');
  expect(await answersOf(budi)).not.toContain('Milik Budi');
  expect(await repliesOf(budi)).toContain('Bot Ani');
  expect(await repliesOf(budi)).not.toContain('Bot Budi');
  const profile = await expectOk(budi.api.get<{ userId: string; email: string }>('/profile'));
  expect(profile).toMatchObject({ userId: budi.userId, email: budi.email });
  expect(await answersOf(ani)).toContain('Milik Ani');

  await app.sql(`DELETE FROM members WHERE account_id = $1 AND person_id = $2`, [ani.userId, budi.userId]);
  expect(await answersOf(budi)).toContain('Milik Budi');
  expect(await answersOf(budi)).not.toContain('Milik Ani');
  expect(await repliesOf(budi)).toContain('Bot Budi');
});

test('a person reads the bots of all their accounts, the one that paths without a bot mean first', async () => {
  const person = await app.registerOwner();
  const [second, third] = [newId<BotId>(), newId<BotId>()];
  expect(await expectOk(person.api.get('/bots'))).toEqual([
    { botId: person.botId, accountId: person.accountId, role: 'owner', phone: null },
  ]);
  await app.sql(`INSERT INTO bots (id, account_id, created_at) VALUES ($1, $2, now() + interval '1 hour')`, [second, person.accountId]);
  await app.sql(`WITH account AS (INSERT INTO accounts (id) VALUES ($1)) INSERT INTO bots (id, account_id) VALUES ($1, $1)`, [third]);
  await app.sql(`INSERT INTO members (account_id, person_id, role, joined_at) VALUES ($1, $2, 'agent', '2020-01-01')`, [
    third,
    person.userId,
  ]);
  await expectOk(person.api.get(`/bots/${second}/status`));
  await app.sql(
    `INSERT INTO bot_sessions (bot_id, phone) VALUES ($1, '6281234500077') ON CONFLICT (bot_id) DO UPDATE SET phone = EXCLUDED.phone`,
    [second],
  );
  expect(await expectOk(person.api.get('/bots'))).toEqual([
    { botId: third, accountId: third, role: 'agent', phone: null },
    { botId: person.botId, accountId: person.accountId, role: 'owner', phone: null },
    { botId: second, accountId: person.accountId, role: 'owner', phone: '6281234500077' },
  ]);
});

test("a socket receives the events of every bot of the person's accounts, and of no other account or bot", async () => {
  const second = newId<BotId>();
  await app.sql(`INSERT INTO bots (id, account_id, created_at) VALUES ($1, $2, now() + interval '1 hour')`, [second, ani.userId]);
  const third = newId<BotId>();
  await app.sql(`WITH account AS (INSERT INTO accounts (id) VALUES ($1)) INSERT INTO bots (id, account_id) VALUES ($1, $1)`, [third]);
  await app.sql(`INSERT INTO members (account_id, person_id, role) VALUES ($1, $2, 'agent')`, [third, ani.userId]);
  const socket = io(app.url, { transports: ['websocket'], reconnection: false, forceNew: true, auth: { token: ani.token } });
  const heard: unknown[] = [];
  socket.onAny((event: string, payload: { line?: string }) => heard.push(payload?.line ?? event));
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    const emitter = new Emitter(app.redis);
    await waitFor(
      () => {
        emitter.to(botRoom(budi.botId)).emit('bot.log', { line: "a stranger's bot" });
        emitter.to(accountRoom(budi.accountId)).emit('notices.changed');
        emitter.to(botRoom(second)).emit('bot.log', { line: 'second bot' });
        emitter.to(botRoom(third)).emit('bot.log', { line: 'bot of another account' });
        emitter.to(accountRoom(ani.accountId)).emit('subscription.changed');
        emitter.to(botRoom(ani.botId)).emit('bot.log', { line: 'first bot' });
        return new Set(heard).size >= 4;
      },
      { what: 'what concerns three bots and the account' },
    );
    expect(new Set(heard)).toEqual(new Set(['second bot', 'bot of another account', 'subscription.changed', 'first bot']));
  } finally {
    socket.disconnect();
  }
});
