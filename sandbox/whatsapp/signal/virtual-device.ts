import { randomInt } from 'node:crypto';
import { Curve } from 'baileys';
import { ProtocolAddress, SessionBuilder } from 'libsignal';
import type { SessionRecord, SignalStorage } from 'libsignal';
import { generateKeyPair } from '../wire/certificate.ts';
import type { KeyPair } from '../wire/certificate.ts';
import { typedKey } from './bundle.ts';
import type { KeyBundle } from './bundle.ts';
import { CarefulCipher } from './careful-cipher.ts';
import { closeRecord, openRecord } from './session-record.ts';
import type { StoredRecord } from './session-record.ts';

/** The persistent state of a virtual device, as plain data for storage. */
export interface DeviceMemory {
  registrationId: number;
  identity: KeyPair;
  signedPreKey: { id: number; pair: KeyPair; signature: Buffer };
  preKeys: Map<number, KeyPair>;
  nextPreKeyId: number;
  sessions: Map<string, StoredRecord>;
}

export interface Encrypted {
  type: 'pkmsg' | 'msg';
  body: Buffer;
}

const preKeysKept = 2_000;

/** A device with a new Signal identity. Prekey ids start at 1: libsignal takes 0 for "none". */
export function newDeviceMemory(): DeviceMemory {
  const identity = generateKeyPair();
  const pair = generateKeyPair();
  const signature = Buffer.from(Curve.sign(identity.private, typedKey(pair.public)));
  return {
    registrationId: randomInt(1, 16_380),
    identity,
    signedPreKey: { id: 1, pair, signature },
    preKeys: new Map(),
    nextPreKeyId: 1,
    sessions: new Map(),
  };
}

/**
 * Device 0 of a virtual person: a real Signal party with its own keys and sessions. Peers are addressed by LID and
 * device. libsignal keeps one job queue per address for the whole process, so each address here also includes the
 * owner of the device.
 */
export class VirtualDevice {
  readonly memory: DeviceMemory;
  #owner: string;
  #changed: () => void;
  #storage: SignalStorage;

  constructor(owner: string, memory: DeviceMemory, changed: () => void) {
    this.#owner = owner;
    this.memory = memory;
    this.#changed = changed;
    this.#storage = this.#makeStorage();
  }

  /**
   * Keys for one new session. Each call makes a new one-time prekey, so a virtual device never runs out of prekeys.
   */
  bundle(): KeyBundle {
    const { identity, registrationId, signedPreKey, preKeys } = this.memory;
    const id = this.memory.nextPreKeyId;
    this.memory.nextPreKeyId = id >= 0xfffff0 ? 1 : id + 1;
    const pair = generateKeyPair();
    preKeys.set(id, pair);
    if (preKeys.size > preKeysKept) preKeys.delete(preKeys.keys().next().value ?? 0);
    this.#changed();
    const { signature } = signedPreKey;
    return {
      registrationId,
      identity: identity.public,
      signedPreKey: { id: signedPreKey.id, public: signedPreKey.pair.public, signature },
      preKey: { id, public: pair.public },
    };
  }

  hasSession(peer: string, device: number): boolean {
    return this.memory.sessions.has(this.#address(peer, device).toString());
  }

  /** Begins a new session in addition to existing ones. */
  async begin(peer: string, device: number, bundle: KeyBundle): Promise<void> {
    const { identity, preKey, registrationId, signedPreKey } = bundle;
    await new SessionBuilder(this.#storage, this.#address(peer, device)).initOutgoing({
      registrationId,
      identityKey: typedKey(identity),
      signedPreKey: { keyId: signedPreKey.id, publicKey: typedKey(signedPreKey.public), signature: signedPreKey.signature },
      // The TypeScript type requires a prekey. libsignal itself also accepts a bundle without one.
      preKey: (preKey && { keyId: preKey.id, publicKey: typedKey(preKey.public) }) as never,
    });
  }

  async encrypt(peer: string, device: number, plain: Uint8Array): Promise<Encrypted> {
    const cipher = new CarefulCipher(this.#storage, this.#address(peer, device));
    const { type, body } = await cipher.encrypt(Buffer.from(plain));
    return { type: type === 3 ? 'pkmsg' : 'msg', body: Buffer.from(body as unknown as Uint8Array) };
  }

  /** Decrypts a message. Throws when no session fits; the stored session is unchanged in that case. */
  async decrypt(peer: string, device: number, message: Encrypted): Promise<Buffer> {
    const cipher = new CarefulCipher(this.#storage, this.#address(peer, device));
    return message.type === 'pkmsg' ? cipher.decryptPreKeyWhisperMessage(message.body) : cipher.decryptWhisperMessage(message.body);
  }

  /** Deletes the sessions with a device that was unlinked. */
  forget(peer: string, device: number): void {
    this.memory.sessions.delete(this.#address(peer, device).toString());
    this.#changed();
  }

  #address(peer: string, device: number): ProtocolAddress {
    return new ProtocolAddress(`${this.#owner}>${peer}`, device);
  }

  #makeStorage(): SignalStorage {
    const { memory } = this;
    const pair = (keys: KeyPair) => ({ pubKey: typedKey(keys.public), privKey: keys.private });
    return {
      loadSession: async (id: string) => {
        const stored = memory.sessions.get(id);
        return stored && openRecord(stored);
      },
      storeSession: async (id: string, record: SessionRecord) => {
        memory.sessions.set(id, closeRecord(record));
        this.#changed();
      },
      isTrustedIdentity: () => true,
      loadPreKey: async (id: number | string) => {
        const keys = memory.preKeys.get(Number(id));
        return keys && pair(keys);
      },
      removePreKey: (id: number) => void memory.preKeys.delete(id),
      loadSignedPreKey: () => pair(memory.signedPreKey.pair),
      getOurRegistrationId: () => memory.registrationId,
      getOurIdentity: () => pair(memory.identity),
    };
  }
}
