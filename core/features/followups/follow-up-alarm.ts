import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { errorFields, Log } from '../../platform/log/log.js';
import { JobQueue } from '../../platform/queue/job-queue.js';

/**
 * Wakes the follow-ups of one owner. There is one alarm for all follow-ups of a number, since they are sent
 * one after another. It is only a timer: what is due is stored in `follow_ups`, and a sweep sets lost alarms
 * again.
 */
@Injectable()
export class FollowUpAlarm {
  constructor(
    @Inject(JobQueue) private readonly queue: JobQueue,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Fires after that delay. An owner who already has an alarm keeps it. Never fails. */
  async set(botId: BotId, delayMs: number): Promise<void> {
    try {
      await this.queue.enqueue('followups.send', { botId }, { onePer: botId, delayMs: Math.max(0, delayMs) });
    } catch (error) {
      this.log.warn({ event: 'followups.alarm-lost', botId, ...errorFields(error) });
    }
  }
}
