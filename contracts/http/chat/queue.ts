import { z } from 'zod';
import { ConversationId } from '../../values/ids.js';
import { limits } from '../../values/limits.js';
import { route } from '../route.js';
import { ContactView } from './chat.js';

/**
 * One page of the conversations that need the owner: the most urgent reason first, then the newest. `next`:
 * cursor of the next page; null at the end.
 */
export const Queue = z.object({ leads: z.array(ContactView), next: z.string().nullable().optional() });
export type Queue = z.infer<typeof Queue>;

/** Cursor made of the urgency, the time in microseconds since 1970 and the id of the last conversation of a page. */
const QueueCursor = z.string().regex(/^\d{1,2}\.\d{1,17}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

/** In a separate module from the other chat routes, because the first views of many screens load those routes. */
export const queue = {
  /** One page of the queue: the first page, or the page after the given cursor. */
  page: route('GET', '/chat/queue', { scope: 'bot', needs: 'chat.read', query: z.object({ after: QueueCursor.optional() }), reply: Queue }),
  /**
   * Lets the bot answer leads who were left without an answer. The request names the leads; without names, the newest
   * leads are taken, up to `limits.reopenAtOnce`. Leads are skipped when they have been answered by now, when their
   * message is older than `limits.reopenMaxHours`, or when a human has taken over the chat.
   */
  reopen: route('POST', '/chat/queue/answer', {
    scope: 'bot',
    needs: 'chat.write',
    body: z.object({ conversationIds: z.array(ConversationId).min(1).max(limits.reopenAtOnce).optional() }),
    reply: z.object({ reopened: z.array(ConversationId) }),
  }),
};
