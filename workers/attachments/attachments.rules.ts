import { jobs } from '#contracts/jobs/catalogue';
import { dayMs, hourMs } from '#contracts/values/base/durations';

/**
 * Time limit of a download. A slower download is ended and tried again. The limit is shorter than that of the job, so
 * that the job itself is not aborted.
 */
export const fetchMs = jobs['attachments.take-over'].timeoutMs - 30_000;

const [shortestMs, longestMs] = [5_000, hourMs];

/**
 * Time for which a job keeps requesting a file. After it, a file is requested only when an owner opens it, as long as
 * WhatsApp has the file.
 */
const waitMs = 2 * dayMs;

/**
 * Pause before a file that WhatsApp's file servers did not deliver is requested again. It is as long as the time
 * since the file arrived, plus or minus a quarter, so that the files of an outage are not all requested at the same
 * moment.
 * @param ageMs time since the file arrived
 * @param chance 0 to 1
 * @returns null when the file is not requested again
 */
export function nextTryMs(ageMs: number, chance: number): number | null {
  if (ageMs >= waitMs) return null;
  return Math.min(Math.max(ageMs, shortestMs), longestMs) * (0.75 + chance / 2);
}
