import type { AccountId, BotId, PersonId } from '#contracts/values/ids';

/** What a member of an account may do; the permission table says which (docs/decisions/0154). */
export type Role = 'owner' | 'admin' | 'agent';

/** What a token opens: an account and a bot of its person, and the token version that the token must carry. */
export interface TokenScope {
  readonly tokenVersion: number;
  readonly accountId: AccountId;
  readonly botId: BotId;
  readonly role: Role;
}

/** A deleted account whose rows are being removed. */
export interface ErasedScope {
  readonly personId: PersonId;
  readonly accountId: AccountId;
  /** Null when it has none. */
  readonly botIds: readonly BotId[] | null;
  /** True once it was deleted so long ago that its device is not waited for. */
  readonly isLongAgo: boolean;
}

/** A person with the first account and the first bot, whose ids are equal. */
export interface FirstIds {
  readonly personId: PersonId;
  readonly accountId: AccountId;
  readonly botId: BotId;
}

/** An account that one person owns. */
export interface OwnedAccount {
  readonly personId: PersonId;
  readonly accountId: AccountId;
  readonly botIds: readonly BotId[];
}
