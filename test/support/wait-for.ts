import { patienceMs } from './patience.ts';

/**
 * Long waits poll less often, which saves CPU time. A state that takes a minute may be noticed a fifth of a second
 * late.
 */
const shareOfWait = 0.05;
const longestStepMs = 200;

/**
 * Polls until the value is available, with little extra delay.
 *
 * @param look returns the awaited value; undefined, null, false or a throw means "not yet"
 * @throws what `look` threw last, or an error that names the wait
 */
export async function waitFor<T>(
  look: () => T | Promise<T>,
  { timeoutMs = patienceMs, everyMs = 25, what = 'the awaited state' } = {},
): Promise<Exclude<T, undefined | null | false>> {
  const startedAt = Date.now();
  const deadline = startedAt + timeoutMs;
  let reason: unknown;
  for (;;) {
    try {
      const value = await look();
      if (value !== undefined && value !== null && value !== false) return value as Exclude<T, undefined | null | false>;
      reason = undefined;
    } catch (error) {
      reason = error;
    }
    if (Date.now() >= deadline) throw reason ?? new Error(`${what} did not come within ${timeoutMs} ms`);
    const stepMs = Math.min((Date.now() - startedAt) * shareOfWait, longestStepMs);
    await new Promise((resolve) => setTimeout(resolve, Math.max(everyMs, stepMs)));
  }
}
