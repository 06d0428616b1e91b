import { dayMs, hourMs } from '#contracts/values/base/durations';

/** Shortest time between two notices of the failing AI service: one that fails and answers in turns is told once. */
const failuresApartMs = hourMs;
/** An outage that lasts is told again after this time. */
const toldAgainMs = dayMs;

/**
 * True when the owner should be told that the AI service fails.
 * @param toldAt when the owner was last told; null for never
 * @param thoughtAt when a model last generated an answer: an outage after that is a new one
 */
export function isFailureNews(toldAt: Date | null, thoughtAt: Date | null, now: Date): boolean {
  if (toldAt === null) return true;
  const sinceMs = now.getTime() - toldAt.getTime();
  if (sinceMs >= toldAgainMs) return true;
  return sinceMs >= failuresApartMs && thoughtAt !== null && thoughtAt > toldAt;
}
