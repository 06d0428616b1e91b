import { dayMs, hourMs } from '#contracts/values/base/durations';

/**
 * Shortest time between two notices of the failing AI service: a service that alternately fails and answers causes one
 * notice.
 */
const failuresApartMs = hourMs;
/** A lasting outage is announced again after this time. */
const toldAgainMs = dayMs;

/**
 * True when the owner should be notified that the AI service fails.
 * @param toldAt when the owner was last notified; null for never
 * @param thoughtAt when a model last generated an answer: an outage after that is a new one
 */
export function isFailureNews(toldAt: Date | null, thoughtAt: Date | null, now: Date): boolean {
  if (toldAt === null) return true;
  const sinceMs = now.getTime() - toldAt.getTime();
  if (sinceMs >= toldAgainMs) return true;
  return sinceMs >= failuresApartMs && thoughtAt !== null && thoughtAt > toldAt;
}
