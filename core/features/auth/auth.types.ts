import type { LoginSession } from './login-session.entity.js';

/** The browser that asks, as far as it can be known without a token. */
export interface Visitor {
  /** Client address. */
  readonly address: string;
  /** The same as limits tell clients apart: of an IPv6 address the customer's part. */
  readonly network: string;
  readonly userAgent: string;
  /** Value of its device cookie; kept as a keyed hash only. */
  readonly deviceToken: string;
}

/** One browser that is logged in, as its owner sees it. */
export type OpenLogin = Readonly<Pick<LoginSession, 'id' | 'device' | 'address' | 'createdAt' | 'lastUsedAt'>>;
