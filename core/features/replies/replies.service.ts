import { Inject, Injectable } from '@nestjs/common';
import { introductionOf } from '#contracts/values/bot/introduction';
import type { EventSubject } from '#contracts/events/catalogue';
import type { BotId, ConversationId } from '#contracts/values/ids';
import type { NeedReason } from '#contracts/values/needs';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Log } from '../../platform/log/log.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { LlmError } from '../../outside/llm/llm.errors.js';
import { draftLimitMs } from '../../outside/llm/llm.rules.js';
import { Members } from '../account/members.service.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import { ClosingsService } from '../closings/closings.service.js';
import type { OpenTurn, ReplyClaim } from '../conversations/conversations.types.js';
import { EventsService } from '../events/events.service.js';
import { NeedsService } from '../conversations/state/needs.service.js';
import { TurnsService, type ClaimedTurn } from '../conversations/messages/turns/turns.service.js';
import { PlanWarnings } from '../plans/plan-warnings.service.js';
import { PlansService } from '../plans/plans.service.js';
import { PromptsService } from '../prompts/prompts.service.js';
import { QuestionsService } from '../questions/questions.service.js';
import { asks, questionsOf, questionsTold } from './owner-questions.rules.js';
import { decideGate, mediaToday, needOf, openMessages, pauseAfterStale, said, type Gate } from './replies.rules.js';
import { withIntroduction } from './bubbles/introduction.rules.js';
import { isTrained } from './owner-data/owner-data.rules.js';
import { OwnerDataService } from './owner-data/owner-data.service.js';
import { ConversationFactsService } from './agent/conversation-facts.service.js';
import type { Draft, Situation } from './agent/draft.types.js';
import { askedInstead, fixedWords } from './agent/fixed-drafts.js';
import { ReplyAgent } from './agent/reply-agent.js';
import { MemoryWriter } from './writers/memory-writer.service.js';
import { ReplyCooldown } from './agent/reply-cooldown.js';
import { failureOfDraft, isBounded, questionInstead } from './agent/failed-rounds.rules.js';
import { unknownCalledOff } from './agent/reply-sentences.js';
import { earlierPictures } from './agent/attachment-reader.rules.js';
import { AttachmentReader } from './agent/attachment-reader.js';
import { CartReader } from './agent/cart-reader.js';
import { editedMessageAt, threadParts } from './prompt/thread-parts.rules.js';
import { UsageWatch } from './usage-watch.service.js';
import { closingText, learntFrom, needsTransaction, type Effects } from './tools/effects.js';
import { handoverFacts, isWithheld, turnFacts } from './replies.events.js';
import { settledLines } from './replies.texts.js';

/** Maximum number of consecutive checks of a turn that keeps changing, before the alarm is set again. */
const looksMax = 5;
/** How often a turn that waits for its owner is checked, in case the alarm of a changed setting was lost. */
const ownerFirstLookMs = 10 * 60_000;
/** Minimum time of an answer before "is typing" is shown. */
const thinkingShownAfterMs = 300;

/** Result of an alarm. `wait`: fire again at that time. */
export type Outcome =
  | { readonly kind: 'answered'; readonly bubbles: number }
  | { readonly kind: 'silent'; readonly reason: string }
  | { readonly kind: 'wait'; readonly untilMs: number };

/** The owner's training of the bot, and stored facts about the conversation. */
type Taught = Pick<Situation, 'botId' | 'accountId' | 'prompts' | 'data' | 'known'>;

/** The bot that answers, and the account that pays for it. */
type Payer = Pick<Situation, 'botId' | 'accountId'>;

/**
 * Answers turns. Steps: load (conversation, prompts and package at once), gate, draft, claim. The claim is one atomic
 * statement: it takes the turn if the turn has not changed since it was loaded, charges one reply, and queues the
 * bubbles. Therefore, a turn has at most one answer even when several workers draft one, an answer costs exactly one
 * reply, and a worker that dies before the commit has changed nothing.
 *
 * One answered turn costs two round trips to Postgres: all queries in one, then the claim, which also returns the
 * data for the panel. The events of a closing, a question or a handover are in the same transaction as the claim.
 */
@Injectable()
export class RepliesService {
  private readonly drafts: ReturnType<Metrics['counter']>;
  private readonly thinking: ReturnType<Metrics['histogram']>;
  private readonly tokens: ReturnType<Metrics['counter']>;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(Config) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
    @Inject(EventsService) private readonly events: EventsService,
    @Inject(TurnsService) private readonly turns: TurnsService,
    @Inject(NeedsService) private readonly needs: NeedsService,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(PlanWarnings) private readonly planWarnings: PlanWarnings,
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(ClosingsService) private readonly closings: ClosingsService,
    @Inject(QuestionsService) private readonly questions: QuestionsService,
    @Inject(OwnerDataService) private readonly ownerData: OwnerDataService,
    @Inject(ConversationFactsService) private readonly conversationFacts: ConversationFactsService,
    @Inject(ReplyAgent) private readonly agent: ReplyAgent,
    @Inject(AttachmentReader) private readonly attachmentReader: AttachmentReader,
    @Inject(CartReader) private readonly carts: CartReader,
    @Inject(ReplyCooldown) private readonly cooldown: ReplyCooldown,
    @Inject(UsageWatch) private readonly usage: UsageWatch,
    @Inject(MemoryWriter) private readonly memory: MemoryWriter,
    @Inject(Metrics) metrics: Metrics,
  ) {
    this.drafts = metrics.counter('reply_drafts_total', 'Drafts by what became of them', ['outcome']);
    this.thinking = metrics.histogram(
      'reply_thinking_seconds',
      'Time the model and its tools took for one draft',
      [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120, 240],
    );
    this.tokens = metrics.counter('reply_tokens_total', 'Tokens of drafts, dropped ones included', ['kind']);
  }

  /**
   * Checks a conversation and answers its open turn. Safe to run twice and concurrently.
   * @throws LlmError when the models failed; the caller that retries calls {@link giveUp} after the last try.
   */
  async generate(botId: BotId, conversationId: ConversationId, signal: AbortSignal): Promise<Outcome> {
    const accountId = await this.members.findAccountOf(botId);
    if (!accountId) return { kind: 'silent', reason: 'gone' };
    const startedMs = performance.now();
    for (let looks = 0; looks < looksMax; looks += 1) {
      const [turn, prompts, plan, data, facts] = await this.database.pipelined((sql) =>
        Promise.all([
          this.turns.loadTurn(botId, conversationId, sql),
          this.prompts.loadPrompts(botId, sql),
          this.plans.summary(accountId, sql),
          this.ownerData.load({ accountId, botId }, sql),
          this.conversationFacts.load(botId, conversationId, sql),
        ]),
      );
      if (!turn) return { kind: 'silent', reason: 'gone' };
      const leadIsTyping =
        this.config.REPLY_QUIET_MS > 0 && turn.answeredTurn < turn.turn && (await this.turns.leadIsTyping(conversationId));
      const known = { ...prompts, isTrained: isTrained(prompts, data), plan, limits: this.limits() };
      const gate = decideGate(turn, { ...known, nowMs: this.clock.now().getTime(), leadIsTyping });
      if (gate.kind !== 'answer' && gate.kind !== 'say') {
        const outcome = await this.refuse({ botId, accountId }, turn, gate, prompts.takeoverMinutes);
        if (outcome) return outcome;
        continue;
      }
      const draft =
        gate.kind === 'say' ? fixedWords(gate) : await this.answer(turn, { botId, accountId, prompts, data, known: facts }, signal);
      const outcome = await this.say({ botId, accountId }, turn, draft);
      this.count(draft, outcome ? 'said' : 'dropped');
      if (outcome) return outcome;
      const pauseMs = pauseAfterStale(await this.cooldown.countStale(conversationId));
      this.log.info({ event: 'replies.stale', botId, conversationId, turn: turn.turn, pauseMs });
      // the remaining time of the job must be enough for the next draft
      const isLong = performance.now() - startedMs > this.config.LLM_DEADLINE_MS;
      if (pauseMs > 0 || isLong) return { kind: 'wait', untilMs: this.clock.now().getTime() + pauseMs };
    }
    return { kind: 'wait', untilMs: this.clock.now().getTime() + 1_000 };
  }

  /**
   * After the first failed round: notifies the owner, who may answer at once. The bot keeps trying, and its
   * answer withdraws the notice.
   */
  async noteFailure(botId: BotId, conversationId: ConversationId): Promise<void> {
    await this.callToFailed(botId, conversationId, false);
  }

  /** After the last try: sends no answer and notifies the owner. The turn stays open and is tried again later. */
  async giveUp(botId: BotId, conversationId: ConversationId, error: unknown): Promise<void> {
    const turn = await this.callToFailed(botId, conversationId, true);
    if (!turn) return;
    this.drafts.inc({ outcome: 'failed' });
    await this.cooldown.begin(turn, error);
    this.log.error({
      event: 'replies.given-up',
      botId,
      conversationId,
      turn: turn.turn,
      failure: error instanceof LlmError ? error.failure : 'other',
    });
  }

  /** Sets lost alarms again. Returns the number of turns that wait. */
  async sweep(): Promise<number> {
    return this.turns.sweep(this.clock.now(), (ids) => this.cooldown.resting(ids));
  }

  /** @returns the turn; undefined when it is answered */
  private async callToFailed(botId: BotId, conversationId: ConversationId, givenUp: boolean): Promise<OpenTurn | undefined> {
    const turn = await this.turns.loadTurn(botId, conversationId);
    if (!turn || turn.answeredTurn >= turn.turn) return undefined;
    const accountId = await this.members.accountOf(botId);
    await this.database.transaction(async (tx) => {
      await this.needs.raise(tx, botId, conversationId, 'ai-failed');
      await this.prompts.markAiFailed(tx, botId);
      const facts = { ...turnFacts(turn), givenUp };
      await this.events.append(tx, { accountId, botId, conversationId, kind: 'reply.failed', facts });
    });
    return turn;
  }

  private count(draft: Draft, outcome: 'said' | 'dropped'): void {
    this.drafts.inc({ outcome });
    this.thinking.observe(draft.tookMs / 1000);
    this.tokens.inc({ kind: 'prompt' }, draft.promptTokens);
    this.tokens.inc({ kind: 'completion' }, draft.completionTokens);
  }

  private limits() {
    const {
      REPLY_QUIET_MS: quietMs,
      REPLY_MAX_WAIT_MS: maxWaitMs,
      REPLY_MAX_AGE_MINUTES: maxAgeMinutes,
      REPLY_LOOP_LIMIT: loopLimit,
      REPLY_LEAD_ANSWERS_PER_HOUR: answersPerHour,
      REPLY_LEAD_ANSWERS_PER_DAY: answersPerDay,
    } = this.config;
    return { quietMs, maxWaitMs, maxAgeMinutes, loopLimit, answersPerHour, answersPerDay };
  }

  /**
   * Handles a turn that gets no answer now. Returns undefined when the turn changed before: the caller must check
   * again.
   */
  private async refuse(
    { botId, accountId }: Payer,
    turn: OpenTurn,
    gate: Exclude<Gate, { kind: 'answer' | 'say' }>,
    takeoverMinutes: number,
  ): Promise<Outcome | undefined> {
    if (gate.kind === 'wait') {
      if (!gate.forOwner) return gate;
      await this.turns.leaveToOwner({ botId, conversationId: turn.conversationId, turn: turn.turn });
      return { kind: 'wait', untilMs: Math.min(gate.untilMs, this.clock.now().getTime() + ownerFirstLookMs) };
    }
    if (gate.kind !== 'settle') return { kind: 'silent', reason: gate.kind };
    const { reason } = gate;
    const pauseMinutes = reason === 'loop' || reason === 'repeats' ? takeoverMinutes : null;
    const ending = { takeoverMinutes: pauseMinutes, need: needOf(reason) };
    const { conversationId } = turn;
    const ended = { botId, conversationId, turn: turn.turn };
    const isSettled = !isWithheld(reason)
      ? await this.turns.settle(ended, ending)
      : await this.database.transaction(async (tx) => {
          if (!(await this.turns.settle(ended, ending, tx))) return false;
          const facts = { ...turnFacts(turn), reason, pauseMinutes };
          await this.events.append(tx, { accountId, botId, conversationId, kind: 'reply.withheld', facts });
          return true;
        });
    if (!isSettled) return undefined;
    this.log.info({ event: 'replies.settled', botId, conversationId: turn.conversationId, turn: turn.turn, reason: gate.reason });
    const line = settledLines[gate.reason];
    if (line) this.activityLog.write(botId, 'WARN', `${line} (${turn.calledName})`, [conversationId]);
    return { kind: 'silent', reason: gate.reason };
  }

  private async answer(turn: OpenTurn, taught: Taught, signal: AbortSignal): Promise<Draft> {
    const draft = await this.draft(turn, taught, signal);
    if (!taught.prompts.introducesAi) return draft;
    return { ...draft, bubbles: withIntroduction(draft.bubbles, turn.thread, introductionOf(this.config.PUBLIC_URL)) };
  }

  private async draft(turn: OpenTurn, taught: Taught, signal: AbortSignal): Promise<Draft> {
    const { botId } = taught;
    const { history, open: latest } = threadParts(turn);
    let isShown = false;
    const shown = setTimeout(() => {
      isShown = true;
      this.turns.showThinking(botId, turn, true);
    }, thinkingShownAfterMs);
    try {
      const isOver = mediaToday(turn.thread, this.clock.now().getTime()) > this.config.REPLY_LEAD_MEDIA_PER_DAY;
      if (isOver) await this.noteUnread(taught, turn);
      const { images, previews, transcripts, readings, hearings } = await this.attachmentReader.perceive(
        botId,
        isOver ? [] : said(openMessages(turn)),
        signal,
        isOver ? [] : earlierPictures(history, latest),
      );
      const heard = latest.map((message) => ({
        ...message,
        transcript: transcripts.get(message.id) ?? message.transcript,
        reading: readings.get(message.id) ?? message.reading ?? null,
        hearing: hearings.get(message.id) ?? message.hearing ?? null,
      }));
      const carts = await this.carts.compare(taught, [...history, ...heard]);
      const ends = AbortSignal.any([signal, AbortSignal.timeout(draftLimitMs(this.config.LLM_DEADLINE_MS))]);
      return await this.agent.draft(
        { ...taught, images, previews, leadName: turn.name, history, open: heard, carts, memory: turn.memory },
        ends,
      );
    } catch (error) {
      const failure = failureOfDraft(error, signal);
      const question = questionInstead(failure, isBounded(failure) ? await this.cooldown.paidRounds(turn) : 0);
      if (question === null) throw failure;
      return askedInstead(question, { history, open: latest, memory: turn.memory }, failure);
    } finally {
      clearTimeout(shown);
      if (isShown) this.turns.showThinking(botId, turn, false);
    }
  }

  /** Announces that the lead has sent more attachments than the daily limit. */
  private async noteUnread({ botId, accountId }: Taught, turn: OpenTurn): Promise<void> {
    const { conversationId } = turn;
    const kind = 'attachments.withheld';
    await this.database.transaction((tx) => this.events.append(tx, { accountId, botId, conversationId, kind, facts: turnFacts(turn) }));
  }

  /** Sends a draft. Returns undefined when the draft became stale. */
  private async say({ botId, accountId }: Payer, turn: OpenTurn, draft: Draft): Promise<Outcome | undefined> {
    const { conversationId } = turn;
    const claimed = await this.claim({ botId, accountId }, turn, draft);
    // When no reply is left to charge, the gate settles the turn at its next check.
    if (!claimed) return undefined;
    this.turns.sendOff(botId, conversationId, claimed);
    void this.planWarnings.afterCharge(accountId, claimed.charge);
    void this.usage.afterCharge({ botId, accountId }, claimed.charge);
    void this.memory.remind(botId, turn);
    if (draft.bubbles.length > 0)
      this.activityLog.write(
        botId,
        'INFO',
        `✅ ${draft.tellsQuota ? 'Pesan kuota habis' : draft.isFree ? 'Balasan panggilan' : 'Balasan AI'} untuk ${turn.calledName}`,
        [conversationId],
      );
    for (const { level, text } of draft.effects.lines)
      this.activityLog.write(botId, level, `${text} (${turn.calledName})`, [conversationId]);
    const { model, promptTokens, completionTokens, tookMs } = draft;
    this.log.info({
      event: 'replies.answered',
      botId,
      conversationId,
      turn: turn.turn,
      bubbles: draft.bubbles.length,
      model,
      promptTokens,
      completionTokens,
      tookMs,
    });
    return { kind: 'answered', bubbles: draft.bubbles.length };
  }

  private async claim({ botId, accountId }: Payer, turn: OpenTurn, draft: Draft): Promise<ClaimedTurn | undefined> {
    const { effects, bubbles, tools, model, promptTokens, completionTokens, tookMs, read, costSen } = draft;
    const claim: ReplyClaim = {
      ...{ bubbles, tools, model, promptTokens, completionTokens, tookMs, read, costSen },
      botId,
      conversationId: turn.conversationId,
      draftedTurn: turn.turn,
      isFree: draft.isFree === true,
      tellsQuota: draft.tellsQuota === true,
      closing: effects.closing !== null,
      facts: this.turns.factsOf(learntFrom(effects)),
      need: claimedNeed(effects, null),
    };
    const editedAt = editedMessageAt(turn);
    if (!needsTransaction(effects) && !editedAt) return this.turns.claim(this.database, claim);
    const of = { accountId, botId, conversationId: turn.conversationId };
    return this.database.transaction(async (tx) => {
      // before a new order is noted: the new order is not the one that the lead called off
      const calledOffAt = effects.calledOff && (await this.closings.newestAt(tx, botId, turn.conversationId));
      const claimed = await this.turns.claim(tx, { ...claim, need: claimedNeed(effects, calledOffAt) });
      if (!claimed) return undefined;
      if (effects.calledOff) await this.noteCalledOff(tx, { ...of, ...turnFacts(turn) }, calledOffAt);
      if (effects.closing) await this.noteClosing(tx, of, turn, effects.closing);
      else if (editedAt && !effects.calledOff)
        await this.closings.noteEdited(tx, accountId, { ...of, ...turnFacts(turn), editedMessageAt: editedAt });
      if (effects.handover) await this.events.append(tx, { ...of, kind: 'handover.called', facts: handoverFacts(turn, effects.handover) });
      else if (asks(effects))
        await this.questions.ask(tx, { ...of, ...turnFacts(turn) }, questionsOf(effects, turn), questionsTold(effects));
      return claimed;
    });
  }

  /**
   * Marks the called-off order among the closings. An order that is not there cannot be marked: the owner gets a
   * question about it.
   */
  private async noteCalledOff(tx: Tx, of: Required<EventSubject> & ReturnType<typeof turnFacts>, notedAt: Date | null): Promise<void> {
    if (notedAt) return this.closings.noteCalledOff(tx, of.accountId, of, notedAt);
    await this.questions.ask(tx, of, [{ question: unknownCalledOff, origin: 'bot' }], [unknownCalledOff]);
  }

  private async noteClosing(tx: Tx, of: Required<EventSubject>, turn: OpenTurn, closing: NonNullable<Effects['closing']>): Promise<void> {
    const before = await this.closings.note(tx, of.accountId, {
      ...of,
      ...turnFacts(turn),
      ...closing,
      editedMessageAt: editedMessageAt(turn),
    });
    if (before)
      await this.turns.forgetPurchase(tx, of.botId, of.conversationId, { before: closingText(before), now: closingText(closing) });
  }
}

/** @param calledOffAt when the called-off order was noted; null when no such order is stored */
function claimedNeed({ handover, need }: Draft['effects'], calledOffAt: Date | null): NeedReason | null {
  return handover?.reason ?? (calledOffAt ? 'called-off' : need);
}
