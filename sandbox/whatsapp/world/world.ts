import { randomInt } from 'node:crypto';
import { newDeviceMemory } from '../signal/virtual-device.ts';
import type { DeviceMemory } from '../signal/virtual-device.ts';
import { generateServerKeys } from '../wire/certificate.ts';
import type { ServerKeys } from '../wire/certificate.ts';
import type { Address } from '../wire/jid.ts';
import type { Connection } from '../session/connection.ts';
import type { MediaStore } from '../media/media-store.ts';
import { CartBook } from './carts.ts';
import type { Companion } from './companion.ts';
import { Events } from './events.ts';
import { FaultBook } from './faults.ts';
import type { PairingRef, PendingCode } from './pending-link.ts';
import { Phone } from './phone.ts';
import { TrustedTokens } from './trusted-tokens.ts';

/** A stanza without a handler. The list is empty in a healthy run. */
export interface UnknownStanza {
  from: string;
  xml: string;
  at: number;
}

const unknownKept = 200;

/** The complete state: people, their devices, connections, requested faults. */
export class World {
  readonly keys: ServerKeys;
  readonly phones = new Map<string, Phone>();
  readonly #byLid = new Map<string, Phone>();
  readonly connections = new Set<Connection>();
  /** QR refs that are currently shown, and pairing codes that wait to be typed (by number). */
  readonly refs = new Map<string, PairingRef>();
  readonly codes = new Map<string, PendingCode>();
  readonly events = new Events();
  readonly faults = new FaultBook();
  readonly tokens = new TrustedTokens();
  readonly carts = new CartBook();
  readonly unknown: UnknownStanza[] = [];
  readonly media: MediaStore;
  /** Called for every phone whose state changed. */
  onChange: (phone: Phone) => void = () => {};
  /**
   * Resolves when the phone is on disk: for data that cannot be recovered after a crash, such as a link or an
   * identity.
   */
  saveNow: (phone: Phone) => Promise<void> = async () => {};
  #nextId = 1;
  readonly #run = Date.now().toString(16).toUpperCase();

  constructor(media: MediaStore, keys: ServerKeys = generateServerKeys()) {
    this.media = media;
    this.keys = keys;
  }

  byNumber(number: string): Phone | undefined {
    return this.phones.get(number);
  }

  byAddress(address: Address | undefined): Phone | undefined {
    if (!address) return undefined;
    return address.form === 'lid' ? this.#byLid.get(address.user) : this.phones.get(address.user);
  }

  addPhone(wanted: { number?: string; name?: string }): Phone {
    const number = wanted.number ?? this.#freeNumber();
    const known = this.phones.get(number);
    if (known) return known;
    const name = wanted.name ?? `Pelanggan ${number.slice(-4)}`;
    const phone = this.adopt({ number, lid: this.#freeLid(), name }, newDeviceMemory());
    this.onChange(phone);
    this.events.emit({ type: 'phone', number, name });
    return phone;
  }

  /**
   * Simulates that the carrier gave the number to another person: a new account with its own LID and keys. The earlier
   * account is reachable only by its LID, and is not saved.
   */
  handOn(earlier: Phone, name: string): Phone {
    const phone = this.adopt({ number: earlier.number, lid: this.#freeLid(), name }, newDeviceMemory());
    this.onChange(phone);
    this.events.emit({ type: 'phone', number: phone.number, name });
    return phone;
  }

  /** The person moves the account to another number: LID, keys and sessions stay. */
  changeNumber(earlier: Phone, number: string): Phone {
    const phone = this.adopt({ number, lid: earlier.lid, name: earlier.name }, earlier.device.memory);
    this.phones.delete(earlier.number);
    this.onChange(phone);
    this.events.emit({ type: 'phone', number, name: phone.name });
    return phone;
  }

  /** Adds a phone with known state to the world. */
  adopt(identity: { number: string; lid: string; name: string }, memory: DeviceMemory): Phone {
    const phone: Phone = new Phone(identity, memory, () => this.onChange(phone));
    this.phones.set(phone.number, phone);
    this.#byLid.set(phone.lid, phone);
    return phone;
  }

  companion(number: string, device: number): Companion | undefined {
    return this.phones.get(number)?.companions.get(device);
  }

  /** An id for a stanza of the server or a phone. Unique across restarts of the sandbox. */
  newId(prefix = ''): string {
    return `${prefix}${this.#run}${(this.#nextId++).toString(16).toUpperCase().padStart(8, '0')}`;
  }

  noteUnknown(from: string, xml: string): void {
    this.unknown.push({ from, xml, at: Date.now() });
    if (this.unknown.length > unknownKept) this.unknown.shift();
  }

  #freeNumber(): string {
    for (;;) {
      const number = `6281${randomInt(100_000_000, 999_999_999)}`;
      if (!this.phones.has(number)) return number;
    }
  }

  #freeLid(): string {
    for (;;) {
      const lid = `${randomInt(1, 9)}${randomInt(10_000_000, 99_999_999)}${randomInt(100_000, 999_999)}`;
      if (!this.#byLid.has(lid)) return lid;
    }
  }
}
