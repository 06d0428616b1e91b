import type { AccountId, BotId, PersonId } from '#contracts/values/ids';
import type { Role } from '#contracts/values/people/permissions';
import type { Sql, Tx } from '../../platform/database/database.js';
import type { BotScope, ErasedScope, Member, OwnedAccount, TokenScope } from './members.types.js';

/** Creates an account with its owner and its first bot. The person must exist. */
export async function open(tx: Tx, personId: PersonId, accountId: AccountId, botId: BotId): Promise<void> {
  await tx.run(
    `WITH account AS (INSERT INTO accounts (id) VALUES ($2)),
       member AS (INSERT INTO members (account_id, person_id, role) VALUES ($2, $1, 'owner'))
     INSERT INTO bots (id, account_id) VALUES ($3, $2)`,
    [personId, accountId, botId],
  );
}

/**
 * The person's first account with its first bot. Null when the person is deleted or has no account. This statement
 * runs for every request whose token names no bot.
 */
export async function firstScope(sql: Sql, personId: PersonId): Promise<TokenScope | null> {
  const [row] = await sql.rows<ScopeRow>(
    `SELECT u.token_version AS "tokenVersion", m.account_id AS "accountId", m.role, b.id AS "botId" FROM users u
     CROSS JOIN LATERAL (SELECT account_id, role FROM members WHERE person_id = u.id ORDER BY joined_at, account_id LIMIT 1) m
     CROSS JOIN LATERAL (SELECT id FROM bots WHERE account_id = m.account_id ORDER BY created_at, id LIMIT 1) b
     WHERE u.id = $1 AND u.deleted_at IS NULL`,
    [personId],
    'members.first-scope',
  );
  return row ? scopeOf(row) : null;
}

/** The bot that the request names, in whichever account of the person. Null when the person is deleted. */
export async function scopeInBot(sql: Sql, personId: PersonId, botId: BotId): Promise<TokenScope | null> {
  const [row] = await sql.rows<ScopeRow>(
    `SELECT u.token_version AS "tokenVersion", m.account_id AS "accountId", m.role, b.id AS "botId"
     FROM users u LEFT JOIN bots b ON b.id = $2 LEFT JOIN members m ON m.account_id = b.account_id AND m.person_id = u.id
     WHERE u.id = $1 AND u.deleted_at IS NULL`,
    [personId, botId],
    'members.scope-in-bot',
  );
  return row ? scopeOf(row) : null;
}

/** All bots of the person's accounts, in the order in which {@link firstScope} looks for the first one. */
export async function findScopes(sql: Sql, personId: PersonId): Promise<BotScope[]> {
  return sql.rows<BotScope & Record<string, unknown>>(
    `SELECT m.account_id AS "accountId", b.id AS "botId", m.role FROM members m JOIN bots b ON b.account_id = m.account_id
     WHERE m.person_id = $1 ORDER BY m.joined_at, m.account_id, b.created_at, b.id`,
    [personId],
    'members.scopes',
  );
}

type ScopeRow = { tokenVersion: number; accountId: AccountId; botId: BotId; role: Role | null };

function scopeOf({ tokenVersion, accountId, botId, role }: ScopeRow): TokenScope {
  return { tokenVersion, inBot: role && { accountId, botId, role } };
}

/**
 * Accounts whose owners have all been deleted, with their bots, oldest first.
 * @param days `isLongAgo` is true when the deletion is at least this many days old by the Postgres clock.
 */
export async function erasedScopes(sql: Sql, days: number): Promise<ErasedScope[]> {
  return sql.rows<ErasedScope & Record<string, unknown>>(
    `SELECT u.id AS "personId", m.account_id AS "accountId", array_agg(b.id::text) FILTER (WHERE b.id IS NOT NULL) AS "botIds",
       u.deleted_at < now() - make_interval(days => $1) AS "isLongAgo"
     FROM users u JOIN members m ON m.person_id = u.id AND m.role = 'owner' LEFT JOIN bots b ON b.account_id = m.account_id
     WHERE u.deleted_at IS NOT NULL AND NOT EXISTS (
       SELECT 1 FROM members o JOIN users p ON p.id = o.person_id AND p.deleted_at IS NULL WHERE o.account_id = m.account_id AND o.role = 'owner')
     GROUP BY u.id, m.account_id ORDER BY u.deleted_at, u.id`,
    [days],
  );
}

/** The accounts of these bots. */
export async function findBots(sql: Sql, botIds: readonly BotId[]): Promise<{ botId: BotId; accountId: AccountId }[]> {
  return sql.rows<{ botId: BotId; accountId: AccountId }>(
    `SELECT id AS "botId", account_id AS "accountId" FROM bots WHERE id = ANY ($1::uuid[])`,
    [botIds],
    'members-bots',
  );
}

export async function findBotsOf(sql: Sql, accountId: AccountId): Promise<BotId[]> {
  const rows = await sql.rows<{ id: BotId }>(
    `SELECT id FROM bots WHERE account_id = $1 ORDER BY created_at, id`,
    [accountId],
    'members-bots-of',
  );
  return rows.map(({ id }) => id);
}

/** Persons of an account with one of these roles, in the order in which they joined. Erased persons are left out. */
export async function findPersons(sql: Sql, accountId: AccountId, roles: readonly Role[]): Promise<PersonId[]> {
  const rows = await sql.rows<{ id: PersonId }>(
    `SELECT u.id FROM members m JOIN users u ON u.id = m.person_id AND u.deleted_at IS NULL
     WHERE m.account_id = $1 AND m.role = ANY ($2::text[]) ORDER BY m.joined_at, u.id`,
    [accountId, roles],
    'members-persons',
  );
  return rows.map(({ id }) => id);
}

/** The members of an account with their roles, in the order in which they joined. Erased persons are left out. */
export async function findMembers(sql: Sql, accountId: AccountId): Promise<Member[]> {
  return sql.rows<Member & Record<string, unknown>>(
    `SELECT u.id, m.role FROM members m JOIN users u ON u.id = m.person_id AND u.deleted_at IS NULL
     WHERE m.account_id = $1 ORDER BY m.joined_at, u.id`,
    [accountId],
    'members-roles',
  );
}

export async function findOwned(sql: Sql, personId: PersonId): Promise<AccountId[]> {
  const rows = await sql.rows<{ id: AccountId }>(
    `SELECT account_id AS id FROM members WHERE person_id = $1 AND role = 'owner' ORDER BY joined_at, account_id`,
    [personId],
  );
  return rows.map(({ id }) => id);
}

/** SQL condition: the account `m.account_id` has no owner outside of `$1`. */
const ownedByNoOther = `NOT EXISTS (SELECT 1 FROM members o WHERE o.account_id = m.account_id AND o.role = 'owner' AND o.person_id <> ALL ($1::uuid[]))`;

export async function findOwnedOnlyBy(sql: Sql, personIds: readonly PersonId[]): Promise<OwnedAccount[]> {
  return sql.rows<OwnedAccount & Record<string, unknown>>(
    `SELECT m.person_id AS "personId", m.account_id AS "accountId",
       ARRAY (SELECT b.id::text FROM bots b WHERE b.account_id = m.account_id ORDER BY b.id) AS "botIds"
     FROM members m WHERE m.person_id = ANY ($1::uuid[]) AND m.role = 'owner' AND ${ownedByNoOther} ORDER BY m.account_id`,
    [personIds],
  );
}

/**
 * Returns those of the ids that are accounts or bots whose account still exists. An account exists while at least one
 * of its people is not deleted.
 */
export async function findExisting(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const lives = `EXISTS (SELECT 1 FROM members m JOIN users u ON u.id = m.person_id WHERE m.account_id = a.id AND u.deleted_at IS NULL)`;
  const rows = await sql.rows<{ id: string }>(
    `SELECT a.id FROM accounts a WHERE a.id = ANY ($1::uuid[]) AND ${lives}
     UNION SELECT b.id FROM bots b JOIN accounts a ON a.id = b.account_id WHERE b.id = ANY ($1::uuid[]) AND ${lives}`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Deletes the accounts that have no owner besides these erased persons, with all rows of the accounts and of their bots. */
export async function removeAccountsOf(sql: Sql, personIds: readonly PersonId[]): Promise<void> {
  await sql.run(
    `DELETE FROM accounts a USING members m JOIN users u ON u.id = m.person_id AND u.deleted_at IS NOT NULL
     WHERE m.account_id = a.id AND m.role = 'owner' AND m.person_id = ANY ($1::uuid[]) AND ${ownedByNoOther}`,
    [personIds],
  );
}
