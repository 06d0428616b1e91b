const longestWaitMs = 2_000;
/** Delay for browsers without `requestIdleCallback`. */
const pauseMs = 200;

/**
 * Runs work that the first view does not need once the browser is idle, after two seconds at the latest.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, pauseMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}
