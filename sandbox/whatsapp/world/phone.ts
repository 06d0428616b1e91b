import { NamedQueues } from '../signal/named-queues.ts';
import { VirtualDevice } from '../signal/virtual-device.ts';
import type { DeviceMemory } from '../signal/virtual-device.ts';
import { formatJid } from '../wire/jid.ts';
import type { AddressForm } from '../wire/jid.ts';
import type { PasskeyMemory } from '../passkey/authenticator.ts';
import { AppState } from './app-state.ts';
import { Companion } from './companion.ts';
import type { CompanionMemory } from './companion.ts';
import type { PasskeyAttempt } from './pending-link.ts';
import { MessageLog } from './message-log.ts';

/** A received typing state, kept so that tests can check typing and presence. */
export interface ChatState {
  seq: number;
  from: string;
  state: string;
  at: number;
}

const firstCompanionId = 1;
/** 99 is reserved for hosted devices: libsignal's wrapper in the client throws on it. */
const reservedDeviceId = 99;
const chatStatesKept = 200;

/** A virtual person: the phone (device 0) with its Signal identity, its linked devices and its message log. */
export class Phone {
  readonly number: string;
  readonly lid: string;
  name: string;
  /** Chosen by the person, belongs to the LID. Null when there is none. */
  username: string | null = null;
  /** True when others see the LID and never the number. */
  hidesNumber = false;
  /** The passkey required to link devices ("wajib passkey"). Null when a code is enough. */
  passkey: PasskeyMemory | null = null;
  /** The latest attempt to link a device with the passkey. */
  attempt: PasskeyAttempt | null = null;
  readonly device: VirtualDevice;
  readonly companions = new Map<number, Companion>();
  readonly log = new MessageLog();
  readonly appState = new AppState();
  chatStates: ChatState[] = [];
  /**
   * Companions of others (`number:device`) that queried this person's devices and must be notified of
   * changes.
   */
  readonly watchers = new Set<string>();
  readonly queues = new NamedQueues();
  /** Number of failed decryptions on this phone, by message id. */
  readonly retries = new Map<string, number>();
  /** Number of queries about this person by other accounts, by protocol: `username`, `devices`, `lid`, `contact`. */
  readonly queries = new Map<string, number>();
  nextDeviceId = firstCompanionId;
  /**
   * Number of push notifications shown on this phone. None are shown while one of its linked devices is in
   * use.
   */
  pushes = 0;
  /** Time of the last write or read on this phone, unix seconds. */
  lastSeen = 0;

  constructor(identity: { number: string; lid: string; name: string }, memory: DeviceMemory, changed: () => void) {
    this.number = identity.number;
    this.lid = identity.lid;
    this.name = identity.name;
    this.device = new VirtualDevice(identity.lid, memory, changed);
  }

  jid(form: AddressForm = 'pn', device = 0): string {
    return formatJid(form === 'pn' ? this.number : this.lid, form, device);
  }

  /** An attribute with this person's address in the given form. Empty when that would reveal a hidden number. */
  named(attribute: string, form: AddressForm): Record<string, string> {
    return form === 'pn' && this.hidesNumber ? {} : { [`${attribute}_${form}`]: this.jid(form) };
  }

  /** Called for an incoming message. */
  notify(): void {
    const isSeenElsewhere = [...this.companions.values()].some(({ connection, inUse }) => inUse && connection?.live);
    if (!isSeenElsewhere) this.pushes += 1;
  }

  addCompanion(memory: CompanionMemory): Companion {
    const companion = new Companion(this.number, memory);
    this.companions.set(memory.id, companion);
    return companion;
  }

  takeDeviceId(): number {
    if (this.nextDeviceId === reservedDeviceId) this.nextDeviceId += 1;
    const id = this.nextDeviceId;
    this.nextDeviceId += 1;
    return id;
  }

  noteChatState(from: string, state: string): void {
    const seq = (this.chatStates.at(-1)?.seq ?? 0) + 1;
    this.chatStates.push({ seq, from, state, at: Date.now() });
    if (this.chatStates.length > chatStatesKept * 2) this.chatStates = this.chatStates.slice(-chatStatesKept);
  }
}
