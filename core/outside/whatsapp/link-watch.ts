import { isPnUser, type BinaryNode, type SignalDataSet } from 'baileys';
import type { LinkOptions, Mapping } from './link.types.js';
import { isPerson, userOf } from './jids.js';
import type { SendGate } from './send-gate.js';
import type { DecryptWatch } from './signal-repository.js';
import { ciphertextsOf, isEmptyMessage, readAck, readMessage, readPlaceholder, readReceipt, readTyping, type Me } from './stanza-reader.js';

/**
 * Reads every stanza as it comes in and every ciphertext as it is decrypted, and puts what they say into the ledger at
 * once. Baileys' own events come too late for that: it acknowledges a message before it emits it (whatsapp.md F4), and its event
 * buffer may keep it for up to 20 s more. Here the message and the ratchet step that made it readable are put within
 * one turn of the event loop, so they can never be stored apart.
 */
export class LinkWatch implements DecryptWatch {
  gate: SendGate | undefined;
  lastFrameAt = Date.now();
  private openEncryptions = 0;
  private readonly stanzas = new WeakMap<Uint8Array, BinaryNode>();
  private readonly backlog = new WeakSet<BinaryNode>();

  constructor(
    private readonly options: LinkOptions,
    private readonly me: () => Me | null,
    /** Keeps Baileys from asking the phone for a message that its sender was asked for already. */
    private readonly noteRetry: (waId: string) => void,
  ) {}

  /** Step of the ledger for a frame made now; undefined while something encrypted is not put yet. */
  step(): number | undefined {
    return this.openEncryptions > 0 ? undefined : this.options.ledger.step;
  }

  frame(node: BinaryNode | Uint8Array): void {
    this.lastFrameAt = Date.now();
    const me = this.me();
    if (node instanceof Uint8Array || !me) return;
    if (node.tag === 'message') this.message(node, me);
    else if (node.tag === 'receipt') for (const progress of readReceipt(node, me)) this.options.ledger.putProgress(progress);
    else if (node.tag === 'ack') this.ack(node);
    else if (node.tag === 'chatstate') this.typing(node);
  }

  private message(node: BinaryNode, me: Me): void {
    if (!isPerson(node.attrs['from'])) return;
    // Baileys would put the backlog into a queue of its own, which live messages overtake
    if (node.attrs['offline']) this.backlog.add(node);
    delete node.attrs['offline'];
    for (const ciphertext of ciphertextsOf(node)) this.stanzas.set(ciphertext, node);
    if (isEmptyMessage(node)) this.put(() => readPlaceholder(node, me, this.isLive(node)));
  }

  private isLive(node: BinaryNode): boolean {
    return !this.backlog.has(node);
  }

  private ack(node: BinaryNode): void {
    const ack = readAck(node);
    if (!ack) return;
    if (ack.errorCode === null) this.options.ledger.putProgress({ waId: ack.waId, status: 'sent', at: ack.at });
    this.options.onEvent({ kind: 'acked', waId: ack.waId, errorCode: ack.errorCode });
  }

  private typing(node: BinaryNode): void {
    const typing = readTyping(node);
    if (typing) this.options.onEvent({ kind: 'typing', ...typing });
  }

  decrypted(ciphertext: Uint8Array, padded: Uint8Array): void {
    const stanza = this.stanzas.get(ciphertext);
    const me = this.me();
    if (stanza && me) this.put(() => readMessage(stanza, padded, me, this.isLive(stanza)));
  }

  async undecryptable(ciphertext: Uint8Array, error: unknown): Promise<boolean> {
    const stanza = this.stanzas.get(ciphertext);
    const me = this.me();
    const waId = stanza?.attrs['id'];
    if (!stanza || !me || !waId) return false;
    if (await this.options.isStored(waId)) return true;
    this.options.onEvent({ kind: 'undecryptable', waId, why: error instanceof Error ? error.message : '' });
    this.noteRetry(waId);
    this.put(() => readPlaceholder(stanza, me, this.isLive(stanza)));
    return false;
  }

  private put(read: () => ReturnType<typeof readMessage>): void {
    try {
      const message = read();
      if (message) this.options.ledger.putMessage(message);
    } catch {
      // a stanza or protobuf that breaks the protocol; Baileys refuses it in its own way
    }
  }

  encrypting(): void {
    this.openEncryptions++;
  }

  settled(): void {
    this.openEncryptions = 0;
    this.gate?.settle();
  }

  writeThrough(changes: SignalDataSet): void {
    this.options.ledger.putKeys(changes as Record<string, Record<string, unknown>>);
    const mappings = mappingsIn(changes, this.me());
    if (mappings.length > 0) this.options.onEvent({ kind: 'mappings', mappings });
  }
}

/** Every pair of number and privacy id passes the key store, whatever told it: messages, device queries, history. */
function mappingsIn(changes: SignalDataSet, me: Me | null): Mapping[] {
  const own = userOf(me?.id);
  return Object.entries(changes['lid-mapping'] ?? {}).flatMap(([pn, lid]) =>
    lid && !pn.endsWith('_reverse') && pn !== own && isPnUser(`${pn}@s.whatsapp.net`) ? [{ pn, lid }] : [],
  );
}
