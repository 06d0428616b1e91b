import { editableRupiah } from '#contracts/values/selling/money';
import type { Deposit, Discount, DiscountCode, Fee, Offer, OrderRules } from '#contracts/values/selling/order-rules';

const percentFormat = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/** A percentage for texts, such as "2,5%". */
export function percentText(percent: number): string {
  return `${percentFormat.format(percent)}%`;
}

/** The rules as the model reads them, one per line. Codes are left out: the bot offers none. */
export function ruleLines({ freeShipping, discounts, offers, deposit, fees }: OrderRules): string[] {
  return [
    ...(freeShipping === null ? [] : [freeShippingText(freeShipping)]),
    ...discounts.map((one) => `Diskon ${benefitText(one)}`),
    ...offers.map((one) => joined(offerText(one), ...daysText(one))),
    ...(deposit === null ? [] : [depositText(deposit)]),
    ...fees.map(feeText),
  ];
}

/** Text of a rule for free shipping, such as "Gratis ongkir mulai belanja Rp 300.000, untuk layanan termurah". */
export function freeShippingText({ minIdr, maxIdr, places }: NonNullable<OrderRules['freeShipping']>): string {
  return joined(
    `Gratis ongkir mulai belanja ${editableRupiah(minIdr)}`,
    maxIdr === null ? 'untuk layanan termurah' : `paling banyak ${editableRupiah(maxIdr)}`,
    places.length === 0 ? '' : `hanya ke ${places.map(oneLine).join(', ')}`,
  );
}

/** Text of a discount, such as "10%, minimal belanja Rp 200.000, sampai 2026-12-31". */
function benefitText({ gives, minIdr, from, until }: Discount | DiscountCode): string {
  const most = gives.kind !== 'amount' && gives.maxIdr !== null ? `paling banyak ${editableRupiah(gives.maxIdr)}` : '';
  const what =
    gives.kind === 'percent' ? percentText(gives.percent) : gives.kind === 'amount' ? editableRupiah(gives.amountIdr) : 'gratis ongkir';
  return joined(what, most, minIdr === null ? '' : `minimal belanja ${editableRupiah(minIdr)}`, ...daysText({ from, until }));
}

function daysText({ from, until }: Pick<Offer, 'from' | 'until'>): string[] {
  return [from === null ? '' : `mulai ${from}`, until === null ? '' : `sampai ${until}`];
}

/**
 * Text of an offer, such as "Paket 2 Kaos + 1 Topi Rp 100.000", "Beli 2 gratis 1 Kaos" or "Diskon 10% untuk Kaos".
 */
export function offerText({ gives }: Pick<Offer, 'gives'>): string {
  switch (gives.kind) {
    case 'bundle': {
      const things = gives.things.map(({ goods, count }) => `${count} ${oneLine(goods)}`);
      return `Paket ${things.join(' + ')} ${editableRupiah(gives.priceIdr)}`;
    }
    case 'free':
      return `Beli ${gives.buy} gratis ${gives.free} ${oneLine(gives.goods)}`;
    case 'percent':
      return `Diskon ${percentText(gives.percent)} untuk ${oneLine(gives.goods)}`;
    case 'amount':
      return `Diskon ${editableRupiah(gives.amountIdr)} per barang untuk ${oneLine(gives.goods)}`;
  }
}

function depositText({ pays, minIdr }: Deposit): string {
  const what = pays.kind === 'percent' ? `${percentText(pays.percent)} dari total` : editableRupiah(pays.amountIdr);
  return `DP ${what}${minIdr === null ? '' : ` untuk belanja mulai ${editableRupiah(minIdr)}`}`;
}

function feeText({ name, costs, when, belowIdr }: Fee): string {
  const what =
    costs.kind === 'percent'
      ? `${percentText(costs.percent)} dari ${costs.of === 'total' ? 'total dengan ongkir' : 'harga barang'}`
      : `${editableRupiah(costs.amountIdr)} per ${costs.per === 'piece' ? 'barang' : 'pesanan'}`;
  return joined(
    `Biaya ${oneLine(name)} ${what}`,
    belowIdr === null ? '' : `untuk belanja di bawah ${editableRupiah(belowIdr)}`,
    when === 'asked' ? 'hanya bila diminta' : '',
  );
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
