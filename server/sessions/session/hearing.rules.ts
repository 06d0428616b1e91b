import { hourMs } from '#contracts/values/base/durations';
import type { HearingFacts } from '#core/outside/whatsapp/link.types';
import type { WatchLimits } from './outage.rules.js';

/** What is known of this session from before the present connection. */
export interface HearingHistory {
  /** The own phone has answered a question, so its silence means something. */
  readonly phoneAnswers: boolean;
  /** Another look by a new login is not too soon after the last one that found nothing. */
  readonly mayCheck: boolean;
}

/**
 * `ask`: have the own phone send something. `deaf`: messages wait at the server and do not come. `check`: nothing comes, because the
 * phone sleeps or because we are deaf; only a new login tells, which hands over what waits. `wait`: an answer may still come.
 */
export type Hearing = 'hears' | 'ask' | 'wait' | 'check' | 'deaf';

/** Whether a connection that answers pings would also get messages. Silence accuses nobody; only an unanswered question does. */
export function judgeHearing(facts: HearingFacts, history: HearingHistory, limits: WatchLimits): Hearing {
  if (facts.announcedForMs !== null) return facts.announcedForMs >= limits.echoMs ? 'deaf' : 'wait';
  const { question } = facts;
  if (question === null) return !facts.wasAsked || facts.unheardMs >= limits.unheardMs ? 'ask' : 'hears';
  if (!history.phoneAnswers) return 'wait';
  if (question.receivedForMs !== null) return question.receivedForMs >= limits.echoMs ? 'deaf' : 'wait';
  return question.askedForMs >= limits.echoMs && history.mayCheck ? 'check' : 'wait';
}

const firstCheckPauseMs = 30 * 60_000;
const longestCheckPauseMs = 6 * hourMs;

/** Pause before the next look by a new login, after so many in a row that found nothing: a phone may sleep all night. */
export function checkPauseMs(fruitless: number): number {
  return fruitless === 0 ? 0 : Math.min(firstCheckPauseMs * 2 ** (fruitless - 1), longestCheckPauseMs);
}
