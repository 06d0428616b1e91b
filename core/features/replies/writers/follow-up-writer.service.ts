import { cutText } from '#contracts/values/texts';
import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { Clock } from '../../../platform/clock/clock.js';
import { Llm, type LlmMessage } from '../../../outside/llm/llm.service.js';
import { LlmError } from '../../../outside/llm/llm.errors.js';
import { Members } from '../../account/members.service.js';
import type { Memory, ThreadMessage } from '../../conversations/conversations.types.js';
import type { Prompts } from '../../prompts/prompts.service.js';
import { followUpOrder, isRepeat, saidSince, tellsOfOrder, withoutDoubted, type Refused } from './follow-up-prompt.rules.js';
import { AnswerChecks } from '../checks/answer-checks.service.js';
import type { ConfidentialTexts } from '../checks/answer-check.js';
import { comparedWithOwner } from '../grounding/evidence/second-look.rules.js';
import { reasons, sourcesOf } from '../grounding/reply-screen.rules.js';
import { alwaysConfidential, confidentialIn } from '../prompt/confidential-texts.js';
import { withoutOwnMarks } from '../prompt/own-marks.rules.js';
import type { OwnerData } from '../owner-data/owner-data.rules.js';
import { OwnerDataService } from '../owner-data/owner-data.service.js';
import { splitBubbles, upToLastSentence } from '../bubbles/reply-bubbles.rules.js';
import { buildMessages, historyTokens, shortHistoryTokens } from '../prompt/reply-prompt.rules.js';
import { ReplyTools } from '../agent/reply-tools.js';

const answerTokens = 2_000;
const mostChars = 1_200;

export interface FollowUpSituation {
  readonly botId: BotId;
  readonly prompts: Prompts;
  readonly leadName: string;
  /** Messages, oldest first. */
  readonly thread: readonly ThreadMessage[];
  readonly day: number;
  readonly memory?: Pick<Memory, 'summary' | 'facts'>;
}

interface Asked extends FollowUpSituation {
  readonly data: OwnerData;
  readonly order: string;
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
  private readonly confidential: Pick<ConfidentialTexts, 'always' | 'toolNames'>;

  constructor(
    @Inject(Llm) private readonly llm: Llm,
    @Inject(Members) private readonly members: Members,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(OwnerDataService) private readonly ownerData: OwnerDataService,
    @Inject(AnswerChecks) private readonly checks: AnswerChecks,
    @Inject(ReplyTools) tools: ReplyTools,
  ) {
    this.confidential = alwaysConfidential(tools);
  }

  /**
   * Returns one bubble that does not repeat earlier texts since the lead stopped answering, and that names
   * no price without evidence.
   * @throws LlmError when no model gave one; `malformed` also when the second try may not be sent either.
   */
  async write(situation: FollowUpSituation, signal: AbortSignal): Promise<FollowUpDraft> {
    const { botId } = situation;
    const data = await this.ownerData.load({ accountId: await this.members.accountOf(botId), botId });
    let refused: Refused | null = null;
    for (const isLast of [false, true]) {
      const asked = { ...situation, data, order: followUpOrder(situation, refused) };
      const { messages, ...draft } = await this.ask(asked, signal);
      const checked = await this.checked(draft.text, messages, { asked, isLast }, signal);
      if (typeof checked === 'string') return { ...draft, text: checked };
      refused = checked;
    }
    throw new LlmError('malformed', refused?.kind === 'repeat' ? 'says the same again' : 'says what has no ground');
  }

  /**
   * The text that may be sent, or the problem with it. Doubted sentences are removed only from the last text, because
   * the first one is written again.
   *
   * @param messages the messages of the request.
   */
  private async checked(
    text: string,
    messages: readonly LlmMessage[],
    { asked, isLast }: { readonly asked: Asked; readonly isLast: boolean },
    signal: AbortSignal,
  ): Promise<string | Refused> {
    if (isRepeat(text, saidSince(asked.thread))) return { kind: 'repeat' };
    const sources = sourcesOf({ ...asked, history: asked.thread, open: [] }, []);
    if (tellsOfOrder(text, sources.owner)) return { kind: 'groundless', reasons: [] };
    const confidential = { ...this.confidential, now: confidentialIn(messages, asked, sources.owner) };
    const check = await this.checks.answer(asked.botId, { text, quotes: [], said: [], sources, confidential }, signal);
    if (check === null) return text;
    const left = isLast && check.objections.length === 0 ? withoutDoubted(text, check.open) : null;
    return left ?? { kind: 'groundless', reasons: [...reasons(check.objections), ...comparedWithOwner(check.doubts)] };
  }

  private async ask(asked: Asked, signal: AbortSignal): Promise<FollowUpDraft & { readonly messages: readonly LlmMessage[] }> {
    const messagesWithin = (tokens: number): LlmMessage[] => [
      ...buildMessages({ ...asked, history: asked.thread, open: [], now: this.clock.now(), historyTokens: tokens }),
      // some services require that the last message is from the user
      { role: 'user', content: asked.order },
    ];
    const complete = (tokens: number) =>
      this.llm.complete({ messages: messagesWithin(tokens), maxTokens: answerTokens, cacheKey: asked.botId }, signal);
    const answer = await complete(historyTokens).catch((error: unknown) => {
      if (error instanceof LlmError && error.failure === 'context') return complete(shortHistoryTokens);
      throw error;
    });
    const whole = answer.isCut || answer.content.length > mostChars ? upToLastSentence(cutText(answer.content, mostChars)) : answer.content;
    const text = splitBubbles(withoutOwnMarks(whole)).join('\n\n');
    if (text === '') throw new LlmError('malformed', 'nothing to say');
    const { model, promptTokens, completionTokens } = answer;
    return { text, model, promptTokens, completionTokens, messages: messagesWithin(historyTokens) };
  }
}
