import { UnknownKeyError } from '#core/platform/crypto/secret-box';

/**
 * How long a statement is retried while Postgres is unreachable. This is longer than most restarts, and shorter than
 * the time for which a host trusts its lease.
 */
export const patienceMs = 8_000;

/** Postgres error classes of temporary errors: connection, resources, operator, deadlock and serialization. */
const passing = /^(08|53|57|58|40|55P03)/;
/**
 * Error classes about the given values: cardinality, data, constraints, row limits, errors raised by a
 * trigger.
 */
const refusing = /^(21|22|23|54|P0)/;

/**
 * Kind of an error, by its cause.
 * - `away`: the store is unavailable or short of a resource; retrying the same statement soon makes sense.
 * - `refused`: this data cannot be loaded or stored, now or later.
 * - `broken`: the cause is the installation and not a message (a table is missing, an encryption key is not set).
 */
export type FaultKind = 'away' | 'refused' | 'broken';

/** A stored value that can no longer be decrypted or parsed, although its encryption key is available. */
export class UnreadableKeyError extends Error {
  override name = 'UnreadableKeyError';
  constructor(type: string, cause: unknown) {
    super(`a stored ${type} cannot be read`, { cause });
  }
}

export function faultKind(error: unknown): FaultKind {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
    if (passing.test(code)) return 'away';
    return refusing.test(code) ? 'refused' : 'broken';
  }
  if (isOwnException(error)) return 'refused';
  if (error instanceof UnknownKeyError || error instanceof UnreadableKeyError) return 'broken';
  // an error without a five-character code comes from the network, not from Postgres
  return 'away';
}

/** Exceptions of our own code on input that it does not handle. */
function isOwnException(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError || error instanceof ReferenceError;
}

/**
 * Milliseconds after which a retry of the same statement makes sense. Null when a retry is useless, or when the
 * retries have taken too long.
 */
export function retryPause(error: unknown, attempt: number, spentMs: number): number | null {
  if (faultKind(error) !== 'away' || spentMs > patienceMs) return null;
  return Math.min(20 * 2 ** attempt, 1_000);
}
