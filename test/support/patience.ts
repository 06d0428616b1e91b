/**
 * Timeout for an expected state, in milliseconds. It is far above what a slow and busy machine needs, so only a
 * failing test waits that long. No test requires that a result arrives within this time. Tests that are expected to
 * fail use a smaller value (test/mutations).
 */
export const patienceMs = Number(process.env.TEST_PATIENCE_MS ?? 60_000);
