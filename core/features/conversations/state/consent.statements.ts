import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import type { Tx } from '../../../platform/database/database.js';

/** SQL aggregates: position and time of the last message with the consent word `word`. */
const lastOf = (word: string, name: string, counts: string): string =>
  `max(ord) FILTER (WHERE consent = '${word}' AND ${counts}) AS ${name}_ord, max(at) FILTER (WHERE consent = '${word}' AND ${counts}) AS ${name}_at`;

/**
 * SQL aggregates over a lead's messages with `consent`, `at` and `ord`: the position and time of the last message
 * with each consent word.
 * @param counts SQL condition: the consent word of the message counts
 */
export const consentSumsPart = (counts: string): string =>
  `${lastOf('in', 'in', counts)}, ${lastOf('out', 'out', counts)}, ${lastOf('no-follow-ups', 'quiet', counts)}`;

/** SQL value: the time of a refusal. It is never before an earlier MULAI, so that the later word wins in a merge. */
const refusal = (name: 'out' | 'quiet', column: string): string =>
  `CASE WHEN s.${name}_ord > coalesce(s.in_ord, 0) THEN GREATEST(c.${column}, c.opted_in_at, s.in_at, s.${name}_at)
      WHEN s.in_ord IS NOT NULL THEN NULL ELSE c.${column} END`;

/** SQL: what the words of {@link consentSumsPart} (\`s\`) change in a conversation (\`c\`). A refusal after MULAI counts, one before it does not. */
export const consentSetPart = `opted_in_at = CASE WHEN s.in_ord IS NOT NULL THEN GREATEST(c.opted_in_at, c.opted_out_at, c.no_follow_ups_at, s.in_at) ELSE c.opted_in_at END,
    opted_out_at = ${refusal('out', 'opted_out_at')},
    no_follow_ups_at = ${refusal('quiet', 'no_follow_ups_at')}`;

/** SQL value: a refusal of two merged conversations (\`k\`, \`g\`), unless a later MULAI ended it. */
export const joinedRefusalPart = (column: 'opted_out_at' | 'no_follow_ups_at'): string =>
  `CASE WHEN GREATEST(k.opted_in_at, g.opted_in_at) > GREATEST(k.${column}, g.${column}) THEN NULL ELSE GREATEST(k.${column}, g.${column}) END`;

/**
 * Ends follow-ups to the lead who declined them in a recording, unless the lead wrote MULAI since. The caller holds
 * the conversation. @returns the conversation; null when nothing changed
 */
export async function noteSpokenRefusal(tx: Tx, botId: BotId, messageId: MessageId): Promise<ConversationId | null> {
  const rows = await tx.rows<{ id: ConversationId }>(
    `UPDATE conversations c SET no_follow_ups_at = GREATEST(c.no_follow_ups_at, c.opted_in_at, m.wa_at) FROM messages m
     WHERE m.bot_id = $1 AND m.id = $2 AND m.sender = 'lead' AND m.origin IS DISTINCT FROM 'notice' AND c.id = m.conversation_id
       AND (c.opted_in_at IS NULL OR c.opted_in_at <= m.wa_at) RETURNING c.id`,
    [botId, messageId],
    'conversations-spoken-refusal',
  );
  return rows[0]?.id ?? null;
}
