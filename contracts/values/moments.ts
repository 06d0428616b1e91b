/**
 * Parses the three forms of a moment: an object of seconds and nanoseconds, a string, or a number. Null for
 * anything else.
 */
export function readMoment(value: unknown): Date | null {
  if (typeof value === 'object' && value !== null && 'seconds' in value) {
    const { seconds, nanoseconds } = value as { seconds: unknown; nanoseconds?: unknown };
    return validDate(Number(seconds) * 1_000 + Number(nanoseconds ?? 0) / 1e6);
  }
  if (typeof value === 'number') return validDate(inMilliseconds(value));
  if (typeof value === 'string' && value.trim() !== '') {
    return /^\d+(\.\d+)?$/.test(value.trim()) ? validDate(inMilliseconds(Number(value))) : validDate(Date.parse(value));
  }
  return null;
}

/**
 * Converts a number to milliseconds. Numbers below 1e11 are seconds, because as milliseconds they would be before
 * 1973.
 */
function inMilliseconds(value: number): number {
  return value < 1e11 ? value * 1_000 : value;
}

/** Zero means an unknown moment: no message dates from 1970. */
function validDate(milliseconds: number): Date | null {
  return milliseconds > 0 && milliseconds <= 8.64e15 ? new Date(milliseconds) : null;
}
