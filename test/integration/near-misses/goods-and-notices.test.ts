import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { NoticeId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { findActivity } from '#core/features/conversations/inbox/figures.statements';
import { findWaiting, placeOf } from '#core/features/mails/mails.statements';
import { findAboutNeeds, settleKinds, settleKindsOfBot } from '#core/features/notifications/bell.statements';
import { findActive, search } from '#core/features/products/products.statements';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { Crowd } from '../../support/core/crowd.ts';

/* One row for which a statement is meant, and for each condition one that misses only that condition. */

let modules: TestModules;
let sql: Database;
let shop: Shop;
let other: Shop;

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
});
afterAll(async () => {
  await modules?.close();
});
beforeEach(async () => {
  await modules.sql(`DELETE FROM accounts`);
  shop = await makeOwner(modules);
  other = await makeOwner(modules);
});

test('the bot sells what is active, of its own account, the first by name', async () => {
  const goods: readonly [name: string, active: boolean, of: Shop][] = [
    ['kaos hitam', true, shop],
    ['kaos abu', true, shop],
    ['kaos biru', false, shop],
    ['kaos merah', true, other],
  ];
  for (const [name, active, { accountId }] of goods)
    await modules.sql(`INSERT INTO products (id, account_id, name, name_key, active) VALUES ($1, $2, $3, $3, $4)`, [
      newId(),
      accountId,
      name,
      active,
    ]);
  const active = async (limit: number): Promise<string[]> => (await findActive(sql, shop.accountId, limit)).map(({ name }) => name);
  expect(await active(10)).toEqual(['kaos abu', 'kaos hitam']);
  expect(await active(1)).toEqual(['kaos abu']);
  const found = async (word: string, limit = 10): Promise<string[]> =>
    (await search(sql, shop.accountId, { words: [word], query: word, limit })).map(({ name }) => name);
  expect(await found('kaos')).toEqual(['kaos abu', 'kaos hitam']);
  expect(await found('kaos', 1)).toEqual(['kaos abu']);
  expect([await found('biru'), await found('merah')]).toEqual([[], []]);
});

test('what ends with its cause are open serious notices of these kinds, of that account or bot', async () => {
  const notices: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    usual: {},
    'not serious': { serious: false },
    'handled before': { handled_at: new Date(0) },
    'another kind': { kind: 'quota' },
    'without a chat': { conversation_id: null },
    'about something else': { dedupe_key: 'session:1' },
    'of another account': { account_id: other.accountId, bot_id: other.botId },
  };
  const ids: Record<string, NoticeId> = {};
  for (const [name, columns] of Object.entries(notices)) {
    const id = (ids[name] = newId<NoticeId>());
    const row: Record<string, unknown> = {
      ...{ id, account_id: shop.accountId, bot_id: shop.botId, kind: 'handover', dedupe_key: `handover:${name}` },
      ...{ title: name, body: 'isi', serious: true, conversation_id: newId(), ...columns },
    };
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    await modules.sql(`INSERT INTO notifications (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`, Object.values(row));
  }
  const names = (found: readonly { readonly id: NoticeId }[]): string[] =>
    found.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)!);
  expect(names((await findAboutNeeds(sql, null)).page)).toEqual(['usual', 'another kind', 'of another account']);
  expect(names((await findAboutNeeds(sql, ids['usual']!)).page)).toEqual(['another kind', 'of another account']);

  const settled = async (action: () => Promise<unknown>): Promise<string[]> => {
    await action();
    const rows = await modules.sql(`SELECT title FROM notifications WHERE handled_at > '2000-01-01' ORDER BY id`);
    await modules.sql(`UPDATE notifications SET handled_at = NULL WHERE handled_at > '2000-01-01'`);
    return rows.map((row) => row['title']);
  };
  const own = ['usual', 'without a chat', 'about something else'];
  expect(await settled(() => settleKinds(sql, shop.accountId, ['handover']))).toEqual(own);
  expect(await settled(() => settleKindsOfBot(sql, shop.botId, ['handover']))).toEqual(own);
});

test('the figures of a bot are its own, without leads that it excludes', async () => {
  const reply = (model: string, day: number): string =>
    `INSERT INTO replies (id, bot_id, conversation_id, model, turn, charged, created_at) VALUES (gen_random_uuid(), :bot, :conversation, '${model}', ${day}, true, '2026-03-0${day}');`;
  const need = { conversations: `needs_owner_since = now(), needs_owner_reason = 'question'` };
  expect(await findActivity(sql, shop.botId)).toEqual({ needsYou: 0, firstReply: false, lastThoughtAt: null });
  await Crowd.of(sql, shop.botId, need, {
    quiet: { conversations: `needs_owner_since = NULL, needs_owner_reason = NULL` },
    excluded: { added: `INSERT INTO blacklist (bot_id, pn) SELECT bot_id, pn FROM contacts WHERE id = :contact;` },
    answered: { added: reply('x', 1) + reply('x', 2) + reply('', 3) },
    'of another bot': { botId: other.botId, added: reply('x', 4) },
  });
  await modules.sql(`INSERT INTO blacklist (bot_id, pn) SELECT $1, pn FROM contacts WHERE name = 'usual'`, [other.botId]);
  const { lastThoughtAt, ...rest } = await findActivity(sql, shop.botId);
  expect([rest, lastThoughtAt?.toISOString().slice(0, 10)]).toEqual([{ needsYou: 2, firstReply: true }, '2026-03-02']);
});

test('waiting mails take turns by person, each one’s oldest first, those without a person at once', async () => {
  await modules.sql(`DELETE FROM mails`);
  const [ani, budi] = [newId(), newId()];
  const mails: readonly [name: string, person: string | null, secondsAgo: number, state?: string][] = [
    ['ani 2', ani, 300],
    ['ani 1', ani, 400],
    ['ani sent', ani, 500, 'sent'],
    ['ani 3', ani, 61],
    ['ani new', ani, 59],
    ['budi 1', budi, 100],
    ['deleted', null, 90],
    ['deleted too', null, 80],
  ];
  const ids: Record<string, string> = {};
  for (const [name, person, secondsAgo, state = 'queued'] of mails)
    await modules.sql(
      `INSERT INTO mails (id, person_id, kind, state, created_at) VALUES ($1, $2, 'code', $4, now() - make_interval(secs => $3))`,
      [(ids[name] = newId()), person, secondsAgo, state],
    );
  const waiting = async (limit: number): Promise<unknown[]> =>
    (await findWaiting(sql, 60, limit)).map(({ id, place }) => [Object.keys(ids).find((name) => ids[name] === id), place]);
  const all = [
    ['ani 1', 0],
    ['budi 1', 0],
    ['deleted', 0],
    ['deleted too', 0],
    ['ani 2', 1],
    ['ani 3', 2],
  ];
  expect(await waiting(9)).toEqual(all);
  expect(await waiting(2)).toEqual(all.slice(0, 2));
  // cast: ids are plain texts here
  const places = ['ani 1', 'ani 2', 'ani 3', 'ani new', 'budi 1', 'deleted too'].map((name) => placeOf(sql, ids[name] as never));
  expect(await Promise.all(places)).toEqual([0, 1, 2, 3, 0, 0]);
});
