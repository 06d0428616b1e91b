/**
 * Finds the column of a list that holds the price customers pay. A price is never guessed: the shop's own
 * cost is never chosen automatically, and where two columns could be the price, the owner chooses.
 */

/**
 * `retail`: price of one piece for a customer. `selling` and `plain`: just "Harga Jual" and "Harga". `tier`:
 * for certain buyers or for a limited time. `cost`: what the shop pays. `before`: an earlier price.
 */
export type PriceKind = 'retail' | 'selling' | 'plain' | 'tier' | 'cost' | 'before';

export interface PricedColumn {
  readonly column: number;
  readonly heading: string;
  readonly kind: PriceKind;
  /** The cells of the first rows below the heading. */
  readonly values: readonly string[];
}

/** Which columns are or may be the price of a list. */
export interface PriceChoice {
  /** Columns that are read as the price; the first one with a value counts. */
  readonly taken: readonly number[];
  /** Columns that the owner may choose, most likely first. */
  readonly offered: readonly Pick<PricedColumn, 'column' | 'heading' | 'kind'>[];
  /** True while the owner has to choose: nothing is imported before. */
  readonly mustChoose: boolean;
}

const kindWords: readonly (readonly [PriceKind, RegExp])[] = [
  ['cost', /\b(?:beli|bli|modal|hpp|cogs|kulak\w*|pokok|cost|buying|purchase|supplier|pemasok|vendor|pabrik|produksi|dasar|masuk)\b/],
  ['before', /\b(?:coret|before|sebelum|lama)\b/],
  [
    'tier',
    /\b(?:grosir|reseller|reseler|agen|distributor|wholesale|dropship\w*|member|mitra|partai|lusin|kodi|seri|dus|karton|promo|diskon|discount|disc|sale|flash)\b/,
  ],
  ['retail', /\b(?:eceran|ecer|retail|satuan|umum|konsumen)\b/],
  ['selling', /\b(?:jual|selling|sell)\b/],
];
const saysPrice = /\b(?:harga|hrg|price|tarif)\b/;
/** Words that head a price column without "harga" next to them; the cells decide whether it is one. */
const bareKind =
  /^(?:h )?(?:jual|selling|sell|reseller|reseler|grosir|eceran|ecer|retail|agen|distributor|dropship\w*|member|promo|modal|beli|hpp|cost|kulak\w*|rp|idr|nett?)\b/;
/** Columns about prices that do not hold the price of one product. */
const noPrice = /\b(?:kode|tanggal|tgl|total|jumlah|subtotal|ongkir|ongkos|jenis|tipe|catatan|keterangan|pembelian|terjual)\b/;

/**
 * A heading in lower case with single spaces and without punctuation: "Harga_Beli*" and "hargabeli" become
 * "harga beli".
 */
export function wordsOf(heading: string): string {
  return heading
    .slice(0, 100)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(harga|hrg)(?=beli|jual|modal|pokok|grosir|eceran|reseller|promo|coret)/, '$1 ');
}

/** Null for a heading that does not name a price. */
export function priceKindOf(heading: string): PriceKind | null {
  const words = wordsOf(heading);
  if ((!saysPrice.test(words) && !bareKind.test(words)) || noPrice.test(words)) return null;
  return kindWords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'plain';
}

const order: readonly PriceKind[] = ['retail', 'selling', 'plain', 'tier', 'before', 'cost'];

/** The columns that are taken as the price without asking, and those that the owner may choose instead. */
export function choosePrice(priced: readonly PricedColumn[], wished: number | null): PriceChoice {
  const columns = joinTwins(priced);
  const filled = columns.filter(({ values }) => values.some((cell) => cell !== '' && cell !== '-'));
  const offered = (filled.length > 0 ? filled : columns).toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const chosen = offered.find(({ column }) => column === wished) ?? sureOne(offered);
  const couldBe = offered.filter(({ kind }) => kind !== 'cost' && kind !== 'before');
  return {
    taken: chosen?.twins ?? [],
    offered: offered.map(({ column, heading, kind }) => ({ column, heading, kind })),
    mustChoose: !chosen && couldBe.length > 1,
  };
}

/** The only column that can be the price; undefined when the owner has to choose. */
function sureOne(offered: readonly Joined[]): Joined | undefined {
  const usual = offered.filter(({ kind }) => kind === 'retail' || kind === 'selling' || kind === 'plain');
  const tiers = offered.some(({ kind }) => kind === 'tier');
  if (usual.length === 1) return tiers && usual[0]!.kind !== 'retail' ? undefined : usual[0];
  const selling = usual.filter(({ kind }) => kind === 'selling');
  const hasRetail = usual.some(({ kind }) => kind === 'retail');
  return selling.length === 1 && !hasRetail && !tiers ? selling[0] : undefined;
}

type Joined = PricedColumn & { readonly twins: readonly number[] };

/** Merges columns with the same heading, unless a row has different values in them. */
function joinTwins(priced: readonly PricedColumn[]): readonly Joined[] {
  const byWords = Map.groupBy(priced, ({ heading }) => wordsOf(heading));
  return [...byWords.values()].flatMap((twins): readonly Joined[] => {
    const [first] = twins as [PricedColumn];
    const said = first.values.map((_, row) => [...new Set(twins.map(({ values }) => values[row] ?? '').filter((cell) => cell !== ''))]);
    if (said.some((cells) => cells.length > 1))
      return twins.map((one) => ({ ...one, heading: `${one.heading} (kolom ${letterOf(one.column)})`, twins: [one.column] }));
    return [{ ...first, values: said.map(([cell = '']) => cell), twins: twins.map(({ column }) => column) }];
  });
}

/** Column letters as in spreadsheets: 0 is A. There are at most 64 columns. */
function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${String.fromCharCode(64 + Math.floor(column / 26))}${letter}`;
}
