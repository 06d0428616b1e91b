/**
 * The difference between the migrations that a release knows and those that the database has run, as a
 * sentence with what to do; null when they are equal. When migrations are missing and unknown ones exist, the
 * missing ones are reported.
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
