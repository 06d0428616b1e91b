import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import type { Sql } from '../../../platform/database/database.js';
import { joinLeads } from '../../storage-use/storage-use.service.js';
import { joinMemories } from './memories.statements.js';
import { joinedRefusalPart } from '../state/consent.statements.js';
import { isCallPart } from '../state/transitions.statements.js';
import { moveFollowers } from './followers.statements.js';
import { addressChange, learntColumns, learntValues, type Learnt } from './contacts.statements.js';
import type { KnownContact } from './identity.rules.js';

type LostNames = { name: string; own_name: string; name_is_booked: boolean; is_business: boolean; is_customer: boolean };

/**
 * SQL condition: `keep` (`k`) takes over the name of the deleted contact (`i`). True when `k` has no name, or when
 * only the name of `i` is from the owner's address book.
 */
const takesName = `(k.name = '' OR i.is_booked AND i.name <> '' AND NOT k.name_is_booked)`;

/**
 * Merges two rows of one person. Everything of `gone` moves to `keep`: messages, replies, counters and states. A
 * message that is stored in both is kept once: its content instead of a placeholder or a second upload, and with its
 * newest text.
 *
 * Turns of `gone` are renumbered after those of `keep`, so that a reply stays tied to its turn. Open messages of both
 * conversations stay open, all in the last turn. A draft that read only some of them is therefore stale.
 *
 * The caller must hold the owner's contacts lock, and must have locked both people with their messages
 * (`lockPeople`). Other writers of the two conversations wait, and then find one conversation deleted or the other
 * changed.
 */
export async function mergeContacts(
  tx: Sql,
  botId: BotId,
  both: { keep: KnownContact; gone: KnownContact },
  learnt: Learnt,
): Promise<void> {
  const keep = both.keep.conversationId;
  const gone = both.gone.conversationId;
  const newest = await findNewest(tx, keep, gone);
  const open = await findOpen(tx, keep, gone);
  await moveMessages(tx, keep, gone);
  await tx.run(
    `UPDATE replies r SET conversation_id = $1, turn = r.turn + k.turn FROM conversations k WHERE k.id = $1 AND r.conversation_id = $2`,
    [keep, gone],
  );
  await moveFollowers(tx, keep, gone);
  await movePhoneTexts(tx, botId, keep, gone);
  await joinLeads(tx, keep, gone);
  await joinMemories(tx, keep, gone);
  await tx.run(`UPDATE early_edits SET conversation_id = $1 WHERE conversation_id = $2`, [keep, gone]);
  await joinStates(tx, keep, gone, { ...newest, isOpen: open.length > 0 });
  await tx.run(
    `UPDATE messages m SET turn = CASE m.sender WHEN 'lead' THEN k.turn ELSE m.turn END, reaction_turn = CASE WHEN m.reaction_turn IS NOT NULL THEN k.turn END
     FROM conversations k WHERE k.id = $1 AND m.conversation_id = k.id AND m.id = ANY ($2::uuid[])`,
    [keep, open],
  );
  const [lost] = await tx.rows<LostNames>(
    `DELETE FROM contacts WHERE bot_id = $1 AND id = $2 RETURNING name, own_name, name_is_booked, is_business, is_customer`,
    [botId, both.gone.contactId],
  );
  await tx.run(
    `WITH input AS (SELECT $1::uuid AS bot_id, $2::uuid AS contact_id, ${learntColumns}, $8::text AS name,
       $9::text AS own_name, $10::boolean AS is_booked, $11::boolean AS is_business, $12::boolean AS is_customer)
     UPDATE contacts k SET ${addressChange}, name = CASE WHEN ${takesName} THEN i.name ELSE k.name END,
       name_is_booked = CASE WHEN ${takesName} THEN i.is_booked ELSE k.name_is_booked END, own_name = coalesce(nullif(k.own_name, ''), i.own_name),
       is_business = k.is_business OR i.is_business, is_customer = k.is_customer OR i.is_customer
     FROM input i WHERE k.bot_id = i.bot_id AND k.id = i.contact_id`,
    [
      botId,
      both.keep.contactId,
      ...learntValues(learnt),
      lost?.name ?? '',
      lost?.own_name ?? '',
      lost?.name_is_booked ?? false,
      lost?.is_business ?? false,
      lost?.is_customer ?? false,
    ],
  );
}

/**
 * Whether `gone` has the last message of both (`ofAll`), and the lead's last message of both (`ofLead`). Compared by
 * our clock, because WhatsApp's clock has only whole seconds.
 */
async function findNewest(tx: Sql, keep: ConversationId, gone: ConversationId): Promise<{ ofAll: boolean; ofLead: boolean }> {
  const rows = await tx.rows<{ of_all: boolean | null; of_lead: boolean | null }>(
    `WITH both_threads AS (SELECT conversation_id = $2 AS is_gone, sender, created_at, seq FROM messages WHERE conversation_id IN ($1, $2))
     SELECT (SELECT is_gone FROM both_threads ORDER BY created_at DESC, seq DESC LIMIT 1) AS of_all,
       (SELECT is_gone FROM both_threads WHERE sender = 'lead' ORDER BY created_at DESC, seq DESC LIMIT 1) AS of_lead`,
    [keep, gone],
  );
  return { ofAll: rows[0]?.of_all ?? false, ofLead: rows[0]?.of_lead ?? false };
}

/**
 * The lead's unanswered messages, and our messages with an unanswered reaction, of both conversations. A message that
 * is stored in both counts as answered if either copy was answered. If an edit reached only one copy, only that copy
 * counts.
 */
async function findOpen(tx: Sql, keep: ConversationId, gone: ConversationId): Promise<MessageId[]> {
  const rows = await tx.rows<{ id: MessageId }>(
    `WITH asked AS (
       SELECT m.id, coalesce(m.wa_id, m.id::text) AS wa_id, coalesce(m.edited_at, '-infinity') AS edited_at,
         CASE m.sender WHEN 'lead' THEN m.turn ELSE m.reaction_turn END > c.answered_turn AS is_open
       FROM conversations c JOIN messages m ON m.conversation_id = c.id AND CASE m.sender WHEN 'lead' THEN m.turn ELSE m.reaction_turn END IS NOT NULL WHERE c.id IN ($1, $2)
     ), ranked AS (
       SELECT id, wa_id, is_open, edited_at = max(edited_at) OVER (PARTITION BY wa_id) AS is_newest FROM asked
     ), judged AS (
       SELECT id, bool_and(is_open) FILTER (WHERE is_newest) OVER (PARTITION BY wa_id) AS is_open FROM ranked
     )
     SELECT id FROM judged WHERE is_open`,
    [keep, gone],
  );
  return rows.map(({ id }) => id);
}

async function moveMessages(tx: Sql, keep: ConversationId, gone: ConversationId): Promise<void> {
  // for a message stored in both, the copy that is deleted may have the newer text
  await tx.run(
    `UPDATE messages m SET body = other.body, edited_at = other.edited_at FROM messages other
     WHERE m.wa_id = other.wa_id AND m.conversation_id IN ($1, $2) AND other.conversation_id IN ($1, $2) AND m.conversation_id <> other.conversation_id
       AND other.edited_at > coalesce(m.edited_at, '-infinity') AND m.kind NOT IN ('unreadable', 'deleted') AND other.kind NOT IN ('unreadable', 'deleted')`,
    [keep, gone],
  );
  await tx.run(
    `DELETE FROM messages m USING messages other
     WHERE m.wa_id = other.wa_id AND m.conversation_id IN ($1, $2) AND other.conversation_id IN ($1, $2) AND m.conversation_id <> other.conversation_id
       AND CASE WHEN (m.kind = 'deleted') <> (other.kind = 'deleted') THEN other.kind = 'deleted'
         WHEN (m.kind = 'unreadable') <> (other.kind = 'unreadable') THEN m.kind = 'unreadable'
         WHEN m.incomplete <> other.incomplete THEN m.incomplete ELSE m.conversation_id = $2 END`,
    [keep, gone],
  );
  await tx.run(
    `UPDATE messages m SET conversation_id = $1, turn = m.turn + k.turn, reaction_turn = m.reaction_turn + k.turn FROM conversations k WHERE k.id = $1 AND m.conversation_id = $2`,
    [keep, gone],
  );
  await tx.run(
    `UPDATE messages m SET seq = placed.seq
     FROM (SELECT id, row_number() OVER (ORDER BY created_at, seq, id) AS seq FROM messages WHERE conversation_id = $1) placed
     WHERE m.id = placed.id AND m.seq <> placed.seq`,
    [keep],
  );
}

/** Replaces both chats by `keep` in the rows with the hashes of texts that the shop's phone sent. */
async function movePhoneTexts(tx: Sql, botId: BotId, keep: ConversationId, gone: ConversationId): Promise<void> {
  const moved = (column: string): string => `${column} = ARRAY(SELECT DISTINCT unnest(array_replace(p.${column}, $3::uuid, $2::uuid)))`;
  await tx.run(
    `WITH locked AS MATERIALIZED (
       SELECT bot_id, text_hash FROM phone_texts WHERE bot_id = $1 AND (soon_chats @> ARRAY[$3::uuid] OR fast_chats @> ARRAY[$3::uuid])
       ORDER BY text_hash FOR UPDATE)
     UPDATE phone_texts p SET ${moved('soon_chats')}, ${moved('fast_chats')}
     FROM locked WHERE p.bot_id = locked.bot_id AND p.text_hash = locked.text_hash`,
    [botId, keep, gone],
  );
}

/**
 * True when one of the two has an open turn and one has a human takeover. The merged conversation then
 * needs the owner.
 */
const leadWaits = `$5::boolean AND GREATEST(k.takeover_until, g.takeover_until) > now()`;

/** Which reason for needing the owner is kept after a merge: the only one, or the older of two. */
const mergedCall = `CASE WHEN ${isCallPart('g.needs_owner_reason')} AND (NOT coalesce(${isCallPart('k.needs_owner_reason')}, false) OR g.needs_owner_since < k.needs_owner_since)
         THEN g.needs_owner_reason ELSE k.needs_owner_reason END`;

/**
 * Labels of both contacts. Labels that differ only in case are the same label. Their number is limited, because the
 * panel could not save a chat with more labels.
 */
const mergedLabels = `ARRAY(SELECT label FROM (
         SELECT DISTINCT ON (lower(label)) label, place FROM unnest(k.labels || g.labels) WITH ORDINALITY AS each (label, place) ORDER BY lower(label), place
       ) own ORDER BY place LIMIT ${limits.labelsPerContactMax})`;

async function joinStates(
  tx: Sql,
  keep: ConversationId,
  gone: ConversationId,
  found: { readonly ofAll: boolean; readonly ofLead: boolean; readonly isOpen: boolean },
): Promise<void> {
  await tx.run(
    `WITH tail AS (SELECT sender, seq FROM messages WHERE conversation_id = $1 ORDER BY seq DESC LIMIT 1),
     joined AS (
       -- the last turn of \`gone\` has its answer: what is open gets a turn of its own
       SELECT k.turn + g.turn + CASE WHEN $5::boolean AND g.turn > 0 AND g.answered_turn >= g.turn THEN 1 ELSE 0 END AS turn
       FROM conversations k, conversations g WHERE k.id = $1 AND g.id = $2
     )
     UPDATE conversations k SET
       turn = joined.turn,
       answered_turn = joined.turn - CASE WHEN $5::boolean THEN 1 ELSE 0 END,
       last_seq = coalesce((SELECT seq FROM tail), 0),
       message_count = (SELECT count(*) FROM messages WHERE conversation_id = $1),
       jid = CASE WHEN $4::boolean THEN g.jid ELSE k.jid END,
       ad = coalesce(CASE WHEN $4::boolean THEN g.ad ELSE k.ad END, k.ad, g.ad),
       expires_after = CASE WHEN $4::boolean THEN g.expires_after ELSE k.expires_after END,
       last_preview = CASE WHEN $3::boolean THEN g.last_preview ELSE k.last_preview END,
       last_sender = CASE WHEN $3::boolean THEN g.last_sender ELSE k.last_sender END,
       last_at = GREATEST(k.last_at, g.last_at),
       lead_words = CASE WHEN g.lead_last_at > k.lead_last_at OR k.lead_words IS NULL THEN coalesce(g.lead_words, k.lead_words) ELSE k.lead_words END,
       lead_last_at = GREATEST(k.lead_last_at, g.lead_last_at),
       reopened_at = GREATEST(k.reopened_at, g.reopened_at),
       follow_ups_for = GREATEST(k.follow_ups_for, g.follow_ups_for),
       takeover_until = GREATEST(k.takeover_until, g.takeover_until),
       handed_over = k.handed_over OR g.handed_over,
       lateness_told_at = LEAST(k.lateness_told_at, g.lateness_told_at),
       needs_owner_since = coalesce(LEAST(k.needs_owner_since, g.needs_owner_since), CASE WHEN ${leadWaits} THEN now() END),
       needs_owner_reason = coalesce(CASE WHEN ${isCallPart('k.needs_owner_reason')} OR ${isCallPart('g.needs_owner_reason')} THEN ${mergedCall}
         WHEN 'called-off' IN (k.needs_owner_reason, g.needs_owner_reason) THEN 'called-off'
         WHEN 'question' IN (k.needs_owner_reason, g.needs_owner_reason) THEN 'question' WHEN k.needs_owner_since <= g.needs_owner_since OR g.needs_owner_since IS NULL THEN k.needs_owner_reason
         ELSE g.needs_owner_reason END, CASE WHEN ${leadWaits} THEN 'lead-wrote' END),
       unread = k.unread + g.unread,
       marked_unread = k.marked_unread OR g.marked_unread,
       labels = ${mergedLabels},
       opted_in_at = GREATEST(k.opted_in_at, g.opted_in_at),
       opted_out_at = ${joinedRefusalPart('opted_out_at')},
       no_follow_ups_at = ${joinedRefusalPart('no_follow_ups_at')},
       quota_told_at = coalesce(k.quota_told_at, g.quota_told_at),
       closing_at = GREATEST(k.closing_at, g.closing_at)
     FROM conversations g, joined WHERE k.id = $1 AND g.id = $2`,
    [keep, gone, found.ofAll, found.ofLead, found.isOpen],
  );
}
