import type { TokenWay } from './trusted-tokens.ts';

/** Counted faults: each is decremented by every event that it affects. */
export interface FaultCounters {
  /** Acks for the client's messages that are not sent. */
  dropAcks: number;
  /** Receipts of other people (delivered, read) that never reach the client. */
  dropReceipts: number;
  /** Receipts of the client that are lost in transit: the messages they confirm stay queued. */
  ignoreReceipts: number;
  /** Messages delivered twice to the client, encrypted separately: the client sees the same id twice. */
  duplicateNext: number;
  /** Messages whose stanza is delivered twice to the client, byte for byte. */
  replayNext: number;
  /** Messages to the client with damaged ciphertext: the client requests a retry. */
  corruptNext: number;
  /** Messages to the client whose sender is named with device 99, which is reserved for hosted devices. */
  device99Next: number;
  /** Messages to the client from the device that an account on the business platform has: number 99 of the server `hosted`. */
  hostedNext: number;
  /** Messages to the client that are encrypted in a way that it does not know. */
  unknownCipherNext: number;
  /** Messages that stay in the client's queue until its next login. */
  withholdNext: number;
  /** New devices that get a success before they are linked: a login without a number. */
  bareSuccess: number;
  /** Messages to the client that are held back and then delivered in reverse order. */
  reorderNext: number;
  /** Logins that complete the handshake but never get a success. */
  hangLogin: number;
  /** Passkey requests without their options: the client must query them. */
  passkeyNoOptions: number;
  /** Passkey requests whose options cannot be parsed. */
  passkeyGarbledOptions: number;
  /** Queries for the options that get an empty answer. */
  passkeyLostOptions: number;
  /** Queries for the ref of an attempt that get an empty ref. */
  passkeyBadRef: number;
  /** Passkey assertions that are refused as too late (408). */
  passkeyLate: number;
  /** Passkey assertions that are refused (403). */
  passkeyRefused: number;
  /** Passkey assertions after which the phone sends nothing. */
  passkeySilence: number;
  passkeyCompares: number;
  /** Attempts in which the phone sends an invalid public key. */
  passkeyBadContinuation: number;
  /** Requests for the contents of a cart that get an error 403. */
  cartRefused: number;
  /** Requests for the contents of a cart that get no answer. */
  cartNever: number;
  /** Questions of the account about itself, its restriction and its quota, that get an error 500. */
  accountRefused: number;
  /** Such questions of the account that get no answer at all. */
  accountNever: number;
}

/** The server's statement whether an account may start conversations. Without `until` it names no end. */
export interface ReachoutLock {
  active: boolean;
  /** Unix seconds. */
  until?: number;
  /** WhatsApp's code for the reason, `DEFAULT` without one. */
  why?: string;
}

/** WhatsApp's quota of new chats; times in unix seconds. */
export interface NewChatCap {
  total: number;
  used: number;
  status?: string;
  endsAt?: number;
}

export type MuteMoment = 'success' | 'open';

/** Automatic messages of a phone's WhatsApp Business app. */
export interface BusinessApp {
  /** Sent once per chat, after the first message of either side unless it was typed on the phone. */
  greeting?: string;
  /** Sent after every incoming message. */
  away?: string;
  /** Delay after the message. */
  afterMs?: number;
  /** Marks the messages as written by Meta's business agent. */
  isMetaAi?: boolean;
}

export interface CodedFault {
  code: number;
  times: number;
  /** For a refused login: seconds until a ban ends. */
  expire?: number | undefined;
}

export interface FaultSettings extends FaultCounters {
  /** Delay of every message to the client, plus up to `jitterMs`. */
  delayMs: number;
  jitterMs: number;
  /** Delay of acks for the client's messages. */
  ackAfterMs: number;
  /** The client's next messages to others get `<ack error=code>` and are not delivered. */
  ackError: CodedFault | null;
  /** The next logins are answered with `<failure reason=code>`. */
  failLogin: CodedFault | null;
  /** Neither usync nor this person's messages reveal the LID. */
  hideLid: boolean;
  /** This person's messages also carry the username. */
  usernameInMessages: boolean;
  /** usync reports this number as not registered, and there are no keys for it. */
  notOnWhatsapp: boolean;
  /** usync lists one more device of this person that no longer exists: the server has no keys for it. */
  staleDevice: boolean;
  /** usync lists no device of this person, who is registered. */
  noDevices: boolean;
  /**
   * Delay of answers to queries about this person (registration, devices, keys). For all numbers: delay of
   * every query.
   */
  slowQueryMs: number;
  /** Delay of answers to this account's requests for the contents of carts. */
  slowCartMs: number;
  /**
   * Queries and pings are answered, but nothing that is queued for the device (messages, receipts,
   * notifications) is delivered.
   */
  deaf: boolean;
  /**
   * Logins succeed, but nothing is sent afterwards: after `success`, or after the last answer that the client waits for
   * before it considers itself connected.
   */
  mute: MuteMoment | null;
  /** The phone is offline and gets nothing from its linked devices. They continue to work. */
  phoneAway: boolean;
  /** The phone delays its first messages to a new device (app state key, history) until this is cleared. */
  lateHistory: boolean;
  reachoutLock: ReachoutLock | null;
  /** The account's quota of new chats at WhatsApp. */
  newChatCap: NewChatCap | null;
  /**
   * The account's messages to others need the recipient's trusted-contact token. The value names how tokens
   * reach the account.
   */
  demandTokens: TokenWay | null;
  /** Tokens of this person are never accepted. */
  badToken: boolean;
  businessApp: BusinessApp | null;
}

const quiet: FaultSettings = {
  dropAcks: 0,
  dropReceipts: 0,
  ignoreReceipts: 0,
  duplicateNext: 0,
  replayNext: 0,
  corruptNext: 0,
  device99Next: 0,
  hostedNext: 0,
  unknownCipherNext: 0,
  withholdNext: 0,
  bareSuccess: 0,
  reorderNext: 0,
  hangLogin: 0,
  passkeyNoOptions: 0,
  passkeyGarbledOptions: 0,
  passkeyLostOptions: 0,
  passkeyBadRef: 0,
  passkeyLate: 0,
  passkeyRefused: 0,
  passkeySilence: 0,
  passkeyCompares: 0,
  passkeyBadContinuation: 0,
  cartRefused: 0,
  cartNever: 0,
  accountRefused: 0,
  accountNever: 0,
  delayMs: 0,
  jitterMs: 0,
  ackAfterMs: 0,
  ackError: null,
  failLogin: null,
  hideLid: false,
  usernameInMessages: false,
  notOnWhatsapp: false,
  staleDevice: false,
  noDevices: false,
  slowQueryMs: 0,
  slowCartMs: 0,
  deaf: false,
  mute: null,
  phoneAway: false,
  lateHistory: false,
  reachoutLock: null,
  newChatCap: null,
  demandTokens: null,
  badToken: false,
  businessApp: null,
};

export const counterNames = [
  'dropAcks',
  'dropReceipts',
  'ignoreReceipts',
  'duplicateNext',
  'replayNext',
  'corruptNext',
  'device99Next',
  'hostedNext',
  'unknownCipherNext',
  'withholdNext',
  'bareSuccess',
  'reorderNext',
  'hangLogin',
  'passkeyNoOptions',
  'passkeyGarbledOptions',
  'passkeyLostOptions',
  'passkeyBadRef',
  'passkeyLate',
  'passkeyRefused',
  'passkeySilence',
  'passkeyCompares',
  'passkeyBadContinuation',
  'cartRefused',
  'cartNever',
  'accountRefused',
  'accountNever',
] as const satisfies (keyof FaultCounters)[];

const everybody = '';

/** The requested faults, for all numbers or for one. A number's own faults are used up first. */
export class FaultBook {
  #scopes = new Map<string, FaultSettings>();
  /** New connections are refused until then (milliseconds since 1970). */
  refuseUntil = 0;

  get(number: string = everybody): FaultSettings {
    return this.#scopes.get(number) ?? quiet;
  }

  set(number: string | undefined, change: Partial<FaultSettings>): void {
    this.#scopes.set(number ?? everybody, { ...this.get(number), ...change });
  }

  clear(): void {
    this.#scopes.clear();
    this.refuseUntil = 0;
  }

  /** True when this fault is due for this number. Decrements its count. */
  take(number: string, name: keyof FaultCounters): boolean {
    if (this.#scopes.size === 0) return false;
    for (const scope of [number, everybody]) {
      const settings = this.#scopes.get(scope);
      if (settings && settings[name] > 0) {
        settings[name] -= 1;
        return true;
      }
    }
    return false;
  }

  /** The error code when the fault is due for this number. */
  takeCode(number: string, name: 'ackError' | 'failLogin'): number | undefined {
    return this.takeCoded(number, name)?.code;
  }

  takeCoded(number: string, name: 'ackError' | 'failLogin'): CodedFault | undefined {
    for (const scope of [number, everybody]) {
      const fault = this.#scopes.get(scope)?.[name];
      if (fault && fault.times > 0) {
        fault.times -= 1;
        return fault;
      }
    }
    return undefined;
  }

  hidesLid(number: string): boolean {
    return this.get(number).hideLid || this.get().hideLid;
  }

  tellsUsername(number: string): boolean {
    return this.get(number).usernameInMessages || this.get().usernameInMessages;
  }

  isUnregistered(number: string): boolean {
    return this.get(number).notOnWhatsapp || this.get().notOnWhatsapp;
  }

  hasStaleDevice(number: string): boolean {
    return this.get(number).staleDevice || this.get().staleDevice;
  }

  hasNoDevices(number: string): boolean {
    return this.get(number).noDevices || this.get().noDevices;
  }

  /** Delay in milliseconds of the answer to a query about these people. */
  slowness(numbers: readonly string[]): number {
    return Math.max(this.get().slowQueryMs, ...numbers.map((number) => this.get(number).slowQueryMs));
  }

  /** Delay of answers about carts to this account, in milliseconds. */
  cartLateMs(account: string): number {
    return Math.max(this.get().slowCartMs, this.get(account).slowCartMs);
  }

  /** True while this fault is active for this number or for all numbers. */
  stands(number: string, name: 'deaf' | 'phoneAway' | 'lateHistory'): boolean {
    return this.get(number)[name] || this.get()[name];
  }

  mute(number: string): MuteMoment | null {
    return this.get(number).mute ?? this.get().mute;
  }

  businessApp(number: string): BusinessApp | null {
    return this.get(number).businessApp ?? this.get().businessApp;
  }

  reachoutLock(number: string): ReachoutLock | null {
    return this.get(number).reachoutLock ?? this.get().reachoutLock;
  }

  newChatCap(account: string): NewChatCap | null {
    return this.get(account).newChatCap ?? this.get().newChatCap;
  }

  demandTokens(account: string): TokenWay | null {
    return this.get(account).demandTokens ?? this.get().demandTokens;
  }

  /** Delay in milliseconds of the next message to this number. */
  delay(number: string): number {
    if (this.#scopes.size === 0) return 0;
    const { delayMs, jitterMs } = this.#scopes.get(number) ?? this.get();
    return delayMs + Math.random() * jitterMs;
  }

  snapshot(): object {
    return {
      refuseUntil: this.refuseUntil,
      everybody: this.get(),
      numbers: Object.fromEntries([...this.#scopes].filter(([scope]) => scope)),
    };
  }
}
