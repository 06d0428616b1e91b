import type { OwnerId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';

/** Asked by every request with a token. */
export async function tokenVersion(sql: Sql, id: OwnerId): Promise<number | null> {
  const [row] = await sql.rows<{ token_version: number }>(
    `SELECT token_version FROM users WHERE id = $1 AND deleted_at IS NULL`,
    [id],
    'account.token-version',
  );
  return row?.token_version ?? null;
}

/** New password and end of the older tokens are one statement. @returns the token version that holds from now on. */
export async function setPassword(tx: Tx, id: OwnerId, passwordHash: string): Promise<number> {
  const [row] = await tx.rows<{ token_version: number }>(
    `UPDATE users SET password_hash = $2, token_version = token_version + 1 WHERE id = $1 AND deleted_at IS NULL RETURNING token_version`,
    [id, passwordHash],
  );
  return row!.token_version;
}
