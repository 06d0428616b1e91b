import { isLidUser, isPnUser, jidDecode, jidNormalizedUser } from 'baileys';

/** Who a chat is with: digits of phone number and privacy id, either may be unknown; `jid` is the address without device. */
export interface PersonAddress {
  readonly pn: string | null;
  readonly lid: string | null;
  readonly jid: string;
}

/** Digits before the device and the server: `628…:12@s.whatsapp.net` → `628…`. Empty when it is no address. */
export function userOf(jid: string | null | undefined): string {
  return (jid ? jidDecode(jid)?.user : undefined) ?? '';
}

export function isPerson(jid: string | null | undefined): jid is string {
  return isPnUser(jid ?? undefined) === true || isLidUser(jid ?? undefined) === true;
}

/** A broadcast list, of the owner's or of somebody else; status posts are none. */
export function isBroadcastList(jid: string | null | undefined): boolean {
  return /^\d+@broadcast$/.test(jid ?? '');
}

/** True when the chat of a message stanza is with one person: by its own address, or by the writer of a broadcast list. */
export function isOfPerson({ attrs }: { readonly attrs: Readonly<Record<string, string | undefined>> }): boolean {
  return isPerson(attrs['from']) || (isBroadcastList(attrs['from']) && isPerson(attrs['participant']));
}

/**
 * Brings the two addresses of one chat partner to one person.
 * @param jid the address the stanza names; groups, status, newsletters, Meta AI and hosted accounts give null.
 * @param alt the other form of the same person, where the stanza carries one.
 */
export function personOf(jid: string | null | undefined, alt?: string | null): PersonAddress | null {
  if (!isPerson(jid)) return null;
  const both = [jid, alt].filter((one): one is string => isPerson(one));
  return {
    pn: userOf(both.find((one) => isPnUser(one))) || null,
    lid: userOf(both.find((one) => isLidUser(one))) || null,
    jid: jidNormalizedUser(jid),
  };
}

export function pnJid(digits: string): string {
  return `${digits}@s.whatsapp.net`;
}

export function lidJid(digits: string): string {
  return `${digits}@lid`;
}
