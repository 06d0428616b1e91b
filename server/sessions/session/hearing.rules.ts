import { hourMs } from '#contracts/values/base/durations';
import type { HearingFacts } from '#core/outside/whatsapp/link.types';
import type { WatchLimits } from './outage.rules.js';

/** The results of earlier connections of this session. */
export interface HearingHistory {
  /** True when the owner's phone has answered a query before, so that a missing answer is meaningful. */
  readonly phoneAnswers: boolean;
  /** True when enough time has passed since the last check by a new login that found nothing. */
  readonly mayCheck: boolean;
}

/**
 * Assessment of an open connection. `hears`: messages arrive. `ask`: query the owner's phone, so that it sends a
 * message. `wait`: an answer may still arrive. `deaf`: messages wait at the server and do not arrive. `check`:
 * nothing arrives, because the phone sleeps or the connection is deaf. A new login then shows which of the two is the
 * case, because it delivers waiting messages.
 */
export type Hearing = 'hears' | 'ask' | 'wait' | 'check' | 'deaf';

/**
 * Judges whether a connection that answers pings would also receive messages. An idle connection proves
 * nothing; only an unanswered query does.
 */
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

/**
 * Pause before the next check by a new login, after this number of consecutive checks that found nothing. It grows,
 * because a phone may sleep all night.
 */
export function checkPauseMs(fruitless: number): number {
  return fruitless === 0 ? 0 : Math.min(firstCheckPauseMs * 2 ** (fruitless - 1), longestCheckPauseMs);
}
