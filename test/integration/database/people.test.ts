import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { BotId } from '#contracts/values/ids';
import { markAsPhone } from '#core/features/conversations/state/chat-actions.statements';
import { findKnownAs, setNames, setUsernames } from '#core/features/conversations/contacts/contacts.statements';
import { findContactRow } from '#core/features/conversations/state/views.statements';
import { ExplainingSql } from '../../support/core/explained.ts';
import { createDatabase, type OwnDatabase } from '../../support/stores/stores.ts';
import { openAccount } from '../../support/core/account-rows.ts';

/*
 * Data that WhatsApp reports about one person is written to that person's rows only. An owner has tens of
 * thousands of contacts, and with usernames there is such a report for each new lead: no statement may read
 * all contacts, with or without table statistics.
 */
const owner = BotId.parse('0190a000-0000-7000-8000-0000000000aa');
const contacts = 2_000;

let database: OwnDatabase;
let client: pg.Client;
let explaining: ExplainingSql;

beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const table of ['conversations', 'contacts']) await client.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false)`);
  await client.query(
    `INSERT INTO users (id, email, email_canonical, full_name, password_hash) VALUES ($1, 'a@example.test', 'a@example.test', 'A', 'x')`,
    [owner],
  );
  await client.query(openAccount, [owner]);
  await client.query(
    `WITH made AS (
       INSERT INTO contacts (id, bot_id, name, pn, lid, username)
       SELECT gen_random_uuid(), $1, 'Pelanggan ' || n, CASE WHEN n % 2 = 0 THEN 6281200000000 + n END, 9000 + n, CASE WHEN n % 3 = 0 THEN 'orang' || n END
       FROM generate_series(1, $2::int) n RETURNING id, lid
     )
     INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_at)
     SELECT gen_random_uuid(), $1, id, lid || '@lid', 1, 1, 1, 1, now() FROM made`,
    [owner, contacts],
  );
  explaining = await ExplainingSql.open(database.url);
});
afterAll(async () => {
  await explaining?.close();
  await client?.end();
  await database?.drop();
});

describe.each(['without statistics', 'with statistics'])('%s', (state) => {
  beforeAll(async () => {
    if (state === 'with statistics') await client.query('ANALYZE contacts, conversations');
  });

  test.each<[string, (sql: ExplainingSql['tx']) => Promise<unknown>, found: number]>([
    ['a person named in the blacklist', (sql) => findKnownAs(sql, owner, { pn: '6281200000100', lid: '9011', username: 'orang30' }), 3],
    ['a person opened by number', async (sql) => [await findContactRow(sql, owner, { pn: '6281200000200', lid: null })], 1],
    ['a new username', (sql) => setUsernames(sql, owner, [{ lid: '9007', username: `sari.${state.length}` }]), 1],
    [
      'a username that went over to somebody else',
      (sql) => setUsernames(sql, owner, [{ lid: '9301', username: `orang${state.length * 3}` }]),
      2,
    ],
    ['a username that was given up', (sql) => setUsernames(sql, owner, [{ lid: String(9000 + state.length * 6), username: null }]), 1],
    [
      'names of the address book',
      (sql) =>
        setNames(sql, owner, [
          { pn: '6281200000400', lid: null, name: `Sari ${state}` },
          { pn: null, lid: '9401', name: `Budi ${state}` },
        ]),
      2,
    ],
    [
      'chats marked on the phone',
      (sql) =>
        markAsPhone(sql, owner, [
          { pn: '6281200000500', lid: null, unread: state === 'without statistics' },
          { pn: null, lid: '9501', unread: state === 'without statistics' },
        ]),
      2,
    ],
  ])('%s: no other contact is read', async (_, action, found) => {
    expect(await action(explaining.tx)).toHaveLength(found);
    const statements = explaining.take();
    expect(statements).toHaveLength(1);
    expect(statements[0]!.rowsRead).toBeLessThanOrEqual(20);
  });
});
