/**
 * Parts of SQL for statements that change the state of a conversation. They write what `conversation.rules.ts` says; columns of the row are
 * unqualified or named `c`, so a part goes into the SET of `UPDATE conversations c`.
 */

/** The owner is there: nothing waits for them any more. */
export const needEnds = 'needs_owner_since = NULL, needs_owner_reason = NULL, handed_over = false, unread = 0, marked_unread = false';

/** Nothing is left to do here: what the lead waits for is settled. The owner's own takeover lasts on. */
export const finished = `answered_turn = turn, takeover_until = CASE WHEN NOT handed_over THEN takeover_until END, ${needEnds}`;

/** The bot answers again: no human writes here, and none is called. */
export const givenBack = 'takeover_until = NULL, handed_over = false, needs_owner_since = NULL, needs_owner_reason = NULL';

/** A human writes here until they give the conversation back. A need stays: nobody has answered the lead yet. */
export const takenOver = `takeover_until = 'infinity', handed_over = false`;

/** The owner has looked at everything. */
export const allRead = 'unread = 0, marked_unread = false';

/**
 * Expression: the reason that is kept when another one is added. `bot-called` and `question` end by the owner alone and are not replaced.
 * @param present expression: the reason so far, or NULL. @param added expression: the reason that is added; NULL adds none.
 */
export function reasonPart(present: string, added: string): string {
  return `CASE WHEN ${added} IS NULL OR ${present} = 'bot-called' OR (${present} = 'question' AND ${added} <> 'bot-called') THEN ${present} ELSE ${added} END`;
}
