import { dayMs } from '#contracts/values/base/durations';

const recountMs = dayMs;
const leftoversMs = 60_000;

/** What is known of the passes over one table. */
export interface SweepRow {
  /** The key the last pass sealed with. */
  readonly keyId: string;
  /** Rows by key as the last whole pass counted them. */
  readonly lastCounts: Readonly<Record<string, number>> | null;
  /** Null while a pass is under way. */
  readonly endedAt: Date | null;
}

/**
 * - `begin`: a pass is due: the key is a new one, the last pass left rows behind, or its count is a day old.
 * - `continue`: a pass was interrupted, or goes on.
 * - `rest`: there is nothing to do.
 */
export function nextPass(row: SweepRow | null, keyId: string, now: Date): 'begin' | 'continue' | 'rest' {
  if (!row || row.keyId !== keyId) return 'begin';
  if (!row.endedAt) return 'continue';
  const ageMs = now.getTime() - row.endedAt.getTime();
  const isClean = Object.keys(row.lastCounts ?? {}).every((id) => id === keyId);
  return ageMs >= (isClean ? recountMs : leftoversMs) ? 'begin' : 'rest';
}

/** Adds one page's rows to a count. */
export function added(counts: Readonly<Record<string, number>>, more: Readonly<Record<string, number>>): Record<string, number> {
  const sum: Record<string, number> = { ...counts };
  for (const [id, rows] of Object.entries(more)) if (rows !== 0) sum[id] = (sum[id] ?? 0) + rows;
  return sum;
}
