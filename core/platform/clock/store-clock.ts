/**
 * The time by Postgres' clock, for code of this process that has no {@link Clock} injected. Machines' clocks may differ
 * by minutes. Postgres' clock is the only one that all processes share. `StoreClockSync` measures it; until the first
 * measurement the machine's clock is used.
 *
 * Between two measurements the time follows `performance.now()`: a correction of the machine's clock does not move it.
 */
let measured: { readonly storeMs: number; readonly atMs: number } | null = null;

/**
 * Stores a measurement.
 * @param storeMs Postgres' time in ms since the epoch
 * @param atMs `performance.now()` at that moment
 */
export function setStoreTime(storeMs: number, atMs: number): void {
  measured = { storeMs, atMs };
}

/** Milliseconds since the epoch by Postgres' clock. */
export function storeNowMs(): number {
  return measured === null ? Date.now() : Math.round(measured.storeMs + performance.now() - measured.atMs);
}

/** The current time by Postgres' clock. */
export function storeNow(): Date {
  return new Date(storeNowMs());
}

/** How far the machine's clock is behind Postgres' clock in ms; negative when it is ahead. */
export function hostLagMs(): number {
  return storeNowMs() - Date.now();
}
