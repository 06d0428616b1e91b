import { jobs } from '#contracts/jobs/catalogue';
import { dayMs, hourMs } from '#contracts/values/base/durations';

/** A download that takes longer is ended and tried again, before the job itself is aborted. */
export const fetchMs = jobs['attachments.take-over'].timeoutMs - 30_000;

const [shortestMs, longestMs] = [5_000, hourMs];

/**
 * Requests by a job end after this time. After it, a file is requested only when an owner opens it, as long as WhatsApp
 * has it.
 */
const waitMs = 2 * dayMs;

/**
 * Pause before a file is requested again that WhatsApp's file servers did not deliver: as long as it has been waited for,
 * plus or minus a quarter, so that the files of an outage do not come back at one moment.
 * @param ageMs time since the file arrived
 * @param chance 0 to 1
 * @returns null: not requested again
 */
export function nextTryMs(ageMs: number, chance: number): number | null {
  if (ageMs >= waitMs) return null;
  return Math.min(Math.max(ageMs, shortestMs), longestMs) * (0.75 + chance / 2);
}
