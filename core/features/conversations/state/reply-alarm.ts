import { Inject, Injectable } from '@nestjs/common';
import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import { Config } from '../../../platform/config/config.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';

/**
 * Schedules the reply pipeline for a conversation. It is only a timer: whether there is something to answer
 * is stored in `conversations`, and a sweep sets lost alarms again.
 */
@Injectable()
export class ReplyAlarm {
  constructor(
    @Inject(Config) private readonly config: Config,
    @Inject(JobQueue) private readonly queue: JobQueue,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Fires when the lead has been quiet for a while. Never fails. */
  async schedule(botId: BotId, conversationId: ConversationId, delayMs = this.config.REPLY_QUIET_MS): Promise<void> {
    try {
      await this.queue.enqueue('replies.generate', { botId, conversationId }, { onePer: conversationId, delayMs });
    } catch (error) {
      this.log.warn({ event: 'replies.alarm-lost', botId, conversationId, ...errorFields(error) });
    }
  }

  /** Like {@link schedule}, but fires at once, even when the alarm was set to a later time. Never fails. */
  async hasten(botId: BotId, conversationId: ConversationId): Promise<void> {
    try {
      if (!(await this.queue.promote('replies.generate', conversationId))) await this.schedule(botId, conversationId, 0);
    } catch (error) {
      this.log.warn({ event: 'replies.alarm-lost', botId, conversationId, ...errorFields(error) });
    }
  }

  /**
   * Queues the copy of an attachment from WhatsApp. Never fails; a file that is not copied is fetched on
   * demand.
   */
  async takeOverFile(botId: BotId, messageId: MessageId): Promise<void> {
    try {
      await this.queue.enqueue('attachments.take-over', { botId, messageId }, { onePer: messageId });
    } catch (error) {
      this.log.warn({ event: 'chat-files.reminder-lost', botId, messageId, ...errorFields(error) });
    }
  }
}
