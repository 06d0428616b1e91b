import type { AccountId, BotId } from '#contracts/values/ids';

/** What a member of an account may do; the permission table says which (docs/decisions/0154). */
export type Role = 'owner' | 'admin' | 'agent';

/** What a token opens: an account and a bot of its person, and the token version that the token must carry. */
export interface TokenScope {
  readonly tokenVersion: number;
  readonly accountId: AccountId;
  readonly botId: BotId;
  readonly role: Role;
}
