import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { jobs, type JobPayload } from '#contracts/jobs/catalogue';
import { LlmError } from '#core/outside/llm/llm.errors';
import { Llm } from '#core/outside/llm/llm.service';
import { RepliesService } from '#core/features/replies/replies.service';
import { Clock } from '#core/platform/clock/clock';
import { Config } from '#core/platform/config/config';
import { Log } from '#core/platform/log/log';
import { CallAgain, JobHost, jobHostOptions, type JobContext } from '../base/job-host.js';

@Injectable()
@Processor({ name: jobs['replies.generate'].queue }, jobHostOptions)
export class RepliesProcessor extends JobHost<'replies.generate'> implements OnApplicationBootstrap {
  constructor(
    @Inject(Log) log: Log,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(RepliesService) private readonly replies: RepliesService,
    @Inject(Llm) private readonly llm: Llm,
  ) {
    super('replies.generate', log);
  }

  onApplicationBootstrap(): void {
    this.worker.concurrency = this.config.REPLY_CONCURRENCY;
    void this.llm.learnDialects();
  }

  protected override async handle(
    { botId, conversationId }: JobPayload<'replies.generate'>,
    { signal, triesBefore }: JobContext,
  ): Promise<CallAgain | void> {
    const outcome = await this.replies.generate(botId, conversationId, signal).catch(async (error: unknown) => {
      // After the first failed try, the owner is notified while the bot keeps trying. After the last try, `givenUp`
      // notifies the owner.
      if (error instanceof LlmError && triesBefore === 0 && this.isWorthRetrying(error))
        await this.replies.noteFailure(botId, conversationId);
      throw error;
    });
    return outcome.kind === 'wait' ? CallAgain.at(new Date(outcome.untilMs), this.clock) : undefined;
  }

  protected override isWorthRetrying(error: unknown): boolean {
    return !(error instanceof LlmError) || error.isWorthRequeueing;
  }

  protected override async givenUp({ botId, conversationId }: JobPayload<'replies.generate'>, error: unknown): Promise<void> {
    await this.replies.giveUp(botId, conversationId, error);
  }
}
