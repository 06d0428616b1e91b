/** A condition of an offer: from so many on, or up to a distance. */
export interface Limit {
  readonly kind: 'least' | 'most';
  readonly count: number;
  readonly unit: string;
}

const units = 'pcs|pc|biji|buah|botol|box|paket|porsi|orang|unit|kg|kilo|lusin|lembar|item|produk|meter|jam|kemeja|kaos|gamis';
const least = new RegExp(
  String.raw`(?<!\p{L})(?:min(?:imal|imum)?|di ?atas|mulai|beli|pembelian|order|ambil|lebih dari|>)[^.\d\n]{0,24}(\d{1,4})[ ]?(${units}|\p{L}{3,12})(?!\p{L})`,
  'giu',
);
const most = /(?<!\p{L})(?:radius|maks(?:imal)?|jarak|dalam|sampai)[^.\d\n]{0,12}(\d{1,3})[ ]?(km|kilometer)(?!\p{L})/giu;
const counted = /(?<![\d.,])(\d{1,4})[ ]?(\p{L}{2,12})(?!\p{L})/giu;
const noUnits = new Set(['rb', 'ribu', 'juta', 'jt', 'hari', 'jam', 'persen', 'bulan', 'tahun', 'minggu', 'menit']);

/** The conditions that a sentence of the owner gives. */
export function limitsIn(sentence: string): Limit[] {
  const made =
    (kind: Limit['kind']) =>
    (match: RegExpMatchArray): Limit[] => {
      const unit = unitOf(match[2]!);
      return noUnits.has(unit) ? [] : [{ kind, count: Number(match[1]), unit }];
    };
  return [...[...sentence.matchAll(least)].flatMap(made('least')), ...[...sentence.matchAll(most)].flatMap(made('most'))];
}

/**
 * True when a claim gives an offer to fewer pieces, or farther away, than its owner does. Where the sentence
 * names no number, the lead's counts.
 */
export function isBelowLimits(limits: readonly Limit[], { sentence, lead }: { readonly sentence: string; readonly lead: string }): boolean {
  const own = countsIn(sentence);
  const said = own.some(({ unit }) => limits.some((one) => one.unit === unit)) ? own : countsIn(lead.slice(-200));
  return limits.some((limit) => {
    const same = said.filter(({ unit }) => unit === limit.unit);
    return same.length > 0 && !same.some(({ count }) => (limit.kind === 'least' ? count >= limit.count : count <= limit.count));
  });
}

function countsIn(text: string): { count: number; unit: string }[] {
  return [...text.matchAll(counted)].map(({ 1: count, 2: unit }) => ({ count: Number(count), unit: unitOf(unit!) }));
}

function unitOf(written: string): string {
  const unit = written.toLowerCase();
  if (unit === 'kilo' || unit === 'kilogram') return 'kg';
  if (unit === 'pc' || unit === 'biji' || unit === 'buah' || unit === 'item') return 'pcs';
  return unit === 'kilometer' ? 'km' : unit;
}
