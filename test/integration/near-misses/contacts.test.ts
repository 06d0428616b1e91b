import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import {
  findContactPage,
  findContactRow,
  findContactRows,
  findMessagesInContext,
  type ContactPage,
} from '#core/features/conversations/state/views.statements';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { Crowd, type ChatRows } from '../../support/core/crowd.ts';

/* One chat for which a statement is meant, and for each condition one chat that misses only that condition. */

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

/** What the panel shows of a contact, with a chat for each mark and those that nearly have it. */
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
      empty: { conversations: `message_count = 0` },
      'of another bot': { botId: other },
    },
  );
  const order = ['newer', 'usual', 'older', 'taken over', 'handed over', 'needing'];
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
