import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Llm, type LlmMessage } from '../../outside/llm/llm.service.js';
import { LlmError } from '../../outside/llm/llm.errors.js';
import type { Memory, ThreadMessage } from '../conversations/conversations.types.js';
import type { Prompts } from '../prompts/prompts.service.js';
import { followUpOrder, isRepeat, saidSince } from './follow-up-prompt.rules.js';
import type { OwnerData } from './owner-data.rules.js';
import { OwnerDataService } from './owner-data.service.js';
import { splitBubbles, upToLastSentence } from './reply-bubbles.rules.js';
import { buildMessages, historyTokens, shortHistoryTokens } from './reply-prompt.rules.js';

const answerTokens = 2_000;
const mostChars = 1_200;

export interface FollowUpSituation {
  readonly ownerId: OwnerId;
  readonly prompts: Prompts;
  readonly leadName: string;
  /** Oldest first. */
  readonly thread: readonly ThreadMessage[];
  readonly day: number;
  readonly memory?: Pick<Memory, 'summary' | 'facts'>;
}

/** A follow-up that was thought out and not said yet. */
export interface FollowUpDraft {
  readonly text: string;
  readonly model: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** Writes to a lead who fell silent, out of the conversation so far. Does nothing to the world. */
@Injectable()
export class FollowUpWriter {
  constructor(
    @Inject(Llm) private readonly llm: Llm,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(OwnerDataService) private readonly ownerData: OwnerDataService,
  ) {}

  /**
   * One bubble that says something which was not said since the lead fell silent.
   * @throws LlmError when no model gave one: `malformed` also for the same words once more.
   */
  async write(situation: FollowUpSituation, signal: AbortSignal): Promise<FollowUpDraft> {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(this.config.LLM_DEADLINE_MS)]);
    const earlier = saidSince(situation.thread);
    const data = await this.ownerData.load(situation.ownerId);
    try {
      const first = await this.ask({ ...situation, data }, followUpOrder(situation, false), ends);
      if (!isRepeat(first.text, earlier)) return first;
      const second = await this.ask({ ...situation, data }, followUpOrder(situation, true), ends);
      if (!isRepeat(second.text, earlier)) return second;
    } catch (error) {
      // our own deadline is a slow service
      if (!signal.aborted && error instanceof DOMException && error.name === 'TimeoutError')
        throw new LlmError('transient', 'deadline reached');
      throw error;
    }
    throw new LlmError('malformed', 'says the same again');
  }

  private async ask(situation: FollowUpSituation & { data: OwnerData }, order: string, signal: AbortSignal): Promise<FollowUpDraft> {
    const messagesWithin = (tokens: number): LlmMessage[] => [
      ...buildMessages({ ...situation, history: situation.thread, open: [], now: this.clock.now(), historyTokens: tokens }),
      // some services insist that the last word is a user's
      { role: 'user', content: order },
    ];
    const complete = (tokens: number) =>
      this.llm.complete({ messages: messagesWithin(tokens), maxTokens: answerTokens, cacheKey: situation.ownerId }, signal);
    const answer = await complete(historyTokens).catch((error: unknown) => {
      if (error instanceof LlmError && error.failure === 'context') return complete(shortHistoryTokens);
      throw error;
    });
    const whole = answer.isCut || answer.content.length > mostChars ? upToLastSentence(answer.content.slice(0, mostChars)) : answer.content;
    const text = splitBubbles(whole).join('\n\n');
    if (text === '') throw new LlmError('malformed', 'nothing to say');
    const { model, promptTokens, completionTokens } = answer;
    return { text, model, promptTokens, completionTokens };
  }
}
