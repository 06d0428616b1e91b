import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import type { BotId, ConversationId } from '#contracts/values/ids';
import type { TimeZone } from '#contracts/values/time-zones';
import { retention } from '#contracts/values/retention';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Log } from '../../platform/log/log.js';
import { Members } from '../account/members.service.js';
import type { IdleConversation } from '../conversations/conversations.types.js';
import { BotsService } from '../bots/bots.service.js';
import { IdleConversationsService, type SilentSince } from '../conversations/messages/idle/idle-conversations.service.js';
import { PlansService } from '../plans/plans.service.js';
import { FollowUpAlarm } from './follow-up-alarm.js';
import { FollowUpEvents } from './follow-up-events.service.js';
import { dayNumbers, intoWindow, planOf, staleAfterMs } from './followups.rules.js';
import { FollowUpsService } from './followups.service.js';
import { passes } from './sending.rules.js';
import * as statements from './followups.statements.js';
import * as settings from './settings.statements.js';

/**
 * How long our message must be the last one before follow-ups are scheduled. A shorter pause is normal between two
 * messages of an active lead.
 */
const quietMs = 60_000;
const page = 500;

interface Page {
  readonly taken: readonly IdleConversation[];
  readonly added: number;
}

/**
 * How long a number must be restricted before its queued follow-ups are scheduled again. It is longer than WhatsApp
 * may take to acknowledge a message that was sent before the restriction.
 */
const settledAfterMs = 60_000;
/** A queued follow-up stays queued only when its send window ends at least this long after the restriction. */
const leavingMs = 15 * 60_000;

/** Alarms are set when a follow-up is due within this time, so that it is sent on time even when no sweep runs. */
const horizonMs = 15 * 60_000;

/**
 * Keeps `follow_ups` in step with the conversations. Runs periodically, in any number of processes: it schedules
 * follow-ups for idle conversations, cancels those of ended packages, and sets the alarms of due follow-ups, including
 * alarms that were lost with Redis. None of this runs while a message is handled: an inbound message and its answer
 * leave an idle conversation in a partial index until the planner finds it there (decision 0059).
 */
@Injectable()
export class FollowUpPlanner {
  /** Since when a bot with queued follow-ups is seen as restricted, in milliseconds since 1970. */
  private readonly restrictedSince = new Map<BotId, number>();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
    @Inject(FollowUpEvents) private readonly events: FollowUpEvents,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(BotsService) private readonly bots: BotsService,
    @Inject(FollowUpsService) private readonly settings: FollowUpsService,
    @Inject(IdleConversationsService) private readonly idleConversations: IdleConversationsService,
    @Inject(FollowUpAlarm) private readonly alarm: FollowUpAlarm,
  ) {}

  /** One round of all steps. Returns how many owners have an alarm now. */
  async sweep(): Promise<number> {
    await this.plan();
    await this.cancelExpired();
    await this.takeBackRestricted();
    await this.moveBackLifted();
    return this.setAlarms();
  }

  /**
   * Schedules queued follow-ups of restricted numbers again, after the restriction. Without this, they would be withdrawn
   * at the end of their window. When the restriction ends within the window, they stay queued.
   */
  async takeBackRestricted(): Promise<void> {
    const now = this.clock.now();
    const waiting = new Set(await this.idleConversations.botsWithQueued());
    for (const botId of this.restrictedSince.keys()) if (!waiting.has(botId)) this.restrictedSince.delete(botId);
    for (const botId of waiting) {
      const { restrictedUntil } = await this.bots.sendState(botId);
      if (restrictedUntil === null || restrictedUntil <= now) {
        this.restrictedSince.delete(botId);
        continue;
      }
      const since = this.restrictedSince.get(botId) ?? now.getTime();
      this.restrictedSince.set(botId, since);
      if (now.getTime() - since >= settledAfterMs) await this.takeBack(botId, restrictedUntil);
    }
  }

  private async takeBack(botId: BotId, restrictedUntil: Date): Promise<void> {
    const { zone } = await this.settings.options(botId);
    const to = intoWindow(restrictedUntil, zone);
    const count = await this.database.transaction(async (tx) => {
      const before = new Date(restrictedUntil.getTime() + leavingMs);
      const queued = await statements.findQueued(tx, botId, dayNumbers, { now: this.clock.now(), before });
      const ids = queued.map(({ messageId }) => messageId);
      const withheld = new Set(await this.idleConversations.withhold(tx, botId, ids, 'restricted'));
      const held = queued.filter(({ messageId }) => withheld.has(messageId));
      const followUps = held.map(({ id }) => id);
      if (held.length > 0) await statements.scheduleAgain(tx, botId, followUps, { to, until: restrictedUntil });
      for (const one of held) await this.events.ofOne(tx, one, 'followup.moved', { day: one.day, dueAt: to.toISOString() });
      return held.length;
    });
    if (count > 0) this.log.info({ event: 'followups.taken-back', botId, count, to });
  }

  /**
   * Corrects follow-ups that wait for the end of a restriction. They are due again when WhatsApp lifts the
   * restriction, or when it ends earlier than announced.
   */
  async moveBackLifted(): Promise<void> {
    const now = this.clock.now();
    for (const botId of await statements.findBotsRestricted(this.database, now)) {
      const [{ restrictedUntil }, { zone }] = await Promise.all([this.bots.sendState(botId), this.settings.options(botId)]);
      const end = restrictedUntil !== null && restrictedUntil > now ? restrictedUntil : now;
      const to = intoWindow(end, zone);
      const count = await this.database.transaction(async (tx) => {
        const moved = await statements.moveBack(tx, botId, { end, to }, page);
        for (const one of moved) await this.events.ofOne(tx, one, 'followup.moved', { day: one.day, dueAt: one.dueAt.toISOString() });
        return moved.length;
      });
      if (count > 0) this.log.info({ event: 'followups.moved-back', botId, count, to });
    }
  }

  /**
   * Schedules the follow-up days of every idle conversation that has none yet. Returns how many were
   * scheduled.
   */
  async plan(): Promise<number> {
    const enabled = await settings.findEnabled(this.database);
    const active = await this.activeAmong(enabled.map((one) => one.botId));
    const bots = enabled.filter((one) => active.has(one.botId));
    if (bots.length === 0) return 0;
    const zones = new Map(bots.map((one) => [one.botId, one.zone]));
    let planned = 0;
    for (;;) {
      const { taken, added } = await this.planPage(bots, zones);
      planned += added;
      if (taken.length < page) return planned;
    }
  }

  /** Cancels scheduled follow-ups of owners whose package has ended. */
  async cancelExpired(): Promise<void> {
    const bots = await statements.findBotsScheduled(this.database);
    const active = await this.activeAmong(bots);
    for (const botId of bots.filter((one) => !active.has(one))) {
      const cancelled = await this.cancelAll(botId, 'package');
      this.log.info({ event: 'followups.cancelled', botId, reason: 'package', cancelled });
    }
  }

  /** Cancels all scheduled follow-ups of a bot. @returns how many */
  cancelAll(botId: BotId, reason: 'owner' | 'package'): Promise<number> {
    return this.database.transaction(async (tx) => {
      const count = await statements.cancelAll(tx, botId, reason, this.clock.now());
      if (count > 0) await this.events.ofBot(tx, botId, 'followups.cancelled', { count, reason });
      return count;
    });
  }

  /** The subset of these bots whose account has a running package. */
  private async activeAmong(botIds: readonly BotId[]): Promise<ReadonlySet<BotId>> {
    const accounts = await this.members.accountsOf(botIds);
    const active = await this.plans.activeAmong([...new Set(accounts.values())]);
    return new Set([...accounts].flatMap(([botId, accountId]) => (active.has(accountId) ? [botId] : [])));
  }

  /** Removes follow-ups that ended long ago without being sent. */
  async removeOld(): Promise<void> {
    await statements.removeUnsent(this.database, new Date(this.clock.now().getTime() - retention.unsentFollowUpDays * dayMs));
  }

  /**
   * Schedules the days of idle periods that began before follow-ups were switched on, after the owner has agreed to the
   * list.
   * @returns how many conversations got follow-ups
   */
  async planOld(
    silent: SilentSince,
    zone: TimeZone,
    shown: { readonly upTo: Date; readonly except: readonly ConversationId[] },
  ): Promise<number> {
    const zones = new Map([[silent.botId, zone]]);
    for (let greeted = 0; ;) {
      const { taken } = await this.schedule(zones, (tx) => this.idleConversations.takeOld(tx, silent, shown, page));
      greeted += taken.filter(({ stop }) => stop === null || passes(stop)).length;
      if (taken.length < page) return greeted;
    }
  }

  private planPage(bots: readonly settings.EnabledBot[], zones: ReadonlyMap<BotId, TimeZone>): Promise<Page> {
    const now = this.clock.now();
    const longestAgo = new Date(now.getTime() - (dayNumbers.length * dayMs + staleAfterMs + dayMs / 2));
    const quietSince = new Date(now.getTime() - (this.config.PACING === 'off' ? 0 : quietMs));
    const silent = bots.map(({ botId, beginsAt }) => ({ botId, from: beginsAt && beginsAt > longestAgo ? beginsAt : longestAgo }));
    return this.schedule(zones, (tx) => this.idleConversations.take(tx, silent, quietSince, page));
  }

  private schedule(zones: ReadonlyMap<BotId, TimeZone>, take: (tx: Tx) => Promise<IdleConversation[]>): Promise<Page> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const idleConversations = await take(tx);
      if (idleConversations.length === 0) return { taken: idleConversations, added: 0 };
      await statements.cancelEarlier(tx, idleConversations, now);
      const planned = idleConversations
        // a temporary reason, such as a takeover, ends by itself: schedule these as well
        .filter(({ stop }) => stop === null || passes(stop))
        .flatMap((idle) => planOf(idle.since, zones.get(idle.botId)!, now).map((one) => ({ ...idle, ...one })));
      const added = planned.length === 0 ? 0 : await statements.insertPlanned(tx, planned);
      for (const botId of new Set(idleConversations.map((one) => one.botId))) {
        const count = planned.filter((one) => one.botId === botId).length;
        await this.events.ofBot(tx, botId, 'followups.planned', { count });
      }
      return { taken: idleConversations, added };
    });
  }

  private async setAlarms(): Promise<number> {
    const now = this.clock.now().getTime();
    const due = await statements.findBotsDue(this.database, new Date(now + horizonMs));
    await Promise.all(due.map((one) => this.alarm.set(one.botId, one.dueAt.getTime() - now)));
    return due.length;
  }
}
