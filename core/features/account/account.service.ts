import { Inject, Injectable } from '@nestjs/common';
import { canonicalEmail } from '#contracts/values/email';
import type { OwnerId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { MailsService } from '../mails/mails.service.js';
import { emailChangedMail } from '../mails/mails.texts.js';
import { AccountGoneError, EmailTakenError } from './account.errors.js';
import { AccountRepository } from './account.repository.js';
import type { Account, NewAccount } from './account.types.js';

/** The accounts of owners: who they are, their address, their password's hash and which tokens still count. */
@Injectable()
export class AccountService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountRepository) private readonly accounts: AccountRepository,
    @Inject(MailsService) private readonly mails: MailsService,
  ) {}

  /** @throws AccountGoneError when it was deleted. */
  async get(ownerId: OwnerId, sql: Sql = this.database): Promise<Account> {
    const account = await this.accounts.byId(sql, ownerId);
    if (!account) throw new AccountGoneError();
    return account;
  }

  /** The account of a mailbox, however its address is spelled. */
  byEmail(email: string, sql: Sql = this.database): Promise<Account | null> {
    return this.accounts.byEmail(sql, canonicalEmail(email));
  }

  /** The version a bearer token must carry; null when the account is gone. */
  tokenVersion(ownerId: OwnerId, sql: Sql = this.database): Promise<number | null> {
    return this.accounts.tokenVersion(sql, ownerId);
  }

  /** Makes an account, or gives back the one the mailbox has already (`made` is false then). Either is held by the transaction. */
  async claim(tx: Tx, account: NewAccount): Promise<{ account: Account; made: boolean }> {
    const id = newId<OwnerId>();
    const emailCanonical = canonicalEmail(account.email);
    const made = await this.accounts.insert(tx, id, emailCanonical, account);
    const held = made ? id : (await this.accounts.byEmail(tx, emailCanonical))?.id;
    const found = held && (await this.accounts.lock(tx, held));
    if (!found) throw new EmailTakenError(); // it was deleted in this very moment: trying again works
    return { account: found, made };
  }

  /** Holds the account until the transaction ends. @throws AccountGoneError */
  async lock(tx: Tx, ownerId: OwnerId): Promise<Account> {
    const account = await this.accounts.lock(tx, ownerId);
    if (!account) throw new AccountGoneError();
    return account;
  }

  markVerified(tx: Tx, ownerId: OwnerId): Promise<void> {
    return this.accounts.markVerified(tx, ownerId);
  }

  /** Replaces name and password of an account whose address nobody has proved. */
  renew(tx: Tx, ownerId: OwnerId, account: NewAccount): Promise<void> {
    return this.accounts.renew(tx, ownerId, account);
  }

  /** Sets a new password and ends every token made before. @returns the version new tokens carry. */
  setPassword(tx: Tx, ownerId: OwnerId, passwordHash: string): Promise<number> {
    return this.accounts.setPassword(tx, ownerId, passwordHash);
  }

  /**
   * Moves the account to another Gmail address and tells the old one.
   * @throws EmailTakenError when the mailbox, in any spelling, belongs to another account.
   */
  async changeEmail(ownerId: OwnerId, email: string): Promise<void> {
    const mailId = await this.database.transaction(async (tx) => {
      const account = await this.lock(tx, ownerId);
      if (account.email === email) return null;
      const owner = await this.byEmail(email, tx);
      if (owner && owner.id !== ownerId) throw new EmailTakenError();
      await this.accounts.setEmail(tx, ownerId, email, canonicalEmail(email)).catch(refuseTaken);
      return this.mails.add(tx, { ownerId, to: account.email, kind: 'email-changed', content: emailChangedMail(account.fullName, email) });
    });
    this.mails.kick(mailId);
  }
}

/** Two owners took the same address in the same moment: the unique index let one of them through. */
function refuseTaken(error: unknown): never {
  if ((error as { code?: string }).code === '23505') throw new EmailTakenError();
  throw error;
}
