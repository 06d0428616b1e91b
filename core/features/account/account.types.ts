import type { PersonId } from '#contracts/values/ids';
import type { PackageId } from '#contracts/values/selling/packages';

/** One owner's account. Deleted accounts are not found. */
export interface Account {
  readonly id: PersonId;
  /** As the owner typed it, but in lower case. */
  readonly email: string;
  readonly emailCanonical: string;
  readonly fullName: string;
  /** argon2id, PHC string. */
  readonly passwordHash: string;
  /**
   * True when the current address was verified by a code. False only for accounts whose address was changed
   * before such codes were required.
   */
  readonly verified: boolean;
  readonly tokenVersion: number;
}

export interface NewAccount {
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
}

/**
 * A registration whose address is not verified yet. It has no account and gives no rights. A mailbox has one
 * registration per password.
 */
export interface PendingRegistration extends NewAccount {
  readonly id: string;
  readonly emailCanonical: string;
  readonly packageId: PackageId;
  /** Keyed hash of the secret that the registering browser holds. */
  readonly proofHash: Buffer | null;
  /** Keyed hash of the network address it came from. */
  readonly visitorHash: Buffer | null;
  readonly createdAt: Date;
}
