import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { NewChat } from '#contracts/http/chat/new-chats';
import { expectOk } from '../../support/api.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';

let app: TestApp;
let owner: Owner;
let shop: string;

beforeAll(async () => {
  app = await startTestApp({ workerRoles: 'mail' });
  owner = await app.registerOwner();
  shop = await linkOwner(app, owner);
  await linkedDaysAgo(30);
});
afterEach(() => knowQuota(null));
afterAll(() => app?.close());

const begin = (number: string, more: { body?: string; clientId?: string } = {}) =>
  owner.api.post<NewChat & { error: string }>('/chat/new', { number, body: 'Halo kak, pesanannya sudah jadi.', ...more });

const textsTo = async (phone: Phone): Promise<string[]> =>
  (await phone.messages()).filter(({ direction }) => direction === 'in').map(({ text }) => text);

const customer = (): Promise<Phone> => app.sandbox.phone(freshPhone());

/** Stores WhatsApp's quota of new chats as the session host does. */
async function knowQuota(quota: { total: number; used: number; endsAt: Date } | null): Promise<void> {
  const newChats = quota && { ...quota, status: 'NONE', endsAt: quota.endsAt.toISOString() };
  await app.sql(
    `UPDATE bot_sessions SET health = jsonb_build_object('newChats', $2::jsonb, 'readAt', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'why', NULL)
     WHERE bot_id = $1`,
    [owner.botId, newChats && JSON.stringify(newChats)],
  );
}

/** Sets the age of the link in days. A recently linked number may start only few chats a day. */
const linkedDaysAgo = (days: number) =>
  app.sql(`UPDATE bot_sessions SET linked_since = now() - make_interval(days => $2::int) WHERE bot_id = $1`, [owner.botId, days]);

/**
 * Waits until all messages are sent, because WhatsApp counts a chat only then. Moves them back by two seconds, so
 * that the next count is later than the messages.
 */
async function allLeft(): Promise<void> {
  await waitFor(async () => (await app.sql(`SELECT 1 FROM messages WHERE bot_id = $1 AND status = 'queued'`, [owner.botId])).length === 0);
  await app.sql(`UPDATE messages SET sent_at = sent_at - interval '2 seconds' WHERE bot_id = $1`, [owner.botId]);
}

const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

test('the first message to a new number is sent in the owner’s own words, once, and the bot leaves the chat to the owner', async () => {
  const phone = await customer();
  const clientId = randomUUID();
  const first = await expectOk(begin(phone.number, { clientId }));
  expect(first).toMatchObject({ sent: true, contact: { phoneNumber: phone.number, messageCount: 1, lastSender: 'owner' } });
  expect(first.contact.takeoverUntil).not.toBeNull();
  await phone.waitForMessage(({ direction }) => direction === 'in');
  const again = await expectOk(begin(phone.number, { clientId }));
  // The answer to the first request may be lost. Therefore the panel must not offer to send the text again.
  expect(again).toMatchObject({ sent: true, contact: { conversationId: first.contact.conversationId } });
  expect(await textsTo(phone)).toEqual(['Halo kak, pesanannya sudah jadi.']);
  // The customer's answer belongs to the same chat.
  await phone.send(shop, 'Oke, saya ambil');
  const messages = await waitFor(async () => {
    const rows = await expectOk(owner.api.get<{ sender: string }[]>(`/chat/contacts/${phone.number}/messages`));
    return rows.length > 1 ? rows : undefined;
  });
  expect(messages.map(({ sender }) => sender)).toEqual(['owner', 'lead']);
});

test('a number that has written is only opened', async () => {
  const phone = await customer();
  await phone.send(shop, 'Halo, ada stok?');
  await waitFor(async () => (await owner.api.get(`/chat/contacts/${phone.number}`)).status === 200);
  const answer = await expectOk(begin(phone.number));
  expect(answer).toMatchObject({ sent: false, contact: { phoneNumber: phone.number, lastSender: 'lead' } });
  expect(await textsTo(phone)).toEqual([]);
});

test('a request that is repeated while the first one runs sends one message, and each answer says that it was sent', async () => {
  const phone = await customer();
  const clientId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => begin(phone.number, { clientId })));
  expect(answers.map(({ status, body }) => [status, body.sent])).toEqual(answers.map(() => [200, true]));
  await phone.waitForMessage(({ direction }) => direction === 'in');
  expect(await textsTo(phone)).toHaveLength(1);
});

test('twenty presses at once send one message', async () => {
  const phone = await customer();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => begin(phone.number, { body: `Halo ${at}` })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.filter(({ body }) => body.sent)).toHaveLength(1);
  await phone.waitForMessage(({ direction }) => direction === 'in');
  expect(await textsTo(phone)).toHaveLength(1);
});

test('a number that WhatsApp does not know, the bot’s own and one that can be read twice are refused', async () => {
  expect(await begin(freshPhone())).toMatchObject({ status: 400, body: { error: expect.stringContaining('tidak terdaftar di WhatsApp') } });
  expect(await begin(shop)).toMatchObject({ status: 400, body: { error: expect.stringContaining('nomor bot Anda sendiri') } });
  // This may be a number in Japan, or an Indonesian number without its leading 0.
  expect(await begin('819012345678')).toMatchObject({ status: 400, body: { error: expect.stringContaining('Tulis 0 atau +') } });
  const phone = await customer();
  expect(await begin(phone.number, { body: '  ' })).toMatchObject({ status: 400, body: { error: 'Pesan tidak boleh kosong.' } });
  expect((await owner.api.get(`/chat/contacts/${phone.number}`)).status).toBe(404);
});

test('an excluded number may be written to by its owner, and stays excluded', async () => {
  const phone = await customer();
  await expectOk(owner.api.post('/blacklist', { number: phone.number }));
  const { contact, sent } = await expectOk(begin(phone.number));
  expect({ sent, blacklisted: contact.blacklisted }).toEqual({ sent: true, blacklisted: true });
  await phone.waitForMessage(({ direction }) => direction === 'in');
});

test('chats count against WhatsApp’s quota, also those of the same moment, and the refusal says until when', async () => {
  // Otherwise a queued message of an earlier test would count as one of the eight.
  await allLeft();
  // Of a quota of 10, the panel uses at most 8, so one more chat may be started.
  await knowQuota({ total: 10, used: 7, endsAt: inHours(30) });
  const phones = await Promise.all(Array.from({ length: 4 }, customer));
  const answers = await Promise.all(phones.map(({ number }) => begin(number)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.body.error).toMatch(/hampir habis.*sampai \d+ \S+ pukul \d\d\.\d\d WIB\.$/);
  // an existing chat does not count as new
  const begun = phones[answers.findIndex(({ status }) => status === 200)]!;
  expect(await expectOk(begin(begun.number))).toMatchObject({ sent: false });
  await allLeft();
  // The newer count of WhatsApp includes the chat.
  await knowQuota({ total: 10, used: 7, endsAt: inHours(30) });
  await expectOk(begin(phones[answers.findIndex(({ status }) => status === 409)]!.number));
});

test('a chat whose first message left after WhatsApp counted is subtracted, also when it was begun before', async () => {
  await allLeft();
  await knowQuota({ total: 10, used: 7, endsAt: inHours(30) });
  const [one, other] = await Promise.all([customer(), customer()]);
  const { contact } = await expectOk(begin(one.number));
  await app.sql(`UPDATE conversations SET opened_by_owner_at = now() - interval '1 hour' WHERE id = $1`, [contact.conversationId]);
  expect(await begin(other.number)).toMatchObject({ status: 409 });
  // WhatsApp's time is in whole seconds. So a message may seem older than a count from the same second.
  await allLeft();
  await app.sql(
    `UPDATE messages m SET sent_at = date_trunc('second', (s.health ->> 'readAt')::timestamptz)
     FROM bot_sessions s WHERE s.bot_id = m.bot_id AND m.conversation_id = $1`,
    [contact.conversationId],
  );
  await app.sql(
    `UPDATE bot_sessions SET health = jsonb_set(health, '{readAt}', to_jsonb(left(health ->> 'readAt', 20) || '900Z')) WHERE bot_id = $1`,
    [owner.botId],
  );
  expect(await begin(other.number)).toMatchObject({ status: 409 });
});

test('a number that was linked today begins few chats a day, and more each day', async () => {
  const phones = await Promise.all(Array.from({ length: 2 }, customer));
  await allLeft();
  for (const change of [`conversations SET opened_by_owner_at = opened_by_owner_at`, `messages SET sent_at = sent_at`])
    await app.sql(`UPDATE ${change} - interval '2 days' WHERE bot_id = $1`, [owner.botId]);
  await app.sql(
    `WITH k AS (INSERT INTO contacts (id, bot_id, pn) SELECT gen_random_uuid(), $1, '62812' || n FROM generate_series(10000000, 10000006) n RETURNING id, pn)
     INSERT INTO conversations (id, bot_id, contact_id, jid, opened_by_owner_at)
     SELECT gen_random_uuid(), $1, k.id, k.pn || '@s.whatsapp.net', now() FROM k`,
    [owner.botId],
  );
  await linkedDaysAgo(0);
  await expectOk(begin(phones[0]!.number));
  expect(await begin(phones[1]!.number)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('paling banyak 8 chat baru') },
  });
  await linkedDaysAgo(1);
  await expectOk(begin(phones[1]!.number));
  await linkedDaysAgo(30);
});

/** Stores a follow-up that was sent this number of hours ago. */
async function followUpLeft(hoursAgo: number): Promise<void> {
  await app.sql(
    `WITH c AS (UPDATE conversations SET last_seq = last_seq + 1 WHERE id = (SELECT id FROM conversations WHERE bot_id = $1 LIMIT 1) RETURNING id, last_seq)
     INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, speech, created_at, sent_at, not_after)
     SELECT gen_random_uuid(), $1, c.id, c.last_seq, 'bot', 'text', 'Masih berminat?', gen_random_uuid()::text, 'sent', 'follow-up', t.at, t.at, t.at + interval '8 hours'
     FROM c, (SELECT now() - make_interval(hours => $2::int) AS at) t`,
    [owner.botId, hoursAgo],
  );
}

test('follow-ups count among the chats of a newly linked number and of WhatsApp’s quota', async () => {
  const [earlier, one, other] = await Promise.all([customer(), customer(), customer()]);
  await expectOk(begin(earlier.number));
  await allLeft();
  for (const change of [`conversations SET opened_by_owner_at = opened_by_owner_at`, `messages SET sent_at = sent_at`])
    await app.sql(`UPDATE ${change} - interval '2 days' WHERE bot_id = $1`, [owner.botId]);
  await linkedDaysAgo(0);
  for (let count = 0; count < 7; count += 1) await followUpLeft(count);
  await followUpLeft(30);
  await expectOk(begin(one.number));
  expect(await begin(other.number)).toMatchObject({ status: 409, body: { error: expect.stringContaining('paling banyak 8 chat baru') } });
  await linkedDaysAgo(30);
  await allLeft();
  await knowQuota({ total: 10, used: 7, endsAt: inHours(30) });
  await followUpLeft(0);
  expect(await begin(other.number)).toMatchObject({ status: 409, body: { error: expect.stringContaining('hampir habis') } });
  await app.sql(`DELETE FROM messages WHERE bot_id = $1 AND speech = 'follow-up'`, [owner.botId]);
  await expectOk(begin(other.number));
});

test('a restricted number begins no chat, and the refusal says until when', async () => {
  const phone = await customer();
  const restrict = (kind: string | null, until: Date | null) =>
    app.sql(`UPDATE bot_sessions SET restriction = $2, restricted_until = $3 WHERE bot_id = $1`, [owner.botId, kind, until]);
  await restrict('until', inHours(5));
  expect(await begin(phone.number)).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/membatasi nomor bot.*sampai \d+ \S+ pukul \d\d\.\d\d WIB\./) },
  });
  await restrict('unknown', inHours(5));
  expect(await begin(phone.number)).toMatchObject({ status: 409, body: { error: expect.stringContaining('tidak menyebut sampai kapan') } });
  await restrict('until', inHours(-1));
  await expectOk(begin(phone.number));
  await restrict(null, null);
});

test('without a connection to WhatsApp nothing is begun', async () => {
  const phone = await customer();
  await expectOk(owner.api.post('/bot/stop', { userId: owner.userId }));
  await waitFor(async () => (await owner.api.get('/bot/status')).body.status === 'offline');
  expect(await begin(phone.number)).toMatchObject({ status: 409, body: { error: expect.stringContaining('tidak terhubung') } });
  expect((await owner.api.get(`/chat/contacts/${phone.number}`)).status).toBe(404);
});
