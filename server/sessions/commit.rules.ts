/** How long a commit is tried while Postgres is away. Longer than a restart, shorter than a host's lease. */
const patienceMs = 8_000;

/** Postgres' classes of errors that pass: connection, resources, operator, deadlock and serialization. */
const passing = /^(08|53|57|58|40|55P03)/;

/**
 * Milliseconds until the same commit makes sense again; null when it does not: the data itself is refused, or it has
 * taken too long.
 */
export function retryPause(error: unknown, attempt: number, spentMs: number): number | null {
  const code = (error as { code?: unknown }).code;
  // without a code of five characters the error is the network's, not Postgres'
  const isPassing = typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || passing.test(code);
  if (!isPassing || spentMs > patienceMs) return null;
  return Math.min(20 * 2 ** attempt, 1_000);
}
