import { setTimeout as wait } from 'node:timers/promises';

const floorMs = 300;

/**
 * Answers not before a fixed time has passed, success or error: how long the work took (an account was found, a mail
 * was written) cannot be read from outside.
 */
export async function sameTime<Result>(act: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([act(), wait(floorMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
