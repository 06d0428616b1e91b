import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, MoreThan, Not, type FindOptionsWhere, type Repository } from 'typeorm';
import type { PersonId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';
import { OtpCode } from './otp-code.entity.js';
import type { Asker, EarlierSend, OtpState } from './otp.rules.js';

export type OtpPurpose = OtpCode['purpose'];

/** The subject of a code: an account or one registration. The code is not valid for any other subject. */
export type OtpSubject = { readonly personId: PersonId } | { readonly registrationId: string };

/**
 * Who types a code: somebody who has shown that the code is theirs, or anybody. The tries of the two are
 * counted separately.
 */
export type Typist = 'shown' | 'anybody';

export interface StoredOtp extends OtpState {
  readonly id: string;
  readonly codeHash: Buffer;
  /** Target address of a code for an address change; otherwise null. */
  readonly sentTo: string | null;
  /** Who requested the code, for purposes where several people can; otherwise null. */
  readonly asker: Asker | null;
}

const triesOf = { shown: 'triesLeft', anybody: 'openTriesLeft' } as const satisfies Record<Typist, keyof OtpCode>;
const triesColumn = { shown: 'tries_left', anybody: 'open_tries_left' } as const satisfies Record<Typist, string>;

/**
 * The only file that reads and writes `otp_codes`. Callers hold a lock on the account or mailbox, which
 * serializes the actions on it.
 */
@Injectable()
export class OtpRepository {
  constructor(@InjectRepository(OtpCode) private readonly codes: Repository<OtpCode>) {}

  async insert(tx: Tx, otp: StoredOtp & { subject: OtpSubject; purpose: OtpPurpose }): Promise<void> {
    const { id, subject, purpose, codeHash, triesLeft, expiresAt, sentAt, sentTo, asker } = otp;
    await tx.of(this.codes).insert({
      ...{ id, ...subject, purpose, codeHash, triesLeft, openTriesLeft: triesLeft, expiresAt, sentAt, sentTo },
      ...{ asker: asker?.hash ?? null, askerKnown: asker?.isKnown ?? false },
    });
  }

  async sentSince(tx: Tx, subject: OtpSubject, purpose: OtpPurpose, since: Date): Promise<EarlierSend[]> {
    const rows = await tx.of(this.codes).findBy({ ...subject, purpose, sentAt: MoreThan(since) });
    return rows.map(({ sentAt, asker, askerKnown }) => ({ sentAt, asker, askerKnown }));
  }

  /** Codes sent for these registrations, which are other registrations of the same mailbox. */
  async sentForOthers(tx: Tx, registrationIds: readonly string[], since: Date): Promise<EarlierSend[]> {
    const rows = await tx.of(this.codes).findBy({ registrationId: In(registrationIds), sentAt: MoreThan(since) });
    return rows.map(({ sentAt, asker, askerKnown }) => ({ sentAt, asker, askerKnown, isOfOther: true }));
  }

  /** The newest code, locked until the transaction ends. Older codes are no longer valid. */
  latest(tx: Tx, subject: OtpSubject, purpose: OtpPurpose, typist: Typist): Promise<StoredOtp | null> {
    return this.newest(tx, { ...subject, purpose }, typist);
  }

  /**
   * The newest password-reset code. For "shown": a code that this asker requested, or one without a recorded asker.
   * For "anybody": a code that another asker requested.
   */
  latestReset(tx: Tx, personId: PersonId, asker: Buffer, typist: Typist): Promise<StoredOtp | null> {
    const reset = { personId, purpose: 'reset' } as const;
    const where =
      typist === 'shown'
        ? [
            { ...reset, asker: IsNull() },
            { ...reset, asker },
          ]
        : { ...reset, asker: Not(asker) };
    return this.newest(tx, where, typist);
  }

  async spendTry(tx: Tx, id: string, typist: Typist): Promise<void> {
    const tries = triesOf[typist];
    await tx.of(this.codes).update({ id, [tries]: MoreThan(0) }, { [tries]: () => `${triesColumn[typist]} - 1` });
  }

  async consume(tx: Tx, id: string, at: Date): Promise<void> {
    await tx.of(this.codes).update({ id }, { consumedAt: at });
  }

  /** Deletes the codes of an account for one purpose. */
  async forget(tx: Tx, personId: PersonId, purpose: OtpPurpose): Promise<void> {
    await tx.of(this.codes).delete({ personId, purpose });
  }

  async erase(tx: Tx, personId: PersonId): Promise<void> {
    await tx.of(this.codes).delete({ personId });
  }

  async removeOlder(sql: Sql, before: Date): Promise<number> {
    return (await sql.of(this.codes).delete({ sentAt: LessThan(before) })).affected ?? 0;
  }

  private async newest(tx: Tx, where: FindOptionsWhere<OtpCode> | FindOptionsWhere<OtpCode>[], typist: Typist): Promise<StoredOtp | null> {
    const row = await tx.of(this.codes).findOne({ where, order: { sentAt: 'DESC' }, lock: { mode: 'pessimistic_write' } });
    return row && otpOf(row, typist);
  }
}

function otpOf(row: OtpCode, typist: Typist): StoredOtp {
  const { id, codeHash, expiresAt, sentAt, consumedAt, sentTo, asker, askerKnown } = row;
  return {
    ...{ id, codeHash, triesLeft: row[triesOf[typist]], expiresAt, sentAt, consumed: consumedAt !== null, sentTo },
    asker: asker && { hash: asker, isKnown: askerKnown },
  };
}
