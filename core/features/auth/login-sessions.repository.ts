import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Raw, type Repository } from 'typeorm';
import type { LoginSessionId, PersonId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';
import type { OpenLogin } from './auth.types.js';
import { LoginSession } from './login-session.entity.js';
import { findLogin, isAlive } from './login-sessions.statements.js';

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

  find(sql: Sql, personId: PersonId, id: LoginSessionId): ReturnType<typeof findLogin> {
    return findLogin(sql, personId, id);
  }

  async list(sql: Sql, personId: PersonId): Promise<OpenLogin[]> {
    const where = { personId, lastUsedAt: Raw(isAlive) };
    const rows = await sql.of(this.logins).find({ where, order: { lastUsedAt: 'DESC', id: 'DESC' }, take: 100 });
    return rows.map(({ id, device, address, createdAt, lastUsedAt }) => ({ id, device, address, createdAt, lastUsedAt }));
  }

  async noteUse(sql: Sql, personId: PersonId, id: LoginSessionId, address: string): Promise<void> {
    await sql.of(this.logins).update({ id, personId }, { lastUsedAt: () => 'now()', address });
  }

  async notePassword(sql: Sql, personId: PersonId, id: LoginSessionId): Promise<void> {
    await sql.of(this.logins).update({ id, personId }, { passwordAt: () => 'now()' });
  }

  /** @returns false when there was none. */
  async remove(sql: Sql, personId: PersonId, id: LoginSessionId): Promise<boolean> {
    return (await sql.of(this.logins).delete({ id, personId })).affected === 1;
  }

  async removeAll(sql: Sql, personId: PersonId, except: LoginSessionId | null = null): Promise<void> {
    await sql.of(this.logins).delete({ personId, ...(except && { id: Not(except) }) });
  }

  /** @returns how many had expired. */
  async removeOver(sql: Sql): Promise<number> {
    return (await sql.of(this.logins).delete({ lastUsedAt: Raw((column) => `NOT (${isAlive(column)})`) })).affected ?? 0;
  }
}
