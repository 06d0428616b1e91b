import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { hostClock, type HeldSession } from '#core/features/bots/bots.types';
import { NumberCheck } from '#core/features/bots/number-check.service';
import { PasskeyAttempts } from '#core/features/bots/passkey-attempts.service';
import { SessionLeases } from '#core/features/bots/session-leases.service';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { NotificationsService } from '#core/features/notifications/notifications.service';
import { trustRootKey } from '#core/outside/whatsapp/link/root-key';
import { applyPatches } from '#core/outside/whatsapp/patches/patches';
import { newId } from '#core/platform/crypto/ids';
import { Config } from '#core/platform/config/config';
import { errorFields, Log } from '#core/platform/log/log';
import { runAs } from '#core/platform/loop/operation';
import { Metrics } from '#core/platform/metrics/metrics';
import { Wakes, type Wake } from '#core/platform/wake/wakes';
import { storeNow } from '#core/platform/clock/store-clock';
import { HostHeartbeat } from './host-heartbeat.js';
import { ProbeRound } from './probe-round.js';
import { GroupCommit } from '../commit/group-commit.js';
import { UnreadableKeys } from '../session/unreadable-keys.js';
import { Runners } from '../session/runners.js';
import type { SessionRunner } from '../session/session-runner.js';

const sweepEveryMs = 3_000;
/**
 * Maximum number of sessions that are claimed at once. The pause after it lets other hosts claim their share, and
 * prevents a burst of logins at WhatsApp.
 */
const claimsPerGo = 20;
const pauseBetweenGoesMs = 250;
const handoverLimitMs = 8_000;

/**
 * The WhatsApp host of this process. It claims sessions by lease, runs one runner for each, and releases them on
 * shutdown.
 *
 * The source of truth is `bot_sessions`. Wakes only make the host react faster. One shared clock drives all sessions:
 * every 3 s the host compares its runners with its leases, claims free sessions, wakes sessions with waiting
 * messages, and probes a fifth of its connections.
 */
@Injectable()
export class SessionHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly id = newId();
  private readonly runners = new Map<BotId, { readonly runner: SessionRunner; readonly done: Promise<void> }>();
  private readonly claiming = new Set<BotId>();
  /** Requests to log a device out that arrived while the device's session was being claimed or was ending. */
  private readonly toUnlink = new Set<BotId>();
  private readonly seen = new Map<BotId, Date>();
  private readonly heartbeat: HostHeartbeat;
  private readonly heldGauge;
  private readonly onlineGauge;
  private timer: NodeJS.Timeout | undefined;
  private crashTimer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | null = null;
  private readonly probes = new ProbeRound();
  private isClosing = false;

  constructor(
    @Inject(Runners) private readonly factory: Runners,
    @Inject(SessionLeases) private readonly leases: SessionLeases,
    @Inject(GroupCommit) private readonly commits: GroupCommit,
    @Inject(UnreadableKeys) private readonly unreadable: UnreadableKeys,
    @Inject(NumberCheck) private readonly numbers: NumberCheck,
    @Inject(PasskeyAttempts) private readonly passkeys: PasskeyAttempts,
    @Inject(MessagesService) private readonly conversations: MessagesService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
    @Inject(Metrics) metrics: Metrics,
  ) {
    this.heartbeat = new HostHeartbeat(
      (onBroken) => leases.present(this.id, onBroken),
      () => this.loseAll(),
      log,
    );
    this.heldGauge = metrics.gauge('sessions_held', 'WhatsApp sessions of this host');
    this.onlineGauge = metrics.gauge('sessions_online', 'WhatsApp sessions of this host that are online');
  }

  async onApplicationBootstrap(): Promise<void> {
    const { config, log } = this;
    applyPatches(log);
    if (config.WHATSAPP_ROOT_KEY) trustRootKey(config.WHATSAPP_ROOT_KEY);
    await this.heartbeat.start();
    await this.wakes.listen((wake) =>
      runAs({ name: `wake ${wake.kind}`, ids: { botId: wake.botId }, trace: wake.trace ?? null }, () => this.notified(wake)),
    );
    this.timer = setInterval(() => {
      for (const { runner } of this.runners.values()) runner.tick();
      this.startSweep();
    }, sweepEveryMs / config.SESSION_WATCH_SPEED);
    this.startSweep();
    // if a process was killed just before this start, its sessions become free only after this time
    this.crashTimer = setTimeout(() => this.startSweep(), hostClock.deadSeconds * 1_000);
    log.info({ event: 'host.started', hostId: this.id });
  }

  /** Releases all sessions before the base layer closes, so that other hosts can claim them at once. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    clearTimeout(this.crashTimer);
    const { leases, log } = this;
    const held = [...this.runners.values()];
    const ended = Promise.allSettled(
      held.map(async ({ runner, done }) => {
        await runner.stop();
        await done;
      }),
    );
    await Promise.race([ended, pause(handoverLimitMs, undefined, { ref: false })]);
    await this.commits.idle();
    for (const { runner } of held) if (this.runners.get(runner.held.botId)?.runner === runner) runner.abandon();
    await this.heartbeat.stop();
    await leases
      .release(
        this.id,
        held.map(({ runner }) => runner.held),
      )
      .catch((error: unknown) => log.warn({ event: 'host.not-released', ...errorFields(error) }));
    await leases.signOff(this.id).catch(() => undefined);
    for (const { runner } of held) this.wakes.send({ kind: 'session', botId: runner.held.botId });
    log.info({ event: 'host.stopped', hostId: this.id, sessions: held.length });
  }

  private notified(wake: Wake): void {
    if (this.isClosing) return;
    const { botId, about } = wake;
    const runner = this.runners.get(botId)?.runner;
    switch (wake.kind) {
      case 'outbox':
        if (about) runner?.stopTyping(about);
        return runner?.notify();
      case 'typing':
        return about ? runner?.showTyping(about) : undefined;
      case 'number':
        return runner && about ? this.inBackground(this.checkNumber(runner, about)) : undefined;
      case 'passkey':
        return runner && about ? this.inBackground(this.answerPasskey(runner, about)) : undefined;
      case 'session':
        return this.inBackground(this.follow(botId));
      case 'unlink':
        return this.inBackground(this.unlink(botId));
    }
  }

  private async checkNumber(runner: SessionRunner, about: string): Promise<void> {
    const [question = '', who = ''] = about.split('/');
    await this.numbers.answer(runner.held.botId, question, await runner.findPerson(who));
  }

  private async answerPasskey(runner: SessionRunner, name: string): Promise<void> {
    const { botId } = runner.held;
    const saying = await this.passkeys.heard(botId, name);
    if (saying) await this.passkeys.receive(botId, name, runner.answerPasskey(saying));
  }

  /** Brings one session to its desired state. */
  private async follow(botId: BotId): Promise<void> {
    if (!this.runners.has(botId)) {
      // the delay grows with the load, so that the host with fewer sessions claims first
      await pause(Math.random() * 20 + 100 * (this.runners.size / this.config.SESSIONS_PER_HOST));
      return this.claim(botId, false);
    }
    const entry = this.runners.get(botId);
    const row = (await this.leases.held(this.id)).find((one) => one.botId === botId);
    if (row) await this.compare(row);
    else if (entry && this.runners.get(botId) === entry) entry.runner.abandon();
    this.runners.get(botId)?.runner.hurry();
  }

  /**
   * Logs an owner's device out, in any state of its session. During a claim or an ending, the request is kept until
   * it can be executed.
   */
  private async unlink(botId: BotId): Promise<void> {
    const runner = this.runners.get(botId)?.runner;
    if (!runner && !this.claiming.has(botId)) return this.claim(botId, true);
    this.toUnlink.add(botId);
    await runner?.unlink();
  }

  private async claim(botId: BotId, toUnlink: boolean): Promise<void> {
    if (this.isFull() || this.runners.has(botId) || this.claiming.has(botId)) return;
    this.claiming.add(botId);
    try {
      const { lossCount } = this.heartbeat;
      const held = await this.leases.claim(this.id, botId, toUnlink);
      if (held && this.stillHolds(lossCount)) this.launch(held, toUnlink);
    } finally {
      this.claiming.delete(botId);
    }
    if (this.toUnlink.delete(botId) && !toUnlink) await this.unlink(botId);
  }

  private isFull(): boolean {
    return this.isClosing || !this.heartbeat.isTrusted() || this.runners.size >= this.config.SESSIONS_PER_HOST;
  }

  /**
   * False when the answer to the claim arrived too late. Another host may then have claimed the same session. The
   * next sweep compares the leases.
   */
  private stillHolds(lossCount: number): boolean {
    return this.heartbeat.isTrusted() && this.heartbeat.lossCount === lossCount;
  }

  private launch(held: HeldSession, toUnlink = false): void {
    const { botId } = held;
    if (this.runners.has(botId)) return;
    const runner = this.factory.create(held, {
      isHeld: () => this.heartbeat.isTrusted(),
      heard: () => this.seen.set(botId, storeNow()),
    });
    if (toUnlink) this.inBackground(runner.unlink());
    const done = runAs({ name: 'whatsapp session', ids: { botId }, isLasting: true }, () => runner.run()).catch((error: unknown) =>
      this.log.error({ event: 'session.crashed', botId, ...errorFields(error) }),
    );
    this.runners.set(botId, { runner, done });
    this.inBackground(done.then(() => this.ended(runner)));
  }

  private async ended(runner: SessionRunner): Promise<void> {
    const { held } = runner;
    if (this.runners.get(held.botId)?.runner === runner) this.runners.delete(held.botId);
    const toUnlink = this.toUnlink.delete(held.botId);
    if (runner.isLost || this.isClosing) return;
    // runs before another host may claim the session, so that the owner sees at once which messages a stopped bot
    // does not send
    await this.conversations
      .withdrawForbidden(held.botId, held.epoch)
      .catch((error: unknown) => this.log.warn({ event: 'host.unsent-unmarked', botId: held.botId, ...errorFields(error) }));
    await this.leases.release(this.id, [held]);
    if (this.unreadable.has(held.botId)) return;
    // a start or a logout request that arrived during the ending needs a host again; a device that is already logged
    // out has no keys, so it needs no claim
    await this.claim(held.botId, toUnlink);
  }

  private startSweep(): void {
    this.sweeping ??= runAs({ name: 'host sweep', ids: {} }, () => this.sweep())
      .catch((error: unknown) => this.log.warn({ event: 'host.sweep-failed', ...errorFields(error) }))
      .finally(() => (this.sweeping = null));
  }

  private async sweep(): Promise<void> {
    const { leases, config, unreadable } = this;
    if (!this.heartbeat.isTrusted()) return;
    await this.compareAll();
    await this.notifyWaiting();
    this.probeShare();
    await this.touch();
    this.heldGauge.set(this.runners.size);
    this.onlineGauge.set([...this.runners.values()].filter(({ runner }) => runner.isOnline).length);
    await unreadable.recheck();
    while (!this.isFull()) {
      const room = config.SESSIONS_PER_HOST - this.runners.size;
      const { lossCount } = this.heartbeat;
      const free = await leases.claimFree(this.id, Math.min(claimsPerGo, room), unreadable.owners());
      if (!this.stillHolds(lossCount)) return;
      for (const held of free) this.launch(held);
      if (free.length < claimsPerGo) return;
      await pause(pauseBetweenGoesMs);
    }
  }

  /** Compares the leases in the database with the running sessions. */
  private async compareAll(): Promise<void> {
    const running = new Map(this.runners);
    const rows = await this.leases.held(this.id);
    for (const row of rows) await this.compare(row);
    const held = new Set(rows.map((row) => row.botId));
    for (const [botId, entry] of running) {
      // Sessions that were claimed while Postgres answered are missing from the answer.
      if (!held.has(botId) && this.runners.get(botId) === entry) entry.runner.abandon();
    }
  }

  private async compare(row: HeldSession): Promise<void> {
    const runner = this.runners.get(row.botId)?.runner;
    if (!runner) {
      // This host still holds the session by an earlier claim whose runner has ended. The session is claimed again or
      // released.
      if (row.desired === 'running') await this.claim(row.botId, false);
      else if (!this.claiming.has(row.botId)) await this.leases.release(this.id, [row]);
    } else if (BigInt(row.epoch) > BigInt(runner.held.epoch)) runner.abandon();
    else if (row.desired === 'stopped') {
      if (!runner.isUnlinking) this.inBackground(runner.stop());
    } else runner.linkBy(row.pairingPhone);
  }

  /** Wakes sessions with queued messages whose wake was lost. */
  private async notifyWaiting(): Promise<void> {
    const botIds = [...this.runners.keys()];
    if (botIds.length === 0) return;
    const { conversations, notifications } = this;
    const waiting = await Promise.all([conversations.waiting(botIds), notifications.waiting(botIds)]);
    for (const botId of new Set(waiting.flat())) this.runners.get(botId)?.runner.notify();
  }

  private probeShare(): void {
    for (const { runner } of this.probes.next(this.runners.values())) this.inBackground(runner.ping());
  }

  private async touch(): Promise<void> {
    const seen = new Map(this.seen);
    this.seen.clear();
    await this.leases.touch(this.id, seen);
  }

  /**
   * Called when no heartbeat was confirmed for `trustSeconds`. Closes all sockets before other hosts may claim the
   * sessions.
   */
  private loseAll(): void {
    if (this.runners.size > 0) this.log.error({ event: 'host.lost-trust', sessions: this.runners.size });
    for (const { runner } of this.runners.values()) runner.abandon();
  }

  private inBackground(work: Promise<unknown> | undefined): void {
    work?.catch((error: unknown) => this.log.warn({ event: 'host.act-failed', ...errorFields(error) }));
  }
}
