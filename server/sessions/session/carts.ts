import { hourMs } from '#contracts/values/base/durations';
import type { BotId, MessageId } from '#contracts/values/ids';
import type { AskedCart, CartsService } from '#core/features/conversations/messages/carts/carts.service';
import type { PersonAddress } from '#core/outside/whatsapp/jids';
import type { CartTold, Link } from '#core/outside/whatsapp/link.types';

const askedAtOnce = 5;
/** More than are asked for in the day in which a cart may be asked for. */
const triedKept = 2_000;
/** WhatsApp restricts accounts that ask for much of catalogues: more carts within an hour keep what their message says. */
const perHour = { person: 5, account: 60 } as const;

interface CartsOptions {
  readonly botId: BotId;
  readonly link: Pick<Link, 'askCart'>;
  readonly carts: Pick<CartsService, 'settle' | 'takeOpen'>;
  /** Whether the bot waits for more of that chat, as for a lead who is typing. */
  readonly wait: (chat: PersonAddress, active: boolean) => void;
}

/**
 * Asks WhatsApp what is in the carts of leads. Only for carts that are stored: no message waits for it. Carts that a connection did not ask
 * for, or got no answer about, are asked for by the next one.
 */
export class Carts {
  /** Chats of carts that are not stored yet, with the ledger's step that stores them. */
  private readonly arrived: { readonly chat: PersonAddress; readonly step: number }[] = [];
  /** Carts that this connection has asked for. */
  private readonly tried = new Set<MessageId>();
  private lastTake: Promise<unknown> = Promise.resolve();
  /** Moments of the last questions, by `performance.now()`. */
  private asked: { readonly conversationId: string; readonly atMs: number }[] = [];

  constructor(private readonly options: CartsOptions) {}

  noteArrived(chat: PersonAddress, step: number): void {
    this.arrived.push({ chat, step });
  }

  /** Resolves when the carts stored by this step have been asked for. Null when none arrived. */
  askStored(storedStep: number): Promise<void> | null {
    const chats: PersonAddress[] = [];
    while (this.arrived[0] && this.arrived[0].step <= storedStep) chats.push(this.arrived.shift()!.chat);
    if (chats.length === 0) return null;
    for (const chat of chats) this.options.wait(chat, true);
    return this.askOpen().finally(() => {
      for (const chat of chats) this.options.wait(chat, false);
    });
  }

  /** Asks for all carts that are open and that this connection has not asked for. */
  async askOpen(): Promise<void> {
    const taken = await this.take();
    await Promise.all(taken.map(async (cart) => this.options.carts.settle(this.options.botId, cart, await this.ask(cart))));
    if (taken.length === askedAtOnce) await this.askOpen();
  }

  /** One after the other, so that no cart is taken twice. */
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
    const nowMs = performance.now();
    this.asked = this.asked.filter(({ atMs }) => nowMs - atMs < hourMs);
    const ofPerson = this.asked.filter((one) => one.conversationId === conversationId).length;
    if (ofPerson >= perHour.person || this.asked.length >= perHour.account) return { kind: 'refused' };
    this.asked.push({ conversationId, atMs: nowMs });
    return this.options.link.askCart(key);
  }
}
