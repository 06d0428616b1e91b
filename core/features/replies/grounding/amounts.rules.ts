import { remembered } from './remembered.js';
import { englishNumbers, roundedNumbers, spelledNumbers } from './number-words.rules.js';

/** An amount of money in a text, in Rupiah. */
export interface Amount {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  /** True for rounded amounts such as "75 ribuan", "sekitar 75rb". */
  readonly isRough: boolean;
  /** True for digits only: neither Rp nor ribu nor dots mark them as money. */
  readonly isBare: boolean;
}

type Unit = 'thousand' | 'million' | 'billion' | null;

interface Token {
  from: number;
  to: number;
  readonly number: string;
  readonly unit: Unit;
  readonly isMarked: boolean;
  readonly isRough: boolean;
}

const number = String.raw`\d{1,3}(?:[.,]\d{3})+(?:,\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`;
const thousand = 'ribu|rebu|rbu|rb|k';
const million = 'juta|jt|jeti';
const billion = 'miliar|milyar';
const token = new RegExp(
  String.raw`(?<mark>(?<![\p{L}])(?:rp|idr)\.?[ :]*)?(?<![\d]|\d[.,])(?<number>${number})(?:[ ]?(?<unit>${thousand}|${million}|${billion})(?<rough>-?an)?(?![\p{L}\d])|(?<about>-?an)(?![\p{L}\d]))?(?<dash>,-)?`,
  'giu',
);

/** Words after a number of something other than Rupiah. */
const measures =
  'lumens|lumen|feet|huruf|halaman|gr|gram|g|kg|kilo|kilogram|ons|ml|l|ltr|liter|cc|cm|mm|m|mtr|meter|inch|inci|watt|w|volt|v|mah|gb|mb|tb|hz|px|dpi|mp|km|mg|iu|kkal|kalori|persen|derajat|' +
  'pcs|pc|psc|biji|bj|buah|unit|lembar|lbr|pasang|psg|set|box|dus|pack|sachet|saset|lusin|kodi|rim|botol|btl|toples|kotak|porsi|cup|butir|tablet|kapsul|bungkus|karung|ekor|batang|btg|bibit|pohon|tangkai|helai|ikat|titik|sak|zak|' +
  'produk|varian|warna|ukuran|hari|hr|jam|menit|mnt|detik|minggu|bulan|bln|tahun|thn|th|karakter|kata|halaman|wib|wita|wit|wa|chat';
/** Words for things other than money that are also counted in thousands. */
const people =
  'orang|org|pelanggan|customer|pembeli|follower|followers|pengikut|subscriber|subscribers|member|reseller|ulasan|review|rating|terjual|kali|langkah|poin|point|kilometer';
const behindBare = new RegExp(String.raw`^(?:[ ]?[-–][ ]?\d+[ ]?|[ -]?)(?:${measures}|${people}|x)(?![\p{L}\d])|^[ ]?[%°²³]|^[:/]\d`, 'iu');
/** A factor after a price: "30.500 x 30" means 30 pieces at 30.500 each. */
const timesBehind = /^[ ]?[x×*][ ]?\d/iu;
const behindThousands = new RegExp(String.raw`^[ ]?(?:${people}|mah|km|watt)(?![\p{L}\d])|^[ ]?%`, 'iu');
/** Words before a number that is part of a name or an identifier. */
const beforeName =
  /(?:(?<!\p{L})(?:no|nomor|nmr|kode|kodepos|pos|rek|rekening|norek|va|resi|order|invoice|inv|id|sku|nik|npwp|hp|wa|telp|tlp|telepon|rt|rw|blok|kav|tahun|thn|sejak|seri|tipe|type)[.:]?[ ]*|#[ ]?|\p{L}|[@/-]\p{L}+)$/iu;
/** Patterns that are never money, whatever digits they contain. */
const noMoney =
  /https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+|(?<![\d.])\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?!\d)|(?<![\d.,])\d{1,2}[.:]\d{2}(?![\d.,]|[ ]?(?:rb|ribu|k|jt|juta))(?:[ ]?[-–][ ]?\d{1,2}[.:]\d{2})?|(?<!\d)(?:\+?62|0)[ -]?8\d[\d -]{6,13}\d|(?<!\d)\d(?:[ -]?\d){8,}(?!\d)/giu;
/** A small number after these words is a price in thousands: "harganya 75". */
const priced = /(?<!\p{L})(?:harga|harganya|hrg|hrgnya|seharga|ongkir|ongkirnya|diskon jadi|cuma bayar|bayar|@)[ :]*$/iu;
const endsPrice = /^(?:[ ]?(?:aja|saja|ya|kak|an|per|\/)(?!\p{L})|[.!?,](?:\s|$)|\s*$)/iu;
/** Words after "seribu" that show a price: "Ciput seribu Kak." */
const endsThousand =
  /^[ ]?(?:\/|per(?!\p{L})|[.!?,](?:\s|$)|\s*$|(?:kak|kakak|ka|bu|ibu|pak|bapak|mas|mbak|bang|bos|gan|sis|bun|bunda|teh|kang|aa|om|ya)(?!\p{L}))/iu;
/** "Keju +500", "stiker + 500": hundreds of Rupiah that are added to a price. */
const addedBefore = /(?:^|[^\d\s+])[ ]?\+[ ]?$/u;
/** "170 aja" is a price in thousands. */
const onlyBehind = /^[ ](?:aja|saja|doang|doank|an|ae|wae|mawon|bae)(?!\p{L})/iu;
/** "Hampir 200rb" and "nggak sampai 200rb" name an amount slightly above the price. */
const almost = String.raw`hampir|(?:tidak|tdk|ga|gak|nggak|ngga|enggak|belum)[ ](?:sampai|sampe|nyampe)`;
export const below = new RegExp(String.raw`(?<!\p{L})(?:${almost})[ ]*(?:rp\.?[ ]*)?$`, 'iu');
const roughly = new RegExp(
  String.raw`(?<!\p{L})(?:sekitar|kisaran|kurang lebih|kira-kira|kira kira|±|~|${almost}|an)[ ]*(?:rp\.?[ ]*)?$`,
  'iu',
);
const range = /^[ ]?(?:-|–|—|s\/d|sd|sampai|hingga|~)[ ]?(?:rp\.?[ ]?)?$/iu;

/** Number of characters read before and after a number. */
const aroundChars = 24;
/** "6 pcs cukup bayar 5": the last number counts pieces, not Rupiah. */
const paysFor = /\d[ ]?(?:pcs|porsi|buah|biji|botol|pack|box)[ ](?:cukup |cuma |tinggal )?bayar[ ]*$/iu;
/** "10 isi ulang bayar 9", "7 hari bayarnya 6": the last number counts things, not Rupiah. */
const paysForLess = /(?:^|[^\d.,])(\d{1,2})(?: \p{L}+)+ bayar(?:nya)? ?$/iu;
/** Maximum distance, in characters, between a small number and a word for a gift ("gratis"). */
const giftChars = 80;

/**
 * Amounts of money in a text ({@link plainText}): Rp, rb, k, ribu, juta, dots, ranges, words. Phone numbers,
 * account numbers, dates and measures are excluded.
 */
export const findAmounts = remembered((text: string): readonly Amount[] => {
  const masked = text.replace(noMoney, (one) => ' '.repeat(one.length));
  const tokens = withRanges(tokensIn(masked), masked);
  const digits = joined(
    tokens.flatMap((one) => amountOf(one, masked) ?? []),
    masked,
  );
  const inWords = wordAmounts(masked);
  const spelled = spelledAmounts(masked).filter(({ from }) => !inWords.some((one) => one.isRough && from >= one.from && from < one.to));
  return [...digits, ...spelled, ...inWords, ...slangAmounts(masked)].toSorted((one, other) => one.from - other.from);
});

function spelledAmounts(text: string): Amount[] {
  return spelledNumbers(text).flatMap(({ from, to, value }) => {
    const behind = text.slice(to, to + aroundChars);
    if (behindBare.test(behind)) return [];
    const before = text.slice(Math.max(0, from - aroundChars), from);
    const made = (exact: number): Amount[] => [{ from, to, value: exact, isRough: roughly.test(before), isBare: false }];
    const isPriced = priced.test(before) || onlyBehind.test(behind);
    // "seribu terima kasih" is not an amount
    const isAmount = value > 1_000 || (value === 1_000 && (isPriced || endsThousand.test(behind)));
    if (isAmount || /^ (?:rupiah|perak)/i.test(behind)) return made(value);
    // "harganya seratus lima puluh", "tujuh lima aja": prices in thousands
    return value >= 15 && Number.isInteger(value) && isPriced ? made(value * 1e3) : [];
  });
}

/** "One hundred fifty thousand rupiah", "sejutaan". */
function wordAmounts(text: string): Amount[] {
  const english = englishNumbers(text).filter(
    ({ to, value }) => value >= 1_000 || /^ (?:rupiah|idr)/i.test(text.slice(to, to + aroundChars)),
  );
  const rounded = roundedNumbers(text).filter(({ to }) => !behindBare.test(text.slice(to, to + aroundChars)));
  return [
    ...english.map((one): Amount => ({ ...one, isRough: false, isBare: false })),
    ...rounded.map((one): Amount => ({ ...one, isRough: true, isBare: false })),
  ];
}

/** Hokkien words for amounts, as buyers and sellers use them. From fifty on, the words mean thousands. */
const slang: Readonly<Record<string, number>> = {
  gopek: 500,
  seceng: 1e3,
  noceng: 2e3,
  goceng: 5e3,
  ceban: 10e3,
  noban: 20e3,
  goban: 50e3,
  gocap: 50e3,
  cepek: 100e3,
  'cepek ceng': 100e3,
  nopek: 200e3,
  setiao: 1e6,
};
const slangText = new RegExp(String.raw`(?<!\p{L})(?:cepek ceng|${Object.keys(slang).join('|')})(?:an)?(?!\p{L})`, 'giu');

function slangAmounts(text: string): Amount[] {
  return [...text.matchAll(slangText)].map(({ index, 0: words }) => ({
    from: index,
    to: index + words.length,
    value: slang[words.toLowerCase()] ?? slang[words.toLowerCase().replace(/an$/, '')]!,
    isRough: false,
    isBare: false,
  }));
}

function tokensIn(text: string): Token[] {
  return [...text.matchAll(token)].map(({ index, 0: whole, groups }) => ({
    from: index,
    to: index + whole.length,
    number: groups!['number']!,
    unit: unitOf(groups!['unit']),
    isMarked: groups!['mark'] !== undefined || groups!['dash'] !== undefined,
    isRough: groups!['rough'] !== undefined || groups!['about'] !== undefined,
  }));
}

function unitOf(written: string | undefined): Unit {
  if (written === undefined) return null;
  const word = written.toLowerCase();
  if (million.split('|').includes(word)) return 'million';
  return billion.split('|').includes(word) ? 'billion' : 'thousand';
}

/**
 * "75-100rb": the first number takes the unit of the second, unless it is already in thousands, as in
 * "75.000-100rb".
 */
function withRanges(tokens: readonly Token[], text: string): Token[] {
  return tokens.map((one, at) => {
    const next = tokens[at + 1];
    if (one.unit !== null || !next?.unit || figureOf(one.number) >= 1_000 || !range.test(text.slice(one.to, next.from))) return one;
    return { ...one, unit: next.unit };
  });
}

const factors = { thousand: 1e3, million: 1e6, billion: 1e9 };

function amountOf(one: Token, text: string): Amount | null {
  const before = text.slice(Math.max(0, one.from - aroundChars), one.from);
  const behind = text.slice(one.to, one.to + aroundChars);
  const isGrouped = inThousands.test(one.number);
  const made = (value: number, isBare: boolean): Amount => ({
    from: one.from,
    to: one.to,
    value: Math.round(value),
    isRough: one.isRough || roughly.test(before),
    isBare,
  });
  if (one.unit !== null) {
    if (!one.isMarked && one.unit === 'thousand' && behindThousands.test(behind)) return null;
    // in 1.500rb the dot groups thousands, in 1.500 juta it starts a fraction
    const value = isGrouped && one.unit === 'thousand' ? whole(one.number) : Number(one.number.replace(',', '.'));
    return made(value * factors[one.unit], false);
  }
  if (one.isMarked) return made(figureOf(one.number), false);
  if (isGrouped) return behindBare.test(behind) && !timesBehind.test(behind) ? null : made(whole(one.number), false);
  if (!/^\d+$/.test(one.number) || behindBare.test(behind)) return null;
  const value = Number(one.number);
  if (one.isRough && value >= 5 && value < 1_000) return made(value * 1e3, false);
  // "6 porsi cukup bayar 5 karena gratis 1" counts pieces
  const isOfGift =
    value < 15 &&
    (/gratis|free/iu.test(text.slice(Math.max(0, one.from - giftChars), one.to + giftChars)) ||
      paysFor.test(before) ||
      Number(paysForLess.exec(before)?.[1] ?? 0) > value);
  if (value >= 5 && value < 1_000 && !isOfGift && priced.test(before) && endsPrice.test(behind)) return made(value * 1e3, false);
  if (value >= 15 && value < 1_000 && onlyBehind.test(behind) && !beforeName.test(before)) return made(value * 1e3, false);
  if (value >= 100 && value < 1_000 && value % 100 === 0 && addedBefore.test(before)) return made(value, false);
  if (value < 1_000 || value > 99_999_999 || value % 100 !== 0 || beforeName.test(before)) return null;
  return made(value, true);
}

const inThousands = /^\d{1,3}(?:[.,]\d{3})+(?:,\d{1,2})?$/;

/** Reads grouped thousands or a fraction: "75.000", "1,5". */
function figureOf(written: string): number {
  return inThousands.test(written) ? whole(written) : Number(written.replace(',', '.'));
}

/** Value of a number with grouped thousands: "75.000", "1.250.000,00". */
function whole(written: string): number {
  return Number(written.replace(/,\d{1,2}$/, '').replaceAll(/[.,]/g, ''));
}

/** Joins "1 juta 250 ribu" into one amount. */
function joined(amounts: readonly Amount[], text: string): Amount[] {
  const result: Amount[] = [];
  for (const one of amounts) {
    const last = result.at(-1);
    const isPart =
      last && /^ (?:lebih )?$/.test(text.slice(last.to, one.from)) && last.value >= 1e6 && last.value % 1e5 === 0 && one.value < 1e6;
    if (isPart && /ribu|rb/i.test(text.slice(one.from, one.to)) && /juta|jt/i.test(text.slice(last.from, last.to)))
      result[result.length - 1] = { ...last, to: one.to, value: last.value + one.value };
    else result.push(one);
  }
  return result;
}

const percentText = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)[ ]?(?:%|persen(?!\p{L}))/giu;
const aboutMoney =
  /(?<!\p{L})(?:diskon|disc|discount|potongan|dipotong|off|hemat|cashback|promo|dp|uang muka|tambah|nambah|naik|bayar|dibayar|di awal|lunas|(?:di)?diskon(?:in|kan)|pajak|ppn|biaya|fee|komisi|bunga|cicilan|lebih murah|turun)(?:nya)?(?!\p{L})/iu;

/** "Setengah harga" is 50 % of a price. */
const halfPrice = /(?<!\p{L})(?:setengah|separuh|separo|1\/2|½)[ ](?:dari[ ])?harga(?:nya)?(?!\p{L})/giu;

/** The text with "diskon 50%" added after each mention of half the price. */
export function withHalves(text: string): string {
  return text.replaceAll(halfPrice, '$& diskon 50%');
}

export interface Percent {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/**
 * Percentages of prices; "100% katun" is not one.
 * @param isAll true to include percentages whose text does not say what they refer to.
 */
export function findPercents(text: string, isAll = false): Percent[] {
  const halves = [...text.matchAll(halfPrice)].map(({ index, 0: words }) => ({ from: index, to: index + words.length, value: 50 }));
  if (!isAll && !aboutMoney.test(text)) return halves;
  const digits = [...text.matchAll(percentText)].map(({ index, 0: words, 1: value }) => ({
    from: index,
    to: index + words.length,
    value: Number(value!.replace(',', '.')),
  }));
  const spelled = spelledNumbers(text).flatMap(({ from, to, value }) => {
    const [unit] = /^[ ]persen(?!\p{L})/iu.exec(text.slice(to, to + aroundChars)) ?? [];
    return unit === undefined ? [] : [{ from, to: to + unit.length, value }];
  });
  return [...digits, ...spelled, ...halves].filter(({ value }) => value < 100);
}

const dollars = new Set(['us$', 'usd', 'dollar', 'dolar']);
const foreignText =
  /(?<!\p{L})(us\$|s\$|\$|usd|rm|myr|sgd|eur|€|£|¥|yuan)[ ]?(\d+(?:[.,]\d+)*)|(?<![\d.,])(\d+(?:[.,]\d+)*)[ ]?(usd|dollar|dolar|ringgit|euro|yuan)(?!\p{L})/giu;

export interface ForeignAmount {
  readonly from: number;
  readonly to: number;
  /** The text in a form that can be compared with another one. */
  readonly key: string;
}

export function findForeign(text: string): ForeignAmount[] {
  return [...text.matchAll(foreignText)].map(({ index, 0: words, 1: sign, 2: first, 3: second, 4: name }) => {
    const currency = (sign ?? name)!.toLowerCase();
    const value = (first ?? second)!.replace(/[.,]0+$/, '');
    return { from: index, to: index + words.length, key: `${dollars.has(currency) ? '$' : currency} ${value}` };
  });
}

/** Eight digits, as in the shortest account number, or more. */
const longNumber = /(?<![\d.,])\+?\d(?:[ .-]?\d){7,}(?![\d])/g;

/** Opening hours, for example "08.00-17.00". */
const hours = /(?<![\d.,:])(?:[01]?\d|2[0-4])[.:][0-5]\d[ ]?[-–][ ]?(?:[01]?\d|2[0-4])[.:][0-5]\d(?![\d:]|[.,]\d)/gu;

function blank(words: string): string {
  return ' '.repeat(words.length);
}

export interface LongNumber {
  readonly from: number;
  readonly to: number;
  /** Digits only. Telephone numbers begin with 62. */
  readonly digits: string;
}

/** Account, wallet and telephone numbers. With a wrong one, a lead would pay or write to a stranger. */
export function findLongNumbers(text: string): LongNumber[] {
  const masked = text.replace(/https?:\/\/\S+/g, blank).replace(hours, blank);
  const money = findAmounts(masked);
  let next = 0;
  return [...masked.matchAll(longNumber)].flatMap(({ index, 0: words }) => {
    const end = index + words.length;
    // both lists are ordered by position in the text
    while (next < money.length && money[next]!.to < end) next += 1;
    const digits = words.replaceAll(/\D/g, '').replace(/^0(?=8)/, '62');
    const amount = money[next];
    // "Samsung A14 1.750.000" ends with an amount
    const isMoney = amount !== undefined && (amount.from <= index || (amount.to >= end && /[.,]\d{3}$/.test(words)));
    const isDate = /^\d{1,2}[.-]\d{1,2}[.-]\d{4}|^\d{4}-\d{2}-\d{2}/.test(words);
    return isMoney || isDate ? [] : [{ from: index, to: end, digits }];
  });
}

const counted =
  /(?<![\d.,\p{L}])(\d{1,3})(?![\d]|[.,]\d|[ ]?(?:rb|ribu|k|jt|juta|%|persen)(?!\p{L}))|(?<!\p{L})(selusin|lusin|sekodi|kodi|sepasang|sebiji|sebuah|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas)(?!\p{L})/giu;
const countWords: Readonly<Record<string, number>> = { selusin: 12, lusin: 12, sekodi: 20, kodi: 20, sepasang: 2, sebiji: 1, sebuah: 1 };

/** Quantities of something that a text mentions. */
export function quantitiesIn(text: string): number[] {
  const spelled = spelledNumbers(text).map(({ value }) => value);
  const found = [...text.matchAll(counted)].map(({ 1: digits, 2: word }) =>
    digits ? Number(digits) : (countWords[word!.toLowerCase()] ?? 0),
  );
  const dozens = [...text.matchAll(/(\d{1,2})[ ]?(lusin|kodi)/giu)].map(
    ({ 1: many, 2: word }) => Number(many) * countWords[word!.toLowerCase()]!,
  );
  return [...new Set([...found, ...spelled, ...dozens])].filter((value) => Number.isInteger(value) && value >= 1 && value < 1_000);
}

const fractions: readonly (readonly [RegExp, (written: string) => number])[] = [
  [
    /(?<![\d.,])(\d{1,3}[.,]\d{1,2})[ ]?(?:kg|kilo|kilogram|meter|mtr|m|liter|ltr|l)(?![\p{L}\d])/giu,
    (written) => Number(written.replace(',', '.')),
  ],
  [/(?<![\d.,])(\d{2,4})[ ]?(?:gr|gram|g)(?![\p{L}\d])/giu, (written) => Number(written) / 1_000],
  [/(?<![\d.,])(\d{1,2})[ ]?ons(?!\p{L})/giu, (written) => Number(written) / 10],
  [/(?<!\p{L})(setengah|1\/2|½)(?![\p{L}\d])/giu, () => 0.5],
  [/(?<!\p{L})(seperempat|1\/4|¼)(?![\p{L}\d])/giu, () => 0.25],
];

/** Fractions of a kilo, a meter or a liter that a text mentions: "setengah kilo", "250 gram", "2,5 kg". */
export function fractionsIn(text: string): number[] {
  return fractions.flatMap(([pattern, read]) => [...text.matchAll(pattern)].map(({ 1: written }) => read(written!)));
}
