import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { ContactView, Waiting } from '#contracts/http/chat/chat';
import type { Queue } from '#contracts/http/chat/queue';
import { limits } from '#contracts/values/limits';
import { needUrgency, type NeedReason } from '#contracts/values/needs';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { NotificationsService } from '#core/features/notifications/notifications.service';
import { expectOk } from '../../support/api.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { trainOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';
import { chatOf, inbound, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

let app: TestApp;
let modules: TestModules;
let host: INestApplicationContext;
let phones = 6281700000000;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', env: { REPLY_QUIET_MS: '0' } });
  modules = await openTestModules(app);
  host = await modules.open([ConversationsModule]);
});
afterAll(async () => {
  await modules?.close();
  await app?.close();
});

const idOf = (owner: Owner) => owner.botId;
const waiting = (owner: Owner) => expectOk(owner.api.get<Waiting>('/chat/waiting'));
const after = (owner: Owner, cursor: string) => expectOk(owner.api.get<Queue>(`/chat/queue?after=${cursor}`));

/** A lead who wrote that text and has needed the owner for this number of minutes. */
async function needing(owner: Owner, reason: NeedReason, minutes: number, body = 'Kak?'): Promise<string> {
  const phone = String((phones += 1));
  const [stored] = await receive(host, [inbound(idOf(owner), chatOf(phone), { body })], false);
  await modules.sql(
    // a worker would process an open turn and give leads of an untrained shop that reason
    `UPDATE conversations SET answered_turn = turn, needs_owner_reason = $2, needs_owner_since = date_trunc('hour', now()) - make_interval(mins => $3) WHERE id = $1`,
    [stored!.conversationId, reason, minutes],
  );
  return phone;
}

async function wholeQueue(owner: Owner): Promise<ContactView[][]> {
  const first = await waiting(owner);
  const pages = [first.leads];
  for (let next = first.next; next;) {
    const page = await after(owner, next);
    pages.push(page.leads);
    next = page.next;
  }
  return pages;
}

test('the most urgent reason comes first, within it the newest, and every page continues where the last one ended', async () => {
  const owner = await app.registerOwner();
  const expected: string[] = [];
  // Three of each reason, two of them since the same time.
  const reasons = [...needUrgency, ...needUrgency, ...needUrgency];
  const made = await Promise.all(
    reasons.map(async (reason, at) => ({
      reason,
      minutes: at < needUrgency.length ? 1 : 9,
      phone: await needing(owner, reason, at < needUrgency.length ? 1 : 9),
    })),
  );
  for (const reason of needUrgency) expected.push(...made.filter((one) => one.reason === reason).map((one) => `${reason} ${one.minutes}`));
  const pages = await wholeQueue(owner);
  expect(pages.map((page) => page.length)).toEqual([limits.queuePageSize, limits.queuePageSize, reasons.length - 2 * limits.queuePageSize]);
  const leads = pages.flat();
  expect(new Set(leads.map((one) => one.phoneNumber))).toEqual(new Set(made.map((one) => one.phone)));
  const minutes = new Map(made.map((one) => [one.phone, one.minutes]));
  expect(leads.map((one) => `${one.needsOwner!.reason} ${minutes.get(one.phoneNumber)}`)).toEqual(expected);
});

test('a page continues although its last lead no longer waits; a new lead above it causes no repetition', async () => {
  const owner = await app.registerOwner();
  for (let at = 0; at < limits.queuePageSize + 5; at += 1) await needing(owner, 'question', at);
  const first = await waiting(owner);
  await expectOk(owner.api.post(`/chat/contacts/${first.leads.at(-1)!.phoneNumber}/done`));
  await needing(owner, 'complaint', 0);
  const rest = await after(owner, first.next!);
  expect(rest).toMatchObject({ next: null });
  expect(rest.leads).toHaveLength(5);
  expect(rest.leads.filter((one) => first.leads.some((known) => known.phoneNumber === one.phoneNumber))).toEqual([]);
});

test('no owner sees the queue of another, excluded leads are left out, and a broken cursor is refused', async () => {
  const [owner, stranger] = [await app.registerOwner(), await app.registerOwner()];
  const phone = await needing(owner, 'receipt', 1);
  const excluded = await needing(owner, 'complaint', 1);
  await modules.sql(`INSERT INTO blacklist (bot_id, pn) VALUES ($1, $2)`, [owner.userId, excluded]);
  expect((await waiting(owner)).leads.map((one) => one.phoneNumber)).toEqual([phone]);
  expect(await waiting(stranger)).toMatchObject({ leads: [], next: null, counts: { needsOwner: 0 } });
  const top = `99.9.${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`;
  expect((await after(owner, top)).leads).toHaveLength(1);
  expect((await after(stranger, top)).leads).toEqual([]);
  for (const cursor of ['', 'x', '1.2.3', `1.${'9'.repeat(18)}.${top.slice(5)}`, `1.-1.${top.slice(5)}`, "1.1.' OR true"])
    expect([cursor, (await owner.api.get(`/chat/queue?after=${encodeURIComponent(cursor)}`)).status]).toEqual([cursor, 400]);
});

test('a need has the lead’s last words: on one line, shortened, and as they read after an edit or a deletion', async () => {
  const owner = await app.registerOwner();
  const phone = await needing(owner, 'complaint', 1, `Barang\u202Esaya\r\n\n  rusak! ${'a'.repeat(500)}`);
  const words = async () => (await waiting(owner)).leads[0]!.needsOwner!.words;
  expect(await words()).toMatch(/^Barangsaya rusak! a{90,}$/);
  expect((await words())!.length).toBeLessThanOrEqual(120);
  const second = inbound(idOf(owner), chatOf(phone), { body: 'halo?' });
  await receive(host, [second], false);
  expect(await words()).toBe('halo?');
  // the shop's messages are not the lead's words, and a message that is older than the last one is ignored
  await receive(host, [inbound(idOf(owner), chatOf(phone), { body: 'lama', at: new Date(Date.now() - 3_600_000) })], false);
  expect(await words()).toBe('halo?');
  await receive(host, [{ ...second, body: 'halo kak?', edited: true }], false);
  expect(await words()).toBe('halo kak?');
  await receive(host, [{ ...second, body: '', kind: 'deleted', edited: true }], false);
  expect(await words()).toBe('[Pesan dihapus]');
  await receive(host, [inbound(idOf(owner), chatOf(phone), { body: '', kind: 'image' })], false);
  expect(await words()).toBe('[Foto]');
});

test('a queue of 3,000 leads is paged to its end, each lead once', async () => {
  // a sweep ends needs for unreadable messages when the chat has none, as here
  const lasting = needUrgency.filter((reason) => reason !== 'unreadable');
  const owner = await app.registerOwner();
  await modules.sql(
    `WITH made AS (
       INSERT INTO contacts (id, bot_id, name, pn) SELECT gen_random_uuid(), $1, 'Lead', (6289000000000 + n)::text FROM generate_series(1, 3000) n RETURNING id
     )
     INSERT INTO conversations (id, bot_id, contact_id, jid, last_at, message_count, needs_owner_since, needs_owner_reason)
     SELECT gen_random_uuid(), $1, id, 'x@s.whatsapp.net', now(), 1, now() - random() * interval '1 day', ($2::text[])[1 + floor(random() * cardinality($2))] FROM made`,
    [owner.userId, lasting],
  );
  const leads = (await wholeQueue(owner)).flat();
  expect(new Set(leads.map((one) => one.conversationId)).size).toBe(3_000);
  expect(leads).toHaveLength(3_000);
});

test.each([
  ['finishing', (owner: Owner, phone: string) => expectOk(owner.api.post(`/chat/contacts/${phone}/done`))],
  ['giving back', (owner: Owner, phone: string) => expectOk(owner.api.post(`/chat/contacts/${phone}/takeover`, { active: false }))],
  ['answering', (owner: Owner, phone: string) => expectOk(owner.api.post(`/chat/contacts/${phone}/messages`, { body: 'Ya Kak' }))],
  [
    'answering on the phone',
    (owner: Owner, phone: string) => receive(host, [inbound(idOf(owner), chatOf(phone), { sender: 'owner', body: 'Ya' })]),
  ],
])('%s ends the serious notice about that lead, and no other', async (_, act) => {
  const owner = await app.registerOwner();
  const phones = [await needing(owner, 'complaint', 1), await needing(owner, 'complaint', 1)];
  const open = async () => (await expectOk(owner.api.get<{ open: { title: string }[] }>('/notices'))).open.map(({ title }) => title);
  for (const phone of phones) {
    const [row] = await modules.sql(`SELECT c.id FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE k.pn = $1`, [phone]);
    const notice = { kind: 'handover', dedupeKey: phone, title: phone, body: 'x', conversationId: row!.id } as const;
    await host.get(NotificationsService, { strict: false }).raiseForBot(idOf(owner), notice);
  }
  expect(await open()).toHaveLength(2);
  await act(owner, phones[0]!);
  await waitFor(async () => (await open()).length === 1, { what: 'the end of the notice' });
  expect(await open()).toEqual([phones[1]]);
});

describe('leads that a failure left without an answer', () => {
  const count = async (owner: Owner) => (await waiting(owner)).counts.leftBehind;
  const reopen = (owner: Owner, conversationIds?: string[]) =>
    expectOk(owner.api.post<{ reopened: string[] }>('/chat/queue/answer', { ...(conversationIds && { conversationIds }) }));
  const stateOf = async (phone: string) =>
    (
      await modules.sql(
        `SELECT c.id, c.turn - c.answered_turn AS open, c.needs_owner_reason AS reason, c.reopened_at IS NOT NULL AS reopened
         FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE k.pn = $1`,
        [phone],
      )
    )[0]!;
  /** A lead whose turn ended without an answer for that reason. */
  async function left(owner: Owner, reason: NeedReason, hoursAgo = 1): Promise<string> {
    const phone = await needing(owner, reason, 1);
    await modules.sql(
      `UPDATE conversations c SET answered_turn = turn, lead_last_at = now() - make_interval(hours => $2) FROM contacts k WHERE k.id = c.contact_id AND k.pn = $1`,
      [phone, hoursAgo],
    );
    return phone;
  }

  test('is given to the bot by one request: without turns that are too old, taken over, opted out, excluded or waiting for the owner', async () => {
    const owner = await app.registerOwner();
    await trainOwner(owner);
    const given = await Promise.all(
      (['no-quota', 'no-package', 'untrained', 'ai-failed', 'too-old'] as const).map((one) => left(owner, one, 10)),
    );
    const kept = await Promise.all(
      (['complaint', 'receipt', 'bot-called', 'question', 'lead-wrote', 'loop', 'number-moved'] as const).map((one) => left(owner, one)),
    );
    const old = await left(owner, 'no-quota', 25);
    const [taken, silent, excluded] = [await left(owner, 'no-quota'), await left(owner, 'no-quota'), await left(owner, 'no-quota')];
    const change = (phone: string, set: string) =>
      modules.sql(`UPDATE conversations c SET ${set} FROM contacts k WHERE k.id = c.contact_id AND k.pn = $1`, [phone]);
    await change(taken, `takeover_until = 'infinity'`);
    await change(silent, 'opted_out_at = now()');
    await modules.sql(`INSERT INTO blacklist (bot_id, pn) VALUES ($1, $2)`, [owner.userId, excluded]);
    expect(await count(owner)).toBe(given.length);
    expect((await reopen(owner)).reopened).toHaveLength(given.length);
    // ten hours old: older than messages that the bot answers by itself. The answer ends the need.
    for (const phone of given)
      await waitFor(async () => (await stateOf(phone)).reason === null && (await stateOf(phone)).reopened, {
        what: 'the answer of the bot',
      });
    for (const phone of [...kept, old, taken, silent, excluded]) expect(await stateOf(phone)).toMatchObject({ open: 0, reopened: false });
    expect(await count(owner)).toBe(0);
    expect((await reopen(owner)).reopened).toEqual([]);
  });

  test('is given lead by lead, and only by its owner', async () => {
    const [owner, stranger] = [await app.registerOwner(), await app.registerOwner()];
    const [one, other] = [await left(owner, 'no-quota'), await left(owner, 'no-quota')];
    const { id } = await stateOf(one);
    expect((await reopen(stranger, [id])).reopened).toEqual([]);
    expect((await reopen(owner, [id, id])).reopened).toEqual([id]);
    expect(await stateOf(other)).toMatchObject({ open: 0 });
    expect((await owner.api.post('/chat/queue/answer', { conversationIds: ['x'] })).status).toBe(400);
  });
});
