import { unitNamed } from './prices/units.rules.js';

/** One column of a price list: "reseller min 6 pcs" of "ecer / reseller min 6 pcs / grosir min 20 pcs". */
export interface Column {
  /** The number of pieces from which the price of the column applies. */
  readonly from: number;
  /** The group of buyers that pays this price, as written: "reseller". */
  readonly level: string | null;
  /** True when pieces of different things are counted together: "min 6 pcs campur". */
  readonly isMixed?: boolean;
}

/** Minimum quantity of a later column whose heading has no number: it applies to more than one piece. */
const someMore = 2;

/** The columns that a heading announces for the prices below it; empty when it announces none. */
export function columnsOf(heading: string): Column[] {
  const [, inside = heading] = /\(([^()\n]{3,160})\)/u.exec(heading) ?? [];
  const parts = inside.split(/[/|]/);
  if (parts.length < 2 || parts.length > 6) return [];
  if (!/(?<!\p{L})(?:ecer|eceran|satuan|reseller|grosir|agen|member|min|partai|distributor)/iu.test(inside)) return [];
  return parts.map((part, at) => {
    const [, count] = /(\d{1,4})/.exec(part) ?? [];
    return { level: levelsIn(part)[0] ?? null, from: count === undefined ? (at === 0 ? 1 : someMore) : Math.max(1, Number(count)) };
  });
}

/** A discount on every price from a number of pieces on: "Reseller (min 20 bungkus campur): potong 2rb per bungkus". */
const cut =
  /(?<!\p{L})(?:min(?:imal)?|beli|ambil|order|pembelian)[ ](\d{1,4})(?![\d.,]*\d)[^.\n]{0,40}(?<!\p{L})(?:potong(?:an)?|kurang|lebih murah|turun|hemat|diskon)(?: harga)?[ ]?(?:rp\.?[ ]?)?$/iu;

/** "3 unit atau lebih diskon 10rb/unit", "lusinan -10rb/pcs". */
const cutOfMany =
  /(?:(?<![\d.,])(\d{1,4})[ ]?(?!gr|kg|ml|cm|kilo|hari|jam|bulan)(?<of>\p{L}{2,8})[ ](?:atau lebih|ke ?atas|up|\+)|(?<!\p{L})(lusin|kodi)(?:an)?)[ ]?(?:(?:potong(?:an)?|kurang|lebih murah|turun|hemat|diskon)(?: harga)?[ ]?|-[ ]?)(?:rp\.?[ ]?)?$/iu;
/**
 * A discount on another thing directly after a discount: ", khimar potong 10rb/pcs". It applies to the same quantity
 * and buyers.
 */
const cutOfOther =
  /^(?:[ ]?(?:\/|per )[ ]?\p{L}{1,10})?[ ]?[,;][ ]?(?:\p{L}{2,15}[ ]){1,3}(?:potong(?:an)?|kurang|lebih murah|turun|hemat|diskon)(?: harga)?[ ]?(?:rp\.?[ ]?)?$/iu;
const dozens: Readonly<Record<string, number>> = { lusin: 12, kodi: 20 };

/**
 * The quantity and the buyers to which a discount in Rupiah applies. The text comes directly before the amount. Null
 * when the text announces no discount.
 *
 * @param last the discount before this one in the line.
 */
export function cutFor(before: string, last: Column | null = null): Column | null {
  const many = cutOfMany.exec(before);
  if (many === null && last !== null && cutOfOther.test(before)) return last;
  if (many !== null) return { level: null, from: many[1] === undefined ? dozens[many[3]!.toLowerCase()]! : Number(many[1]) };
  const found = cut.exec(before);
  if (found === null) return null;
  const level = levelsIn(before.slice(0, found.index)).at(-1) ?? null;
  return { from: Number(found[1]), level, isMixed: /(?<!\p{L})(?:campur|mix|bebas)(?!\p{L})/iu.test(found[0]) };
}

const cutOfSpan =
  /(?<![\d.,])\d{1,3}[ ]?(?:hari|malam|minggu|bulan|jam)[ ](?:atau lebih|ke ?atas|up|\+)[ ]?(?:potong(?:an)?|kurang|lebih murah|turun|hemat|diskon)(?: harga)?[ ]?(?:rp\.?[ ]?)?$/iu;

/** True for the text before a discount for longer rentals, "sewa 3 hari atau lebih potong 10rb/hari", which is not a price. */
export function isCutOfSpan(before: string): boolean {
  return cutOfSpan.test(before);
}

const measured =
  /(?:^|[^\d.,])(\d+) ?(kg|kilo|liter|meter|m2) ?(?:atau lebih|ke ?atas|up|lebih|\+) ?(?:(?:potong|potongan|kurang|lebih murah|turun|hemat|diskon|disc)(?: harga)? |- ?)(?:rp\.? ?)?$/iu;
const measureBehind = /^ ?(?:\/ ?|per )(\p{L}[\p{L}\d]*)/u;

/** A discount on each unit of a measure: "10kg ke atas potong 2rb/kg". Null for other amounts. */
export function measuredCut(before: string, behind: string): (Column & { readonly unit: string }) | null {
  const [, from, of] = measured.exec(before) ?? [];
  const [, unit] = measureBehind.exec(behind) ?? [];
  if (of === undefined || unit === undefined || unitNamed(of) !== unitNamed(unit)) return null;
  return { from: Number(from), level: null, unit: unitNamed(unit) };
}

/** True when a discount applies to each counted piece: "/motor/hari" after "sewa 3 motor ke atas potongan 5rb". */
export function isCutOnEach(before: string, behind: string): boolean {
  const of = cutOfMany.exec(before)?.groups?.['of'];
  const [, unit] = /^[ ]?(?:\/|per[ ])[ ]?(\p{L}{2,8})/u.exec(behind) ?? [];
  return of !== undefined && unit?.toLowerCase() === of.toLowerCase();
}

const extra = /(?:(?<!\p{L})(?:nambah|tambah|tambahan|ditambah|plus|naik)|(?<=^|[ ,(;:])\+)[ ]?(?:rp\.?[ ]?)?$/iu;

const extraFirst = /^[^\p{L}\d]{0,4}(?:extra|ekstra)[ ]\p{L}{3,15}[ :=]{1,3}(?:rp\.?[ ]?)?$/iu;

/** Words before the price of one more unit: "Tiap tambahan 1 ha", "tambahan crew". */
const moreOf =
  /^[^\p{L}\d]{0,4}(?:(?:tiap|setiap|per)[ ])?(?:tambahan|tambah|nambah)[ ](?:1[ ]|satu[ ])?(\p{L}{2,15})(?:nya)?[ :=]{1,3}(?:rp\.?[ ]?)?$/iu;
/** The same with the unit first: "Tiap titik tambahan". */
const eachMore =
  /(?<!\p{L})(?:tiap|setiap|per)[ ](?:1[ ]|satu[ ])?(\p{L}{2,15})[ ](?:tambahan|tambah|nambah|berikutnya|selanjutnya)[ :=]{1,3}(?:rp\.?[ ]?)?$/iu;

/**
 * The unit whose additional pieces cost the amount after this text: "ha" of "tiap tambahan 1 ha 250rb". Null for
 * other texts.
 */
export function moreIn(before: string): string | null {
  const [, unit] = moreOf.exec(before) ?? eachMore.exec(before) ?? [];
  return unit?.toLowerCase() ?? null;
}

/** True when the amount after this text is added to a price: "XXL nambah 10rb", "laminasi +10rb", "extra keju 8rb". */
export function isExtra(before: string): boolean {
  return extra.test(before) || extraFirst.test(before) || moreIn(before) !== null;
}

const addsHeading = /^[^\p{L}\d]{0,4}(?:biaya[ ])?(?:tambahan|ekstra|extra|topping|toping|add ?on)(?:nya)?[^:\n\d]{0,20}:/iu;

/** True for a line whose prices are all added to other prices: "tambahan: kerupuk 2rb, telur 4rb". */
export function isOfExtras(line: string): boolean {
  return addsHeading.test(line);
}

const levelText = /(?<!\p{L})(grosir|reseller|agen|distributor|member|partai)(?:nya|an)?(?!\p{L})/giu;
const many = /(?<!\p{L})(?:lusin|lusinan|kodi|kodian|borong|borongan|banyak|minimal|min|mulai|ke atas|keatas|campur)(?!\p{L})/iu;

/** The price levels that a text names: "reseller", "agen". */
export function levelsIn(text: string): string[] {
  return [...text.matchAll(levelText)].map(([, level]) => level!.toLowerCase());
}

/** True for a level of buyers that does not follow from a quantity alone. */
export function isMembership(level: string | null): boolean {
  return level !== null && /^(?:reseller|agen|distributor|member)$/u.test(level);
}

/** True when a text names a price level other than the usual one. */
export function namesLevel(text: string): boolean {
  return many.test(text) || levelsIn(text).length > 0;
}
