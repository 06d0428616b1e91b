import { readKey } from '../signal/bundle.ts';
import type { KeyBundle, PublicPreKey } from '../signal/bundle.ts';
import type { DeviceLine } from '../wire/device-line.ts';
import { child, childBytes, children, toUint } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import { StanzaQueue } from './stanza-queue.ts';

/** The server's data about a linked device, as plain data. */
export interface CompanionMemory {
  id: number;
  /** Noise static public key, hex. The device must hold it to log in. */
  noiseKey: string;
  identity: Buffer;
  registrationId: number;
  signedPreKey: PublicPreKey & { signature: Buffer };
  preKeys: PublicPreKey[];
  /** True after the phone's first messages (app state key, history) were sent. */
  greeted: boolean;
  logins: number;
  linkedAt: number;
}

const lowPreKeys = 5;

/** A linked device (the client under test): its public keys, its queue, and its current connection. */
export class Companion {
  readonly memory: CompanionMemory;
  /** Number of the phone that it is linked to. */
  readonly owner: string;
  readonly queue = new StanzaQueue();
  connection: DeviceLine | undefined;
  /** Number of this device's requests that the phone answered. */
  peerAnswers = 0;
  /** True after `available`: the device then sends active receipts. */
  available = false;
  /**
   * True while the device is in use, so that the phone shows no notifications. The use begins with `available` or
   * typing. It ends with `unavailable` or with the end of the connection.
   */
  inUse = false;
  /** Numbers of the people whose typing the device subscribed to since it became `available`. */
  readonly watched = new Set<string>();
  /** Number of logins that found an earlier connection of the same device still open. */
  overlaps = 0;

  constructor(owner: string, memory: CompanionMemory) {
    this.owner = owner;
    this.memory = memory;
  }

  /** Becoming unavailable drops the typing subscriptions. The device must renew them when it is back. */
  setAvailable(available: boolean): void {
    this.available = available;
    this.inUse = available;
    if (!available) this.watched.clear();
  }

  get id(): number {
    return this.memory.id;
  }

  /** Keys for one new session. Each one-time prekey is given out once. */
  takeBundle(): KeyBundle {
    const { identity, preKeys, registrationId, signedPreKey } = this.memory;
    return { registrationId, identity, signedPreKey, preKey: preKeys.shift() };
  }

  /** The client uploads new prekeys only when the reported count is below five. */
  get isLowOnPreKeys(): boolean {
    return this.memory.preKeys.length < lowPreKeys;
  }

  /** Stores what `encrypt set` uploads: identity, registration, prekeys and the signed prekey. */
  storeKeys(upload: Stanza): void {
    const identity = childBytes(upload, 'identity');
    const registration = toUint(childBytes(upload, 'registration'));
    if (identity?.length === 32) this.memory.identity = identity;
    if (registration !== undefined) this.memory.registrationId = registration;
    this.storeSignedPreKey(child(upload, 'skey'));
    for (const node of children(child(upload, 'list'), 'key')) {
      const key = readKey(node);
      if (key) this.memory.preKeys.push(key);
    }
  }

  storeSignedPreKey(node: Stanza | undefined): void {
    const key = readKey(node);
    if (key?.signature) this.memory.signedPreKey = { id: key.id, public: key.public, signature: key.signature };
  }
}
