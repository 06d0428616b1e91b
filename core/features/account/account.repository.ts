import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, type Repository } from 'typeorm';
import type { PersonId } from '#contracts/values/ids';
import { insertNew } from '../../platform/database/insert-new.js';
import type { Sql, Tx } from '../../platform/database/database.js';
import * as members from './members.statements.js';
import type { Account, NewAccount } from './account.types.js';
import { User } from './user.entity.js';

/**
 * The only file, besides its statements, that reads and writes `users`. Treats deleted accounts as
 * nonexistent.
 */
@Injectable()
export class AccountRepository {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /**
   * Precondition: the address has been verified.
   * @returns false when the mailbox already has an account, including one that a parallel request is creating.
   */
  insert(tx: Tx, id: PersonId, emailCanonical: string, { email, fullName, passwordHash }: NewAccount): Promise<boolean> {
    return insertNew(tx.of(this.users), { id, email, emailCanonical, fullName, passwordHash, emailVerifiedAt: () => 'now()' });
  }

  async byId(sql: Sql, id: PersonId): Promise<Account | null> {
    return accountOf(await sql.of(this.users).findOneBy({ id, deletedAt: IsNull() }));
  }

  async byEmail(sql: Sql, emailCanonical: string): Promise<Account | null> {
    return accountOf(await sql.of(this.users).findOneBy({ emailCanonical, deletedAt: IsNull() }));
  }

  /**
   * Locks the account until the transaction ends, so that two actions on it run one after the other. Rows
   * that only reference it (messages, replies) can still be written: otherwise a payment and a reply could
   * deadlock.
   */
  async lock(tx: Tx, id: PersonId): Promise<Account | null> {
    const where = { id, deletedAt: IsNull() };
    return accountOf(await tx.of(this.users).findOne({ where, lock: { mode: 'for_no_key_update' } }));
  }

  async markVerified(tx: Tx, id: PersonId): Promise<void> {
    await tx.of(this.users).update({ id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: () => 'now()' });
  }

  /**
   * Sets the password and invalidates older tokens in one statement.
   * @returns the token version that is valid from now on.
   */
  async setPassword(tx: Tx, id: PersonId, passwordHash: string): Promise<number> {
    const change = { passwordHash, tokenVersion: () => 'token_version + 1' };
    const { raw } = await tx.of(this.users).update({ id, deletedAt: IsNull() }, change, { returning: 'token_version' });
    return (raw as { token_version: number }[])[0]!.token_version;
  }

  /** Only for an address that was verified by a code. */
  async setEmail(tx: Tx, id: PersonId, email: string, emailCanonical: string): Promise<void> {
    await tx.of(this.users).update({ id }, { email, emailCanonical, emailVerifiedAt: () => 'now()' });
  }

  /** Empties the row: no address, name or password, and no token is valid. */
  async erase(tx: Tx, id: PersonId): Promise<void> {
    const nothing = { email: '', emailCanonical: `deleted:${id}`, fullName: '', passwordHash: '', emailVerifiedAt: null };
    await tx.of(this.users).update({ id }, { ...nothing, tokenVersion: () => 'token_version + 1', deletedAt: () => 'now()' });
  }

  /**
   * Deletes the emptied rows among the rows of these persons. Also deletes the accounts that have no other owner.
   * @returns the number of deleted `users` rows.
   */
  async removeErased(sql: Sql, ids: readonly PersonId[]): Promise<number> {
    // accounts are deleted first: if the process dies in between, the next sweep removes the rows that remain
    await members.removeAccountsOf(sql, ids);
    return (await sql.of(this.users).delete({ id: In(ids), deletedAt: Not(IsNull()) })).affected ?? 0;
  }
}

function accountOf(row: User | null): Account | null {
  if (!row) return null;
  const { id, email, emailCanonical, fullName, passwordHash, emailVerifiedAt, tokenVersion } = row;
  return { id, email, emailCanonical, fullName, passwordHash, verified: emailVerifiedAt !== null, tokenVersion };
}
