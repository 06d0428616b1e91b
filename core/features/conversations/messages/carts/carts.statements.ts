import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import type { Sql } from '../../../../platform/database/database.js';
import type { Cart } from '../../carts.rules.js';

/** Maximum number of requests for the contents of one cart. */
export const asksMax = 3;

export interface OpenCart {
  readonly id: MessageId;
  readonly conversationId: ConversationId;
  readonly asked: number;
  /** The encrypted message. */
  readonly proto: Buffer | null;
}

/**
 * Returns carts whose contents are not known yet, newest first, and counts the request. If the process dies before the
 * answer, a later call returns the cart again.
 */
export async function takeOpenCarts(
  sql: Sql,
  botId: BotId,
  since: Date,
  page: { limit: number; except: readonly MessageId[] },
): Promise<OpenCart[]> {
  return sql.rows<OpenCart & Record<string, unknown>>(
    `WITH open AS MATERIALIZED (
       SELECT id FROM messages
       WHERE bot_id = $1 AND cart->>'asked' IS NOT NULL AND created_at > $2 AND (cart->>'asked')::int < ${asksMax} AND id <> ALL ($4::uuid[])
       ORDER BY created_at DESC LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
     )
     UPDATE messages m SET cart = jsonb_build_object('asked', (m.cart->>'asked')::int + 1)
     FROM open WHERE m.id = open.id AND m.bot_id = $1
     RETURNING m.id, m.conversation_id AS "conversationId", (m.cart->>'asked')::int AS asked, m.proto`,
    [botId, since, page.limit, page.except],
    'carts-take',
  );
}

/**
 * Stores the contents of a cart, and appends them to the text of its message.
 * @param known null when the contents stay unknown
 * @returns false when the cart was settled before, or its message was deleted
 */
export async function settleCart(sql: Sql, botId: BotId, id: MessageId, known: { cart: Cart; lines: string } | null): Promise<boolean> {
  const changed = await sql.run(
    `UPDATE messages SET cart = $3::jsonb, body = body || $4::text
     WHERE bot_id = $1 AND id = $2 AND kind = 'order' AND cart->>'asked' IS NOT NULL`,
    [botId, id, known && JSON.stringify(known.cart), known ? `\n${known.lines}` : ''],
    'carts-settle',
  );
  return changed === 1;
}
