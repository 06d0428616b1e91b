/**
 * Maximum total length of the texts whose results one function keeps. The results of fifty long trainings take about 50
 * MB in all.
 */
const charsMax = 1_000_000;

let isOn = false;

/**
 * Turns on the caches of all {@link remembered} functions in this thread. Only the thread for checks calls this
 * function, so that tests of the rules' run time do not measure a cache.
 */
export function rememberTexts(): void {
  isOn = true;
}

/** Wraps a pure function of one text in a cache for the most recent texts. Callers must not change its results. */
export function remembered<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  let chars = 0;
  return (text) => {
    if (!isOn) return compute(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = compute(text);
    known.set(text, result);
    chars += text.length;
    for (const [oldest] of known) {
      if (chars <= charsMax) break;
      known.delete(oldest);
      chars -= oldest.length;
    }
    return result;
  };
}
