import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId, LoginSessionId, PersonId } from '#contracts/values/ids';
import { AccountRepository } from '#core/features/account/account.repository';
import { AccountService } from '#core/features/account/account.service';
import { EmailChanges } from '#core/features/account/email-changes.service';
import { Members } from '#core/features/account/members.service';
import { PendingRegistrations } from '#core/features/account/pending-registrations.service';
import { AuthModule } from '#core/features/auth/auth.module';
import type { Visitor } from '#core/features/auth/auth.types';
import { KnownDevicesService } from '#core/features/auth/known-devices.service';
import { LoginSessionsService } from '#core/features/auth/login-sessions.service';
import { TokensService } from '#core/features/auth/tokens.service';
import { BlacklistModule } from '#core/features/blacklist/blacklist.module';
import { BlacklistService } from '#core/features/blacklist/blacklist.service';
import { newId } from '#core/platform/crypto/ids';
import { Database, type Tx } from '#core/platform/database/database';
import { makeOwner, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';

/* One row that a repository's query should match, and for each condition one that fails only this condition. */

let modules: TestModules;
let context: INestApplicationContext;
let sql: Database;

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([AuthModule, BlacklistModule]);
  sql = context.get(Database);
});
afterAll(() => modules?.close());
beforeEach(async () => {
  for (const table of ['accounts', 'users', 'registrations']) await modules.sql(`DELETE FROM ${table}`);
});

const [minute, day] = [60_000, 24 * 3_600_000];
const now = new Date();
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const inTx = <Result>(action: (tx: Tx) => Promise<Result>) => sql.transaction(action);

type Row = Readonly<Record<string, unknown>>;
async function put(table: string, row: Row): Promise<void> {
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  await modules.sql(`INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`, Object.values(row));
}
async function person(email: string, more: Row = {}): Promise<PersonId> {
  const id = newId<PersonId>();
  const usual = { email, email_canonical: email, full_name: 'Sari', password_hash: 'hash', email_verified_at: ago(day), created_at: now };
  await put('users', { id, ...usual, ...more });
  return id;
}
/** The rows that the action changes or removes. Each row is named by its value in the column `name`. */
async function changedBy(table: string, name: string, action: () => Promise<unknown>): Promise<string[]> {
  const read = async () =>
    new Map(
      (await modules.sql(`SELECT ${name} AS name, to_jsonb(t)::text AS text FROM ${table} t ORDER BY 1`)).map((row) => [
        row.name,
        row.text,
      ]),
    );
  const before = await read();
  await action();
  const after = await read();
  return [...before.keys()].filter((key) => before.get(key) !== after.get(key)).toSorted();
}

test('an account is found by its person and by any spelling of its mailbox, until it is deleted', async () => {
  const id = await person('sariw@gmail.com', { email: 'sari.w@gmail.com', token_version: 3 });
  const deleted = await person('lama@gmail.com', { deleted_at: now });
  await person('budi@gmail.com', { email_verified_at: null });
  const accounts = context.get(AccountService);
  const found = { id, email: 'sari.w@gmail.com', emailCanonical: 'sariw@gmail.com', fullName: 'Sari', passwordHash: 'hash' };
  expect(await accounts.get(id)).toEqual({ ...found, verified: true, tokenVersion: 3 });
  expect((await accounts.byEmail('Sari.W+toko@gmail.com'))?.id).toBe(id);
  expect((await accounts.byEmail('budi@gmail.com'))?.verified).toBe(false);
  expect((await inTx((tx) => accounts.lock(tx, id))).id).toBe(id);
  expect(await accounts.byEmail('lama@gmail.com')).toBeNull();
  await expect(accounts.get(deleted)).rejects.toMatchObject({ code: 'unauthorized' });
  await expect(inTx((tx) => accounts.lock(tx, deleted))).rejects.toMatchObject({ code: 'unauthorized' });
});

test('a password, an address and a verification are those of one person', async () => {
  const [id, unverified] = [await person('sari@gmail.com'), await person('budi@gmail.com', { email_verified_at: null })];
  const accounts = context.get(AccountService);
  const changed = (action: (tx: Tx) => Promise<unknown>) => changedBy('users', 'id', () => inTx(action));
  expect(await changed((tx) => accounts.setPassword(tx, id, 'other'))).toEqual([id]);
  expect(await inTx((tx) => accounts.setPassword(tx, id, 'third'))).toBe(2);
  expect(await changed((tx) => accounts.markVerified(tx, id))).toEqual([]);
  expect(await changed((tx) => accounts.markVerified(tx, unverified))).toEqual([unverified]);
  expect(await changed((tx) => accounts.setEmail(tx, id, 'Toko.Sari@gmail.com'))).toEqual([id]);
  const [row] = await modules.sql(`SELECT * FROM users WHERE id = $1`, [id]);
  expect(row).toMatchObject({ email: 'Toko.Sari@gmail.com', email_canonical: 'tokosari@gmail.com', password_hash: 'third' });
  expect(row.email_verified_at.getTime()).toBeGreaterThan(ago(day).getTime());
  const deleted = await person('lama@gmail.com', { deleted_at: now });
  expect(await changed((tx) => expect(accounts.setPassword(tx, deleted, 'x')).rejects.toThrow())).toEqual([]);
  await expect(inTx((tx) => accounts.setEmail(tx, id, 'bu.di@gmail.com'))).rejects.toMatchObject({ code: 'email_taken' });
});

test('an erased account has nothing personal, opens for no token, and its row goes only then', async () => {
  const [id, other] = [await person('sari@gmail.com'), await person('budi@gmail.com')];
  const accounts = context.get(AccountService);
  for (const [personId, email] of [
    [id, 'sari@gmail.com'],
    [other, 'budi@gmail.com'],
  ] as const) {
    await inTx((tx) => context.get(EmailChanges).recordChange(tx, personId, `lama-${email}`, now));
    await put('registrations', { id: newId(), email, email_canonical: email, full_name: '', password_hash: 'x', package_id: 'ai-trial' });
  }
  expect(await changedBy('users', 'id', () => inTx((tx) => accounts.erase(tx, id)))).toEqual([id]);
  const [row] = await modules.sql(`SELECT * FROM users WHERE id = $1`, [id]);
  const nothing = { email: '', email_canonical: `deleted:${id}`, full_name: '', password_hash: '', email_verified_at: null };
  expect(row).toMatchObject({ ...nothing, token_version: 1, deleted_at: expect.any(Date) });
  expect(await modules.sql(`SELECT old_email FROM email_changes`)).toEqual([{ old_email: 'lama-budi@gmail.com' }]);
  expect(await modules.sql(`SELECT email FROM registrations`)).toEqual([{ email: 'budi@gmail.com' }]);
  const unnamed = await person('ani@gmail.com', { deleted_at: now });
  expect(await changedBy('users', 'id', () => context.get(AccountRepository).removeErased(sql, [id, other]))).toEqual([id]);
  expect((await modules.sql(`SELECT id FROM users`)).map((one) => one.id).toSorted()).toEqual([other, unnamed].toSorted());
});

test('a change of address is taken back for seven days, with the later ones of the same person', async () => {
  const [id, other] = [await person('baru@gmail.com'), await person('budi@gmail.com')];
  const changes = context.get(EmailChanges);
  const record = (personId: PersonId, old: string, at: Date) => inTx((tx) => changes.recordChange(tx, personId, old, at));
  await record(id, 'first', ago(2 * minute));
  const token = await record(id, 'second', ago(minute));
  await record(id, 'third', now);
  await record(other, 'foreign', now);
  const until = new Date(ago(minute).getTime() + 7 * day);
  const before = (ms: number) => new Date(until.getTime() - ms);
  const second = await changes.byToken(sql, token, before(1));
  expect(second).toMatchObject({ personId: id, oldEmail: 'second', changedAt: ago(minute), undoUntil: until });
  expect([await changes.byToken(sql, token, until), await changes.byToken(sql, `${token}x`, now)]).toEqual([null, null]);
  const ended = await changedBy('email_changes', 'old_email', () => inTx((tx) => changes.endFrom(tx, second!)));
  expect(ended).toEqual(['second', 'third']);
  expect(
    await changedBy('email_changes', 'old_email', () => changes.removeOver(sql, new Date(ago(2 * minute).getTime() + 7 * day))),
  ).toEqual([]);
  expect(await changedBy('email_changes', 'old_email', () => inTx((tx) => changes.erase(tx, id)))).toEqual(['first']);
});

test('a registration is renewed by its browser: its words are new, and its place among those of the mailbox stays', async () => {
  const registrations = context.get(PendingRegistrations);
  const wanted = (fullName: string, more = {}) => ({
    ...{ email: 'sari.w@gmail.com', fullName, passwordHash: `hash of ${fullName}`, packageId: 'ai-1000' as const, visitorHash: null },
    ...more,
  });
  const open = (fullName: string, at: Date, more = {}) => inTx((tx) => registrations.openRegistration(tx, wanted(fullName, more), at));
  const second = await open('second', ago(minute));
  const first = await open('first', ago(2 * minute));
  await open('foreign', ago(3 * minute), { email: 'budi@gmail.com' });
  const found = async () => (await registrations.of('sariw@gmail.com')).map(({ fullName }) => fullName);
  expect(await found()).toEqual(['first', 'second']);

  const visitorHash = Buffer.from('network');
  const renewed = await inTx((tx) => registrations.renew(tx, first.id, wanted('renewed', { packageId: 'ai-trial', visitorHash }), now));
  expect(await found()).toEqual(['renewed', 'second']);
  const [row] = await registrations.of('sariw@gmail.com');
  expect(row).toMatchObject({
    id: first.id,
    passwordHash: 'hash of renewed',
    packageId: 'ai-trial',
    visitorHash,
    createdAt: ago(2 * minute),
  });
  const proves = [renewed.proof, first.proof, second.proof].map((proof) => registrations.isProvedBy(row!, proof));
  expect(proves).toEqual([true, false, false]);
  expect(registrations.isProvedBy({ ...row!, proofHash: null }, renewed.proof)).toBe(false);
  const times = () => modules.sql(`SELECT full_name, created_at, renewed_at FROM registrations ORDER BY created_at`);
  expect(await times()).toMatchObject([
    { full_name: 'foreign', renewed_at: ago(3 * minute) },
    { full_name: 'renewed', created_at: ago(2 * minute), renewed_at: now },
    { full_name: 'second', renewed_at: ago(minute) },
  ]);
  expect(await changedBy('registrations', 'full_name', () => inTx((tx) => registrations.touch(tx, second.id, now)))).toEqual(['second']);
  expect((await times())[2]).toMatchObject({ created_at: ago(minute), renewed_at: now });
  const forgotten = await changedBy('registrations', 'full_name', () => inTx((tx) => registrations.forget(tx, 'SARI.W@gmail.com')));
  expect(forgotten).toEqual(['renewed', 'second']);
});

test('a registration is kept for a day, and for a month where a paid order of its address waits', async () => {
  const store = (name: string, more: Row) =>
    put('registrations', {
      ...{ id: newId(), email: 'x@a.id', email_canonical: 'x@a.id', full_name: name, password_hash: 'x', package_id: 'ai-1000' },
      ...{ renewed_at: ago(day + 1), ...more },
    });
  await store('old', {});
  await store('of a day', { renewed_at: ago(day) });
  await store('paid', { email_canonical: 'paid@a.id' });
  await store('paid, for a trial, of a day', { email_canonical: 'paid@a.id', package_id: 'ai-trial', renewed_at: ago(day) });
  await store('paid, for a trial', { email_canonical: 'paid@a.id', package_id: 'ai-trial' });
  await store('paid, of a month', { email_canonical: 'paid@a.id', renewed_at: ago(30 * day) });
  await store('paid, old', { email_canonical: 'paid@a.id', renewed_at: ago(30 * day + 1) });
  await store('a young trial', { package_id: 'ai-trial', renewed_at: now });
  const remove = () => context.get(PendingRegistrations).removeOlder(ago(day), ago(30 * day), ['paid@a.id', 'other@a.id']);
  expect(await changedBy('registrations', 'full_name', async () => expect(await remove()).toBe(3))).toEqual([
    ...['old', 'paid, for a trial', 'paid, old'],
  ]);
});

const visitor = (deviceToken: string, network = '192.0.2.0'): Visitor => ({
  ...{ address: '192.0.2.7', network, userAgent: 'Firefox/1 Windows', deviceToken },
});

test('a browser is the first of its account, a new one or a known one, and twenty of the last year are remembered', async () => {
  const [id, other] = [await person('sari@gmail.com'), await person('budi@gmail.com')];
  const devices = context.get(KnownDevicesService);
  const remember = (personId: PersonId, token: string) => inTx((tx) => devices.remember(tx, personId, token));
  const loggedIn = (age: string, count: number, personId = id) =>
    modules.sql(
      `INSERT INTO known_devices (person_id, device_hash, last_login_at)
       SELECT $1, convert_to($2::text || n, 'UTF8'), now() - $2::interval - n * interval '1 second' FROM generate_series(1, $3::int) n`,
      [personId, age, count],
    );
  expect([await remember(id, 'a'), await remember(id, 'b'), await remember(id, 'a'), await remember(other, 'a')]).toEqual([
    ...['first', 'new', 'known', 'first'],
  ]);
  expect([await devices.isOf(id, 'b'), await devices.isOf(other, 'b')]).toEqual([true, false]);
  expect([await devices.knows('Sari@gmail.com', 'b'), await devices.knows('nobody@gmail.com', 'b')]).toEqual([true, false]);

  await loggedIn('364 days', 2);
  for (const personId of [id, other]) await loggedIn('365 days', 2, personId);
  const earlier = `UPDATE known_devices SET last_login_at = now() - interval '300 days' WHERE person_id = $1`;
  await modules.sql(`${earlier} AND last_login_at > now() - interval '1 day'`, [id]);
  expect(await remember(id, 'b')).toBe('known');
  const left = async (personId = id) =>
    (await modules.sql(`SELECT count(*)::int AS n FROM known_devices WHERE person_id = $1`, [personId]))[0].n;
  expect(await left()).toBe(4);
  for (const personId of [id, other]) await loggedIn('1 day', 20, personId);
  expect(await remember(id, 'c')).toBe('new');
  expect(await left()).toBe(20);
  // The most recently used devices are kept.
  expect(await Promise.all(['a', 'b', 'c'].map((token) => devices.isOf(id, token)))).toEqual([false, true, true]);
  expect([await left(other), await devices.isOf(other, 'a')]).toEqual([23, true]);
  await inTx((tx) => devices.keepOnly(tx, id, 'd'));
  expect([await left(), await devices.isOf(id, 'd'), await devices.isOf(other, 'a')]).toEqual([1, true, true]);
});

test('who asks for a code is the browser that the account knows, else its network', async () => {
  const id = await person('sari@gmail.com');
  const devices = context.get(KnownDevicesService);
  await inTx((tx) => devices.remember(tx, id, 'known'));
  const ask = (token: string, network: string, email = 'sari@gmail.com') => devices.askerOf(email, visitor(token, network));
  const [known, elsewhere] = [await ask('known', 'one'), await ask('known', 'two')];
  const [stranger, neighbour, far] = [await ask('a', 'one'), await ask('b', 'one'), await ask('a', 'two')];
  expect([known, elsewhere, stranger, far].map(({ isKnown }) => isKnown)).toEqual([true, true, false, false]);
  expect(elsewhere.hash).toEqual(known.hash);
  expect(neighbour.hash).toEqual(stranger.hash);
  expect(new Set([known, stranger, far].map(({ hash }) => hash.toString('hex'))).size).toBe(3);
  expect((await ask('known', 'one', 'other@gmail.com')).isKnown).toBe(false);
});

test('logins of the last seven days are listed, those used last first, and one ends for its own person only', async () => {
  const [id, other] = [await person('sari@gmail.com'), await person('budi@gmail.com')];
  const logins = context.get(LoginSessionsService);
  const store = async (device: string, more: Row = {}): Promise<LoginSessionId> => {
    const login = newId<LoginSessionId>();
    await put('login_sessions', { id: login, person_id: id, device, address: '1', ...more });
    return login;
  };
  const early = await store('early', { last_used_at: ago(2 * minute), created_at: ago(day) });
  const last = await store('last', { last_used_at: ago(minute) });
  await store('old', { last_used_at: ago(7 * day) });
  const foreign = await store('foreign', { person_id: other });
  expect(await logins.list(id)).toMatchObject([
    { id: last, device: 'last', address: '1', lastUsedAt: ago(minute) },
    { id: early, createdAt: ago(day) },
  ]);
  const changed = (action: () => Promise<unknown>) => changedBy('login_sessions', 'device', action);
  await expect(logins.end(id, foreign)).rejects.toMatchObject({ code: 'session_unknown' });
  expect(await changed(() => logins.removeOver())).toEqual(['old']);
  expect(await changed(() => logins.end(id, early))).toEqual(['early']);
  const third = await store('third', { password_at: ago(day) });
  expect(await changed(() => inTx((tx) => logins.endOthers(tx, id, third, visitor('a'))))).toEqual(['last', 'third']);
  await expect(logins.requirePassword({ personId: id, sessionId: third, tokenVersion: 0 })).resolves.toBeUndefined();
  await store('fourth');
  expect(await changed(() => inTx((tx) => logins.endOthers(tx, id, null, visitor('a'))))).toEqual(['fourth', 'third']);
  expect(await context.get(KnownDevicesService).isOf(id, 'a')).toBe(true);
});

test.each([
  [11, '192.0.2.9', true],
  [9, '192.0.2.9', false],
  [11, undefined, false],
] as const)('a login used %i minutes ago from the address %s is noted as used: %s', async (minutes, address, isNoted) => {
  const { personId, botId } = await makeOwner(modules);
  const tokens = context.get(TokensService);
  const sessionId = newId<LoginSessionId>();
  const used = { device: 'a', address: 'before', last_used_at: ago(minutes * minute) };
  await put('login_sessions', { id: sessionId, person_id: personId, ...used });
  await put('login_sessions', { id: newId(), person_id: personId, ...used, device: 'b' });
  const token = await tokens.issue({ personId, sessionId, tokenVersion: 0 });
  const use = async () => expect(await tokens.verify(token, address ? { address } : {})).toMatchObject({ personId, botId, sessionId });
  expect(await changedBy('login_sessions', 'device', use)).toEqual(isNoted ? ['a'] : []);
  if (isNoted)
    expect(
      await modules.sql(`SELECT address, last_used_at > now() - interval '1 minute' AS is_now FROM login_sessions WHERE id = $1`, [
        sessionId,
      ]),
    ).toEqual([{ address: '192.0.2.9', is_now: true }]);
});

test('a token is that of a person in a login, of the version that is current, and for a bot that they may know', async () => {
  const [shop, other] = [await makeOwner(modules), await makeOwner(modules)];
  const tokens = context.get(TokensService);
  const [sessionId, foreign] = [newId<LoginSessionId>(), newId<LoginSessionId>()];
  await put('login_sessions', { id: sessionId, person_id: shop.personId, device: 'a', address: '1' });
  await put('login_sessions', { id: foreign, person_id: other.personId, device: 'a', address: '1' });
  const of = { personId: shop.personId, sessionId, tokenVersion: 0 };
  const issued = await tokens.issue(of);
  expect(await tokens.verify(issued, { botId: shop.botId })).toMatchObject({
    ...of,
    accountId: shop.accountId,
    role: 'owner',
    isAging: false,
  });
  await expect(tokens.verify(issued, { botId: other.botId })).rejects.toMatchObject({ code: 'bot_unknown' });
  for (const wrong of [{ tokenVersion: 1 }, { sessionId: foreign }, { personId: newId<PersonId>() }])
    expect(await tokens.verify(await tokens.issue({ ...of, ...wrong }))).toBeNull();
  expect([tokens.holderOf(issued), tokens.holderOf(`${issued}x`)]).toEqual([shop.personId, null]);
});

test('the account of a bot is known once it was read, and that of a deleted one is none', async () => {
  const [shop, other] = [await makeOwner(modules), await makeOwner(modules)];
  const members = context.get(Members);
  const unknown = newId<BotId>();
  expect(await members.accountOf(shop.botId)).toBe(shop.accountId);
  expect([...(await members.accountsOf([other.botId, shop.botId, unknown]))]).toEqual(
    expect.arrayContaining([
      [shop.botId, shop.accountId],
      [other.botId, other.accountId],
    ]),
  );
  expect((await members.accountsOf([shop.botId, unknown])).size).toBe(1);
  expect(await members.findAccountOf(unknown)).toBeNull();
  await expect(members.accountOf(unknown)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await members.firstBotOf(shop.accountId)).toBe(shop.botId);
  await expect(members.firstBotOf(newId())).rejects.toMatchObject({ code: 'unauthorized' });
});

test('a person leaves the list by each of their names, and nobody else by a name that was theirs', async () => {
  const [{ botId }, { botId: other }] = [await makeOwner(modules), await makeOwner(modules)];
  const blacklist = context.get(BlacklistService);
  const nobody = { pn: null, lid: null, username: null };
  const entries: Readonly<Record<string, Row>> = {
    'the name given': { username: 'ani' },
    'the name given, of somebody known': { lid: '5', username: 'ani' },
    'their number': { pn: '6281' },
    'their privacy id': { lid: '7', username: 'dulu' },
    'another of their names': { username: 'ani.toko' },
    'a name of theirs that somebody else had': { lid: '8', username: 'ani.toko' },
    'another number': { pn: '6282' },
    ...Object.fromEntries(
      [{ pn: '6281' }, { pn: '6282' }, { username: 'ani' }, { username: 'ani.toko' }, { lid: '7' }, { lid: '8' }].map((name) => [
        `of another bot: ${Object.values(name)[0]}`,
        { bot_id: other, ...name },
      ]),
    ),
  };
  for (const [nth, entry] of Object.values(entries).entries())
    await put('blacklist', {
      bot_id: botId,
      created_at: ago((entry['pn'] === '6282' || entry['bot_id'] ? 0 : nth + 1) * minute),
      ...entry,
    });
  const nameOf = (row: Row) =>
    Object.keys(entries).find((name) =>
      Object.entries({ bot_id: botId, ...nobody, ...entries[name] }).every(([key, value]) => row[key] === value),
    );
  const left = async () => (await modules.sql(`SELECT * FROM blacklist WHERE bot_id = $1`, [botId])).map(nameOf).toSorted();
  expect((await blacklist.entries(botId)).slice(0, 2)).toEqual([
    { ...nobody, pn: '6282' },
    { ...nobody, username: 'ani' },
  ]);
  const known = [
    { ...nobody, pn: '6281', lid: '7' },
    { ...nobody, username: 'ani.toko' },
  ];
  await blacklist.remove(botId, { ...nobody, username: 'ani' }, known);
  expect(await left()).toEqual(['a name of theirs that somebody else had', 'another number']);
  await blacklist.remove(botId, { ...nobody, lid: '8' }, []);
  expect(await left()).toEqual(['another number']);
  await blacklist.remove(botId, { ...nobody, pn: '6282' }, []);
  expect(await left()).toEqual([]);
  expect(await blacklist.entries(other)).toHaveLength(6);
});
