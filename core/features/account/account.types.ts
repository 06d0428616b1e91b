import type { OwnerId } from '#contracts/values/ids';
import type { PackageId } from '#contracts/values/selling/packages';

/** One owner's account. Deleted ones are not found. */
export interface Account {
  readonly id: OwnerId;
  /** As the owner typed it, lower case. */
  readonly email: string;
  readonly emailCanonical: string;
  readonly fullName: string;
  /** argon2id, PHC string. */
  readonly passwordHash: string;
  /** The present address was proved by a code. Only accounts whose address was changed before codes were asked for it are not. */
  readonly verified: boolean;
  readonly tokenVersion: number;
}

export interface NewAccount {
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
}

/** Somebody registered an address and has not proved it: no account yet, no rights. One per password. */
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
