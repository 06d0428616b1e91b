import type { OutgoingMessage } from '#core/features/conversations/conversations.types';
import type { Link } from '#core/outside/whatsapp/link.types';
import { outcomes, reachoutRefusal } from './sending.rules.js';

/**
 * Determines why a message was refused with 463 (docs/protocols/whatsapp.md). A restriction of the account is the
 * cause if WhatsApp confirms it, or if WhatsApp does not answer and a stored restriction is in force. Otherwise the
 * token of this recipient is missing or void. The token is then requested, once per message. Other recipients are not
 * affected.
 * @param isRestricted whether a stored restriction is in force
 * @returns an outcome of `sending.rules.ts`
 */
export function causeOfRefusal(link: Pick<Link, 'askRestriction' | 'renewToken'>, isRestricted: () => boolean) {
  return async ({ jid }: Pick<OutgoingMessage, 'jid'>, isRenewed: boolean): Promise<string> => {
    if ((await link.askRestriction()) ?? isRestricted()) return reachoutRefusal;
    if (isRenewed) return outcomes.tokenRefused;
    await link.renewToken(jid);
    return outcomes.tokenRenewed;
  };
}
