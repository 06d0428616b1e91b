import { calledName } from '#contracts/values/contact-name';
import { formatUsername, normalizeUsername } from '#contracts/values/username';
import type { Excluded, Person } from './blacklist.types.js';

const nobody: Person = { pn: null, lid: null, username: null };

/** Reads `628…`, `lid:…` or `@username` as the contract lets it through. */
export function personOfKey(key: string): Person {
  if (key.startsWith('@')) return { ...nobody, username: normalizeUsername(key) };
  if (key.startsWith('lid:')) return { ...nobody, lid: key.slice(4) };
  return { ...nobody, pn: key };
}

/**
 * @param entry what was excluded
 * @param contact what the contact of its privacy id is known by, if there is one
 */
export function presentExcluded(
  entry: Person,
  contact: { readonly name: string; readonly pn: string | null; readonly username: string | null } | null,
): Excluded {
  if (entry.pn !== null) return { key: entry.pn, label: null };
  const username = contact?.username ?? entry.username;
  if (entry.lid === null) return { key: formatUsername(username ?? ''), label: null };
  return { key: `lid:${entry.lid}`, label: calledName({ name: contact?.name ?? '', pn: contact?.pn ?? null, username }) };
}
