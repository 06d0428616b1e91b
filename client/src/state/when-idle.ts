const longestWaitMs = 2_000;
/** For browsers that cannot tell when they are idle. */
const pauseMs = 200;

/**
 * Does work that the first view can do without once the browser has nothing more urgent, after two seconds at the latest.
 * @returns what calls it off
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, pauseMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}
