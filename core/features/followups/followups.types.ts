import type { BotId, ConversationId, FollowUpId } from '#contracts/values/ids';
import type { TimeZone } from '#contracts/values/time-zones';
import type { StopReason } from '../conversations/conversations.types.js';
import type { DayNumber } from './followups.rules.js';

/**
 * Why a follow-up was not sent:
 * - because of the conversation: {@link StopReason}
 * - because of the owner: `package` (no package is active), `quota` (the quota is used up and the AI was to write the
 * text), `off` (the day of the follow-up is switched off), `stopped` (the bot is stopped), `no-text`, `untrained`,
 * `owner` (cancelled by the owner)
 * - because of the circumstances: `late` (the day of the follow-up passed), `offline`, `failed` (the AI produced no
 * usable text)
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
  | 'failed';

/** A scheduled follow-up. */
export interface Scheduled {
  readonly id: FollowUpId;
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  /** Time of the lead's last message as Postgres writes it, which is more precise than a Date. */
  readonly silentSince: string;
  /** The same time as `silentSince`, in whole milliseconds. */
  readonly since: Date;
  readonly day: DayNumber;
  readonly dueAt: Date;
  /** True when WhatsApp's restriction or quota has postponed the follow-up. */
  readonly isHeld: boolean;
}

/** A follow-up that is to be scheduled. */
export interface Planned {
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  readonly exactSince: string;
  readonly day: DayNumber;
  readonly dueAt: Date;
}

/** The owner's settings besides the three days. */
export interface FollowUpOptions {
  readonly zone: TimeZone;
  /** Maximum number of follow-ups per day and number, once the number is warmed up. */
  readonly dailyLimit: number;
}

/** Result of one run over an owner's queue. `wait`: run again at that time. */
export type RunOutcome = { readonly sent: number } & ({ readonly kind: 'idle' } | { readonly kind: 'wait'; readonly until: Date });
