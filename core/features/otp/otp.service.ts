import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { dayMs, hourMs } from '#contracts/values/base/durations';
import { canonicalEmail } from '#contracts/values/people/email';
import type { PersonId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { retention } from '#contracts/values/retention';
import { AccountService } from '../account/account.service.js';
import type { Account } from '../account/account.types.js';
import { MailsService } from '../mails/mails.service.js';
import { resetOtpMail } from '../mails/mails.texts.js';
import type { MailContent } from '../mails/mails.types.js';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../platform/crypto/ids.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { OtpDecoys } from './otp-decoys.js';
import { OtpRefusedError, OtpSendRefusedError } from './otp.errors.js';
import { OtpRepository, type OtpPurpose, type OtpSubject, type Typist, type StoredOtp } from './otp.repository.js';
import { expiryOf, judge, mayAsk, maySend, type Asker, type OtpOutcome, type SendOutcome } from './otp.rules.js';

export type { Asker, OtpOutcome } from './otp.rules.js';

/** A code to be issued: its purpose, its address, and the text of its mail. */
export interface NewOtp {
  readonly purpose: OtpPurpose;
  readonly subject: OtpSubject;
  readonly to: string;
  /** @param sentToday codes that were sent to the address in the last 24 hours, without this one. */
  readonly compose: (code: string, sentToday: number) => MailContent;
  /** Who requests the code, for purposes that strangers can request. */
  readonly asker?: Asker;
  /** Other registrations of the same mailbox, which share its daily limit. */
  readonly otherRegistrations?: readonly string[];
}

/** A code that a user has typed. */
export interface TypedOtp {
  readonly subject: OtpSubject;
  readonly purpose: OtpPurpose;
  readonly code: string;
  readonly typist: Typist;
}

/** Result of checking a typed code for one subject; `use` consumes the code. */
export interface Judged {
  readonly outcome: OtpOutcome;
  /** Target address of a code for an address change; otherwise null. */
  readonly sentTo: string | null;
  /** Consumes a matching code. */
  readonly use: () => Promise<void>;
  /** Counts a failed try. */
  readonly spendTry: () => Promise<void>;
}

/**
 * Six-digit email codes that verify an address: for a registration, a password reset, or an account's new
 * address.
 */
@Injectable()
export class OtpService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(OtpRepository) private readonly codes: OtpRepository,
    @Inject(OtpDecoys) private readonly decoys: OtpDecoys,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Stores a new code and its mail in the caller's transaction, which must hold a lock on the account or
   * mailbox. Older codes of the same subject and purpose become invalid; those of other subjects are
   * unaffected.
   * @throws OtpSendRefusedError within 60 s of the subject's last send, or after five in a day; when strangers
   * can ask, each asker has these limits to themselves.
   */
  async issue(tx: Tx, { purpose, subject, to, compose, asker, otherRegistrations = [] }: NewOtp): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - dayMs);
    const own = await this.codes.sentSince(tx, subject, purpose, since);
    const sends = [...own, ...(await this.codes.sentForOthers(tx, otherRegistrations, since))];
    refuse(
      purpose,
      asker
        ? mayAsk(sends, asker, now)
        : maySend(
            sends.map(({ sentAt }) => sentAt),
            now,
          ),
    );
    const id = newId();
    const code = String(randomInt(10 ** limits.otpDigits)).padStart(limits.otpDigits, '0');
    const expiresAt = expiryOf(now);
    await this.codes.insert(tx, {
      id,
      subject,
      purpose,
      codeHash: this.hashOf(id, code),
      triesLeft: limits.otpTries,
      expiresAt,
      sentAt: now,
      consumed: false,
      sentTo: purpose === 'email' ? to : null,
      asker: asker ?? null,
    });
    const personId = 'personId' in subject ? subject.personId : null;
    await this.mails.enqueue(tx, { personId, to, kind: `otp-${purpose}`, content: compose(code, sends.length), staleAt: expiresAt });
  }

  /**
   * Sends the code that permits a password reset, if the address has an account. The caller cannot tell whether the
   * address has an account.
   * @throws OtpSendRefusedError
   */
  async requestReset(email: string, asker: Asker): Promise<void> {
    const account = await this.accounts.byEmail(email);
    if (!account) return this.pretendSend(email, 'reset', asker);
    await this.database.transaction(async (tx) => {
      const { id, email: to, fullName } = await this.accounts.lock(tx, account.id);
      await this.issue(tx, { purpose: 'reset', subject: { personId: id }, to, compose: (code) => resetOtpMail(fullName, code), asker });
    });
  }

  /**
   * Checks a password-reset code. A matching code is consumed, and `action` runs in the same transaction. Of two
   * requests with one code, only one therefore runs the action. A wrong code costs a try even though nothing else
   * happens. Guesses by anyone but the requester of the code have separate tries and reveal nothing about the code,
   * so strangers cannot lock it.
   * @throws OtpRefusedError
   */
  async redeemReset<Result>(
    { email, code, asker }: { email: string; code: string; asker: Asker },
    action: (tx: Tx, account: Account) => Promise<Result>,
  ): Promise<Result> {
    const account = await this.accounts.byEmail(email);
    const done = account && (await this.database.transaction((tx) => this.tryReset(tx, account.id, { code, asker }, action)));
    if (done?.outcome === 'match') return done.result;
    return this.refuseTyped(email, 'reset', done?.outcome ?? 'none', asker);
  }

  private async tryReset<Result>(
    tx: Tx,
    personId: PersonId,
    { code, asker }: { code: string; asker: Asker },
    action: (tx: Tx, account: Account) => Promise<Result>,
  ): Promise<{ outcome: 'match'; result: Result } | { outcome: Exclude<OtpOutcome, 'match'> }> {
    const account = await this.accounts.lock(tx, personId);
    const now = this.clock.now();
    let told: Exclude<OtpOutcome, 'match'> = 'none';
    for (const typist of ['shown', 'anybody'] as const) {
      const otp = await this.codes.latestReset(tx, personId, asker.hash, typist);
      const outcome = judge(otp, this.matches(otp, code), now);
      if (otp && outcome === 'match') {
        await this.codes.consume(tx, otp.id, now);
        return { outcome, result: await action(tx, account) };
      }
      if (otp && outcome === 'wrong') await this.codes.spendTry(tx, otp.id, typist);
      if (typist === 'shown' && outcome !== 'match') told = outcome;
    }
    return { outcome: told };
  }

  /**
   * Checks a code of an account. When it matches, consumes it and runs `action` with the address that the code was sent
   * to, in one transaction.
   * @returns the outcome; for a match, also the result of `action`.
   */
  async redeem<Result>(
    personId: PersonId,
    purpose: OtpPurpose,
    code: string,
    action: (tx: Tx, sentTo: string | null) => Promise<Result>,
  ): Promise<{ outcome: 'match'; result: Result } | { outcome: Exclude<OtpOutcome, 'match'> }> {
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, personId);
      const judged = await this.judge(tx, { subject: { personId }, purpose, code, typist: 'shown' });
      if (judged.outcome === 'match') {
        await judged.use();
        return { outcome: 'match', result: await action(tx, judged.sentTo) };
      }
      if (judged.outcome === 'wrong') await judged.spendTry();
      return { outcome: judged.outcome };
    });
  }

  /**
   * Checks a typed code for one subject, whose account or mailbox the transaction has locked. Nothing is
   * written yet.
   */
  async judge(tx: Tx, { subject, purpose, code, typist }: TypedOtp): Promise<Judged> {
    const otp = await this.codes.latest(tx, subject, purpose, typist);
    return {
      outcome: judge(otp, this.matches(otp, code), this.clock.now()),
      sentTo: otp?.sentTo ?? null,
      use: () => (otp ? this.codes.consume(tx, otp.id, this.clock.now()) : Promise.resolve()),
      spendTry: () => (otp ? this.codes.spendTry(tx, otp.id, typist) : Promise.resolve()),
    };
  }

  /**
   * Responds to a code request as if a code were sent. Used for addresses that get no code.
   * @throws OtpSendRefusedError
   */
  async pretendSend(email: string, purpose: OtpPurpose, asker?: Asker): Promise<void> {
    refuse(purpose, await this.decoys.send(canonicalEmail(email), purpose, asker));
  }

  /** Refuses a typed code; if no code was sent, responds as if one had been. @throws OtpRefusedError always. */
  async refuseTyped(email: string, purpose: OtpPurpose, outcome: Exclude<OtpOutcome, 'match'>, asker?: Asker): Promise<never> {
    throw new OtpRefusedError(outcome === 'none' ? await this.decoys.compare(canonicalEmail(email), purpose, asker) : outcome);
  }

  /** Deletes the codes of an account for one purpose. */
  async forget(tx: Tx, personId: PersonId, purpose: OtpPurpose): Promise<void> {
    await this.codes.forget(tx, personId, purpose);
  }

  /** For the transaction that deletes an account. */
  erase(tx: Tx, personId: PersonId): Promise<void> {
    return this.codes.erase(tx, personId);
  }

  /** For housekeeping: deletes the hashes of codes that are no longer relevant. @returns how many. */
  async removeOld(): Promise<number> {
    return this.codes.removeOlder(this.database, new Date(this.clock.now().getTime() - retention.codeHours * hourMs));
  }

  private matches(otp: StoredOtp | null, code: string): boolean {
    return otp !== null && this.box.sameHash(otp.codeHash, this.hashOf(otp.id, code));
  }

  private hashOf(id: string, code: string): Buffer {
    return this.box.keyedHash('otp', `${id}:${code}`);
  }
}

function refuse(purpose: OtpPurpose, outcome: SendOutcome): void {
  if (outcome.kind !== 'send') throw new OtpSendRefusedError(outcome, purpose === 'verify');
}
