/**
 * Timeout for an expected state, in milliseconds. No test requires a result within this many seconds, so it
 * is far above what a slow and busy machine needs. Only a failing test ever waits that long. Where tests must
 * fail, less is enough (test/mutations).
 */
export const patienceMs = Number(process.env.TEST_PATIENCE_MS ?? 60_000);
