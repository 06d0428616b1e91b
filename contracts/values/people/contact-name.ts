import { formatPhone } from './phone.js';
import { formatUsername } from './username.js';

/** The known facts about a person: digits without plus, username without `@`. */
export interface KnownAs {
  readonly name: string;
  readonly pn: string | null;
  readonly username: string | null;
}

/** Display name of a contact. Never a privacy id (LID), because it is not a number and means nothing to an owner. */
export function shownName({ name, pn, username }: KnownAs): string {
  return name || (pn && formatPhone(pn)) || (username && formatUsername(username)) || 'Nomor disembunyikan';
}

/**
 * Name of a contact in a line or a notice. For a contact with a hidden number it also contains the username, by which
 * the owner finds the contact.
 */
export function calledName(person: KnownAs): string {
  const shown = shownName(person);
  const handle = person.pn === null && person.username !== null ? formatUsername(person.username) : shown;
  return handle === shown ? shown : `${shown} (${handle})`;
}
