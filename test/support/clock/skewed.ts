import { fileURLToPath } from 'node:url';

/**
 * Settings that start a program as on a machine with a wrong clock: the clock is ahead by this many minutes. Negative
 * means behind.
 */
export function skewed(minutes: number): Record<string, string> {
  const preload = fileURLToPath(new URL('skewed-clock.mjs', import.meta.url));
  return { NODE_OPTIONS: `--import=${preload}`, TEST_CLOCK_SKEW_MS: String(minutes * 60_000) };
}
