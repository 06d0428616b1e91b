import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Raw, type Repository } from 'typeorm';
import type { LoginSessionId, PersonId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';
import type { OpenLogin } from './auth.types.js';
import { LoginSession } from './login-session.entity.js';
import { findLogin, isAlive } from './login-sessions.statements.js';

/**
 * Maximum number of logins per person. It is needed because anybody with the password can log in any number of times.
 * People use fewer browsers than this.
 */
export const loginsPerPerson = 100;

/**
 * The only file, besides its statements, that reads and writes `login_sessions`. Treats a session that was
 * not used for seven days as nonexistent.
 */
@Injectable()
export class LoginSessionsRepository {
  constructor(@InjectRepository(LoginSession) private readonly logins: Repository<LoginSession>) {}

  async insert(tx: Tx, login: Pick<LoginSession, 'id' | 'personId' | 'device' | 'address'>): Promise<void> {
    await tx.of(this.logins).insert(login);
  }

  /** Ends the logins beyond the {@link loginsPerPerson} that were used last. @returns their ids */
  async removeSurplus(tx: Tx, personId: PersonId): Promise<LoginSessionId[]> {
    const surplus = await tx
      .of(this.logins)
      .find({ select: { id: true }, where: { personId }, order: { lastUsedAt: 'DESC', id: 'DESC' }, skip: loginsPerPerson });
    const ids = surplus.map(({ id }) => id);
    if (ids.length > 0) await tx.of(this.logins).delete({ personId, id: In(ids) });
    return ids;
  }

  find(sql: Sql, personId: PersonId, id: LoginSessionId): ReturnType<typeof findLogin> {
    return findLogin(sql, personId, id);
  }

  async list(sql: Sql, personId: PersonId): Promise<OpenLogin[]> {
    const where = { personId, lastUsedAt: Raw(isAlive) };
    const rows = await sql.of(this.logins).find({ where, order: { lastUsedAt: 'DESC', id: 'DESC' }, take: loginsPerPerson });
    return rows.map(({ id, device, address, createdAt, lastUsedAt }) => ({ id, device, address, createdAt, lastUsedAt }));
  }

  async noteUse(sql: Sql, personId: PersonId, id: LoginSessionId, address: string): Promise<void> {
    await sql.of(this.logins).update({ id, personId }, { lastUsedAt: () => 'now()', address });
  }

  async notePassword(sql: Sql, personId: PersonId, id: LoginSessionId): Promise<void> {
    await sql.of(this.logins).update({ id, personId }, { passwordAt: () => 'now()' });
  }

  /** @returns false when the person has no such login. */
  async remove(sql: Sql, personId: PersonId, id: LoginSessionId): Promise<boolean> {
    return (await sql.of(this.logins).delete({ id, personId })).affected === 1;
  }

  async removeAll(sql: Sql, personId: PersonId, except: LoginSessionId | null = null): Promise<void> {
    await sql.of(this.logins).delete({ personId, ...(except && { id: Not(except) }) });
  }

  /** @returns the number of expired logins that were deleted. */
  async removeOver(sql: Sql): Promise<number> {
    return (await sql.of(this.logins).delete({ lastUsedAt: Raw((column) => `NOT (${isAlive(column)})`) })).affected ?? 0;
  }
}
