import { z } from 'zod';
import { AnalyticsSummary } from '../http/account/analytics.js';
import { BotState } from '../http/bot/bot.js';
import { ContactView, MessageView } from '../http/chat/chat.js';
import { ConversationId, NoticeId } from '../values/ids.js';
import { NoticeKind } from '../values/notices.js';
import { DeliveryStatus } from '../values/statuses.js';
import { UnsentReason } from '../values/unsent.js';

/** Events from the server to the owner's browsers. Every payload is complete: a fold needs no second request. */
export const panelEvents = {
  'bot.status': BotState,
  /** One line as it stands in the log. */
  'bot.log': z.object({ line: z.string() }),
  'bot.logs-cleared': z.void(),
  'contact.changed': ContactView,
  'message.added': z.object({ message: MessageView, contact: ContactView }),
  'message.status': z.object({
    conversationId: ConversationId,
    id: z.string(),
    status: DeliveryStatus,
    /** Why it was not sent; null for every other state. */
    unsent: UnsentReason.nullable(),
  }),
  'message.changed': z.object({ message: MessageView }),
  /** The lead is typing, or the bot is making an answer. `who` is null for somebody the reader does not know. */
  'chat.typing': z.object({ conversationId: ConversationId, who: z.enum(['lead', 'bot']).nullable(), active: z.boolean() }),
  'quota.changed': AnalyticsSummary.pick({ aiResponsesLeft: true }),
  'subscription.changed': z.void(),
  /** Something was scheduled or will not be sent; what was sent is a message. */
  'followups.changed': z.void(),
  /** A closing was noted or changed. */
  'closings.changed': z.void(),
  /** `kind` is null where the reader does not know it: title and body say what it is about. */
  'notice.raised': z.object({
    id: NoticeId,
    kind: NoticeKind.nullable(),
    title: z.string(),
    body: z.string(),
    /** The place in the panel that it is about. */
    path: z.string(),
  }),
  /** Notices were looked at or dealt with. */
  'notices.changed': z.void(),
  /** The account's tokens ended (new password, deletion): log out. */
  'session.ended': z.void(),
} as const;

export type PanelEvent = keyof typeof panelEvents;
export type PayloadOf<Name extends PanelEvent> = z.output<(typeof panelEvents)[Name]>;

/** The listeners of those events. */
export type ServerToPanel = {
  [Name in PanelEvent]: PayloadOf<Name> extends void ? () => void : (payload: PayloadOf<Name>) => void;
};

/** Nothing is asked over the socket: acts go by REST, so that the polling fallback can do all the socket can. */
export type PanelToServer = Record<string, never>;

export const socketPath = '/socket.io';
