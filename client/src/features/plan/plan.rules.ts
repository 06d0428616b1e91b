import { formatPrice, formatRupiah } from '#contracts/values/selling/money';
import type { Package } from '#contracts/values/selling/packages';
import { madeOnce } from '../../ui/data/made-once.js';

const numberFormat = madeOnce(() => new Intl.NumberFormat('id-ID'));

/** Formats a count: `1000` becomes `1.000`. `Unlimited` stays unchanged. */
export function formatCount(count: number | 'Unlimited'): string {
  return count === 'Unlimited' ? 'Unlimited' : numberFormat().format(count);
}

/** Remaining AI replies for a tile; an infinity sign when unlimited. */
export function formatLeft(left: number | 'Unlimited'): string {
  return left === 'Unlimited' ? '∞' : numberFormat().format(left);
}

/** Price of one reply of a package, in whole Rupiah. Empty for a package that is free, as its price says already. */
export function pricePerReply({ price, ai_responses: replies }: Pick<Package, 'price' | 'ai_responses'>): string {
  if (price === 0) return '';
  if (replies === 'Unlimited') return 'tanpa hitungan per balasan';
  const exact = Number.isInteger(price / replies);
  return `${exact ? '' : 'sekitar '}${formatRupiah(Math.round(price / replies))} per balasan`;
}

/** Content of a package's price card. */
export function priceCardOf(one: Package) {
  return {
    name: one.name,
    price: formatPrice(one.price),
    replies: formatCount(one.ai_responses),
    validity: one.duration,
    features: one.features,
  };
}
