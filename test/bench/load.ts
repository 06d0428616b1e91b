import { spreadOf, type Spread } from './figures.ts';

/** One lead who talks to one bot. */
export interface Pair {
  readonly lead: string;
  readonly bot: string;
}

export interface LoadResult {
  readonly latencyMs: Spread;
  readonly repliesPerSecond: number;
  readonly unanswered: number;
}

/** Number of loads so far. A lead who writes the same texts again looks like another bot, and our bot stops answering bots. */
let loads = 0;

/**
 * Every pair asks, waits for the answer and asks again, all pairs at once, until each has asked `rounds` times.
 * @param ask sends one text and gives the time in ms from the frame on the wire to the decrypted answer, measured inside the stand-in.
 */
export async function load(
  pairs: readonly Pair[],
  rounds: number,
  ask: (pair: Pair, text: string) => Promise<number>,
): Promise<LoadResult> {
  const durations: number[] = [];
  const nth = (loads += 1);
  let unanswered = 0;
  const startedAt = performance.now();
  await Promise.all(
    pairs.map(async (pair, index) => {
      for (let round = 0; round < rounds; round++) {
        try {
          durations.push(await ask(pair, `halo ${nth}-${index}-${round}`));
        } catch {
          unanswered++;
        }
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  return { latencyMs: spreadOf(durations), repliesPerSecond: durations.length / seconds, unanswered };
}
