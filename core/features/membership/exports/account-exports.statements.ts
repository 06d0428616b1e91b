import type { QueryResultRow } from 'pg';
import type { AccountId, PersonId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../../platform/database/database.js';
import type { ExportedTable } from './exported-tables.js';

export type ExportState = 'building' | 'ready' | 'opened' | 'over' | 'failed';

export interface AccountExport {
  readonly id: string;
  readonly accountId: AccountId;
  readonly personId: PersonId;
  readonly state: ExportState;
  readonly askedAt: Date;
  readonly readyAt: Date | null;
  readonly fileId: string | null;
  readonly bytes: number | null;
}

const columns = `id, account_id AS "accountId", person_id AS "personId", state, asked_at AS "askedAt", ready_at AS "readyAt", file_id AS "fileId",
  bytes::float8 AS bytes`;

type Row = AccountExport & QueryResultRow;

/** Locks the export of an account until the transaction ends. */
export async function lockExport(tx: Tx, accountId: AccountId): Promise<AccountExport | undefined> {
  return (await tx.rows<Row>(`SELECT ${columns} FROM account_exports WHERE account_id = $1 FOR UPDATE`, [accountId]))[0];
}

export async function findExport(sql: Sql, accountId: AccountId): Promise<AccountExport | undefined> {
  return (await sql.rows<Row>(`SELECT ${columns} FROM account_exports WHERE account_id = $1`, [accountId]))[0];
}

/** Starts an export. False when another request started one at the same time. The earlier row of the account must be locked. */
export async function begin(
  tx: Tx,
  accountId: AccountId,
  { id, personId, now }: { id: string; personId: PersonId; now: Date },
): Promise<boolean> {
  const rows = await tx.run(
    `INSERT INTO account_exports (account_id, id, person_id, state, asked_at) VALUES ($1, $2, $3, 'building', $4)
     ON CONFLICT (account_id) DO UPDATE SET id = EXCLUDED.id, person_id = EXCLUDED.person_id, state = 'building', asked_at = EXCLUDED.asked_at,
       ready_at = NULL, file_id = NULL, bytes = NULL, token_hash = NULL, ticket_hash = NULL, ticket_until = NULL
     WHERE account_exports.state <> 'building'`,
    [accountId, id, personId, now],
  );
  return rows === 1;
}

/** Gives an export that is being built a new id, so that the part built so far is discarded. Its row must be locked. */
export async function restart(tx: Tx, accountId: AccountId, id: string): Promise<void> {
  await tx.run(`UPDATE account_exports SET id = $2 WHERE account_id = $1 AND state = 'building'`, [accountId, id]);
}

/** Exports that are being built since before that moment. */
export function findBuilding(sql: Sql, before: Date, limit: number): Promise<Pick<AccountExport, 'id' | 'accountId'>[]> {
  return sql.rows(
    `SELECT id, account_id AS "accountId" FROM account_exports WHERE state = 'building' AND asked_at < $1 ORDER BY asked_at LIMIT $2`,
    [before, limit],
  );
}

interface Finished {
  readonly id: string;
  readonly fileId: string;
  readonly bytes: number;
  readonly tokenHash: Buffer;
  readonly now: Date;
}

/** @returns false when the export was finished or ended meanwhile */
export async function finish(tx: Tx, accountId: AccountId, { id, fileId, bytes, tokenHash, now }: Finished): Promise<boolean> {
  const rows = await tx.run(
    `WITH input AS (
       SELECT $1::uuid AS account_id, $2::uuid AS id, $3::uuid AS file_id, $4::bigint AS bytes, $5::bytea AS token_hash, $6::timestamptz AS ready_at
     )
     UPDATE account_exports e SET state = 'ready', file_id = input.file_id, bytes = input.bytes, token_hash = input.token_hash,
       ready_at = input.ready_at
     FROM input WHERE e.account_id = input.account_id AND e.id = input.id AND e.state = 'building'`,
    [accountId, id, fileId, bytes, tokenHash, now],
  );
  return rows === 1;
}

/** @returns false when the export was finished or ended meanwhile */
export async function fail(tx: Tx, accountId: AccountId, id: string): Promise<boolean> {
  return (
    (await tx.run(`UPDATE account_exports SET state = 'failed' WHERE account_id = $1 AND id = $2 AND state = 'building'`, [
      accountId,
      id,
    ])) === 1
  );
}

interface Opening {
  readonly personId: PersonId;
  readonly tokenHash: Buffer;
  readonly ticketHash: Buffer;
  readonly until: Date;
  readonly readyAfter: Date;
}

/**
 * Exchanges the secret from the mail for a download secret. Works once, for the person who requested the export, while
 * the secret is valid.
 */
export async function openExport(
  sql: Sql,
  accountId: AccountId,
  { personId, tokenHash, ticketHash, until, readyAfter }: Opening,
): Promise<boolean> {
  const rows = await sql.run(
    `WITH input AS (
       SELECT $1::uuid AS account_id, $2::uuid AS person_id, $3::bytea AS token_hash, $4::bytea AS ticket_hash, $5::timestamptz AS ticket_until,
         $6::timestamptz AS ready_after
     )
     UPDATE account_exports e SET state = 'opened', token_hash = NULL, ticket_hash = input.ticket_hash, ticket_until = input.ticket_until
     FROM input
     WHERE e.account_id = input.account_id AND e.person_id = input.person_id AND e.token_hash = input.token_hash AND e.state = 'ready'
       AND e.ready_at > input.ready_after`,
    [accountId, personId, tokenHash, ticketHash, until, readyAfter],
  );
  return rows === 1;
}

/** The export that a ticket downloads. */
export async function findOpened(sql: Sql, accountId: AccountId, ticketHash: Buffer, now: Date): Promise<AccountExport | undefined> {
  const rows = await sql.rows<Row>(
    `SELECT ${columns} FROM account_exports WHERE account_id = $1 AND ticket_hash = $2 AND ticket_until > $3 AND state = 'opened'`,
    [accountId, ticketHash, now],
  );
  return rows[0];
}

/** Exports whose file is stored and whose secrets are no longer valid. */
export function findOver(sql: Sql, readyBefore: Date, now: Date, limit: number): Promise<AccountExport[]> {
  return sql.rows<Row>(
    `SELECT ${columns} FROM account_exports
     WHERE (state = 'ready' AND ready_at < $1) OR (state = 'opened' AND ticket_until < $2) ORDER BY ready_at LIMIT $3`,
    [readyBefore, now, limit],
  );
}

export async function endExport(sql: Sql, accountId: AccountId, id: string): Promise<void> {
  await sql.run(
    `UPDATE account_exports SET state = 'over', token_hash = NULL, ticket_hash = NULL, ticket_until = NULL, file_id = NULL
     WHERE account_id = $1 AND id = $2 AND state IN ('ready', 'opened')`,
    [accountId, id],
  );
}

export async function eraseExport(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.run(`DELETE FROM account_exports WHERE account_id = $1`, [accountId]);
}

/** The subset of these files that belongs to the account's export. */
export async function findFiles(sql: Sql, accountId: AccountId, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql.rows<{ id: string }>(
    `SELECT file_id AS id FROM account_exports WHERE account_id = $1 AND file_id = ANY ($2::uuid[])`,
    [accountId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * The rows of one person, account or bot in pages, all from one snapshot. All pages share one query plan without a sort.
 * The transaction must stay open until the last page.
 */
export async function* readAllRows(
  tx: Tx,
  table: string,
  { column }: ExportedTable,
  id: string,
  atOnce: number,
): AsyncGenerator<QueryResultRow[]> {
  await tx.run(`DECLARE exported NO SCROLL CURSOR FOR SELECT * FROM ${table} WHERE ${column} = $1`, [id]);
  for (;;) {
    const rows = await tx.rows(`FETCH ${atOnce} FROM exported`);
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.run('CLOSE exported');
}
