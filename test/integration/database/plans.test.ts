import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { ContactFilter } from '#contracts/http/chat/chat';
import { BotId, type ConversationId } from '#contracts/values/ids';
import { windowsOf } from '#core/features/conversations/inbox/search.rules';
import * as search from '#core/features/conversations/inbox/search.statements';
import { findLabels } from '#core/features/conversations/inbox/chats.statements';
import { countWaiting, findQueue } from '#core/features/conversations/state/needs.statements';
import * as views from '#core/features/conversations/state/views.statements';
import type { Sql } from '#core/platform/database/database';
import { ExplainingSql, type Explained } from '../../support/core/explained.ts';
import { createDatabase, type OwnDatabase } from '../../support/stores/stores.ts';
import { openAccount } from '../../support/core/account-rows.ts';

/** Tables that grow with every lead and message. No statement may read one of them by a full scan. */
const growing = ['messages', 'conversations', 'contacts', 'replies'];

// The word index marks an owner by the last three bytes of the id: these two owners share a mark.
const owner = BotId.parse('0190a000-0000-7000-8000-0000000000aa');
const twin = BotId.parse('0190b000-0000-7000-8000-0000000000aa');
const others = ['0190a000-0000-7000-8000-0000000000ab', '0190a000-0000-7000-8000-0000000000ac'];

let database: OwnDatabase;
let client: pg.Client;
let explaining: ExplainingSql;
let sql: Sql;

/**
 * Leads of an owner with ten messages each, over a year. Every fifth message says 'harga', each has a unique
 * word.
 */
async function fill(of: string, leads: number): Promise<void> {
  await client.query(
    `INSERT INTO users (id, email, email_canonical, full_name, password_hash) VALUES ($1::uuid, $1::text, $1::text, 'A', 'x')`,
    [of],
  );
  await client.query(openAccount, [of]);
  await client.query(
    `WITH made AS (
       INSERT INTO contacts (id, bot_id, name, pn)
       SELECT gen_random_uuid(), $1, 'Pelanggan ' || (ARRAY['Sari','Budi','Dewi','Agus','Rina'])[1 + n % 5] || ' ' || n, (628120000000 + n * 37)::text
       FROM generate_series(1, $2::int) n RETURNING id, pn, name
     ), talks AS (
       INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_preview, last_sender, last_at, lead_last_at,
         unread, labels, takeover_until, needs_owner_since, needs_owner_reason)
       SELECT gen_random_uuid(), $1, id, pn || '@s.whatsapp.net', 1, 1, 10, 10, 'halo', 'bot', at, at, (nth = 0)::int, CASE WHEN nth = 1 THEN '{VIP}'::text[] ELSE '{}' END,
         CASE WHEN nth = 2 THEN 'infinity'::timestamptz END, CASE WHEN nth = 3 THEN at END, CASE WHEN nth = 3 THEN 'question' END
       FROM made, LATERAL (SELECT split_part(name, ' ', 3)::int % 100 AS nth, now() - split_part(name, ' ', 3)::int * interval '365 days' / $2 AS at) when_
       RETURNING id, last_at, contact_id
     ), said AS (
       INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, created_at, wa_at)
       SELECT gen_random_uuid(), $1, t.id, n, CASE WHEN n % 2 = 1 THEN 'lead' ELSE 'bot' END, 'text',
         (ARRAY['halo kak','kak ada','berapa harga','makasih kak','boleh kirim'])[1 + n % 5] || ' kata' || split_part(m.name, ' ', 3) || 'x' || n,
         'B' || t.id || n, 'read', at, at
       FROM talks t JOIN made m ON m.id = t.contact_id, generate_series(1, 10) n, LATERAL (SELECT t.last_at - (10 - n) * interval '1 minute' AS at) when_
       RETURNING bot_id, created_at
     )
     INSERT INTO daily_message_counts (bot_id, day, count)
     SELECT bot_id, (created_at AT TIME ZONE 'Asia/Jakarta')::date AS day, count(*) FROM said GROUP BY bot_id, day`,
    [of, leads],
  );
}

beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const [of, leads] of [[owner, 2_000], [twin, 300], ...others.map((one) => [one, 300] as const)] as const) await fill(of, leads);
  for (const table of growing) await client.query(`VACUUM ANALYZE ${table}`);
  explaining = await ExplainingSql.open(database.url);
  sql = explaining.tx;
});
afterAll(async () => {
  await explaining?.close();
  await client?.end();
  await database?.drop();
});

/** Common to all statements: they use an index and read little more than they return. */
function expectByIndex(statements: readonly Explained[], pagesMax: number): void {
  expect(statements).not.toEqual([]);
  const costly = statements.filter(({ readWhole, pages }) => pages > pagesMax || readWhole.some((table) => growing.includes(table)));
  expect(costly).toEqual([]);
}

async function messagesOf(of: BotId, q: string, limit = 51, by: 'first' | 'all' = 'all') {
  const asked = await search.findAsked(sql, of, q);
  return search.findMessagesOfWeeks(
    sql,
    of,
    { words: asked.words.toSorted((one, other) => other.length - one.length), by, windows: windowsOf(asked) },
    limit,
  );
}

const bodies = async (hits: readonly { id: string }[]) => {
  const { rows } = await client.query<{ id: string; body: string }>(`SELECT id, body FROM messages WHERE id = ANY ($1)`, [
    hits.map(({ id }) => id),
  ]);
  return hits.map(({ id }) => rows.find((row) => row.id === id)?.body);
};

test.each([
  ['a word of every fifth message', 'harga', 51],
  ['a word of one message', 'kata1500x3', 1],
  ['a word that is nowhere', 'tidakada', 0],
  ['two words', 'harga kata', 51],
])('a search for %s reads the index of words, and no more weeks than it needs', async (_, q, count) => {
  expect(await messagesOf(owner, q)).toHaveLength(count);
  const statements = explaining.take();
  expect(statements.at(-1)!.indexes).toContain('messages_week_words');
  // 29,000 messages are on a thousand pages. A year has 52 weeks, and each is one index scan.
  expectByIndex(statements, 400);
});

test('the newest are found first, and year-old ones too', async () => {
  expect(await bodies(await messagesOf(owner, 'berapa', 3))).toEqual([
    'berapa harga kata1x7',
    'berapa harga kata1x2',
    'berapa harga kata2x7',
  ]);
  expect(await bodies(await messagesOf(owner, 'kata2000x2'))).toEqual(['berapa harga kata2000x2']);
  explaining.take();
});

test('of two words the longer one is asked of the index, and the other of what it has', async () => {
  expect(await bodies(await messagesOf(owner, 'harga kata1500x', 51, 'first'))).toEqual([
    'berapa harga kata1500x7',
    'berapa harga kata1500x2',
  ]);
  const [, statement] = explaining.take();
  expect(statement!.indexes).toContain('messages_week_words');
});

test('an owner whose words have the same mark as another one’s finds their own', async () => {
  expect(await bodies(await messagesOf(twin, 'kata17x2'))).toEqual(['berapa harga kata17x2']);
  expect(await messagesOf(twin, 'kata1500x3')).toEqual([]);
  explaining.take();
});

test('people are found by an index where they are few, and among the newest where they are many', async () => {
  expect(await search.findRarePeople(sql, owner, ['sari', '1500'], null)).toHaveLength(1);
  expect(await search.findRarePeople(sql, owner, ['55500'], '55500')).toHaveLength(1);
  const few = explaining.take();
  for (const { indexes } of few) expect(indexes).toContain('contacts_words');
  expectByIndex(few, 100);
  expect(await search.findRarePeople(sql, owner, ['pelanggan'], null)).toBeNull();
  expect(await search.findCommonPeople(sql, owner, ['dewi'], null, 11)).toHaveLength(11);
  expectByIndex(explaining.take(), 400);
});

test('words that are everywhere are looked for in the newest conversations', async () => {
  expect(await search.findMessagesOfNewest(sql, owner, ['kak'], 51)).toHaveLength(51);
  expectByIndex(explaining.take(), 400);
});

test('a page at the end of the list of contacts costs as little as one at its start', async () => {
  const page = { limit: 50, before: null, among: null, filter: null, label: null };
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM conversations WHERE bot_id = $1 ORDER BY last_at DESC, id DESC OFFSET 1900 LIMIT 1`,
    [owner],
  );
  const found = await views.findContactPage(sql, owner, { ...page, before: rows[0]!.id });
  expect(found).toHaveLength(50);
  expect(found.map((one) => one.conversation_id)).not.toContain(rows[0]!.id);
  const [statement] = explaining.take();
  // the page, its contacts, their last messages and the end of the page before
  expect(statement!.rowsRead).toBeLessThan(50 * 10);
});

test('every foreign key has an index, so that a deletion does not read whole tables', async () => {
  const { rows } = await client.query<{ key: string }>(
    `SELECT f.conrelid::regclass || ': ' || pg_get_constraintdef(f.oid) AS key FROM pg_constraint f
     WHERE f.contype = 'f' AND NOT EXISTS (
       SELECT 1 FROM pg_index i WHERE i.indrelid = f.conrelid AND i.indisvalid
         AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$') AND i.indnkeyatts >= cardinality(f.conkey)
         AND (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey)`,
  );
  expect(rows.map(({ key }) => key)).toEqual([]);
});

test('the list of contacts, each of its filters, its next page and a lead’s thread are read by an index', async () => {
  const page = { limit: 50, before: null, among: null, filter: null, label: null };
  const first = await views.findContactPage(sql, owner, page);
  expect(first).toHaveLength(50);
  const last = first.at(-1)!.conversation_id;
  expect(await views.findContactPage(sql, owner, { ...page, before: last })).toHaveLength(50);
  for (const filter of ContactFilter.options) expect(await views.findContactPage(sql, owner, { ...page, filter })).toHaveLength(20);
  expect(await views.findContactPage(sql, owner, { ...page, among: first.map((one) => one.conversation_id) })).toHaveLength(50);
  expect(await views.findContactPage(sql, owner, { ...page, label: 'VIP' })).toHaveLength(20);
  expect(await findLabels(sql, owner)).toEqual(['VIP']);
  const queue = await findQueue(sql, owner, 10, null);
  expect(queue).toHaveLength(10);
  expect(await findQueue(sql, owner, 50, queue.at(-1)!)).toHaveLength(10);
  expect(await countWaiting(sql, owner, new Date(), 1_000)).toEqual({ needsOwner: 20, takenOver: 20, unread: 20, leftBehind: 0 });
  expectByIndex(explaining.take(), 600);
  const thread = last as ConversationId;
  expect(await views.findThreadPage(sql, owner, thread, { limit: 5, beforeSeq: 9 })).toHaveLength(5);
  const from = await views.findThreadPageFrom(sql, owner, thread, { limit: 5, fromSeq: 4 });
  expect(
    await views.findMessagesInContext(
      sql,
      from.map(({ id }) => id),
    ),
  ).toHaveLength(5);
  expect(await views.findContactRow(sql, owner, { pn: '628120055500', lid: null })).toBeDefined();
  expect(await views.findContactRows(sql, owner, [thread])).toHaveLength(1);
  expectByIndex(explaining.take(), 100);
});

test('a page of a queue of 2,000 leads is read from its own index in that order, wherever it begins', async () => {
  await client.query(
    `UPDATE conversations SET needs_owner_since = last_at, needs_owner_reason = (ARRAY['complaint', 'question', 'no-quota'])[1 + message_count % 3] WHERE bot_id = $1`,
    [owner],
  );
  await client.query('VACUUM ANALYZE conversations');
  explaining.take();
  const first = await findQueue(sql, owner, 21, null);
  const next = await findQueue(sql, owner, 21, first.at(-1)!);
  expect(new Set([...first, ...next].map((one) => one.conversation_id)).size).toBe(42);
  for (const { indexes, rowsRead } of explaining.take()) {
    expect(indexes).toContain('conversations_queue');
    // per conversation: its row, its contact, and the rows that exclude or mark it
    expect(rowsRead).toBeLessThanOrEqual(21 * 4);
  }
});
