import { isPnUser, type BinaryNode, type SignalDataSet } from 'baileys';
import { minuteMs } from '#contracts/values/base/durations';
import { Calls } from '../content/calls.js';
import { MalformedMessageError, TooManyPartsError } from '../content/decode-message.js';
import type { HistoryIntake } from '../history/history-intake.js';
import type { Intake } from '../order/intake.js';
import { ChatAllowance } from '../order/chat-allowance.js';
import { bytesOf } from '../order/lead-flow.js';
import type { LinkOptions, Mapping, ReadMessage } from '../link.types.js';
import { isOfPerson, personOf, userOf } from '../jids.js';
import type { DecryptWatch } from '../keys/signal-repository.js';
import {
  breaksProtocol,
  ciphertextsOf,
  isEmptyMessage,
  readAck,
  readMessage,
  readOwnRead,
  readPlaceholder,
  readReceipt,
  readResends,
  readSilent,
  readTyping,
  readVoid,
  stripMessage,
  type Me,
} from '../content/stanza-reader.js';

/**
 * Maximum size of an encrypted message that is decrypted. The longest text that quotes the longest text has half a
 * megabyte.
 */
export const stanzaMaxBytes = 1_000_000;

/** Maximum number of messages that wait for their content. The content arrives soon or never. */
const unreadMax = 1_000;

/**
 * Limits for typing events, because each change is shown in the panel and stored in Redis. A person who types changes
 * state every few seconds.
 */
const typingLimits = { atOnce: 20, oneMoreAfterMs: 1_000 };
/**
 * Limits for missed calls, because each is stored as a message and the bot may answer it. People rarely call more
 * than a few times in a row.
 */
const missedCallLimits = { atOnce: 10, oneMoreAfterMs: 10 * minuteMs };

/**
 * Parses every stanza when it arrives and every ciphertext when it is decrypted, and puts the content into the ledger
 * at once. Baileys' own events come too late for that. Baileys acknowledges a message before it emits the message
 * (docs/protocols/whatsapp.md), and its event buffer may keep the message for up to 20 s more. This class puts the
 * message and the ratchet step that decrypted it within one turn of the event loop, so they can never be stored
 * separately.
 */
export class LinkWatch implements DecryptWatch {
  lastFrameAt = performance.now();
  private readonly stanzas = new WeakMap<Uint8Array, BinaryNode>();
  private readonly backlog = new WeakSet<BinaryNode>();
  /** Ids of the newest messages that have a placeholder. */
  private readonly unread = new Set<string>();
  private readonly calls = new Calls();
  private readonly typingAllowance = new ChatAllowance(typingLimits);
  private readonly callAllowance = new ChatAllowance(missedCallLimits);

  constructor(
    private readonly options: Pick<LinkOptions, 'ledger' | 'onEvent' | 'isStored' | 'isSetAside'>,
    private readonly me: () => Me | null,
    private readonly intake: Intake,
    /** Prevents Baileys from requesting a message from the phone while the message is requested from its sender. */
    private readonly noteRetry: (waId: string) => void,
    private readonly history: Pick<HistoryIntake, 'arrived'>,
  ) {}

  frame(node: BinaryNode | Uint8Array): void {
    this.lastFrameAt = performance.now();
    const me = this.me();
    if (node instanceof Uint8Array || !me) return;
    if (node.tag === 'message') return this.message(node, me);
    try {
      if (node.tag === 'receipt') this.receipt(node, me);
      else if (node.tag === 'ack') this.ack(node);
      else if (node.tag === 'chatstate') this.typing(node);
      else if (node.tag === 'call') this.call(node, me);
    } catch (error) {
      // A stanza that is not a message and cannot be parsed is dropped. No message is lost with it. Otherwise it
      // would fail again after every login.
      this.options.onEvent({ kind: 'misread', what: node.tag, error });
    }
  }

  private message(node: BinaryNode, me: Me): void {
    if (!isOfPerson(node)) return;
    this.intake.came(node);
    // Baileys would put the backlog into its own queue, and live messages would overtake it
    if (node.attrs['offline']) this.backlog.add(node);
    delete node.attrs['offline'];
    try {
      // Baileys refuses this message by itself
      if (breaksProtocol(node, me)) return this.intake.settled(node);
    } catch (error) {
      return this.intake.failed(error, node);
    }
    if (bytesOf(node) > stanzaMaxBytes && !isFromOwnAccount(node, me)) return this.leaveUnread(node, `larger than ${stanzaMaxBytes} bytes`);
    if (this.options.isSetAside(node.attrs['id']!)) return this.setAside(node, me);
    for (const ciphertext of ciphertextsOf(node)) this.stanzas.set(ciphertext, node);
    if (isEmptyMessage(node)) this.take(node, () => readPlaceholder(node, me, this.isLive(node)));
  }

  /**
   * A lead's message is not decrypted when it is larger than any phone sends, or when it is one of a flood of long
   * messages. A placeholder is stored for it. It is not requested from the own phone, because the answer would be as
   * large.
   */
  leaveUnread(node: BinaryNode, why: string): void {
    const me = this.me();
    if (!me) return;
    this.take(node, () => this.unreadable(node, me, new Error(why)));
    stripMessage(node);
  }

  /**
   * A message that has ended several connections is not processed again. A placeholder is stored for it, nothing of
   * it is decrypted, and Baileys requests its content from the own phone.
   */
  private setAside(node: BinaryNode, me: Me): void {
    const waId = node.attrs['id']!;
    try {
      const placeholder = readPlaceholder(node, me, this.isLive(node));
      if (placeholder) this.options.ledger.putMessage(placeholder);
    } catch (error) {
      this.options.onEvent({ kind: 'misread', what: 'message', error });
    }
    stripMessage(node);
    this.intake.settled(node);
    this.options.onEvent({ kind: 'set-aside', waId });
  }

  private isLive(node: BinaryNode): boolean {
    return !this.backlog.has(node);
  }

  private receipt(node: BinaryNode, me: Me): void {
    for (const progress of readReceipt(node, me)) this.options.ledger.putProgress(progress);
    const waIds = readOwnRead(node, me);
    if (waIds.length > 0) this.options.onEvent({ kind: 'read-elsewhere', waIds });
  }

  private ack(node: BinaryNode): void {
    const ack = readAck(node);
    if (!ack) return;
    if (ack.errorCode === null) this.options.ledger.putProgress({ waId: ack.waId, status: 'sent', at: ack.at });
    this.options.onEvent({ kind: 'acked', waId: ack.waId, errorCode: ack.errorCode });
  }

  private typing(node: BinaryNode): void {
    const typing = readTyping(node);
    if (typing && this.typingAllowance.take(typing.jid)) this.options.onEvent({ kind: 'typing', ...typing });
  }

  private call(node: BinaryNode, me: Me): void {
    const missed = this.calls.read(node, me, !node.attrs['offline']);
    if (missed && this.callAllowance.take(missed.chat.jid)) this.options.ledger.putMessage(missed);
  }

  /** @returns false for a message that takes too long to decode: Baileys must not decode it either. */
  decrypted(ciphertext: Uint8Array, padded: Uint8Array): boolean {
    const stanza = this.stanzas.get(ciphertext);
    const me = this.me();
    let isDecodable = true;
    if (!stanza || !me) return isDecodable;
    this.take(stanza, () => {
      try {
        const resent = readResends(stanza, padded, me);
        if (resent.length > 0) return resent;
        const said = readMessage(stanza, padded, me, this.isLive(stanza));
        if (said) return said;
        this.silent(stanza, padded, me);
        return this.unread.delete(stanza.attrs['id']!) ? readVoid(stanza, me, this.isLive(stanza)) : null;
      } catch (error) {
        if (!(error instanceof MalformedMessageError)) throw error;
        isDecodable = !(error instanceof TooManyPartsError);
        return this.unreadable(stanza, me, error);
      }
    });
    return isDecodable;
  }

  /** Handles a message without content, which may change a setting of its chat. */
  private silent(stanza: BinaryNode, padded: Uint8Array, me: Me): void {
    const told = readSilent(stanza, padded, me);
    if (told?.kind === 'history') this.history.arrived(told.notice);
    else if (told) this.options.onEvent(told);
  }

  async undecryptable(ciphertext: Uint8Array, error: unknown): Promise<boolean> {
    const stanza = this.stanzas.get(ciphertext);
    const me = this.me();
    const waId = stanza?.attrs['id'];
    if (!stanza || !me || !waId || this.intake.isOver) return false;
    if (await this.intake.own(() => this.options.isStored(waId), stanza)) {
      this.intake.settled(stanza);
      return true;
    }
    this.take(stanza, () => this.unreadable(stanza, me, error));
    return false;
  }

  /**
   * Handles a message that Baileys refuses for an unforeseen reason. A placeholder is stored in its place, and the
   * owner is notified.
   */
  refused(stanza: BinaryNode): void {
    const waId = stanza.attrs['id'] ?? '';
    const me = this.me();
    this.options.onEvent({ kind: 'undecryptable', waId, why: 'refused by Baileys before it was read' });
    try {
      const placeholder = me && readPlaceholder(stanza, me, this.isLive(stanza));
      if (placeholder) this.options.ledger.putMessage(placeholder);
    } catch (error) {
      this.options.onEvent({ kind: 'misread', what: 'message', error });
    }
  }

  /**
   * Handles a message that could not be decrypted. Baileys requests it again from its sender. Until it arrives, a
   * placeholder is stored in its place.
   */
  private unreadable(stanza: BinaryNode, me: Me, error: unknown): ReturnType<typeof readPlaceholder> {
    const waId = stanza.attrs['id']!;
    this.options.onEvent({ kind: 'undecryptable', waId, why: error instanceof Error ? error.message : '' });
    this.noteRetry(waId);
    this.unread.add(waId);
    for (const oldest of this.unread) if (this.unread.size > unreadMax) this.unread.delete(oldest);
    return readPlaceholder(stanza, me, this.isLive(stanza));
  }

  /**
   * Puts the messages of a stanza into the ledger, in the same turn of the event loop as the stanza's ratchet step.
   * An error of our own code ends the link.
   */
  private take(stanza: BinaryNode, read: () => ReadMessage | readonly ReadMessage[] | null): void {
    try {
      for (const message of [read() ?? []].flat()) this.options.ledger.putMessage(message);
      this.intake.settled(stanza);
    } catch (error) {
      this.intake.failed(error, stanza);
    }
  }

  writeThrough(changes: SignalDataSet): void {
    this.options.ledger.putKeys(changes as Record<string, Record<string, unknown>>);
    const mappings = mappingsIn(changes, this.me());
    if (mappings.length > 0) this.options.onEvent({ kind: 'mappings', mappings });
  }
}

/**
 * The pairs of number and privacy id among key changes. Pairs from any source pass through the key store: messages,
 * device queries, history.
 */
function mappingsIn(changes: SignalDataSet, me: Me | null): Mapping[] {
  const own = userOf(me?.id);
  return Object.entries(changes['lid-mapping'] ?? {}).flatMap(([pn, lid]) =>
    lid && !pn.endsWith('_reverse') && pn !== own && isPnUser(`${pn}@s.whatsapp.net`) ? [{ pn, lid }] : [],
  );
}

/**
 * True for messages that the linked phone or another linked device sent. A phone may send its first chats inside one
 * message.
 */
function isFromOwnAccount({ attrs }: BinaryNode, me: Me): boolean {
  const sender = personOf(attrs['from']);
  return sender !== null && (sender.pn === userOf(me.id) || (sender.lid !== null && sender.lid === userOf(me.lid)));
}
