import makeWASocket, {
  DEFAULT_CONNECTION_CONFIG,
  generateWAMessage,
  isLidUser,
  isPnUser,
  proto,
  S_WHATSAPP_NET,
  type AuthenticationCreds,
  type BaileysEventMap,
  type BinaryNode,
  type SignalDataSet,
  type SignalDataTypeMap,
  type WASocket,
} from 'baileys';
import { runAs } from '#core/platform/loop/operation';
import { isPaired, newCreds, parseCreds, serializeCreds } from '../keys/creds-codec.js';
import { HearingWatch } from './hearing-watch.js';
import { Intake } from '../order/intake.js';
import { isBroadcastList, userOf } from '../jids.js';
import type { CartKey } from '../content/carts.js';
import { leaveOutEarlierMarks, readMarks } from '../content/chat-marks.js';
import { readContacts, readUsernameNotice } from '../content/contact-updates.js';
import { readNewChatCap } from '../content/new-chat-cap.js';
import { askCart } from '../lookup/carts.js';
import { LidLookup } from '../lookup/lid-lookup.js';
import { deviceParts } from './device-name.js';
import { LinkWatch } from './link-watch.js';
import { AccountLock } from './account-lock.js';
import { messageOf } from './bubble-message.js';
import { NewChatQuota } from './new-chat-quota.js';
import { HistoryIntake } from '../history/history-intake.js';
import { questionTo } from './phone-question.js';
import { silentLogger } from './silent-logger.js';
import { whatsappFiles } from './whatsapp-files.js';
import type { BubbleContent, CartTold, Link, LinkOptions, PersonFound } from '../link.types.js';
import { prepareKeys } from '../patches/prepared-keys.js';
import { PasskeyCeremony } from '../passkey/ceremony.js';
import { ceremonyLimits } from '../passkey/ceremony.rules.js';
import { addSpareRefs, codesEnded, isSpare } from '../passkey/spare-refs.js';
import { Recipients } from '../lookup/recipients.js';
import { SendGate, type FrameSocket } from '../order/send-gate.js';
import { cachesOf } from '../lookup/shared-caches.js';
import { TrustedTokens } from '../lookup/trusted-tokens.js';
import { UsernameLookup } from '../lookup/usernames.js';
import { makeWatchedRepository } from '../keys/signal-repository.js';
import { LeadFlow, type PausableSource } from '../order/lead-flow.js';
import { StanzaOrder, type Preparation } from '../order/stanza-order.js';
import { Transactions } from '../order/transactions.js';
import { banEndOf } from '../disconnects.rules.js';
import { storeNow } from '../../../platform/clock/store-clock.js';

const closeLimitMs = 2_000;
const nothing = (): void => undefined;

/** Opens a connection to WhatsApp with Baileys. All results are reported through `onEvent` and the ledger. */
export function openLink(options: LinkOptions): Link {
  if (options.creds === null) void prepareKeys().catch(nothing); // Baileys makes missing keys itself
  // the TCP connection belongs to this operation's trace, and so does every frame that arrives on it
  return runAs({ name: 'whatsapp connection', ids: { botId: options.botId }, isLasting: true }, () => new BaileysLink(options));
}

class BaileysLink implements Link {
  private readonly creds: AuthenticationCreds;
  private readonly socket: WASocket;
  private readonly watch: LinkWatch;
  private readonly gate: SendGate;
  private readonly intake: Intake;
  private readonly history = new HistoryIntake(
    (notice) => this.options.readHistory(notice),
    () => this.creds.me?.id,
    (error) => this.options.onEvent({ kind: 'misread', what: 'history', error }),
  );
  private readonly frames: FrameSocket & PausableSource;
  private readonly recipients: Recipients;
  readonly hearing = new HearingWatch((leaves) => this.askPhone(leaves));
  private readonly quota = new NewChatQuota(
    () => this.socket.fetchNewChatMessageCap(),
    (told) => this.options.onEvent({ kind: 'health', told }),
  );
  private readonly usernames: UsernameLookup;
  private readonly tokens = new TrustedTokens();
  readonly passkey: PasskeyCeremony | null;
  private readonly lock = new AccountLock(
    () => this.socket.fetchAccountReachoutTimelock(),
    (event) => this.options.onEvent(event),
  );

  constructor(private readonly options: LinkOptions) {
    this.creds = options.creds === null ? newCreds() : parseCreds(options.creds);
    const caches = cachesOf(options.botId, Buffer.from(this.creds.signedIdentityKey.public).toString('base64'));
    const transactions = new Transactions();
    const lookup = new LidLookup(caches.unlisted);
    this.usernames = new UsernameLookup(caches, (usernames) => options.onEvent({ kind: 'usernames', usernames }));
    const me = () => (this.creds.me?.id ? { id: this.creds.me.id, lid: this.creds.me.lid ?? '' } : null);
    this.intake = this.newIntake();
    this.watch = new LinkWatch(options, me, this.intake, (waId) => void caches.resends.set(waId, true), this.history);
    this.socket = makeWASocket({
      auth: {
        creds: this.creds,
        keys: {
          get: <Type extends keyof SignalDataTypeMap>(type: Type, ids: string[]) =>
            this.intake.own(() => options.ledger.loadKeys(type, ids)) as Promise<Record<string, SignalDataTypeMap[Type]>>,
          set: (changes: SignalDataSet) => this.intake.own(() => this.write(changes)),
        },
      },
      waWebSocketUrl: options.url,
      browser: deviceParts(options.deviceName),
      logger: silentLogger,
      markOnlineOnConnect: false,
      emitOwnEvents: false,
      enableRecentMessageCache: false,
      syncFullHistory: false,
      shouldSyncHistoryMessage: (notice) => this.history.mayProcess(notice),
      options: { dispatcher: whatsappFiles } as RequestInit,
      shouldIgnoreJid: (jid) => !isPnUser(jid) && !isLidUser(jid) && !isBroadcastList(jid),
      generateHighQualityLinkPreview: false,
      keepAliveIntervalMs: 25_000,
      // Baileys would also time each frame it sends, which creates a stack trace and an error object for every frame
      connectTimeoutMs: 0,
      defaultQueryTimeoutMs: 30_000,
      msgRetryCounterCache: caches.retries,
      userDevicesCache: caches.devices,
      callOfferCache: caches.calls,
      placeholderResendCache: caches.resends,
      getMessage: (key) => this.intake.own(() => this.sentMessage(key.id)),
      makeSignalRepository: makeWatchedRepository(this.watch, transactions, lookup),
    });
    this.history.use(this.socket);
    leaveOutEarlierMarks(this.socket.ev);
    this.frames = (this.socket.ws as unknown as { socket: FrameSocket & PausableSource }).socket;
    const { ledger, mayLeave } = options;
    this.gate = transactions.gate = SendGate.before(this.frames, {
      step: () => ledger.step,
      storedStep: () => ledger.storedStep,
      unwritten: () => transactions.unwritten(),
      mayLeave,
      now: () => performance.now(),
    });
    this.intake.guard(this.socket.ws, this.frames);
    transactions.watch(this.socket.ws);
    this.recipients = new Recipients(this.socket, this.creds, caches.devices, caches.nobody);
    for (const one of [lookup, this.usernames, this.tokens]) one.use(this.socket);
    this.passkey = options.creds === null ? this.preparePasskey() : null;
    this.noteOwnPair();
    this.orderStanzas([lookup, this.usernames, this.tokens]);
    this.listen();
    this.limitOpening();
  }

  private newIntake(): Intake {
    return new Intake(
      (failure) => {
        this.gate.breakOff();
        this.options.onEvent({ kind: 'intake-failed', ...failure });
      },
      (stanza) => this.watch.refused(stanza),
    );
  }

  private orderStanzas(preparations: readonly Preparation[]): void {
    const flow = this.options.boundsLeads ? new LeadFlow(this.frames) : null;
    new StanzaOrder(this.socket, preparations, flow, (node) => this.watch.leaveUnread(node, 'one of a flood'));
  }

  private preparePasskey(): PasskeyCeremony {
    const { passkeys, onEvent } = this.options;
    return new PasskeyCeremony(this.socket, this.creds, {
      isEnabled: passkeys !== false,
      ...(passkeys === 'compare' && { limits: { ...ceremonyLimits, handoffMs: 0 } }),
      browserName: DEFAULT_CONNECTION_CONFIG.browser[1],
      onUpdate: (update) => onEvent({ kind: 'passkey', update }),
    });
  }

  /**
   * Passes our number and privacy id to Baileys before the login. Otherwise a message that arrives earlier would
   * start a session under the number.
   */
  private noteOwnPair(): void {
    const { id, lid } = this.creds.me ?? {};
    if (id && lid) this.socket.signalRepository.lidMapping.storeLIDPNMappings([{ pn: id, lid }]).catch(nothing);
  }

  /** Closes a connection whose login gets no answer in time, even when the server answers pings. */
  private limitOpening(): void {
    const { ev, ws } = this.socket;
    const limit = setTimeout(() => this.abort(), this.options.openLimitMs);
    const settled = (): void => clearTimeout(limit);
    ev.on('connection.update', ({ connection, qr }) => {
      if (qr || connection === 'open' || connection === 'close') settled();
    });
    ws.once('close', settled);
  }

  private write(changes: SignalDataSet): void {
    this.watch.writeThrough(changes);
    if (Object.values(changes.session ?? {}).some((record) => !record)) this.recipients.forgetChecks();
  }

  private async sentMessage(waId: string | null | undefined): Promise<proto.IMessage | undefined> {
    const bytes = waId ? await this.options.sentProto(waId) : null;
    return bytes ? proto.Message.decode(bytes) : undefined;
  }

  private listen(): void {
    const { ev, ws } = this.socket;
    const { onEvent, ledger } = this.options;
    ws.on('frame', (node: BinaryNode | Uint8Array) => {
      if (!(node instanceof Uint8Array)) {
        this.hearing.frame(node);
        if (this.passkey) addSpareRefs(node);
      }
      this.watch.frame(node);
    });
    // Aborts the connection after the server's last stanza. Otherwise a server that does not close it would keep the
    // connection open, and the status green, for half a minute.
    for (const last of ['CB:stream:error', 'CB:failure', 'CB:xmlstreamend']) ws.on(last, () => void setImmediate(() => this.abort()));
    ev.on('creds.update', () => {
      if (isPaired(this.creds)) ledger.putCreds(serializeCreds(this.creds));
    });
    ev.on('connection.update', (update) => this.connectionChanged(update));
    ev.on('message-capping.update', (info) => onEvent({ kind: 'health', told: readNewChatCap(info, storeNow()) }));
    ev.on('messaging-history.set', ({ contacts }) => this.learnContacts(contacts));
    ev.on('contacts.upsert', (contacts) => this.learnContacts(contacts));
    ev.on('chats.update', (chats) => {
      const marks = readMarks(chats);
      if (marks.length > 0) onEvent({ kind: 'marked-elsewhere', marks });
    });
    ws.on('CB:notification,type:mex', (node: BinaryNode) => {
      const told = readUsernameNotice(node);
      if (told) this.usernames.note([told]);
    });
    ws.on('CB:ib,,offline', () => onEvent({ kind: 'caught-up', taken: this.intake.takenSoFar() }));
  }

  private connectionChanged(update: BaileysEventMap['connection.update']): void {
    const { onEvent } = this.options;
    if (update.qr) this.codeChanged(update.qr);
    if (update.isNewLogin) onEvent({ kind: 'paired', pn: userOf(this.creds.me?.id) });
    if (update.connection === 'open') this.opened();
    if (update.reachoutTimeLock) this.lock.note(update.reachoutTimeLock);
    if (update.connection === 'close') {
      this.gate.breakOff();
      this.passkey?.end();
      const error = update.lastDisconnect?.error as { message?: string; output?: { statusCode?: number }; data?: unknown } | undefined;
      const code = error?.output?.statusCode;
      onEvent({ kind: 'closed', code, bannedUntil: banEndOf(code, error?.data, storeNow()), explanation: error?.message ?? '' });
    }
  }

  private codeChanged(text: string): void {
    // The code was scanned or typed, and WhatsApp now waits for the passkey.
    if (this.passkey?.isUnderWay) return;
    if (isSpare(text)) void this.socket.end(codesEnded());
    else this.options.onEvent({ kind: 'qr', text });
  }

  private opened(): void {
    const pn = userOf(this.creds.me?.id);
    // WhatsApp is not known to log in without a number, and no message could arrive on such a connection
    if (pn === '') this.abort();
    else {
      this.options.onEvent({ kind: 'open', pn, lid: userOf(this.creds.me?.lid) || null });
      this.quota.look();
    }
  }

  private learnContacts(contacts: BaileysEventMap['contacts.upsert']): void {
    const { mappings, names, usernames } = readContacts(contacts);
    if (mappings.length > 0) this.options.onEvent({ kind: 'mappings', mappings });
    if (names.length > 0) this.options.onEvent({ kind: 'names', names });
    this.usernames.note(usernames);
  }

  async send(
    jid: string,
    content: BubbleContent,
    { waId, mayLeave, expiresAfter, lid }: Parameters<Link['send']>[2],
  ): Promise<Uint8Array | null> {
    await this.recipients.prepare(jid, lid);
    await this.tokens.adopt(jid);
    const made = await generateWAMessage(jid, await messageOf(content), {
      userJid: this.creds.me?.id ?? '',
      logger: silentLogger,
      upload: this.socket.waUploadToServer,
      messageId: waId,
      ephemeralExpiration: expiresAfter, // 0 adds no setting
    });
    if (!(await mayLeave())) return null;
    const message = made.message ?? {};
    await this.socket.relayMessage(jid, message, { messageId: waId });
    return proto.Message.encode(message).finish();
  }

  async typing(jid: string, active: boolean): Promise<void> {
    await this.socket.sendPresenceUpdate(active ? 'composing' : 'paused', jid);
  }

  async setAvailable(available: boolean): Promise<void> {
    await this.socket.sendPresenceUpdate(available ? 'available' : 'unavailable');
  }

  async watchTyping(jid: string): Promise<void> {
    await this.socket.presenceSubscribe(jid);
  }

  async markRead(jid: string, waIds: readonly string[]): Promise<void> {
    await this.socket.readMessages(waIds.map((id) => ({ remoteJid: jid, id, fromMe: false })));
  }

  async requestPairingCode(phone: string): Promise<string> {
    return this.socket.requestPairingCode(phone);
  }

  async probe(limitMs: number): Promise<boolean> {
    const ping: BinaryNode = { tag: 'iq', attrs: { to: S_WHATSAPP_NET, type: 'get', xmlns: 'w:p' }, content: [{ tag: 'ping', attrs: {} }] };
    try {
      return (await this.socket.query(ping, limitMs)) !== undefined;
    } catch {
      return false;
    }
  }

  private async askPhone(leaves: (id: string) => void): Promise<void> {
    const { me } = this.creds;
    if (!me) return;
    const { id, jid, protocolMessage } = questionTo(me.id);
    leaves(id);
    await this.socket.relayMessage(jid, { protocolMessage }, { messageId: id, additionalAttributes: { category: 'peer' } });
  }

  askRestriction(): Promise<boolean | null> {
    return this.lock.ask();
  }

  askCart(cart: CartKey): Promise<CartTold> {
    return askCart(this.socket, cart);
  }

  renewToken(jid: string): Promise<boolean> {
    return this.tokens.renew(jid);
  }

  askQuotaWhenOld(): void {
    this.quota.look();
  }

  silentMs(): number {
    return performance.now() - this.watch.lastFrameAt;
  }

  oldestHeldMs(): number {
    return this.gate.oldestHeldMs();
  }

  findPerson(who: string): Promise<PersonFound | null> {
    return this.recipients.findPerson(who);
  }

  release(): void {
    this.gate.release();
  }

  async logout(): Promise<void> {
    await this.socket.logout();
  }

  close(): void {
    void this.socket.end(undefined);
    // an unreachable peer would delay the closing handshake by half a minute
    setTimeout(() => this.frames.terminate(), closeLimitMs).unref();
  }

  abort(): void {
    this.gate.breakOff();
  }
}
