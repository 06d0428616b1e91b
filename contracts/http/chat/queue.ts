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

/** Urgency, microseconds since 1970 and id of the last conversation of a page. */
const QueueCursor = z.string().regex(/^\d{1,2}\.\d{1,17}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

/** In a separate module from the other chat routes, which the first views of many screens load. */
export const queue = {
  /** One page: the first one, or the one after the given cursor. */
  page: route('GET', '/chat/queue', { scope: 'bot', needs: 'chat.read', query: z.object({ after: QueueCursor.optional() }), reply: Queue }),
  /**
   * Lets the bot answer leads who were left without an answer: the given ones, else the newest, up to
   * `limits.reopenAtOnce`. Others are skipped: answered by now, older than `limits.reopenMaxHours`, taken over.
   */
  reopen: route('POST', '/chat/queue/answer', {
    scope: 'bot',
    needs: 'chat.write',
    body: z.object({ conversationIds: z.array(ConversationId).min(1).max(limits.reopenAtOnce).optional() }),
    reply: z.object({ reopened: z.array(ConversationId) }),
  }),
};
