import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';
import type { KnownContact } from './identity.rules.js';
import { reasonPart } from '../state/transitions.statements.js';
import { endFollowers } from './followers.statements.js';

/** Queued messages and answers that were withdrawn because a number belongs to another person now. */
export interface Released {
  readonly conversationId: ConversationId;
  readonly name: string;
  /** Digits of the number. */
  readonly pn: string;
  readonly withdrawn: readonly MessageId[];
  /** Number of paid answers of which nothing was sent. */
  readonly refunds: number;
}

/** How many of the newest messages are searched for the message to mark as unanswered. */
const markedWithin = 100;

/**
 * Handles that this contact's number now belongs to another person. The person stays as a past contact under
 * the privacy id. Queued messages are withdrawn, including the owner's own, follow-ups are cancelled, and an
 * open turn goes to the owner. The caller must hold the owner's contacts lock and the person with the messages
 * (`lockPeople`), and refunds paid answers.
 * @param contact has a number and a privacy id
 * @param at when the number's new person wrote
 */
export async function releaseNumber(tx: Sql, botId: BotId, contact: KnownContact, at: Date): Promise<Released> {
  const { contactId, conversationId } = contact;
  const [person] = await tx.rows<{ name: string }>(
    `UPDATE contacts SET pn = NULL, former_pn = pn, past_since = $3, pn_since = NULL WHERE bot_id = $1 AND id = $2 RETURNING name`,
    [botId, contactId, at],
  );
  await handOver(tx, botId, contact);
  const withdrawn = await tx.rows<{ id: MessageId; turn: number | null }>(
    `UPDATE messages SET status = 'failed', unsent = 'number-moved' WHERE bot_id = $1 AND conversation_id = $2 AND status = 'queued'
     RETURNING id, CASE sender WHEN 'bot' THEN turn END AS turn`,
    [botId, conversationId],
  );
  const refunds = await tx.run(
    `UPDATE replies r SET charged = false WHERE r.bot_id = $1 AND r.conversation_id = $2 AND r.charged AND r.turn = ANY ($3::int[])
       AND NOT EXISTS (SELECT 1 FROM messages WHERE conversation_id = $2 AND sender = 'bot' AND turn = r.turn AND status <> 'failed')`,
    [botId, conversationId, withdrawn.flatMap(({ turn }) => (turn === null ? [] : [turn]))],
  );
  await endFollowers(tx, conversationId);
  return { conversationId, name: person?.name ?? '', pn: contact.pn ?? '', withdrawn: withdrawn.map(({ id }) => id), refunds };
}

/** Redirects future answers to the privacy id. Ends the open turn, and marks its last message for the owner. */
async function handOver(tx: Sql, botId: BotId, { conversationId, lid }: KnownContact): Promise<void> {
  await tx.run(
    `WITH input AS (SELECT $1::uuid AS bot_id, $2::uuid AS conversation_id, $3::text AS jid),
     open AS (
       SELECT m.id FROM input i JOIN conversations c ON c.id = i.conversation_id
       JOIN messages m ON m.conversation_id = c.id AND m.bot_id = i.bot_id AND m.seq > c.last_seq - ${markedWithin}
       WHERE c.answered_turn < c.turn AND m.sender = 'lead' AND m.turn > c.answered_turn ORDER BY m.seq DESC LIMIT 1
     ), marked AS (
       UPDATE messages m SET unanswered = 'number-moved' FROM open WHERE m.id = open.id
     )
     UPDATE conversations c SET jid = i.jid, answered_turn = c.turn,
       needs_owner_since = CASE WHEN c.answered_turn < c.turn THEN coalesce(c.needs_owner_since, now()) ELSE c.needs_owner_since END,
       needs_owner_reason = CASE WHEN c.answered_turn < c.turn THEN ${reasonPart('c.needs_owner_reason', `'number-moved'`)} ELSE c.needs_owner_reason END
     FROM input i WHERE c.bot_id = i.bot_id AND c.id = i.conversation_id`,
    [botId, conversationId, `${lid}@lid`],
  );
}
