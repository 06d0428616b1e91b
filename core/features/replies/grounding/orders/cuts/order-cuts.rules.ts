import { findAmounts } from '../../amounts.rules.js';
import { lastClause, placesIn } from '../amount-places.rules.js';
import { isPerPiece } from '../list-lines.rules.js';
import type { OrderLine } from '../order-lines.rules.js';
import { piecesOf } from '../roles/line-prices.rules.js';
import { countedUnits } from '../prices/units.rules.js';

const cutsMax = 20;
const reduces = /(?<!\p{L})(?:diskon|disc|potongan|potong|dipotong|hemat)(?:nya)?[ ]?(?:rp\.?[ ]?)?$/iu;
const byCount = /^[^\p{L}\d]{0,4}(?:(?:beli|ambil|order|pesan|pembelian)[ ](?:min(?:imal)?[ ])?)?\d{1,3}[ ]?\p{L}{2,12}(?!\p{L})/iu;
const times = new Set('jam hari malam minggu bulan tahun menit'.split(' '));
const before = /(?<!\p{L})(?:belum|blm|sebelum|normal|normalnya|harusnya)(?!\p{L})/iu;

/** An amount that the owner subtracts from an order of a number of pieces: "beli 6 botol diskon 10rb". */
interface OrderCut {
  readonly from: number;
  readonly idr: number;
}

const shareFrom =
  /(?:^|[^\p{L}])(?:order|pesan|beli|ambil|pembelian) (di ?atas |lebih dari |min(?:imal)? )?(\d+) (\p{L}+) (?:ke ?atas )?(?:diskon|disc|potongan) (\d+) ?%/giu;
/** Units of any goods. A discount on another unit applies to some goods only: "10 tanaman hias diskon 10%". */
const anyGoods = new Set('pcs pc buah biji kotak box porsi lembar botol bungkus pack'.split(' '));

/** Discounts on whole orders by their number of pieces. */
export class OrderCuts {
  private readonly cuts: readonly OrderCut[];
  /** Discounts in percent from a number of pieces on: "Order di atas 100 kotak diskon 5%". */
  private readonly shares: readonly { readonly from: number; readonly percent: number }[];

  /** @param ownerText texts of the owner, as `plainText` reads them. */
  constructor(ownerText: string) {
    this.cuts = placesIn(ownerText)
      .flatMap(({ amount, before: text, behind }): OrderCut[] => {
        const clause = lastClause(text);
        if (!reduces.test(clause) || isPerPiece(behind) || !byCount.test(clause)) return [];
        const [first] = countedUnits(clause);
        return first === undefined || first.count < 2 || times.has(first.unit) ? [] : [{ from: first.count, idr: amount.value }];
      })
      .slice(0, cutsMax);
    this.shares = [...ownerText.matchAll(shareFrom)]
      .filter(([, , , unit]) => anyGoods.has(unit!.toLowerCase()))
      .map(([, more = '', count, , percent]) => ({
        from: Number(count) + (/^(?:di|lebih)/iu.test(more) ? 1 : 0),
        percent: Number(percent),
      }))
      .slice(0, cutsMax);
  }

  /** The discount in percent on an order of these lines; 0 when none applies. */
  shareFor(lines: readonly OrderLine[]): number {
    const pieces = this.shares.length === 0 ? 0 : piecesOf(lines);
    return Math.max(0, ...this.shares.flatMap(({ from, percent }) => (from <= pieces ? [percent] : [])));
  }

  /**
   * The discount in Rupiah on an order of these lines; 0 when none applies, or when the number of pieces is unclear.
   */
  for(lines: readonly OrderLine[]): number {
    if (this.cuts.length === 0) return 0;
    const pieces = piecesOf(lines);
    return this.cuts.reduce((best, cut) => (cut.from <= pieces && cut.from >= best.from ? cut : best), { from: 0, idr: 0 }).idr;
  }
}

/** True for a total without its discount, when the reply states neither the discount nor the total after it. */
export function isWithoutCut(value: number, cut: number, reply: string): boolean {
  return cut > 0 && !before.test(reply) && !findAmounts(reply).some((one) => one.value === cut || one.value === value - cut);
}
