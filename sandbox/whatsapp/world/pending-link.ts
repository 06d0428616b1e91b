import type { Connection } from '../session/connection.ts';
import type { KeyBundle } from '../signal/bundle.ts';
import type { Stanza } from '../wire/node.ts';

/** A client that wants to be linked: what it told at registration, and the connection that waits. */
export interface Candidate {
  connection: Connection;
  noiseKey: Buffer;
  identity: Buffer;
  registrationId: number;
  signedPreKey: KeyBundle['signedPreKey'];
  /** Set while pair-success waits for the client's signature. */
  finish: ((reply: Stanza) => void) | undefined;
}

export interface PairingRef {
  candidate: Candidate;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A client showed a code to its owner and waits for the phone with this number. */
export interface PendingCode {
  candidate: Candidate;
  ref: Buffer;
  /** salt 32, iv 16, the companion's ephemeral public key under AES-256-CTR with the code. */
  wrapped: Buffer;
  /** Set after the code was typed: takes the client's companion_finish. */
  finish: ((registration: Stanza) => void) | undefined;
}
