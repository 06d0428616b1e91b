import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { domainEvents, type DomainEvent, type EventKind } from '#contracts/events/catalogue';
import { Coalesced } from '../../platform/coalesce/coalesced.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { isDatabaseAway } from '../../platform/database/lending-source.js';
import { outsideScope } from '../../platform/database/request-scope.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { runAs } from '../../platform/loop/operation.js';
import { traceIdOf } from '../../platform/loop/trace.rules.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import * as statements from './events.statements.js';
import * as retries from './retries.statements.js';
import type { Subscriber } from './events.types.js';

/** Events per transaction. */
const batch = 50;
/** Delay before the next check when an event waits behind an open transaction. */
const heldAgainMs = 100;
/** An event that fails is given up after this many tries, which take nine minutes. */
const triesMax = 8;
const wait = { firstMs: 4_000, longestMs: 5 * 60_000 };
/**
 * Maximum number of events that are set aside for a subscriber. When there are more, the subscriber itself is assumed
 * to be broken: it stops, and later events are not read.
 */
const asideMax = 500;

/**
 * How a round ended: `done`; `more` events wait; `held` by an open transaction; or `full`: too many events
 * are set aside.
 */
type Round = 'done' | 'more' | 'held' | 'full';

/**
 * Delivers events to the subscribers of this process. The process that committed an event delivers it at once; a sweep
 * of the workers delivers the events of a process that died. A subscriber's row is locked while it is served, so any
 * number of processes may try.
 */
@Injectable()
export class EventDispatcher implements BeforeApplicationShutdown {
  private readonly subscribers = new Map<string, Subscriber>();
  private readonly rounds = new Coalesced<string, void>();
  private readonly running = new Set<Promise<void>>();
  private readonly delivered: Counter;
  private readonly givenUp: Counter;
  private isEnding = false;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Log) private readonly log: Log,
    @Inject(Metrics) metrics: Metrics,
  ) {
    this.delivered = metrics.counter('events_delivered_total', 'Domain events handled, by subscriber', ['subscriber']);
    this.givenUp = metrics.counter('events_given_up_total', 'Domain events passed over after all tries, by subscriber', ['subscriber']);
    metrics.gauge('events_waiting', 'Domain events that wait for a subscriber', ['subscriber'], async (gauge) => {
      for (const { subscriber, events } of await this.waiting()) gauge.set({ subscriber }, events);
    });
    metrics.gauge(
      'events_set_aside',
      'Waiting domain events that failed, or wait behind one that failed',
      ['subscriber'],
      async (gauge) => {
        for (const { subscriber, aside } of await this.waiting()) gauge.set({ subscriber }, aside);
      },
    );
    metrics.gauge('events_waiting_seconds', 'Age of the oldest domain event that waits', ['subscriber'], async (gauge) => {
      for (const { subscriber, seconds } of await this.waiting()) gauge.set({ subscriber }, seconds);
    });
  }

  /**
   * Registers a subscriber. Call it while the application starts.
   * @throws when the name is already registered, because two subscribers would share one position
   */
  register<Kind extends EventKind>(subscriber: Subscriber<Kind>): void {
    if (this.subscribers.has(subscriber.name)) throw new Error(`two subscribers are called ${subscriber.name}`);
    this.subscribers.set(subscriber.name, subscriber as unknown as Subscriber);
  }

  /** Starts the delivery to all subscribers of that kind of event. Returns at once; never fails. */
  wake(kind: EventKind): void {
    for (const { name, kinds } of this.subscribers.values()) if (kinds.includes(kind)) void outsideScope(() => this.begin(name));
  }

  /** Delivers the waiting events of all subscribers of this process, and resolves when all are delivered. */
  async sweep(): Promise<void> {
    const behind = (await this.waiting()).filter((one) => one.behind);
    await Promise.all(behind.map(({ subscriber }) => this.begin(subscriber)));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    await Promise.allSettled(this.running);
  }

  private waiting(): Promise<statements.Waiting[]> {
    const all = [...this.subscribers.values()].map(({ name, kinds }) => ({ name, kinds }));
    return all.length === 0 ? Promise.resolve([]) : statements.findWaiting(this.database, all);
  }

  private begin(name: string): Promise<void> {
    if (this.isEnding) return Promise.resolve();
    const run = this.rounds
      .next(name, () => runAs({ name: `events ${name}`, ids: {} }, () => this.serve(this.subscribers.get(name)!)))
      .catch((error: unknown) => this.log[isDatabaseAway(error) ? 'debug' : 'warn']({ event: 'events.late', name, ...errorFields(error) }))
      .finally(() => this.running.delete(run));
    this.running.add(run);
    return run;
  }

  private async serve(subscriber: Subscriber): Promise<void> {
    let round: Round = 'more';
    while (round === 'more' && !this.isEnding) round = await this.database.transaction((tx) => this.round(tx, subscriber));
    if (round === 'held') setTimeout(() => void this.begin(subscriber.name), heldAgainMs).unref();
  }

  private async round(tx: Tx, subscriber: Subscriber): Promise<Round> {
    const { name, kinds } = subscriber;
    const from = await statements.holdPosition(tx, name);
    const aside = await this.retried(tx, subscriber);
    const fence = await statements.findFence(tx);
    const rows = await statements.findEvents(tx, from, fence, kinds, batch);
    let reached = from;
    for (const row of rows) {
      if (aside.length >= asideMax) break;
      const subject = subjectOf(row);
      const isBehind = aside.includes(subject);
      if (isBehind) await retries.setBehind(tx, name, row.position);
      if (isBehind || !(await this.handled(tx, subscriber, row))) aside.push(subject);
      reached = row.position;
    }
    if (reached !== from) await statements.savePosition(tx, name, reached);
    if (rows.length > 0 && reached !== rows.at(-1)!.position) return 'full';
    if (rows.length === batch) return 'more';
    // The position also advances past events of other kinds, so that they may be removed.
    const { newest, isHeld } = await statements.findEnd(tx, fence);
    if (newest !== null && BigInt(newest) > BigInt(reached)) await statements.savePosition(tx, name, newest);
    return isHeld ? 'held' : 'done';
  }

  /** Retries the events that were set aside. Returns the subjects of those that remain. */
  private async retried(tx: Tx, subscriber: Subscriber): Promise<string[]> {
    const { name } = subscriber;
    const still: string[] = [];
    for (const { position, subject, due } of await retries.findRetries(tx, name)) {
      const isTried = due && !still.includes(subject);
      if (isTried && (await this.handled(tx, subscriber, await retries.findEvent(tx, position))))
        await retries.removeRetry(tx, name, position);
      else still.push(subject);
    }
    return still;
  }

  /** False when the event was set aside for another try. */
  private async handled(tx: Tx, subscriber: Subscriber, row: statements.EventRow): Promise<boolean> {
    const { name } = subscriber;
    try {
      const operation = { name: `event ${row.kind}`, ids: { event: row.position }, trace: traceIdOf(row.trace) };
      await runAs(operation, () => this.database.savepoint(tx, () => subscriber.handle(eventOf(row), tx)));
      tx.afterCommit(() => this.delivered.inc({ subscriber: name }));
      return true;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      const tries = await retries.countFailure(tx, name, row.position, wait);
      const isLast = tries >= triesMax;
      this.log[isLast ? 'error' : 'warn']({
        event: isLast ? 'events.given-up' : 'events.failed',
        subscriber: name,
        eventId: row.position,
        kind: row.kind,
        accountId: row.account_id,
        tries,
        ...errorFields(error),
      });
      if (isLast) this.givenUp.inc({ subscriber: name });
      return isLast;
    }
  }
}

/** The id by which an event is ordered, in the format of {@link retries.findRetries}. */
function subjectOf({ conversation_id, bot_id, account_id }: statements.EventRow): string {
  return conversation_id ?? bot_id ?? account_id;
}

/** @throws ZodError for facts that this release cannot read */
function eventOf(row: statements.EventRow): DomainEvent {
  const kind = row.kind as EventKind;
  return {
    id: row.position,
    at: row.created_at,
    accountId: row.account_id,
    ...(row.bot_id && { botId: row.bot_id }),
    ...(row.conversation_id && { conversationId: row.conversation_id }),
    kind,
    facts: domainEvents[kind].parse(row.facts),
  } as DomainEvent;
}
