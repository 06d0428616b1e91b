import type { BotId, ConversationId } from '#contracts/values/ids';
import type { MessageKind } from '#contracts/values/statuses';
import type { Sql } from '../../../platform/database/database.js';
import type { PersonAddress } from '../../../outside/whatsapp/jids.js';

/** Number of edits kept per conversation and per bot. Older ones are removed first. */
const perConversation = 20;
const perBot = 200;

/** A stored edit, or a stored reaction to a message of the shop. */
export interface EarlyEdit {
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  readonly waId: string;
  /** Hash of the edit's content, so that a repeated commit stores the edit once. */
  readonly digest: Buffer;
  /** The sender of the message that it changes. */
  readonly sender: 'lead' | 'owner';
  readonly kind: MessageKind | 'reaction';
  readonly body: string;
  /** The parts of a sealed edit, bytes as base64; null for an edit that is not sealed. */
  readonly sealed: { readonly of: string; readonly iv: string; readonly payload: string } | null;
  /** Addresses of the edit's writer, needed for the key of a sealed edit. */
  readonly writers: readonly string[];
  readonly at: Date;
}

/**
 * Stores edits and reactions. When a conversation or bot has more than its limit, the oldest ones are removed.
 * @returns false when a conversation was merged meanwhile
 */
export async function keepEarlyEdits(tx: Sql, edits: readonly EarlyEdit[]): Promise<boolean> {
  const column = <Value>(read: (edit: EarlyEdit) => Value): Value[] => edits.map(read);
  const [found] = await tx.rows<{ gone: boolean }>(
    `WITH input AS (
       SELECT i.*, c.id AS present FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::bytea[], $5::text[], $6::text[], $7::text[], $8::jsonb[], $9::jsonb[], $10::timestamptz[])
         WITH ORDINALITY AS i (bot_id, conversation_id, wa_id, digest, sender, kind, body, sealed, writers, edited_at, ord)
       LEFT JOIN conversations c ON c.id = i.conversation_id AND c.bot_id = i.bot_id
     ), kept AS (
       INSERT INTO early_edits (bot_id, conversation_id, wa_id, digest, sender, kind, body, sealed, writers, edited_at, kept_at)
       SELECT bot_id, conversation_id, wa_id, digest, sender, kind, body, sealed, ARRAY(SELECT jsonb_array_elements_text(writers)), edited_at, clock_timestamp()
       FROM input WHERE present IS NOT NULL ORDER BY ord
       ON CONFLICT DO NOTHING
     )
     SELECT bool_or(present IS NULL) AS gone FROM input`,
    [
      column((one) => one.botId),
      column((one) => one.conversationId),
      column((one) => one.waId),
      column((one) => one.digest),
      column((one) => one.sender),
      column((one) => one.kind),
      column((one) => one.body),
      column((one) => one.sealed && JSON.stringify(one.sealed)),
      column((one) => JSON.stringify(one.writers)),
      column((one) => one.at),
    ],
    'early-edits-keep',
  );
  await tx.run(
    `DELETE FROM early_edits e USING (
       SELECT bot_id, wa_id, digest, row_number() OVER (PARTITION BY conversation_id, kind = 'reaction' ORDER BY kept_at DESC, digest) AS in_conversation,
         row_number() OVER (PARTITION BY bot_id, kind = 'reaction' ORDER BY kept_at DESC, digest) AS in_bot
       FROM early_edits WHERE bot_id = ANY ($1::uuid[])
     ) s
     WHERE e.bot_id = s.bot_id AND e.wa_id = s.wa_id AND e.digest = s.digest AND (s.in_conversation > ${perConversation} OR s.in_bot > ${perBot})`,
    [[...new Set(edits.map(({ botId }) => botId))]],
    'early-edits-trim',
  );
  return found?.gone !== true;
}

/** SQL condition: an edit is stored for the message that the row `given` describes. */
export function hasEarlyEditPart(given: string): string {
  return `EXISTS (SELECT 1 FROM early_edits e WHERE e.bot_id = ${given}.bot_id AND e.wa_id = ${given}.wa_id AND e.conversation_id = ${given}.conversation_id)`;
}

interface EditableMessage {
  readonly again?: true;
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  readonly waId: string;
  readonly sender: 'lead' | 'owner';
  readonly kind: MessageKind;
}

/**
 * Removes the stored edits of these messages and returns them, oldest first, with deletions last. Encrypted edits
 * stay stored for a placeholder, which has no secret yet, and for a second upload, which may have another secret.
 */
export async function takeEarlyEdits(tx: Sql, messages: readonly EditableMessage[]): Promise<EarlyEdit[]> {
  return tx.rows<EarlyEdit & Record<string, unknown>>(
    `WITH input AS (
       SELECT i.* FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::boolean[])
         AS i (bot_id, conversation_id, wa_id, sender, kind, is_again)
     ), taken AS (
       DELETE FROM early_edits e USING input i
       WHERE e.bot_id = i.bot_id AND e.wa_id = i.wa_id AND e.conversation_id = i.conversation_id AND e.sender = i.sender
         AND (e.sealed IS NULL OR i.kind <> 'unreadable' AND NOT i.is_again)
       RETURNING e.*
     )
     SELECT bot_id AS "botId", conversation_id AS "conversationId", wa_id AS "waId", digest, sender, kind, body, sealed, writers, edited_at AS at
     FROM taken ORDER BY kind = 'deleted', edited_at`,
    [
      messages.map((one) => one.botId),
      messages.map((one) => one.conversationId),
      messages.map((one) => one.waId),
      messages.map((one) => one.sender),
      messages.map((one) => one.kind),
      messages.map((one) => one.again === true),
    ],
    'early-edits-take',
  );
}

/** An edit whose message is stored, with the bytes of that message and the addresses of its lead. */
type StoredEdit = EarlyEdit & PersonAddress & { readonly proto: Buffer | null };

/** Removes the edits and reactions of a conversation whose messages are stored in it, and returns them, oldest first. */
export async function takeEditsOfStored(tx: Sql, botId: BotId, conversationId: ConversationId): Promise<StoredEdit[]> {
  return tx.rows<StoredEdit & Record<string, unknown>>(
    `WITH taken AS (
       DELETE FROM early_edits e USING messages m
       WHERE e.bot_id = $1 AND e.conversation_id = $2
         AND m.bot_id = e.bot_id AND m.wa_id = e.wa_id AND m.conversation_id = e.conversation_id AND (m.sender = 'lead') = (e.sender = 'lead')
         AND (e.sealed IS NULL OR m.kind <> 'unreadable' AND NOT m.incomplete)
       RETURNING e.*, m.proto
     )
     SELECT t.bot_id AS "botId", t.conversation_id AS "conversationId", t.wa_id AS "waId", t.digest, t.sender, t.kind, t.body, t.sealed, t.writers,
       t.edited_at AS at, t.proto, c.jid, k.pn, k.lid
     FROM taken t JOIN conversations c ON c.id = t.conversation_id JOIN contacts k ON k.id = c.contact_id ORDER BY t.kind = 'deleted', t.edited_at`,
    [botId, conversationId],
    'early-edits-take-stored',
  );
}

/** Deletes edits that were kept before that time. */
export async function removeOldEarlyEdits(sql: Sql, before: Date): Promise<number> {
  return sql.run(`DELETE FROM early_edits WHERE kept_at < $1`, [before]);
}
