import type { TokenWay } from './trusted-tokens.ts';

/** Faults that are counted down, one per event that they touch. */
export interface FaultCounters {
  /** Acks for the client's messages that are not sent. */
  dropAcks: number;
  /** Receipts of other people (delivered, read) that never reach the client. */
  dropReceipts: number;
  /** Receipts of the client that get lost on the way: what they confirm stays queued. */
  ignoreReceipts: number;
  /** Messages to the client that come twice, encrypted anew each time: the client sees the same id twice. */
  duplicateNext: number;
  /** Messages to the client whose stanza comes twice, byte for byte. */
  replayNext: number;
  /** Messages to the client whose ciphertext is damaged: it asks for a retry. */
  corruptNext: number;
  /** Messages to the client that are kept in its queue until its next login. */
  withholdNext: number;
  /** New devices that are told success before anybody linked them: a login without a number. */
  bareSuccess: number;
  /** Messages to the client that wait for each other and then come in reverse order. */
  reorderNext: number;
  /** Logins that get as far as the handshake and are never told of success. */
  hangLogin: number;
  /** Questions for a passkey that come without the question itself: the client must ask for it. */
  passkeyNoOptions: number;
  /** Questions for a passkey that cannot be parsed. */
  passkeyGarbledOptions: number;
  /** Asked for the question itself, the server answers with nothing. */
  passkeyLostOptions: number;
  /** Asked for the ref of an attempt, the server answers with an empty one. */
  passkeyBadRef: number;
  /** A passkey's answer that comes too late (408). */
  passkeyLate: number;
  /** A passkey's answer that is refused (403). */
  passkeyRefused: number;
  /** After a passkey's answer the phone says nothing. */
  passkeySilence: number;
  /** The phone shows a key that is none. */
  passkeyBadContinuation: number;
}

/** What the server says of an account's right to begin conversations; without `until` it does not say how long. */
export interface ReachoutLock {
  active: boolean;
  /** Unix seconds. */
  until?: number;
}

/** WhatsApp's quota of new chats; times in unix seconds. */
export interface NewChatCap {
  total: number;
  used: number;
  status?: string;
  endsAt?: number;
}

/** What the WhatsApp Business app of a phone writes by itself. */
export interface BusinessApp {
  /** Once per chat, after the first message of either side that is not typed on the phone. */
  greeting?: string;
  /** After every message that comes in. */
  away?: string;
  /** How long after the message. */
  afterMs?: number;
  /** Meta's business agent writes it: marked as such. */
  isMetaAi?: boolean;
}

export interface CodedFault {
  code: number;
  times: number;
}

export interface FaultSettings extends FaultCounters {
  /** Every message to the client waits this long, plus up to `jitterMs`. */
  delayMs: number;
  jitterMs: number;
  /** Acks for the client's messages come this late. */
  ackAfterMs: number;
  /** The next messages of the client to others are answered with `<ack error=code>` and go nowhere. */
  ackError: CodedFault | null;
  /** The next logins are answered with `<failure reason=code>`. */
  failLogin: CodedFault | null;
  /** Neither usync nor this person's messages tell the LID. */
  hideLid: boolean;
  /** The username stands in this person's messages as well. */
  usernameInMessages: boolean;
  /** For usync this number belongs to nobody, and nobody has keys for it. */
  notOnWhatsapp: boolean;
  /** usync lists one more device of this person, which is gone: the server has no keys of it. */
  staleDevice: boolean;
  /** Questions about this person (who is it, which devices, which keys) are answered this late; for everybody: all questions. */
  slowQueryMs: number;
  /** Queries and pings are answered, but nothing that is queued for the device (messages, receipts, notifications) is handed over. */
  deaf: boolean;
  /** The phone sleeps: it gets nothing from its linked devices. They go on working. */
  phoneAway: boolean;
  /** The phone is slow with its first words to a new device (app state key, history): they come once this is lifted. */
  lateHistory: boolean;
  reachoutLock: ReachoutLock | null;
  /** WhatsApp's quota of new chats of the account. */
  newChatCap: NewChatCap | null;
  /** The account's messages to others need the recipient's trusted-contact token; tokens reach it by this way. */
  demandTokens: TokenWay | null;
  /** No token of this person is ever accepted. */
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
  passkeyBadContinuation: 0,
  delayMs: 0,
  jitterMs: 0,
  ackAfterMs: 0,
  ackError: null,
  failLogin: null,
  hideLid: false,
  usernameInMessages: false,
  notOnWhatsapp: false,
  staleDevice: false,
  slowQueryMs: 0,
  deaf: false,
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
  'passkeyBadContinuation',
] as const satisfies (keyof FaultCounters)[];

const everybody = '';

/** The faults that were asked for, for everybody or for one number. A number's own faults are used up first. */
export class FaultBook {
  #scopes = new Map<string, FaultSettings>();
  /** Until then (milliseconds since 1970) new connections are refused. */
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

  /** True, and one less left, when this fault is due for this number. */
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

  /** The code of the fault when it is due for this number. */
  takeCode(number: string, name: 'ackError' | 'failLogin'): number | undefined {
    for (const scope of [number, everybody]) {
      const fault = this.#scopes.get(scope)?.[name];
      if (fault && fault.times > 0) {
        fault.times -= 1;
        return fault.code;
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

  /** Milliseconds that a question about these people waits for its answer. */
  slowness(numbers: readonly string[]): number {
    return Math.max(this.get().slowQueryMs, ...numbers.map((number) => this.get(number).slowQueryMs));
  }

  /** True while this fault stands for this number or for everybody. */
  stands(number: string, name: 'deaf' | 'phoneAway' | 'lateHistory'): boolean {
    return this.get(number)[name] || this.get()[name];
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

  /** Milliseconds that the next message to this number waits. */
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
