import type { Redis } from 'ioredis';

/**
 * Adds to a counter, and sets its expiry in the same transaction. So a process that stops in between leaves no
 * counter without an expiry.
 * @returns the new count
 */
export async function addToCounter(
  commands: Redis,
  key: string,
  { by = 1, keptSeconds }: { by?: number; keptSeconds: number },
): Promise<number> {
  const [counted] = (await commands.multi().incrby(key, by).expire(key, keptSeconds).exec()) ?? [];
  if (!counted) throw new Error('Redis has not counted');
  const [error, count] = counted;
  if (error) throw error;
  return Number(count);
}
