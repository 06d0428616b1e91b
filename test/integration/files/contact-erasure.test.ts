import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectOk } from '../../support/api.ts';
import { linkOwner, type Owner } from '../../support/owners.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { formatPhone } from '#contracts/values/people/phone';
import { waitFor } from '../../support/wait-for.ts';

/** A lead asks the shop to erase their data: afterwards no table, file or log contains their number or name. */
let app: TestApp;
let owner: Owner;
let bot: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.registerOwner();
  bot = await linkOwner(app, owner);
});
afterAll(() => app?.close());

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * Table with the keys of the encrypted connection. WhatsApp needs them to decrypt the person's next message. The
 * names of the keys contain the person's address (docs/runbook.md).
 */
const connectionKeys = 'wa_keys';

/** Tables that contain one of these words in any column. The table of the connection keys is left out. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await app.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await app.sql(
      `SELECT 1 FROM ${name} row WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) word WHERE position(word IN row::text) > 0) LIMIT 1`,
      [words],
    );
    if (rows.length > 0 && name !== connectionKeys) found.push(name);
  }
  return found.toSorted();
}

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(app.env['STORAGE_DIR']!, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

test('nothing of an erased lead is left, and all data of others is', async () => {
  const name = 'Zulkifli Purnamasari';
  const [lead, other] = [await app.sandbox.phone(undefined, name), await app.sandbox.phone(undefined, 'Orang Lain')];
  await lead.ask(bot, `Halo, saya ${name}, kirim ke Jalan Kenanga 7`);
  await other.ask(bot, 'Halo kak');
  await lead.ask(bot, { image: { base64: pixel, caption: 'foto saya' } });
  const [conversation] = await app.sql<{ id: string; contact_id: string }>(
    `SELECT c.id, c.contact_id FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE k.pn = $1`,
    [lead.number],
  );
  const { id } = conversation!;
  await waitFor(
    async () =>
      (await app.sql(`SELECT 1 FROM chat_files f JOIN messages m ON m.id = f.message_id WHERE m.conversation_id = $1`, [id])).length > 0,
    {
      what: 'the picture stored',
    },
  );
  const files = await app.sql<{ id: string }>(`SELECT id FROM messages WHERE conversation_id = $1 AND media IS NOT NULL`, [id]);
  const values = [owner.botId, id, `Kirim ke ${name}, ${lead.number}`];
  await app.sql(`INSERT INTO closings (id, bot_id, conversation_id, summary, amount) VALUES (gen_random_uuid(), $1, $2, $3, 1000)`, values);
  await app.sql(
    `INSERT INTO owner_questions (id, bot_id, conversation_id, question, asked_at) VALUES (gen_random_uuid(), $1, $2, $3, now())`,
    values,
  );
  await app.sql(
    `INSERT INTO memories (conversation_id, bot_id, summary, upto_seq, facts) VALUES ($2, $1, $3, 1, '{}')
     ON CONFLICT (conversation_id) DO UPDATE SET summary = EXCLUDED.summary`,
    values,
  );
  await app.sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, title, body, conversation_id, contact, dedupe_key)
     VALUES (gen_random_uuid(), $1, $1, 'closing', 'Closing', $3, $2, $3, 'x')`,
    values,
  );
  // A report may name several leads, so it does not belong to one conversation.
  await app.sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, title, body, named_conversations, dedupe_key)
     VALUES (gen_random_uuid(), $1, $1, 'report', 'Laporan', $3, ARRAY[$2::uuid], 'y')`,
    values,
  );
  await app.sql(
    `INSERT INTO phone_texts (bot_id, text_hash, soon_chats, fast_chats, seen_at) VALUES ($1, 'hash', ARRAY[$2::uuid], ARRAY[$2::uuid], now())`,
    [owner.botId, id],
  );
  // Creates a finished export of the account, which contains the lead.
  const fileId = randomUUID();
  const archive = join(app.env['STORAGE_DIR']!, owner.accountId, 'exports', fileId);
  await mkdir(dirname(archive), { recursive: true });
  await writeFile(archive, 'zip');
  await app.sql(
    `INSERT INTO account_exports (account_id, id, person_id, state, asked_at, ready_at, file_id, bytes, token_hash)
     VALUES ($1, gen_random_uuid(), $2, 'ready', now(), now(), $3, 3, 'hash')`,
    [owner.accountId, owner.userId, fileId],
  );
  // An event that every subscriber has handled and that is kept for some time. Its position is before the positions
  // of the subscribers.
  await app.sql(
    `INSERT INTO domain_events (position, account_id, bot_id, conversation_id, kind, facts)
     VALUES (-1, $1, $1, $2, 'message.received', jsonb_build_object('lead', $3::text))`,
    values,
  );
  await expectOk(owner.api.post('/blacklist', { number: `${lead.number}@c.us` }));
  const log = `activity:${owner.botId}`;
  const linesOf = async (words: string) => (await app.redis.lrange(log, 0, -1)).filter((line) => line.includes(words));
  const lines = await waitFor(async () => ((await linesOf('Balasan AI untuk')).length === 3 ? app.redis.lrange(log, 0, -1) : undefined));
  const ofOthers = lines.filter((line) => !line.includes(name));
  expect([lines.length - ofOthers.length > 1, ofOthers.length > 2]).toEqual([true, true]);
  // Log lines with a different name of the lead, and with the name of another person that contains the lead's name.
  const [renamed, longer] = ['INFO Balasan AI untuk Zul', `INFO Balasan AI untuk ${name} Putri`].map(
    (line) => `[2099-11-26 08:00:00] ${line}`,
  );
  await app.redis.rpush(log, `${renamed}\n${id}`, longer!);
  // lines of no chat that name the lead's number, as digits and as people write it
  const written = [lead.number, formatPhone(lead.number)].map((number) => `[2099-11-26 08:00:01] WARN Nomor ${number} dikecualikan`);
  await app.redis.rpush(log, ...written);
  const before = await tablesWith([lead.number, name]);
  expect(before).toEqual(
    expect.arrayContaining([
      'blacklist',
      'closings',
      'contacts',
      'conversations',
      'domain_events',
      'memories',
      'messages',
      'notifications',
      'owner_questions',
    ]),
  );
  const ofOther = await owner.api.get(`/chat/contacts/${other.number}/messages`);

  await expectOk(owner.api.delete(`/chat/contacts/${lead.number}`));

  expect(await tablesWith([lead.number, name, id, conversation!.contact_id])).toEqual([]);
  expect((await storedFiles()).filter((path) => files.some((file) => path.includes(file.id)))).toEqual([]);
  expect(await app.redis.lrange(log, 0, -1)).toEqual([...ofOthers, longer]);
  await waitFor(async () => !(await storedFiles()).includes(archive), { what: 'the copy of the account removed' });
  expect(await app.sql(`SELECT state, file_id, token_hash FROM account_exports WHERE account_id = $1`, [owner.accountId])).toEqual([
    { state: 'over', file_id: null, token_hash: null },
  ]);
  expect((await owner.api.get(`/chat/contacts/${lead.number}`)).status).toBe(404);
  expect((await owner.api.get(`/chat/search?q=${encodeURIComponent('Kenanga')}`)).body.messages).toEqual([]);
  expect((await owner.api.get(`/chat/contacts/${other.number}/messages`)).body).toEqual(ofOther.body);
  const [sum] = await app.sql(`SELECT bytes::int FROM storage_sums WHERE account_id = $1`, [owner.accountId]);
  expect(sum.bytes).toBe(0);

  // A lead who writes again after the erasure is treated as a new lead and gets an answer.
  await lead.ask(bot, 'Halo lagi');
  expect((await owner.api.get(`/chat/contacts/${lead.number}/messages`)).body).toHaveLength(2);
});

test('a long thread is deleted completely, and a second request finds no contact', async () => {
  const lead = await app.sandbox.phone(undefined, 'Panjang Sekali');
  await lead.ask(bot, 'Halo');
  await app.sql(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, created_at, wa_at)
     SELECT gen_random_uuid(), c.bot_id, c.id, 100 + n, 'lead', 'text', 'Kalimat panjang', 'LONG' || n, 'read', now(), now()
     FROM conversations c JOIN contacts k ON k.id = c.contact_id, generate_series(1, 1700) n WHERE k.pn = $1`,
    [lead.number],
  );
  // An export of the account that was started before the erasure and is not finished.
  const [begun] = await app.sql<{ id: string }>(
    `UPDATE account_exports SET id = gen_random_uuid(), state = 'building', asked_at = now() WHERE account_id = $1 RETURNING id`,
    [owner.accountId],
  );
  const answers = await Promise.all([1, 2].map(() => owner.api.delete(`/chat/contacts/${lead.number}`)));
  expect(answers.map(({ status }) => status).toSorted()).toContain(200);
  expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
  expect((await owner.api.delete(`/chat/contacts/${lead.number}`)).status).toBe(404);
  expect(await tablesWith([lead.number, 'Panjang Sekali', 'Kalimat panjang', begun!.id])).toEqual([]);
});
