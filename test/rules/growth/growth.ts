/**
 * Measures how the time of a function grows with its input. A function that is fast even for the largest input passes
 * immediately. Otherwise the input is doubled until a call is long enough to be measured. Then the time of this input
 * is compared with the time of an input of twice the size.
 */
export interface Growth {
  /** Size of the smaller input. */
  readonly size: number;
  readonly ms: number;
  readonly doubledMs: number;
  /** About 2 for a linear function, 4 for a quadratic one. */
  readonly ratio: number;
}

/** Milliseconds of one call with an input of that size. Making the input is not measured. */
export type Timed = (size: number) => Promise<number>;

const startSize = 1_024;
const measurableMs = 6;
/**
 * Minimum time of the larger input for a comparison. The clock of a thread may advance in steps of 4 ms, which is
 * about a sixth of the time of the smaller input then.
 */
const comparableMs = 100;
const roundsMax = 7;

/**
 * @param sizeMax the search ends when an input of this size takes less than 6 ms: a quadratic rule would
 * take hundreds of milliseconds
 * @param ratioMax a larger ratio is measured again, at most seven times, and the shortest time of each size
 * is used, because other programs and the garbage collector only add to a time
 * @returns undefined when every call was short
 */
export async function growthOf(timed: Timed, sizeMax: number, ratioMax: number): Promise<Growth | undefined> {
  let size = startSize;
  let ms = await best(timed, size, 2);
  while (ms < measurableMs) {
    if (size >= sizeMax) return undefined;
    // Takes larger steps while the time is far below the measurable time.
    size = Math.min(sizeMax, size * (ms < measurableMs / 16 ? 8 : 2));
    ms = await best(timed, size, ms < measurableMs / 16 ? 1 : 2);
  }
  for (;;) {
    const pair = await compared(timed, { size, ms, ratioMax });
    if (pair.ratio < ratioMax || pair.doubledMs >= comparableMs) return pair;
    // The times are too short for a comparison: the clock's resolution alone can cause such a ratio.
    size *= 2;
    ms = pair.doubledMs;
  }
}

/** The times for an input and for one of twice the size. */
async function compared(timed: Timed, { size, ms: first, ratioMax }: { size: number; ms: number; ratioMax: number }): Promise<Growth> {
  let ms = first;
  let doubledMs = await timed(2 * size);
  for (let round = 1; round < roundsMax && doubledMs > ratioMax * ms; round += 1) {
    doubledMs = Math.min(doubledMs, await timed(2 * size));
    // The shorter time may be noise as well: the minimum of both is closest to the real time.
    ms = Math.min(ms, await timed(size));
  }
  return { size, ms, doubledMs, ratio: doubledMs / ms };
}

async function best(timed: Timed, size: number, times: number): Promise<number> {
  let least = Infinity;
  for (let nth = 0; nth < times; nth += 1) least = Math.min(least, await timed(size));
  return least;
}
