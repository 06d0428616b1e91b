import type { OwnerId } from '#contracts/values/ids';

/** One owner's account. Deleted ones are not found. */
export interface Account {
  readonly id: OwnerId;
  /** As the owner typed it, lower case. */
  readonly email: string;
  readonly emailCanonical: string;
  readonly fullName: string;
  /** argon2id, PHC string. */
  readonly passwordHash: string;
  readonly verified: boolean;
  readonly tokenVersion: number;
}

export interface NewAccount {
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
}
