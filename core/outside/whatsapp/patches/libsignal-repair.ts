import { SessionCipher } from 'libsignal';

/** The part of libsignal's session that the repair changes. */
interface Session {
  serialize(): object;
  pendingPreKey?: unknown;
}
interface SessionClass {
  deserialize(stored: object): Session;
}
type TrySessions = (this: unknown, data: Uint8Array, sessions: Session[]) => Promise<{ session: Session; plaintext: Buffer }>;

let repaired = false;

/**
 * Patch for libsignal 6.0.0. No upstream issue names the cause; its effect is reported as `Bad MAC` in
 * WhiskeySockets/Baileys 1754 and 2079.
 *
 * libsignal tries a message on every session of its sender. A failed attempt changes that session: it makes a ratchet
 * step towards a wrong key. When a later session fits, libsignal writes the whole record, including the damaged
 * session. This is common, because Baileys starts a new session with each device every five minutes, while the lead
 * still writes on the old session. The lead's later answers on the new session could then never be decrypted.
 * Therefore the patch undoes each failed attempt.
 */
export function repairLibsignal(): void {
  if (repaired) return;
  repaired = true;
  const cipher = SessionCipher.prototype as unknown as { decryptWithSessions: TrySessions };
  const trySessions = cipher.decryptWithSessions;
  cipher.decryptWithSessions = async function (data, sessions) {
    if (sessions.length <= 1) return trySessions.call(this, data, sessions);
    let failure: unknown;
    for (const session of sessions) {
      const before = session.serialize();
      try {
        return await trySessions.call(this, data, [session]);
      } catch (error) {
        failure = error;
        const kept = (session.constructor as unknown as SessionClass).deserialize(before);
        delete session.pendingPreKey;
        Object.assign(session, kept);
      }
    }
    throw failure;
  };
}
