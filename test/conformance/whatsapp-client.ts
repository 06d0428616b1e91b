import { EventEmitter } from 'node:events';
import makeWASocket, { BufferJSON, initAuthCreds, makeCacheableSignalKeyStore, WA_CERT_DETAILS } from 'baileys';
import { quietLibsignal } from '../../sandbox/whatsapp/signal/quiet.ts';
import type {
  AuthenticationCreds,
  BaileysEventMap,
  ConnectionState,
  SignalDataTypeMap,
  SignalKeyStore,
  UserFacingSocketConfig,
  WAMessage,
  WASocket,
} from 'baileys';

quietLibsignal();
letGoOfLimits();

/** The data that a client keeps between connections: credentials and Signal keys, in memory. */
export interface ClientMemory {
  creds: AuthenticationCreds;
  keys: Map<string, string>;
}

export function newMemory(): ClientMemory {
  return { creds: initAuthCreds(), keys: new Map() };
}

/** Makes the client trust this server, as the session host does: the root key replaces WhatsApp's own. */
export function trustRoot(rootKeyHex: string): void {
  Buffer.from(rootKeyHex, 'hex').copy(WA_CERT_DETAILS.PUBLIC_KEY as Buffer);
}

/**
 * Baileys does not clear the timers of its time limits. A query that was pending when its socket ended leaves a
 * timer, and each upload of prekeys leaves a timer of 30 s, also after success. The timers alone do not keep the
 * process running.
 */
function letGoOfLimits(): void {
  const original = globalThis.setTimeout;
  const shortestLimitMs = 1_000;
  const letGo = (work: () => void, ms?: number, ...args: []) => {
    const timer = original(work, ms, ...args);
    return ms !== undefined && ms >= shortestLimitMs ? timer.unref() : timer;
  };
  globalThis.setTimeout = Object.assign(letGo, original) as typeof setTimeout;
}

/** Baileys requires a logger. Lines at `warn` and above are kept for tests. */
function quietLogger(lines: Client['log']) {
  const logger = {
    level: 'silent',
    child: () => logger,
    trace: () => {},
    debug: () => {},
    info: () => {},
    warn: (entry: unknown, text?: string) => void lines.push({ level: 'warn', entry, text }),
    error: (entry: unknown, text?: string) => void lines.push({ level: 'error', entry, text }),
  };
  return logger;
}

function keyStore(stored: Map<string, string>): SignalKeyStore {
  return {
    get: async <T extends keyof SignalDataTypeMap>(type: T, ids: string[]) => {
      const found: Record<string, SignalDataTypeMap[T]> = {};
      for (const id of ids) {
        const text = stored.get(`${type}:${id}`);
        if (text !== undefined) found[id] = JSON.parse(text, BufferJSON.reviver) as SignalDataTypeMap[T];
      }
      return found;
    },
    set: async (data) => {
      for (const [type, entries] of Object.entries(data)) {
        for (const [id, value] of Object.entries(entries ?? {})) {
          if (value === null || value === undefined) stored.delete(`${type}:${id}`);
          else stored.set(`${type}:${id}`, JSON.stringify(value, BufferJSON.replacer));
        }
      }
    },
  };
}

export interface Upsert {
  type: 'notify' | 'append';
  message: WAMessage;
}

/** An unmodified Baileys socket with a few helpers for tests. One socket per object, as in Baileys itself. */
export class Client {
  readonly memory: ClientMemory;
  readonly socket: WASocket;
  readonly upserts: Upsert[] = [];
  readonly updates: BaileysEventMap['messages.update'] = [];
  readonly histories: BaileysEventMap['messaging-history.set'][] = [];
  readonly presences: BaileysEventMap['presence.update'][] = [];
  readonly log: { level: string; entry: unknown; text?: string }[] = [];
  state: Partial<ConnectionState> = {};
  #happened = new EventEmitter().setMaxListeners(0);

  constructor(socketUrl: string, memory: ClientMemory, options: Partial<UserFacingSocketConfig> = {}) {
    this.memory = memory;
    // cast: Baileys asks for a logger of its library and uses these functions
    const logger = quietLogger(this.log) as never;
    this.socket = makeWASocket({
      waWebSocketUrl: socketUrl,
      auth: { creds: memory.creds, keys: makeCacheableSignalKeyStore(keyStore(memory.keys), logger) },
      logger,
      markOnlineOnConnect: true,
      defaultQueryTimeoutMs: 5_000,
      ...options,
    });
    const { ev } = this.socket;
    ev.on('creds.update', (update) => Object.assign(memory.creds, update));
    ev.on('connection.update', (update) => {
      this.state = { ...this.state, ...update };
      this.#happened.emit('event');
    });
    ev.on('messages.upsert', ({ messages, type }) => {
      for (const message of messages) this.upserts.push({ type, message });
      this.#happened.emit('event');
    });
    ev.on('messages.update', (updates) => {
      this.updates.push(...updates);
      this.#happened.emit('event');
    });
    ev.on('messaging-history.set', (history) => {
      this.histories.push(history);
      this.#happened.emit('event');
    });
    ev.on('presence.update', (presence) => {
      this.presences.push(presence);
      this.#happened.emit('event');
    });
  }

  /** The code with which the connection ended. */
  get endCode(): number | undefined {
    const error = this.state.lastDisconnect?.error as { output?: { statusCode?: number } } | undefined;
    return this.state.connection === 'close' ? (error?.output?.statusCode ?? 0) : undefined;
  }

  /** People's messages: without the phone's own sync messages and without placeholders. */
  get messages(): Upsert[] {
    return this.upserts.filter(({ message }) => message.message && !message.message.protocolMessage);
  }

  /** Resolves with the first value that is neither undefined nor false, checked after each event. */
  async until<T>(look: () => T | undefined | false, what: string, timeoutMs = 15_000): Promise<T> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const found = look();
      if (found !== undefined && found !== false) return found;
      const left = deadline - Date.now();
      if (left <= 0)
        throw new Error(`waited ${timeoutMs} ms for ${what}; state ${JSON.stringify(this.state.connection)}, end ${this.endCode}`);
      await this.#next(left);
    }
  }

  /** Waits until the connection is `open` and the pending notifications have been received. */
  async ready(): Promise<this> {
    await this.until(() => this.state.connection === 'open' && this.state.receivedPendingNotifications, 'an open connection');
    return this;
  }

  end(): Promise<void> {
    return Promise.resolve(this.socket.end(undefined));
  }

  #next(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#happened.off('event', done);
        resolve();
      };
      const timer = setTimeout(done, Math.min(timeoutMs, 200));
      this.#happened.once('event', done);
    });
  }
}

/** The text of a message inside any wrapper. */
export function textOf(message: WAMessage): string {
  return message.message?.conversation ?? message.message?.extendedTextMessage?.text ?? '';
}
