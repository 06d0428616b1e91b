import type { AccountId, BotId, LoginSessionId, PersonId } from '#contracts/values/ids';
import type { Role } from '#contracts/values/people/permissions';

/** The identity behind a request or socket: the person of its bearer token, in one of the person's accounts, with one of its bots. */
export interface Actor {
  readonly personId: PersonId;
  readonly accountId: AccountId;
  readonly botId: BotId;
  /** The person's rights in the account. */
  readonly role: Role;
  /** The account's token version when the token was issued; tokens of older versions are invalid. */
  readonly tokenVersion: number;
  /** The login this token belongs to. */
  readonly sessionId: LoginSessionId;
}

/** The subject of a token: a person and a login. Account and bot are looked up at each use of the token. */
export type LoggedIn = Pick<Actor, 'personId' | 'sessionId' | 'tokenVersion'>;
