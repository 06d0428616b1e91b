import type { LoginSessionId, PersonId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import type { Sql } from '../../platform/database/database.js';

/** SQL condition: true while a login is valid, judged by its last use. */
export const isAlive = (lastUsedAt: string): string => `${lastUsedAt} > now() - interval '${limits.tokenDays} days'`;

/** Run for every request with a token, in the same packet as the query for the account's token version. */
export async function findLogin(
  sql: Sql,
  personId: PersonId,
  id: LoginSessionId,
): Promise<{ readonly passwordAt: Date; readonly lastUsedAt: Date } | null> {
  const [row] = await sql.rows<{ passwordAt: Date; lastUsedAt: Date }>(
    `SELECT password_at AS "passwordAt", last_used_at AS "lastUsedAt" FROM login_sessions
     WHERE id = $2 AND person_id = $1 AND ${isAlive('last_used_at')}`,
    [personId, id],
    'login-sessions.find',
  );
  return row ?? null;
}
