import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { canonicalEmail } from '#contracts/values/email';
import type { MailId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { AccountService } from '../account/account.service.js';
import type { Account } from '../account/account.types.js';
import { MailsService } from '../mails/mails.service.js';
import { resetOtpMail, verifyOtpMail } from '../mails/mails.texts.js';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../platform/crypto/ids.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { OtpDecoys } from './otp-decoys.js';
import { OtpRefusedError, OtpSendRefusedError } from './otp.errors.js';
import { OtpRepository, type OtpPurpose } from './otp.repository.js';
import { expiryOf, judge, maySend, type OtpVerdict, type SendVerdict } from './otp.rules.js';

const dayMs = 24 * 3600_000;

/** Six-digit codes by email that prove an address: to verify a new account, or to allow a new password. */
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
   * Writes a fresh code and its mail in the caller's transaction, which must hold the account. Older codes end.
   * @returns the mail to kick after the commit.
   * @throws OtpSendRefusedError within 60 s of the last send, or after five in a day.
   */
  async issue(tx: Tx, account: Account, purpose: OtpPurpose): Promise<MailId | null> {
    const now = this.clock.now();
    const verdict = maySend(await this.codes.sentSince(tx, account.id, purpose, new Date(now.getTime() - dayMs)), now);
    if (verdict.kind !== 'send') throw new OtpSendRefusedError(verdict);
    const id = newId();
    const code = String(randomInt(10 ** limits.otpDigits)).padStart(limits.otpDigits, '0');
    const expiresAt = expiryOf(now);
    await this.codes.insert(tx, {
      id,
      ownerId: account.id,
      purpose,
      codeHash: this.hashOf(id, code),
      triesLeft: limits.otpTries,
      expiresAt,
      sentAt: now,
      consumed: false,
    });
    const content = (purpose === 'verify' ? verifyOtpMail : resetOtpMail)(account.fullName, code);
    return this.mails.add(tx, { ownerId: account.id, to: account.email, kind: `otp-${purpose}`, content, staleAt: expiresAt });
  }

  /**
   * Sends a code to an address, if it has an account that wants one; to the caller it looks the same if not.
   * @throws OtpSendRefusedError
   */
  async request(email: string, purpose: OtpPurpose): Promise<void> {
    const account = await this.accounts.byEmail(email);
    if (!account || !wants(account, purpose)) return refuse(await this.decoys.send(canonicalEmail(email), purpose));
    const mailId = await this.database.transaction(async (tx) => this.issue(tx, await this.accounts.lock(tx, account.id), purpose));
    this.mails.kick(mailId);
  }

  /**
   * Checks a typed code and, when it matches, uses it up and runs `act` in the same transaction: of two requests with
   * one code only one acts. A wrong code costs a try even though nothing else happens.
   * @throws OtpRefusedError
   */
  async redeem<Result>(
    email: string,
    purpose: OtpPurpose,
    code: string,
    act: (tx: Tx, account: Account) => Promise<Result>,
  ): Promise<Result> {
    const account = await this.accounts.byEmail(email);
    const done = account && (await this.database.transaction((tx) => this.tryCode(tx, account, purpose, code, act)));
    if (done?.verdict === 'match') return done.result;
    const verdict = !done || done.verdict === 'none' ? await this.decoys.check(canonicalEmail(email), purpose) : done.verdict;
    throw new OtpRefusedError(verdict);
  }

  private async tryCode<Result>(
    tx: Tx,
    { id: ownerId }: Account,
    purpose: OtpPurpose,
    code: string,
    act: (tx: Tx, account: Account) => Promise<Result>,
  ): Promise<{ verdict: 'match'; result: Result } | { verdict: Exclude<OtpVerdict, 'match'> }> {
    const account = await this.accounts.lock(tx, ownerId);
    const otp = await this.codes.latest(tx, ownerId, purpose);
    const verdict = judge(otp, otp !== null && this.box.sameHash(otp.codeHash, this.hashOf(otp.id, code)), this.clock.now());
    if (!otp || verdict !== 'match') {
      if (otp && verdict === 'wrong') await this.codes.spendTry(tx, otp.id);
      return { verdict: verdict === 'match' ? 'none' : verdict };
    }
    await this.codes.consume(tx, otp.id, this.clock.now());
    return { verdict, result: await act(tx, account) };
  }

  private hashOf(id: string, code: string): Buffer {
    return this.box.keyedHash('otp', `${id}:${code}`);
  }
}

/** A verified address needs no second proof; an unproved one gets no way to a new password but that code proves it too. */
function wants(account: Account, purpose: OtpPurpose): boolean {
  return purpose === 'reset' || !account.verified;
}

function refuse(verdict: SendVerdict): void {
  if (verdict.kind !== 'send') throw new OtpSendRefusedError(verdict);
}
