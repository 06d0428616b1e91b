/**
 * Compares the migrations that a release knows with the migrations that the database has run. Returns a sentence that
 * says what to do, or null when they are equal. If some are missing and others are unknown, the sentence is about the
 * missing migrations.
 */
export function schemaMismatch(known: readonly string[], run: readonly string[]): string | null {
  const missing = known.filter((name) => !run.includes(name));
  if (missing.length > 0) {
    const more = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
    return `The database is older than this release: it lacks ${missing[0]}${more}. Run node dist/core/migrations/run.js first, then start again.`;
  }
  const unknown = run.filter((name) => !known.includes(name));
  if (unknown.length === 0) return null;
  return `The database is newer than this release: it has ${unknown.at(-1)}, which this release does not know. Start the newer release.`;
}
