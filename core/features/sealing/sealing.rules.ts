import { dayMs } from '#contracts/values/base/durations';

const recountMs = dayMs;
const leftoversMs = 60_000;

/** State of the sweep over one table. */
export interface SweepRow {
  /** The key the last sweep encrypted with. */
  readonly keyId: string;
  /** Row counts by key from the last completed sweep. */
  readonly lastCounts: Readonly<Record<string, number>> | null;
  /** Null while a sweep is in progress. */
  readonly endedAt: Date | null;
}

/**
 * - `begin`: a sweep is due: the key is new, the last sweep left rows behind, or its count is a day old.
 * - `continue`: a sweep was interrupted or is in progress.
 * - `rest`: nothing is due.
 */
export function nextPass(row: SweepRow | null, keyId: string, now: Date): 'begin' | 'continue' | 'rest' {
  if (!row || row.keyId !== keyId) return 'begin';
  if (!row.endedAt) return 'continue';
  const ageMs = now.getTime() - row.endedAt.getTime();
  const isClean = Object.keys(row.lastCounts ?? {}).every((id) => id === keyId);
  return ageMs >= (isClean ? recountMs : leftoversMs) ? 'begin' : 'rest';
}

/** Adds one page's row counts to the total. */
export function added(counts: Readonly<Record<string, number>>, more: Readonly<Record<string, number>>): Record<string, number> {
  const sum: Record<string, number> = { ...counts };
  for (const [id, rows] of Object.entries(more)) if (rows !== 0) sum[id] = (sum[id] ?? 0) + rows;
  return sum;
}
