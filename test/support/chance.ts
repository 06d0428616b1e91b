import { createHash, randomInt } from 'node:crypto';
import { Random } from '../fuzz/random.ts';

const setting = 'CHAOS_SEED';

/**
 * The random decisions of a test: times of kills, pauses and choices. It prints its seed; `CHAOS_SEED=<seed>` repeats
 * the same decisions. Each concurrent action uses its own stream. The order in which actions draw numbers then has no
 * effect.
 */
export class Chance {
  private readonly random: Random;

  private constructor(
    private readonly seed: number,
    path: string,
  ) {
    this.random = new Random(createHash('sha256').update(`${seed} ${path}`).digest().readUInt32LE());
  }

  /** @param test name of the test file */
  static of(test: string): Chance {
    const given = Number(process.env[setting] ?? Number.NaN);
    const seed = Number.isSafeInteger(given) ? given : randomInt(2 ** 31);
    process.stderr.write(`${test}: random with ${setting}=${seed}\n`);
    return new Chance(seed, test);
  }

  /** The random stream of one concurrent action. */
  stream(action: string): Chance {
    return new Chance(this.seed, action);
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    return this.random.next();
  }

  /** An integer from 0 up to, but not including, `end`. */
  below(end: number): number {
    return this.random.below(end);
  }

  /** Waits for a random time of at most that length. Do not use it to wait for a condition. */
  pauseUpTo(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.next() * ms));
  }
}
