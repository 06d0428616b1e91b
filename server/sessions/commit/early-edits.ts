import type { BotId } from '#contracts/values/ids';
import type { ReadMessage } from '#core/outside/whatsapp/link.types';
import type { Cut } from './session-ledger.js';

/** Number of edits kept per bot. This and the next two limits bound the memory. */
const editsMax = 20;
/** Number of bots whose edits are kept. */
const botsMax = 500;
/** Longest edit that is kept, in characters of its text plus bytes of its sealed form. */
const sizeMax = 8_192;

/**
 * Edits that may have come before the message that they change: WhatsApp brings a message later when its keys were missing, or when it
 * waited for the next login. They are kept in memory and applied once more when that message comes. One that is lost with the process
 * leaves the text as it was first written.
 */
export class EarlyEdits {
  private readonly kept = new Map<BotId, readonly ReadMessage[]>();

  /** The cut with the earlier edits of its messages behind them. Keeps the edits of the cut itself. */
  joined(cut: Cut): Cut {
    const { botId } = cut.ledger;
    const earlier = this.kept.get(botId) ?? [];
    const edits = cut.messages.filter(({ edited }) => edited);
    if (edits.length > 0) this.keep(botId, [...earlier, ...edits.filter(isSmall)].slice(-editsMax));
    const late = earlier.filter((edit) => !edits.includes(edit) && cut.messages.some((one) => isOriginal(one, edit)));
    // before the edits of the cut: these are newer
    return late.length === 0 ? cut : { ...cut, messages: [...cut.messages.filter(({ edited }) => !edited), ...late, ...edits] };
  }

  private keep(botId: BotId, edits: readonly ReadMessage[]): void {
    // a write that is repeated brings the same edits again
    this.kept.delete(botId);
    this.kept.set(botId, [...new Set(edits)]);
    const [oldest] = this.kept.keys();
    if (this.kept.size > botsMax && oldest) this.kept.delete(oldest);
  }
}

function isSmall({ body, sealed }: ReadMessage): boolean {
  return body.length + (sealed?.payload.length ?? 0) <= sizeMax;
}

/** True for the message that this edit changes. Each side edits its own messages only. */
export function isOriginal(one: Pick<ReadMessage, 'edited' | 'isReaction' | 'sender' | 'waId'>, { sender, waId }: ReadMessage): boolean {
  return one.waId === waId && one.sender === sender && !one.edited && !one.isReaction;
}
