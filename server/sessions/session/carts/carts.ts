import type { BotId, MessageId } from '#contracts/values/ids';
import type { AskedCart, CartsService } from '#core/features/conversations/messages/carts/carts.service';
import type { PersonAddress } from '#core/outside/whatsapp/jids';
import type { CartKey } from '#core/outside/whatsapp/content/carts';
import type { CartTold } from '#core/outside/whatsapp/link.types';
import { CartBudget } from './cart-budget.js';

const askedAtOnce = 5;
/**
 * Maximum number of cart ids in memory. The carts of one day, which are the only ones that can still be requested,
 * are always fewer.
 */
const triedKept = 2_000;

interface CartsOptions {
  readonly botId: BotId;
  /** Requests the contents of a cart from WhatsApp. Never rejects. */
  readonly ask: (key: CartKey) => Promise<CartTold>;
  readonly carts: Pick<CartsService, 'settle' | 'takeOpen'>;
  /** Starts (`active`) or ends the bot's wait for more messages of that chat, as for a lead who is typing. */
  readonly wait: (chat: PersonAddress, active: boolean) => void;
}

/**
 * Requests the contents of leads' carts from WhatsApp. Only carts that are already stored are requested, so no
 * message waits for an answer. If a connection did not request a cart or got no answer about it, the next connection
 * requests it.
 */
export class Carts {
  /** Chats of carts that are not stored yet, each with the ledger's step that stores the cart. */
  private readonly arrived: { readonly chat: PersonAddress; readonly step: number }[] = [];
  /** Carts whose contents this connection has requested. */
  private readonly tried = new Set<MessageId>();
  private lastTake: Promise<unknown> = Promise.resolve();
  private readonly budget = new CartBudget();

  constructor(private readonly options: CartsOptions) {}

  noteArrived(chat: PersonAddress, step: number): void {
    this.arrived.push({ chat, step });
  }

  /** Resolves when the carts that this step has stored have been requested. Null when no cart arrived. */
  askStored(storedStep: number): Promise<void> | null {
    const chats: PersonAddress[] = [];
    while (this.arrived[0] && this.arrived[0].step <= storedStep) chats.push(this.arrived.shift()!.chat);
    if (chats.length === 0) return null;
    for (const chat of chats) this.options.wait(chat, true);
    return this.askOpen().finally(() => {
      for (const chat of chats) this.options.wait(chat, false);
    });
  }

  /** Requests all open carts that this connection has not requested yet. */
  async askOpen(): Promise<void> {
    const taken = await this.take();
    await Promise.all(taken.map(async (cart) => this.options.carts.settle(this.options.botId, cart, await this.ask(cart))));
    if (taken.length === askedAtOnce) await this.askOpen();
  }

  /** Takes open carts to request. Calls run one after the other, so that no cart is taken twice. */
  private take(): Promise<AskedCart[]> {
    const taking = this.lastTake.then(async () => {
      const open = await this.options.carts.takeOpen(this.options.botId, askedAtOnce, [...this.tried]);
      for (const { id } of open) this.tried.add(id);
      for (const oldest of this.tried) {
        if (this.tried.size <= triedKept) break;
        this.tried.delete(oldest);
      }
      return open;
    });
    this.lastTake = taking.catch(() => undefined);
    return taking;
  }

  private async ask({ conversationId, key }: AskedCart): Promise<CartTold> {
    if (!this.budget.take(conversationId, performance.now())) return { kind: 'refused' };
    return this.options.ask(key);
  }
}
