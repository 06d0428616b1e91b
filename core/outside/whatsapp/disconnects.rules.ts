/**
 * The reaction to the end of a connection, by the status code of Baileys' `lastDisconnect`
 * (docs/protocols/whatsapp.md).
 * - `again`: reconnect. `now` at once, `soon` with backoff from 1 s, `gently` with backoff from 5 s, `late`
 * with long pauses.
 * - `relink`: the device no longer exists: delete the keys, notify the owner, wait for a new scan.
 * - `stop`: another attempt would make things worse; wait for the owner.
 * - `few`: a few attempts, then `relink`.
 */
export type Reaction =
  | { readonly kind: 'again'; readonly pace: 'now' | 'soon' | 'gently' | 'late'; readonly reason: 'connection' | 'version_refused' }
  | { readonly kind: 'relink'; readonly reason: 'logged_out' }
  | { readonly kind: 'few'; readonly tries: number; readonly reason: 'logged_out' }
  | { readonly kind: 'stop'; readonly reason: 'replaced' | 'banned' | 'restricted' };

const soon: Reaction = { kind: 'again', pace: 'soon', reason: 'connection' };

const table: Readonly<Record<number, Reaction>> = {
  // 515 follows a pairing and sometimes occurs later. It is not a logout, so the reaction is to reconnect at once.
  515: { kind: 'again', pace: 'now', reason: 'connection' },
  408: soon,
  428: soon,
  // one of many servers is busy or shutting down, and the next login usually reaches another server
  503: soon,
  429: { kind: 'again', pace: 'gently', reason: 'connection' },
  405: { kind: 'again', pace: 'late', reason: 'version_refused' },
  500: { kind: 'few', tries: 3, reason: 'logged_out' },
  401: { kind: 'relink', reason: 'logged_out' },
  411: { kind: 'relink', reason: 'logged_out' },
  440: { kind: 'stop', reason: 'replaced' },
  // a temporary ban
  402: { kind: 'stop', reason: 'restricted' },
  403: { kind: 'stop', reason: 'banned' },
  406: { kind: 'stop', reason: 'banned' },
};

/** The reaction to a code. A missing or unknown code counts as a lost connection. */
export function reactionTo(code: number | undefined): Reaction {
  return table[code ?? 408] ?? soon;
}

const banCode = 402;
/** Maximum accepted length of a ban. No longer bans are known, so a larger number would be in an unknown unit. */
const banMaxSeconds = 366 * 86_400;

/**
 * When a ban ends, according to the attributes of the `<failure>` that refused the login. Null for another code, and
 * for a missing or implausible end.
 */
export function banEndOf(code: number | undefined, data: unknown, now: Date): Date | null {
  if (code !== banCode || typeof data !== 'object' || data === null || !('expire' in data)) return null;
  const seconds = Number(data.expire);
  return seconds > 0 && seconds <= banMaxSeconds ? new Date(now.getTime() + seconds * 1_000) : null;
}
