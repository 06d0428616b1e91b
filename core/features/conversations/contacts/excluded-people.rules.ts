import { calledName } from '#contracts/values/people/contact-name';
import { formatUsername } from '#contracts/values/people/username';
import type { Person } from '../../blacklist/blacklist.types.js';

/** An entry of the blacklist as the panel shows it. */
export interface Excluded {
  /** `628…`, `lid:…` or `@username`; used to remove the entry. */
  readonly key: string;
  /** Display name for the owner; null for a number, which is shown as it is. */
  readonly label: string | null;
}

/**
 * @param entry the blacklist entry
 * @param contact the contact with the entry's privacy id, if there is one
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
