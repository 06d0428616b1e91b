/**
 * What is wrong between the migrations that a release knows and those that the database has run, with what to do about it; null when
 * they are the same. A database that lacks some and has others is told by what it lacks.
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
