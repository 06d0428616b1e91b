import { SessionRecord } from 'libsignal';

/** libsignal 6's format of a session record: plain JSON, keys as base64. */
export interface StoredRecord {
  version: string;
  _sessions: Record<string, StoredSession>;
}

interface StoredSession {
  indexInfo: { closed: number; used: number };
  _chains: Record<string, { chainType: number; chainKey: { counter: number; key?: string } }>;
}

const receivingChain = 2;
const closedChainsKept = 5;
const closedSessionsKept = 4;

/**
 * Returns a new live record for each use. Live records are never reused, because a failed decryption changes them.
 */
export function openRecord(stored: StoredRecord): SessionRecord {
  return SessionRecord.deserialize(stored as unknown as Uint8Array);
}

/**
 * The record as plain JSON, without the parts that only grow. libsignal never drops the receiving chains of past
 * turns, and it keeps one closed session for each forced session.
 */
export function closeRecord(record: SessionRecord): StoredRecord {
  const stored = record.serialize() as unknown as StoredRecord;
  dropOldSessions(stored);
  for (const session of Object.values(stored._sessions)) dropClosedChains(session);
  return stored;
}

function dropOldSessions(stored: StoredRecord): void {
  const closed = Object.entries(stored._sessions).filter(([, session]) => session.indexInfo.closed !== -1);
  if (closed.length <= closedSessionsKept) return;
  closed.sort(([, a], [, b]) => b.indexInfo.closed - a.indexInfo.closed);
  for (const [key] of closed.slice(closedSessionsKept)) delete stored._sessions[key];
}

function dropClosedChains(session: StoredSession): void {
  const closed = Object.entries(session._chains).filter(
    ([, chain]) => chain.chainType === receivingChain && chain.chainKey.key === undefined,
  );
  for (const [key] of closed.slice(0, Math.max(0, closed.length - closedChainsKept))) delete session._chains[key];
}
