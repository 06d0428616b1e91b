import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { jobs, type JobPayload } from '#contracts/jobs/catalogue';
import { MemoryWriter } from '#core/features/replies/writers/memory-writer.service';
import { LlmError } from '#core/outside/llm/llm.errors';
import { Log } from '#core/platform/log/log';
import { CallAgain, JobHost, jobHostOptions, type JobContext } from '../base/job-host.js';

/** Maximum number of summaries that a process generates at once. It is small, because answers have priority. */
const conversationsAtOnce = 4;

@Injectable()
@Processor({ name: jobs['memory.summarise'].queue }, { ...jobHostOptions, concurrency: conversationsAtOnce })
export class MemoryProcessor extends JobHost<'memory.summarise'> {
  constructor(
    @Inject(Log) log: Log,
    @Inject(MemoryWriter) private readonly memory: MemoryWriter,
  ) {
    super('memory.summarise', log);
  }

  protected override async handle(
    { botId, conversationId }: JobPayload<'memory.summarise'>,
    { signal }: JobContext,
  ): Promise<CallAgain | void> {
    if (await this.memory.summarise(botId, conversationId, signal)) return new CallAgain(0);
  }

  protected override isWorthRetrying(error: unknown): boolean {
    return !(error instanceof LlmError) || error.isWorthRequeueing;
  }
}
