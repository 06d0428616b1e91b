import { editableRupiah } from '#contracts/values/selling/money';
import type { Deposit, Discount, DiscountCode, Fee, OrderRules } from '#contracts/values/selling/order-rules';

const percentFormat = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/** "2,5%" */
export function percentText(percent: number): string {
  return `${percentFormat.format(percent)}%`;
}

/** The rules as the model reads them, one per line. Codes are left out: the bot offers none. */
export function ruleLines({ freeShipping, discounts, deposit, fees }: OrderRules): string[] {
  return [
    ...(freeShipping === null ? [] : [freeShippingText(freeShipping)]),
    ...discounts.map((one) => `Diskon ${benefitText(one)}`),
    ...(deposit === null ? [] : [depositText(deposit)]),
    ...fees.map(feeText),
  ];
}

/** "Gratis ongkir mulai belanja Rp 300.000, untuk layanan termurah" */
export function freeShippingText({ minIdr, maxIdr, places }: NonNullable<OrderRules['freeShipping']>): string {
  return joined(
    `Gratis ongkir mulai belanja ${editableRupiah(minIdr)}`,
    maxIdr === null ? 'untuk layanan termurah' : `paling banyak ${editableRupiah(maxIdr)}`,
    places.length === 0 ? '' : `hanya ke ${places.map(oneLine).join(', ')}`,
  );
}

/** "10%, minimal belanja Rp 200.000, sampai 2026-12-31" */
function benefitText({ gives, minIdr, from, until }: Discount | DiscountCode): string {
  const most = gives.kind !== 'amount' && gives.maxIdr !== null ? `paling banyak ${editableRupiah(gives.maxIdr)}` : '';
  const what =
    gives.kind === 'percent' ? percentText(gives.percent) : gives.kind === 'amount' ? editableRupiah(gives.amountIdr) : 'gratis ongkir';
  return joined(
    what,
    most,
    minIdr === null ? '' : `minimal belanja ${editableRupiah(minIdr)}`,
    from === null ? '' : `mulai ${from}`,
    until === null ? '' : `sampai ${until}`,
  );
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
