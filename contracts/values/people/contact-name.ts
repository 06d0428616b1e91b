import { formatPhone } from './phone.js';
import { formatUsername } from './username.js';

/** What is known of a person: digits without plus, username without `@`. */
export interface KnownAs {
  readonly name: string;
  readonly pn: string | null;
  readonly username: string | null;
}

/** Whom an owner reads of where only a name stands. A privacy id is no number and means nothing to an owner. */
export function shownName({ name, pn, username }: KnownAs): string {
  return name || (pn && formatPhone(pn)) || (username && formatUsername(username)) || 'Nomor disembunyikan';
}

/** The same in a line or a notice: whoever hides the number is named with the username, by which they are found. */
export function calledName(person: KnownAs): string {
  const shown = shownName(person);
  const handle = person.pn === null && person.username !== null ? formatUsername(person.username) : shown;
  return handle === shown ? shown : `${shown} (${handle})`;
}
