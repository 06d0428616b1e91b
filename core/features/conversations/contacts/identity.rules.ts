import type { ConversationId } from '#contracts/values/ids';
import type { ChatAddress, PersonAddress } from '../conversations.types.js';

/** The columns of a contact that matching needs. */
export interface KnownContact extends PersonAddress {
  readonly contactId: string;
  readonly conversationId: ConversationId;
  readonly username: string | null;
  /** Since when the person's own messages prove this pair of number and privacy id; null when no message contained both. */
  readonly pnSince?: Date | null;
  /** Since when the number belongs to another person; null for a present contact. */
  readonly pastSince?: Date | null;
  /** True while the conversation has no messages. */
  readonly isEmpty?: boolean;
}

/**
 * An address as reported by some source, with what is needed to judge whether its pair of number and privacy
 * id is reliable.
 */
export type Claim = PersonAddress & Partial<Pick<ChatAddress, 'username' | 'pairBy' | 'at' | 'jid'>>;

/**
 * How an address relates to the existing contacts. The privacy id (LID) identifies the person; a number
 * belongs to one person at a time:
 * - `known`: nothing to write;
 * - `new`: no contact has this number or privacy id;
 * - `extend`: one contact gets or changes its number, privacy id or username, or is present again. With
 * `from`: the person now writes from the number of the contact `from`, which had no privacy id;
 * - `merge`: two rows belong to the same person;
 * - `displace`: the number of `from` now belongs to another person, `to`. `to` may have no contact yet.
 */
export type Match =
  | { readonly kind: 'known'; readonly conversationId: ConversationId }
  | { readonly kind: 'new' }
  | { readonly kind: 'extend'; readonly contact: KnownContact; readonly from: KnownContact | null }
  | { readonly kind: 'merge'; readonly keep: KnownContact; readonly gone: KnownContact }
  | { readonly kind: 'displace'; readonly from: KnownContact; readonly to: KnownContact | null };

/**
 * True when the person's own message contained both number and privacy id. Only such a claim may move a
 * number to another person.
 */
function isProof({ pn, lid, pairBy }: Claim): boolean {
  return pn !== null && lid !== null && pairBy === undefined;
}

/** True when the claim was made before that time. A claim without a time is from now. */
function isBefore({ at }: Claim, moment: Date | null | undefined): boolean {
  return at !== undefined && moment !== null && moment !== undefined && at.getTime() < moment.getTime();
}

/** True when the claim pairs a number or privacy id with another counterpart than the stored contact has. */
function contradicts({ pn, lid }: Claim, known: KnownContact | undefined): boolean {
  return known !== undefined && pn !== null && lid !== null && ((known.pn ?? pn) !== pn || (known.lid ?? lid) !== lid);
}

function holders({ pn, lid }: PersonAddress, contacts: readonly KnownContact[]): { byPn?: KnownContact; byLid?: KnownContact } {
  const byPn = pn === null ? undefined : contacts.find((one) => one.pn === pn);
  const byLid = lid === null ? undefined : contacts.find((one) => one.lid === lid);
  return { ...(byPn && { byPn }), ...(byLid && { byLid }) };
}

/**
 * The claim without its unreliable half. The person's own message moves a number, unless the message is older than
 * the stored pair. A lookup, a history and the owner's other devices only fill empty fields, because their data may
 * be outdated.
 * @returns null when nothing reliable is left: the claim is a mapping without a chat, and it contradicts a stored
 * contact
 */
export function believed<Given extends Claim>(claim: Given, contacts: readonly KnownContact[]): Given | null {
  if (claim.pn === null || claim.lid === null) return claim;
  const { byPn, byLid } = holders(claim, contacts);
  const isStale =
    [byPn, byLid].some((one) => contradicts(claim, one) && isBefore(claim, one?.pnSince)) || isBefore(claim, byLid?.pastSince);
  if (isProof(claim)) return isStale ? { ...claim, pn: null } : claim;
  const isContradicted = contradicts(claim, byPn) || contradicts(claim, byLid) || Boolean(byLid?.pastSince);
  if (!isContradicted) return claim;
  if (claim.pairBy === 'own-device') return { ...claim, pn: null };
  if (claim.jid === undefined) return null;
  return claim.jid.endsWith('@lid') ? { ...claim, pn: null } : { ...claim, lid: null };
}

/**
 * Finds the contact of an address. The address must have passed {@link believed}. `contacts` may include unrelated
 * contacts.
 */
export function matchAddress(address: Claim, contacts: readonly KnownContact[]): Match {
  const { byPn, byLid } = holders(address, contacts);
  if (byPn && address.lid !== null && byPn.lid !== null && byPn.lid !== address.lid)
    return { kind: 'displace', from: byPn, to: byLid ?? null };
  if (byPn && byLid && byPn.contactId !== byLid.contactId) {
    return byLid.pn === null ? { kind: 'merge', keep: byPn, gone: byLid } : { kind: 'extend', contact: byPn, from: byLid };
  }
  const contact = byPn ?? byLid;
  if (!contact) return { kind: 'new' };
  const isComplete =
    (address.pn === null || contact.pn === address.pn) &&
    (address.lid === null || contact.lid === address.lid) &&
    (!address.username || contact.username === address.username) &&
    !(isProof(address) && address.at !== undefined && contact.pnSince === null) &&
    !isBack(address, contact);
  return isComplete ? { kind: 'known', conversationId: contact.conversationId } : { kind: 'extend', contact, from: null };
}

/** True when a person whose number passed to another person has written since. */
export function isBack(address: Claim, contact: KnownContact): boolean {
  return Boolean(contact.pastSince) && address.pairBy === undefined && !isBefore(address, contact.pastSince);
}
