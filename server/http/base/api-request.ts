import type { Request } from 'express';
import type { Actor } from '#core/features/auth/actor';

/** An Express request with what our floor hangs on it. */
export interface ApiRequest extends Request {
  /** Request id: from the proxy when it sent a sane one, else ours. Also in the answer's `x-request-id`. */
  id: string;
  /** Set by the guard on routes that need a token. */
  actor?: Actor;
}
