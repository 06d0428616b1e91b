import { currentTrace } from '#core/platform/loop/operation';
import type { BotId, ConversationId } from '#contracts/values/ids';
import type { Lease, SessionWrites } from '#core/features/bots/bots.types';
import { serializeKey } from '#core/outside/whatsapp/keys/creds-codec';
import type { PersonAddress } from '#core/outside/whatsapp/jids';
import type { KeyChanges, Ledger, ReadMessage, ReadProgress } from '#core/outside/whatsapp/link.types';
import { pruneSessionRecord } from '#core/outside/whatsapp/keys/session-records';
import type { KeyCache } from './key-cache.js';

interface KeyChange {
  readonly type: string;
  readonly id: string;
  /** Null deletes the key. */
  readonly value: unknown;
}

/** All changes of a session up to one step, to be committed as a whole. */
export interface Cut {
  readonly ledger: SessionLedger;
  readonly step: number;
  readonly writes: SessionWrites;
  readonly messages: readonly ReadMessage[];
  readonly progress: readonly ReadProgress[];
}

/** Commits the data of ledgers. Implemented by the group commit. */
export interface CommitQueue {
  /** The ledger has changes to commit. */
  changed(ledger: SessionLedger): void;
  /** The ledger has changes on which no frame depends. */
  changedLightly(ledger: SessionLedger): void;
}

export interface LedgerListener {
  /** A message has arrived. It is not stored yet. */
  heard(message: ReadMessage): void;
  /** The bot is about to answer in that chat. */
  answering(jid: string): void;
  /** Everything up to `storedStep` is in Postgres, so the frames that depend on it may be sent. */
  stored(): void;
  /** Another host has the session. The listener must end it without further writes. */
  lost(): void;
  /**
   * The pending messages, including `messages`, cannot be stored. The listener must drop them with the connection.
   * WhatsApp delivers them again.
   */
  broken(error: unknown, messages: readonly ReadMessage[]): void;
}

/** A resolved conversation, and the person it is with. */
interface FoundConversation {
  readonly id: ConversationId;
  readonly pn: string | null;
  readonly lid: string | null;
}

/** Map key of an address. The same number with another privacy id is another address. */
export function addressKey({ jid, pn, lid }: PersonAddress): string {
  return `${jid} ${pn ?? ''} ${lid ?? ''}`;
}

/** Maximum number of conversations per session that are kept in memory, so that resolving them needs no statement. */
const conversationsKept = 500;
/** Maximum number of sent messages whose bytes are kept for recipients who cannot decrypt them. */
const sentKept = 50;
let scopes = 0;

/**
 * The data of one connection that is not stored yet, on top of the stored data.
 *
 * Each `put` is a step. A cut takes all steps since the last cut. While the cut is being committed, further steps are
 * collected. A key is looked up first in the open steps, then in the cut that is being committed, then in the cache.
 * A ledger serves one socket only. A new connection starts from the data in Postgres.
 */
export class SessionLedger implements Ledger {
  step = 0;
  storedStep = 0;
  private keys = new Map<string, KeyChange>();
  private creds: string | null = null;
  private messages: ReadMessage[] = [];
  private progress: ReadProgress[] = [];
  private underWay: {
    readonly cut: Cut;
    readonly keys: ReadonlyMap<string, KeyChange>;
    readonly sizes: ReadonlyMap<string, number>;
  } | null = null;
  private ended = false;
  /** True when no further data is accepted. A running commit is still awaited. */
  private closed = false;
  private drained: (() => void)[] = [];
  private readonly scope = `${++scopes}`;
  private readonly conversations = new Map<string, FoundConversation>();
  private readonly sent = new Map<string, Uint8Array>();

  constructor(
    readonly lease: Lease,
    private readonly cache: Pick<KeyCache, 'peek' | 'put' | 'read'>,
    private readonly commits: CommitQueue,
    private readonly listener: LedgerListener,
  ) {}

  get botId(): BotId {
    return this.lease.botId;
  }

  get isStored(): boolean {
    return this.step === this.storedStep && this.progress.length === 0;
  }

  async loadKeys(type: string, ids: readonly string[]): Promise<Record<string, unknown>> {
    const found: Record<string, unknown> = {};
    const unknown: string[] = [];
    for (const id of ids) {
      const name = `${type}/${id}`;
      const open = this.keys.get(name) ?? this.underWay?.keys.get(name);
      const cached = open ?? this.cache.peek(this.scope, type, id);
      if (!cached) unknown.push(id);
      else if (cached.value !== null && cached.value !== undefined) found[id] = cached.value;
    }
    if (unknown.length === 0) return found;
    const values = await Promise.all(unknown.map((id) => this.cache.read(this.botId, type, id)));
    unknown.forEach((id, index) => {
      const name = `${type}/${id}`;
      // The key may have been written while the read was running.
      const newer = this.keys.get(name) ?? this.underWay?.keys.get(name) ?? this.cache.peek(this.scope, type, id);
      const value = newer ? newer.value : values[index];
      if (!newer) this.cache.put(this.scope, type, id, value, type === 'session' ? 3_000 : 100);
      if (value !== null && value !== undefined) found[id] = value;
    });
    return found;
  }

  putKeys(changes: KeyChanges): void {
    if (this.closed) return;
    for (const [type, values] of Object.entries(changes)) {
      for (const [id, given] of Object.entries(values)) {
        const value = type === 'session' && given ? pruneSessionRecord(given) : (given ?? null);
        this.keys.set(`${type}/${id}`, { type, id, value });
      }
    }
    this.stepped();
  }

  putCreds(serialized: string): void {
    if (this.closed) return;
    this.creds = serialized;
    this.stepped();
  }

  putMessage(message: ReadMessage): void {
    if (this.closed) return;
    this.messages.push({ ...message, trace: currentTrace() });
    this.stepped();
    this.listener.heard(message);
  }

  putProgress(progress: ReadProgress): void {
    if (this.closed) return;
    this.progress.push(progress);
    // no frame depends on an acknowledgement, and the message's receipt arrives a moment later, so both share a
    // commit
    if (progress.status !== 'sent') this.stepped();
    else if (!this.ended) this.commits.changedLightly(this);
  }

  private stepped(): void {
    this.step++;
    if (!this.ended) this.commits.changed(this);
  }

  /**
   * Takes all steps since the last cut. Null when there are none, or while a cut is being committed.
   * @throws when a key cannot be serialized; nothing is taken then
   */
  cut(): Cut | null {
    if (this.underWay || this.ended || this.isStored) return null;
    const sizes = new Map<string, number>();
    const keys = [...this.keys].map(([name, { type, id, value }]) => {
      const text = value === null ? null : serializeKey(value);
      sizes.set(name, text?.length ?? 0);
      return { type, id, value: text };
    });
    const cut: Cut = {
      ledger: this,
      step: this.step,
      writes: { ...this.lease, creds: this.creds, keys },
      messages: this.messages,
      progress: this.progress,
    };
    this.underWay = { cut, keys: this.keys, sizes };
    this.keys = new Map();
    this.creds = null;
    this.messages = [];
    this.progress = [];
    return cut;
  }

  /** The current cut is committed. */
  committed(): void {
    if (!this.underWay) return;
    const { cut, keys, sizes } = this.underWay;
    for (const [name, { type, id, value }] of keys) this.cache.put(this.scope, type, id, value ?? undefined, sizes.get(name) ?? 0);
    this.underWay = null;
    this.storedStep = cut.step;
    this.settle();
    this.listener.stored();
    if (this.ended) return;
    if (this.step !== this.storedStep) this.commits.changed(this);
    else if (this.progress.length > 0) this.commits.changedLightly(this);
  }

  /** The lead's message in that chat is stored, and the bot may answer it. */
  answering(jid: string): void {
    if (!this.ended) this.listener.answering(jid);
  }

  /** The current cut was refused: another host has the session. */
  refused(): void {
    this.end();
    this.listener.lost();
  }

  /** The current cut could not be written. */
  failed(error: unknown): void {
    const messages = this.underWay?.cut.messages ?? [];
    this.end();
    this.listener.broken(error, messages);
  }

  /** True while this cut still has to be committed. */
  isUnderWay(cut: Cut): boolean {
    return this.underWay?.cut === cut;
  }

  /**
   * Drops everything that is not being committed yet, and accepts no further data. A ratchet step whose message could
   * not be processed must not be stored without the message. WhatsApp delivers all of it again.
   */
  giveUp(): void {
    this.closed = true;
    this.keys = new Map();
    this.creds = null;
    this.messages = [];
    this.progress = [];
    this.step = this.underWay?.cut.step ?? this.storedStep;
    this.settle();
  }

  /** From now on, nothing is accepted or stored. */
  end(): void {
    this.closed = true;
    this.ended = true;
    this.underWay = null;
    this.settle();
  }

  /** Resolves when everything put so far is stored, or can no longer be stored. */
  async drain(): Promise<void> {
    while (!this.isStored && !this.ended) await new Promise<void>((resolve) => this.drained.push(resolve));
  }

  private settle(): void {
    const waiting = this.drained;
    this.drained = [];
    for (const resolve of waiting) resolve();
  }

  conversationOf(chat: PersonAddress): ConversationId | undefined {
    return this.conversations.get(addressKey(chat))?.id;
  }

  /**
   * Stores the conversation of a chat in memory. Entries under any address of the person that lead to another
   * conversation are removed, because a number may have a new holder.
   * @param chat the address in the message.
   * @param person the same address, completed with the other known address of the person.
   */
  rememberConversation(chat: PersonAddress, id: ConversationId, person: Pick<PersonAddress, 'pn' | 'lid'> = chat): void {
    const { pn, lid } = person;
    for (const [key, found] of this.conversations) {
      const isRelated = (pn !== null && found.pn === pn) || (lid !== null && found.lid === lid);
      if (isRelated && found.id !== id) this.conversations.delete(key);
    }
    if (this.conversations.size >= conversationsKept) this.conversations.clear();
    this.conversations.set(addressKey(chat), { id, pn, lid });
  }

  /** Called when two rows of one person may have been merged. The next message resolves its conversation again. */
  forgetConversations(): void {
    this.conversations.clear();
  }

  /** Keeps the protocol bytes of a bubble that was just sent, for recipients who cannot decrypt it. */
  noteSent(waId: string, bytes: Uint8Array): void {
    for (const oldest of this.sent.keys()) {
      if (this.sent.size < sentKept) break;
      this.sent.delete(oldest);
    }
    this.sent.set(waId, bytes);
  }

  sentBytes(waId: string): Uint8Array | undefined {
    return this.sent.get(waId);
  }
}
