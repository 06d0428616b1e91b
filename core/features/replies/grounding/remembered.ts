/**
 * Maximum total length of the texts whose results one function keeps. The results of fifty long trainings take about 50
 * MB in all.
 */
const charsMax = 1_000_000;

let isOn = false;

/**
 * From now on, {@link remembered} functions of this thread keep their results. Only the thread of checks calls this, so
 * that tests of how long the rules take measure the rules.
 */
export function rememberTexts(): void {
  isOn = true;
}

/** A pure function of one text that keeps the results for the texts that were read last. Its results must not be changed. */
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
