import { normalizeUsername } from '#contracts/values/people/username';
import type { Person } from './blacklist.types.js';

const nobody: Person = { pn: null, lid: null, username: null };

/** Parses `628…`, `lid:…` or `@username`, the forms that the contract allows. */
export function personOfKey(key: string): Person {
  if (key.startsWith('@')) return { ...nobody, username: normalizeUsername(key) };
  if (key.startsWith('lid:')) return { ...nobody, lid: key.slice(4) };
  return { ...nobody, pn: key };
}
