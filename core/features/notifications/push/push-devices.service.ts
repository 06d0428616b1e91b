import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { memberNote } from '#contracts/values/people/notice-notes';
import { may } from '#contracts/values/people/permissions';
import type { LoginSessionId, NoticeId, PersonId, PushId } from '#contracts/values/ids';
import { Clock } from '../../../platform/clock/clock.js';
import { newId } from '../../../platform/crypto/ids.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { Database, type Sql, type Tx } from '../../../platform/database/database.js';
import { FairSlots, SlotsFullError } from '../../../platform/fair-slots/fair-slots.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { Members } from '../../account/members.service.js';
import { WebPush, type PushMessage, type PushOutcome, type PushTarget } from '../../../outside/push/web-push.service.js';
import { pathOfNotice } from '../notices.rules.js';
import { nextPushAt, pushLifetimeMs, pushPayload, topicOf, urgencyOf } from './push.rules.js';
import * as statements from './push.statements.js';
import { deviceContext } from './push.types.js';

const Target = z.object({ endpoint: z.string(), keys: z.object({ p256dh: z.string(), auth: z.string() }) });

/**
 * Maximum number of simultaneous pushes in a process. Owners' browsers choose the push services, and a hanging one takes
 * ten seconds, so each owner gets only a few slots. Further pushes wait as for an unreachable service.
 */
export const pushSlots = { running: 20, runningPerShare: 4, waiting: 80, waitingPerShare: 16 } as const;

const lateAfterMs = 10_000;
const sweptAtOnce = 500;

/**
 * Push notifications to the owner's devices, which work without an open panel. A push is a row per device,
 * written together with its notice; a job delivers it to the browser's push service and deletes it. A device
 * belongs to a login and is deleted with it.
 */
@Injectable()
export class PushDevices {
  private readonly slots = new FairSlots(pushSlots);

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(JobQueue) private readonly queue: JobQueue,
    @Inject(WebPush) private readonly services: WebPush,
    @Inject(Members) private readonly members: Members,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Registers the browser of this login for pushes. */
  async add(personId: PersonId, loginId: LoginSessionId, target: PushTarget): Promise<void> {
    const id = newId();
    const sealed = this.box.seal(Buffer.from(JSON.stringify(Target.parse(target))), deviceContext(id));
    const endpointHash = this.box.keyedHash('push-endpoint', target.endpoint);
    await this.database.transaction((tx) => statements.replaceDevice(tx, { id, personId, loginId, endpointHash, sealed }));
  }

  async remove(personId: PersonId, loginId: LoginSessionId): Promise<void> {
    await statements.removeDeviceOf(this.database, personId, loginId);
  }

  /**
   * The key that a browser needs to subscribe to pushes, and whether the browser of this login is subscribed. Null
   * when pushes are not configured.
   */
  async state(personId: PersonId, loginId: LoginSessionId): Promise<{ key: string; here: boolean } | null> {
    const key = this.services.publicKey;
    return key === null ? null : { key, here: await statements.hasDevice(this.database, personId, loginId) };
  }

  /** True when a browser of this person receives pushes. */
  async hasAny(personId: PersonId, sql: Sql): Promise<boolean> {
    return this.services.publicKey !== null && (await statements.hasAnyDevice(sql, personId));
  }

  /**
   * Stores the pushes of a notice, and schedules them after the commit. Scheduling never fails: {@link requeueDue} finds
   * pushes whose job was lost.
   * @returns how many devices the person has
   */
  async enqueue(tx: Tx, personId: PersonId, noticeId: NoticeId): Promise<number> {
    if (this.services.publicKey === null) return 0;
    const ids = await statements.insertPushes(tx, personId, noticeId);
    tx.afterCommit(() => this.schedule(ids));
    return ids.length;
  }

  private schedule(ids: readonly PushId[]): void {
    for (const id of ids)
      this.queue
        .enqueue('push.send', { pushId: id }, { onePer: id })
        .catch((error: unknown) => this.log.warn({ event: 'push.alarm-lost', pushId: id, ...errorFields(error) }));
  }

  /**
   * Delivers one push. Returns silently when the push no longer exists.
   * @returns when to retry; null when the push is done.
   */
  async deliver(id: PushId, signal: AbortSignal): Promise<Date | null> {
    const push = await statements.findPush(this.database, id);
    if (!push) return null;
    const { notification_id: noticeId, kind, title, body } = push;
    const target = Target.parse(JSON.parse(this.box.open(push.sealed, deviceContext(push.device_id)).toString('utf8')));
    const path = pathOfNotice({ botId: push.bot_id, kind, contact: push.contact });
    const payload = pushPayload({ id: noticeId, title, body, note: await this.noteFor(push), path });
    const leftMs = push.created_at.getTime() + pushLifetimeMs - this.clock.now().getTime();
    const message = { payload, ttlSeconds: Math.max(0, Math.round(leftMs / 1_000)), urgency: urgencyOf(kind), topic: topicOf(noticeId) };
    const outcome = await this.send(push.person_id, target, message, signal);
    if (outcome.kind === 'later') {
      const again = nextPushAt({ attempts: push.attempts, createdAt: push.created_at }, outcome.retryAfterMs, this.clock.now());
      this.log.warn({ event: again ? 'push.delayed' : 'push.given-up', pushId: id, reason: outcome.why });
      await (again ? statements.postponePush(this.database, id, again) : statements.removePush(this.database, id));
      return again;
    }
    if (outcome.kind === 'gone') await statements.removeDevice(this.database, push.device_id);
    else await statements.removePush(this.database, id);
    if (outcome.kind === 'accepted') this.log.info({ event: 'push.sent', pushId: id });
    else this.log.warn({ event: `push.${outcome.kind}`, pushId: id, reason: outcome.why });
    return null;
  }

  /** The sentence below the notice for a member whose role does not permit the requested action; null for none. */
  private async noteFor({ account_id: accountId, body, kind, person_id: personId }: statements.WaitingPush): Promise<string | null> {
    const role = (await this.members.membersOf(accountId)).find(({ id }) => id === personId)?.role;
    return role === undefined ? null : memberNote({ kind, body }, (action) => may(role, action));
  }

  /** Owners take turns, so that hanging push services of one owner do not delay others. */
  private async send(personId: PersonId, target: PushTarget, message: PushMessage, signal: AbortSignal): Promise<PushOutcome> {
    try {
      return await this.slots.run(personId, () => this.services.send(target, message, signal), signal);
    } catch (error) {
      if (!(error instanceof SlotsFullError) && !signal.aborted) throw error;
      return { kind: 'later', retryAfterMs: null, why: 'no place' };
    }
  }

  /** Schedules a new job for every push that has been waiting too long. @returns how many were waiting. */
  async requeueDue(): Promise<number> {
    const due = await statements.findDuePushes(this.database, new Date(this.clock.now().getTime() - lateAfterMs), sweptAtOnce);
    this.schedule(due);
    return due.length;
  }

  /** For the transaction that deletes an account. */
  erase(tx: Tx, personId: PersonId): Promise<void> {
    return statements.eraseDevices(tx, personId);
  }
}
