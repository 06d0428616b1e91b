import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import { newId } from '../../../platform/crypto/ids.js';
import type { Sql } from '../../../platform/database/database.js';
import { currentTrace } from '../../../platform/loop/operation.js';
import { takeoverPart } from '../../prompts/prompts.service.js';
import { photoMedia, previewOf } from '../conversations.rules.js';
import { needEnds } from '../state/transitions.statements.js';

export interface OwnersMessage {
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  readonly body: string;
  readonly waId: string;
  /** Id of the message. Set when a file is already stored under this id. */
  readonly id?: MessageId;
  /** The photo of the message. `body` is then its caption. */
  readonly photo?: { readonly id: string; readonly width: number; readonly height: number };
  /** The file of the message. `body` is then its caption or its name. */
  readonly document?: { readonly mimetype: string; readonly name: string; readonly bytes: number };
}

/** The id of the message if the same request has already written it. */
export async function findMessageId(
  sql: Sql,
  { botId, waId, conversationId }: Pick<OwnersMessage, 'botId' | 'waId' | 'conversationId'>,
): Promise<MessageId | undefined> {
  // uses the message's own index (messagePart in messages/inbound.statements.ts)
  const rows = await sql.rows<{ id: MessageId }>(
    `SELECT id FROM messages WHERE bot_id = $1 AND wa_id = $2 AND conversation_id IS NOT DISTINCT FROM $3::uuid`,
    [botId, waId, conversationId],
  );
  return rows[0]?.id;
}

/**
 * Queues a message that the owner wrote in the panel. It answers the open turn and takes the conversation
 * over. Returns the message's id, also when the same request had already written it.
 */
export async function insertOwnersMessage(tx: Sql, message: OwnersMessage): Promise<{ id: MessageId; isNew: boolean } | undefined> {
  // the lock makes a repeated request wait for the first one
  const locked = await tx.rows(`SELECT 1 FROM conversations WHERE bot_id = $1 AND id = $2 FOR NO KEY UPDATE`, [
    message.botId,
    message.conversationId,
  ]);
  if (locked.length === 0) return undefined;
  const there = await findMessageId(tx, message);
  if (there) return { id: there, isNew: false };
  const kind = message.photo ? 'image' : message.document ? 'document' : 'text';
  const media = message.photo ? photoMedia(message.photo) : message.document && { ...message.document, seconds: null, own: true };
  const rows = await tx.rows<{ id: MessageId }>(
    `WITH input AS (
       SELECT $1::uuid AS bot_id, $2::uuid AS conversation_id, $3::uuid AS id, $4::text AS body, $5::text AS preview, $6::text AS wa_id,
         $7::jsonb AS media, $8::text AS kind, $9::uuid AS trace
     ), bumped AS (
       UPDATE conversations c SET last_seq = last_seq + 1, message_count = message_count + 1, answered_turn = turn, last_preview = i.preview,
         last_sender = 'owner', last_at = GREATEST(last_at, now()),
         takeover_until = GREATEST(CASE WHEN NOT handed_over THEN takeover_until END, now() + ${takeoverPart('c.bot_id')}),
         ${needEnds}
       FROM input i WHERE c.bot_id = i.bot_id AND c.id = i.conversation_id RETURNING c.id, last_seq
     ), counted AS (
       INSERT INTO daily_message_counts (bot_id, day, count) SELECT bot_id, (now() AT TIME ZONE 'Asia/Jakarta')::date, 1 FROM input
       ON CONFLICT (bot_id, day) DO UPDATE SET count = daily_message_counts.count + 1
     )
     INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, media, trace)
     SELECT i.id, i.bot_id, bumped.id, last_seq, 'owner', i.kind, i.body, i.wa_id, 'queued', i.media, i.trace FROM bumped, input i RETURNING id`,
    [
      message.botId,
      message.conversationId,
      message.id ?? newId(),
      message.body,
      previewOf(kind, message.body),
      message.waId,
      media ? JSON.stringify(media) : null,
      kind,
      currentTrace(),
    ],
  );
  return { id: rows[0]!.id, isNew: true };
}
