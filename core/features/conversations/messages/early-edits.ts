import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import type { MessageKind } from '#contracts/values/statuses';
import { openSealedEdit } from '../../../outside/whatsapp/content/sealed-edits.js';
import { addressesOf } from '../../../outside/whatsapp/jids.js';
import type { SealedEdit } from '../../../outside/whatsapp/link.types.js';
import { protoContext } from '../../../outside/whatsapp/proto-context.js';
import { Clock } from '../../../platform/clock/clock.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import type { Sql } from '../../../platform/database/database.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { ContactBook } from '../contacts/contact-book.js';
import { ConversationMergedError } from '../conversations.errors.js';
import { cleanMoment, cleanText, cleanWaId, lastOfEach } from '../conversations.rules.js';
import { keepEarlyEdits, takeEarlyEdits, takeEditsOfStored, type EarlyEdit } from './early-edits.statements.js';
import { storeEdits } from './edits.statements.js';
import type { Arrival } from './inbound.statements.js';
import { storeReactions } from './reactions.statements.js';

/** Maximum size in bytes of a stored sealed edit. */
const sealedMaxBytes = 100_000;

/** The message to which an edit belongs; `proto`: encrypted, with its secret. */
type Original = Pick<Arrival, 'botId' | 'chat' | 'conversationId' | 'live' | 'proto' | 'sender' | 'trace' | 'waId'>;

/**
 * Stores edits and reactions that arrive before their message. There are two causes. WhatsApp delivers a
 * message later when its keys were missing, or when it waited for the next login. A person whose number and
 * privacy id are not yet linked has two conversations.
 * The edits are kept in Postgres (docs/decisions/0208). They are applied in the transaction that stores
 * their message, or that joins the conversations.
 */
@Injectable()
export class EarlyEdits implements OnModuleInit {
  constructor(
    @Inject(ContactBook) private readonly contacts: ContactBook,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(Log) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.contacts.whenMerged((tx, botId, conversationId) => this.applyJoined(tx, botId, conversationId));
  }

  /** Stores edits and reactions whose message has not arrived yet. @throws ConversationMergedError */
  async keep(tx: Sql, edits: readonly Arrival[], now: Date): Promise<void> {
    const kept = edits.filter(({ sealed }) => !sealed || sealed.payload.length <= sealedMaxBytes).map((edit) => keptOf(edit, now));
    if (kept.length > 0 && !(await keepEarlyEdits(tx, kept))) throw new ConversationMergedError();
  }

  /** Decrypts the stored edits and reactions of these new messages, oldest first, and removes them from the store. */
  async take(tx: Sql, originals: readonly Arrival[]): Promise<Arrival[]> {
    if (originals.length === 0) return [];
    const edits = await takeEarlyEdits(
      tx,
      originals.map((one) => ({ ...one, waId: cleanWaId(one.waId) })),
    );
    return edits.flatMap((edit) =>
      this.changeOf(
        edit,
        originals.find((one) => one.conversationId === edit.conversationId && cleanWaId(one.waId) === edit.waId)!,
      ),
    );
  }

  /** Applies changes that arrived under one address of a person to messages stored under the other address. */
  private async applyJoined(tx: Sql, botId: BotId, conversationId: ConversationId): Promise<void> {
    const changes = (await takeEditsOfStored(tx, botId, conversationId)).flatMap((edit) =>
      this.changeOf(edit, { ...edit, chat: edit, live: false }),
    );
    const now = this.clock.now();
    const edits = lastOfEach(changes.filter((one) => one.edited));
    const reactions = lastOfEach(changes.filter((one) => one.isReaction));
    if (edits.length > 0) await storeEdits(tx, edits, now);
    if (reactions.length > 0) await storeReactions(tx, reactions, now);
  }

  private changeOf(edit: EarlyEdit, original: Original): Arrival[] {
    if (edit.kind === 'reaction')
      return [{ ...arrivalOf(original, edit, { body: edit.body, kind: 'text' }), sender: 'lead', isReaction: true }];
    const change = edit.sealed ? this.opened(edit, original) : { body: edit.body, kind: edit.kind };
    return change ? [{ ...arrivalOf(original, edit, change), edited: true }] : [];
  }

  /** Null for an edit that cannot be decrypted with the secret of the message. */
  private opened(
    { sealed, waId, writers }: EarlyEdit,
    { botId, chat, proto, sender }: Original,
  ): { body: string; kind: MessageKind } | null {
    if (!sealed || !proto) return null;
    // The lead's addresses may have become known only with the message itself.
    const all = [...new Set([...writers, ...(sender === 'lead' ? addressesOf(chat) : [])])];
    const edit = {
      of: sealed.of as SealedEdit['of'],
      iv: Buffer.from(sealed.iv, 'base64'),
      payload: Buffer.from(sealed.payload, 'base64'),
    };
    try {
      return openSealedEdit({ ...edit, waId }, this.box.open(proto, protoContext(botId)), all);
    } catch (error) {
      this.log.warn({ event: 'conversations.early-edit-not-opened', botId, waId, ...errorFields(error) });
      return null;
    }
  }
}

function keptOf(edit: Arrival, now: Date): EarlyEdit {
  const { botId, conversationId, sealed, writers = addressesOf(edit.chat) } = edit;
  const [sender, kind] = edit.isReaction ? (['owner', 'reaction'] as const) : [edit.sender, edit.kind];
  const body = sealed ? '' : cleanText(edit.body);
  const at = cleanMoment(edit.at, now);
  const bytes = sealed && { of: sealed.of, iv: base64(sealed.iv), payload: base64(sealed.payload) };
  const digest = createHash('sha256')
    .update(JSON.stringify([conversationId, sender, kind, body, bytes, edit.at]))
    .digest();
  const waId = cleanWaId(edit.waId);
  return {
    botId,
    conversationId,
    waId,
    digest,
    sender,
    kind,
    body,
    sealed: bytes ?? null,
    writers: writers.map((one) => cleanText(one)),
    at,
  };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

function arrivalOf(original: Original, { at }: EarlyEdit, { body, kind }: { body: string; kind: MessageKind }): Arrival {
  const { botId, chat, conversationId, live, sender, trace = null, waId } = original;
  return { botId, chat, conversationId, waId, sender, kind, body, at, live, trace, name: null, media: null, proto: null, quoted: null };
}
