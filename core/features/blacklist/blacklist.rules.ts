import { normalizeUsername } from '#contracts/values/people/username';
import type { Person } from './blacklist.types.js';

const nobody: Person = { pn: null, lid: null, username: null };

/** Reads `628…`, `lid:…` or `@username` as the contract lets it through. */
export function personOfKey(key: string): Person {
  if (key.startsWith('@')) return { ...nobody, username: normalizeUsername(key) };
  if (key.startsWith('lid:')) return { ...nobody, lid: key.slice(4) };
  return { ...nobody, pn: key };
}
