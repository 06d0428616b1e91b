import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Not, Raw, type Repository } from 'typeorm';
import type { MailId, PersonId } from '#contracts/values/ids';
import { insertNew } from '../../platform/database/insert-new.js';
import type { Sql, Tx } from '../../platform/database/database.js';
import { Mail } from './mail.entity.js';
import type { MailKind, NewMail, QueuedMail, WaitingMail } from './mails.types.js';

/** Mails of one person after this many are all at the end of the queue. */
const placesMax = 1_000;

/** The only file that reads and writes `mails`, the outbox of all outgoing email. */
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

  /**
   * How many waiting mails of the same person are older, at most `placesMax`. A mail about a deleted account has no person and place 0.
   */
  async placeOf(sql: Sql, id: MailId): Promise<number> {
    const [row] = await sql.rows<{ place: number }>(
      `SELECT count(*)::int AS place FROM (
         SELECT 1 FROM mails AS own JOIN mails AS older ON older.person_id = own.person_id
         WHERE own.id = $1 AND older.state = 'queued' AND (older.created_at, older.id) < (own.created_at, own.id)
         LIMIT $2) AS ahead`,
      [id, placesMax],
    );
    return row!.place;
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

  /**
   * Mails queued longer than `seconds`, by the Postgres clock: their job may have been lost. Persons take turns, so that the limit leaves out none
   * of them for the many mails of another; each one's oldest mails come first.
   */
  async waiting(sql: Sql, seconds: number, limit: number): Promise<WaitingMail[]> {
    return sql.rows<WaitingMail>(
      `SELECT id, least(place, $3)::int AS place FROM (
         SELECT id, created_at, row_number() OVER (PARTITION BY coalesce(person_id, id) ORDER BY created_at, id) - 1 AS place
         FROM mails WHERE state = 'queued' AND created_at < now() - make_interval(secs => $1)) AS late
       ORDER BY place, created_at LIMIT $2`,
      [seconds, limit, placesMax],
    );
  }

  /** Deletes the mails that were sent or given up before this time. */
  async removeDone(sql: Sql, before: Date): Promise<number> {
    return (await sql.of(this.mails).delete({ state: Not('queued'), createdAt: LessThan(before) })).affected ?? 0;
  }

  async erase(tx: Tx, personId: PersonId): Promise<void> {
    await tx.of(this.mails).delete({ personId });
  }
}
