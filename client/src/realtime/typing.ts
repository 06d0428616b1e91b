import type { PayloadOf } from '#contracts/realtime/events';
import { atom } from '../state/atoms.js';

/** A typing event of a lead or a bot: the panel has no text for other senders. */
export type TypingEvent = PayloadOf<'chat.typing'> & { who: 'lead' | 'bot' };
export type TypingMap = Readonly<Record<string, 'lead' | 'bot' | undefined>>;

/** Who is typing in which conversation. */
export const typingAtom = atom<TypingMap>({});

export function withTyping(map: TypingMap, event: TypingEvent): TypingMap {
  const { conversationId, who, active } = event;
  if (!active && map[conversationId] !== who) return map;
  return { ...map, [conversationId]: active ? who : undefined };
}
