import type { Prologue } from '../passkey/handoff.ts';
import type { Connection } from '../session/connection.ts';
import type { KeyBundle } from '../signal/bundle.ts';
import type { KeyPair } from '../wire/certificate.ts';
import type { Stanza } from '../wire/node.ts';

/** A client that requests linking: its registration data, and the waiting connection. */
export interface Candidate {
  connection: Connection;
  noiseKey: Buffer;
  /** `platformType` of its device props. */
  deviceType: number;
  identity: Buffer;
  registrationId: number;
  signedPreKey: KeyBundle['signedPreKey'];
  /** Set while pair-success waits for the client's signature. */
  finish: ((reply: Stanza) => void) | undefined;
  /** Set during the same wait: called when the client hung up. */
  leave: (() => void) | undefined;
}

export interface PairingRef {
  candidate: Candidate;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A client showed a pairing code and waits for the phone with this number. */
export interface PendingCode {
  candidate: Candidate;
  ref: Buffer;
  /** Salt 32, IV 16, then the companion's ephemeral public key encrypted with AES-256-CTR under the code. */
  wrapped: Buffer;
  /** Set after the code was typed: takes the client's companion_finish. */
  finish: ((registration: Stanza) => void) | undefined;
}

/** Stage of an attempt, as the phone shows it. */
export type PasskeyStage = 'continue-on-web' | 'compare' | 'linking' | 'linked' | 'failed';

/** One attempt to link a device to an account that requires a passkey, from the scan to the link or failure. */
export interface PasskeyAttempt {
  readonly candidate: Candidate;
  /** The secret of the scanned or typed code. */
  readonly codeSecret: Buffer;
  readonly startedAt: number;
  challenge: string;
  ref: string;
  prologue: Prologue | undefined;
  readonly own: KeyPair;
  readonly nonce: Buffer;
  /** The client has proved that it showed the scanned code, or the owner has compared the codes. */
  isTrusted: boolean;
  companionNonce: Buffer | undefined;
  /** Set while the owner compares the codes: the secret for the next step. */
  waiting: Buffer | undefined;
  stage: PasskeyStage;
  code: string | undefined;
  /** Reason of a failure, written for people. */
  why: string | undefined;
}
