import { z } from 'zod';
import { ClosingId, ConversationId } from '../../values/ids.js';
import { ClosingState } from '../../values/statuses.js';
import { route } from '../route.js';
import { PageQuery } from '../shapes.js';

/** An order that the bot noted. */
export const ClosingView = z.object({
  id: ClosingId,
  conversationId: ConversationId,
  name: z.string(),
  /** As routes name a contact: digits, or `lid:<digits>`. */
  phoneNumber: z.string(),
  summary: z.string(),
  /** Rupiah; null where nobody said it. */
  amount: z.number().int().nullable(),
  state: ClosingState,
  /** ISO moment. */
  at: z.string(),
});
export type ClosingView = z.infer<typeof ClosingView>;

/** How many closings and their worth in Rupiah, cancelled ones left out. */
export const ClosingSum = z.object({ count: z.number().int(), amount: z.number().int() });
export type ClosingSum = z.infer<typeof ClosingSum>;

export const closings = {
  /** Newest first; `before` is the id of the last row of the page before. */
  list: route('GET', '/closings', {
    query: PageQuery.omit({ q: true }).extend({ state: ClosingState.optional(), conversationId: ConversationId.optional() }),
    reply: z.array(ClosingView),
  }),
  change: route('POST', '/closings/:closingId/state', { body: z.object({ state: ClosingState }), reply: ClosingView }),
} as const;
