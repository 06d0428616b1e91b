import { createHmac, createSecretKey } from 'node:crypto';

/**
 * How many times longer Node takes to begin an HMAC with a raw key than with a key object: the benefit of `wrapRawKeys`.
 * Near 1, the patch is no longer needed. The best of many short rounds, so that other work on the machine has no effect.
 */
export function rawKeyPrice(): number {
  const key = Buffer.alloc(32, 7);
  const raw = fastest(() => createHmac('sha256', key));
  return raw / fastest(() => createHmac('sha256', createSecretKey(key)));
}

function fastest(action: () => unknown): number {
  let best = Infinity;
  for (let round = 0; round < 30; round++) {
    const startedAt = performance.now();
    for (let count = 0; count < 200; count++) action();
    best = Math.min(best, performance.now() - startedAt);
  }
  return best;
}
