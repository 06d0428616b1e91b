import type { NeedReason } from '#contracts/values/needs';
import type { UnsentReason } from '#contracts/values/unsent';

/**
 * Kind of a queued message:
 * - `answer`: part of the answer to a turn. Also photos, the text for missed calls, the text for an exhausted quota, and
 *   the sentence that announces a handover;
 * - `follow-up`: written to an idle lead;
 * - `lateness`: after a handover, tells a lead that the owner will answer later;
 * - `owners-words`: written by the owner, in the panel or as the answer to a question of the bot.
 */
export type Speech = 'answer' | 'follow-up' | 'lateness' | 'owners-words';

/** The state of the conversation right before a bubble is sent. Ages and times use the database's clock. */
export interface BubbleState {
  readonly speech: Speech;
  readonly ageMs: number;
  /** True when the send window of the message has ended; false when it has no window. */
  readonly isPastEnd: boolean;
  /** The lead wrote a message after this one was queued. */
  readonly leadWrote: boolean;
  /** The lead wrote a message that opens a new turn. */
  readonly leadAsked: boolean;
  /** The owner wrote after this message was queued. */
  readonly ownerWrote: boolean;
  /**
   * True when the owner took the chat over. False when the bot itself handed the chat over, because the sentence that
   * announces the handover is still sent.
   */
  readonly takenOver: boolean;
  /** The lead's number belongs to another person by now. */
  readonly numberMoved: boolean;
  readonly optedOut: boolean;
  readonly excluded: boolean;
  readonly getsNotices: boolean;
  readonly bought: boolean;
  /** The owner stopped the bot after this message was queued. */
  readonly botStopped: boolean;
  /** The owner opened the conversation, and the lead has not written in it yet. */
  readonly leadNeverWrote: boolean;
}

type Test = (state: BubbleState, maxAgeMs: number) => boolean;
type Automatic = Exclude<Speech, 'owners-words'>;
const all: readonly Automatic[] = ['answer', 'follow-up', 'lateness'];

/**
 * Reasons against sending, and the kinds of message that each reason forbids. The first matching reason counts. An
 * expired package is no reason, because a paid answer is always finished. `owners-words` are missing here, because
 * they are always sent.
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
  { reason: 'bot-stopped', forbids: all, when: (state) => state.botStopped },
  { reason: 'late', forbids: ['answer', 'lateness'], when: (state, maxAgeMs) => state.ageMs > maxAgeMs },
  { reason: 'late', forbids: ['follow-up'], when: (state) => state.isPastEnd },
];

/**
 * Why a bubble may not be sent now; null when it may.
 * @param maxAgeMs maximum age of an automatic bubble, the same limit as for turns (`REPLY_MAX_AGE_MINUTES`).
 */
export function whyNotNow(state: BubbleState, maxAgeMs: number): UnsentReason | null {
  const { speech } = state;
  if (speech === 'owners-words') return null;
  return table.find(({ forbids, when }) => forbids.includes(speech) && when(state, maxAgeMs))?.reason ?? null;
}

/**
 * True for a message that WhatsApp counts as the start of a chat. While the number is restricted it stays queued: a refusal
 * would count as one more unwanted contact.
 */
export function opensChat({ speech, leadNeverWrote }: Pick<BubbleState, 'speech' | 'leadNeverWrote'>): boolean {
  return speech === 'follow-up' || (speech === 'owners-words' && leadNeverWrote);
}

/**
 * Why the owner is needed after an answer was cut off; null when the owner is not notified. The owner is not notified
 * when the lead wrote again, because the next answer follows, and not when the owner or the lead asked the bot to
 * stop. When the owner took the chat over, the owner is notified only if nothing of the answer was sent.
 */
export function needAfterCut(reason: UnsentReason, { speech, nothingSent }: { speech: Speech; nothingSent: boolean }): NeedReason | null {
  if (speech !== 'answer') return null;
  if (reason === 'late' || reason === 'bot-stopped') return 'unsent';
  return reason === 'takeover' && nothingSent ? 'unsent' : null;
}
