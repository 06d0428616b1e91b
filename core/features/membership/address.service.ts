import { Inject, Injectable } from '@nestjs/common';
import type { UndoEmail } from '#contracts/http/account/auth';
import type { PersonId } from '#contracts/values/ids';
import { EmailTakenError } from '../account/account.errors.js';
import { AccountService } from '../account/account.service.js';
import { EmailChanges } from '../account/email-changes.service.js';
import { Members } from '../account/members.service.js';
import { PendingRegistrations } from '../account/pending-registrations.service.js';
import type { Visitor } from '../auth/auth.types.js';
import { LoginSessionsService } from '../auth/login-sessions.service.js';
import { PasswordsService } from '../auth/passwords.service.js';
import { MailsService } from '../mails/mails.service.js';
import { emailChangedMail, emailOtpMail, emailRestoredMail } from '../mails/mails.texts.js';
import { OtpRefusedError } from '../otp/otp.errors.js';
import { OtpService } from '../otp/otp.service.js';
import { PlansService } from '../plans/plans.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Log } from '../../platform/log/log.js';
import { Panel } from '../../platform/panel/panel.js';
import { SameEmailError, UndoExpiredError } from './membership.errors.js';

/**
 * Changes an account's email address. A code is sent to the new address, and only that code, entered by the
 * owner, changes it. The old address is notified and can revert the change for a week; reverting ends
 * everything started under the new address.
 */
@Injectable()
export class AddressService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(EmailChanges) private readonly changes: EmailChanges,
    @Inject(PendingRegistrations) private readonly registrations: PendingRegistrations,
    @Inject(OtpService) private readonly otp: OtpService,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(LoginSessionsService) private readonly logins: LoginSessionsService,
    @Inject(PasswordsService) private readonly passwords: PasswordsService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Sends a code to the address an owner wants. The account keeps its current address until the code is
   * entered.
   * @throws SameEmailError · EmailTakenError when the mailbox has another account · OtpSendRefusedError
   */
  async ask(personId: PersonId, newEmail: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, personId);
      if (account.email === newEmail) throw new SameEmailError();
      const holder = await this.accounts.byEmail(newEmail, tx);
      if (holder && holder.id !== personId) throw new EmailTakenError();
      await this.otp.issue(tx, { purpose: 'email', subject: { personId }, to: newEmail, compose: emailOtpMail });
    });
  }

  /**
   * Changes the account to the address that received the newest code.
   * @throws OtpRefusedError · EmailTakenError
   */
  async confirm(personId: PersonId, code: string): Promise<void> {
    const done = await this.otp.redeem(personId, 'email', code, (tx, sentTo) => this.move(tx, personId, sentTo));
    if (done.outcome !== 'match') throw new OtpRefusedError(done.outcome);
    this.log.info({ event: 'account.email-changed', personId });
  }

  private async move(tx: Tx, personId: PersonId, newEmail: string | null): Promise<void> {
    if (newEmail === null) throw new OtpRefusedError('none');
    const account = await this.accounts.get(personId, tx);
    await this.registrations.hold(tx, newEmail);
    await this.accounts.setEmail(tx, personId, newEmail);
    // a password-reset code that was sent to the old address does not prove access to the new address
    await this.otp.forget(tx, personId, 'reset');
    // pending registrations of this address were never verified; the owner has just verified it
    await this.registrations.forget(tx, newEmail);
    for (const accountId of await this.members.ownedBy(personId, tx)) await this.plans.markTrialAddress(tx, accountId, newEmail);
    const token = await this.changes.recordChange(tx, personId, account.email, this.clock.now());
    // after the #, the token reaches no server log and no other site
    const undoUrl = `${this.config.PUBLIC_URL}/bukan-saya#${token}`;
    const content = emailChangedMail(account.fullName, newEmail, undoUrl);
    await this.mails.enqueue(tx, { personId, to: account.email, kind: 'email-changed', content });
  }

  /**
   * Reverts a change of address by the link in the notice to the old address: the account gets its old
   * address and a new password, and every session ends, as do the links of later changes.
   * @returns the restored address.
   * @throws UndoExpiredError · WeakPasswordError · EmailTakenError when the old address belongs to another
   * account by now
   */
  async undo({ token, newPassword }: UndoEmail, visitor: Visitor): Promise<string> {
    const found = await this.changes.byToken(this.database, token, this.clock.now());
    if (!found) throw new UndoExpiredError();
    this.passwords.requireGood(newPassword, found.oldEmail);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, found.personId);
      // Of two simultaneous clicks, the second finds the link used.
      const change = await this.changes.byToken(tx, token, this.clock.now());
      if (!change) throw new UndoExpiredError();
      await this.changes.endFrom(tx, change);
      await this.accounts.setEmail(tx, account.id, change.oldEmail);
      await this.accounts.setPassword(tx, account.id, passwordHash);
      await this.logins.endOthers(tx, account.id, null, visitor);
      for (const purpose of ['email', 'reset'] as const) await this.otp.forget(tx, account.id, purpose);
      const content = emailRestoredMail(account.fullName);
      await this.mails.enqueue(tx, { personId: account.id, to: change.oldEmail, kind: 'email-changed', content });
    });
    this.panel.endSessions(found.personId);
    this.log.warn({ event: 'account.email-restored', personId: found.personId });
    return found.oldEmail;
  }
}
