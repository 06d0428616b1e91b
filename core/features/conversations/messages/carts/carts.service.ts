import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import { cartIn, type CartKey } from '../../../../outside/whatsapp/content/carts.js';
import type { CartTold } from '../../../../outside/whatsapp/link.types.js';
import { protoContext } from '../../../../outside/whatsapp/proto-context.js';
import { Clock } from '../../../../platform/clock/clock.js';
import { SecretBox } from '../../../../platform/crypto/secret-box.js';
import { Database } from '../../../../platform/database/database.js';
import { errorFields, Log } from '../../../../platform/log/log.js';
import { cartLines, cartOf } from '../../carts.rules.js';
import { cleanText } from '../../conversations.rules.js';
import { PanelUpdates } from '../../state/panel-updates.js';
import { asksMax, settleCart, takeOpenCarts, type OpenCart } from './carts.statements.js';

/** Maximum number of characters that the lines of a cart add to the text of its message. */
const linesMaxChars = 20_000;

/** A cart whose contents have to be requested. */
export interface AskedCart {
  readonly id: MessageId;
  readonly conversationId: ConversationId;
  /** Number of requests so far, including this one. */
  readonly asked: number;
  readonly key: CartKey;
}

/** Contents of carts of the WhatsApp catalogue. A cart's message contains only the number of items and the total. */
@Injectable()
export class CartsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Carts of the last day whose contents are not known, newest first. Each one is returned three times at most. */
  async takeOpen(botId: BotId, limit: number, except: readonly MessageId[]): Promise<AskedCart[]> {
    const rows = await takeOpenCarts(this.database, botId, new Date(this.clock.now().getTime() - dayMs), { limit, except });
    const carts: AskedCart[] = [];
    for (const { proto, ...row } of rows) {
      const key = this.keyOf(botId, proto);
      if (key) carts.push({ ...row, key });
      else await settleCart(this.database, botId, row.id, null);
    }
    return carts;
  }

  /** Stores WhatsApp's answer. When WhatsApp did not answer, the cart can be requested again later. */
  async settle(botId: BotId, { id, asked, key }: Pick<AskedCart, 'id' | 'asked' | 'key'>, told: CartTold): Promise<void> {
    if (told.kind === 'unanswered' && asked < asksMax) return;
    const cart = told.kind === 'read' ? clean(cartOf(told, key)) : null;
    const known = cart && { cart, lines: cleanText(cartLines(cart), linesMaxChars) };
    const isNew = await settleCart(this.database, botId, id, known);
    if (isNew && known) await this.updates.added([id], new Set([id]));
  }

  private keyOf(botId: BotId, proto: OpenCart['proto']): CartKey | null {
    try {
      return proto && cartIn(this.box.open(proto, protoContext(botId)));
    } catch (error) {
      this.log.warn({ event: 'conversations.cart-not-opened', botId, ...errorFields(error) });
      return null;
    }
  }
}

/** The cart with names that Postgres can store. */
function clean(cart: ReturnType<typeof cartOf>): ReturnType<typeof cartOf> {
  return { items: cart.items.map((one) => ({ ...one, name: cleanText(one.name) })) };
}
