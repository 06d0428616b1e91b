import { readGrams, readPieces } from '#contracts/values/selling/indonesian-numbers';
import { withoutEnd } from '#contracts/values/text-ends';
import { hasPrice, plainPrice, priceInName, readPrice } from './import-money.rules.js';
import type { Cells } from './import-row.rules.js';
import { sizeOf } from './imports/column-names.rules.js';
import { isWorth, namesCredit } from './imports/lines/credit.rules.js';
import { cellsOfKinds, questionOfKinds } from './imports/lines/kinds-behind.rules.js';
import { withoutEnds } from './imports/price-ends.rules.js';

/**
 * Separators between the pieces of a line. Spaces are already collapsed to one, so that the time grows with the length
 * of a line and not with its square.
 */
const parting = /[\t;|]| [-–—] |, /;
/** Placeholder for a comma while a line is split. */
const keptComma = '\u001f';
const bullet = /^[-*•·]\s+|^\d{1,3}[.)]\s+/;
const priceBehind =
  /^(.*?\S) ?[:=@ ] ?((?:(?:rp|idr)\.? ?)?(?:\d[\d.,]*|(?<=(?:rp|idr)\.? ?)\d{1,3}(?: \d{3}){1,2}|(?<![\d.,] )\d{1,3} [05]00) ?(?:rb|ribu|k|jt|juta)?(?:,-)?(?: ?\/ ?[a-z]{1,12}[23²³]?| per [a-z]{1,12}[23²³]?)?(?: ?\((?:[^()\d]{1,30}|min(?:imal)? ?\d{1,4} ?[a-z]{0,8})\))?(?: (?:nett?|pas|aja|saja))?)$/i;
/**
 * A price at the end of a name is searched in the last characters only, so that the time does not grow with
 * the square of the name's length.
 */
const priceTailChars = 60;
/** "modal 120rb" and "beli 120 jual 185": the shop's cost, before the price. */
const costBefore =
  /(?<![\p{L}\d])(?:harga |hrg )?(?:modal|mdal|mdl|hpp|kulakan|kulak|beli(?= ?[:=]? ?(?:rp\.? ?)?\d[\d.,]{0,12} ?(?:rb|ribu|k|jt|juta)?[ ,;/|-]{1,3}(?:harga |hrg )?jual))(?: ?[:=])? ?(?:rp\.? ?)?\d[\d.,]{0,12}(?: ?(?:rb|ribu|k|jt|juta))?(?![\p{L}\d])/giu;
/** "38.500 (beli 35rb)": the shop's cost, in brackets. "(beli 2 gratis 1)" is an offer. */
const costInBrackets =
  /[([] ?(?:harga |hrg )?(?:beli|bli|ambil|nebus|dari supplier)(?: ?[:=])? ?(?:rp\.? ?)?(?:\d{1,7}(?:[.,]\d{1,3})? ?(?:rb|ribu|k|jt|juta)|\d{4,9}|\d{1,3}(?:\.\d{3}){1,2}) ?[)\]]/giu;
/** A price after the word for its buyers, as in "ecer 85rb / reseller 70rb". */
const labelledPrice =
  /(?<![\p{L}\d])(?:harga |hrg )?(ecer(?:an)?|retail|satuan|jual|reseller|grosir|agen|member)(?: ?\(?min(?:imal)?\.? ?\d{1,4} ?(?:pcs?|lusin|box|kg)?\)?)? ?[:=@]? ?((?:rp\.? ?)?\d[\d.,]{0,12}(?: ?(?:rb|ribu|k))?)(?![\p{L}\d])/giu;
/**
 * A price after its size or time, as in "100gr 18k / 200gr 32k", "500gr/65rb, 250gr/35rb" and "12 jam 350rb, 24 jam
 * 450rb".
 */
const sizedPrice =
  /(?<![\p{L}\d.,–-])(\d{1,4}(?:[.,]\d{1,2})? ?(?:gr?|gram|kg|ml|cc|lt|ltr|liter|l|ons|menit|jam|hari|malam|minggu|bulan|bln|tahun)|x{0,3}[sl]|m|[2-6]xl|all ?size|kecil|sedang|besar|jumbo) ?[:=@/]? ?((?:rp\.? ?)?\d[\d.,]{0,12}(?: ?(?:rb|ribu|k))?)(?![\p{L}\d])/giu;
const otherBuyers = /(?<!\p{L})(?:modal|hpp|kulak|beli|grosir|reseller|agen|member|lusin)/iu;
const paidByCustomers = /^(?:ecer|retail|satuan|jual)/i;
const lineChars = 300;
const labelChars = 20;
/** Words between a name and its price that belong to neither. */
const labelAtEnd = /[ ](?:harga|hrg|jual|harga jual|hrg jual|jadi|sekarang|skrg|now|only|cuma|hanya|dijual)[ ]?[:=]?[ ]?$/i;

const labelInFront = / (?:harga|hrg|jual|ecer(?:an)?)$/i;
const saysPrice = /^rp|idr|\d\s*(?:rb|ribu|k|jt|juta)$|\d[.,]\d{3}|^\d{4,}$/i;

const year = /^(?:19[5-9]|20[0-4])\d$/;
/**
 * Prices are multiples of this, which distinguishes them from years: "Permen 2000" has a price, but "Lebaran 2026"
 * and "Avanza 2015" have none.
 */
const yearStep = 25;
const calendarYears = /^202[5-9]$/;
const beginsWithMoney = /^(?:mulai(?: dari)? |start(?: from)? |sekitar |kisaran |± ?)?(?:rp\.? ?)?\d/i;
/** An explicit amount of money: "135jt", "Rp 8.500.000". */
const sureMoney = /^(?:rp|idr)|\d ?(?:rb|ribu|k|jt|juta)\b|\d[.,]\d{3}/i;

/** First words of a piece with a known meaning, such as a stock or a weight. */
const namedField =
  /^(?:harga|hrg|jual|ecer|eceran|grosir|reseller|agen|member|modal|hpp|beli|kulak|promo|diskon|disc|stok|stock|sisa|berat|varian|variasi|ukuran|warna|size|isi|mulai|start|sekitar|kisaran|min|dp|lusin|kodi|seri|ongkir)\b/i;

const priceInFront = /^((?:rp\.? ?)?\d[\d.,]{0,12}(?: ?(?:rb|ribu|k|jt|juta))?)(?: ?[:=] ?| )(\p{L}.*)$/iu;
const priceInBrackets = /^([^()[\]]+)[([] ?((?:rp\.? ?)?\d[\d.,]{0,12}(?: ?(?:rb|ribu|k|jt|juta))?(?: ?\/ ?[a-z]{1,12})?) ?[)\]]$/i;
const code = /^[A-Z]{1,4}[-.]?\d{1,5}[A-Z]?$/;
const startsWithWord = /^\p{L}{3}/u;
/** A piece that says whether any stock is left: "SOLD", "ready 10". */
const goneOrReady =
  /^(?:(?:stok |stock )?(?:habis|kosong)|sold(?: ?-?out)?|out of stock)$|^(?:ready|tersedia|ada)(?: stok| stock)? ?:? ?(\d{1,6})(?: ?pcs)?$/i;
/** Words after an amount that name what the buyer gets for it. */
const offers = /^(?:dapat|dapet|dpt|sudah|udah|all|semua|serba|per|an|sampai|sd|atau|dan|off|cashback|voucher|gratis|free|untuk|buat)\b/i;

/** A bare number after the price is a weight or a stock; from this value on it is a second price. */
const surePriceIdr = 10_000;

/** Maximum length of a piece; no field of a product is that long. */
const pieceMaxChars = 3_000;

/**
 * The cells of a line as people write price lists: "1. Kaos Polos Hitam - Rp 75.000 - 250 gr - stok 12". The
 * first piece is the name.
 */
export function looseCells(row: readonly string[]): Cells {
  if (row.length === 1) {
    const { text, isSoldOut, isRough } = withoutEnds(row[0]!);
    const cells = text === row[0] ? undefined : cellsOf([text]);
    // the ending of the price is added again, because the reader of the row also evaluates it
    if (cells?.price !== undefined) return { ...cells, price: `${cells.price}${isRough ? 'an' : ''}${isSoldOut ? ' (habis)' : ''}` };
  }
  return cellsOf(row);
}

function cellsOf(row: readonly string[]): Cells {
  const whole = row.length === 1 ? (labelledCells(row[0]!) ?? sizedCells(row[0]!) ?? cellsOfKinds(row[0]!)) : null;
  if (whole) return whole;
  const pieces = row
    .flatMap((cell) => inOnePiece(withoutCost(cell.replace(/[^\S\t\n]+/g, ' '))).split(parting))
    .map((piece) => piece.replaceAll(keptComma, ', ').trim().slice(0, pieceMaxChars))
    .filter((piece) => piece !== '');
  const cells: Cells & { notes: string } = { notes: '' };
  const [first = '', ...rest] = withCode(pieces);
  const name = first.replace(bullet, '');
  const head = name.slice(0, -priceTailChars);
  const [, named, price] = priceBehind.exec(name.slice(-priceTailChars)) ?? [];
  // the figures of "Beras 5 kg" and "Paket isi 3" belong to the name; "Kaos Polos 75rb" is a name with its price
  const isYear = price !== undefined && year.test(price) && (isNoPrice(price) || rest.some((piece) => sureMoney.test(piece)));
  // "jual 53" counts as a price, so that the owner is asked whether it is in thousands
  const isLabelled = /^\d{2,3}$/.test(price ?? '') && labelInFront.test(named ?? '');
  const hasPrice = price !== undefined && !isYear && (isLabelled || saysPrice.test(plainPrice(price).price)) && readPrice(price) !== null;
  cells.name = hasPrice ? withoutEnd(`${head}${named}`, /[ :=@-]/) : name;
  if (hasPrice) {
    cells.price = price;
    cells.name = withoutLabel(cells.name);
  }
  const isOfDashes = row.length === 1 && !/[;|\t]|, /.test(row[0]!);
  const route = isOfDashes && cells.price === undefined ? pricedPiece(rest) : null;
  if (route) Object.assign(cells, { name: withoutLabel([name, ...rest.slice(0, route.at), route.name].join(' - ')), price: route.price });
  for (const piece of route ? rest.slice(route.at + 1) : rest) sort(piece, cells);
  if (cells.price === undefined) Object.assign(cells, priceAround(name));
  if (cells.price === undefined) askAboutMoney(cells);
  if (cells.price !== undefined) {
    const inName = priceInName(cells.name);
    const other = inName !== null && isWorth(cells.name, inName, cells.price) ? null : inName;
    cells.otherPrice ??= other ?? lowEnd(cells.name, cells.price) ?? undefined;
  }
  if (cells.otherPrice === undefined) delete cells.otherPrice;
  return cells;
}

/**
 * Joins a code with the words after it to one name: "A01 - Tas Selempang - 85.000" has the name "A01 Tas Selempang".
 */
function withCode([first = '', second = '', ...rest]: readonly string[]): readonly string[] {
  const isOfCode = code.test(first) && startsWithWord.test(second) && !namedField.test(second) && !goneOrReady.test(second);
  return isOfCode ? [`${first} ${second}`, ...rest] : [first, ...(second === '' ? [] : [second, ...rest])];
}

/**
 * The name and the price of "Kaos Polos (45rb)" or "45rb Kaos Polos". Null when the figure may not be the price, as
 * in "10rb dapat 3" and "20k Telkomsel".
 */
function priceAround(name: string): { readonly name: string; readonly price: string } | null {
  if (name.length > lineChars) return null;
  const [, inFront = '', behind = ''] = priceInFront.exec(name) ?? [];
  const [, before = '', inBrackets = ''] = priceInBrackets.exec(name) ?? [];
  const found = inFront === '' ? { name: before.trim(), price: inBrackets } : { name: behind, price: inFront };
  const isOther = namesCredit(found.name) || namedField.test(found.name) || offers.test(found.name);
  const isSure = sureMoney.test(found.price) && readPrice(found.price) !== null && priceInName(name) !== null;
  return isSure && !isOther && /\p{L}{2}/u.test(found.name) && priceInName(found.name) === null ? found : null;
}

/** Replaces commas in brackets, so that they do not split the line: "Kamar A (AC, kamar mandi dalam) : 1.200.000". */
function inOnePiece(line: string): string {
  return line.replace(/\([^()]{1,80}\)/g, (inBrackets) => inBrackets.replaceAll(', ', keptComma));
}

/**
 * The end of the name and the price of a line such as "Jogja - Semarang : 90.000/kursi". It is the only piece that
 * has words and a price after them.
 */
function pricedPiece(pieces: readonly string[]): { readonly at: number; readonly name: string; readonly price: string } | null {
  const found = pieces.flatMap((piece, at) => {
    const [, named = '', price = ''] = priceBehind.exec(piece.slice(-priceTailChars)) ?? [];
    const isOwn = piece.length <= priceTailChars && /^\p{L}{3}/u.test(named) && !namedField.test(named) && sureMoney.test(price);
    return isOwn && readPrice(price) !== null ? [{ at, name: withoutEnd(named, /[ :=@-]/), price }] : [];
  });
  const isOnly = found.length === 1 && pieces.every((piece) => readPrice(piece) === null);
  return isOnly && pieces.slice(0, found[0]!.at).every((piece) => /^\p{L}/u.test(piece)) ? found[0]! : null;
}

/**
 * Moves an amount such as "4jt nego" or "mulai 75rb" from the notes to the price, so that the owner is asked about
 * it. In the notes, the owner would not notice it.
 */
function askAboutMoney(cells: Cells & { notes: string }): void {
  const pieces = cells.notes.split(', ');
  const money = pieces.filter((piece) => beginsWithMoney.test(piece) && priceInName(piece) !== null);
  if (money.length !== 1) return;
  cells.price = money[0]!;
  cells.notes = pieces.filter((piece) => piece !== money[0]).join(', ');
}

function isNoPrice(yearOrPrice: string): boolean {
  return calendarYears.test(yearOrPrice) || Number(yearOrPrice) % yearStep !== 0;
}

/** A line that ends with prices for several kinds of buyers, including the price for customers; null for any other line. */
function labelledCells(line: string): Cells | null {
  if (line.length > lineChars) return null;
  const text = line.replace(/\s+/g, ' ');
  const found = [...text.matchAll(labelledPrice)];
  const paid = found.filter(([, label = '']) => paidByCustomers.test(label));
  const [first] = found;
  if (found.length < 2 || paid.length !== 1) return null;
  const name = withoutEnd(withoutCost(text.slice(0, first!.index)).replace(bullet, ''), /[ :=@/|,-]/);
  const behind = withoutCost(text.slice(first!.index)).replaceAll(labelledPrice, '');
  return name === '' || /[\p{L}\d]/u.test(behind) ? null : { name, price: paid[0]![2]!, notes: '' };
}

/**
 * A line that ends with prices for several sizes, which become variants; null for any other line. Also null when the
 * name ends with a size, as in "S, M, L 75k / XL 85k": the sizes without a price of their own would be lost.
 */
function sizedCells(line: string): Cells | null {
  if (line.length > lineChars || otherBuyers.test(line)) return null;
  const text = line.replace(/\s+/g, ' ');
  const found = [...text.matchAll(sizedPrice)];
  const sizes = new Set(found.map(([, size = '']) => size.toLowerCase().replaceAll(' ', '')));
  const [first] = found;
  if (!first || sizes.size < 2 || sizes.size < found.length) return null;
  const name = withoutEnd(text.slice(0, first.index).replace(bullet, ''), /[ :=@/|,([-]/);
  const behind = text.slice(first.index).replaceAll(sizedPrice, '');
  if (name === '' || /[\p{L}\d]/u.test(behind) || sizeOf(name.slice(name.lastIndexOf(' ') + 1)) !== null) return null;
  const prices = found.map(([, , price = '']) => withoutEnd(price, /[.,]/));
  // "12jam 350, 24jam 450" is probably in thousands
  if (prices.every((price) => /^[1-9]\d{1,2}$/.test(price) && Number(price) % 5 === 0)) {
    const amounts = prices.map((price) => Number(price) * 1_000);
    const sizesNamed = found.map(([, size = '']) => size);
    const variants = sizesNamed.map((size, at) => `${size} = ${amounts[at]}`).join(';');
    return { name, variants, notes: '', unclearKinds: questionOfKinds(amounts, sizesNamed, true) };
  }
  return { name, variants: found.map(([, size, price]) => `${size} = ${readPrice(price!) ?? price}`).join(';'), notes: '' };
}

/** Removes a word between a name and its price: "Hoodie jadi" becomes "Hoodie". */
export function withoutLabel(name: string): string {
  return withoutEnd(name.slice(0, -labelChars) + name.slice(-labelChars).replace(labelAtEnd, ''), /[ :=@-]/);
}

/** The line without the shop's cost. Long texts are descriptions and stay unchanged. */
function withoutCost(line: string): string {
  return line.length > lineChars
    ? line
    : line
        .replace(costBefore, ' ')
        .replace(costInBrackets, ' ')
        .replace(/\( ?\)/g, ' ')
        .replace(/ {2,}/g, ' ');
}

/**
 * The lower price of a range such as "Service kulkas 200 - 400rb", which is still part of the name at this point.
 * Null when the line has no range.
 */
function lowEnd(name: string, price: string): string | null {
  const low = /(?:^| )(\d{2,4})$/.exec(name.slice(-priceTailChars))?.[1];
  const high = /^(?:rp\.? ?)?(\d{2,4}) ?(?:rb|ribu|k)$/i.exec(price)?.[1];
  const isRange = low !== undefined && high !== undefined && Number(low) < Number(high) && Number(low) * 4 > Number(high);
  return isRange ? `${low} ribu` : null;
}

/**
 * Assigns one piece to a cell. A bare number is the price, the weight or the stock, in this order. An unrecognised
 * piece goes into the notes.
 */
function sort(piece: string, cells: Cells & { notes: string }): void {
  const isYear = year.test(piece) && isNoPrice(piece);
  const stock = /^(?:stok|stock|sisa) ?:? ?(.+)$/i.exec(piece)?.[1];
  const price = /^(?:(?:harga|hrg)(?: jual| ecer(?:an)?)?|jual|ecer(?:an)?) ?:? ?(.+)$/i.exec(piece)?.[1];
  const weight = /^berat ?:? ?(.+)$/i.exec(piece)?.[1];
  const variants = /^(?:varian|variasi|ukuran|warna) ?:? ?(.+)$/i.exec(piece)?.[1];
  const left = goneOrReady.exec(piece);
  if (left) cells.stock = left[1] ?? 'habis';
  else if (stock !== undefined) cells.stock = stock;
  else if (variants !== undefined) cells.variants = [cells.variants, variants.split(/[/,]/).join(';')].filter(Boolean).join(';');
  else if (price !== undefined) cells.price = price;
  else if (weight !== undefined) cells.weight = weight;
  else if (/^(?:https?:|unggahan:)/i.test(piece)) cells.photos = [cells.photos, piece].filter(Boolean).join(' ');
  else if (cells.price === undefined && readPrice(piece) !== null) cells.price = piece;
  else if (cells.price !== undefined && ((saysPrice.test(piece) && (readPrice(piece) ?? 0) >= surePriceIdr) || hasPrice(piece)))
    cells.otherPrice = piece;
  else if (cells.stock === undefined && /^\d{1,2}$/.test(piece)) cells.stock = piece;
  else if (cells.weight === undefined && !isYear && readGrams(piece) !== null) cells.weight = piece;
  else if (cells.stock === undefined && !isYear && readPieces(piece) !== null) cells.stock = piece;
  else if (cells.notes.length <= pieceMaxChars) cells.notes = cells.notes === '' ? piece : `${cells.notes}, ${piece}`;
}
