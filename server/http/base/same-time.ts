import { setTimeout as pause } from 'node:timers/promises';

const floorMs = 300;

/**
 * Refuses not before a fixed time has passed: how long the work took until then (passwords of how many registrations were compared)
 * cannot be read from outside. Success is told at once.
 * @param wait passes the time.
 */
export async function sameTimeRefused<Result>(
  act: () => Promise<Result>,
  wait: (ms: number) => Promise<unknown> = (ms) => pause(ms, undefined, { ref: false }),
): Promise<Result> {
  const floor = wait(floorMs);
  try {
    return await act();
  } catch (error) {
    await floor;
    throw error;
  }
}

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
