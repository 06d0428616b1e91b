import { isLidUser, isPnUser, jidDecode, jidNormalizedUser } from 'baileys';

/**
 * A chat partner: the digits of the phone number and of the privacy id. Either may be unknown. `jid` is the address
 * without device.
 */
export interface PersonAddress {
  readonly pn: string | null;
  readonly lid: string | null;
  readonly jid: string;
}

/** The digits before device and server: `628…:12@s.whatsapp.net` → `628…`. Empty when it is not an address. */
export function userOf(jid: string | null | undefined): string {
  return (jid ? jidDecode(jid)?.user : undefined) ?? '';
}

/**
 * Converts the address of an account that also uses WhatsApp's business platform. Such an account may write from its
 * own device, number 99 of the servers `hosted` and `hosted.lid`. The person is the same.
 */
function unhosted(jid: string | null | undefined): string | undefined {
  return jid?.replace(/@hosted$/, '@s.whatsapp.net').replace(/@hosted\.lid$/, '@lid');
}

/**
 * True for the address of a person, by number or privacy id. The user part must consist of digits. Baileys checks
 * only the server part.
 */
export function isPerson(jid: string | null | undefined): jid is string {
  const own = unhosted(jid);
  const isOne = isPnUser(own) === true || isLidUser(own) === true;
  return isOne && /^\d+$/.test(userOf(jid));
}

/** True for a broadcast list, the owner's or another person's. Status posts are not lists. */
export function isBroadcastList(jid: string | null | undefined): boolean {
  return /^\d+@broadcast$/.test(jid ?? '');
}

/**
 * True when a message stanza belongs to a chat with one person. Its address decides this. For a broadcast list, the
 * address of the writer decides.
 */
export function isOfPerson({ attrs }: { readonly attrs: Readonly<Record<string, string | undefined>> }): boolean {
  return isPerson(attrs['from']) || (isBroadcastList(attrs['from']) && isPerson(attrs['participant']));
}

/**
 * Numbers of Meta AI and of other programs of WhatsApp. They are the numbers of Baileys' `isJidBot`, which tests
 * another server part.
 */
const programs = /^(?:1313555\d{4}|131655500\d{2})$/;

/**
 * Combines the two addresses of one chat partner. Null for groups, status, newsletters and Meta AI (also by its
 * number).
 * @param jid the address in the stanza
 * @param alt the other address of the same person, when the stanza has one
 */
export function personOf(jid: string | null | undefined, alt?: string | null): PersonAddress | null {
  if (!isPerson(jid)) return null;
  const both = [jid, alt].filter(isPerson).map((one) => unhosted(one)!);
  const pn = userOf(both.find((one) => isPnUser(one)));
  if (programs.test(pn)) return null;
  return {
    pn: pn || null,
    lid: userOf(both.find((one) => isLidUser(one))) || null,
    jid: jidNormalizedUser(both[0]),
  };
}

export function pnJid(digits: string): string {
  return `${digits}@s.whatsapp.net`;
}

/**
 * All known addresses of a person's chat. A conversation keeps its first address, but messages may arrive under
 * another address.
 */
export function addressesOf({ jid, pn, lid }: PersonAddress): string[] {
  return [...new Set([jid, ...(pn ? [pnJid(pn)] : []), ...(lid ? [`${lid}@lid`] : [])])];
}
