import type { PersonId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';

/** Run for every request with a token. */
export async function tokenVersion(sql: Sql, id: PersonId): Promise<number | null> {
  const [row] = await sql.rows<{ token_version: number }>(
    `SELECT token_version FROM users WHERE id = $1 AND deleted_at IS NULL`,
    [id],
    'account.token-version',
  );
  return row?.token_version ?? null;
}

/** Locks a mailbox until the transaction ends, even when nothing is stored for it yet. */
export async function holdMailbox(tx: Tx, emailCanonical: string): Promise<void> {
  await tx.rows(`SELECT pg_advisory_xact_lock(hashtextextended($1, 2))`, [`registration:${emailCanonical}`]);
}
