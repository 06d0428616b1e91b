import { Inject, Injectable } from '@nestjs/common';
import { Members } from '#core/features/account/members.service';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import type { HeldSession } from '#core/features/bots/bots.types';
import { SessionNumbers } from '#core/features/bots/session-numbers.service';
import { SessionOutages } from '#core/features/bots/session-outages.service';
import { SessionStatusStore } from '#core/features/bots/session-status-store.service';
import { SessionVault } from '#core/features/bots/vault/session-vault.service';
import { PlansService } from '#core/features/plans/plans.service';
import type { ReadMessage } from '#core/outside/whatsapp/link.types';
import { Config } from '#core/platform/config/config';
import { Log } from '#core/platform/log/log';
import { Connections } from './connections.js';
import { watchLimits, type WatchLimits } from './outage.rules.js';
import { OwnerUpdates, type UpdateServices } from './owner-updates.js';
import type { RunnerServices } from './runner.types.js';
import { SessionRunner } from './session-runner.js';
import { SessionWatch, type OutageNews } from './session-watch.js';
import { UnreadableKeys } from './unreadable-keys.js';

export interface HostWord {
  /** False once this host may have lost its sessions. */
  readonly isHeld: () => boolean;
  /** A message arrived. */
  readonly heard: (message: ReadMessage) => void;
}

/** Creates the runners of this process's sessions. */
@Injectable()
export class Runners {
  private readonly limits: WatchLimits;
  private readonly services: RunnerServices;
  private readonly updateServices: UpdateServices;

  constructor(
    @Inject(Connections) private readonly connections: Connections,
    @Inject(SessionVault) vault: SessionVault,
    @Inject(SessionNumbers) numbers: SessionNumbers,
    @Inject(SessionStatusStore) statusStore: SessionStatusStore,
    @Inject(SessionOutages) private readonly outages: SessionOutages,
    @Inject(UnreadableKeys) unreadable: UnreadableKeys,
    @Inject(Members) members: Members,
    @Inject(PlansService) plans: PlansService,
    @Inject(ActivityLogService) activityLog: ActivityLogService,
    @Inject(Config) config: Config,
    @Inject(Log) private readonly log: Log,
  ) {
    this.limits = watchLimits(config.SESSION_WATCH_SPEED);
    this.services = { vault, numbers, members, plans, statusStore, activityLog, unreadable, log };
    this.updateServices = { statusStore, activityLog, log };
  }

  create(held: HeldSession, { isHeld, heard }: HostWord): SessionRunner {
    const { limits, log } = this;
    return new SessionRunner(held, this.services, {
      limits,
      isHeld,
      heard,
      ownerUpdates: new OwnerUpdates(this.updateServices, held),
      watch: new SessionWatch(held, (news) => this.report(held, news), log, limits),
      connect: (device, listener, number) => this.connections.open({ lease: held, isHeld, number, listener }, device),
    });
  }

  private async report(held: HeldSession, news: OutageNews): Promise<void> {
    if (news.kind === 'began') await this.outages.begin(held, { since: news.since, cause: news.cause });
    else await this.outages.end(held, news.at);
  }
}
