import { setTimeout as pause } from 'node:timers/promises';

const floorMs = 300;

/**
 * Delays a refusal to a fixed minimum time, so that the duration of the work cannot be measured from outside. It
 * would reveal how many registrations' passwords were compared. Success is returned at once.
 * @param wait passes the time.
 */
export async function sameTimeRefused<Result>(
  action: () => Promise<Result>,
  wait: (ms: number) => Promise<unknown> = (ms) => pause(ms, undefined, { ref: false }),
): Promise<Result> {
  const floor = wait(floorMs);
  try {
    return await action();
  } catch (error) {
    await floor;
    throw error;
  }
}

/**
 * Delays every response, success or error, to a fixed minimum time, so that the duration of the work cannot be
 * measured from outside. It would reveal whether an account was found or a mail was written.
 * @param wait passes the time.
 */
export async function sameTime<Result>(
  action: () => Promise<Result>,
  wait: (ms: number) => Promise<unknown> = (ms) => pause(ms),
): Promise<Result> {
  const [outcome] = await Promise.allSettled([action(), wait(floorMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
