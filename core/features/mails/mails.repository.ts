import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Not, Raw, type Repository } from 'typeorm';
import type { MailId, PersonId } from '#contracts/values/ids';
import { insertNew } from '../../platform/database/insert-new.js';
import type { Sql, Tx } from '../../platform/database/database.js';
import { Mail } from './mail.entity.js';
import type { MailKind, NewMail, QueuedMail } from './mails.types.js';

/** Reads and writes `mails`, the outbox of all outgoing email; their order is in mails.statements.ts. */
@Injectable()
export class MailsRepository {
  constructor(@InjectRepository(Mail) private readonly mails: Repository<Mail>) {}

  /** @returns false when the dedupe key is taken. */
  insert(tx: Tx, id: MailId, { personId, kind, dedupeKey }: NewMail, sealed: Buffer): Promise<boolean> {
    return insertNew(tx.of(this.mails), { id, personId, kind, dedupeKey: dedupeKey ?? null, sealed });
  }

  /** Number of mails of this kind written to a person in the last 24 hours, by the Postgres clock. */
  countOfDay(sql: Sql, personId: PersonId, kind: MailKind): Promise<number> {
    return sql.of(this.mails).countBy({ personId, kind, createdAt: Raw((column) => `${column} > now() - interval '1 day'`) });
  }

  /** A mail still to be sent; null when it was sent, given up or deleted. */
  async queued(sql: Sql, id: MailId): Promise<QueuedMail | null> {
    const row = await sql.of(this.mails).findOneBy({ id, state: 'queued' });
    return row && { sealed: row.sealed!, attempts: row.attempts, createdAt: row.createdAt };
  }

  /** Marks a mail as sent or failed and deletes its content. */
  async finish(sql: Sql, id: MailId, { state, error }: { state: 'sent' | 'failed'; error: string | null }): Promise<void> {
    const sentAt = state === 'sent' ? () => 'now()' : null;
    await sql
      .of(this.mails)
      .update({ id, state: 'queued' }, { state, sealed: null, lastError: error, attempts: () => 'attempts + 1', sentAt });
  }

  async noteFailure(sql: Sql, id: MailId, error: string): Promise<void> {
    await sql.of(this.mails).update({ id, state: 'queued' }, { attempts: () => 'attempts + 1', lastError: error });
  }

  /** Deletes the mails that were sent or given up before this time. */
  async removeDone(sql: Sql, before: Date): Promise<number> {
    return (await sql.of(this.mails).delete({ state: Not('queued'), createdAt: LessThan(before) })).affected ?? 0;
  }

  async erase(tx: Tx, personId: PersonId): Promise<void> {
    await tx.of(this.mails).delete({ personId });
  }
}
