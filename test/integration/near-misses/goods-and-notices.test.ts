import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { NoticeId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { findActivity } from '#core/features/conversations/inbox/figures.statements';
import * as knowledge from '#core/features/knowledge/knowledge.statements';
import { findWaiting, placeOf } from '#core/features/mails/mails.statements';
import { findAboutNeeds, settleKinds, settleKindsOfBot } from '#core/features/notifications/bell.statements';
import * as photos from '#core/features/photos/photos.statements';
import * as products from '#core/features/products/products.statements';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { Crowd } from '../../support/core/crowd.ts';
import { day } from '../../support/core/merged.ts';

/* One row that a statement should match, and for each condition one that fails only this condition. */

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
  const active = async (limit: number): Promise<string[]> =>
    (await products.findActive(sql, shop.accountId, limit)).map(({ name }) => name);
  expect(await active(10)).toEqual(['kaos abu', 'kaos hitam']);
  expect(await active(1)).toEqual(['kaos abu']);
  const found = async (word: string, limit = 10): Promise<string[]> =>
    (await products.search(sql, shop.accountId, { words: [word], query: word, limit })).map(({ name }) => name);
  expect(await found('kaos')).toEqual(['kaos abu', 'kaos hitam']);
  expect(await found('kaos', 1)).toEqual(['kaos abu']);
  expect([await found('biru'), await found('merah')]).toEqual([[], []]);
});

test('searched lists find a word in any letter case', async () => {
  const { accountId } = shop;
  for (const [question, answer] of [
    ['Ada KAOS polos?', 'Ada Kak.'],
    ['Ada topi?', 'Ada, juga Kaos.'],
    ['Ada jaket?', 'Ada Kak.'],
  ])
    await modules.sql(`INSERT INTO knowledge (id, account_id, question, answer) VALUES ($1, $2, $3, $4)`, [
      newId(),
      accountId,
      question,
      answer,
    ]);
  const answers = await knowledge.findPage(sql, accountId, { after: null, part: 'kaos', limit: 10 });
  expect(answers.map(({ question }) => question).toSorted()).toEqual(['Ada KAOS polos?', 'Ada topi?']);
  expect(await knowledge.countAll(sql, accountId, 'kaos')).toBe(2);
  for (const [name, category] of [
    ['polos', 'KAOS'],
    ['lengan panjang', 'Kaos'],
    ['topi', 'Lain'],
  ])
    await modules.sql(`INSERT INTO products (id, account_id, name, name_key, category) VALUES ($1, $2, $3, $3, $4)`, [
      newId(),
      accountId,
      name,
      category,
    ]);
  const page = { after: '', part: '', limit: 10, category: 'kaos' };
  expect((await products.findPage(sql, accountId, page)).map(({ name }) => name)).toEqual(['lengan panjang', 'polos']);
  expect(await products.countAll(sql, accountId, '', 'kAOS')).toBe(2);
  const locked = await sql.transaction((tx) => products.lockByPart(tx, accountId, '', 'kaos'));
  expect(locked.map(({ name }) => name)).toEqual(['lengan panjang', 'polos']);
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
  await Crowd.of(sql, other.botId, need, { answered: { added: reply('x', 5) } });
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

const sourceOf = (link: string): string => createHash('sha256').update(link).digest('hex');

/**
 * Stores pictures with ascending ids. They are from a link, belong to the shop and were fetched on the fifth day,
 * unless their columns say otherwise.
 */
async function pictures(rows: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Promise<Readonly<Record<string, string>>> {
  const ids: Record<string, string> = {};
  for (const [nth, [name, columns]] of Object.entries(rows).entries()) {
    const id = (ids[name] = `0197c0de-0000-4000-8000-0000000000${10 + nth}`);
    const row: Record<string, unknown> = {
      ...{ id, account_id: shop.accountId, source: sourceOf(name), uploaded: false, sha256: name, width: 8, height: 9 },
      ...{ fetched_at: day(5), created_at: day(5), bytes: 10 ** nth, kept: false, ...columns },
    };
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    await modules.sql(`INSERT INTO photos (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`, Object.values(row));
  }
  return ids;
}
const upload = { source: null, uploaded: true };
const foreign = (): object => ({ account_id: other.accountId });

test('the picture of a link is the newest one of the account, and that of an upload its own', async () => {
  const ids = await pictures({
    'older one': { source: sourceOf('a') },
    newest: { source: sourceOf('a') },
    'of another account': { ...foreign(), source: sourceOf('a') },
    'of a product': { source: sourceOf('https://foto.id/kaos') },
    'of a product that is not found': { source: sourceOf('https://foto.id/topi') },
    'of a product that is not sold': { source: sourceOf('https://foto.id/kaos lama') },
    'of a product of another account': { source: sourceOf('https://foto.id/kaos lain') },
    upload,
    'upload of another account': { ...upload, ...foreign() },
    'not asked for': {},
  });
  for (const [name, account] of Object.entries({ kaos: shop, topi: shop, 'kaos lama': shop, 'kaos lain': other }))
    await modules.sql(`INSERT INTO products (id, account_id, name, name_key, photo_links, active) VALUES ($1, $2, $3, $3, $4, $5)`, [
      ...[newId(), account.accountId, name, [`https://foto.id/${name}`], name !== 'kaos lama'],
    ]);
  const uploads = ['upload', 'upload of another account', 'newest'].map((name) => `unggahan:${ids[name]}`);
  const known = async (search: Parameters<typeof photos.findKnown>[3]): Promise<Record<string, unknown>> =>
    Object.fromEntries(
      [...(await photos.findKnown(sql, shop.accountId, ['a', 'b', uploads[0]!.toUpperCase(), ...uploads.slice(1)], search))].map(
        ([link, { id }]) => [link, Object.keys(ids).find((name) => ids[name] === id)],
      ),
    );
  const alone = { a: 'newest', [uploads[0]!.toUpperCase()]: 'upload' };
  expect(await known(null)).toEqual(alone);
  expect(await known({ words: ['kaos'], query: 'kaos', limit: 5 })).toEqual({ ...alone, 'https://foto.id/kaos': 'of a product' });
});

test('uploads are counted apart from pictures of links, and the bytes of both together', async () => {
  const ids = await pictures({ link: {}, upload, 'second upload': upload, foreign: { ...upload, ...foreign() } });
  expect([await photos.countUploads(sql, shop.accountId), await photos.sumBytes(sql, shop.accountId)]).toEqual([2, 111]);
  expect((await photos.findIds(sql, shop.accountId, [...Object.values(ids), newId()])).toSorted()).toEqual(
    [ids['link'], ids['upload'], ids['second upload']].toSorted(),
  );
  expect(await photos.findIds(sql, shop.accountId, [ids['upload']!, ids['foreign']!])).toEqual([ids['upload']]);
  const kept: string[] = [];
  for (const [name, id] of Object.entries(ids)) if (await photos.markKept(sql, shop.accountId, id, true)) kept.push(name);
  expect(kept).toEqual(['upload', 'second upload']);
  await photos.touchPhoto(sql, shop.accountId, ids['link']!, day(8));
  expect((await modules.sql(`SELECT id FROM photos WHERE fetched_at = $1`, [day(8)])).map(({ id }) => id)).toEqual([ids['link']]);
  for (const id of Object.values(ids)) await photos.touchPhoto(sql, shop.accountId, id, day(9));
  expect(await modules.sql(`SELECT id FROM photos WHERE fetched_at = $1 OR kept ORDER BY id`, [day(9)])).toHaveLength(3);
  expect(await modules.sql(`SELECT fetched_at, kept FROM photos WHERE id = $1`, [ids['foreign']])).toEqual([
    { fetched_at: day(5), kept: false },
  ]);
  expect(await photos.sumBytes(sql, (await makeOwner(modules)).accountId)).toBe(0);
});

test('pictures of links go when they were not used for long, and uploads when nothing lists or keeps them', async () => {
  const ids = await pictures({
    old: { fetched_at: day(3) },
    older: { fetched_at: day(2) },
    'on the limit': { created_at: day(1) },
    'old upload': { ...upload, fetched_at: day(1), created_at: day(1) },
    'listed upload': { ...upload, created_at: day(1) },
    'kept upload': { ...upload, created_at: day(1), kept: true },
    'upload on the limit': upload,
    'old, of another account': { ...foreign(), fetched_at: day(4), created_at: day(1) },
    'old upload of another account': { ...upload, ...foreign(), created_at: day(1) },
  });
  const nameOf = (id: string): string => Object.keys(ids).find((name) => ids[name] === id)!;
  const all = Object.values(ids);
  expect((await photos.findOlder(sql, day(5), 9)).map(({ id }) => nameOf(id))).toEqual(['older', 'old', 'old, of another account']);
  expect((await photos.findOlder(sql, day(5), 1)).map(({ id, accountId }) => [nameOf(id), accountId])).toEqual([['older', shop.accountId]]);
  expect(await photos.removePhotos(sql, shop.accountId, [ids['old']!], day(5))).toEqual([{ id: ids['old'], bytes: 1 }]);
  expect((await photos.removePhotos(sql, shop.accountId, all, day(5))).map(({ id }) => nameOf(id))).toEqual(['older']);
  const unlisted = await photos.removeUploads(sql, shop.accountId, [ids['listed upload']!], day(5));
  expect(unlisted.map(({ id }) => nameOf(id))).toEqual(['old upload']);
  const left = (await modules.sql(`SELECT id FROM photos ORDER BY id`)).map(({ id }) => nameOf(id));
  expect(left).toEqual(Object.keys(ids).filter((name) => !['old', 'older', 'old upload'].includes(name)));
});

test('stored pictures are uploads where they have no link, and their bytes are counted for the account', async () => {
  const rows = ['link', null].map((source) => ({
    ...{ id: newId(), accountId: shop.accountId, source, sha256: 'x', width: 8, height: 9, fetchedAt: day(5), bytes: 100 },
  }));
  await photos.insertPhotos(sql, rows.slice(0, 1));
  await photos.insertCounted(sql, shop.accountId, [{ ...rows[1]!, accountId: other.accountId }]);
  expect(await modules.sql(`SELECT source, uploaded, account_id, fetched_at, bytes FROM photos ORDER BY uploaded`)).toEqual(
    rows.map(({ source }) => ({ source, uploaded: source === null, account_id: shop.accountId, fetched_at: day(5), bytes: 100 })),
  );
  expect(await modules.sql(`SELECT account_id, bytes::int AS bytes FROM storage_sums WHERE bytes > 0`)).toEqual([
    { account_id: shop.accountId, bytes: 100 },
  ]);
});
