import { setTimeout as pause } from 'node:timers/promises';

const floorMs = 300;

/**
 * Answers not before a fixed time has passed, success or error: how long the work took (an account was found, a mail
 * was written) cannot be read from outside.
 * @param wait passes the time.
 */
export async function sameTime<Result>(
  act: () => Promise<Result>,
  wait: (ms: number) => Promise<unknown> = (ms) => pause(ms),
): Promise<Result> {
  const [outcome] = await Promise.allSettled([act(), wait(floorMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
