import { Inject, Injectable } from '@nestjs/common';
import type { LoginSessionId, PersonId } from '#contracts/values/ids';
import { AccountService } from '../account/account.service.js';
import type { Account } from '../account/account.types.js';
import { MailsService } from '../mails/mails.service.js';
import { newDeviceMail } from '../mails/mails.texts.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { newId } from '../../platform/crypto/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Panel } from '../../platform/panel/panel.js';
import type { LoggedIn } from './actor.js';
import { ConfirmRefusedError, LoginRefusedError, LoginSessionUnknownError, PasswordNeededError } from './auth.errors.js';
import type { OpenLogin, Visitor } from './auth.types.js';
import { deviceName } from './device-name.rules.js';
import { KnownDevicesService } from './known-devices.service.js';
import { LoginSessionsRepository } from './login-sessions.repository.js';
import { PasswordsService } from './passwords.service.js';

/** How long an entered password counts; after that, the most harmful actions require it again. */
const passwordHoldsMs = 15 * 60_000;
/**
 * Maximum number of mails about new browsers per person in 24 hours. Anybody with the password can log in
 * any number of times, and each mail delays the codes of others.
 */
const alarmsPerDay = 20;

/** The browsers an owner is logged in with, how long an entered password counts, and how logins end. */
@Injectable()
export class LoginSessionsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(LoginSessionsRepository) private readonly sessions: LoginSessionsRepository,
    @Inject(KnownDevicesService) private readonly devices: KnownDevicesService,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(PasswordsService) private readonly passwords: PasswordsService,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
  ) {}

  /**
   * Opens a login for a client that has just given this account's password. A browser that is new to the
   * account is reported to its owner by mail, at most {@link alarmsPerDay} times a day. When there are more
   * than a hundred logins, those unused longest are ended.
   * @throws LoginRefusedError when the password was replaced in the meantime.
   */
  async open({ id: personId, passwordHash }: Account, visitor: Visitor): Promise<LoggedIn> {
    const sessionId = newId<LoginSessionId>();
    const { tokenVersion, ended } = await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, personId);
      if (account.passwordHash !== passwordHash) throw new LoginRefusedError();
      const place = { device: deviceName(visitor.userAgent), address: visitor.address };
      await this.sessions.insert(tx, { id: sessionId, personId, ...place });
      const ended = await this.sessions.removeSurplus(tx, personId);
      const isNew = (await this.devices.remember(tx, personId, visitor.deviceToken)) === 'new';
      if (isNew) await this.writeAlarm(tx, account, place);
      return { tokenVersion: account.tokenVersion, ended };
    });
    for (const id of ended) this.panel.endLoginSession(id);
    return { personId, sessionId, tokenVersion };
  }

  private async writeAlarm(tx: Tx, { id: personId, email, fullName }: Account, place: { device: string; address: string }): Promise<void> {
    if ((await this.mails.countOfDay(tx, personId, 'new-device')) >= alarmsPerDay) return;
    const content = newDeviceMail(fullName, { ...place, at: this.clock.now() }, this.config.PUBLIC_URL);
    await this.mails.enqueue(tx, { personId, to: email, kind: 'new-device', content });
  }

  /** Most recently used first. */
  list(personId: PersonId): Promise<OpenLogin[]> {
    return this.sessions.list(this.database, personId);
  }

  /**
   * Ends one login: its token becomes invalid and its sockets are closed.
   * @throws LoginSessionUnknownError
   */
  async end(personId: PersonId, id: LoginSessionId): Promise<void> {
    if (!(await this.sessions.remove(this.database, personId, id))) throw new LoginSessionUnknownError();
    this.panel.endLoginSession(id);
  }

  /** Ends the caller's login; does nothing when it has already ended. */
  async logOut({ personId, sessionId }: LoggedIn): Promise<void> {
    await this.sessions.remove(this.database, personId, sessionId);
    this.panel.endLoginSession(sessionId);
  }

  /** Ends all logins, including the caller's. */
  async endAll(personId: PersonId): Promise<void> {
    await this.sessions.removeAll(this.database, personId);
    this.panel.endSessions(personId);
  }

  /**
   * Call in the transaction that replaces the password: ends all logins except the one that has just entered the
   * password, and removes all remembered browsers except the caller's.
   */
  async endOthers(tx: Tx, personId: PersonId, kept: LoginSessionId | null, { deviceToken }: Visitor): Promise<void> {
    await this.sessions.removeAll(tx, personId, kept);
    if (kept) await this.sessions.notePassword(tx, personId, kept);
    await this.devices.keepOnly(tx, personId, deviceToken);
  }

  /** For the transaction that deletes an account: ends its logins and removes its remembered browsers. */
  async erase(tx: Tx, personId: PersonId): Promise<void> {
    await this.sessions.removeAll(tx, personId);
    await this.devices.erase(tx, personId);
  }

  /** @throws PasswordNeededError when this login has not entered the password in the last 15 minutes. */
  async requirePassword({ personId, sessionId }: LoggedIn): Promise<void> {
    const session = await this.sessions.find(this.database, personId, sessionId);
    if (!session || session.passwordAt.getTime() + passwordHoldsMs <= this.clock.now().getTime()) throw new PasswordNeededError();
  }

  /** Step-up: the password counts for this login again. @throws ConfirmRefusedError */
  async confirmPassword({ personId, sessionId }: LoggedIn, password: string): Promise<void> {
    const account = await this.accounts.get(personId);
    if (!(await this.passwords.matches(account.passwordHash, password))) throw new ConfirmRefusedError();
    await this.sessions.notePassword(this.database, personId, sessionId);
  }

  /** For housekeeping: deletes logins that were not used for seven days. @returns how many. */
  removeOver(): Promise<number> {
    return this.sessions.removeOver(this.database);
  }
}
