import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { jobs, type JobPayload } from '#contracts/jobs/catalogue';
import { FileLateError } from '#core/features/conversations/conversations.errors';
import { ChatFilesService } from '#core/features/conversations/files/chat-files.service';
import { Log } from '#core/platform/log/log';
import { CallAgain, JobHost, jobHostOptions, type JobContext } from '../base/job-host.js';
import { fetchMs, nextTryMs } from './attachments.rules.js';

/** Maximum number of files processed at once; each may hold up to 32 MB in memory. */
const filesAtOnce = 3;

/**
 * Copies attachments into our storage. While WhatsApp's file servers are unreachable, a file waits for them without
 * using up an attempt, because WhatsApp keeps files for weeks. {@link Attachments} logs the outage once, not per
 * file.
 */
@Injectable()
@Processor({ name: jobs['attachments.take-over'].queue }, { ...jobHostOptions, concurrency: filesAtOnce })
export class AttachmentsProcessor extends JobHost<'attachments.take-over'> {
  constructor(
    @Inject(Log) log: Log,
    @Inject(ChatFilesService) private readonly files: ChatFilesService,
  ) {
    super('attachments.take-over', log);
  }

  protected override async handle(
    { botId, messageId }: JobPayload<'attachments.take-over'>,
    { signal, ageMs }: JobContext,
  ): Promise<CallAgain | void> {
    try {
      await this.files.takeOver(botId, messageId, AbortSignal.any([signal, AbortSignal.timeout(fetchMs)]));
    } catch (error) {
      if (!(error instanceof FileLateError)) throw error;
      const pauseMs = nextTryMs(ageMs, Math.random());
      if (pauseMs !== null) return new CallAgain(pauseMs);
      this.log.info({ event: 'chat-files.late', botId, messageId });
    }
  }
}
