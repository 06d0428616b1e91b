import { Inject, Injectable } from '@nestjs/common';
import { errorFields, Log } from '#core/platform/log/log';
import { runAs, type Operation } from '#core/platform/loop/operation';
import { newTraceId } from '#core/platform/loop/trace.rules';
import { Metrics } from '#core/platform/metrics/metrics';
import { CommitWriter } from './commit-writer.js';
import { faultKind, retryPause } from './commit.rules.js';
import type { Cut, SessionLedger } from './session-ledger.js';

/** Maximum number of sessions in one transaction. */
const sessionsPerCommit = 200;
/** Maximum time that an acknowledgement waits for a commit with other data. */
const lightPauseMs = 25;

/**
 * Stores the new data of all sessions of this process, many sessions in one transaction (docs/protocols/whatsapp.md).
 *
 * While one commit runs, changes are collected for the next. So a process with little traffic commits at once, and a
 * busy process commits in large groups. The number of round trips does not depend on the number of messages: 1 when
 * only keys changed; 4 with messages or delivery states (begin, keys with fence, one statement for messages or for
 * states, commit); 5 with both. If there are unknown leads, each of their owners needs one `resolve` before that.
 */
@Injectable()
export class GroupCommit {
  private readonly dirty = new Set<SessionLedger>();
  private readonly light = new Set<SessionLedger>();
  private lightTimer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private readonly took;
  private readonly sessions;

  constructor(
    @Inject(CommitWriter) private readonly writer: Pick<CommitWriter, 'write' | 'writeApart'>,
    @Inject(Log) private readonly log: Pick<Log, 'warn'>,
    @Inject(Metrics) metrics: Metrics,
  ) {
    this.took = metrics.histogram(
      'session_commit_seconds',
      'Time of one group commit',
      [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    );
    this.sessions = metrics.histogram('session_commit_sessions', 'Sessions in one group commit', [1, 2, 5, 10, 20, 50, 100, 200]);
  }

  /** Called when the ledger has data to store. */
  changed(ledger: SessionLedger): void {
    this.dirty.add(ledger);
    this.running ??= this.run();
  }

  /**
   * Called when the ledger has data that need not be stored at once. The data waits for a while, so that it can share
   * a commit. One timer serves all sessions.
   */
  changedLightly(ledger: SessionLedger): void {
    this.light.add(ledger);
    this.lightTimer ??= setTimeout(() => this.commitLight(), lightPauseMs);
  }

  /**
   * Resolves when no commit is running or pending. Acknowledgements that wait to share a commit are stored at once.
   */
  async idle(): Promise<void> {
    this.commitLight();
    while (this.running) {
      await this.running;
      this.commitLight();
    }
  }

  private commitLight(): void {
    clearTimeout(this.lightTimer);
    this.lightTimer = undefined;
    const ledgers = [...this.light];
    this.light.clear();
    for (const one of ledgers) this.changed(one);
  }

  private async run(): Promise<void> {
    try {
      while (this.dirty.size > 0) {
        // runs in a later macrotask, because a ratchet step and the message it decrypted are put within one turn of the event loop
        await new Promise((resolve) => setImmediate(resolve));
        const cuts = this.take();
        if (cuts.length > 0) await this.store(cuts);
      }
    } finally {
      this.running = null;
    }
  }

  private take(): Cut[] {
    const cuts: Cut[] = [];
    for (const ledger of this.dirty) {
      if (cuts.length >= sessionsPerCommit) break;
      this.dirty.delete(ledger);
      try {
        const cut = ledger.cut();
        if (cut) cuts.push(cut);
      } catch (error) {
        ledger.failed(error);
      }
    }
    return cuts;
  }

  private async store(given: readonly Cut[]): Promise<void> {
    const startedAt = performance.now();
    for (let attempt = 0; ; attempt++) {
      // a session may have ended since the cut was taken
      const cuts = given.filter((cut) => cut.ledger.isUnderWay(cut));
      if (cuts.length === 0) return;
      try {
        await runAs(commitOperation(cuts), () => this.writer.write(cuts));
        this.took.observe((performance.now() - startedAt) / 1_000);
        this.sessions.observe(cuts.length);
        return;
      } catch (error) {
        this.log.warn({ event: 'session.commit-failed', sessions: cuts.length, attempt, ...errorFields(error) });
        const pauseMs = retryPause(error, attempt, performance.now() - startedAt);
        if (pauseMs === null) return this.giveUp(cuts, error);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  /**
   * Handles a failed commit. While Postgres is unreachable, trying each session alone is useless. Otherwise, data of
   * one session that cannot be stored must not block the other sessions. So each session is tried alone, and a
   * refused session message by message.
   */
  private async giveUp(cuts: readonly Cut[], error: unknown): Promise<void> {
    if (faultKind(error) === 'away') for (const cut of cuts) cut.ledger.failed(error);
    else if (cuts.length > 1) for (const cut of cuts) await this.store([cut]);
    else await this.storeApart(cuts[0]!, error);
  }

  private async storeApart(cut: Cut, error: unknown): Promise<void> {
    if (faultKind(error) !== 'refused') return cut.ledger.failed(error);
    const startedAt = performance.now();
    for (let attempt = 0; cut.ledger.isUnderWay(cut); attempt++) {
      try {
        return await runAs(commitOperation([cut]), () => this.writer.writeApart(cut));
      } catch (again) {
        const pauseMs = retryPause(again, attempt, performance.now() - startedAt);
        if (pauseMs === null) return cut.ledger.failed(again);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }
}

const namedInOperation = 5;

function commitOperation(cuts: readonly Cut[]): Operation {
  const [first, second] = cuts.flatMap(({ messages }) => messages);
  return {
    name: 'whatsapp commit',
    // the commit of a single message is part of that message's trace
    trace: (second ? null : first?.trace) ?? newTraceId(),
    get ids() {
      const named = cuts.filter(({ messages }) => messages.length > 0).slice(0, namedInOperation);
      return {
        botIds: named.map(({ ledger }) => ledger.botId),
        waIds: named.flatMap(({ messages }) => messages.map(({ waId }) => waId)).slice(0, namedInOperation),
      };
    },
  };
}
