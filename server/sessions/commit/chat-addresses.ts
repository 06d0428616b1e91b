import type { ChatAddress } from '#core/features/conversations/conversations.types';
import { personOf } from '#core/outside/whatsapp/jids';
import type { ReadMessage } from '#core/outside/whatsapp/link.types';
import type { SessionLedger } from './session-ledger.js';

/**
 * The address of a message's chat, and the source of its pair of number and privacy id, which shows how trustworthy
 * the pair is.
 */
export function claimOf({ chat, sender, at }: ReadMessage): ChatAddress {
  return { ...chat, at, pairBy: sender === 'owner' ? 'own-device' : undefined };
}

/**
 * Completes an address. A message may contain only the number or only the privacy id, and the other is often already
 * stored.
 */
export async function completed(ledger: Pick<SessionLedger, 'loadKeys'>, chat: ChatAddress): Promise<ChatAddress> {
  if (chat.pn && chat.lid) return chat;
  const known = chat.pn ?? `${chat.lid}_reverse`;
  const other = (await ledger.loadKeys('lid-mapping', [known]))[known];
  if (typeof other !== 'string') return chat;
  const person = personOf(chat.pn ? `${other}@lid` : `${other}@s.whatsapp.net`);
  return person ? { ...chat, pn: chat.pn ?? person.pn, lid: chat.lid ?? person.lid, pairBy: 'lookup' } : chat;
}
