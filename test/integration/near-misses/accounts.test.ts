import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { AccountId, BotId, PersonId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import {
  erasedScopes,
  findBotsOf,
  findExisting,
  findMembers,
  findOwned,
  findOwnedOnlyBy,
  findPersons,
  findScopes,
  firstScope,
  removeAccountsOf,
  scopeInBot,
} from '#core/features/account/members.statements';
import {
  claimNotices,
  claimTrial,
  expireTrial,
  findDue,
  returnReply,
  takeReply,
  trialClaimant,
  trialStart,
} from '#core/features/plans/plans.statements';
import { add, findLatest, keepLatest, removeOlder, takeOut } from '#core/features/products/imports/product-imports.statements';
import { openTestModules, type TestModules } from '../../support/core/test-modules.ts';

/* One account that a statement should match, and for each condition one that fails only this condition. */

let modules: TestModules;
let sql: Database;

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
});
afterAll(async () => {
  await modules?.close();
});
beforeEach(async () => {
  await modules.sql(`DELETE FROM accounts`);
  await modules.sql(`DELETE FROM trial_claims`);
});

const day = 24 * 3_600_000;
const now = new Date();
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const at = (ms: number): string => `'${ago(ms).toISOString()}'::timestamptz`;

async function person(deletedAt: Date | null = null): Promise<PersonId> {
  const id = newId<PersonId>();
  await modules.sql(
    `INSERT INTO users (id, email, email_canonical, full_name, password_hash, email_verified_at) VALUES ($1, $2, $2, 'Sari', 'x', now())`,
    [id, `${id}@contoh.id`],
  );
  if (deletedAt) await modules.sql(`UPDATE users SET deleted_at = $2 WHERE id = $1`, [id, deletedAt]);
  return id;
}
type Joined = readonly [person: PersonId, role: 'owner' | 'agent', joinedDaysAgo?: number];

async function account(members: readonly Joined[], bots = 1): Promise<{ readonly id: AccountId; readonly botIds: readonly BotId[] }> {
  const id = newId<AccountId>();
  await modules.sql(`INSERT INTO accounts (id) VALUES ($1)`, [id]);
  for (const [who, role, days = 1] of members)
    await modules.sql(`INSERT INTO members (account_id, person_id, role, joined_at) VALUES ($1, $2, $3, $4)`, [
      id,
      who,
      role,
      ago(days * day),
    ]);
  const botIds = Array.from({ length: bots }, () => newId<BotId>());
  for (const [nth, botId] of botIds.entries())
    await modules.sql(`INSERT INTO bots (id, account_id, created_at) VALUES ($1, $2, $3)`, [botId, id, ago(nth * day)]);
  return { id, botIds: botIds.toReversed() };
}

test('a person without a bot in the token is in the oldest bot of the account joined first', async () => {
  const [sari, budi] = [await person(), await person()];
  // its bots are older, and its owner joined earlier
  const foreign = await account([[budi, 'owner', 20]], 9);
  await account([[sari, 'owner', 1]]);
  const first = await account(
    [
      [sari, 'agent', 3],
      [budi, 'owner', 9],
    ],
    2,
  );
  await account([[sari, 'owner', 2]]);
  expect(await firstScope(sql, sari)).toMatchObject({ inBot: { accountId: first.id, role: 'agent', botId: first.botIds[0] } });
  const scopes = await findScopes(sql, sari);
  expect(scopes.slice(0, 2).map(({ botId }) => botId)).toEqual(first.botIds);
  expect(scopes).toHaveLength(4);
  expect(await findBotsOf(sql, first.id)).toEqual(first.botIds);
  expect(await findOwned(sql, sari)).toHaveLength(2);
  expect((await findOwned(sql, sari)).includes(first.id)).toBe(false);
  expect(await scopeInBot(sql, sari, first.botIds[1]!)).toMatchObject({ inBot: { accountId: first.id, role: 'agent' } });
  expect(await scopeInBot(sql, sari, foreign.botIds[0]!)).toMatchObject({ inBot: null });
});

test('an erased person has no scope, and is no member to show', async () => {
  const [erased, first, second] = [await person(now), await person(), await person()];
  await account([
    [await person(), 'owner', 9],
    [await person(), 'agent', 8],
  ]);
  const { id, botIds } = await account([
    [second, 'agent', 1],
    [first, 'owner', 2],
    [erased, 'owner', 3],
  ]);
  expect([await firstScope(sql, erased), await scopeInBot(sql, erased, botIds[0]!)]).toEqual([null, null]);
  expect(await findMembers(sql, id)).toEqual([
    { id: first, role: 'owner' },
    { id: second, role: 'agent' },
  ]);
  expect(await findPersons(sql, id, ['owner', 'agent'])).toEqual([first, second]);
  expect(await findPersons(sql, id, ['agent'])).toEqual([second]);
});

test('an account goes with its last owner, and with nobody else', async () => {
  const [erased, earlier, also, living] = [await person(ago(day)), await person(ago(40 * day)), await person(ago(day)), await person()];
  const alone = await account(
    [
      [erased, 'owner'],
      [living, 'agent'],
    ],
    2,
  );
  const long = await account([[earlier, 'owner']], 0);
  const both = await account([
    [erased, 'owner'],
    [also, 'owner'],
  ]);
  const shared = await account([
    [erased, 'owner'],
    [living, 'owner'],
  ]);
  const worked = await account([
    [erased, 'agent'],
    [living, 'owner'],
  ]);
  const helped = await account([
    [also, 'owner'],
    [erased, 'agent'],
  ]);
  await account([[living, 'owner']]);

  const scopes = await erasedScopes(sql, 30);
  const text = ({ personId, accountId, botIds, isLongAgo }: (typeof scopes)[number]): string =>
    `${personId} ${accountId} ${botIds?.toSorted().join() ?? null} ${isLongAgo}`;
  expect(scopes.map(text).toSorted()).toEqual(
    [
      `${erased} ${alone.id} ${[...alone.botIds].toSorted().join()} false`,
      `${earlier} ${long.id} null true`,
      `${erased} ${both.id} ${both.botIds.join()} false`,
      `${also} ${both.id} ${both.botIds.join()} false`,
      `${also} ${helped.id} ${helped.botIds.join()} false`,
    ].toSorted(),
  );
  expect(scopes[0]!.personId).toBe(earlier);

  const owned = await findOwnedOnlyBy(sql, [erased, living]);
  expect(owned.map(({ accountId }) => accountId)).toEqual(expect.arrayContaining([alone.id, shared.id]));
  expect((await findOwnedOnlyBy(sql, [erased])).map(({ accountId }) => accountId)).toEqual([alone.id]);
  const ofBoth = (await findOwnedOnlyBy(sql, [erased, also])).map(({ personId, accountId }) => `${personId} ${accountId}`);
  expect(ofBoth.toSorted()).toEqual(
    [`${erased} ${alone.id}`, `${erased} ${both.id}`, `${also} ${both.id}`, `${also} ${helped.id}`].toSorted(),
  );
  const { botIds } = owned.find(({ accountId }) => accountId === alone.id)!;
  expect(botIds).toEqual(alone.botIds.toSorted());
  const ids = [helped.id, alone.id, long.id, both.id, shared.id, worked.id, both.botIds[0]!, shared.botIds[0]!];
  expect((await findExisting(sql, ids)).toSorted()).toEqual([alone.id, shared.id, worked.id, shared.botIds[0]!].toSorted());

  const left = async (): Promise<string[]> =>
    (await modules.sql(`SELECT id FROM accounts WHERE id = ANY ($1)`, [ids])).map((row) => row['id']);
  await removeAccountsOf(sql, [erased]);
  expect((await left()).toSorted()).toEqual([long.id, both.id, shared.id, worked.id, helped.id].toSorted());
  await removeAccountsOf(sql, [erased, living]);
  expect((await left()).toSorted()).toEqual([long.id, both.id, worked.id, helped.id].toSorted());
  await removeAccountsOf(sql, [erased, also]);
  expect((await left()).toSorted()).toEqual([long.id, worked.id].toSorted());
});

/** Subscriptions that differ from a usual one by these assignments. */
async function subscriptions(others: Readonly<Record<string, string>>): Promise<Readonly<Record<string, AccountId>>> {
  const found: Record<string, AccountId> = {};
  for (const [name, other] of Object.entries({ usual: '', ...others })) {
    const { id } = await account([[await person(), 'owner']]);
    await modules.sql(
      `INSERT INTO subscriptions (account_id, package_id, replies_left, replies_total, started_at, expires_at, burst_used, burst_since)
       VALUES ($1, 'ai-1000', 50, 100, $2, $3, 3, $4)`,
      [id, ago(day), ago(-20 * day), ago(9 * 60_000)],
    );
    if (other) await modules.sql(`UPDATE subscriptions SET ${other} WHERE account_id = $1`, [id]);
    found[name] = id;
  }
  return found;
}
const names = (all: Readonly<Record<string, AccountId>>, ids: readonly AccountId[]): string[] =>
  Object.keys(all).filter((name) => ids.includes(all[name]!));

test('a reply is taken from a package that lasts and has one, and counted with those of ten minutes', async () => {
  const all = await subscriptions({
    last: `replies_left = 1`,
    unlimited: `replies_left = NULL, replies_total = NULL`,
    'an old burst': `burst_since = ${at(10 * 60_000)}`,
    empty: `replies_left = 0`,
    expired: `expires_at = ${at(0)}`,
  });
  const taken: Record<string, unknown> = {};
  for (const [name, id] of Object.entries(all)) {
    const row = await takeReply(sql, id, now);
    if (row) taken[name] = [row.replies_left, row.burst_used, row.burst_since.getTime() === now.getTime()];
  }
  expect(taken).toEqual({
    usual: [49, 4, false],
    last: [0, 4, false],
    unlimited: [null, 4, false],
    'an old burst': [50 - 1, 1, true],
  });
});

test('a reply that is given back raises the total only where it would be more than that', async () => {
  const all = await subscriptions({ full: `replies_left = 100`, unlimited: `replies_left = NULL, replies_total = NULL`, another: '' });
  for (const [name, id] of Object.entries(all)) if (name !== 'another') await returnReply(sql, id);
  const rows = await modules.sql(`SELECT account_id, replies_left AS "left", replies_total AS total FROM subscriptions`);
  const of = (name: string): unknown[] => rows.filter((row) => row['account_id'] === all[name]).map((row) => [row['left'], row['total']]);
  expect([of('usual'), of('full'), of('unlimited'), of('another')]).toEqual([[[51, 100]], [[101, 101]], [[null, null]], [[50, 100]]]);
});

test('notices may be due near the end or when most is used, until the last of them was sent', async () => {
  const all = await subscriptions({
    'three days left': `expires_at = ${at(-3 * day)}`,
    'more than three days left': `expires_at = ${at(-3 * day - 1)}`,
    over: `expires_at = ${at(day)}, notices_sent = '{quota-100}'`,
    'over and told': `expires_at = ${at(day)}, notices_sent = '{expiry-0}', replies_left = 0`,
    'most is used': `replies_left = 20`,
    'less is used': `replies_left = 21`,
    'all is used and told': `replies_left = 0, notices_sent = '{quota-100}'`,
    'all is used, the end told': `replies_left = 0, notices_sent = '{expiry-0}'`,
    unlimited: `replies_left = NULL, replies_total = NULL`,
    'of nothing': `replies_left = 0, replies_total = 0`,
  });
  const found = await findDue(sql, now, null, 100);
  const ids = found.map(({ accountId }) => accountId);
  expect(names(all, ids)).toEqual(['three days left', 'over', 'most is used', 'all is used, the end told']);
  expect(ids).toEqual(ids.toSorted());
  expect((await findDue(sql, now, ids[0]!, 2)).map(({ accountId }) => accountId)).toEqual([ids[1], ids[2]]);
});

test('notices are claimed once for the activation that is current', async () => {
  const all = await subscriptions({
    told: `notices_sent = '{quota-80}'`,
    'another activation': `started_at = ${at(2 * day)}`,
    'told otherwise': `notices_sent = '{quota-90}'`,
  });
  const claimed: AccountId[] = [];
  for (const id of Object.values(all)) if (await claimNotices(sql, id, ['quota-80', 'x'], ago(day))) claimed.push(id);
  expect(names(all, claimed)).toEqual(['usual', 'told otherwise']);
  expect(await claimNotices(sql, all['usual']!, ['quota-80'], ago(day))).toBe(false);
});

test('only a running trial ends at once', async () => {
  const all = await subscriptions({
    trial: `package_id = 'ai-trial'`,
    'is over': `package_id = 'ai-trial', expires_at = ${at(0)}`,
    'of another account': `package_id = 'ai-trial'`,
  });
  const ended: AccountId[] = [];
  for (const [name, id] of Object.entries(all)) if (name !== 'of another account' && (await expireTrial(sql, id, now))) ended.push(id);
  expect(names(all, ended)).toEqual(['trial']);
  expect((await modules.sql(`SELECT account_id FROM subscriptions WHERE expires_at = $1`, [now])).length).toBe(2);
});

test('a trial is used once for each address or number, by either of its hashes', async () => {
  const [first, second] = [(await account([])).id, (await account([])).id];
  const [key, old, unused] = [Buffer.from('key'), Buffer.from('old'), Buffer.from('unused')];
  const email = { kind: 'email', key, old } as const;
  expect(await trialClaimant(sql, email)).toBeUndefined();
  expect(await claimTrial(sql, email, first, ago(day))).toBe(true);
  expect(await claimTrial(sql, { ...email, old: unused }, second, now)).toBe(false);
  expect(await claimTrial(sql, { ...email, key: unused, old: key }, second, now)).toBe(false);
  expect(await claimTrial(sql, { kind: 'whatsapp', key, old: key }, first, ago(2 * day))).toBe(true);
  expect(await trialClaimant(sql, { ...email, key: old, old: key })).toBe(first);
  expect(await trialClaimant(sql, { ...email, key: unused, old: unused })).toBeUndefined();
  const number = Buffer.from('number');
  expect(await claimTrial(sql, { kind: 'whatsapp', key: number, old: number }, second, now)).toBe(true);
  expect(await trialClaimant(sql, { kind: 'whatsapp', key: number, old: number })).toBe(second);
  expect(await trialClaimant(sql, { kind: 'email', key: number, old: number })).toBeUndefined();
  expect(await trialStart(sql, first)).toEqual(ago(2 * day));
  expect(await trialStart(sql, second)).toEqual(now);
  expect(await trialStart(sql, (await account([])).id)).toBeNull();
});

test('the latest imports of an account can be undone, and no others', async () => {
  const [first, second] = [(await account([])).id, (await account([])).id];
  const ids = Array.from({ length: 5 }, () => newId());
  const moments = [3, 2, 1, 1, 0].map((hours) => ago(hours * 3_600_000));
  const store = (id: string, accountId: AccountId, takenAt: Date): Promise<void> =>
    sql.transaction((tx) => add(tx, accountId, { id, kind: 'import', takenAt, changes: [] }));
  for (const [nth, id] of ids.entries()) await store(id, nth === 4 ? second : first, moments[nth]!);
  const left = async (): Promise<string[]> => (await modules.sql(`SELECT id FROM product_imports ORDER BY id`)).map((row) => row['id']);
  expect((await findLatest(sql, first, moments[2]!))?.id).toBe(ids[3]);
  expect(await findLatest(sql, first, now)).toBeNull();
  const take = (who: AccountId, id: string, since: Date): Promise<unknown> => sql.transaction((tx) => takeOut(tx, who, id, since));
  expect([await take(second, ids[2]!, moments[0]!), await take(first, ids[2]!, now)]).toEqual([null, null]);
  expect(await left()).toEqual(ids);
  await sql.transaction((tx) => keepLatest(tx, first, 1));
  expect(await left()).toEqual([ids[3], ids[4]]);
  await store(ids[0]!, first, moments[0]!);
  expect(await removeOlder(sql, moments[1]!)).toBe(1);
  expect(await take(first, ids[3]!.toUpperCase(), moments[3]!)).toEqual([]);
  expect(await left()).toEqual([ids[4]]);
});
