/**
 * SQL fragments for statements that change the state of a conversation. They implement
 * `conversation.rules.ts`. Columns are unqualified or named `c`, so a fragment goes into the SET of `UPDATE
 * conversations c`.
 */

/**
 * Condition: the reason is one of `callReasons`. Written out, so that the tests that plan every statement can read
 * it from the source.
 */
export const isCallPart = (reason: string): string => `${reason} IN ('bot-called', 'complaint', 'receipt')`;

/** The owner has acted, so nothing needs them any more. */
export const needEnds = 'needs_owner_since = NULL, needs_owner_reason = NULL, handed_over = false, unread = 0, marked_unread = false';

/** Marks the conversation as done: the open turn is settled. The owner's own takeover continues. */
export const finished = `answered_turn = turn, takeover_until = CASE WHEN NOT handed_over THEN takeover_until END, ${needEnds}`;

/** The bot answers again: ends the takeover and any need for the owner. */
export const givenBack = 'takeover_until = NULL, handed_over = false, needs_owner_since = NULL, needs_owner_reason = NULL';

/** Takeover without end, until the owner gives the conversation back. A need stays, because the lead has no answer yet. */
export const takenOver = `takeover_until = 'infinity', handed_over = false`;

/** The owner has read everything. */
export const allRead = 'unread = 0, marked_unread = false';

/**
 * SQL condition: the reason is a question or an order called off. Only the owner ends these reasons, like handovers.
 */
export const isHeldPart = (reason: string): string => `${reason} IN ('question', 'called-off')`;

/**
 * SQL expression: the reason that is kept when another one is added. Only the owner ends handovers, orders called off
 * and questions. They are therefore replaced only by a reason that comes before them in this order.
 * @param present expression: the present reason, or NULL.
 * @param added expression: the reason to add; NULL adds none.
 */
export function reasonPart(present: string, added: string): string {
  const isKept = `${isHeldPart(present)} AND NOT ${isCallPart(added)} AND NOT ${added} = 'called-off'`;
  return `CASE WHEN ${added} IS NULL OR ${isCallPart(present)} OR (${isKept}) THEN ${present} ELSE ${added} END`;
}
