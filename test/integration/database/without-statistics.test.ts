import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { AccountId, BotId, type ConversationId } from '#contracts/values/ids';
import { findMessageId } from '#core/features/conversations/messages/owners-messages.statements';
import { findContacts } from '#core/features/conversations/contacts/contacts.statements';
import { storeEdits } from '#core/features/conversations/messages/edits.statements';
import { storeArrivals, type Arrival } from '#core/features/conversations/messages/inbound.statements';
import { findActs } from '#core/features/conversations/messages/turns/stories.statements';
import { claimTurn } from '#core/features/conversations/messages/turns/turns.statements';
import { recordDelivery } from '#core/features/conversations/messages/outbox.statements';
import { ExplainingSql } from '../../support/core/explained.ts';
import { createDatabase, type OwnDatabase } from '../../support/stores/stores.ts';
import { openAccount } from '../../support/core/account-rows.ts';

/* A statement is planned when a connection first needs it. In a new installation the tables are nearly
   empty, and the plan is kept until autovacuum runs. Until then the cost of a message must not grow with
   the length of its conversation. Without statistics, the planner rates the index by conversation as
   good as the message's own index. */
const owner = BotId.parse('0190a000-0000-7000-8000-0000000000aa');
const conversation = '0190a000-0000-7000-8000-0000000000cc' as ConversationId;
const contact = '0190a000-0000-7000-8000-0000000000bb';
const messages = 20;

let database: OwnDatabase;
let client: pg.Client;
let explaining: ExplainingSql;

beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const table of ['messages', 'conversations', 'contacts'])
    await client.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false)`);
  await client.query(
    `INSERT INTO users (id, email, email_canonical, full_name, password_hash) VALUES ($1, 'a@example.test', 'a@example.test', 'A', 'x')`,
    [owner],
  );
  await client.query(openAccount, [owner]);
  await client.query(`INSERT INTO contacts (id, bot_id, name, pn) VALUES ($1, $2, 'Sari', '6281200000001')`, [contact, owner]);
  await client.query(
    `INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_at)
     VALUES ($1, $2, $3, '6281200000001@s.whatsapp.net', 1, 1, $4::int, $4::int, now())`,
    [conversation, owner, contact, messages],
  );
  await client.query(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status)
     SELECT gen_random_uuid(), $1, $2, n, CASE WHEN n % 2 = 1 THEN 'lead' ELSE 'bot' END, 'text', 'halo ' || n, 'M' || n, 'sent' FROM generate_series(1, $3::int) n`,
    [owner, conversation, messages],
  );
  explaining = await ExplainingSql.open(database.url);
});
afterAll(async () => {
  await explaining?.close();
  await client?.end();
  await database?.drop();
});

const arrival = (waId: string, more: Partial<Arrival> = {}): Arrival => ({
  botId: owner,
  conversationId: conversation,
  chat: { jid: '6281200000001@s.whatsapp.net', pn: '6281200000001', lid: null, username: null },
  waId,
  sender: 'lead',
  kind: 'text',
  body: 'masih ada?',
  name: null,
  at: new Date(),
  live: true,
  media: null,
  proto: null,
  quoted: null,
  ...more,
});

function changing(sql: ExplainingSql['tx']): Promise<unknown> {
  return storeEdits(sql, [arrival('M13', { body: 'halo lagi', edited: true })], new Date());
}

test.each<[string, (sql: ExplainingSql['tx']) => Promise<unknown>]>([
  ['a message that comes in', (sql) => storeArrivals(sql, [arrival('NEW')], new Date())],
  [
    'one that quotes another',
    (sql) => storeArrivals(sql, [arrival('NEXT', { quoted: { waId: 'M17', kind: 'text', body: 'halo', by: null } })], new Date()),
  ],
  ['one that comes again', (sql) => storeArrivals(sql, [arrival('M11')], new Date())],
  ['one whose writer changed it', changing],
  [
    'one that the owner wrote in the panel',
    async (sql) => [await findMessageId(sql, { botId: owner, waId: 'M15', conversationId: conversation })],
  ],
  [
    'a message that was delivered',
    (sql) => recordDelivery(sql, [{ botId: owner, waId: 'M14', status: 'delivered', at: new Date(), proto: null }]),
  ],
])('%s is found by its own index, not by its conversation', async (_, action) => {
  expect(await action(explaining.tx)).toHaveLength(1);
  const [statement] = explaining.take();
  expect(statement!.indexes).toContain('messages_bot_id_wa_id_conversation_id_key');
  // An edit also checks whether the lead wrote a later message: the index of the thread is read from the edited message
  // on.
  if (action !== changing) expect(statement!.indexes).not.toContain('messages_thread');
  expect(statement!.readWhole).not.toContain('messages');
});

test('an answer is stored without a look at earlier messages of the chat', async () => {
  await client.query(`UPDATE conversations SET turn = 2 WHERE id = $1`, [conversation]);
  expect(
    await claimTurn(
      explaining.tx,
      AccountId.parse(owner),
      {
        botId: owner,
        conversationId: conversation,
        draftedTurn: 2,
        bubbles: [{ body: 'Masih ada kak.', photo: null }],
        model: 'model',
        tools: [],
        promptTokens: 1,
        completionTokens: 1,
        tookMs: 1,
        closing: false,
        need: null,
        isFree: true,
      },
      new Date(),
    ),
  ).toBeDefined();
  const [statement] = explaining.take();
  expect(statement!.readWhole).not.toContain('messages');
  expect(statement!.indexes).not.toContain('messages_thread');
});

test('what earlier answers did is found without unpacking those that only spoke', async () => {
  await client.query(
    `INSERT INTO replies (id, bot_id, conversation_id, turn, model, tools, prompt_tokens, completion_tokens, took_ms, read, charged)
     SELECT gen_random_uuid(), $1, $2, -n, 'model', CASE WHEN n % 20 = 0 THEN '[{"name":"cari_produk"}]' ELSE '[]' END::jsonb, 1, 1, 1, '{}', true
     FROM generate_series(1, 60) n`,
    [owner, conversation],
  );
  expect((await findActs(explaining.tx, owner, conversation, 10)).map(({ tools }) => tools)).toEqual([
    [{ name: 'cari_produk' }],
    [{ name: 'cari_produk' }],
    [{ name: 'cari_produk' }],
  ]);
  const [statement] = explaining.take();
  expect(statement!.indexes).toContain('replies_acts');
});

test('people are found by number and privacy id, not among all of their owner’s', async () => {
  const found = await findContacts(explaining.tx, owner, [
    { pn: '6281200000001', lid: null },
    { pn: null, lid: '9003' },
  ]);
  expect(found).toHaveLength(1);
  const [statement] = explaining.take();
  expect(statement!.indexes).toEqual(expect.arrayContaining(['contacts_bot_id_pn_key', 'contacts_bot_id_lid_key']));
  expect(statement!.readWhole).not.toContain('contacts');
});
