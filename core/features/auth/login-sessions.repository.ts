import { Injectable } from '@nestjs/common';
import type { LoginSessionId, OwnerId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import type { Sql, Tx } from '../../platform/database/database.js';
import type { LoginSession } from './auth.types.js';

interface Row extends Record<string, unknown> {
  id: LoginSessionId;
  device: string;
  address: string;
  created_at: Date;
  last_used_at: Date;
}

const alive = `last_used_at > now() - interval '${limits.tokenDays} days'`;

/** The only file that reads and writes `login_sessions`. One that was not used for seven days does not exist for it. */
@Injectable()
export class LoginSessionsRepository {
  async insert(tx: Tx, id: LoginSessionId, ownerId: OwnerId, { device, address }: Pick<LoginSession, 'device' | 'address'>): Promise<void> {
    await tx.run(`INSERT INTO login_sessions (id, owner_id, device, address) VALUES ($1, $2, $3, $4)`, [id, ownerId, device, address]);
  }

  async find(sql: Sql, ownerId: OwnerId, id: LoginSessionId): Promise<{ passwordAt: Date; lastUsedAt: Date } | null> {
    const [row] = await sql.rows<{ password_at: Date; last_used_at: Date }>(
      `SELECT password_at, last_used_at FROM login_sessions WHERE id = $2 AND owner_id = $1 AND ${alive}`,
      [ownerId, id],
      'login-sessions.find',
    );
    return row ? { passwordAt: row.password_at, lastUsedAt: row.last_used_at } : null;
  }

  async list(sql: Sql, ownerId: OwnerId): Promise<LoginSession[]> {
    const rows = await sql.rows<Row>(
      `SELECT id, device, address, created_at, last_used_at FROM login_sessions WHERE owner_id = $1 AND ${alive}
       ORDER BY last_used_at DESC, id DESC LIMIT 100`,
      [ownerId],
    );
    return rows.map((row) => ({
      id: row.id,
      device: row.device,
      address: row.address,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
    }));
  }

  async noteUse(sql: Sql, ownerId: OwnerId, id: LoginSessionId, address: string): Promise<void> {
    await sql.run(`UPDATE login_sessions SET last_used_at = now(), address = $3 WHERE id = $2 AND owner_id = $1`, [ownerId, id, address]);
  }

  async notePassword(sql: Sql, ownerId: OwnerId, id: LoginSessionId): Promise<void> {
    await sql.run(`UPDATE login_sessions SET password_at = now() WHERE id = $2 AND owner_id = $1`, [ownerId, id]);
  }

  /** @returns false when there was none. */
  async remove(sql: Sql, ownerId: OwnerId, id: LoginSessionId): Promise<boolean> {
    return (await sql.run(`DELETE FROM login_sessions WHERE id = $2 AND owner_id = $1`, [ownerId, id])) === 1;
  }

  async removeAll(sql: Sql, ownerId: OwnerId, except: LoginSessionId | null = null): Promise<void> {
    await sql.run(`DELETE FROM login_sessions WHERE owner_id = $1 AND id IS DISTINCT FROM $2::uuid`, [ownerId, except]);
  }

  /** @returns how many were over. */
  removeOver(sql: Sql): Promise<number> {
    return sql.run(`DELETE FROM login_sessions WHERE NOT (${alive})`);
  }
}
