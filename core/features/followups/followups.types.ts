import type { ConversationId, FollowUpId, OwnerId } from '#contracts/values/ids';
import type { TimeZone } from '#contracts/values/time-zones';
import type { StopReason } from '../conversations/conversations.types.js';
import type { DayNumber } from './followups.rules.js';

/**
 * Why a follow-up was not sent. Of the conversation: {@link StopReason}. Of the owner: `package` (none runs), `quota` (nothing left and
 * the AI was to write), `off` (its day is switched off), `stopped` (the bot), `no-text`, `untrained`, `owner` (cancelled by hand).
 * Of the circumstances: `late` (its day passed), `offline`, `restricted`, `failed` (the AI found no words).
 */
export type FollowUpReason =
  | StopReason
  | 'package'
  | 'quota'
  | 'off'
  | 'stopped'
  | 'no-text'
  | 'untrained'
  | 'owner'
  | 'late'
  | 'offline'
  | 'restricted'
  | 'failed';

/** One that is scheduled. */
export interface Scheduled {
  readonly id: FollowUpId;
  readonly ownerId: OwnerId;
  readonly conversationId: ConversationId;
  /** The moment of the lead's last message as Postgres writes it: it has more digits than a Date. */
  readonly silentSince: string;
  /** The same to the millisecond. */
  readonly since: Date;
  readonly day: DayNumber;
  readonly dueAt: Date;
}

/** One that is to be scheduled. */
export interface Planned {
  readonly ownerId: OwnerId;
  readonly conversationId: ConversationId;
  readonly exactSince: string;
  readonly day: DayNumber;
  readonly dueAt: Date;
}

/** The owner's wishes besides the three days. */
export interface FollowUpOptions {
  readonly zone: TimeZone;
  /** Follow-ups of one number a day, once it is warm. */
  readonly dailyLimit: number;
}

/** What one look at an owner's queue came to. `wait`: look again then. */
export type RunOutcome = { readonly sent: number } & ({ readonly kind: 'idle' } | { readonly kind: 'wait'; readonly until: Date });
