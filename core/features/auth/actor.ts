import type { LoginSessionId, OwnerId } from '#contracts/values/ids';

/** The identity behind a request or socket: the owner of its bearer token. */
export interface Actor {
  readonly ownerId: OwnerId;
  /** The account's token version when the token was issued; tokens of older versions are invalid. */
  readonly tokenVersion: number;
  /** The login this token belongs to. */
  readonly sessionId: LoginSessionId;
}
