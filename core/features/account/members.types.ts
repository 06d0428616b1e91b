import type { AccountId, BotId, PersonId } from '#contracts/values/ids';
import type { Role } from '#contracts/values/people/permissions';

/** A bot in an account of a person, and the person's role there. */
export interface BotScope {
  readonly accountId: AccountId;
  readonly botId: BotId;
  readonly role: Role;
}

/** The account, bot and role that a token gives access to. */
export interface TokenScope {
  /** The version that the token must carry. */
  readonly tokenVersion: number;
  /**
   * The bot with its account. Null when the request names a bot that does not exist or that the person has no access
   * to.
   */
  readonly inBot: BotScope | null;
}

/** A deleted account whose rows are being removed. */
export interface ErasedScope {
  readonly personId: PersonId;
  readonly accountId: AccountId;
  /** Null when the account has no bots. */
  readonly botIds: readonly BotId[] | null;
  /** True once the deletion is so old that the logout of its device is no longer awaited. */
  readonly isLongAgo: boolean;
}

/** A person with their first account and first bot. All three have the same id. */
export interface FirstIds {
  readonly personId: PersonId;
  readonly accountId: AccountId;
  readonly botId: BotId;
}

/** A person in an account. */
export interface Member {
  readonly id: PersonId;
  readonly role: Role;
}

/** An account that one person owns. */
export interface OwnedAccount {
  readonly personId: PersonId;
  readonly accountId: AccountId;
  readonly botIds: readonly BotId[];
}
