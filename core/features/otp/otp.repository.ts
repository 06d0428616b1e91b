import { Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';
import type { Asker, EarlierSend, OtpState } from './otp.rules.js';

/** `verify`: a registration · `reset`: a new password · `email`: a new address of an account. */
export type OtpPurpose = 'verify' | 'reset' | 'email';

/** Whose code it is: an account's, or that of one registration. It proves nothing for any other. */
export type OtpSubject = { readonly ownerId: OwnerId } | { readonly registrationId: string };

/** Who types: somebody who showed that the code is theirs to type, or anybody. Their tries are counted apart. */
export type Typist = 'shown' | 'anybody';

export interface StoredOtp extends OtpState {
  readonly id: string;
  readonly codeHash: Buffer;
  /** The address a code for a new one was sent to. */
  readonly sentTo: string | null;
  /** Who asked for it, where several could. */
  readonly asker: Asker | null;
}

interface Row extends Record<string, unknown> {
  id: string;
  code_hash: Buffer;
  tries_left: number;
  expires_at: Date;
  sent_at: Date;
  consumed_at: Date | null;
  sent_to: string | null;
  asker: Buffer | null;
  asker_known: boolean;
}

const triesColumn = { shown: 'tries_left', anybody: 'open_tries_left' } as const satisfies Record<Typist, string>;

/** The only file that reads and writes `otp_codes`. Callers hold the account or the mailbox, so that acts on it queue up. */
@Injectable()
export class OtpRepository {
  async insert(tx: Tx, otp: StoredOtp & { subject: OtpSubject; purpose: OtpPurpose }): Promise<void> {
    await tx.run(
      `INSERT INTO otp_codes (id, user_id, registration_id, purpose, code_hash, tries_left, open_tries_left, expires_at, sent_at, sent_to, asker, asker_known)
       VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11)`,
      [
        otp.id,
        ...idsOf(otp.subject),
        otp.purpose,
        otp.codeHash,
        otp.triesLeft,
        otp.expiresAt,
        otp.sentAt,
        otp.sentTo,
        otp.asker?.hash ?? null,
        otp.asker?.isKnown ?? false,
      ],
    );
  }

  async sentSince(tx: Tx, subject: OtpSubject, purpose: OtpPurpose, since: Date): Promise<EarlierSend[]> {
    const rows = await tx.rows<{ sent_at: Date; asker: Buffer | null; asker_known: boolean }>(
      `SELECT sent_at, asker, asker_known FROM otp_codes WHERE (user_id = $1 OR registration_id = $2) AND purpose = $3 AND sent_at > $4`,
      [...idsOf(subject), purpose, since],
    );
    return rows.map((row) => ({ sentAt: row.sent_at, asker: row.asker, askerKnown: row.asker_known }));
  }

  /** How many codes these registrations sent since then. */
  async countFor(sql: Sql, registrationIds: readonly string[], since: Date): Promise<number> {
    const [row] = await sql.rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM otp_codes WHERE registration_id = ANY ($1::uuid[]) AND sent_at > $2`,
      [registrationIds, since],
    );
    return row?.count ?? 0;
  }

  /** The newest code, held until the transaction ends. Older ones no longer count. */
  async latest(tx: Tx, subject: OtpSubject, purpose: OtpPurpose, typist: Typist): Promise<StoredOtp | null> {
    const [row] = await tx.rows<Row>(
      `SELECT ${columnsFor(typist)} FROM otp_codes
       WHERE (user_id = $1 OR registration_id = $2) AND purpose = $3 ORDER BY sent_at DESC LIMIT 1 FOR UPDATE`,
      [...idsOf(subject), purpose],
    );
    return row ? otpOf(row) : null;
  }

  /** Of the codes that allow a new password: the newest that this asker asked for (`shown`), or that somebody else did (`anybody`). */
  async latestReset(tx: Tx, ownerId: OwnerId, asker: Buffer, typist: Typist): Promise<StoredOtp | null> {
    const whose = typist === 'shown' ? '(asker IS NULL OR asker = $2)' : 'asker <> $2';
    const [row] = await tx.rows<Row>(
      `SELECT ${columnsFor(typist)} FROM otp_codes WHERE user_id = $1 AND purpose = 'reset' AND ${whose} ORDER BY sent_at DESC LIMIT 1 FOR UPDATE`,
      [ownerId, asker],
    );
    return row ? otpOf(row) : null;
  }

  async spendTry(tx: Tx, id: string, typist: Typist): Promise<void> {
    const column = triesColumn[typist];
    await tx.run(`UPDATE otp_codes SET ${column} = ${column} - 1 WHERE id = $1 AND ${column} > 0`, [id]);
  }

  async consume(tx: Tx, id: string, at: Date): Promise<void> {
    await tx.run(`UPDATE otp_codes SET consumed_at = $2 WHERE id = $1`, [id, at]);
  }

  /** Ends the codes of an account for one purpose. */
  async forget(tx: Tx, ownerId: OwnerId, purpose: OtpPurpose): Promise<void> {
    await tx.run(`DELETE FROM otp_codes WHERE user_id = $1 AND purpose = $2`, [ownerId, purpose]);
  }

  async removeOlder(sql: Sql, before: Date): Promise<number> {
    return sql.run(`DELETE FROM otp_codes WHERE sent_at < $1`, [before]);
  }
}

function columnsFor(typist: Typist): string {
  return `id, code_hash, ${triesColumn[typist]} AS tries_left, expires_at, sent_at, consumed_at, sent_to, asker, asker_known`;
}

function otpOf(row: Row): StoredOtp {
  return {
    id: row.id,
    codeHash: row.code_hash,
    triesLeft: row.tries_left,
    expiresAt: row.expires_at,
    sentAt: row.sent_at,
    consumed: row.consumed_at !== null,
    sentTo: row.sent_to,
    asker: row.asker && { hash: row.asker, isKnown: row.asker_known },
  };
}

function idsOf(subject: OtpSubject): [string | null, string | null] {
  return 'ownerId' in subject ? [subject.ownerId, null] : [null, subject.registrationId];
}
