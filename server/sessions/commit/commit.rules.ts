import { UnreadMessageError } from '#core/outside/whatsapp/order/intake';
import { UnknownKeyError } from '#core/platform/crypto/secret-box';

/** How long a statement is tried while Postgres is away. Longer than most restarts, shorter than a host trusts its lease. */
export const patienceMs = 8_000;

/** Postgres' classes of errors that pass: connection, resources, operator, deadlock and serialization. */
const passing = /^(08|53|57|58|40|55P03)/;
/** Classes that speak of the values given: cardinality, data, constraints, limits of a row, a trigger's word. */
const refusing = /^(21|22|23|54|P0)/;

/**
 * Whose fault an error of ours is.
 * - `away`: the store is gone or short of something; the same statement makes sense again in a moment.
 * - `refused`: this very data cannot be read or stored, now or later.
 * - `broken`: the installation is at fault (a table is missing, an encryption key is not set), and no message.
 */
export type FaultKind = 'away' | 'refused' | 'broken';

/** A stored value that cannot be opened or parsed any more, although its encryption key is at hand. */
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
  // without a code of five characters the error is the network's, not Postgres'
  return 'away';
}

/** What our own code throws when it meets something it was not made for. */
function isOwnException(error: unknown): boolean {
  return (
    error instanceof UnreadMessageError ||
    error instanceof TypeError ||
    error instanceof RangeError ||
    error instanceof SyntaxError ||
    error instanceof ReferenceError
  );
}

/** Milliseconds until the same statement makes sense again; null when it does not, or it has taken too long. */
export function retryPause(error: unknown, attempt: number, spentMs: number): number | null {
  if (faultKind(error) !== 'away' || spentMs > patienceMs) return null;
  return Math.min(20 * 2 ** attempt, 1_000);
}
