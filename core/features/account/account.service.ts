import { Inject, Injectable } from '@nestjs/common';
import { canonicalEmail } from '#contracts/values/people/email';
import type { PersonId } from '#contracts/values/ids';
import { retention } from '#contracts/values/retention';
import { newId } from '../../platform/crypto/ids.js';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { AccountGoneError, EmailTakenError } from './account.errors.js';
import { AccountRepository } from './account.repository.js';
import { EmailChanges } from './email-changes.service.js';
import { Members } from './members.service.js';
import type { ErasedScope, FirstIds } from './members.types.js';
import { PendingRegistrations } from './pending-registrations.service.js';
import type { Account, NewAccount } from './account.types.js';

/** Persons who log in: identity, address, password hash and token version. */
@Injectable()
export class AccountService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountRepository) private readonly accounts: AccountRepository,
    @Inject(EmailChanges) private readonly changes: EmailChanges,
    @Inject(Members) private readonly members: Members,
    @Inject(PendingRegistrations) private readonly registrations: PendingRegistrations,
  ) {}

  /** @throws AccountGoneError when the account was deleted. */
  async get(personId: PersonId, sql: Sql = this.database): Promise<Account> {
    const account = await this.accounts.byId(sql, personId);
    if (!account) throw new AccountGoneError();
    return account;
  }

  /** The account of a mailbox, whatever spelling of its address is used. */
  byEmail(email: string, sql: Sql = this.database): Promise<Account | null> {
    return this.accounts.byEmail(sql, canonicalEmail(email));
  }

  /**
   * Creates the person whose address has just been verified, the person's first account and the first bot of the
   * account. The three ids are equal, as they are for persons who existed before accounts had members
   * (docs/decisions/0154).
   * @throws EmailTakenError when the mailbox already has an account.
   */
  async createAccount(tx: Tx, account: NewAccount): Promise<FirstIds> {
    const id = newId<PersonId>();
    if (!(await this.accounts.insert(tx, id, canonicalEmail(account.email), account))) throw new EmailTakenError();
    return this.members.openFirst(tx, id);
  }

  /** Locks the account until the transaction ends. @throws AccountGoneError */
  async lock(tx: Tx, personId: PersonId): Promise<Account> {
    const account = await this.accounts.lock(tx, personId);
    if (!account) throw new AccountGoneError();
    return account;
  }

  markVerified(tx: Tx, personId: PersonId): Promise<void> {
    return this.accounts.markVerified(tx, personId);
  }

  /**
   * Sets a new password and invalidates every earlier token.
   * @returns the version that new tokens carry.
   */
  setPassword(tx: Tx, personId: PersonId, passwordHash: string): Promise<number> {
    return this.accounts.setPassword(tx, personId, passwordHash);
  }

  /**
   * Changes the address of the account, which the transaction has locked, to one that was verified by a code.
   * @throws EmailTakenError when the mailbox, in any spelling, belongs to another account. Roll back then.
   */
  async setEmail(tx: Tx, personId: PersonId, email: string): Promise<void> {
    await this.accounts.setEmail(tx, personId, email, canonicalEmail(email)).catch(refuseTaken);
  }

  /**
   * Empties the account, which the transaction has locked. Its row remains until {@link removeErased}, so
   * that its device can still be logged out.
   */
  async erase(tx: Tx, personId: PersonId): Promise<void> {
    const { email } = await this.get(personId, tx);
    await this.changes.erase(tx, personId);
    await this.registrations.forget(tx, email);
    await this.accounts.erase(tx, personId);
  }

  /** Deleted accounts that still have rows in the database. At least the account's own emptied row is left. */
  erasedScopes(): Promise<ErasedScope[]> {
    return this.members.erasedScopes(retention.erasedAccountDays);
  }

  /** Removes the emptied row of a deleted account, with what is left of its session. Call when its other rows are gone. */
  async removeErased(personId: PersonId): Promise<void> {
    await this.accounts.removeErased(this.database, [personId]);
  }
}

/** Handles two owners who take the same address at the same time: the unique index admitted only one of them. */
function refuseTaken(error: unknown): never {
  if ((error as { code?: string }).code === '23505') throw new EmailTakenError();
  throw error;
}
