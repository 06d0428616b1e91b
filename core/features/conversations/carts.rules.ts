import { cutText } from '#contracts/values/texts';
import { editableRupiah } from '#contracts/values/selling/money';
import { oneLine } from '#contracts/values/base/one-line';
import type { CartKey } from '../../outside/whatsapp/content/carts.js';
import type { CartTold } from '../../outside/whatsapp/link.types.js';

export interface CartItem {
  readonly name: string;
  readonly count: number;
  /** Price of one piece in whole Rupiah, from the catalogue at WhatsApp; null when it is not known. */
  readonly priceIdr: number | null;
}

/** A lead's cart as stored with its message, once its contents are known. */
export interface Cart {
  readonly items: readonly CartItem[];
}

const nameChars = 200;
const nameReadChars = 1_000;
const rupiah = 'IDR';
/**
 * Units in which WhatsApp may count amounts: thousandths of the currency (as in the message), hundredths, or whole
 * units.
 */
const scales = [1_000, 100, 1] as const;

type Told = Extract<CartTold, { kind: 'read' }>;

/**
 * The contents of a cart in the stored form. WhatsApp does not report the unit of its amounts. The unit is the one in
 * which the total of the contents equals the total in the message. If no unit matches, or the amounts do not add up,
 * the contents are kept without prices.
 */
export function cartOf({ items, total }: Told, { total1000 }: Pick<CartKey, 'total1000'>): Cart {
  const sum = items.every(({ currency, price }) => price !== null && currency === rupiah)
    ? items.reduce((added, { count, price }) => added + count * price!, 0)
    : null;
  const scale = sum !== null && sum > 0 && sum === total ? scales.find((one) => sum * (1_000 / one) === total1000) : undefined;
  return {
    items: items.map(({ count, name, price }) => ({
      name: cutText(oneLine(cutText(name, nameReadChars)), nameChars),
      count,
      priceIdr: scale === undefined ? null : wholeOrNull(price! / scale),
    })),
  };
}

function wholeOrNull(amount: number): number | null {
  return Number.isSafeInteger(amount) ? amount : null;
}

/** One line for each thing in the cart. The lines follow the text of the message. */
export function cartLines({ items }: Cart): string {
  return items
    .map(({ count, name, priceIdr }) => `${count} × ${name}${priceIdr === null ? '' : ` @ ${editableRupiah(priceIdr)}`}`)
    .join('\n');
}
