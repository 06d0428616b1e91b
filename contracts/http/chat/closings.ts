import { z } from 'zod';
import { ClosingId, ConversationId } from '../../values/ids.js';
import { reading } from '../../values/reading.js';
import { ClosingDoubt, ClosingState } from '../../values/statuses.js';
import { route } from '../route.js';
import { PageQuery } from '../shapes.js';

/** Content of a closing before the lead changed the order. */
export const EarlierClosing = z.object({
  summary: z.string(),
  amount: z.number().int().nullable(),
  /** ISO moment of the change. */
  until: z.string(),
});
export type EarlierClosing = z.infer<typeof EarlierClosing>;

/** An order recorded by the bot. */
export const ClosingView = z.object({
  id: ClosingId,
  conversationId: ConversationId,
  name: z.string(),
  /** In the format of routes: digits, or `lid:<digits>`. */
  phoneNumber: z.string(),
  summary: z.string(),
  /** Rupiah; null when no amount was mentioned. */
  amount: z.number().int().nullable(),
  state: ClosingState,
  /** ISO moment. */
  at: z.string(),
  /** Earlier contents of this closing, from before the lead edited the messages of the order. Oldest first. */
  earlier: z.array(EarlierClosing).register(reading, { absent: [] }),
  /**
   * How the lead changed the messages of the order, when the change led to no new closing. The owner must then check
   * the order. Null without such a change.
   */
  doubt: ClosingDoubt.nullable().register(reading, { absent: null }),
});
export type ClosingView = z.infer<typeof ClosingView>;

/** Number of closings and their total in Rupiah, without cancelled ones. */
export const ClosingSum = z.object({ count: z.number().int(), amount: z.number().int() });
export type ClosingSum = z.infer<typeof ClosingSum>;

export const closings = {
  /** Newest first; `before` is the id of the previous page's last row. */
  list: route('GET', '/closings', {
    scope: 'bot',
    needs: 'chat.read',
    query: PageQuery.omit({ q: true }).extend({ state: ClosingState.optional(), conversationId: ConversationId.optional() }),
    reply: z.array(ClosingView),
  }),
  change: route('POST', '/closings/:closingId/state', {
    scope: 'bot',
    needs: 'chat.write',
    body: z.object({ state: ClosingState }),
    reply: ClosingView,
  }),
} as const;
