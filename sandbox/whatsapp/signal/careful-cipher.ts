import { SessionCipher } from 'libsignal';

interface SessionEntry {
  serialize(): object;
  pendingPreKey?: unknown;
}
type Tried = Promise<{ session: SessionEntry; plaintext: Buffer }>;
const plain = SessionCipher.prototype as unknown as { decryptWithSessions(data: Uint8Array, sessions: SessionEntry[]): Tried };

/**
 * A real phone tries to decrypt a message on copies of its sessions and keeps the copy that succeeds.
 * libsignal for JavaScript tries on the sessions themselves, and each failed attempt advances a ratchet that
 * then no longer fits its own next message. So this class restores every session that did not fit.
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
