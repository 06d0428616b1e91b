import { Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import type { Tx } from '../../platform/database/database.js';
import type { OtpState } from './otp.rules.js';

export type OtpPurpose = 'verify' | 'reset';

export interface StoredOtp extends OtpState {
  readonly id: string;
  readonly codeHash: Buffer;
}

interface Row extends Record<string, unknown> {
  id: string;
  code_hash: Buffer;
  tries_left: number;
  expires_at: Date;
  sent_at: Date;
  consumed_at: Date | null;
}

/** The only file that reads and writes `otp_codes`. Callers hold the account, so that acts of one owner queue up. */
@Injectable()
export class OtpRepository {
  async insert(tx: Tx, otp: StoredOtp & { ownerId: OwnerId; purpose: OtpPurpose }): Promise<void> {
    await tx.run(
      `INSERT INTO otp_codes (id, user_id, purpose, code_hash, tries_left, expires_at, sent_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [otp.id, otp.ownerId, otp.purpose, otp.codeHash, otp.triesLeft, otp.expiresAt, otp.sentAt],
    );
  }

  async sentSince(tx: Tx, ownerId: OwnerId, purpose: OtpPurpose, since: Date): Promise<Date[]> {
    const rows = await tx.rows<{ sent_at: Date }>(`SELECT sent_at FROM otp_codes WHERE user_id = $1 AND purpose = $2 AND sent_at > $3`, [
      ownerId,
      purpose,
      since,
    ]);
    return rows.map((row) => row.sent_at);
  }

  /** The newest code, held until the transaction ends. Older ones no longer count. */
  async latest(tx: Tx, ownerId: OwnerId, purpose: OtpPurpose): Promise<StoredOtp | null> {
    const [row] = await tx.rows<Row>(
      `SELECT id, code_hash, tries_left, expires_at, sent_at, consumed_at FROM otp_codes WHERE user_id = $1 AND purpose = $2 ORDER BY sent_at DESC LIMIT 1 FOR UPDATE`,
      [ownerId, purpose],
    );
    if (!row) return null;
    return {
      id: row.id,
      codeHash: row.code_hash,
      triesLeft: row.tries_left,
      expiresAt: row.expires_at,
      sentAt: row.sent_at,
      consumed: row.consumed_at !== null,
    };
  }

  async spendTry(tx: Tx, id: string): Promise<void> {
    await tx.run(`UPDATE otp_codes SET tries_left = tries_left - 1 WHERE id = $1 AND tries_left > 0`, [id]);
  }

  async consume(tx: Tx, id: string, at: Date): Promise<void> {
    await tx.run(`UPDATE otp_codes SET consumed_at = $2 WHERE id = $1`, [id, at]);
  }
}
