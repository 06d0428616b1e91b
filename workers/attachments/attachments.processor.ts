import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { jobs, type JobPayload } from '#contracts/jobs/catalogue';
import { ChatFilesService } from '#core/features/conversations/files/chat-files.service';
import { Log } from '#core/platform/log/log';
import { JobHost, jobHostOptions, type JobContext } from '../base/job-host.js';

/** Maximum number of files processed at once; each may hold up to 32 MB in memory. */
const filesAtOnce = 3;

@Injectable()
@Processor({ name: jobs['attachments.take-over'].queue }, { ...jobHostOptions, concurrency: filesAtOnce })
export class AttachmentsProcessor extends JobHost<'attachments.take-over'> {
  constructor(
    @Inject(Log) log: Log,
    @Inject(ChatFilesService) private readonly files: ChatFilesService,
  ) {
    super('attachments.take-over', log);
  }

  protected override async handle({ botId, messageId }: JobPayload<'attachments.take-over'>, { signal }: JobContext): Promise<void> {
    await this.files.takeOver(botId, messageId, signal);
  }
}
