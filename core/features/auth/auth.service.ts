import { Inject, Injectable } from '@nestjs/common';
import type { ChangePassword, ProfileReply } from '#contracts/http/account/account';
import type { Login, LoginReply, ResetPassword } from '#contracts/http/account/auth';
import { usernameOf } from '#contracts/values/people/email';
import { AccountService } from '../account/account.service.js';
import type { Account } from '../account/account.types.js';
import { Members } from '../account/members.service.js';
import { PendingRegistrations } from '../account/pending-registrations.service.js';
import { MailsService } from '../mails/mails.service.js';
import { passwordChangedMail } from '../mails/mails.texts.js';
import { OtpService } from '../otp/otp.service.js';
import { PlansService } from '../plans/plans.service.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Panel } from '../../platform/panel/panel.js';
import type { Actor, LoggedIn } from './actor.js';
import { EmailUnverifiedError, LoginRefusedError, WrongPasswordError } from './auth.errors.js';
import type { Visitor } from './auth.types.js';
import { KnownDevicesService } from './known-devices.service.js';
import { LoginSessionsService } from './login-sessions.service.js';
import { PasswordsService } from './passwords.service.js';
import { TokensService } from './tokens.service.js';

/** Login and all password actions. */
@Injectable()
export class AuthService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(Members) private readonly members: Members,
    @Inject(PendingRegistrations) private readonly registrations: PendingRegistrations,
    @Inject(OtpService) private readonly otp: OtpService,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(PasswordsService) private readonly passwords: PasswordsService,
    @Inject(TokensService) private readonly tokens: TokensService,
    @Inject(LoginSessionsService) private readonly logins: LoginSessionsService,
    @Inject(KnownDevicesService) private readonly devices: KnownDevicesService,
    @Inject(Panel) private readonly panel: Panel,
  ) {}

  /**
   * An unknown address costs the same time and gets the same answer as a wrong password.
   * @throws LoginRefusedError (401) · EmailUnverifiedError (403)
   */
  async login({ email, password }: Login, visitor: Visitor): Promise<LoginReply> {
    const account = await this.accounts.byEmail(email);
    // known and unknown addresses cost the same: one hash, however many pending registrations exist
    if (!account) throw (await this.isRegistering(email, password)) ? new EmailUnverifiedError() : new LoginRefusedError();
    if (!(await this.passwords.matches(account.passwordHash, password))) throw new LoginRefusedError();
    const login = await this.logins.open(account, visitor);
    const scope = await this.members.tokenScope(account.id, undefined);
    if (!scope?.inBot) throw new LoginRefusedError(); // deleted meanwhile
    const [token, view] = await Promise.all([this.tokens.issue(login), this.plans.view(scope.inBot.accountId)]);
    return { token, fullName: account.fullName, username: usernameOf(account.email), package: view, userId: account.id };
  }

  private async isRegistering(email: string, password: string): Promise<boolean> {
    const pending = await this.registrations.of(email);
    return this.passwords.isAmong(
      pending.map(({ passwordHash }) => passwordHash),
      password,
    );
  }

  async profile({ personId, accountId }: Actor): Promise<ProfileReply> {
    const [account, view] = await Promise.all([this.accounts.get(personId), this.plans.view(accountId)]);
    return { fullName: account.fullName, userId: account.id, email: account.email, username: usernameOf(account.email), package: view };
  }

  /**
   * Sets a new password and ends every other token and socket.
   * @returns a fresh token for the requesting browser.
   * @throws WrongPasswordError · WeakPasswordError
   */
  async changePassword({ personId, sessionId }: LoggedIn, change: ChangePassword, visitor: Visitor): Promise<string> {
    const { passwordHash: before, email } = await this.accounts.get(personId);
    if (!(await this.passwords.matches(before, change.currentPassword))) throw new WrongPasswordError();
    this.passwords.requireGood(change.newPassword, email);
    const passwordHash = await this.passwords.hash(change.newPassword);
    const tokenVersion = await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, personId);
      // another browser changed the password while the new one was being hashed, so the check above is
      // outdated
      if (account.passwordHash !== before) throw new WrongPasswordError();
      await this.logins.endOthers(tx, personId, sessionId, visitor);
      return this.replacePassword(tx, account, passwordHash);
    });
    this.panel.endSessions(personId);
    return this.tokens.issue({ personId, sessionId, tokenVersion });
  }

  /**
   * Sends the code that permits a password reset. Requests from strangers do not use up the allowance of a
   * browser that has logged in before.
   * @throws OtpSendRefusedError
   */
  async requestReset(email: string, visitor: Visitor): Promise<void> {
    await this.otp.requestReset(email, await this.devices.askerOf(email, visitor));
  }

  /**
   * Sets a new password by the code from the mail. The code verifies the address as well.
   * @throws WeakPasswordError · OtpRefusedError
   */
  async resetPassword({ email, otp, newPassword }: ResetPassword, visitor: Visitor): Promise<void> {
    this.passwords.requireGood(newPassword, email);
    const typed = { email, code: otp, asker: await this.devices.askerOf(email, visitor) };
    const personId = await this.otp.redeemReset(typed, async (tx, account) => {
      await this.replacePassword(tx, account, await this.passwords.hash(newPassword));
      await this.logins.endOthers(tx, account.id, null, visitor);
      await this.accounts.markVerified(tx, account.id);
      return account.id;
    });
    this.panel.endSessions(personId);
  }

  /** @returns the version that new tokens must have */
  private async replacePassword(tx: Tx, account: Account, passwordHash: string): Promise<number> {
    const tokenVersion = await this.accounts.setPassword(tx, account.id, passwordHash);
    await this.mails.enqueue(tx, {
      personId: account.id,
      to: account.email,
      kind: 'password-changed',
      content: passwordChangedMail(account.fullName),
    });
    return tokenVersion;
  }
}
