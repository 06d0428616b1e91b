import { SessionCipher } from 'libsignal';

interface SessionEntry {
  serialize(): object;
  pendingPreKey?: unknown;
}
type Tried = Promise<{ session: SessionEntry; plaintext: Buffer }>;
const plain = SessionCipher.prototype as unknown as { decryptWithSessions(data: Uint8Array, sessions: SessionEntry[]): Tried };

/**
 * Restores every session that did not fit a message. libsignal for JavaScript tries to decrypt with the sessions
 * themselves, and each failed attempt advances a ratchet, so that the session's own next message no longer fits. A
 * real phone tries on copies of its sessions and keeps the copy that succeeds.
 */
export class CarefulCipher extends SessionCipher {
  async decryptWithSessions(data: Uint8Array, sessions: SessionEntry[]): Tried {
    for (const session of sessions.slice(0, -1)) {
      const asItWas = session.serialize();
      const fits = await plain.decryptWithSessions.call(this, data, [session]).catch(() => null);
      if (fits) return fits;
      putBack(session, asItWas);
    }
    // The last session may throw: the record is not stored in that case.
    return plain.decryptWithSessions.call(this, data, sessions.slice(-1));
  }
}

function putBack(session: SessionEntry, asItWas: object): void {
  const entry = session.constructor as unknown as { deserialize(stored: object): SessionEntry };
  delete session.pendingPreKey;
  Object.assign(session, entry.deserialize(asItWas));
}
