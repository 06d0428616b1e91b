import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';
import { excludedPart } from '../../blacklist/blacklist.service.js';
import { fencePart, stoppedSincePart } from '../../bots/session-leases.service.js';
import { getsNoticesPart, metaAiAnswersPart } from '../../prompts/prompts.service.js';
import type { ContactRow } from '../conversations.present.js';
import { contactColumns } from '../state/views.statements.js';
import type { BubbleState } from './permission.rules.js';

/** SQL: the {@link BubbleState}'s `speech` of a message `m`. */
const speechPart = `CASE WHEN m.sender = 'owner' THEN 'owners-words' ELSE coalesce(m.speech,
      CASE WHEN m.turn IS NOT NULL THEN 'answer' WHEN m.not_after IS NOT NULL THEN 'follow-up' ELSE 'owners-words' END) END`;
/** SQL condition: the owner opened the conversation `c` of a message `m`, and the lead has not written in it yet. */
const leadNeverWrotePart = `c.opened_by_owner_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM messages l WHERE l.conversation_id = m.conversation_id AND l.sender = 'lead' AND l.origin IS DISTINCT FROM 'notice')`;
/** SQL condition, the same as `opensChat` of the rules: WhatsApp counts the message `m` as the start of a chat `c`. */
export const opensChatPart = `CASE ${speechPart} WHEN 'follow-up' THEN true WHEN 'owners-words' THEN ${leadNeverWrotePart} ELSE false END`;

/**
 * SQL, one JSON value: the {@link BubbleState} of a message `m` of a conversation `c` and its contact `k`. A new
 * message of the lead is detected by the open turn, or, when its turn was already answered, by its later position.
 * Both also work after a merge of conversations. Automatic messages of the phone's app or of Meta's agent do not
 * count as the owner's, and business notices do not count as the lead's.
 * @param now expression: the adjustable present time, for the end of a send window. All other times use the
 * database's clock.
 */
export function statePart(now: string): string {
  const later = (what: string): string =>
    `EXISTS (SELECT 1 FROM messages l WHERE l.conversation_id = m.conversation_id AND l.seq > m.seq AND ${what})`;
  return `json_build_object(
    'speech', ${speechPart},
    'ageMs', extract(epoch FROM now() - m.created_at)::float8 * 1000,
    'isPastEnd', coalesce(m.not_after <= ${now}, false),
    'leadWrote', ${later(`l.sender = 'lead' AND l.origin IS DISTINCT FROM 'notice'`)},
    'leadAsked', (c.answered_turn < c.turn AND c.turn > coalesce(m.turn, c.turn)) OR ${later(`l.sender = 'lead' AND l.turn IS NOT NULL`)},
    'ownerWrote', ${later(`l.sender = 'owner' AND (l.origin IS NULL OR l.origin = 'meta-ai' AND ${metaAiAnswersPart('m.bot_id')})`)},
    'takenOver', coalesce(c.takeover_until > now(), false) AND NOT c.handed_over,
    'numberMoved', k.past_since IS NOT NULL,
    'optedOut', c.opted_out_at IS NOT NULL OR (c.no_follow_ups_at IS NOT NULL AND m.turn IS NULL AND m.not_after IS NOT NULL),
    'excluded', ${excludedPart('k')},
    'getsNotices', ${getsNoticesPart('c.bot_id', 'k.pn')},
    'bought', c.closing_at IS NOT NULL,
    'botStopped', ${stoppedSincePart('m.bot_id', 'm.created_at')},
    'leadNeverWrote', ${leadNeverWrotePart})`;
}

const fence = fencePart('$1', '$2');

/**
 * The state of a queued bubble, in ONE statement under the session's fence. Undefined when it is no longer
 * queued, or another host has the session.
 */
export async function findState(
  sql: Sql,
  botId: BotId,
  epoch: string,
  bubble: { readonly id: MessageId; readonly now: Date },
): Promise<BubbleState | undefined> {
  const rows = await sql.rows<{ state: BubbleState }>(
    `SELECT ${statePart('$4::timestamptz')} AS state FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
     WHERE m.bot_id = $1 AND m.id = $3 AND m.status = 'queued' AND EXISTS (${fence})`,
    [botId, epoch, bubble.id, bubble.now],
    'outbox-state',
  );
  return rows[0]?.state;
}

/**
 * The contact of a bubble's conversation. Locks the conversation's row. Lock order: conversation, then
 * message (avoids deadlocks), as in a claim.
 */
export async function lockConversationOf(
  tx: Sql,
  botId: BotId,
  id: MessageId,
): Promise<(ContactRow & { conversation_id: ConversationId }) | undefined> {
  const rows = await tx.rows<ContactRow & { conversation_id: ConversationId }>(
    `SELECT ${contactColumns} FROM conversations c JOIN contacts k ON k.id = c.contact_id
     WHERE c.bot_id = $1 AND c.id = (SELECT conversation_id FROM messages WHERE bot_id = $1 AND id = $2) FOR NO KEY UPDATE OF c`,
    [botId, id],
    'outbox-lock-conversation',
  );
  return rows[0];
}
