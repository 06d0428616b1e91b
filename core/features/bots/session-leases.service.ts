import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { Config } from '../../platform/config/config.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { Database } from '../../platform/database/database.js';
import { Presence, presenceSpaces } from '../../platform/lease/presence.js';
import { Log } from '../../platform/log/log.js';
import * as sessions from './bots.statements.js';
import type { HeldSession, Lease } from './bots.types.js';
import * as statements from './leases.statements.js';

/**
 * SQL: returns a row while the session is still at this epoch. Other features add it to statements that only the
 * session's host may run.
 */
export function fencePart(owner: string, epoch: string): string {
  return `SELECT 1 FROM bot_sessions WHERE bot_id = ${owner} AND epoch = ${epoch}`;
}

/**
 * SQL condition: the owner stopped the bot after that time, whether or not it runs again.
 * @param owner SQL expression of the owner's id.
 * @param at SQL expression of the time.
 */
export function stoppedSincePart(owner: string, at: string): string {
  return `EXISTS (SELECT 1 FROM bot_sessions b WHERE b.bot_id = ${owner} AND b.stopped_at > ${at})`;
}

export interface HostPresence {
  /** Sends a heartbeat: the host counts as alive for 15 s more. */
  beat(): Promise<void>;
  leave(): Promise<void>;
}

/**
 * Which host holds which session. A host that shuts down normally releases its sessions, and others claim
 * them at once. A crashed host loses its lock and is dead 9 s after its last heartbeat. A host that hangs
 * keeps its lock and is dead after 15 s. A living host has closed its sockets by then (`hostClock`). Each
 * claim raises the session's epoch, and every write checks it: a host that was declared dead can write
 * nothing.
 */
@Injectable()
export class SessionLeases {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Config) private readonly config: Config,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Creates the heartbeat of a host without sending it.
   * @param onBroken called when its connection is lost: send a heartbeat at once
   */
  present(hostId: string, onBroken: () => void): HostPresence {
    const presence = new Presence({
      url: this.config.DATABASE_URL,
      space: presenceSpaces.sessionHost,
      id: hostId,
      log: this.log,
      onBroken,
    });
    return { beat: () => presence.beat(statements.beatText, [hostId, this.box.keyIds]), leave: () => presence.leave() };
  }

  claim(hostId: string, botId: BotId, evenIfStopped = false): Promise<HeldSession | null> {
    return statements.claimOne(this.database, hostId, botId, evenIfStopped);
  }

  claimFree(hostId: string, limit: number, not: readonly BotId[] = []): Promise<HeldSession[]> {
    return statements.claimFree(this.database, hostId, limit, not);
  }

  held(hostId: string): Promise<HeldSession[]> {
    return statements.findHeld(this.database, hostId);
  }

  async release(hostId: string, leases: readonly Lease[]): Promise<void> {
    if (leases.length > 0) await statements.release(this.database, hostId, leases);
  }

  signOff(hostId: string): Promise<void> {
    return statements.removeHost(this.database, hostId);
  }

  /**
   * True when a running host does not have that encryption key.
   * @param seenWithinSeconds longer than a lease
   */
  isUnknownToHost(keyId: string, seenWithinSeconds: number): Promise<boolean> {
    return statements.isUnknownToHost(this.database, keyId, seenWithinSeconds);
  }

  async touch(hostId: string, seen: ReadonlyMap<BotId, Date>): Promise<void> {
    if (seen.size > 0) await sessions.touch(this.database, hostId, seen);
  }
}
