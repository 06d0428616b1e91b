import type { ChatsAction } from '#contracts/http/chat/chat';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import type { Sql } from '../../../platform/database/database.js';
import type { PersonAddress } from '../conversations.types.js';
import { allRead, finished, givenBack } from './transitions.statements.js';

/** A chat that was changed. `waits` is true when the lead has an unanswered turn. */
interface Acted extends Record<string, unknown> {
  readonly id: ConversationId;
  readonly waits: boolean;
}

interface Change {
  /** SET clause for a conversation `c`; `i.label` is the given label. */
  readonly set: string;
  /** SQL condition for a change. Rows that it does not select are not written. */
  readonly where: string;
}

const carried = `EXISTS (SELECT 1 FROM unnest(c.labels) AS own (label) WHERE lower(own.label) = lower(i.label))`;

const changes: Readonly<Record<ChatsAction['kind'], Change>> = {
  read: { set: allRead, where: 'c.unread > 0' },
  unread: { set: 'unread = GREATEST(c.unread, 1), marked_unread = true', where: 'NOT c.marked_unread AND c.message_count > 0' },
  // only chats that need the owner: in any other chat, the bot still has to answer the open turn
  done: { set: finished, where: 'c.needs_owner_since IS NOT NULL' },
  'give-back': { set: givenBack, where: '(c.takeover_until > now() OR c.handed_over)' },
  label: { set: 'labels = c.labels || i.label', where: `NOT ${carried} AND cardinality(c.labels) < ${limits.labelsPerContactMax}` },
  unlabel: {
    set: `labels = ARRAY(SELECT own.label FROM unnest(c.labels) WITH ORDINALITY AS own (label, place) WHERE lower(own.label) <> lower(i.label) ORDER BY place)`,
    where: carried,
  },
};

/**
 * Applies one action to several chats of an owner, in one statement. Rows are locked by id, the same order as
 * in every process (avoids deadlocks).
 */
export async function applyAction(sql: Sql, botId: BotId, conversationIds: readonly ConversationId[], act: ChatsAction): Promise<Acted[]> {
  const { set, where } = changes[act.kind];
  return sql.rows<Acted>(
    `WITH input AS (SELECT $1::uuid AS bot_id, $3::text AS label), locked AS (
       SELECT id FROM conversations WHERE bot_id = $1 AND id = ANY ((SELECT $2::uuid[])::uuid[]) ORDER BY id FOR NO KEY UPDATE
     )
     UPDATE conversations c SET ${set} FROM locked, input i WHERE c.bot_id = i.bot_id AND c.id = locked.id AND ${where}
     RETURNING c.id, c.answered_turn < c.turn AS waits`,
    [botId, conversationIds, 'label' in act ? act.label : null],
    `chat-acts-${act.kind}`,
  );
}

/** A chat that the owner marked as read or unread on the phone. */
export interface PhonesMark extends PersonAddress {
  readonly unread: boolean;
}

/**
 * Adds or removes the phone's unread marks. Messages that leads have written since keep their own read state.
 * Returns the changed chats.
 */
export async function markAsPhone(sql: Sql, botId: BotId, marks: readonly PhonesMark[]): Promise<ConversationId[]> {
  const rows = await sql.rows<{ id: ConversationId }>(
    `WITH told AS (
       SELECT * FROM unnest($2::text[], $3::text[], $4::boolean[]) AS mark (pn, lid, unread)
     ), found AS (
       SELECT contact_id, bool_or(unread) AS unread FROM (
         SELECT k.id AS contact_id, told.unread FROM told JOIN contacts k ON k.bot_id = $1 AND k.pn = told.pn AND coalesce(k.lid = told.lid, true)
         UNION ALL
         SELECT k.id, told.unread FROM told JOIN contacts k ON k.bot_id = $1 AND k.lid = told.lid
       ) AS person GROUP BY contact_id
     ), locked AS MATERIALIZED (
       SELECT c.id, found.unread FROM conversations c JOIN found ON found.contact_id = c.contact_id
       WHERE c.bot_id = $1 AND c.marked_unread <> found.unread AND c.message_count > 0 ORDER BY c.id FOR NO KEY UPDATE OF c
     )
     UPDATE conversations c SET unread = CASE WHEN found.unread THEN GREATEST(c.unread, 1) ELSE 0 END, marked_unread = found.unread
     FROM locked found WHERE c.id = found.id AND c.marked_unread <> found.unread
     RETURNING c.id`,
    [botId, marks.map(({ pn }) => pn), marks.map(({ lid }) => lid), marks.map(({ unread }) => unread)],
    'chat-acts-phone',
  );
  return rows.map(({ id }) => id);
}
