import { calledName } from '#contracts/values/people/contact-name';
import { formatUsername } from '#contracts/values/people/username';
import type { Person } from '../../blacklist/blacklist.types.js';

/** An entry of the blacklist as the panel lists it. */
export interface Excluded {
  /** `628…`, `lid:…` or `@username`: removes the entry. */
  readonly key: string;
  /** Whom the owner reads of; null for a number, which is shown as it is. */
  readonly label: string | null;
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
