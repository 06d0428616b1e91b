import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { openSealedEdit } from '../../../outside/whatsapp/content/sealed-edits.js';
import { addressesOf } from '../../../outside/whatsapp/jids.js';
import type { SealedEdit } from '../../../outside/whatsapp/link.types.js';
import { protoContext } from '../../../outside/whatsapp/proto-context.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import type { Sql } from '../../../platform/database/database.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { ConversationMergedError } from '../conversations.errors.js';
import { cleanMoment, cleanText, cleanWaId } from '../conversations.rules.js';
import { keepEarlyEdits, takeEarlyEdits, type EarlyEdit } from './early-edits.statements.js';
import type { Arrival } from './inbound.statements.js';

/** Longest sealed edit that is kept, in bytes. */
const sealedMaxBytes = 100_000;

/**
 * Edits that came before the message that they change: WhatsApp brings a message later when its keys were missing, or when it waited for
 * the next login. They are kept in Postgres (docs/decisions/0208) and applied in the transaction that stores their message.
 */
@Injectable()
export class EarlyEdits {
  constructor(
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** @throws ConversationMergedError */
  async keep(tx: Sql, edits: readonly Arrival[], now: Date): Promise<void> {
    const kept = edits.filter(({ sealed }) => !sealed || sealed.payload.length <= sealedMaxBytes).map((edit) => keptOf(edit, now));
    if (kept.length > 0 && !(await keepEarlyEdits(tx, kept))) throw new ConversationMergedError();
  }

  /** The kept edits of messages that are stored now, opened, oldest first. They are kept no longer. */
  async take(tx: Sql, originals: readonly Arrival[]): Promise<Arrival[]> {
    if (originals.length === 0) return [];
    const edits = await takeEarlyEdits(
      tx,
      originals.map((one) => ({ ...one, waId: cleanWaId(one.waId) })),
    );
    return edits.flatMap((edit) => {
      const original = originals.find((one) => one.conversationId === edit.conversationId && cleanWaId(one.waId) === edit.waId)!;
      const change = edit.sealed ? this.opened(edit, original) : edit;
      return change ? [arrivalOf(original, edit, change)] : [];
    });
  }

  /** Null for an edit that the secret of the message does not open. */
  private opened({ sealed, waId, writers }: EarlyEdit, { botId, chat, proto, sender }: Arrival): Pick<Arrival, 'body' | 'kind'> | null {
    if (!sealed || !proto) return null;
    // the lead's addresses may have become known only with the message itself
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
  const { botId, conversationId, kind, sealed, sender, writers = addressesOf(edit.chat) } = edit;
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

function arrivalOf(original: Arrival, { at }: EarlyEdit, { body, kind }: Pick<Arrival, 'body' | 'kind'>): Arrival {
  const { botId, chat, conversationId, live, sender, trace = null, waId } = original;
  return {
    botId,
    chat,
    conversationId,
    waId,
    sender,
    kind,
    body,
    at,
    live,
    trace,
    name: null,
    media: null,
    proto: null,
    quoted: null,
    edited: true,
  };
}
