import type { HeldSession, Lease } from '#core/features/bots/bots.types';
import { personOf } from '#core/outside/whatsapp/jids';
import { openLink } from '#core/outside/whatsapp/link/link';
import type { Hearing, Link, LinkEvent, Mapping, ReadMessage, RestrictionNews } from '#core/outside/whatsapp/link.types';
import { protoContext } from '#core/outside/whatsapp/proto-context';
import { errorFields } from '#core/platform/log/log';
import { Attention } from './attention.js';
import { faultKind } from '../commit/commit.rules.js';
import { OutboundLanes } from '../outbound/outbound-lanes.js';
import { outboxOf } from '../outbound/outbox-source.js';
import type { Pace } from '../outbound/pacing.rules.js';
import type { SessionDoors } from './session-doors.js';
import { SessionLedger, type LedgerListener } from '../commit/session-ledger.js';
import type { Ending } from './session.rules.js';
import { UnreadChats } from '../outbound/unread-chats.js';

/** What a connection tells its runner while it lives. */
export interface ConnectionListener {
  qr(text: string): void;
  paired(pn: string): void;
  open(pn: string, lid: string | null): void;
  restricted(news: RestrictionNews): void;
  /** Nothing is connected any more; what came in is still being stored. */
  closed(code: number | undefined): void;
  heard(message: ReadMessage): void;
}

export interface ConnectionTools {
  readonly doors: SessionDoors;
  readonly lease: Lease | HeldSession;
  readonly pace: Pace;
  readonly openLimitMs: number;
  /** False once this host may have lost the session. */
  readonly isHeld: () => boolean;
  /** True while WhatsApp forbids to begin conversations. */
  readonly isRestricted: () => boolean;
  readonly listener: ConnectionListener;
}

export type ConnectionEnd = { readonly kind: 'lost' } | ({ readonly kind: 'ended' } & Omit<Ending, 'codesShown'>);

const drainLimitMs = 3_000;
const gatherMappingsMs = 300;
const setAsideText = 'Satu pesan masuk tidak dapat diproses dan dilewati. Buka WhatsApp di ponsel Anda untuk membacanya.';

/** One socket with its ledger and its lanes, from opening to end. */
export class SessionConnection implements LedgerListener {
  private readonly ledger: SessionLedger;
  private readonly link: Link;
  private lanes: OutboundLanes | null = null;
  private readonly unread = new UnreadChats();
  private readonly attention: Attention;
  private openedAt = 0;
  private paired = false;
  private restart = false;
  private isLost = false;
  private isClosed = false;
  private mappings: Mapping[] = [];
  private gathering: NodeJS.Timeout | undefined;
  /** Resolves when the socket is closed and all it learnt is stored or given up. */
  readonly ended: Promise<ConnectionEnd>;
  private close$!: (code: number | undefined) => void;

  constructor(
    private readonly tools: ConnectionTools,
    private readonly creds: string | null,
  ) {
    const { doors, lease, isHeld } = tools;
    const { ownerId } = lease;
    this.ledger = new SessionLedger(lease, doors.keys, this);
    const closed = new Promise<number | undefined>((resolve) => (this.close$ = resolve));
    this.link = openLink({
      url: doors.config.WHATSAPP_URL,
      openLimitMs: tools.openLimitMs,
      creds,
      ledger: this.ledger,
      ownerId,
      mayLeave: isHeld,
      onEvent: (event) => this.on(event),
      sentProto: (waId) => this.sentProto(waId),
      isStored: (waId) => doors.conversations.isStored(ownerId, waId),
      isSetAside: (waId) => doors.faults.isSetAside(ownerId, waId),
    });
    this.attention = new Attention(this.link, doors.config.REPLY_MAX_WAIT_MS, (work) => this.quietly('presence', work));
    this.ended = closed.then((code) => this.finish(code));
  }

  private async finish(code: number | undefined): Promise<ConnectionEnd> {
    await this.lanes?.close();
    await this.ledger.drain();
    this.ledger.end();
    if (this.isLost) {
      clearTimeout(this.gathering);
      return { kind: 'lost' };
    }
    await this.learnGathered().catch(() => undefined);
    const openMs = this.openedAt === 0 ? 0 : Date.now() - this.openedAt;
    return { kind: 'ended', code, linking: this.creds === null, paired: this.paired, openMs, restart: this.restart };
  }

  private on(event: LinkEvent): void {
    const { listener, doors, lease } = this.tools;
    switch (event.kind) {
      case 'qr':
        return listener.qr(event.text);
      case 'paired':
        this.paired = true;
        return listener.paired(event.pn);
      case 'open':
        this.openedAt = Date.now();
        this.startLanes();
        return listener.open(event.pn, event.lid);
      case 'caught-up':
        return this.lanes?.knock();
      case 'acked':
        return this.lanes?.acked(event.waId, event.errorCode);
      case 'mappings':
        return this.learn(event.mappings);
      case 'names':
        return this.quietly('names', doors.conversations.learnNames(lease.ownerId, event.names));
      case 'typing': {
        const person = personOf(event.jid);
        return person ? this.quietly('typing', doors.conversations.typing(lease.ownerId, person, event.active)) : undefined;
      }
      case 'undecryptable':
        return doors.log.warn({ event: 'session.undecryptable', ownerId: lease.ownerId, waId: event.waId, why: event.why });
      case 'intake-failed':
        return this.broken(event.error, event.waId === null ? [] : [{ waId: event.waId }]);
      case 'set-aside':
        doors.log.error({ event: 'session.message-set-aside', ownerId: lease.ownerId, waId: event.waId });
        return doors.activityLog.write(lease.ownerId, 'ERROR', setAsideText);
      case 'misread':
        return doors.log.error({ event: 'session.misread', ownerId: lease.ownerId, what: event.what, ...errorFields(event.error) });
      case 'restricted':
        return listener.restricted(event.news);
      case 'closed':
        this.isClosed = true;
        listener.closed(event.code);
        return this.close$(event.code);
    }
  }

  private startLanes(): void {
    const { doors, lease, pace, listener, isRestricted } = this.tools;
    const source = outboxOf(doors, lease, isRestricted);
    this.lanes = new OutboundLanes({
      ownerId: lease.ownerId,
      link: this.link,
      pace,
      log: doors.log,
      ...source,
      noteSent: (waId, bytes) => this.ledger.noteSent(waId, bytes),
      type: (jid) => this.type(jid),
      left: (jid) => this.attention.end(jid),
      takeUnread: (jid) => this.unread.take(jid),
      restricted: () => {
        listener.restricted({ kind: 'unknown' });
        this.askRestriction();
      },
    });
    this.lanes.knock();
  }

  private async sentProto(waId: string): Promise<Uint8Array | null> {
    const { doors, lease } = this.tools;
    const fresh = this.ledger.sentBytes(waId);
    if (fresh) return fresh;
    const sealed = await doors.conversations.sentProto(lease.ownerId, waId);
    try {
      return sealed && doors.box.open(sealed, protoContext(lease.ownerId));
    } catch (error) {
      // no reading will ever bring it back: as good as too old
      doors.log.error({ event: 'session.sent-unreadable', ownerId: lease.ownerId, waId, ...errorFields(error) });
      return null;
    }
  }

  /** Gathered a little: a device query tells many at once, a history thousands in a few pieces. */
  private learn(mappings: readonly Mapping[]): void {
    this.mappings.push(...mappings);
    this.gathering ??= setTimeout(() => this.quietly('mappings', this.learnGathered()), gatherMappingsMs);
  }

  private async learnGathered(): Promise<void> {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    const gathered = this.mappings;
    this.mappings = [];
    if (gathered.length === 0) return;
    await this.tools.doors.conversations.learnMappings(this.tools.lease.ownerId, gathered);
    this.ledger.forgetConversations();
  }

  private quietly(what: string, work: Promise<unknown>): void {
    const { doors, lease } = this.tools;
    work.catch((error: unknown) => doors.log.warn({ event: 'session.news-lost', what, ownerId: lease.ownerId, ...errorFields(error) }));
  }

  // --- what the ledger tells

  heard(message: ReadMessage): void {
    if (message.sender === 'lead') {
      if (message.kind !== 'call') this.unread.add(message.chat.jid, message.waId);
      const { doors, lease } = this.tools;
      this.quietly('typing', doors.conversations.typing(lease.ownerId, message.chat, false));
    }
    this.tools.listener.heard(message);
  }

  answering(jid: string): void {
    if (this.isOpen) this.attention.begin(jid);
  }

  changed(ledger: SessionLedger): void {
    this.tools.doors.commits.changed(ledger);
  }

  changedLightly(ledger: SessionLedger): void {
    this.tools.doors.commits.changedLightly(ledger);
  }

  stored(): void {
    this.link.release();
  }

  lost(): void {
    this.isLost = true;
    this.link.abort();
  }

  /** Nothing that came in last stands, or may be acknowledged: it ends here, and WhatsApp brings it to the next connection. */
  broken(error: unknown, messages: readonly { readonly waId: string }[]): void {
    const { doors, lease } = this.tools;
    const { ownerId } = lease;
    const fault = faultKind(error);
    const waId = messages.length === 1 ? messages[0]!.waId : null;
    doors.log.error({ event: 'session.intake-failed', ownerId, fault, waId, messages: messages.length, ...errorFields(error) });
    if (fault === 'refused') for (const one of messages) doors.faults.note(ownerId, one.waId);
    this.restart = true;
    this.ledger.giveUp();
    this.link.abort();
  }

  // --- what the runner and the host ask for

  get isOpen(): boolean {
    return this.openedAt > 0 && !this.isClosed;
  }

  knock(): void {
    this.lanes?.knock();
  }

  /** Called every few seconds by the clock that all sessions share. */
  tick(): void {
    this.attention.tick();
  }

  showTyping(jid: string): void {
    if (this.isOpen) this.quietly('typing', this.type(jid));
  }

  private type(jid: string): Promise<void> {
    this.attention.typed();
    return this.link.typing(jid, true);
  }

  isOnWhatsapp(digits: string): Promise<boolean | null> {
    return this.link.isOnWhatsapp(digits);
  }

  requestPairingCode(phone: string): Promise<string> {
    return this.link.requestPairingCode(phone);
  }

  /** True when WhatsApp answered within the limit, or said something lately. */
  async isAlive(silentLimitMs: number, answerLimitMs: number): Promise<boolean> {
    return this.link.silentMs() < silentLimitMs || this.link.probe(answerLimitMs);
  }

  /** Milliseconds that the oldest frame has waited to leave. */
  heldMs(): number {
    return this.link.oldestHeldMs();
  }

  get hearing(): Hearing {
    return this.link.hearing;
  }

  /** Has the own phone send something that must come in. */
  askPhone(): void {
    this.quietly('hearing', this.link.hearing.ask());
  }

  /** Has WhatsApp say until when the number is restricted. */
  askRestriction(): void {
    this.quietly('restriction', this.link.askRestriction());
  }

  /** Ends it because nothing comes through any more; a new one is opened. */
  restartDeaf(): void {
    this.restart = true;
    this.link.abort();
  }

  /** Ends it at once, storing what came in. */
  cut(): void {
    this.link.abort();
  }

  async logout(): Promise<void> {
    await this.drain();
    await this.link.logout();
  }

  /** Ends it in peace: what came in is stored and acknowledged first. */
  async close(): Promise<void> {
    await this.lanes?.close();
    await this.drain();
    this.link.close();
    await this.ended;
  }

  /** Ends it at once and stores nothing more. */
  abandon(): void {
    this.isLost = true;
    this.ledger.end();
    this.link.abort();
  }

  private async drain(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, drainLimitMs)));
    await Promise.race([this.ledger.drain(), limit]);
    clearTimeout(timer);
  }
}
