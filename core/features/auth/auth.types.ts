import type { LoginSession } from './login-session.entity.js';

/** The requesting browser, as far as it can be identified without a token. */
export interface Visitor {
  /** Client address. */
  readonly address: string;
  /** The client's address as used by rate limits: for IPv6, the prefix assigned to the customer. */
  readonly network: string;
  readonly userAgent: string;
  /** Value of the device cookie; stored only as a keyed hash. */
  readonly deviceToken: string;
}

/** One browser that is logged in, as its owner sees it. */
export type OpenLogin = Readonly<Pick<LoginSession, 'id' | 'device' | 'address' | 'createdAt' | 'lastUsedAt'>>;
