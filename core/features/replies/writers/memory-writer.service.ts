import { cutText } from '#contracts/values/texts';
import { Inject, Injectable } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { storableText } from '#contracts/values/base/storable-text';
import { errorFields, Log } from '../../../platform/log/log.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { Llm } from '../../../outside/llm/llm.service.js';
import { LlmError } from '../../../outside/llm/llm.errors.js';
import { Members } from '../../account/members.service.js';
import type { OpenTurn } from '../../conversations/conversations.types.js';
import { MemoriesService } from '../../conversations/messages/memories.service.js';
import { PlansService } from '../../plans/plans.service.js';
import { needsSummary, nextStep, stepMessages, summarisedBack, summaryChars, summaryMessages } from '../prompt/memory.rules.js';
import { upToLastSentence } from '../bubbles/reply-bubbles.rules.js';
import { FailedWritings } from './failed-writings.service.js';

const answerTokens = 2_000;

/**
 * Keeps the running summary of messages that no longer fit into a request. A summary is extended when unsummarised
 * messages fill half of a request, so that it is ready before any message drops out. The summary runs in a separate
 * job, and an answer never waits for it.
 */
@Injectable()
export class MemoryWriter {
  private readonly tokens: ReturnType<Metrics['counter']>;

  constructor(
    @Inject(Members) private readonly members: Members,
    @Inject(Log) private readonly log: Log,
    @Inject(JobQueue) private readonly queue: JobQueue,
    @Inject(Llm) private readonly llm: Llm,
    @Inject(MemoriesService) private readonly memories: MemoriesService,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(FailedWritings) private readonly failures: FailedWritings,
    @Inject(Metrics) metrics: Metrics,
  ) {
    this.tokens = metrics.counter('summary_tokens_total', 'Tokens of conversation summaries', ['kind']);
  }

  /**
   * Call after an answer. Queues a summary job if one is due. Queues none while the conversation's summary is in its
   * cooldown after a failure. Never fails; the next answer queues the job again.
   */
  async remind(botId: BotId, turn: OpenTurn): Promise<void> {
    if (!needsSummary(turn)) return;
    const { conversationId } = turn;
    try {
      if (await this.failures.isSummaryResting(conversationId)) return;
      await this.queue.enqueue('memory.summarise', { botId, conversationId }, { onePer: conversationId });
    } catch (error) {
      this.log.warn({ event: 'memory.reminder-lost', botId, conversationId, ...errorFields(error) });
    }
  }

  /**
   * One step of a conversation's summary. Safe to run twice and concurrently: the second result is dropped.
   * @returns true when more messages are left to summarise.
   * @throws LlmError when no model gave a summary.
   */
  async summarise(botId: BotId, conversationId: ConversationId, signal: AbortSignal): Promise<boolean> {
    const accountId = await this.members.findAccountOf(botId);
    if (!accountId || !(await this.plans.isActive(accountId))) return false;
    const { memory, messages, left } = await this.memories.loadUnsummarised(botId, conversationId, {
      limit: stepMessages,
      backAtMost: summarisedBack,
    });
    const step = nextStep(messages, left);
    const last = step.at(-1);
    if (!last) return false;
    const summary = await this.write(botId, summaryMessages(memory.summary, step), signal).catch(async (error: unknown) => {
      if (error instanceof LlmError && error.cost !== 'nothing') await this.failures.summaryFailed(conversationId);
      throw error;
    });
    await this.failures.summaryWritten(conversationId);
    if (!(await this.memories.keepSummary(botId, conversationId, { from: memory, uptoSeq: last.seq, summary }))) return false;
    this.log.info({ event: 'memory.summarised', botId, conversationId, messages: step.length, left: left - step.length });
    return nextStep(messages.slice(step.length), left - step.length).length > 0 || left > messages.length;
  }

  private async write(botId: BotId, messages: ReturnType<typeof summaryMessages>, signal: AbortSignal): Promise<string> {
    const answer = await this.llm.complete({ messages, maxTokens: answerTokens, cacheKey: botId, isNote: true }, signal);
    this.tokens.inc({ kind: 'prompt' }, answer.promptTokens);
    this.tokens.inc({ kind: 'completion' }, answer.completionTokens);
    const isLong = answer.isCut || answer.content.length > summaryChars;
    const text = (isLong ? upToLastSentence(cutText(answer.content, summaryChars)) : answer.content).trim();
    if (text === '') throw new LlmError('malformed', 'an empty summary');
    return storableText(text);
  }
}
