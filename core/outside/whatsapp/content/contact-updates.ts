import { getBinaryNodeChild, isLidUser, isPnUser, type BinaryNode, type Contact } from 'baileys';
import { userOf } from '../jids.js';
import type { Mapping } from '../link.types.js';

/** Data about a person from the address book, the history or a notification. */
export interface ContactUpdate {
  readonly pn: string | null;
  readonly lid: string | null;
  /** Name in the owner's address book; null when the source gives none. */
  readonly name: string | null;
  /** Name chosen by the person (push name, verified name); null when the source gives none. */
  readonly ownName: string | null;
  /** Null when the source gives no username. The person may still have one. */
  readonly username: string | null;
}

/**
 * Converts a Baileys contact. For a contact without a name, Baileys uses the username as the name. That value is
 * ignored here.
 */
export function readContact(contact: Contact): ContactUpdate | null {
  const ids = [contact.id, contact.phoneNumber, contact.lid];
  const pn = userOf(ids.find((id) => isPnUser(id))) || null;
  const lid = userOf(ids.find((id) => isLidUser(id))) || null;
  if (!pn && !lid) return null;
  const username = contact.username || null;
  const booked = contact.name === username ? undefined : contact.name;
  return { pn, lid, name: booked || null, ownName: contact.notify || contact.verifiedName || null, username };
}

/** Pairs of number and privacy id, names and usernames from an address book or a history. */
export interface ContactsRead {
  readonly mappings: readonly Mapping[];
  readonly names: readonly ContactUpdate[];
  readonly usernames: readonly { readonly lid: string; readonly username: string }[];
}

/**
 * Converts Baileys contacts. Baileys itself stores the pair of number and privacy id for an entry that is listed by
 * its number, but not for an entry that is listed by its privacy id.
 */
export function readContacts(contacts: readonly Contact[]): ContactsRead {
  const updates = contacts.flatMap((contact) => readContact(contact) ?? []);
  const byLid = contacts.filter(({ id }) => isLidUser(id)).flatMap((contact) => readContact(contact) ?? []);
  return {
    mappings: byLid.flatMap(({ pn, lid }) => (pn && lid ? [{ pn, lid }] : [])),
    names: updates.filter(({ name, ownName }) => name !== null || ownName !== null),
    usernames: updates.flatMap(({ lid, username }) => (lid && username ? [{ lid, username }] : [])),
  };
}

/**
 * Parses `<notification type=mex>`, which Baileys ignores: somebody changed the username, or removed it (null).
 * @returns null for every other notification, and for one that cannot be parsed
 */
export function readUsernameNotice(node: BinaryNode): { readonly lid: string; readonly username: string | null } | null {
  const update = getBinaryNodeChild(node, 'update');
  const operation = update?.attrs['op_name'];
  if (operation !== 'UsernameSetNotification' && operation !== 'UsernameDeleteNotification') return null;
  const data = field(parsed(update?.content), 'data');
  const isSet = operation === 'UsernameSetNotification';
  const told = field(data, isSet ? 'xwa2_notify_username_on_change' : 'xwa2_notify_username_delete');
  const jid = field(told, 'lid');
  const username = isSet ? field(told, 'username') : null;
  if (typeof jid !== 'string' || !isLidUser(jid) || (username !== null && typeof username !== 'string')) return null;
  return { lid: userOf(jid), username };
}

function parsed(content: BinaryNode['content']): unknown {
  try {
    return JSON.parse(textOf(content) ?? '');
  } catch {
    return undefined;
  }
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined;
}

/** Stanza text arrives as a string or as bytes, depending on its encoding. */
export function textOf(content: BinaryNode['content']): string | null {
  if (typeof content === 'string') return content;
  return content instanceof Uint8Array ? Buffer.from(content).toString() : null;
}
