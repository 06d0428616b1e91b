import type { NeedReason } from '#contracts/values/needs';
import type { UnsentReason } from '#contracts/values/unsent';

/**
 * What a queued message is:
 * - `answer`: part of the answer to a turn. Photos, the words for missed calls, the words for an empty quota and the sentence of a handover
 *   are answers too;
 * - `follow-up`: written to a lead who fell silent;
 * - `lateness`: tells a lead that the owner, whom the bot has called, takes longer;
 * - `owners-words`: written by the owner, in the panel or as the answer to a question of the bot.
 */
export type Speech = 'answer' | 'follow-up' | 'lateness' | 'owners-words';

/** The conversation at the moment in which a bubble is about to leave. Ages and moments are measured by the database's clock. */
export interface BubbleState {
  readonly speech: Speech;
  readonly ageMs: number;
  /** The end of its send window has passed; false where it has none. */
  readonly isPastEnd: boolean;
  /** The lead wrote anything after it was queued. */
  readonly leadWrote: boolean;
  /** The lead wrote something that opens a turn of its own. */
  readonly leadAsked: boolean;
  /** The owner wrote after it was queued. */
  readonly ownerWrote: boolean;
  /** The owner took the chat over. False where only the bot has called the owner: the sentence that says so still leaves. */
  readonly takenOver: boolean;
  /** The lead's number belongs to somebody else by now. */
  readonly numberMoved: boolean;
  readonly optedOut: boolean;
  readonly excluded: boolean;
  readonly getsNotices: boolean;
  readonly bought: boolean;
  /** The owner stopped the bot after it was queued. */
  readonly botStopped: boolean;
}

type Test = (state: BubbleState, maxAgeMs: number) => boolean;
type Automatic = Exclude<Speech, 'owners-words'>;
const all: readonly Automatic[] = ['answer', 'follow-up', 'lateness'];

/**
 * What forbids which kind, the first reason that holds counts. The end of the package is not among them: an answer that was paid is
 * finished. `owners-words` are in no row: they always leave.
 */
const table: readonly { readonly reason: UnsentReason; readonly forbids: readonly Automatic[]; readonly when: Test }[] = [
  { reason: 'owner-wrote', forbids: all, when: (state) => state.ownerWrote },
  { reason: 'takeover', forbids: all, when: (state) => state.takenOver },
  { reason: 'number-moved', forbids: all, when: (state) => state.numberMoved },
  { reason: 'opted-out', forbids: all, when: (state) => state.optedOut },
  { reason: 'blacklisted', forbids: all, when: (state) => state.excluded },
  { reason: 'notification-number', forbids: all, when: (state) => state.getsNotices },
  { reason: 'lead-wrote', forbids: ['answer'], when: (state) => state.leadAsked },
  { reason: 'lead-wrote', forbids: ['follow-up'], when: (state) => state.leadWrote },
  { reason: 'closing', forbids: ['follow-up'], when: (state) => state.bought },
  // a follow-up has an end of its own, and a lead who is still silent may get it after a restart
  { reason: 'bot-stopped', forbids: ['answer', 'lateness'], when: (state) => state.botStopped },
  { reason: 'late', forbids: ['answer', 'lateness'], when: (state, maxAgeMs) => state.ageMs > maxAgeMs },
  { reason: 'late', forbids: ['follow-up'], when: (state) => state.isPastEnd },
];

/**
 * Why a bubble may not leave now; null when it may.
 * @param maxAgeMs how long an automatic bubble may wait, the limit of turns (`REPLY_MAX_AGE_MINUTES`).
 */
export function whyNotNow(state: BubbleState, maxAgeMs: number): UnsentReason | null {
  const { speech } = state;
  if (speech === 'owners-words') return null;
  return table.find(({ forbids, when }) => forbids.includes(speech) && when(state, maxAgeMs))?.reason ?? null;
}

/**
 * Whether the owner is called for an answer that was cut off. A lead who wrote again gets the next answer; where the owner, or the lead,
 * asked for silence, nobody waits. An owner who took the chat over is called only when the lead has read nothing of the answer.
 */
export function needAfterCut(reason: UnsentReason, { speech, nothingSent }: { speech: Speech; nothingSent: boolean }): NeedReason | null {
  if (speech !== 'answer') return null;
  if (reason === 'late' || reason === 'bot-stopped') return 'unsent';
  return reason === 'takeover' && nothingSent ? 'unsent' : null;
}
