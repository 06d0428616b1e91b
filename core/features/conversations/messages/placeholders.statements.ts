import type { BotId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';
import { cleanWaId, previewOf } from '../conversations.rules.js';
import { belongsElsewhere } from '../conversations.texts.js';
import { messagePart, type Arrival, type Landing } from './inbound.statements.js';

/**
 * A message that changes or completes another message and arrived under an id of its own. A placeholder may be stored
 * under that id.
 */
export type Carried = Arrival & { readonly carrier: string };

/**
 * Settles the placeholders of messages that changed or completed another message, because no content will arrive
 * under the placeholder's id. When a placeholder is the conversation's last message, the preview is replaced. Lock
 * order: conversations, then messages.
 */
export async function settlePlaceholders(tx: Sql, carried: readonly Carried[]): Promise<Landing[]> {
  const rows = await tx.rows<Pick<Landing, 'ord' | 'origin' | 'turn'> & { storedId: NonNullable<Landing['storedId']> }>(
    `WITH input AS (
       SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) WITH ORDINALITY AS i (bot_id, conversation_id, wa_id, sender, ord)
     ), words AS (
       SELECT $5::text AS body, $6::text AS preview
     ), found AS MATERIALIZED (
       SELECT DISTINCT ON (m.id) m.id, m.conversation_id, i.ord FROM input i
       JOIN messages m ON ${messagePart('m', 'i')} AND m.sender = i.sender AND m.kind = 'unreadable' ORDER BY m.id, i.ord
     ), locked AS MATERIALIZED (
       SELECT id FROM conversations WHERE id IN (SELECT conversation_id FROM found) ORDER BY id FOR NO KEY UPDATE
     ), settled AS (
       UPDATE messages m SET kind = 'other', body = words.body, unanswered = NULL FROM words, found f JOIN locked l ON l.id = f.conversation_id
       WHERE m.id = f.id AND m.kind = 'unreadable' RETURNING m.id, m.conversation_id, m.seq, m.origin, f.ord
     ), shown AS (
       UPDATE conversations c SET last_preview = words.preview FROM words, (SELECT conversation_id, max(seq) AS seq FROM settled GROUP BY conversation_id) s
       WHERE c.id = s.conversation_id AND c.last_seq = s.seq
     )
     SELECT s.ord::int AS ord, s.id AS "storedId", s.origin, c.turn::int AS turn FROM settled s JOIN conversations c ON c.id = s.conversation_id`,
    [
      carried.map((one): BotId => one.botId),
      carried.map((one) => one.conversationId),
      carried.map((one) => cleanWaId(one.carrier)),
      carried.map((one) => one.sender),
      belongsElsewhere,
      previewOf('other', belongsElsewhere),
    ],
    'conversations-settle-placeholders',
  );
  return rows.map((row) => ({ ...row, upgraded: true, opens: false, gone: false }));
}
