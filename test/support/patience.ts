/**
 * How long a test waits for a fact before it says that the fact does not come, in milliseconds. No test wants something within so many
 * seconds, so this is far above what a slow and crowded machine needs; only a failing test ever waits it out. Where tests must
 * fail, less is enough (test/sabotage).
 */
export const patienceMs = Number(process.env.TEST_PATIENCE_MS ?? 60_000);
