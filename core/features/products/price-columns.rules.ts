import { hasPrice, readPrice } from './import-money.rules.js';
import type { ChosenPrice } from './import.types.js';
import { saysOnlyPrice } from './imports/price-words.rules.js';

/**
 * Finds the column of a list that holds the price customers pay. A price is never guessed: the shop's own
 * cost is never chosen automatically, and where two columns could be the price, the owner chooses.
 */

/**
 * `retail`: price of one piece for a customer. `selling` and `plain`: just "Harga Jual" and "Harga". `unsure`: a price
 * with a word that may mean any buyer, such as "Harga Nota". `tier`: for certain buyers or for a limited time. `cost`:
 * what the shop pays. `before`: an earlier price.
 */
export type PriceKind = 'retail' | 'selling' | 'plain' | 'unsure' | 'tier' | 'cost' | 'before';

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
  [
    'cost',
    /\b(?:beli|bli|hb|hna|modal|mdl|hpp|cogs|kulak\w*|pokok|capital|cost|costs|costing|buy|buying|purch\w*|supplier|pemasok|vendor|pabrik|produksi|dasar|masuk|perolehan|faktur|invoice|bahan|biaya|landed)\b/,
  ],
  ['before', /\b(?:coret|before|sebelum|lama|was|old|compare)\b/],
  [
    'tier',
    /\b(?:grosir|reseller|reseler|agen|agent|distributor|wholesale|dropship\w*|member|mitra|partai|lusin|kodi|seri|dus|karton|promo|diskon|discount|disc|sale|flash|special|spesial|khusus|vip|setelah|banyak|tebus murah|b2b|horeca|horeka|min|minimal|minimum|moq)\b/,
  ],
  ['retail', /\b(?:eceran|ecer|retail|ritel|satuan|umum|konsumen|customer|pelanggan|end ?user|het|srp|rrp|msrp)\b/],
  ['selling', /\b(?:jual|jl|selling|sell|hja?)\b/],
];
/** Words for the shop's cost that may also be in a heading of prices for customers, as in "Harga Jual Titipan". */
const mayBeCost =
  /\b(?:ambil(?! (?:banyak|lusin|kodi|partai|grosir|sendiri|min|di|\d))|belanja(?! min)|blnj|nebus|tebus(?! murah)|setor(?:an)?|titip(?:an)?|konsinyasi|pusat|prin[cs]ipal|dari \p{L}{2,})\b/u;
const saysPrice = /\b(?:harga|hrg|hrga|price|tarif)\b/;
/** Headings of price columns without the word "harga". The cells decide whether the column holds prices. */
const bareKind =
  /^(?:h )?(?:jual|jl|selling|sell|reseller|reseler|grosir|eceran|ecer|retail|agen|distributor|dropship\w*|member|promo|modal|mdl|beli|buy|purch\w*|landed|pokok|hpp|hb|hna|hja?|het|cogs|cost|konsumen|customer|end ?user|umum|kulak\w*|rp|idr|nett?|m?srp|rrp|price ?list)\b/;
/**
 * A heading with a quantity, such as "3 pcs", "Harga 6-11 pcs" or "≥ 12 pcs". Its price applies from that quantity
 * on.
 */
const quantity =
  /^(?:(?:harga|hrg|beli|price|min|isi) )*(\d{1,4})(?: (?:sd |s d )?\d{1,4})? ?(?:pcs|pc|buah|bh|biji|lembar|item|unit|botol|bungkus|pak|pack|box|dus)(?: up| keatas| ke atas)?$/;
/** Columns about prices that do not hold the price of one product. */
const noPrice =
  /\b(?:kode|tanggal|tgl|total|jumlah|subtotal|ongkir|ongkos|jenis|tipe|catatan|keterangan|pembelian|terjual|start|end(?! user)|mulai|berakhir|margin|laba|untung|keuntungan|profit|selisih|persen|percent|id|sku|nilai|tingkat|level|cents?|sen)\b/;

/** Columns of numbers that are not money. */
const otherNumber =
  /\b(?:no|nomor|number|barcode|gtin|ean|kode|code|hp|wa|telp|telepon|phone|tahun|year|kapasitas|isi|mah|watt|views?|klik|dilihat|rating|ulasan|terjual|sold|gmv|omzet|komisi|diskon|poin|point|pajak|ppn|dpp|dp|ongkir|panjang|lebar|tinggi)\b/;

/** Words for other currencies. A price in another currency is not a price in Rupiah. */
const otherMoney = /\b(?:usd|dollars?|dolar|sgd|myr|ringgit|cny|rmb|yuan|eur|euro|jpy|yen|aud)\b/;
/** "Biaya" alone is the price that customers of a service pay. */
const serviceFee = /^(?:biaya|ongkos|fee)(?: (?:jasa|layanan|service|servis))?$/;

/** "Harga mulai dari": the lowest price that a customer pays. */
const startingPrice =
  /^(?:harga|hrg|tarif|price|biaya)(?: jasa| layanan| paket)? (?:mulai|start|starting|starts|from)(?: dari| from)?(?: rp)?$/;
/** Cash registers write the outlet before its price: "Kemang - Price". */
const isOfOutlet = /^[^-]{1,60} - price$/i;

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
    .replace(/^h p p\b/, 'hpp')
    .replace(/^h ([jb])\b/, 'h$1')
    .replace(/^(harga|hrg|h)(?=dasar|beli|jual|modal|pokok|grosir|eceran|reseller|promo|coret)/, '$1 ');
}

/** True for a heading of amounts, codes or dates that are not the price of one piece. */
export function namesNoPrice(heading: string): boolean {
  const words = wordsOf(heading);
  return noPrice.test(words) || /[%$€¥]/.test(heading.slice(0, 100)) || otherMoney.test(words) || otherNumber.test(words);
}

/**
 * The kind of price that a heading names. Null for a heading that does not name a price.
 * @param about the heading of the names: "Harga Kue" beside "Nama Kue" is a plain price
 */
export function priceKindOf(heading: string, about = ''): PriceKind | null {
  const words = wordsOf(heading);
  const from = quantity.exec(words)?.[1];
  if (from !== undefined) return Number(from) === 1 ? 'retail' : 'tier';
  if (/[%$€¥]/.test(heading.slice(0, 100)) || otherMoney.test(words)) return null;
  if (serviceFee.test(words)) return 'plain';
  if (startingPrice.test(words)) return 'unsure';
  if ((!saysPrice.test(words) && !bareKind.test(words)) || noPrice.test(words)) return null;
  const kind = kindWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  if (kind !== 'cost' && mayBeCost.test(words)) return kind === null ? 'cost' : 'unsure';
  if ((kind === 'selling' || kind === 'retail') && isBeforeTax(heading)) return 'unsure';
  return kind ?? (isOfOutlet.test(heading) || saysOnlyPrice(words, wordsOf(about)) ? 'plain' : 'unsure');
}

/** True for the title of a bill from a supplier: its prices are the shop's costs. */
export function isSupplierBill(title: string): boolean {
  return /\b(?:(?:faktur|nota|invoice|bukti|order|rekap) (?:pembelian|beli|kulakan|belanja|barang masuk)|purchase (?:order|invoice)|barang masuk|kulakan|(?:supplier|pemasok|distributor|vendor)(?: \p{L}+)? ?:)/iu.test(
    title.slice(0, 200),
  );
}

/** True for the title of a list for certain buyers: its "Harga" is not the price for customers. */
export function isListForOthers(title: string): boolean {
  return /\b(?:harga|price ?list|pricelist|daftar|list|katalog)(?: \p{L}{1,20})? (?:reseller|reseler|grosir|agen|distributor|supplier|dropship(?:per|er)?|member|mitra)\b|\b(?:khusus|untuk|for) (?:reseller|reseler|agen|dropship(?:per|er)?|member|mitra)\b/iu.test(
    title.slice(0, 200),
  );
}

/** True for a title or a heading such as "Harga belum termasuk PPN 11%". */
export function isBeforeTax(title: string): boolean {
  return /(?<!\p{L})(?:belum|blm|tidak|tdk|tanpa|non|exc\w{0,5}|sebelum|di ?luar)\.?[ -]{1,2}(?:(?:termasuk|trmsk|incl\w{0,5}) )?(?:ppn|pajak|tax|vat)(?!\p{L})/iu.test(
    title.slice(0, 200),
  );
}

const units =
  'kg|kilo|gr|gram|ons|ml|liter|ltr|meter|mtr|m|m2|m3|roll|sak|karung|dus|karton|box|lusin|kodi|seri|pak|pack|bks|bungkus|ikat|ekor|porsi|malam|hari|jam|menit|minggu|bulan|bln|tahun|orang|org|pax|kursi|sesi|kali|kamar|set|pasang|rim|lembar|lbr|pcs|km|batang|btg';
const unitOfPrice = new RegExp(`(?:/|(?<![a-z])per) {0,2}((?:\\d{1,4} {0,2})?(?:${units}))(?![a-z\\d])`, 'i');

/** The unit that a heading names: "Harga/kg", "Tarif per malam", "Harga per 100 lembar". Empty when there is none. */
export function unitOfHeading(heading: string): string {
  return unitOfPrice.exec(heading.slice(0, 100))?.[1]?.replace(/\s+/g, ' ') ?? '';
}

/** The field that a column of another price may fill, when the owner agrees. `from`: the quantity of a wholesale price. */
export type ExtraUse = { readonly as: 'cost' | 'reseller' } | { readonly as: 'tier'; readonly from: number };

/** The smallest quantity that a heading names: "Harga Grosir (min 12)", "≥ 6 pcs". */
const fromQuantity = /(?:min(?:imal|imum)?\.?|mulai|≥|>=|>) {0,2}(\d{1,4})(?!\d|[.,]\d|%)/i;

/** The use of a column with that heading. Null for a heading whose meaning is not certain, such as "Harga Promo". */
export function extraUseOf(heading: string): ExtraUse | null {
  const kind = priceKindOf(heading);
  if (kind === 'cost') return { as: 'cost' };
  if (kind !== 'tier') return null;
  const words = wordsOf(heading);
  if (/\b(?:lusin|kodi|dus|karton|seri|partai|promo|diskon|discount|disc|sale|flash|setelah)\b/.test(words)) return null;
  const from = Number(quantity.exec(words)?.[1] ?? fromQuantity.exec(heading.slice(0, 100))?.[1] ?? 0);
  if (from >= 2) return { as: 'tier', from };
  return /\b(?:reseller|reseler)\b/.test(words) ? { as: 'reseller' } : null;
}

const order: readonly PriceKind[] = ['retail', 'selling', 'plain', 'unsure', 'tier', 'before', 'cost'];

/**
 * The columns that are taken as the price without asking, and the columns that the owner may choose instead.
 * @param wished the column that the owner chose; `none` when the owner chose none of them
 */
export function choosePrice(priced: readonly PricedColumn[], wished: ChosenPrice | null): PriceChoice {
  const columns = joinTwins(priced);
  // only columns with amounts count: "Selling Price Dynamic" above "No" is a setting of the cash register
  const ofMoney = columns.filter(({ values }) => values.some((cell) => readPrice(cell) !== null || hasPrice(cell)));
  const notEmpty = columns.filter(({ values }) => values.some((cell) => cell !== '' && cell !== '-'));
  const filled = ofMoney.length > 0 ? ofMoney : notEmpty;
  const offered = (filled.length > 0 ? filled : columns).toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const chosen = wished === 'none' ? undefined : (offered.find(({ column }) => column === wished) ?? sureOne(offered));
  const couldBe = offered.filter(({ kind }) => kind !== 'cost' && kind !== 'before');
  return {
    taken: chosen?.twins ?? [],
    offered: offered.map(({ column, heading, kind }) => ({ column, heading, kind })),
    mustChoose:
      wished !== 'none' &&
      !chosen &&
      (couldBe.length > 1 || (couldBe.length === 1 && offered.some(({ kind }) => kind === 'before' || kind === 'unsure'))),
  };
}

/** The only column that can be the price; undefined when the owner has to choose. */
function sureOne(offered: readonly Joined[]): Joined | undefined {
  const usual = offered.filter(({ kind }) => kind === 'retail' || kind === 'selling' || kind === 'plain' || kind === 'unsure');
  const tiers = offered.some(({ kind }) => kind === 'tier');
  if (usual.length === 1 && usual[0]!.kind === 'unsure') return undefined;
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
export function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${String.fromCharCode(64 + Math.floor(column / 26))}${letter}`;
}
