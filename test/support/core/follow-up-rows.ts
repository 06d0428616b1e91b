import type { ChatRows } from './crowd.ts';

/* Rows of follow-ups, for a crowd of chats. All times are relative to the same moment. */

export const minute = 60_000;
export const hour = 60 * minute;
export const now = new Date();
export const ago = (ms: number): Date => new Date(now.getTime() - ms);
export const at = (ms: number): string => `'${ago(ms).toISOString()}'::timestamptz`;

/** Columns of a conversation whose lead wrote last five hours ago and was answered. */
const silent = `lead_last_at = ${at(5 * hour)}, last_sender = 'bot', turn = 1, answered_turn = 1`;

/** A chat with one follow-up. By default the follow-up is of day 1, and the chat is idle for five hours. */
export function withFollowUp(columns: Readonly<Record<string, string>>, chat: ChatRows = {}): ChatRows {
  const given: Record<string, string> = { day: '1', silent_since: at(5 * hour), due_at: at(hour), ...columns };
  return {
    ...chat,
    conversations: [silent, chat.conversations].filter(Boolean).join(', '),
    added: `${chat.added ?? ''} INSERT INTO follow_ups (id, bot_id, conversation_id, ${Object.keys(given).join(', ')})
      VALUES (gen_random_uuid(), :bot, :conversation, ${Object.values(given).join(', ')});`,
  };
}
export const sent = (ms: number, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  state: `'sent'`,
  ended_at: at(ms),
  message_id: ':message',
  ...more,
});
export const cancelled = { state: `'cancelled'`, ended_at: at(hour) };
const skipped = { state: `'skipped'`, ended_at: at(hour) };
/** Follow-ups that are no longer scheduled. */
export const ended = {
  cancelled: withFollowUp(cancelled),
  skipped: withFollowUp(skipped),
  sent: withFollowUp(sent(hour)),
};
