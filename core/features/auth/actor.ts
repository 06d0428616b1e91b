import type { LoginSessionId, OwnerId } from '#contracts/values/ids';

/** Who a request or socket speaks for: the owner of the bearer token it carried. */
export interface Actor {
  readonly ownerId: OwnerId;
  /** The account's token version the token was made under; older ones have ended. */
  readonly tokenVersion: number;
  /** The login this token belongs to. */
  readonly sessionId: LoginSessionId;
}
