import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { check } from 'recheck';

/**
 * @typedef {import('./find-patterns.mjs').Pattern} Pattern
 * @typedef {object} Verdict
 * @property {'safe' | 'vulnerable' | 'unknown'} status
 * @property {string} [complexity]
 * @property {string} [attack] a text for which the pattern takes long
 */

/**
 * A pattern counts as slow when it takes more than `attackLimit` steps on an attack text, whose length is
 * chosen so that a pattern of the suspected complexity needs that many. Steps instead of times, so that a
 * busy machine does not change a verdict. Recheck generates attacks at random; the fixed seed makes every run
 * the same.
 */
const options = {
  timeout: null,
  maxIteration: 5,
  randomSeed: 1,
  attackLimit: 100_000_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};
/** Number of patterns judged in parallel. */
const atOnce = 2;

/**
 * How each pattern's run time grows with the text, by its source and flags. Known verdicts are not computed
 * again.
 *
 * @param {readonly Pattern[]} patterns
 * @param {string} memory the file that keeps verdicts
 * @returns {Promise<Map<string, Verdict>>} by {@link keyOf}
 */
export async function judgePatterns(patterns, memory) {
  const known = readMemory(memory);
  const waiting = [...new Map(patterns.map((one) => [keyOf(one), one])).entries()].filter(([key]) => !known.has(key));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) known.set(next[0], await judge(next[1]));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const used = new Set(patterns.map(keyOf));
  const kept = [...known].filter(([key, { status }]) => used.has(key) && status !== 'unknown');
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(kept));
  return known;
}

/** @param {Pick<Pattern, 'source' | 'flags'>} pattern */
export function keyOf({ source, flags }) {
  return createHash('sha256').update(`${flags}/${source}`).digest('base64');
}

/**
 * @param {Pattern} pattern
 * @returns {Promise<Verdict>}
 */
async function judge({ source, flags }) {
  const found = await check(source, flags, options);
  if (found.status === 'safe') return { status: 'safe' };
  if (found.status === 'unknown') return { status: 'unknown', complexity: found.error.kind };
  return { status: 'vulnerable', complexity: found.complexity.summary, attack: found.attack.pattern };
}

/**
 * @param {string} memory
 * @returns {Map<string, Verdict>}
 */
function readMemory(memory) {
  try {
    return new Map(JSON.parse(readFileSync(memory, 'utf8')));
  } catch {
    return new Map(); // no file yet, or truncated by an interrupted write
  }
}
