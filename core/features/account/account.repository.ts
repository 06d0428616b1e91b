import { Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';
import type { Account, NewAccount } from './account.types.js';

interface Row extends Record<string, unknown> {
  id: OwnerId;
  email: string;
  email_canonical: string;
  full_name: string;
  password_hash: string;
  verified: boolean;
  token_version: number;
}

const columns = 'id, email, email_canonical, full_name, password_hash, email_verified_at IS NOT NULL AS verified, token_version';

/** The only file that reads and writes `users`. Deleted accounts do not exist for it. */
@Injectable()
export class AccountRepository {
  /** Its address is proved. @returns false when the mailbox has an account already, also one that a parallel request is just making. */
  async insert(tx: Tx, id: OwnerId, emailCanonical: string, account: NewAccount): Promise<boolean> {
    const added = await tx.run(
      `INSERT INTO users (id, email, email_canonical, full_name, password_hash, email_verified_at) VALUES ($1, $2, $3, $4, $5, now())
       ON CONFLICT (email_canonical) DO NOTHING`,
      [id, account.email, emailCanonical, account.fullName, account.passwordHash],
    );
    return added === 1;
  }

  async byId(sql: Sql, id: OwnerId): Promise<Account | null> {
    const [row] = await sql.rows<Row>(`SELECT ${columns} FROM users WHERE id = $1 AND deleted_at IS NULL`, [id], 'account.by-id');
    return row ? accountOf(row) : null;
  }

  async byEmail(sql: Sql, emailCanonical: string): Promise<Account | null> {
    const [row] = await sql.rows<Row>(
      `SELECT ${columns} FROM users WHERE email_canonical = $1 AND deleted_at IS NULL`,
      [emailCanonical],
      'account.by-email',
    );
    return row ? accountOf(row) : null;
  }

  /**
   * Holds the account until the transaction ends, so that two acts on it happen one after the other. Rows that only refer to it
   * (messages, replies) may still be written: otherwise a payment and a reply could wait for each other.
   */
  async lock(tx: Tx, id: OwnerId): Promise<Account | null> {
    const [row] = await tx.rows<Row>(`SELECT ${columns} FROM users WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`, [id]);
    return row ? accountOf(row) : null;
  }

  async tokenVersion(sql: Sql, id: OwnerId): Promise<number | null> {
    const [row] = await sql.rows<{ token_version: number }>(
      `SELECT token_version FROM users WHERE id = $1 AND deleted_at IS NULL`,
      [id],
      'account.token-version',
    );
    return row?.token_version ?? null;
  }

  async markVerified(tx: Tx, id: OwnerId): Promise<void> {
    await tx.run(`UPDATE users SET email_verified_at = coalesce(email_verified_at, now()) WHERE id = $1`, [id]);
  }

  /** @returns the token version that holds from now on; every older token has ended. */
  async setPassword(tx: Tx, id: OwnerId, passwordHash: string): Promise<number> {
    const [row] = await tx.rows<{ token_version: number }>(
      `UPDATE users SET password_hash = $2, token_version = token_version + 1 WHERE id = $1 AND deleted_at IS NULL RETURNING token_version`,
      [id, passwordHash],
    );
    return row!.token_version;
  }

  /** Only for an address that was proved by a code. */
  async setEmail(tx: Tx, id: OwnerId, email: string, emailCanonical: string): Promise<void> {
    await tx.run(`UPDATE users SET email = $2, email_canonical = $3, email_verified_at = now() WHERE id = $1`, [id, email, emailCanonical]);
  }
}

function accountOf(row: Row): Account {
  return {
    id: row.id,
    email: row.email,
    emailCanonical: row.email_canonical,
    fullName: row.full_name,
    passwordHash: row.password_hash,
    verified: row.verified,
    tokenVersion: row.token_version,
  };
}
