import { z } from 'zod';
import { AnalyticsSummary } from '../http/account/analytics.js';
import { BotState } from '../http/bot/bot.js';
import { ContactView, MessageView } from '../http/chat/chat.js';
import { ConversationId, NoticeId, type AccountId, type BotId } from '../values/ids.js';
import { NoticeKind, NoticeLevel } from '../values/notices.js';
import { DeliveryStatus } from '../values/statuses.js';
import { UnsentReason } from '../values/unsent.js';

/**
 * Events from the server to the owner's browsers. Every payload is complete, so applying it needs no second request.
 * A browser receives the events of all bots and accounts of its person. Therefore an event about a bot or account
 * carries an {@link EventSubject} as second argument. A `void` payload is sent as null then.
 */
export const panelEvents = {
  'bot.status': BotState,
  /** One line in the format of the log. */
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
  /**
   * The lead is typing, or the bot is preparing an answer. `who` is null for a sender that the reader does
   * not know.
   */
  'chat.typing': z.object({ conversationId: ConversationId, who: z.enum(['lead', 'bot']).nullable(), active: z.boolean() }),
  'quota.changed': AnalyticsSummary.pick({ aiResponsesLeft: true }),
  'subscription.changed': z.void(),
  /** A follow-up was scheduled, or will not be sent. A sent follow-up arrives as a message. */
  'followups.changed': z.void(),
  /** A closing was recorded or changed. */
  'closings.changed': z.void(),
  /** `kind` is null when the reader does not know it: title and body describe the notice. */
  'notice.raised': z.object({
    id: NoticeId,
    kind: NoticeKind.nullable(),
    level: NoticeLevel.optional(),
    title: z.string(),
    body: z.string(),
    /** Panel path that the notice links to. */
    path: z.string(),
  }),
  /** Notices were seen or handled. */
  'notices.changed': z.void(),
  /** The account's tokens are no longer valid (new password, deletion): log out. */
  'session.ended': z.void(),
} as const;

/** The bot or account that an event concerns. */
export type EventSubject = { readonly botId: BotId } | { readonly accountId: AccountId };

export type PanelEvent = keyof typeof panelEvents;
export type PayloadOf<Name extends PanelEvent> = z.output<(typeof panelEvents)[Name]>;

/** Handlers of the panel events for the bot that the browser shows. */
export type ServerToPanel = {
  [Name in PanelEvent]: PayloadOf<Name> extends void ? () => void : (payload: PayloadOf<Name>) => void;
};

/**
 * The client sends nothing over the socket: actions use REST, so that the polling fallback can do everything
 * the socket can.
 */
export type PanelToServer = Record<string, never>;

export const socketPath = '/socket.io';
