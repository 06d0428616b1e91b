/**
 * Runs `action` at once and then at most every `everyMs`. The last call always leads to a run.
 * @param everyMs milliseconds between two runs.
 */
export function throttled(action: () => void, everyMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const run = (): void => {
    isWanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) run();
    }, everyMs);
    action();
  };
  return () => {
    if (timer === undefined) run();
    else isWanted = true;
  };
}
