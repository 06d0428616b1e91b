import type { LoginSessionId } from '#contracts/values/ids';

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

/** One browser that is logged in. */
export interface LoginSession {
  readonly id: LoginSessionId;
  /** Browser and system in words: `Chrome di Android`. */
  readonly device: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}
