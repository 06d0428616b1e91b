import { randomBytes } from 'node:crypto';

/**
 * How a token reaches the account that needs it, besides the answer to a query for it. `history`: with the chats that the
 * phone sends to a new device.
 */
export const tokenWays = ['messages', 'notifications', 'history', 'questions'] as const;
export type TokenWay = (typeof tokenWays)[number];

/** A trusted-contact token that one person gave to one account. */
export interface TrustedToken {
  readonly bytes: Buffer;
  /** Unix seconds. */
  readonly t: number;
}

/**
 * Tokens that people gave to accounts. The newest of each pair is valid. All tokens of an account can be
 * invalidated at once.
 */
export class TrustedTokens {
  readonly #tokens = new Map<string, TrustedToken>();
  /** By account: messages that needed a token, and the refused ones among them. */
  readonly counts = new Map<string, { given: number; refused: number }>();

  /** The valid token, created when there is none. */
  of(person: string, account: string): TrustedToken {
    const key = `${account} ${person}`;
    const token = this.#tokens.get(key) ?? { bytes: randomBytes(32), t: Math.floor(Date.now() / 1_000) };
    this.#tokens.set(key, token);
    return token;
  }

  isInForce(person: string, account: string, bytes: Uint8Array | undefined): boolean {
    const token = this.#tokens.get(`${account} ${person}`);
    return token !== undefined && bytes !== undefined && token.bytes.equals(bytes);
  }

  count(account: string, isRefused: boolean): void {
    const { given, refused } = this.counts.get(account) ?? { given: 0, refused: 0 };
    this.counts.set(account, { given: given + 1, refused: refused + Number(isRefused) });
  }

  /** Invalidates all tokens of this account. */
  expire(account: string): void {
    for (const key of this.#tokens.keys()) if (key.startsWith(`${account} `)) this.#tokens.delete(key);
  }
}
