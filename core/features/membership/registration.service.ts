import { Inject, Injectable } from '@nestjs/common';
import type { Register, ResendOtp, VerifyOtp } from '#contracts/http/account/auth';
import { packageOf } from '#contracts/values/selling/packages';
import { EmailTakenError } from '../account/account.errors.js';
import { AccountService } from '../account/account.service.js';
import type { PendingRegistration } from '../account/account.types.js';
import { PendingRegistrations, type NewRegistration } from '../account/pending-registrations.service.js';
import { PasswordsService } from '../auth/passwords.service.js';
import { BillingService } from '../billing/billing.service.js';
import { MailsService } from '../mails/mails.service.js';
import { verifyOtpMail } from '../mails/mails.texts.js';
import { MailboxProofsService } from '../otp/mailbox-proofs.service.js';
import { OtpSendRefusedError } from '../otp/otp.errors.js';
import { OtpService, type Asker, type Judged } from '../otp/otp.service.js';
import { TrialUsedError } from '../plans/plans.errors.js';
import { PlansService } from '../plans/plans.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Log } from '../../platform/log/log.js';
import { OtherRegistrationError, PaymentMissingError, RegistrationPendingError, RegistrationUnclearError } from './membership.errors.js';
import { chooseByCode, type Choice } from './registration.rules.js';

interface RegistrationRequest {
  readonly wanted: NewRegistration;
  /**
   * Id of the pending registration of this address that the same person made before, recognised by the
   * password or by the browser's proof; null when none.
   */
  readonly own: string | null;
  readonly orderId: string | null;
  readonly asker: Asker;
}

const rounds = 5;

/** From this number of codes a day on, the mail contains a link that helps its reader to register. */
const linkFromNth = 3;

/**
 * Registration and its verification. No account exists before the address is verified: a registration is
 * stored with its own password, package and code, and does not affect other registrations of the same
 * address. The code completes the registration it was sent for: creating the account, granting the package
 * and deleting all other registrations of the address are one transaction.
 */
@Injectable()
export class RegistrationService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(PendingRegistrations) private readonly registrations: PendingRegistrations,
    @Inject(OtpService) private readonly otp: OtpService,
    @Inject(MailboxProofsService) private readonly mailboxes: MailboxProofsService,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(BillingService) private readonly billing: BillingService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(PasswordsService) private readonly passwords: PasswordsService,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(Config) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Stores a registration for the trial, or for a package that was already paid, and sends its code.
   * @param address client address, in the form that rate limits use.
   * @returns the secret by which the browser later proves that it made the registration.
   * @throws WeakPasswordError · EmailTakenError · RegistrationPendingError · TrialUsedError ·
   * PaymentMissingError (402) · OtpSendRefusedError
   */
  async register({ fullName, email, password, packageId, orderId, registration, mailbox }: Register, address: string): Promise<string> {
    if (await this.accounts.byEmail(email)) throw new EmailTakenError();
    this.passwords.requireGood(password, email);
    if (packageId !== 'ai-trial') await this.billing.refreshPaidRegistration(email, packageId);
    const visitorHash = this.box.keyedHash('visitor', address);
    const asker = this.mailboxes.askerOf(email, address, mailbox);
    for (let round = 1; round <= rounds; round += 1) {
      const known = await this.registrations.of(email);
      const passwordHash = await this.passwords.hash(password, known.map(hashOf));
      const own = this.ownOf(known, { proof: registration, passwordHash });
      const wanted = { fullName, email, passwordHash, packageId, visitorHash };
      const entered = await this.database.transaction((tx) => this.enter(tx, { wanted, own, orderId: orderId ?? null, asker }, known));
      if (entered !== null) return entered;
      // somebody registered the address while the password was hashed
    }
    throw new RegistrationPendingError();
  }

  /**
   * Sends another code for a registration. It is the registration whose proof is given, otherwise the oldest one of
   * the address. The code counts towards the limit of the person who requests it, so that strangers cannot use up the
   * codes of others.
   * @param address client address, in the form that rate limits use.
   * @throws OtpSendRefusedError
   */
  async resend({ email, registration: proof, mailbox }: ResendOtp, address: string): Promise<void> {
    const asker = this.mailboxes.askerOf(email, address, mailbox);
    const isSent = await this.database.transaction(async (tx) => {
      await this.registrations.hold(tx, email);
      const pending = await this.registrations.of(email, tx);
      const chosen = (proof && pending.find((one) => this.registrations.isProvedBy(one, proof))) || pending[0];
      if (chosen) await this.sendCode(tx, chosen, pending, asker);
      return chosen !== undefined;
    });
    if (!isSent) await this.otp.pretendSend(email, 'verify', asker);
  }

  /**
   * Verifies an address with the code from the mail: the registration it was sent for becomes an account,
   * with its package.
   * @throws OtpRefusedError · OtherRegistrationError · RegistrationUnclearError (409: the password is needed
   * as well) · EmailTakenError
   */
  async verify({ email, otp, registration: proof, password }: VerifyOtp): Promise<void> {
    const known = await this.registrations.of(email);
    const passwordHash = password === undefined ? null : await this.passwords.hash(password, known.map(hashOf));
    const own = this.ownOf(known, { proof, passwordHash });
    // a proof that matches no registration is treated like a missing one; a password that matches no registration is
    // an error, because it was given to choose one
    if (password !== undefined && own === null && known.length > 0) return this.otp.refuseTyped(email, 'verify', 'wrong');
    const choice = await this.database.transaction(async (tx) => {
      await this.registrations.hold(tx, email);
      return this.open(tx, await this.registrations.of(email, tx), own, otp);
    });
    switch (choice.kind) {
      case 'open':
        return;
      case 'unclear':
        throw new RegistrationUnclearError();
      case 'other':
        throw new OtherRegistrationError();
      case 'refuse':
        return this.otp.refuseTyped(email, 'verify', choice.outcome);
    }
  }

  /**
   * Creates the account of the registration that the code opens. When the code opens no registration, it may lose a
   * try.
   */
  private async open(tx: Tx, pending: readonly PendingRegistration[], own: string | null, code: string): Promise<Choice> {
    const judged = new Map<string, Judged>();
    for (const { id } of pending) {
      const typist = id === own ? 'shown' : 'anybody';
      judged.set(id, await this.otp.judge(tx, { subject: { registrationId: id }, purpose: 'verify', code, typist }));
    }
    const typed = [...judged].map(([registrationId, { outcome }]) => ({ registrationId, outcome }));
    const choice = chooseByCode(typed, own);
    for (const id of choice.spend) await judged.get(id)?.spendTry();
    const chosen = choice.kind === 'open' && pending.find(({ id }) => id === choice.registrationId);
    if (chosen) await this.makeAccount(tx, chosen);
    return choice;
  }

  private async makeAccount(tx: Tx, { email, fullName, passwordHash, packageId, emailCanonical }: PendingRegistration): Promise<void> {
    const { personId, accountId } = await this.accounts.createAccount(tx, { email, fullName, passwordHash });
    // the trial or payment may be gone since the registration: trial used by another account, payment refunded. The account is created
    // anyway
    const given =
      packageId === 'ai-trial'
        ? await this.plans.startTrialIfUnused(tx, accountId, emailCanonical)
        : await this.billing.claimPaidRegistration(tx, { accountId, emailCanonical, packageId });
    await this.registrations.forget(tx, email);
    this.log.info({ event: 'account.opened', personId, packageId, given });
  }

  /**
   * Stores a registration.
   * @returns the proof for the browser; null when other registrations of the address changed since `known` was read.
   */
  private async enter(tx: Tx, request: RegistrationRequest, known: readonly PendingRegistration[]): Promise<string | null> {
    const { wanted, own } = request;
    await this.registrations.hold(tx, wanted.email);
    const pending = await this.registrations.of(wanted.email, tx);
    if (pending.map(({ id, passwordHash }) => id + passwordHash).join() !== known.map(({ id, passwordHash }) => id + passwordHash).join())
      return null;
    if (await this.accounts.byEmail(wanted.email, tx)) throw new EmailTakenError();
    await this.requireRight(tx, request);
    const now = this.clock.now();
    const { id, proof } =
      own === null ? await this.registrations.openRegistration(tx, wanted, now) : await this.registrations.renew(tx, own, wanted, now);
    const all = await this.registrations.of(wanted.email, tx);
    await this.sendCode(
      tx,
      all.find((one) => one.id === id)!,
      all,
      request.asker,
    ).catch(tellPending);
    return proof;
  }

  /**
   * Accepts a registration only for a package that can be granted. Nothing is granted before the address is
   * verified.
   */
  private async requireRight(tx: Tx, { wanted, orderId }: RegistrationRequest): Promise<void> {
    const { email, packageId, visitorHash } = wanted;
    if (packageId === 'ai-trial') {
      if (await this.plans.hadTrial(tx, email)) throw new TrialUsedError();
    } else if (!(await this.billing.hasPaidRegistration(tx, { email, packageId, orderId, visitorHash }))) throw new PaymentMissingError();
  }

  private async sendCode(
    tx: Tx,
    { id, email, packageId }: PendingRegistration,
    all: readonly PendingRegistration[],
    asker: Asker,
  ): Promise<void> {
    await this.registrations.touch(tx, id, this.clock.now());
    const again = all[0]?.id !== id;
    const url = `${this.config.PUBLIC_URL}/register?packageId=${packageId}#${this.mailboxes.give(email)}`;
    await this.otp.issue(tx, {
      purpose: 'verify',
      subject: { registrationId: id },
      otherRegistrations: all.map((one) => one.id).filter((one) => one !== id),
      to: email,
      compose: (code, sentToday) =>
        verifyOtpMail(code, packageOf(packageId).name, { again, url: sentToday + 1 >= linkFromNth ? url : null }),
      asker,
    });
  }

  /**
   * The registration that the browser's proof or the password belongs to. All registrations of a mailbox are hashed with
   * the same salt, so that one hash is compared with any number of them.
   */
  private ownOf(
    pending: readonly PendingRegistration[],
    { proof, passwordHash }: { proof: string | undefined; passwordHash: string | null },
  ): string | null {
    const shown = proof === undefined ? undefined : pending.find((one) => this.registrations.isProvedBy(one, proof));
    return (shown ?? pending.find((one) => one.passwordHash === passwordHash))?.id ?? null;
  }
}

function hashOf({ passwordHash }: PendingRegistration): string {
  return passwordHash;
}

/**
 * Replaces "too soon" by a clearer error: two registrations within a minute come from one person who clicked twice or
 * did not wait for the mail.
 */
function tellPending(error: unknown): never {
  throw error instanceof OtpSendRefusedError && error.code === 'otp_too_soon' ? new RegistrationPendingError() : error;
}
