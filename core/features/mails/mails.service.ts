import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { dayMs } from '#contracts/values/base/durations';
import type { MailId, PersonId } from '#contracts/values/ids';
import { retention } from '#contracts/values/retention';
import { MailRefusedError, Mailer } from '../../outside/mail/mailer.js';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../platform/crypto/ids.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { nextTryAt } from './mails.rules.js';
import { findWaiting, placeOf } from './mails.statements.js';
import { MailsRepository } from './mails.repository.js';
import { mailContext, type MailKind, type NewMail } from './mails.types.js';

const Letter = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), staleAt: z.number().nullable() });

const lateAfterSeconds = 10;

/**
 * The outbox of emails. A mail is a row written in the transaction of the action it reports, with address and
 * content encrypted; a job sends it and empties the row. An unavailable SMTP server or Redis delays mails but
 * loses none.
 */
@Injectable()
export class MailsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(MailsRepository) private readonly mails: MailsRepository,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(JobQueue) private readonly queue: JobQueue,
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Stores a mail, and schedules it for sending after the commit. Scheduling never fails: {@link requeueWaiting} finds
   * mails whose job was lost.
   * @returns null when its dedupe key was used before.
   */
  async enqueue(tx: Tx, mail: NewMail): Promise<MailId | null> {
    const id = newId<MailId>();
    const letter: z.infer<typeof Letter> = { to: mail.to, ...mail.content, staleAt: mail.staleAt?.getTime() ?? null };
    const sealed = this.box.seal(Buffer.from(JSON.stringify(letter)), mailContext(id));
    if (!(await this.mails.insert(tx, id, mail, sealed))) return null;
    tx.afterCommit(() => void this.schedule(id, placeOf(this.database, id)));
    return id;
  }

  /** Number of mails of this kind written to a person in the last 24 hours. */
  countOfDay(sql: Sql, personId: PersonId, kind: MailKind): Promise<number> {
    return this.mails.countOfDay(sql, personId, kind);
  }

  /**
   * Persons take turns: the first waiting mail of each person is sent before anyone's second, so that a thousand notices of one owner do
   * not delay a code for another.
   */
  private async schedule(id: MailId, place: number | Promise<number>): Promise<void> {
    try {
      await this.queue.enqueue('mail.send', { mailId: id }, { onePer: id, place: await place });
    } catch (error) {
      this.log.warn({ event: 'mail.alarm-lost', mailId: id, ...errorFields(error) });
    }
  }

  /**
   * Sends a queued mail; returns silently when it is no longer queued.
   * @returns when to retry, if the SMTP server is unavailable or asks for a later attempt; null when the mail
   * is done.
   */
  async deliver(id: MailId): Promise<Date | null> {
    const mail = await this.mails.queued(this.database, id);
    if (!mail) return null;
    const { staleAt, ...letter } = Letter.parse(JSON.parse(this.box.open(mail.sealed, mailContext(id)).toString('utf8')));
    const now = this.clock.now();
    if (staleAt !== null && staleAt <= now.getTime()) return this.giveUp(id, 'stale');
    try {
      await this.mailer.send({ id, ...letter });
    } catch (error) {
      if (error instanceof MailRefusedError) return this.giveUp(id, error.message);
      const again = nextTryAt(mail, now);
      if (!again) return this.giveUp(id, shortOf(error));
      await this.mails.noteFailure(this.database, id, shortOf(error));
      this.log.warn({ event: 'mail.delayed', mailId: id, tries: mail.attempts + 1, reason: shortOf(error) });
      return again;
    }
    await this.mails.finish(this.database, id, { state: 'sent', error: null });
    this.log.info({ event: 'mail.sent', mailId: id });
    return null;
  }

  /**
   * Schedules a new job for every mail that has been queued too long, because somebody may be waiting for a code.
   * @returns how many were waiting.
   */
  async requeueWaiting(): Promise<number> {
    const waiting = await findWaiting(this.database, lateAfterSeconds, 500);
    await Promise.all(waiting.map(({ id, place }) => this.schedule(id, place)));
    return waiting.length;
  }

  /** For housekeeping: deletes the records of mails sent long ago. @returns how many. */
  removeOld(): Promise<number> {
    return this.mails.removeDone(this.database, new Date(this.clock.now().getTime() - retention.mailDays * dayMs));
  }

  /** For the transaction that deletes an account: deletes its mails, including unsent ones. */
  erase(tx: Tx, personId: PersonId): Promise<void> {
    return this.mails.erase(tx, personId);
  }

  private async giveUp(id: MailId, reason: string): Promise<null> {
    await this.mails.finish(this.database, id, { state: 'failed', error: reason });
    this.log.warn({ event: 'mail.given-up', mailId: id, reason });
    return null;
  }
}

/** Error codes only: an SMTP server's message may repeat the address. */
function shortOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((one) => typeof one === 'string' || typeof one === 'number');
  return codes.join(' ') || 'unknown';
}
