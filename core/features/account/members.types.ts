import type { AccountId, BotId, PersonId } from '#contracts/values/ids';
import type { Role } from '#contracts/values/people/permissions';

/** What a token opens: an account and a bot of its person, and the token version that the token must carry. */
export interface TokenScope {
  readonly tokenVersion: number;
  readonly accountId: AccountId;
  readonly botId: BotId;
  readonly role: Role;
}

/** What a token opens in one bot; `inBot` is null when the person is no member of its account, or there is no such bot. */
export interface TokenScopeInBot {
  readonly tokenVersion: number;
  readonly inBot: Pick<TokenScope, 'accountId' | 'botId' | 'role'> | null;
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
