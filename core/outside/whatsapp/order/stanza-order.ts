import type { BinaryNode, WASocket } from 'baileys';
import { sessionCache } from '../session-cache.js';
import { isOfPerson, userOf } from '../jids.js';
import type { LeadFlow } from './lead-flow.js';

type Handler = (node: BinaryNode) => unknown;

/** Looks up the data about a sender that is needed before the stanza is handled. Never rejects. */
export interface Preparation {
  prepare(node: BinaryNode): Promise<void>;
}

const kinds = ['message', 'receipt', 'notification'] as const;
/** Maximum number of remembered pairs of number and privacy id. */
const pairsKept = 5_000;
const nothing = (): void => undefined;

/**
 * Handles stanzas strictly in the order of arrival within a conversation, and conversations in parallel. Baileys does
 * look-ups before it queues a message, so it could decrypt a lead's second message before the first. Its queued
 * messages wait in one queue for the whole session, behind the phone's history and every look-up. Therefore this
 * class gives each conversation its own queue, and bypasses Baileys' session-wide queues (which are part of the
 * socket that Baileys returns). A person's number and privacy id count as one conversation as soon as one stanza has
 * named both.
 */
export class StanzaOrder {
  private readonly tails = new Map<string, Promise<unknown>>();
  private readonly aliases = sessionCache<string>(pairsKept);

  /**
   * @param flow limits how fast the messages of a chat are handled; null: no limit
   * @param setAside empties a long message when too many messages of its chat already wait
   */
  constructor(
    socket: Pick<WASocket, 'ws' | 'messageMutex' | 'receiptMutex' | 'notificationMutex'>,
    preparations: readonly Preparation[],
    flow: LeadFlow | null,
    setAside: (node: BinaryNode) => void,
  ) {
    const { ws, messageMutex, receiptMutex, notificationMutex } = socket;
    for (const mutex of [messageMutex, receiptMutex, notificationMutex]) mutex.mutex = (work) => Promise.resolve(work());
    for (const kind of kinds) {
      const handlers = ws.listeners(`CB:${kind}`) as Handler[];
      ws.removeAllListeners(`CB:${kind}`);
      ws.on(`CB:${kind}`, (node: BinaryNode) => {
        // with this attribute, Baileys would put the stanza into another session-wide queue
        if (kind !== 'message') delete node.attrs['offline'];
        const names = this.conversationOf(kind, node.attrs);
        const isOfChat = kind === 'message' && isOfPerson(node) && node.attrs['category'] !== 'peer';
        if (isOfChat && flow?.hasRoom(names, node) === false) setAside(node);
        const mayBegin = isOfChat ? flow?.arrived(names, node) : undefined;
        this.next(names, async () => {
          await mayBegin?.();
          if (kind === 'message' || node.attrs['type'] === 'retry') await Promise.all(preparations.map((one) => one.prepare(node)));
          await Promise.all(handlers.map((handle) => handle(node)));
        });
      });
    }
  }

  /**
   * Runs work after all earlier work of the same conversation, even when that failed.
   * @param names the participants
   */
  next(names: readonly string[], work: () => Promise<unknown>): void {
    const before = names.flatMap((name) => this.tails.get(name) ?? []);
    const tail: Promise<unknown> = Promise.all(before)
      .then(work)
      .catch(nothing)
      .finally(() => {
        for (const name of names) if (this.tails.get(name) === tail) this.tails.delete(name);
      });
    for (const name of names) this.tails.set(name, tail);
  }

  /**
   * All names of the chat that a stanza belongs to. Messages from the own phone to this device form a separate chat.
   */
  private conversationOf(kind: string, attrs: BinaryNode['attrs']): string[] {
    if (attrs['category'] === 'peer') return [`${kind}:peer`];
    const isCopy = attrs['recipient'] !== undefined;
    const jid = isCopy ? attrs['recipient'] : attrs['from'];
    const alt = isCopy
      ? (attrs['peer_recipient_lid'] ?? attrs['peer_recipient_pn'] ?? attrs['recipient_lid'] ?? attrs['recipient_pn'])
      : (attrs['sender_lid'] ?? attrs['sender_pn']);
    const name = userOf(jid) || 'server';
    const other = userOf(alt);
    if (other && other !== name) {
      this.aliases.set(name, other);
      this.aliases.set(other, name);
    }
    const known = this.aliases.get(name);
    return [name, ...(known ? [known] : [])].map((one) => `${kind}:${one}`);
  }
}
