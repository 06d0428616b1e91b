import { Inject, Injectable } from '@nestjs/common';
import { cutText } from '#contracts/values/texts';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Llm, type LlmAnswer, type LlmMessage } from '../../../outside/llm/llm.service.js';
import { LlmError } from '../../../outside/llm/llm.errors.js';
import type { AnswerCheck, ConfidentialTexts } from '../checks/answer-check.js';
import { AnswerChecks } from '../checks/answer-checks.service.js';
import { isJudgeable } from '../grounding/evidence/judgeable.rules.js';
import { withoutProofs, type Proved } from '../grounding/evidence/proofs.rules.js';
import { unresolved } from '../grounding/evidence/settled.rules.js';
import { ownPartOfSecondLook, secondLookAt } from '../grounding/evidence/second-look.rules.js';
import { isLeak } from '../grounding/reply-check.rules.js';
import { correctionFor, ownPartOfCorrection, sourcesOf, wordsIn } from '../grounding/reply-screen.rules.js';
import type { OwnerData } from '../owner-data/owner-data.rules.js';
import { splitBubbles, upToLastSentence } from '../bubbles/reply-bubbles.rules.js';
import { alwaysConfidential, confidentialIn } from '../prompt/confidential-texts.js';
import { withoutOwnMarks } from '../prompt/own-marks.rules.js';
import { buildMessages, historyTokens, shortHistoryTokens, whatIsRead } from '../prompt/reply-prompt.rules.js';
import { arrangeBubbles, textBubble } from '../bubbles/reply-photos.rules.js';
import { sentenceFor } from './reply-sentences.js';
import { askOwner, countUsage, isEndOfTalk, judgedStory, keepPromise, storyChars, whatIsLeft, type Course, type Run } from './course.js';
import type { Draft, Situation } from './draft.types.js';
import { changedAnswer, failedAnswer, heldAnswer, storable } from './held-answers.js';
import { picturesOf, readStory, withPictures } from './read-story.js';
import { paymentClaimIn, paymentPassedOn, paymentReasons, type PaymentClaim } from './payment-state.rules.js';
import { SentenceJudge } from './sentence-judge.js';
import { ReplyTools } from './reply-tools.js';
import { noEffects, type Effects } from '../tools/effects.js';
import { isError } from '../tools/tool.js';

const stepsMax = 6;
/**
 * Limits of a turn that is answered with our own sentence: maximum number of requests to the model, and their total
 * time.
 */
const noteStepsMax = 2;
const notesMs = 20_000;
/** Maximum length of an answer. */
const replyChars = 4_000;
const calculator = 'hitung_pesanan';
const answerTokens = 4_000;
const nameChars = 60;
const whyChars = 200;

/**
 * Drafts the answer to one turn: calls the model and its tools, and splits the text into bubbles. Has no side
 * effects.
 */
@Injectable()
export class ReplyAgent {
  /** Texts that every request contains, and the tool names. The lead must not see any of them. */
  private readonly confidential: Pick<ConfidentialTexts, 'always' | 'toolNames'>;

  constructor(
    @Inject(Llm) private readonly llm: Llm,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(ReplyTools) private readonly tools: ReplyTools,
    @Inject(SentenceJudge) private readonly judge: SentenceJudge,
    @Inject(AnswerChecks) private readonly checks: AnswerChecks,
  ) {
    this.confidential = alwaysConfidential(tools);
  }

  /**
   * @param signal the final deadline of the draft.
   * @throws LlmError when no model gave a usable answer.
   */
  async draft(situation: Situation, signal: AbortSignal): Promise<Draft> {
    const seen = this.llm.canSee ? situation : withPictures(situation, () => false);
    const claim = paymentClaimIn(situation);
    if (claim !== null) return this.passOnPayment(claim, seen, signal);
    try {
      return await this.think(seen, historyTokens, signal);
    } catch (error) {
      if (!(error instanceof LlmError)) throw error;
      if (error.failure === 'context')
        return this.think(
          withPictures(seen, () => false),
          shortHistoryTokens,
          signal,
        );
      if (picturesOf(seen).length === 0 || !this.llm.mayBeAboutPictures(error)) throw error;
      return this.thinkWithout(seen, signal);
    }
  }

  /**
   * Tries again with only the pictures that the model accepts, if necessary with none. The bot says that it cannot
   * open the other pictures.
   */
  private async thinkWithout(situation: Situation, signal: AbortSignal): Promise<Draft> {
    const shown = picturesOf(situation);
    const taken = new Set(await this.llm.takenPictures(shown, signal));
    const good = withPictures(situation, (url) => taken.has(url));
    if (picturesOf(good).length > 0 && picturesOf(good).length < shown.length) {
      try {
        return await this.think(good, historyTokens, signal);
      } catch (error) {
        if (!(error instanceof LlmError) || !this.llm.mayBeAboutPictures(error)) throw error;
      }
    }
    return this.think(
      withPictures(situation, () => false),
      historyTokens,
      signal,
    );
  }

  private async think(situation: Situation, tokens: number, signal: AbortSignal): Promise<Draft> {
    const { messages, read, course } = this.begin(situation, tokens);
    const text = await this.converse(situation, messages, course, signal);
    keepPromise(text, course, situation.history);
    const bubbles = arrangeBubbles(text, course.effects.photos);
    // the answer has only horizontal rules and the like
    if (bubbles.length === 0) throw new LlmError('malformed', 'nothing to say').saying(course.refused.at(-1)?.text ?? '');
    course.effects.closing = await this.groundedClosing(situation, { course, signal });
    const { startedAt, findings: _findings, ours: _ours, held: _held, refused, judged, ...told } = course;
    return {
      bubbles,
      ...told,
      read: {
        ...readStory([...read.history, ...read.open], situation),
        ...(refused.length === 0 ? {} : { held: refused }),
        ...(judged.length === 0 ? {} : { judged: judgedStory(judged) }),
        ...(told.effects.handover ? { handover: storable(told.effects.handover.why, whyChars) } : {}),
      },
      tookMs: this.clock.now().getTime() - startedAt,
    };
  }

  /**
   * Answers a claim of a payment with our own sentence, and calls the owner. The model sees the turn as well, so that an
   * order, a name or an address in it is noted. Nothing that it writes is sent, and the answer does not depend on it.
   */
  private async passOnPayment(claim: PaymentClaim, situation: Situation, signal: AbortSignal): Promise<Draft> {
    const { messages, read, course } = this.begin(situation, historyTokens);
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(notesMs)]);
    try {
      await this.takeNotes(situation, messages, { course, signal: bounded });
    } catch (error) {
      signal.throwIfAborted();
      if (!isEndOfTalk(error, bounded)) throw error;
    }
    const { effects, tools, refused, model, promptTokens, completionTokens, costSen } = course;
    const why = paymentReasons[claim];
    return {
      bubbles: [textBubble(paymentPassedOn)],
      effects: {
        ...noEffects(),
        facts: effects.facts,
        closing: await this.groundedClosing(situation, { course, signal }),
        handover: { reason: 'receipt', why },
      },
      ...{ tools, model, promptTokens, completionTokens, costSen },
      read: {
        ...readStory([...read.history, ...read.open], situation),
        ...(refused.length === 0 ? {} : { held: refused }),
        handover: why,
      },
      tookMs: this.clock.now().getTime() - course.startedAt,
    };
  }

  /** Lets the model call tools until it writes a text. */
  private async takeNotes(situation: Situation, messages: LlmMessage[], run: Run): Promise<void> {
    for (let step = 1; step <= noteStepsMax; step += 1) {
      const answer = await this.ask(situation, messages, true, run.signal);
      run.course.model = answer.model;
      countUsage(run.course, this.config.LLM_PRICES, answer);
      if (answer.toolCalls.length === 0) return void run.course.refused.push(changedAnswer(answer.content, 'payment'));
      await this.runTools(situation, answer, messages, run);
    }
  }

  private begin(situation: Situation, tokens: number): { messages: LlmMessage[]; read: ReturnType<typeof whatIsRead>; course: Course } {
    const facts = { ...situation, now: this.clock.now(), historyTokens: tokens };
    const read = whatIsRead(facts);
    const messages = buildMessages(facts, read);
    const course: Course = {
      startedAt: facts.now.getTime(),
      effects: noEffects(),
      tools: [],
      findings: [...(situation.carts?.values() ?? [])].flatMap(({ finding }) => finding ?? []),
      ours: confidentialIn(messages, situation, sourcesOf(situation, []).owner),
      held: null,
      refused: [],
      judged: [],
      model: '',
      promptTokens: 0,
      completionTokens: 0,
      costSen: 0,
    };
    return { messages, read, course };
  }

  /**
   * Calls the model until it gives a text. When it gives none, fixed sentences describe what the tools
   * decided.
   */
  private async converse(situation: Situation, messages: LlmMessage[], course: Course, signal: AbortSignal): Promise<string> {
    for (let step = 1; ; step += 1) {
      const answer = await this.ask(situation, messages, step < stepsMax, signal).catch((error: unknown) => {
        const sentence = isEndOfTalk(error, signal) ? (whatIsLeft(course) ?? sentenceFor(course.effects)) : null;
        const isStuck = step === stepsMax && error instanceof LlmError && error.failure === 'malformed';
        // a new round would pay again for the answers before this error
        if (sentence === null && !isStuck) throw error instanceof LlmError && step > 1 ? error.after('answer') : error;
        course.refused.push(failedAnswer(error));
        return sentence ?? askOwner(course);
      });
      if (typeof answer === 'string') return answer;
      course.model = answer.model;
      countUsage(course, this.config.LLM_PRICES, answer);
      await this.runTools(situation, answer, messages, { course, signal });
      if (answer.toolCalls.length > 0 && step < stepsMax) continue;
      const whole = cutText(answer.content, replyChars);
      const written = answer.isCut || whole.length < answer.content.length ? upToLastSentence(whole) : answer.content;
      const { text: unmarked, quotes } = withoutProofs(written);
      const text = withoutOwnMarks(unmarked);
      if (splitBubbles(text).length > 0) {
        if (written !== answer.content) course.refused.push(changedAnswer(answer.content, 'too-long'));
        else if (text !== unmarked.trim()) course.refused.push(changedAnswer(answer.content, 'marks'));
        const isFirst = course.held === null;
        const check = await this.checkedWithJudge({ text, quotes, isFirst }, situation, { course, signal });
        if (check === null) return text;
        course.held = check.settled;
        course.refused.push(heldAnswer(text, check.open));
        if (!isFirst || step === stepsMax) return whatIsLeft(course)!;
        messages.push(answer.message, { role: 'user', content: this.askedAgain(check, situation, course) });
        continue;
      }
      const sentence = whatIsLeft(course) ?? sentenceFor(course.effects);
      if (sentence !== null) return sentence;
      course.refused.push(changedAnswer(answer.content, answer.content.trim() === '' ? 'empty' : 'unusable'));
      return answer.toolCalls.length > 0 ? askOwner(course) : '';
    }
  }

  /**
   * Checks an answer. A model judges the doubted sentences first. The first answer of a turn is judged only when
   * there are no other objections: otherwise a correction is requested, which also asks about the doubts.
   */
  private async checkedWithJudge({ text, quotes, isFirst }: Written, situation: Situation, run: Run): Promise<AnswerCheck | null> {
    const written = { text, quotes };
    const check = await this.checkOf(written, situation, run);
    if (check === null || check.objections.some(isLeak)) return check;
    const doubts = check.doubts.filter((one) => unresolved([one]).length > 0);
    const others = check.open.length - doubts.filter(isJudgeable).length;
    if (isFirst && others > 0) return check;
    const confirmed = await this.judge.ask({ botId: situation.botId, text, doubts }, sourcesOf(situation, run.course.findings), run);
    return confirmed ? this.checkOf(written, situation, run) : check;
  }

  private checkOf(written: Omit<Written, 'isFirst'>, situation: Situation, { course, signal }: Run): Promise<AnswerCheck | null> {
    const said = course.judged.flatMap(({ sentence, found }) => (found === 'said' ? [sentence] : []));
    const confidential = { ...this.confidential, now: course.ours };
    return this.checks.answer(situation.botId, { ...written, said, confidential, sources: sourcesOf(situation, course.findings) }, signal);
  }

  /**
   * The noted order. The owner sees its amount, so the amount must be grounded like an amount in a text for a lead.
   */
  private async groundedClosing(situation: Situation, { course, signal }: Run): Promise<Effects['closing']> {
    const { closing } = course.effects;
    if (!closing?.amount) return closing;
    const total = { text: `Total Rp ${closing.amount}`, sources: sourcesOf(situation, course.findings) };
    const objections = await this.checks.text(situation.botId, { ...total, confidential: { ...this.confidential, now: [] } }, signal);
    return objections.length === 0 ? closing : { ...closing, amount: null };
  }

  /** Asks the model to correct its answer, or to compare it with the evidence. */
  private askedAgain({ objections, doubts }: AnswerCheck, { data }: Situation, course: Course): string {
    const calculates = this.calculatorFor(data);
    course.ours.push(ownPartOfSecondLook(calculates));
    if (objections.length === 0) return secondLookAt(doubts, calculates);
    course.ours.push(ownPartOfCorrection(objections, calculates));
    return correctionFor(objections, calculates, doubts);
  }

  /** The name of the tool that computes orders, when the owner's data allow it. */
  private calculatorFor(data: OwnerData): string | undefined {
    return this.tools.isOffered(calculator, data) ? calculator : undefined;
  }

  private ask({ botId, data }: Situation, messages: readonly LlmMessage[], mayCall: boolean, signal: AbortSignal): Promise<LlmAnswer> {
    return this.llm.complete(
      {
        messages,
        tools: this.tools.definitions(data),
        toolChoice: mayCall ? 'auto' : 'none',
        accepts: this.tools.isRunnable,
        maxTokens: answerTokens,
        cacheKey: botId,
      },
      signal,
    );
  }

  /** Runs the calls one after the other, so that effects are recorded in the order of the calls. */
  private async runTools(situation: Situation, answer: LlmAnswer, messages: LlmMessage[], { course, signal }: Run): Promise<void> {
    if (answer.toolCalls.length === 0) return;
    messages.push(answer.message);
    const { botId, accountId, prompts, data } = situation;
    const context = {
      botId,
      accountId,
      prompts,
      data,
      leadWords: wordsOfLead(situation),
      effects: course.effects,
      earlier: course.tools,
      signal,
    };
    for (const call of answer.toolCalls) {
      const result = await this.tools.run(call, context);
      course.tools.push({
        name: storable(call.name, nameChars),
        arguments: storable(call.arguments, storyChars),
        result: storable(result, storyChars),
      });
      if (this.tools.isSource(call.name) && !isError(result)) course.findings.push(result);
      else if (isError(result)) course.ours.push(result);
      messages.push({ role: 'tool', tool_call_id: call.id, content: result });
    }
  }
}

/** An answer of the model, with its quotes of the owner. */
interface Written {
  readonly text: string;
  readonly quotes: Proved['quotes'];
  readonly isFirst: boolean;
}

function wordsOfLead({ history, open }: Situation): string {
  const written = [...history, ...open].filter(({ sender }) => sender === 'lead');
  return written.map(wordsIn).join('\n');
}
