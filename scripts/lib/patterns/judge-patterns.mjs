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
 * A pattern is slow when it takes more steps than `attackLimit` on a text that a pattern of the suspected degree needs so many for. Steps, not
 * times: a busy machine changes no verdict. Recheck tries attacks by chance; the seed makes the same chances of each run.
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
/** Patterns that are judged at once. */
const atOnce = 2;

/**
 * How each pattern's time grows with the text, by its source and flags. What was judged once is not judged again.
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
    return new Map(); // never judged here, or cut while it was written
  }
}
