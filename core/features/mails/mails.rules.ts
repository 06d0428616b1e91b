import { dayMs } from '#contracts/values/base/durations';
import type { QueuedMail } from './mails.types.js';

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
const giveUpAfterMs = 3 * dayMs;

/**
 * When a mail that could not be sent is tried again: soon, then ever more slowly, never later than half a minute, so that
 * a code still arrives in its ten minutes once the server is back.
 * @returns null after three days: nobody waits for it any more.
 */
export function nextTryAt({ attempts, createdAt }: Pick<QueuedMail, 'attempts' | 'createdAt'>, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() > giveUpAfterMs) return null;
  return new Date(now.getTime() + Math.min(firstWaitMs * 2 ** Math.min(attempts, 10), longestWaitMs));
}
