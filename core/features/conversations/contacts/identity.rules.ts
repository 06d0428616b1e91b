import type { ConversationId } from '#contracts/values/ids';
import type { ChatAddress, PersonAddress } from '../conversations.types.js';

/** A contact row as far as matching reads it. */
export interface KnownContact extends PersonAddress {
  readonly contactId: string;
  readonly conversationId: ConversationId;
  readonly username: string | null;
  /** Since when the person's own messages prove this pair of number and privacy id; null: no message has named both. */
  readonly pnSince?: Date | null;
  /** Since when the number belongs to somebody else; null for a present contact. */
  readonly pastSince?: Date | null;
  /** True while nothing was written in the conversation. */
  readonly isEmpty?: boolean;
}

/** An address as something told it: who the person is, and how far the pair of number and privacy id can be believed. */
export type Claim = PersonAddress & Partial<Pick<ChatAddress, 'username' | 'pairBy' | 'at' | 'jid'>>;

/**
 * What an address means for the contacts that are there. The privacy id (LID) is the person; a number belongs to one person at a time:
 * - `known`: nothing to write;
 * - `new`: nobody has this number or privacy id;
 * - `extend`: one contact learns (or changes) its other half or its username, or is present again. With `from`: the person of `from`
 *   writes from a number whose contact had no privacy id yet;
 * - `merge`: two rows turn out to be one person;
 * - `displace`: the number of `from` belongs to another person now, `to`, who may be unknown so far.
 */
export type Match =
  | { readonly kind: 'known'; readonly conversationId: ConversationId }
  | { readonly kind: 'new' }
  | { readonly kind: 'extend'; readonly contact: KnownContact; readonly from: KnownContact | null }
  | { readonly kind: 'merge'; readonly keep: KnownContact; readonly gone: KnownContact }
  | { readonly kind: 'displace'; readonly from: KnownContact; readonly to: KnownContact | null };

/** A claim that may move people: the person's own message named both halves. */
function isProof({ pn, lid, pairBy }: Claim): boolean {
  return pn !== null && lid !== null && pairBy === undefined;
}

/** True when this claim was made before that moment. Without a time it is of now. */
function isBefore({ at }: Claim, moment: Date | null | undefined): boolean {
  return at !== undefined && moment !== null && moment !== undefined && at.getTime() < moment.getTime();
}

/** True when the claim pairs somebody with another half than the one that is known. */
function contradicts({ pn, lid }: Claim, known: KnownContact | undefined): boolean {
  return known !== undefined && pn !== null && lid !== null && ((known.pn ?? pn) !== pn || (known.lid ?? lid) !== lid);
}

function holders({ pn, lid }: PersonAddress, contacts: readonly KnownContact[]): { byPn?: KnownContact; byLid?: KnownContact } {
  const byPn = pn === null ? undefined : contacts.find((one) => one.pn === pn);
  const byLid = lid === null ? undefined : contacts.find((one) => one.lid === lid);
  return { ...(byPn && { byPn }), ...(byLid && { byLid }) };
}

/**
 * The claim without the half that cannot be believed. The person's own message moves a number, unless it is older than what is known.
 * A look-up, a history and the owner's other devices only fill what is empty: they may be older than they look.
 * @returns null when nothing of it is left: a bare mapping that contradicts what is known
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

/** Finds out whose address this is; what cannot be {@link believed} was taken out of it. `contacts` may hold others too. */
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

/** True when somebody whose number is another person's now has written since. */
export function isBack(address: Claim, contact: KnownContact): boolean {
  return Boolean(contact.pastSince) && address.pairBy === undefined && !isBefore(address, contact.pastSince);
}
