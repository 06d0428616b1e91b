import { createHash, randomInt } from 'node:crypto';
import { Random } from '../fuzz/random.ts';

const setting = 'CHAOS_SEED';

/**
 * The random part of a test: moments of kills, pauses, choices. It prints its seed; `CHAOS_SEED=<seed>` draws the same again. Acts that go
 * side by side draw from streams of their own, so that the order in which they come to draw changes nothing.
 */
export class Chance {
  private readonly random: Random;

  private constructor(
    private readonly seed: number,
    path: string,
  ) {
    this.random = new Random(createHash('sha256').update(`${seed} ${path}`).digest().readUInt32LE());
  }

  /** @param test what draws, as its file is named */
  static of(test: string): Chance {
    const given = Number(process.env[setting] ?? Number.NaN);
    const seed = Number.isSafeInteger(given) ? given : randomInt(2 ** 31);
    process.stderr.write(`${test}: random with ${setting}=${seed}\n`);
    return new Chance(seed, test);
  }

  /** The stream of one act among several. */
  stream(act: string): Chance {
    return new Chance(this.seed, act);
  }

  /** From 0 to just below 1. */
  next(): number {
    return this.random.next();
  }

  /** A whole number from 0 to just below `end`. */
  below(end: number): number {
    return this.random.below(end);
  }

  /** Waits for up to that long: a moment that the test leaves to chance, not a wait for something to be true. */
  pauseUpTo(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.next() * ms));
  }
}
