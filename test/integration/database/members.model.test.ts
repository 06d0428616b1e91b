import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AccountId, BotId, PersonId } from '#contracts/values/ids';
import { roles, type Role } from '#contracts/values/people/permissions';
import * as members from '#core/features/account/members.statements';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { runs } from '../../support/runs.ts';

/*
 * Each statement about members gives what a plain search through the rows gives: for persons in several accounts, accounts with several owners
 * or bots, persons whose login was erased, and rows of the same time.
 */
let modules: TestModules;
let database: Database;

beforeAll(async () => {
  modules = await openTestModules();
  database = (await modules.open([])).get(Database);
});
beforeEach(() => modules.sql(`TRUNCATE users, accounts CASCADE`));
afterAll(() => modules?.close());

const erasedDays = 7;

interface Person {
  readonly id: PersonId;
  readonly tokenVersion: number;
  /** Whole days since the login was erased; null for a person who may log in. */
  readonly erased: number | null;
}
interface Bot {
  readonly id: BotId;
  readonly accountId: AccountId;
  readonly day: number;
}
interface Membership {
  readonly accountId: AccountId;
  readonly personId: PersonId;
  readonly role: Role;
  readonly day: number;
}
interface World {
  readonly persons: readonly Person[];
  readonly accounts: readonly AccountId[];
  readonly bots: readonly Bot[];
  readonly members: readonly Membership[];
}

const someDay = fc.integer({ min: 0, max: 2 });
const place = fc.nat();

/** Ids are random: their order does not depend on the order of the rows. */
const worlds: fc.Arbitrary<World> = fc
  .record({
    persons: fc.array(fc.record({ tokenVersion: fc.nat(3), erased: fc.option(fc.constantFrom(1, 6, 8, 30), { nil: null }) }), {
      minLength: 1,
      maxLength: 5,
    }),
    accounts: fc.integer({ min: 1, max: 4 }),
    bots: fc.array(fc.record({ of: place, day: someDay }), { maxLength: 6 }),
    members: fc.array(fc.record({ of: place, who: place, role: fc.constantFrom(...roles), day: someDay }), { maxLength: 12 }),
  })
  .map((drawn) => {
    const persons = drawn.persons.map((one) => ({ id: newId<PersonId>(), ...one }));
    const accounts = Array.from({ length: drawn.accounts }, () => newId<AccountId>());
    const bots = drawn.bots.map(({ of, day }) => ({ id: newId<BotId>(), accountId: accounts[of % accounts.length]!, day }));
    const all = drawn.members.map(({ of, who, ...one }) => ({
      accountId: accounts[of % accounts.length]!,
      personId: persons[who % persons.length]!.id,
      ...one,
    }));
    const seen = new Map(all.map((one) => [`${one.accountId} ${one.personId}`, one]));
    return { persons, accounts, bots, members: [...seen.values()] };
  });

async function store({ persons, accounts, bots, members: all }: World): Promise<void> {
  await modules.sql(`TRUNCATE users, accounts CASCADE`);
  await modules.sql(
    `INSERT INTO users (id, email, email_canonical, full_name, password_hash, token_version, deleted_at)
     SELECT id, id, id, 'x', 'x', version, now() - make_interval(days => erased) FROM unnest($1::uuid[], $2::int[], $3::int[]) t (id, version, erased)`,
    [persons.map(({ id }) => id), persons.map(({ tokenVersion }) => tokenVersion), persons.map(({ erased }) => erased)],
  );
  await modules.sql(`INSERT INTO accounts (id) SELECT unnest($1::uuid[])`, [accounts]);
  await modules.sql(
    `INSERT INTO bots (id, account_id, created_at) SELECT id, account, '2026-01-01'::timestamptz + make_interval(days => day)
     FROM unnest($1::uuid[], $2::uuid[], $3::int[]) t (id, account, day)`,
    [bots.map(({ id }) => id), bots.map(({ accountId }) => accountId), bots.map(({ day }) => day)],
  );
  await modules.sql(
    `INSERT INTO members (account_id, person_id, role, joined_at) SELECT account, person, role, '2026-01-01'::timestamptz + make_interval(days => day)
     FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::int[]) t (account, person, role, day)`,
    [all.map((one) => one.accountId), all.map((one) => one.personId), all.map((one) => one.role), all.map((one) => one.day)],
  );
}

/** Rows in the order of their day, then of that id. */
const inOrder = <Row extends { readonly day: number }>(rows: readonly Row[], idOf: (row: Row) => string): Row[] =>
  rows.toSorted((a, b) => a.day - b.day || (idOf(a) < idOf(b) ? -1 : 1));
const byId = <Row>(rows: readonly Row[], idOf: (row: Row) => string): Row[] => rows.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));

/** The expected result of each statement, from a search through the rows. */
function searched({ persons, accounts, bots, members: all }: World) {
  const canLogIn = new Set(persons.filter(({ erased }) => erased === null).map(({ id }) => id));
  const versionOf = (personId: PersonId) => persons.find(({ id }) => id === personId)!.tokenVersion;
  const botsOf = (accountId: AccountId) =>
    inOrder(
      bots.filter((one) => one.accountId === accountId),
      ({ id }) => id,
    );
  const accountsOf = (personId: PersonId) =>
    inOrder(
      all.filter((one) => one.personId === personId),
      ({ accountId }) => accountId,
    );
  const ownersOf = (accountId: AccountId) => all.filter((one) => one.accountId === accountId && one.role === 'owner');
  const scopes = (personId: PersonId) =>
    accountsOf(personId).flatMap(({ accountId, role }) => botsOf(accountId).map(({ id }) => ({ accountId, botId: id, role })));
  return {
    botsOf: (accountId: AccountId) => botsOf(accountId).map(({ id }) => id),
    scopes,
    firstScope: (personId: PersonId) => {
      const [first] = accountsOf(personId);
      const inBot = first && scopes(personId).find(({ accountId }) => accountId === first.accountId);
      return inBot && canLogIn.has(personId) ? { tokenVersion: versionOf(personId), inBot } : null;
    },
    scopeInBot: (personId: PersonId, botId: BotId) => {
      const inBot = scopes(personId).find((one) => one.botId === botId) ?? null;
      return canLogIn.has(personId) ? { tokenVersion: versionOf(personId), inBot } : null;
    },
    persons: (accountId: AccountId, some: readonly Role[]) =>
      inOrder(
        all.filter((one) => one.accountId === accountId && some.includes(one.role) && canLogIn.has(one.personId)),
        ({ personId }) => personId,
      ).map(({ personId }) => personId),
    owned: (personId: PersonId) =>
      accountsOf(personId)
        .filter(({ role }) => role === 'owner')
        .map(({ accountId }) => accountId),
    ownedOnlyBy: (ids: readonly PersonId[]) =>
      byId(
        all.filter(
          (one) =>
            one.role === 'owner' && ids.includes(one.personId) && ownersOf(one.accountId).every(({ personId }) => ids.includes(personId)),
        ),
        ({ accountId, personId }) => `${accountId} ${personId}`,
      ).map(({ accountId, personId }) => ({
        personId,
        accountId,
        botIds: byId(botsOf(accountId), ({ id }) => id).map(({ id }) => id),
      })),
    existing: (ids: readonly string[]) => {
      const lives = accounts.filter((accountId) => all.some((one) => one.accountId === accountId && canLogIn.has(one.personId)));
      const known = new Set<string>(lives.flatMap((accountId) => [accountId, ...botsOf(accountId).map(({ id }) => id)]));
      return ids.filter((id) => known.has(id));
    },
    erasedScopes: () =>
      all
        .filter(({ accountId, role }) => role === 'owner' && ownersOf(accountId).every(({ personId }) => !canLogIn.has(personId)))
        .map(({ accountId, personId }) => {
          const own = botsOf(accountId).map(({ id }) => id);
          const isLongAgo = persons.find(({ id }) => id === personId)!.erased! > erasedDays;
          return { personId, accountId, botIds: own.length === 0 ? null : own, isLongAgo };
        }),
    leftAfter: (ids: readonly PersonId[]) =>
      accounts.filter((accountId) => {
        const owners = ownersOf(accountId).map(({ personId }) => personId);
        const isErased = owners.some((one) => ids.includes(one) && !canLogIn.has(one));
        return !(isErased && owners.every((one) => ids.includes(one)));
      }),
  };
}

test('members, bots and accounts are found as a search through the rows finds them', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, fc.nat(), async (world, draw) => {
      await store(world);
      const { persons, accounts, bots } = world;
      const model = searched(world);
      for (const { id } of persons) {
        expect(await members.firstScope(database, id)).toEqual(model.firstScope(id));
        expect(await members.findScopes(database, id)).toEqual(model.scopes(id));
        expect(await members.findOwned(database, id)).toEqual(model.owned(id));
        for (const bot of bots) expect(await members.scopeInBot(database, id, bot.id)).toEqual(model.scopeInBot(id, bot.id));
      }
      const some = roles.slice(0, 1 + (draw % roles.length));
      for (const id of accounts) {
        expect(await members.findBotsOf(database, id)).toEqual(model.botsOf(id));
        expect(await members.findPersons(database, id, some)).toEqual(model.persons(id, some));
      }
      const gone = persons.filter((_, at) => (draw >> at) % 2 === 0).map(({ id }) => id);
      const owned = await members.findOwnedOnlyBy(database, gone);
      expect(byId(owned, ({ accountId, personId }) => `${accountId} ${personId}`)).toEqual(model.ownedOnlyBy(gone));
      const ids = [...accounts, ...bots.map(({ id }) => id), newId(), persons[0]!.id];
      expect(new Set(await members.findExisting(database, ids))).toEqual(new Set(model.existing(ids)));
      const erased = await members.erasedScopes(database, erasedDays);
      const daysOf = erased.map(({ personId }) => persons.find(({ id }) => id === personId)!.erased!);
      expect(daysOf).toEqual(daysOf.toSorted((a, b) => b - a));
      const sorted = erased.map((one) => ({ ...one, botIds: one.botIds && byId(one.botIds, String) }));
      const wanted = model.erasedScopes().map((one) => ({ ...one, botIds: one.botIds && byId(one.botIds, String) }));
      expect(new Set(sorted)).toEqual(new Set(wanted));
      await members.removeAccountsOf(database, gone);
      const left = await modules.sql<{ id: AccountId }>(`SELECT id FROM accounts ORDER BY id`);
      expect(left.map(({ id }) => id)).toEqual(byId(model.leftAfter(gone), String));
    }),
    { numRuns: runs(25) },
  );
});
