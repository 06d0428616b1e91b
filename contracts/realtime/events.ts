import type { BotState } from '../http/bot.js';
import type { ContactView, MessageView } from '../http/chat.js';
import type { ConversationId } from '../values/ids.js';
import type { DeliveryStatus } from '../values/statuses.js';

/** Events from the server to the owner's browsers. Every payload is complete: a fold needs no second request. */
export interface ServerToPanel {
  'bot.status': (state: BotState) => void;
  /** One line as it stands in the log. */
  'bot.log': (entry: { line: string }) => void;
  'bot.logs-cleared': () => void;
  'contact.changed': (contact: ContactView) => void;
  'message.added': (event: { message: MessageView; contact: ContactView }) => void;
  'message.status': (event: { conversationId: ConversationId; id: string; status: DeliveryStatus }) => void;
  'message.changed': (event: { message: MessageView }) => void;
  /** The lead is typing, or the bot is making an answer. */
  'chat.typing': (event: { conversationId: ConversationId; who: 'lead' | 'bot'; active: boolean }) => void;
  'quota.changed': (quota: { aiResponsesLeft: number | 'Unlimited' }) => void;
  'subscription.changed': () => void;
  'notice.raised': (notice: {
    kind: 'closing' | 'handover' | 'offline' | 'online' | 'quota' | 'expiry';
    title: string;
    body: string;
  }) => void;
  /** The account's tokens ended (new password, deletion): log out. */
  'session.ended': () => void;
}

/** Nothing is asked over the socket: acts go by REST, so that the polling fallback can do all the socket can. */
export type PanelToServer = Record<string, never>;

export const socketPath = '/socket.io';
