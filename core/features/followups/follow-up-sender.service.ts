import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import type { BotId } from '#contracts/values/ids';
import { dayIn } from '#contracts/values/time-zones';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Log } from '../../platform/log/log.js';
import { LlmError } from '../../outside/llm/llm.errors.js';
import { Members } from '../account/members.service.js';
import { BotsService } from '../bots/bots.service.js';
import { NewChats } from '../conversations/inbox/new-chats.service.js';
import { IdleConversationsService, leadOf } from '../conversations/messages/idle/idle-conversations.service.js';
import { TurnsService } from '../conversations/messages/turns/turns.service.js';
import { PlansService } from '../plans/plans.service.js';
import { PromptsService } from '../prompts/prompts.service.js';
import { OwnerDataService } from '../replies/owner-data/owner-data.service.js';
import { FailedWritings } from '../replies/writers/failed-writings.service.js';
import { FollowUpWriter } from '../replies/writers/follow-up-writer.service.js';
import { FollowUpEvents } from './follow-up-events.service.js';
import { gapAfter, windowEnd } from './followups.rules.js';
import { FollowUpsService } from './followups.service.js';
import * as statements from './followups.statements.js';
import type { RunOutcome, Scheduled } from './followups.types.js';
import * as pace from './pace.statements.js';
import { decideSend, limitNow, type Decision, type SendFacts } from './sending.rules.js';

/** Maximum number of follow-ups handled for one owner in a row, before other owners get their turn. */
const looksMax = 50;
/** Delay before an unavailable AI is called again. */
const aiPauseMs = 5 * 60_000;
/** After this many failed tries that may have cost something, the follow-up is skipped. */
const paidTriesMax = 3;

/** A text that was generated but not sent yet. */
interface Draft {
  readonly text: string;
  readonly isAi: boolean;
  readonly model: string | null;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

type Look = { readonly facts: SendFacts; readonly number: pace.NumbersDay };
type Step = { readonly kind: 'sent' | 'left' } | Extract<Decision, { kind: 'wait' }>;

/**
 * Sends what is due, one after another for each owner. Steps for one follow-up: look (reads all facts of the
 * decision at once), text, claim. The claim is one transaction: it locks the conversation, decides again by
 * the same rule, and only then marks the row as sent and queues the bubble under its WhatsApp id. So nothing
 * is sent after a stop condition became true, each day is sent at most once however many workers try, and a
 * worker that dies before the commit has changed nothing.
 */
@Injectable()
export class FollowUpSender {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(BotsService) private readonly bots: BotsService,
    @Inject(IdleConversationsService) private readonly idleConversations: IdleConversationsService,
    @Inject(NewChats) private readonly newChats: NewChats,
    @Inject(TurnsService) private readonly turns: TurnsService,
    @Inject(OwnerDataService) private readonly ownerData: OwnerDataService,
    @Inject(FollowUpWriter) private readonly writer: FollowUpWriter,
    @Inject(FailedWritings) private readonly failures: FailedWritings,
    @Inject(FollowUpsService) private readonly settings: FollowUpsService,
    @Inject(FollowUpEvents) private readonly events: FollowUpEvents,
  ) {}

  /** Sends what is due for one owner until the next one has to wait. Safe to run twice and concurrently. */
  async run(botId: BotId, signal: AbortSignal): Promise<RunOutcome> {
    let sent = 0;
    for (let looks = 0; looks < looksMax; looks += 1) {
      signal.throwIfAborted();
      const one = await statements.findDue(this.database, botId, this.clock.now());
      if (!one) return { kind: 'idle', sent };
      const step = await this.take(one, signal);
      if (step.kind === 'wait') return { ...step, sent };
      if (step.kind === 'sent') sent += 1;
    }
    return { kind: 'wait', until: this.clock.now(), sent };
  }

  private async take(one: Scheduled, signal: AbortSignal): Promise<Step> {
    const look = await this.database.transaction((tx) => this.look(tx, one));
    // the follow-up was sent, cancelled or moved after it was read
    if (!look) return { kind: 'left' };
    const decision = decideSend(look.facts);
    if (decision.kind === 'wait') return decision;
    if (decision.kind === 'move' || decision.kind === 'hold') return this.postpone(one, decision);
    if (decision.kind !== 'send') return this.leaveOut(one, decision);
    const draft = await this.draft(one, look.facts, decision.text, signal);
    if ('kind' in draft) return draft.kind === 'wait' ? draft : this.leaveOut(one, draft);
    return (await this.claim(one, draft)) ? { kind: 'sent' } : { kind: 'left' };
  }

  /**
   * Reads all facts of the decision. Locks the conversation, the number and the follow-up until the
   * transaction ends. Undefined when the follow-up is not scheduled any more.
   */
  private async look(tx: Tx, one: Scheduled): Promise<Look | undefined> {
    const { botId, conversationId, silentSince } = one;
    // chats that the owner starts count towards the same limits, so they must not start at the same time
    await this.newChats.lockStarts(tx, botId);
    const idle = await this.idleConversations.lock(tx, botId, conversationId, silentSince);
    const accountId = await this.members.accountOf(botId, tx);
    const now = this.clock.now();
    const [config, options, plan, prompts, session] = await Promise.all([
      this.settings.lockSettings(tx, botId),
      this.settings.options(botId, tx),
      this.plans.summary(accountId, tx),
      this.prompts.loadPrompts(botId, tx),
      this.bots.sendState(botId, tx),
    ]);
    const number = { botId, phone: session.phone ?? '', day: dayIn(options.zone, now) };
    const isPaced = this.config.PACING !== 'off';
    if (isPaced) await pace.lockPace(tx, number);
    if (!idle || !(await statements.lockScheduled(tx, one))) return undefined;
    const facts: SendFacts = {
      ...{ now, plan, config, session, ...options },
      day: one.day,
      dueAt: one.dueAt,
      isHeld: one.isHeld,
      silentSince: one.since,
      earlier: await statements.findEarlier(tx, one),
      name: idle.name,
      stop: idle.stop,
      isTrained: await this.ownerData.isTrained(prompts, { accountId, botId }, tx),
      pace: isPaced ? await pace.findPace(tx, number) : null,
      rampDays: this.config.NUMBER_RAMP_DAYS,
      openedToday: await this.newChats.startedSince(tx, botId, new Date(now.getTime() - dayMs)),
      newChats: session.newChats && {
        endsAt: session.newChats.endsAt,
        left: session.newChats.left - (await this.startedSince(tx, botId, session.newChats.readAt)),
      },
    };
    return { facts, number };
  }

  /**
   * Number of new chats since that time, as far as this program knows: chats started by follow-ups, and chats that
   * the owner started in the panel.
   */
  private async startedSince(tx: Tx, botId: BotId, since: Date): Promise<number> {
    const followUps = await statements.countSentSince(tx, botId, since, this.clock.now());
    return followUps + (await this.newChats.startedSince(tx, botId, since));
  }

  /** Moves the follow-up to a later place in the queue, so that other due follow-ups can be sent. */
  private async postpone(one: Scheduled, decision: Extract<Decision, { kind: 'move' | 'hold' }>): Promise<Step> {
    const { kind, to } = decision;
    await this.database.transaction(async (tx) => {
      if (decision.kind === 'hold') await statements.hold(tx, one, to, decision.restrictedUntil);
      else await statements.moveDue(tx, one.botId, [{ id: one.id, dueAt: to }]);
      await this.events.ofOne(tx, one, 'followup.moved', { day: one.day, dueAt: to.toISOString() });
    });
    this.log.info({
      event: 'followups.moved',
      botId: one.botId,
      conversationId: one.conversationId,
      day: one.day,
      to,
      isHeld: kind === 'hold',
    });
    return { kind: 'left' };
  }

  private async leaveOut(one: Scheduled, { kind, reason }: Extract<Decision, { kind: 'cancel' | 'skip' }>): Promise<Step> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      if (kind === 'cancel') await statements.cancelIdleConversation(tx, one, reason, now);
      else await statements.skip(tx, one, reason, now);
      const outcome = kind === 'cancel' ? 'cancelled' : 'skipped';
      await this.events.ofOne(tx, one, 'followup.left-out', { day: one.day, outcome, reason });
    });
    this.log.info({ event: 'followups.left-out', botId: one.botId, conversationId: one.conversationId, day: one.day, kind, reason });
    return { kind: 'left' };
  }

  /** The text, or what to do when there is none. @param own the owner's text; null when the AI writes */
  private async draft(
    one: Scheduled,
    facts: SendFacts,
    own: string | null,
    signal: AbortSignal,
  ): Promise<Draft | Extract<Decision, { kind: 'skip' | 'cancel' | 'wait' }>> {
    if (own !== null) return { text: own, isAi: false, model: null, promptTokens: 0, completionTokens: 0 };
    const { botId, conversationId, day } = one;
    const [turn, prompts] = await Promise.all([this.turns.loadTurn(botId, conversationId), this.prompts.loadPrompts(botId)]);
    if (!turn) return { kind: 'cancel', reason: 'answered' };
    try {
      const { text, ...made } = await this.writer.write(
        { botId, prompts, leadName: facts.name, thread: turn.thread, day, memory: turn.memory },
        signal,
      );
      return { text, isAi: true, ...made };
    } catch (error) {
      if (!(error instanceof LlmError)) throw error;
      this.log.warn({ event: 'followups.not-written', botId, conversationId, day, failure: error.failure });
      if (error.failure === 'filtered' || error.failure === 'malformed' || error.failure === 'refused')
        return { kind: 'skip', reason: 'failed' };
      if (error.cost !== 'nothing' && (await this.failures.followUpFailed(one.id)) >= paidTriesMax)
        return { kind: 'skip', reason: 'failed' };
      return { kind: 'wait', until: new Date(this.clock.now().getTime() + aiPauseMs) };
    }
  }

  /** True when the follow-up was queued. False when something now forbids or delays it; the next call finds the cause. */
  private async claim(one: Scheduled, draft: Draft): Promise<boolean> {
    const { botId, conversationId, day } = one;
    const isSent = await this.database.transaction(async (tx): Promise<boolean> => {
      const look = await this.look(tx, one);
      if (!look) return false;
      const decision = decideSend(look.facts);
      // since the draft, the owner switched between AI and own text, or changed the text
      if (decision.kind !== 'send' || decision.text !== (draft.isAi ? null : draft.text)) return false;
      if (look.facts.pace) await pace.notePace(tx, look.number, await this.nextSlot(tx, one.botId, look.facts, look.facts.pace));
      const notAfter = windowEnd(look.facts.now, look.facts.zone);
      const unasked = await this.idleConversations.say(tx, botId, conversationId, { body: draft.text, speech: 'follow-up', notAfter });
      await statements.markSent(tx, one, { messageId: unasked.id, ...draft }, look.facts.now);
      await this.events.ofOne(tx, one, 'followup.sent', {
        lead: leadOf(unasked),
        day,
        messageId: unasked.id,
        writtenBy: draft.isAi ? 'ai' : 'owner',
      });
      return true;
    });
    if (!isSent) return false;
    const { model, promptTokens, completionTokens } = draft;
    this.log.info({ event: 'followups.sent', botId, conversationId, day, isAi: draft.isAi, model, promptTokens, completionTokens });
    return true;
  }

  private async nextSlot(tx: Tx, botId: BotId, facts: SendFacts, today: pace.PaceOfDay): Promise<Date> {
    const { now, zone } = facts;
    const left = limitNow(facts, today.daysBefore) - today.sentToday;
    const waiting = await statements.countDue(tx, botId, windowEnd(now, zone), left);
    return new Date(now.getTime() + gapAfter(now, zone, waiting, Math.random()));
  }
}
