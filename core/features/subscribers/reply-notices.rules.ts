import { dayMs, hourMs } from '#contracts/values/base/durations';

/**
 * Minimum time between two notices that the AI service fails. A service that alternately fails and answers causes
 * only one notice in this time.
 */
const failuresApartMs = hourMs;
/** A lasting outage is announced again after this time. */
const toldAgainMs = dayMs;

/**
 * True when the owner should be notified that the AI service fails.
 * @param toldAt when the owner was last notified; null for never
 * @param thoughtAt when a model last generated an answer. A failure after that time is a new outage.
 */
export function isFailureNews(toldAt: Date | null, thoughtAt: Date | null, now: Date): boolean {
  if (toldAt === null) return true;
  const sinceMs = now.getTime() - toldAt.getTime();
  if (sinceMs >= toldAgainMs) return true;
  return sinceMs >= failuresApartMs && thoughtAt !== null && thoughtAt > toldAt;
}
