/** A libsignal 6.0.0 session record as `serialize()` returns it, reduced to what pruning needs. */
interface SessionRecord {
  readonly version: string;
  readonly _sessions: Readonly<Record<string, SessionEntry>>;
}
interface SessionEntry {
  readonly indexInfo: { readonly closed: number };
  readonly _chains: Record<string, Chain>;
}
interface Chain {
  readonly chainType: number;
  readonly chainKey: { readonly key?: string | null };
}

/**
 * Number of past chains that are kept, so that their late messages can be decrypted. A message of an older chain is
 * requested again by a retry receipt.
 */
const closedChainsKept = 5;
/** Number of replaced sessions kept for late messages. */
const closedSessionsKept = 3;
const receivingChain = 2;

/**
 * Removes data that libsignal never deletes. The receiving chains of past turns grow by about 105 bytes per turn
 * without limit. They are loaded and stored as a whole for every message (docs/protocols/whatsapp.md). Returns a new
 * record; the argument is not changed.
 */
export function pruneSessionRecord(record: unknown): unknown {
  const given = record as Partial<SessionRecord> | null;
  if (!given?._sessions) return record;
  const entries = Object.entries(given._sessions);
  const closed = entries
    .filter(([, entry]) => entry.indexInfo.closed !== -1)
    .sort(([, a], [, b]) => b.indexInfo.closed - a.indexInfo.closed);
  const dropped = new Set(closed.slice(closedSessionsKept).map(([key]) => key));
  const sessions = entries
    .filter(([key]) => !dropped.has(key))
    .map(([key, entry]) => [key, { ...entry, _chains: pruneChains(entry._chains) }] as const);
  return { ...given, _sessions: Object.fromEntries(sessions) };
}

function pruneChains(chains: Readonly<Record<string, Chain>>): Record<string, Chain> {
  const ended = Object.keys(chains).filter((key) => chains[key]!.chainType === receivingChain && !chains[key]!.chainKey.key);
  if (ended.length <= closedChainsKept) return chains as Record<string, Chain>;
  // object keys keep insertion order, so the first are the oldest
  const dropped = new Set(ended.slice(0, ended.length - closedChainsKept));
  return Object.fromEntries(Object.entries(chains).filter(([key]) => !dropped.has(key)));
}
