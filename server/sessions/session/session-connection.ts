import { setTimeout as pause } from 'node:timers/promises';
import type { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import type { Lease } from '#core/features/bots/bots.types';
import type { CartsService } from '#core/features/conversations/messages/carts/carts.service';
import type { MessagesService } from '#core/features/conversations/messages/messages.service';
import { addressesOf, personOf, type PersonAddress } from '#core/outside/whatsapp/jids';
import { openLink } from '#core/outside/whatsapp/link/link';
import type { HealthTold, Link, LinkEvent, LinkOptions, Mapping, ReadMessage, RestrictionChange } from '#core/outside/whatsapp/link.types';
import type { PasskeyUpdate } from '#core/outside/whatsapp/passkey/passkey.types';
import { protoContext } from '#core/outside/whatsapp/proto-context';
import type { OutgoingMessage } from '#core/features/conversations/conversations.types';
import type { SecretBox } from '#core/platform/crypto/secret-box';
import { errorFields, type Log } from '#core/platform/log/log';
import { Albums } from './albums.js';
import { Attention } from './attention.js';
import { Carts } from './carts/carts.js';
import { faultKind } from '../commit/commit.rules.js';
import type { IntakeFaults } from '../commit/intake-faults.js';
import type { KeyCache } from '../commit/key-cache.js';
import { causeOfRefusal } from '../outbound/refusal-cause.js';
import { OutboundQueues } from '../outbound/outbound-queues.js';
import type { OutboxSource } from '../outbound/outbox-source.js';
import type { Pace } from '../outbound/pacing.rules.js';
import { SessionLedger, type CommitQueue, type LedgerListener } from '../commit/session-ledger.js';
import type { Ending } from './session.rules.js';
import { UnreadChats } from '../outbound/unread-chats.js';

/** Events that a connection reports to its runner. */
export interface ConnectionListener {
  qr(text: string): void;
  passkey(update: PasskeyUpdate): void;
  paired(pn: string): void;
  open(pn: string, lid: string | null): void;
  restricted(change: RestrictionChange): void;
  /** WhatsApp's report about the number. */
  health(told: HealthTold): void;
  /** The connection is closed; what was received is still being stored. */
  closed(code: number | undefined): void;
  heard(message: ReadMessage): void;
}

/** Services that all connections of the process share. */
export interface ConnectionServices {
  readonly url: string;
  readonly deviceName: LinkOptions['deviceName'];
  /** False: an account that requires a passkey cannot be linked. `compare`: its owner also compares a code. */
  readonly passkeys: boolean | 'compare';
  readonly pace: Pace;
  readonly openLimitMs: number;
  readonly boundsLeads: boolean;
  /** The maximum wait for a lead who keeps writing. */
  readonly maxWaitMs: number;
  readonly keys: KeyCache;
  readonly commits: CommitQueue;
  readonly faults: IntakeFaults;
  readonly conversations: Pick<
    MessagesService,
    | 'isStored'
    | 'learnMappings'
    | 'learnNames'
    | 'learnUsernames'
    | 'markedElsewhere'
    | 'noteExpiration'
    | 'readElsewhere'
    | 'sentProto'
    | 'typing'
  >;
  readonly carts: Pick<CartsService, 'settle' | 'takeOpen'>;
  readonly readHistoryOf: (botId: string) => LinkOptions['readHistory'];
  readonly activityLog: Pick<ActivityLogService, 'write'>;
  readonly box: SecretBox;
  readonly log: Log;
}

/** The dependencies that the connections of one session receive. */
export interface ConnectionTools {
  readonly lease: Lease;
  readonly outbox: OutboxSource;
  /** False once this host may have lost the session. */
  readonly isHeld: () => boolean;
  readonly listener: ConnectionListener;
}

/** `lost`: another host has the session. */
export type ConnectionEnd = 'lost' | Omit<Ending, 'codesShown'>;

const drainLimitMs = 3_000;
/** How long a closing connection waits for WhatsApp's acks of what was just sent. */
const lastAcksMs = 2_000;
/** Maximum time that answers wait for the end of the backlog, the messages WhatsApp kept while the bot was away. */
const backlogLimitMs = 60_000;
const gatherMappingsMs = 300;
const setAsideText = 'Satu pesan masuk tidak dapat diproses dan dilewati. Buka WhatsApp di HP Anda untuk membacanya.';

/** One socket with its ledger and its queues, from opening to end. */
export class SessionConnection implements LedgerListener {
  private readonly ledger: SessionLedger;
  readonly link: Link;
  readonly attention: Attention;
  /** Null before it is open. */
  queues: OutboundQueues | null = null;
  private readonly unread = new UnreadChats();
  /** By `performance.now()`; 0 before it is open. */
  private openedAtMs = 0;
  private paired = false;
  /** True when the messages that arrived while the bot was away are stored. */
  private knowsBacklog = false;
  /** True when a message arrived in a chat whose bubbles wait: once it is stored, the bubbles are checked again. */
  private looksAgain = false;
  private readonly albums = new Albums();
  private readonly carts: Carts;
  /** Chats in which the owner wrote on the phone: the bot shows no typing there. */
  private readonly ownerWroteTo = new Set<string>();
  private restart = false;
  private isLost = false;
  private isClosed = false;
  private mappings: Mapping[] = [];
  private gathering: NodeJS.Timeout | undefined;
  /** Resolves when the socket is closed and all its data is stored or given up. */
  readonly ended: Promise<ConnectionEnd>;
  private close$!: (how: Pick<Ending, 'bannedUntil' | 'code'>) => void;

  constructor(
    private readonly services: ConnectionServices,
    private readonly tools: ConnectionTools,
    private readonly creds: string | null,
  ) {
    const { conversations, faults } = services;
    const { botId } = tools.lease;
    this.ledger = new SessionLedger(tools.lease, services.keys, services.commits, this);
    const closed = new Promise<Pick<Ending, 'bannedUntil' | 'code'>>((resolve) => (this.close$ = resolve));
    this.link = openLink({
      url: services.url,
      deviceName: services.deviceName,
      openLimitMs: services.openLimitMs,
      boundsLeads: services.boundsLeads,
      creds,
      ledger: this.ledger,
      botId,
      mayLeave: tools.isHeld,
      passkeys: services.passkeys,
      onEvent: (event) => this.on(event),
      readHistory: services.readHistoryOf(botId),
      sentProto: (waId) => this.sentProto(waId),
      isStored: (waId) => conversations.isStored(botId, waId),
      isSetAside: (waId) => faults.isSetAside(botId, waId),
    });
    this.carts = new Carts({
      botId,
      ask: (key) => this.link.askCart(key),
      carts: services.carts,
      wait: (chat, active) => this.typing(chat, active),
    });
    this.attention = new Attention(this.link, services.maxWaitMs, (work) => this.inBackground('presence', work));
    this.ended = closed.then((how) => this.finish(how));
  }

  private async finish(how: Pick<Ending, 'bannedUntil' | 'code'>): Promise<ConnectionEnd> {
    await this.queues?.close();
    await this.ledger.drain();
    this.ledger.end();
    if (this.isLost) {
      clearTimeout(this.gathering);
      return 'lost';
    }
    await this.learnGathered().catch(() => undefined);
    const openMs = this.openedAtMs === 0 ? 0 : performance.now() - this.openedAtMs;
    return { ...how, linking: this.creds === null, paired: this.paired, openMs, restart: this.restart };
  }

  private on(event: LinkEvent): void {
    const { conversations, activityLog, faults, log } = this.services;
    const { listener, lease } = this.tools;
    const { botId } = lease;
    switch (event.kind) {
      case 'qr':
        return listener.qr(event.text);
      case 'passkey':
        return listener.passkey(event.update);
      case 'paired':
        this.paired = true;
        return listener.paired(event.pn);
      case 'open':
        this.openedAtMs = performance.now();
        this.startLanes();
        return listener.open(event.pn, event.lid);
      case 'caught-up':
        this.queues?.notify();
        return this.inBackground('backlog', this.backlogStored(event.taken));
      case 'acked':
        return this.queues?.acked(event.waId, event.errorCode);
      case 'mappings':
        return this.learn(event.mappings);
      case 'names':
        return this.inBackground('names', conversations.learnNames(botId, event.names));
      case 'usernames':
        return this.inBackground('usernames', conversations.learnUsernames(botId, event.usernames));
      case 'read-elsewhere':
        return this.inBackground('read-elsewhere', conversations.readElsewhere(botId, event.waIds));
      case 'marked-elsewhere':
        return this.inBackground('marked-elsewhere', conversations.markedElsewhere(botId, event.marks));
      case 'album':
        this.albums.announced(event.waId, event.announced, event.chat, performance.now());
        return this.awaitAlbums();
      case 'expiration':
        return this.inBackground('expiration', conversations.noteExpiration(botId, event.chat, event.expiresAfter));
      case 'typing':
        return this.typing(personOf(event.jid), event.active);
      case 'undecryptable':
        return log.warn({ event: 'session.undecryptable', botId, waId: event.waId, why: event.why });
      case 'intake-failed':
        return this.broken(event.error, event.waId === null ? [] : [{ waId: event.waId }]);
      case 'set-aside':
        log.error({ event: 'session.message-set-aside', botId, waId: event.waId });
        if (!faults.isNewlySetAside(botId, event.waId)) return;
        return activityLog.write(botId, 'ERROR', setAsideText);
      case 'misread':
        return log.error({ event: 'session.misread', botId, what: event.what, ...errorFields(event.error) });
      case 'health':
        return listener.health(event.told);
      case 'restricted':
        return listener.restricted(event.change);
      case 'closed':
        this.isClosed = true;
        listener.closed(event.code);
        return this.close$({ code: event.code, bannedUntil: event.bannedUntil });
    }
  }

  private startLanes(): void {
    const { pace, log } = this.services;
    const { lease, outbox, listener } = this.tools;
    this.queues = new OutboundQueues({
      botId: lease.botId,
      link: this.link,
      pace,
      log,
      ...outbox,
      // the lead or the owner may have written while the bot was away: bubbles queued before wait until that
      // is stored
      outbox: async (limit) =>
        (await outbox.outbox(limit)).filter((row) => this.knowsBacklog || !row.isAutomatic || row.forbidden !== null || this.isOfNow(row)),
      noteSent: (waId, bytes) => this.ledger.noteSent(waId, bytes),
      type: (jid) => this.attention.type(jid),
      stopTyping: (jid) => this.attention.stopTyping(jid),
      left: (jid) => this.attention.end(jid),
      takeUnread: (jid) => this.unread.takeUnread(jid),
      restricted: () => listener.restricted({ kind: 'unknown' }),
      causeOfRefusal: causeOfRefusal(this.link, outbox.isRestricted),
    });
    this.queues.notify();
  }

  /** True for a bubble queued after this connection opened, or when WhatsApp did not report the end of the backlog in time. */
  private isOfNow({ ageMs }: OutgoingMessage): boolean {
    const openMs = performance.now() - this.openedAtMs;
    return ageMs < openMs || openMs > backlogLimitMs;
  }

  private async backlogStored(taken: Promise<void>): Promise<void> {
    await taken;
    await this.ledger.drain();
    this.knowsBacklog = true;
    this.queues?.notify();
    await this.carts.askOpen();
  }

  private async sentProto(waId: string): Promise<Uint8Array | null> {
    const { conversations, box, log } = this.services;
    const { botId } = this.tools.lease;
    const fresh = this.ledger.sentBytes(waId);
    if (fresh) return fresh;
    const sealed = await conversations.sentProto(botId, waId);
    try {
      return sealed && box.open(sealed, protoContext(botId));
    } catch (error) {
      // A later read cannot recover the message, so it is treated like a message that is too old.
      log.error({ event: 'session.sent-unreadable', botId, waId, ...errorFields(error) });
      return null;
    }
  }

  /** Mappings are collected for a moment: a device query reports many at once, a history thousands in a few pieces. */
  private learn(mappings: readonly Mapping[]): void {
    this.mappings.push(...mappings);
    this.gathering ??= setTimeout(() => this.inBackground('mappings', this.learnGathered()), gatherMappingsMs);
  }

  private async learnGathered(): Promise<void> {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    const gathered = this.mappings.splice(0);
    if (gathered.length === 0) return;
    await this.services.conversations.learnMappings(this.tools.lease.botId, gathered);
    this.ledger.forgetConversations();
  }

  private inBackground(what: string, work: Promise<unknown>): void {
    const { botId } = this.tools.lease;
    work.catch((error: unknown) => this.services.log.warn({ event: 'session.update-lost', what, botId, ...errorFields(error) }));
  }

  // --- events of the ledger

  heard(message: ReadMessage): void {
    if (message.sender === 'lead') {
      if (message.kind !== 'call' && !message.isReaction) this.unread.noteUnread(message.chat.jid, message.waId);
      if (message.album !== undefined) this.albums.arrived(message.album, message.chat, this.ledger.step, performance.now());
      this.typing(message.chat, false);
      if (message.cart) this.carts.noteArrived(message.chat, this.ledger.step);
    } else for (const jid of addressesOf(message.chat)) this.ownerWroteTo.add(jid);
    this.looksAgain ||= this.queues?.waitsFor(message.chat) ?? false;
    this.tools.listener.heard(message);
  }

  /** The bot does not answer an album before its pictures have arrived. */
  private awaitAlbums(): void {
    for (const chat of this.albums.take(this.ledger.storedStep)) this.typing(chat, true);
  }

  /** Missing pictures of an album count as typing: neither another message nor a pause ends that wait. */
  private typing(chat: PersonAddress | null, active: boolean): void {
    if (!chat) return;
    const isAwaited = active || this.albums.awaits(chat, performance.now());
    this.inBackground('typing', this.services.conversations.typing(this.tools.lease.botId, chat, isAwaited));
  }

  answering(jid: string): void {
    if (this.isOpen) this.attention.begin(jid);
  }

  stored(): void {
    this.link.release();
    // only once the data is stored: nothing may be sent while a message is being read
    for (const jid of this.ownerWroteTo) this.attention.stopTyping(jid);
    this.ownerWroteTo.clear();
    // a new lead has a conversation only now
    this.awaitAlbums();
    const asking = this.carts.askStored(this.ledger.storedStep);
    if (asking) this.inBackground('carts', asking);
    if (this.looksAgain) this.queues?.notify();
    this.looksAgain = false;
  }

  lost(): void {
    this.isLost = true;
    this.link.abort();
  }

  /** The last received data is not stored and must not be acknowledged: the connection ends, and WhatsApp delivers it to the next one. */
  broken(error: unknown, messages: readonly { readonly waId: string }[]): void {
    const { log, faults } = this.services;
    const { botId } = this.tools.lease;
    const fault = faultKind(error);
    const waId = messages.length === 1 ? messages[0]!.waId : null;
    log.error({ event: 'session.intake-failed', botId, fault, waId, messages: messages.length, ...errorFields(error) });
    if (fault === 'refused') for (const one of messages) faults.note(botId, one.waId);
    this.restart = true;
    this.ledger.giveUp();
    this.link.abort();
  }

  // --- calls of the runner and the host

  get isOpen(): boolean {
    return this.openedAtMs > 0 && !this.isClosed;
  }

  /** Ends a connection that receives nothing any more; a new one is opened. */
  restartDeaf(): void {
    this.restart = true;
    this.link.abort();
  }

  /** Stores what was received, then removes the device at WhatsApp. */
  async logout(): Promise<void> {
    await this.drain();
    await this.link.logout();
  }

  /** Graceful stop: ends typing, waits briefly for acks, stores what was received, then closes the connection. */
  async close(): Promise<void> {
    this.attention.stopAllTyping();
    await this.queues?.close(lastAcksMs);
    await this.drain();
    this.link.close();
    await this.ended;
  }

  /** Ends the connection at once, without storing anything more. */
  abandon(): void {
    this.isLost = true;
    this.ledger.end();
    this.link.abort();
  }

  private async drain(): Promise<void> {
    await Promise.race([this.ledger.drain(), pause(drainLimitMs, undefined, { ref: false })]);
  }
}
