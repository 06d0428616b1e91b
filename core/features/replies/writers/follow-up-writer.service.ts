import { cutText } from '#contracts/values/texts';
import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Llm, type LlmMessage } from '../../../outside/llm/llm.service.js';
import { LlmError } from '../../../outside/llm/llm.errors.js';
import { Members } from '../../account/members.service.js';
import type { Memory, ThreadMessage } from '../../conversations/conversations.types.js';
import type { Prompts } from '../../prompts/prompts.service.js';
import { followUpOrder, isRepeat, saidSince, type Refused } from './follow-up-prompt.rules.js';
import { AnswerChecks } from '../checks/answer-checks.service.js';
import { reasons, sourcesOf } from '../grounding/reply-screen.rules.js';
import type { OwnerData } from '../owner-data/owner-data.rules.js';
import { OwnerDataService } from '../owner-data/owner-data.service.js';
import { splitBubbles, upToLastSentence } from '../bubbles/reply-bubbles.rules.js';
import { buildMessages, historyTokens, shortHistoryTokens } from '../prompt/reply-prompt.rules.js';
import { guardText } from '../replies.texts.js';
import { ReplyTools } from '../agent/reply-tools.js';

const answerTokens = 2_000;
const mostChars = 1_200;

export interface FollowUpSituation {
  readonly botId: BotId;
  readonly prompts: Prompts;
  readonly leadName: string;
  /** Oldest first. */
  readonly thread: readonly ThreadMessage[];
  readonly day: number;
  readonly memory?: Pick<Memory, 'summary' | 'facts'>;
}

/** A follow-up that was drafted but not sent yet. */
export interface FollowUpDraft {
  readonly text: string;
  readonly model: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** Drafts a message to a lead who stopped answering, based on the conversation so far. Has no side effects. */
@Injectable()
export class FollowUpWriter {
  private readonly toolNames: readonly string[];

  constructor(
    @Inject(Llm) private readonly llm: Llm,
    @Inject(Members) private readonly members: Members,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(OwnerDataService) private readonly ownerData: OwnerDataService,
    @Inject(AnswerChecks) private readonly checks: AnswerChecks,
    @Inject(ReplyTools) tools: ReplyTools,
  ) {
    this.toolNames = tools.names;
  }

  /**
   * Returns one bubble that does not repeat earlier texts since the lead stopped answering, and that names
   * no price without evidence.
   * @throws LlmError when no model gave one; `malformed` also when the second try may not be sent either.
   */
  async write(situation: FollowUpSituation, signal: AbortSignal): Promise<FollowUpDraft> {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(this.config.LLM_DEADLINE_MS)]);
    const data = await this.ownerData.load(await this.members.accountOf(situation.botId));
    let refused: Refused | null = null;
    try {
      for (let tries = 0; tries < 2; tries += 1) {
        const order = followUpOrder(situation, refused);
        const draft = await this.ask({ ...situation, data }, order, ends);
        refused = await this.refuse(draft.text, { ...situation, data }, order, ends);
        if (refused === null) return draft;
      }
    } catch (error) {
      // reaching our own deadline means that the service is slow
      if (!signal.aborted && error instanceof DOMException && error.name === 'TimeoutError')
        throw new LlmError('transient', 'deadline reached');
      throw error;
    }
    throw new LlmError('malformed', refused?.kind === 'repeat' ? 'says the same again' : 'says what has no ground');
  }

  private async refuse(
    text: string,
    { botId, prompts, thread, data }: FollowUpSituation & { data: OwnerData },
    order: string,
    signal: AbortSignal,
  ): Promise<Refused | null> {
    if (isRepeat(text, saidSince(thread))) return { kind: 'repeat' };
    const sources = sourcesOf({ prompts, data, history: thread, open: [] }, []);
    const confidential = { always: guardText, now: [order], toolNames: this.toolNames };
    const objections = await this.checks.text(botId, { text, sources, confidential }, signal);
    return objections.length === 0 ? null : { kind: 'groundless', reasons: reasons(objections) };
  }

  private async ask(situation: FollowUpSituation & { data: OwnerData }, order: string, signal: AbortSignal): Promise<FollowUpDraft> {
    const messagesWithin = (tokens: number): LlmMessage[] => [
      ...buildMessages({ ...situation, history: situation.thread, open: [], now: this.clock.now(), historyTokens: tokens }),
      // some services require that the last message is from the user
      { role: 'user', content: order },
    ];
    const complete = (tokens: number) =>
      this.llm.complete({ messages: messagesWithin(tokens), maxTokens: answerTokens, cacheKey: situation.botId }, signal);
    const answer = await complete(historyTokens).catch((error: unknown) => {
      if (error instanceof LlmError && error.failure === 'context') return complete(shortHistoryTokens);
      throw error;
    });
    const whole = answer.isCut || answer.content.length > mostChars ? upToLastSentence(cutText(answer.content, mostChars)) : answer.content;
    const text = splitBubbles(whole).join('\n\n');
    if (text === '') throw new LlmError('malformed', 'nothing to say');
    const { model, promptTokens, completionTokens } = answer;
    return { text, model, promptTokens, completionTokens };
  }
}
