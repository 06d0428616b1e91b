import { dayMs } from '#contracts/values/base/durations';
import type { QueuedMail } from './mails.types.js';

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
const giveUpAfterMs = 3 * dayMs;

/**
 * When a failed mail is retried: soon at first, then at growing intervals of at most half a minute, so that a
 * code still arrives within its ten minutes once the server is back.
 * @returns null after three days: the mail is given up.
 */
export function nextTryAt({ attempts, createdAt }: Pick<QueuedMail, 'attempts' | 'createdAt'>, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() > giveUpAfterMs) return null;
  return new Date(now.getTime() + Math.min(firstWaitMs * 2 ** Math.min(attempts, 10), longestWaitMs));
}
