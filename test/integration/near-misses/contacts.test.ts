import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import { findByLids, findContacts, findKnownAs } from '#core/features/conversations/contacts/contacts.statements';
import {
  findMemory,
  joinMemories,
  writeOwnersFacts,
  writePurchases,
  writeSummary,
} from '#core/features/conversations/contacts/memories.statements';
import {
  findContactPage,
  findContactRow,
  findContactRows,
  findMessagesInContext,
  type ContactPage,
} from '#core/features/conversations/state/views.statements';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { Crowd, type ChatRows } from '../../support/core/crowd.ts';

/* One chat that a statement should match, and for each condition one chat that fails only this condition. */

let modules: TestModules;
let sql: Database;
let botId: BotId;
let other: BotId;

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
});
afterAll(async () => {
  await modules?.close();
});
beforeEach(async () => {
  await modules.sql(`DELETE FROM accounts`);
  ({ botId } = await makeOwner(modules));
  ({ botId: other } = await makeOwner(modules));
});

const marks = ['takeover_ms', 'closing', 'opted_out', 'no_follow_ups', 'is_past', 'blacklisted', 'gets_notices'] as const;
type Mark = (typeof marks)[number];

/** Marks of a contact in the panel, with one chat for each mark. Similar chats do not have the mark. */
const contacts: Readonly<Record<string, ChatRows & { readonly has?: Mark }>> = {
  'taken over': { conversations: `takeover_until = now() + interval '1 hour'`, has: 'takeover_ms' },
  'takeover is over': { conversations: `takeover_until = now() - interval '1 hour'` },
  bought: { conversations: `closing_at = now()`, has: 'closing' },
  'opted out': { conversations: `opted_out_at = now()`, has: 'opted_out' },
  'wants no follow-ups': { conversations: `no_follow_ups_at = now()`, has: 'no_follow_ups' },
  'number moved': { contacts: `past_since = now(), former_pn = pn, pn = NULL, lid = '77005'`, has: 'is_past' },
  excluded: { added: `INSERT INTO blacklist (bot_id, pn) SELECT bot_id, pn FROM contacts WHERE id = :contact;`, has: 'blacklisted' },
  'excluded by privacy id': {
    contacts: `lid = '77001'`,
    added: `INSERT INTO blacklist (bot_id, lid) VALUES (:bot, '77001');`,
    has: 'blacklisted',
  },
  'excluded by username': {
    contacts: `username = 'budi', lid = '77004'`,
    added: `INSERT INTO blacklist (bot_id, username) VALUES (:bot, 'budi');`,
    has: 'blacklisted',
  },
  'another privacy id with that username': {
    contacts: `username = 'sari', lid = '77002'`,
    added: `INSERT INTO blacklist (bot_id, lid, username) VALUES (:bot, '77003', 'sari');`,
  },
  'gets notices': { contacts: `pn = '628777000111'`, has: 'gets_notices' },
};
const page: ContactPage = { limit: 100, before: null, among: null, filter: null, label: null };

test('the marks of a contact are the same in a list, alone and beside a message', async () => {
  await modules.sql(`UPDATE bot_settings SET notification_number = '628777000111' WHERE bot_id = $1`, [botId]);
  const chats = await Crowd.of(sql, botId, { conversations: `message_count = 1` }, contacts);
  await modules.sql(`INSERT INTO blacklist (bot_id, pn) SELECT $1, pn FROM contacts WHERE name = 'usual'`, [other]);
  await modules.sql(`UPDATE bot_settings SET notification_number = (SELECT pn FROM contacts WHERE name = 'usual') WHERE bot_id = $1`, [
    other,
  ]);
  const all = ['usual', ...Object.keys(contacts)];
  const listed = await findContactPage(sql, botId, page);
  const read = await findContactRows(sql, botId, chats.ids);
  const beside = await findMessagesInContext(
    sql,
    all.map((name) => chats.of(name).messageId),
  );
  for (const name of all) {
    const found = [listed, read, beside].map((rows) => rows.find((row) => row.name === name)!);
    const [usual] = found;
    found.push((await findContactRow(sql, botId, { pn: usual!.pn ?? '0', lid: usual!.lid ?? '0' }))!);
    const has = found.map((row) => marks.filter((mark) => row[mark]));
    const wanted = contacts[name]?.has;
    expect([name, has]).toEqual([name, Array(4).fill(wanted ? [wanted] : [])]);
    expect(await findContactRow(sql, other, { pn: usual!.pn ?? '0', lid: usual!.lid ?? '0' })).toBeUndefined();
  }
  expect(await findContactRows(sql, other, chats.ids)).toEqual([]);
});

test('the list of chats has those with messages, of one bot, the newest first and page by page', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `message_count = 1, last_at = now() - interval '2 hours'` },
    {
      newer: { conversations: `last_at = now() - interval '1 hour', labels = '{grosir}'` },
      older: { conversations: `last_at = now() - interval '3 hours', unread = 1, labels = '{lain}'` },
      'taken over': { conversations: `last_at = now() - interval '4 hours', takeover_until = now() + interval '1 hour'` },
      'handed over': {
        conversations: `last_at = now() - interval '5 hours', takeover_until = now() + interval '1 hour', handed_over = true`,
      },
      needing: { conversations: `last_at = now() - interval '6 hours', needs_owner_since = now(), needs_owner_reason = 'question'` },
      'needing, excluded': {
        conversations: `last_at = now() - interval '7 hours', needs_owner_since = now(), needs_owner_reason = 'question'`,
        added: `INSERT INTO blacklist (bot_id, pn) SELECT bot_id, pn FROM contacts WHERE id = :contact;`,
      },
      empty: { conversations: `message_count = 0, last_at = now() - interval '8 hours', unread = 1, labels = '{grosir}'` },
      'empty, taken over': {
        conversations: `message_count = 0, takeover_until = now() + interval '1 hour', needs_owner_since = now(), needs_owner_reason = 'question'`,
      },
      'of another bot': { botId: other },
    },
  );
  const order = ['newer', 'usual', 'older', 'taken over', 'handed over', 'needing', 'needing, excluded'];
  const find = async (wanted: Partial<ContactPage>): Promise<string[]> =>
    (await findContactPage(sql, botId, { ...page, ...wanted })).map(({ name }) => name);
  expect(await find({})).toEqual(order);
  expect(await find({ limit: 2 })).toEqual(order.slice(0, 2));
  expect(await find({ limit: 2, before: chats.of('usual').id })).toEqual(order.slice(2, 4));
  expect(await find({ filter: 'needs-owner' })).toEqual(['needing']);
  expect(await find({ filter: 'taken-over' })).toEqual(['taken over']);
  expect(await find({ filter: 'unread' })).toEqual(['older']);
  expect(await find({ label: 'grosir' })).toEqual(['newer']);
  expect(await find({ among: [chats.of('older').id, chats.of('of another bot').id] })).toEqual(['older']);
});

test('people are found by number, privacy id or username, among the contacts of one bot', async () => {
  const sari = { contacts: `pn = '62811', lid = '77001', username = 'sari'` };
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      'by number': { contacts: `pn = '62811'`, conversations: `message_count = 1` },
      'by privacy id': { contacts: `lid = '77001'` },
      'by username': { contacts: `lid = '77002', username = 'sari'` },
      'of another bot': { botId: other, ...sari },
    },
  );
  const numbers = new Set<unknown>();
  for (const known of await findKnownAs(sql, botId, { pn: '62811', lid: '77001', username: 'sari' })) numbers.add(known.lid);
  expect(numbers).toEqual(new Set([null, '77001', '77002']));
  expect(await findKnownAs(sql, botId, { pn: '62811', lid: '77001', username: 'sari' })).toHaveLength(3);
  expect((await findByLids(sql, botId, ['77001', '77002', '77003'])).map(({ name }) => name).toSorted()).toEqual([
    'by privacy id',
    'by username',
  ]);
  const found = await findContacts(sql, botId, [
    { pn: '62811', lid: null },
    { pn: null, lid: '77001' },
  ]);
  expect(chats.names(found.map((one) => one.conversationId)).toSorted()).toEqual(['by number', 'by privacy id']);
  const empty = Object.fromEntries(found.map((one) => [chats.names([one.conversationId])[0]!, one.isEmpty]));
  expect(empty).toEqual({ 'by number': false, 'by privacy id': true });
});

test('a summary replaces the one that it was made from, in one chat', async () => {
  const remembered = `INSERT INTO memories (conversation_id, bot_id, summary, upto_seq) VALUES (:conversation, :bot, 'lama', 5);`;
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      usual: { added: remembered },
      'summarised further': { added: remembered.replace('5', '6') },
      'another summary': { added: remembered.replace('lama', 'lain') },
      'none yet': {},
      'of another bot': { botId: other, added: remembered },
    },
  );
  const from = { summary: 'lama', uptoSeq: 5 };
  const written: string[] = [];
  for (const [index, name] of chats.names(chats.ids).entries())
    if (await writeSummary(sql, botId, chats.ids[index]!, { from, summary: 'baru', uptoSeq: 9 })) written.push(name);
  expect(written).toEqual(['usual', 'none yet']);
  for (const name of written) expect(await findMemory(sql, botId, chats.of(name).id)).toMatchObject({ summary: 'baru', upto_seq: 9 });
  expect(await findMemory(sql, botId, chats.of('summarised further').id)).toMatchObject({ summary: 'lama', upto_seq: 6 });
  expect(await findMemory(sql, botId, chats.of('of another bot').id)).toBeUndefined();
});

test('facts of the owner stay with the owner, in one chat', async () => {
  const fact = (value: string, by: string): object => ({ value, by });
  const remembered = `INSERT INTO memories (conversation_id, bot_id, summary, upto_seq, facts) VALUES (:conversation, :bot, 'lama', 5,
    '{"bought": {"value": "kaos", "by": "bot"}, "city": {"value": "Solo", "by": "bot"}}');`;
  const chats = await Crowd.of(
    sql,
    botId,
    { added: remembered },
    {
      second: {},
      'noted by the owner': {
        added: `UPDATE memories SET facts = '{"bought": {"value": "topi", "by": "owner"}}' WHERE conversation_id = :conversation;`,
      },
      'of another bot': { botId: other },
    },
  );
  const facts = async (name: string, bot = botId): Promise<unknown> => (await findMemory(sql, bot, chats.of(name).id))!.facts;
  const kept = { bought: fact('kaos', 'bot'), city: fact('Solo', 'bot') };
  for (const name of ['usual', 'noted by the owner', 'of another bot']) await writePurchases(sql, botId, chats.of(name).id, '2 kaos');
  expect(await facts('usual')).toEqual({ ...kept, bought: fact('2 kaos', 'bot') });
  expect([await facts('second'), await facts('of another bot', other)]).toEqual([kept, kept]);
  expect(await facts('noted by the owner')).toEqual({ bought: fact('topi', 'owner') });

  const change = { facts: {}, removed: ['city'], forgetSummary: false };
  for (const name of ['usual', 'of another bot']) await writeOwnersFacts(sql, botId, chats.of(name).id, change);
  expect(await findMemory(sql, botId, chats.of('usual').id)).toMatchObject({ summary: 'lama', facts: { bought: fact('2 kaos', 'bot') } });
  expect([await facts('second'), await facts('of another bot', other)]).toEqual([kept, kept]);
  await writeOwnersFacts(sql, botId, chats.of('usual').id, { ...change, forgetSummary: true });
  expect(await findMemory(sql, botId, chats.of('usual').id)).toMatchObject({ summary: '' });

  await sql.transaction((tx) => joinMemories(tx, chats.of('second').id, chats.of('noted by the owner').id));
  expect(await findMemory(sql, botId, chats.of('second').id)).toMatchObject({
    summary: '',
    upto_seq: 0,
    facts: { bought: fact('topi', 'owner'), city: fact('Solo', 'bot') },
  });
});

test('of two memories of one person, both facts stay, the owner’s before the bot’s and else those of the chat that stays', async () => {
  const fact = (value: string, by: string): object => ({ value, by });
  const remembered = (facts: object): ChatRows => ({
    added: `INSERT INTO memories (conversation_id, bot_id, facts) VALUES (:conversation, :bot, '${JSON.stringify(facts)}');`,
  });
  const [bot, owner] = ['bot', 'owner'];
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      keep: remembered({
        a: fact('keep', bot),
        b: fact('keep', owner),
        c: fact('keep', bot),
        d: fact('keep', owner),
        e: fact('keep', bot),
      }),
      gone: remembered({
        a: fact('gone', bot),
        b: fact('gone', owner),
        c: fact('gone', owner),
        d: fact('gone', bot),
        f: fact('gone', bot),
      }),
      'without the owner’s': remembered({ a: fact('last', bot) }),
    },
  );
  const join = async (from: string): Promise<unknown> => {
    await sql.transaction((tx) => joinMemories(tx, chats.of('keep').id, chats.of(from).id));
    return (await findMemory(sql, botId, chats.of('keep').id))!.facts;
  };
  const joined = {
    ...{ a: fact('keep', bot), b: fact('keep', owner), c: fact('gone', owner), d: fact('keep', owner) },
    ...{ e: fact('keep', bot), f: fact('gone', bot) },
  };
  expect([await join('gone'), await join('without the owner’s')]).toEqual([joined, joined]);
});
