import { Inject, Injectable } from '@nestjs/common';
import type { Register } from '#contracts/http/auth';
import type { MailId } from '#contracts/values/ids';
import { AccountService } from '../account/account.service.js';
import { EmailTakenError } from '../account/account.errors.js';
import type { Account, NewAccount } from '../account/account.types.js';
import { PasswordsService } from '../auth/passwords.service.js';
import { BillingService } from '../billing/billing.service.js';
import { MailsService } from '../mails/mails.service.js';
import { OtpSendRefusedError } from '../otp/otp.errors.js';
import { OtpService } from '../otp/otp.service.js';
import { PlansService } from '../plans/plans.service.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { PaymentMissingError, RegistrationPendingError } from './membership.errors.js';

/**
 * Making an account. Account, package and code are one transaction: no account without its package, no package without
 * its account, of two requests at once one.
 *
 * An address that was registered and never proved belongs to nobody yet: whoever registers it again gets it with their
 * own name and password, and only the newest code opens it.
 */
@Injectable()
export class RegistrationService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(OtpService) private readonly otp: OtpService,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(BillingService) private readonly billing: BillingService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(PasswordsService) private readonly passwords: PasswordsService,
  ) {}

  /**
   * Registers an owner with the trial, or with a package that was paid before, and sends the code.
   * @throws EmailTakenError · RegistrationPendingError · TrialUsedError · PaymentMissingError (402)
   */
  async register({ fullName, email, password, packageId }: Register): Promise<void> {
    const known = await this.accounts.byEmail(email);
    if (known?.verified) throw new EmailTakenError();
    if (packageId !== 'ai-trial') await this.billing.refreshPaidRegistration(email, packageId);
    const wanted = { fullName, email, passwordHash: await this.passwords.hash(password) };
    const mailId = await this.database.transaction((tx) => this.enter(tx, wanted, packageId));
    this.mails.kick(mailId);
  }

  /** Proves the address with the code from the mail; a trial begins now. @throws OtpRefusedError */
  async verify(email: string, otp: string): Promise<void> {
    await this.otp.redeem(email, 'verify', otp, async (tx, account) => {
      await this.accounts.markVerified(tx, account.id);
      if (!account.verified) await this.plans.startReservedTrial(tx, account.id);
    });
  }

  private async enter(tx: Tx, wanted: NewAccount, packageId: Register['packageId']): Promise<MailId | null> {
    const { account, made } = await this.accounts.claim(tx, wanted);
    if (!made) {
      if (account.verified) throw new EmailTakenError();
      await this.accounts.renew(tx, account.id, wanted);
    }
    const mailId = await this.otp.issue(tx, { ...account, ...wanted }, 'verify').catch(tellPending);
    await this.grant(tx, account, packageId);
    return mailId;
  }

  /** An earlier, unproved registration of the address may have got its package already: that is not asked for twice. */
  private async grant(tx: Tx, { id, emailCanonical }: Account, packageId: Register['packageId']): Promise<void> {
    const { id: has } = await this.plans.view(id, tx);
    if (packageId === 'ai-trial') {
      if (has === null) await this.plans.reserveTrial(tx, id, emailCanonical);
      return;
    }
    await this.plans.releaseTrial(tx, id);
    const claimed = await this.billing.claimPaidRegistration(tx, { ownerId: id, emailCanonical, packageId });
    if (!claimed && has !== packageId) throw new PaymentMissingError();
  }
}

/** Registering twice in a minute is one person with two clicks, or one who did not wait for the mail. */
function tellPending(error: unknown): never {
  throw error instanceof OtpSendRefusedError && error.code === 'otp_too_soon' ? new RegistrationPendingError() : error;
}
