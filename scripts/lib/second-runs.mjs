/**
 * Outcome of one test file in one run.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, startedAt: number, endedAt: number }} Outcome
 */
/** The files of a run with their outcomes. @typedef {ReadonlyMap<string, Outcome>} Run */

/**
 * Maximum number of failed files that get a second run. More failures than this are not caused by a busy
 * machine.
 */
const secondRunsAtMost = 8;
/**
 * Maximum number of neighbours of each file (files that ran at the same time) in the third run: enough for
 * the load, and few enough to take only minutes.
 */
const neighboursAtMost = 6;
/** Maximum number of neighbours of all files together. */
const allNeighboursAtMost = 16;

/** The files of a run that failed. @param {Run} run */
export const failedIn = (run) => [...run].filter(([, { failed }]) => failed > 0).map(([path]) => path);

/**
 * The failed files, which are run again alone (docs/decisions/0053).
 *
 * @param {Run} first
 * @param {boolean} isWhole true when whole projects ran, not named files
 */
export function filesToRepeat(first, isWhole) {
  const failed = failedIn(first);
  return isWhole && failed.length <= secondRunsAtMost ? failed : [];
}

/** Files that failed together with others and passed alone. @param {string[]} repeated @param {Run} alone */
export const passedAlone = (repeated, alone) => repeated.filter((path) => alone.get(path)?.failed === 0);

/**
 * The files that ran at the same time as these, longest overlap first.
 *
 * @param {Run} first
 * @param {readonly string[]} paths
 */
export function neighboursOf(first, paths) {
  const chosen = paths.flatMap((path) => {
    const own = first.get(path);
    if (!own) return [];
    return [...first]
      .filter(([other]) => !paths.includes(other))
      .map(([other, its]) => ({ other, overlapMs: Math.min(own.endedAt, its.endedAt) - Math.max(own.startedAt, its.startedAt) }))
      .filter(({ overlapMs }) => overlapMs > 0)
      .sort((a, b) => b.overlapMs - a.overlapMs)
      .slice(0, neighboursAtMost)
      .map(({ other }) => other);
  });
  return [...new Set(chosen)].slice(0, allNeighboursAtMost);
}

/**
 * The result of all runs. A file that was run alone counts with that result. A file that passed alone and
 * failed again beside its neighbours has failed: it needed a second run twice in a row on unchanged code. A
 * file that the third run should have judged and did not has failed too. A neighbour that failed only in the
 * third run is reported as shaky as well.
 *
 * @param {Run} first
 * @param {Run} [alone] the second run of the failed files
 * @param {Run} [together] the third run of those that passed alone, beside their neighbours
 */
export function judge(first, alone, together) {
  const shaky = alone ? passedAlone([...alone.keys()], alone) : [];
  const again = shaky.filter((path) => together && together.get(path)?.failed !== 0);
  const totals = { passed: 0, failed: first.size === 0 ? 1 : 0, skipped: 0 };
  for (const [path, once] of first) {
    const last = alone?.get(path) ?? once;
    totals.passed += last.passed;
    totals.skipped += last.skipped;
    totals.failed += again.includes(path) ? 1 : last.failed;
  }
  const neighbours = together ? failedIn(together).filter((path) => !again.includes(path)) : [];
  return { totals, shaky: [...shaky.filter((path) => !again.includes(path)), ...neighbours], again };
}
