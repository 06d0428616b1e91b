import type { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import type { SessionStatusStore } from '#core/features/bots/session-status-store.service';
import type { SessionVault } from '#core/features/bots/vault/session-vault.service';
import type { Link, ReadMessage } from '#core/outside/whatsapp/link.types';
import type { Log } from '#core/platform/log/log';
import type { OutboundQueues } from '../outbound/outbound-queues.js';
import type { NumberLimits } from '../outbound/outbox-source.js';
import type { AdmissionServices } from './admission.js';
import type { Attention } from './attention.js';
import type { WatchLimits } from './outage.rules.js';
import type { OwnerUpdates } from './owner-updates.js';
import type { ConnectionListener, SessionConnection } from './session-connection.js';
import type { SessionWatch } from './session-watch.js';
import type { UnreadableKeys } from './unreadable-keys.js';

/** The part of a connection that its runner uses. */
export interface RunnerConnection extends Pick<SessionConnection, 'abandon' | 'close' | 'ended' | 'logout' | 'restartDeaf'> {
  readonly attention: Pick<Attention, 'stopTyping' | 'think' | 'tick'>;
  readonly queues: Pick<OutboundQueues, 'notify'> | null;
  readonly link: Pick<
    Link,
    | 'abort'
    | 'askQuotaWhenOld'
    | 'askRestriction'
    | 'findPerson'
    | 'hearing'
    | 'oldestHeldMs'
    | 'passkey'
    | 'probe'
    | 'requestPairingCode'
    | 'silentMs'
  >;
}

/** Services that all runners of the process share. */
export interface RunnerServices extends AdmissionServices {
  readonly vault: Pick<SessionVault, 'loadCreds' | 'wipe'>;
  readonly statusStore: Pick<SessionStatusStore, 'forgetNumber' | 'noteHealth' | 'restrict'>;
  readonly activityLog: Pick<ActivityLogService, 'write'>;
  readonly unreadable: Pick<UnreadableKeys, 'setAside'>;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/** The dependencies of one session's runner. */
export interface RunnerTools {
  readonly ownerUpdates: Pick<OwnerUpdates, keyof OwnerUpdates>;
  readonly watch: Pick<
    SessionWatch,
    'away' | 'connecting' | 'closed' | 'idle' | 'isDeaf' | 'isDoubted' | 'look' | 'opened' | 'silentLimitMs'
  >;
  readonly limits: WatchLimits;
  readonly connect: (device: string | null, listener: ConnectionListener, number: NumberLimits) => RunnerConnection;
  /** False once this host may have lost its sessions. */
  readonly isHeld: () => boolean;
  /** A message arrived. */
  readonly heard: (message: ReadMessage) => void;
}
