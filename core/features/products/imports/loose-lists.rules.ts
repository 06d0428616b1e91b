import { limits } from '#contracts/values/limits';
import type { PriceTier } from '#contracts/values/selling/product-terms';
import { cutText } from '#contracts/values/texts';
import { withoutEnd } from '#contracts/values/text-ends';
import { looseCells, withoutLabel } from '../loose-lines.rules.js';
import { priceInName, readPrice } from '../import-money.rules.js';
import type { Cells } from '../import-row.rules.js';
import { isBeforeTax, isListForOthers } from '../price-columns.rules.js';
import { namesOnlySizes, sizeOf } from './column-names.rules.js';
import { isAddition, isCondition, isGroupOfAdditions, isPlus, namesCost, plusInFront, withoutPlus } from './lines/additions.rules.js';
import { isWorth } from './lines/credit.rules.js';
import { inUsualWords } from './lines/price-writing.rules.js';
import { isOffer, labelledPrices, type LabelledPrice } from './lines/price-labels.rules.js';
import { addQuantityPrices, quantityPrice } from './lines/quantity-prices.rules.js';
import { leftOutSentences } from './left-out.rules.js';
import { messageStamp } from './records/chats.rules.js';
import { aboutTheShop, isListTitle } from './shop-lines.rules.js';
import { isTitleOfThousands, saysThousands } from './thousands.rules.js';

type Rows = readonly (readonly string[])[];

const lineMaxChars = 3_000;
/** Lines that may be the title of a list. */
const titleLines = 5;
/** "Ready HP second" as the line before the first phone. */
const announces = /^(?:harga|hrg|menu|price ?list|ready|promo|sale|list|daftar|stok|stock|katalog|update|new arrival|dijual|jual)\b/i;
/** "Serba 50rb" above "Kemeja" and "Celana" is the price of each. */
const ofEach = /^(?:serba|semua|segala|aneka|all|any)\b/i;
/** Maximum number of lines of a product with its description and prices. */
const blockLines = 15;
/** Emoji, keycaps such as 1️⃣, and signs that people use as bullets. */
const bullets = /^(?:\d\u{FE0F}?\u{20E3}|\p{Extended_Pictographic}|\p{So}|\p{Sk}|\p{Mn}|\u{200D}|[\s•·▪▫●○■□◆◇►▶✓✔–—>-])+/u;
const mark = /^[*•·▪▫●○►▶✓✔–—-] ?[\p{L}\d]/u;
/** One UTF-16 unit of an emoji, or a space. */
const decoration = /[\ud800-\udfff]|\ufe0f|\u200d|[\u2600-\u27bf\u2b00-\u2bff\s]/;
/** A price that is struck through is an earlier one. */
const struck = /~{1,2}[^~]{0,40}\d[^~]{0,40}~{1,2}/g;
const bold = /^[*_]+([^*_]{1,80})[*_]+ ?:?$/;
/** "Seri isi 5 @38rb", "Kodi 700rb": the price of the product named above, for those who buy more. */
const tierLine =
  /^(?:seri|kodi|lusin|partai|grosir)\b[^@=:\d]{0,20}(?:\d{1,3} ?(?:pcs?|pc)? ?[@=:] ?|[@=:]? ?)((?:rp\.? ?)?\d[^:]{0,40})$/i;
const detailLine =
  /^(size|ukuran|uk|warna|varian|variasi|bahan|material|berat|stok|stock|isi|ket|keterangan|motif|rasa|ld|pb|free|bonus)\b ?[:=]? ?(.{1,200})$/i;

/** "Nama : Gamis Syari" */
const nameLine = /^(?:nama|name)(?: (?:produk|barang|menu|item))? ?[:=] ?(.{1,200})$/i;

interface Line {
  /** The line without time, bullets and decoration. */
  readonly text: string;
  readonly isBold: boolean;
  readonly isBlank: boolean;
  readonly isAboutShop: boolean;
  readonly isOneCell: boolean;
  /** Begins with a dash, a dot or a number, as the products of a list do and the names of its groups do not. */
  readonly isMarked: boolean;
  readonly cells: Cells;
  readonly isPriced: boolean;
}

/**
 * Reads the lines of a price list as people write them. Names of groups become the category of the lines below. A name
 * may have its price, sizes and other details in the lines below it. Lines about the shop are reported and left out.
 */
export function looseReader(rows: Rows): (row: readonly string[], index: number) => Cells | string | null {
  const read = new LooseList(hasRunningNumbers(rows) ? rows.map((row) => row.slice(1)) : rows).readAll();
  return (_, index) => read[index] ?? null;
}

/** True when the first cell of each row is 1, 2, 3…: it numbers the rows. */
function hasRunningNumbers(rows: Rows): boolean {
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  return filled.length > 1 && filled.every((row, at) => row.length > 1 && row[0] === String(at + 1));
}

class LooseList {
  readonly #lines: readonly Line[];
  #hasPrices: boolean;
  readonly #isForOthers: boolean;
  readonly #isInThousands: boolean;
  readonly #isBeforeTax: boolean;
  readonly #read: (Cells | string | null)[] = [];
  #category = '';
  #isOpenBlock = false;
  /** True between a name and the end of its paragraph: any line there says something about it. */
  #isBlock = false;
  #isBoldName = false;
  /** The product to which the following lines may add details, and the prices that they named. */
  #product: Cells | null = null;
  #prices: LabelledPrice[] = [];
  #byQuantity: PriceTier[] = [];
  /** Per line: the price that belongs to the product above. */
  readonly #labels: readonly (LabelledPrice | null)[];

  constructor(rows: Rows) {
    const lines = rows.map(lineOf);
    // a list that begins with a plus has it in front of each product
    const isOfPluses = isPlus(
      lines.find(({ text, isPriced: has, isAboutShop }) => (has || priceInName(text) !== null) && !isAboutShop)?.text ?? '',
    );
    this.#lines = isOfPluses ? rows.map(([first = '', ...others]) => lineOf([withoutPlus(first.trim()), ...others])) : lines;
    this.#labels = labelledPrices(this.#lines);
    const isPriceOfAbove = (at: number) => this.#labels[at] != null && this.#lines[at - 1]?.isBlank === false;
    this.#hasPrices = this.#lines.some(({ cells, isAboutShop }, at) => !isAboutShop && (isPriced(cells) || isPriceOfAbove(at)));
    const titles = this.#lines.slice(0, titleLines).filter(({ cells }) => cells.price === undefined);
    this.#isForOthers = titles.some(({ text }) => isListForOthers(text));
    this.#isBeforeTax = this.#lines.some(({ text, cells }) => cells.price === undefined && isBeforeTax(text));
    this.#isInThousands = titles.some(({ text }) => isTitleOfThousands(text));
    const named = this.#lines.filter(({ isBlank, isAboutShop }) => !isBlank && !isAboutShop);
    const inThousands = named.filter(({ cells }) => bareEnd.test(cells.name ?? ''));
    // "Nasi Uduk 12" in most lines: a menu in thousands; the owner is asked about each
    if (this.#hasPrices || inThousands.length < 2 || inThousands.length * 2 < named.length || named.length < 3) return;
    for (const { cells } of inThousands) {
      const [, name, price] = bareEnd.exec(cells.name!) as unknown as [string, string, string];
      Object.assign(cells, { name: withoutLabel(name), price });
    }
    this.#hasPrices = true;
  }

  readAll(): (Cells | string | null)[] {
    this.#lines.forEach((line, index) => {
      this.#read[index] = this.#readLine(line, index);
    });
    this.#closeBlock();
    return this.#read;
  }

  #readLine(line: Line, index: number): Cells | string | null {
    if (line.isBlank) {
      this.#isOpenBlock = false;
      return null;
    }
    if (line.isAboutShop) return leftOutSentences['about-shop'];
    if (this.#isAddition(line)) return this.#readAddition(line, index);
    if (this.#product && this.#addDetail(line, index)) return null;
    if (!isPriced(line.cells) && isCondition(line.text)) return leftOutSentences['about-shop'];
    if (!isPriced(line.cells) && (isListTitle(line.text) || isTitleOfThousands(line.text))) return null;
    this.#closeBlock();
    const nextAt = this.#nextAt(index + 1, ({ isBlank }) => isBlank);
    const next = this.#lines[nextAt];
    const isNamed = !isPriced(line.cells) && next !== undefined && this.#hasPrices;
    this.#isBlock = isNamed && this.#beginsBlock(index);
    const hasDetails =
      (isNamed && (this.#isBlock || isDetail(next) || this.#labels[nextAt] != null)) ||
      (isPriced(line.cells) && next !== undefined && (namesOnlySizes(next.text) || (isOfQuantity(next) && !isOfQuantity(line))));
    if (isNamed && !hasDetails && this.#isAboveProduct(nextAt) && this.#looksLikeGroup(line, index)) {
      this.#category = line.text.replace(/ ?:$/, '');
      return null;
    }
    // After a block, a separate line begins another product.
    const { cells } = line;
    const ownName = isPriced(cells) ? undefined : nameLine.exec(line.text)?.[1];
    if (ownName !== undefined) cells.name = ownName.trim();
    if (this.#category !== '') {
      cells.category = this.#category;
      addCredit(cells, this.#category);
    }
    if (!isPriced(cells) && this.#hasPrices && !hasDetails) cells.noPrice = 'yes';
    if (this.#isForOthers) cells.isForOthers = true;
    if (this.#isBeforeTax) cells.isBeforeTax = true;
    if (this.#isInThousands && !saysThousands(cells.price)) cells.isScaleUnclear = true;
    this.#product = cells;
    this.#isBoldName = line.isBold;
    this.#isOpenBlock = hasDetails;
    return cells;
  }

  #isAddition({ text, cells }: Line): boolean {
    return isPriced(cells) && isAddition(text) && (isPlus(text) || !isGroupOfAdditions(this.#category));
  }

  /** Notes the addition at the product above it. The owner may sell it alone too. */
  #readAddition({ text, cells }: Line, index: number): Cells {
    const product = this.#lines[index - 1]?.isBlank === false ? this.#product : null;
    if (product && !namesCost(text)) addTo(product, 'ket', '', text);
    const additionTo = { name: product?.name ?? '', isSure: product !== null && isPlus(text) };
    return { ...cells, name: withoutPlus(cells.name ?? ''), additionTo };
  }

  #looksLikeGroup({ text, isBold, isOneCell, isMarked }: Line, index: number): boolean {
    if (priceInName(text) !== null || pricedSize.test(text) || /[$€]\d|\d \d{3}$|\b(?:ribu|ratus|juta|rupiah)\b/i.test(text) || !isOneCell)
      return false;
    const isFirst = index === 0 || this.#lines[index - 1]!.isBlank;
    const isBetweenMarked = !isMarked && this.#lines[index - 1]?.isMarked === true && this.#lines[index + 1]?.isMarked === true;
    return isBold || isFirst || isBetweenMarked || text.endsWith(':') || (/\p{L}/u.test(text) && text === text.toUpperCase());
  }

  /** True when a product is next, below lines about the shop. */
  #isAboveProduct(nextAt: number): boolean {
    const at = this.#nextAt(nextAt, ({ isBlank, isAboutShop }) => isBlank || isAboutShop);
    const [line, below] = this.#lines.slice(at, at + 2);
    return isPriced(line?.cells ?? {}) || this.#labels[at] != null || this.#beginsBlock(at) || (below !== undefined && isOfQuantity(below));
  }

  /** The first line from that position on that is not skipped. */
  #nextAt(from: number, isSkipped: (line: Line) => boolean): number {
    let at = from;
    while (at < this.#lines.length && isSkipped(this.#lines[at]!)) at += 1;
    return at;
  }

  /** True for a name whose price is in its own paragraph, below lines that describe it. */
  #beginsBlock(index: number): boolean {
    const near = this.#lines.slice(index + 1, index + 1 + blockLines);
    const end = near.findIndex(({ isBlank }) => isBlank);
    const below = near.slice(0, end < 0 ? undefined : end).map((line, at) => ({ line, label: this.#labels[index + 1 + at] }));
    const firstPrice = below.findIndex(({ label }) => label != null);
    const described = below.slice(0, firstPrice);
    const priced = below.slice(firstPrice);
    const isAdded = ({ text, cells }: Line): boolean => isPriced(cells) && isAddition(text);
    const other = priced.findIndex(({ line, label }) => label == null && !isDetail(line) && !isAdded(line));
    // without an empty line, the next product follows when all lines up to the price list the contents of this one
    const isListed = described.length > 0 && described.every(({ line }) => line.text.includes(', '));
    const isEnd = other < 0 || (!isPriced(priced[other]!.line.cells) && isListed);
    const own = [...described, ...priced.slice(0, other < 0 ? undefined : other)];
    const isOwn = own.every(({ line, label }) => label != null || isDetail(line) || isAdded(line) || !isPriced(line.cells));
    // the last bold line is the name
    const isName = described.every(({ line }) => !line.isBold);
    return firstPrice > 0 && isEnd && isOwn && isName && !announces.test(this.#lines[index]!.text);
  }

  /** A line that says something about the product above: true when it was added. */
  #addDetail(line: Line, index: number): boolean {
    const product = this.#product!;
    const isBelow = !isPriced(line.cells) && this.#lines[index - 1]?.isBlank === false;
    if (isBelow && (isCondition(line.text) || this.#isContent(index))) {
      addTo(product, 'ket', '', line.text);
      return true;
    }
    if (!this.#isOpenBlock) return this.#addDescription(line, index);
    const size = line.cells.price === undefined ? null : sizeOf(line.cells.name ?? '');
    if (size !== null) {
      product.variants = [product.variants, `${size} = ${readPrice(line.cells.price!) ?? line.cells.price}`].filter(Boolean).join(';');
      return true;
    }
    const byQuantity = quantityPrice(line.cells);
    if (byQuantity) {
      this.#byQuantity.push(byQuantity);
      return true;
    }
    const labelled = this.#labels[index];
    if (labelled) {
      this.#prices.push(labelled);
      return true;
    }
    if (namesOnlySizes(line.text)) {
      addTo(product, 'size', line.text, line.text);
      return true;
    }
    const more = tierLine.exec(line.text)?.[1];
    if (more !== undefined && readPrice(more) !== null) {
      this.#prices.push({ kind: 'tier', label: '', price: more });
      return true;
    }
    const named = nameLine.exec(line.text)?.[1];
    if (named !== undefined) {
      nameProduct(product, named);
      return true;
    }
    const [, what, value] = detailLine.exec(line.text) ?? [];
    if (what === undefined && (!this.#isBlock || (this.#prices.length > 0 && this.#beginsBlock(index)))) return false;
    if (what === undefined && mayBeOtherName(line)) product.isNameUnclear ||= !this.#isBoldName;
    if (what === undefined) addTo(product, 'ket', line.text, line.text);
    else addTo(product, what.toLowerCase(), value!.trim(), line.text);
    return true;
  }

  /** "   nasi, ayam goreng, sambal" right below "1. Paket A 20.000": what the product consists of. */
  #addDescription({ text, isMarked, isBold, isOneCell, cells }: Line, index: number): boolean {
    const above = this.#lines[index - 1];
    if (isPriced(cells) || isBold || isMarked || !isOneCell || !above || above.isBlank || text.endsWith(':')) return false;
    const [, what, value = ''] = detailLine.exec(text) ?? [];
    const isDetailOf = what !== undefined && /^\p{L}+ ?[:=]/u.test(text);
    const isBelowMarked = isPriced(above.cells) && above.isMarked && (text.startsWith('(') || text.includes(', '));
    if (!isDetailOf && !isBelowMarked) return false;
    addTo(this.#product!, isDetailOf ? what.toLowerCase() : 'ket', value.trim(), text);
    return true;
  }

  /** "- nasi" and "- ayam" below "Paket A 20.000": lines with a mark and without a price, below a product without a mark. */
  #isContent(index: number): boolean {
    const isOther = ({ isMarked, isBold, isBlank }: Line) => isBlank || isBold || !isMarked;
    const before = this.#lines.slice(Math.max(0, index - blockLines), index);
    const place = before.findLastIndex(isOther);
    const head = before[place];
    // the price of a name on the line above does not make this line a product
    const isPriceOfAbove = this.#labels[index - before.length + place] != null;
    if (!head || isPriceOfAbove || !isPriced(head.cells) || ofEach.test(head.text)) return false;
    const below = this.#lines.slice(index, index + blockLines);
    const end = below.findIndex(isOther);
    const listed = [...before.slice(place + 1), ...below.slice(0, end < 0 ? undefined : end)];
    return listed.length > 0 && listed.every(({ cells }) => !isPriced(cells));
  }

  /** Takes the customers' price of the block. Two of them are a question for the owner. */
  #closeBlock(): void {
    const usual = this.#prices.filter((price) => isOffer(price) || !['tier', 'cost', 'before'].includes(price.kind));
    const product = this.#product;
    if (product && product.price === undefined) {
      const [first, second] = usual;
      if (first) product.price = first.price;
      if (first && (first.kind === 'unsure' || isOffer(first))) product.priceLabel = first.label;
      if (second && readPrice(second.price) !== readPrice(first!.price)) product.otherPrice = second.price;
      addQuantityPrices(product, this.#byQuantity);
      if (product.price === undefined && !product.variants && this.#hasPrices) product.noPrice = 'yes';
    } else if (product) addQuantityPrices(product, this.#byQuantity);
    this.#product = null;
    this.#prices = [];
    this.#byQuantity = [];
    this.#isOpenBlock = false;
    this.#isBlock = false;
  }
}

/** "Kaos Panjang" between "Kaos Polos" and a price may be another product, unlike "adem dan lembut" and "Nasi, telur". */
function mayBeOtherName({ text, isMarked, isOneCell }: Line): boolean {
  return isOneCell && !isMarked && /^\p{Lu}/u.test(text) && !/[,\d]/.test(text);
}

/** "NAMA : Gamis Syari" below "KODE : A01". */
function nameProduct(product: Cells, name: string): void {
  if (product.name) addTo(product, 'ket', '', product.name);
  product.name = name.trim();
}

/** "10rb = 12rb" below "XL" is the product "XL 10rb". */
function addCredit(cells: Cells, group: string): void {
  const { name = '', price = '' } = cells;
  const named = `${group} ${name}`;
  if (!/^(?:rp\.? ?)?\d[\d.]{0,9} ?(?:rb|ribu|k)?$/i.test(name) || !isWorth(named, name, price)) return;
  cells.name = named;
  delete cells.otherPrice;
}

/** "Gamis Syari M L 185, XL 195": sizes with prices in thousands. */
const pricedSize = /(?:^| )(?:x{0,3}[sl]|m|[2-6]xl) ?[:=]? ?\d{2,3}(?![\d.,\p{L}])/iu;

/** "Nasi Uduk 12": reads at most 60 characters, which bounds the time. */
const bareEnd = /^(\D{1,60}) (\d{1,3})$/;

/** True for a line with a price, of the product or of its sizes. */
const isPriced = ({ price, variants = '' }: Cells): boolean => price !== undefined || variants.includes('=');

const isOfQuantity = ({ cells }: Line): boolean => quantityPrice(cells) !== null;

const isDetail = ({ text, cells }: Line): boolean =>
  detailLine.test(text) || (cells.price !== undefined && (sizeOf(cells.name ?? '') !== null || quantityPrice(cells) !== null));

function addTo(product: Cells, what: string, value: string, line: string): void {
  if (/^(?:size|ukuran|uk|warna|varian|variasi|rasa)$/.test(what))
    product.variants = [product.variants, value.split(/[/,]/).join(';')].filter(Boolean).join(';');
  else if (what === 'berat' && !product.weight) product.weight = value;
  else if ((what === 'stok' || what === 'stock') && !product.stock) product.stock = value;
  else product.notes = cutText([product.notes, line].filter(Boolean).join(', '), limits.productNotesMaxChars);
}

function lineOf(row: readonly string[]): Line {
  const cells = row.map((cell) => cutText(cell, lineMaxChars));
  const raw = cells.join(' ').trim().replace(messageStamp, '');
  const isNumbered = /^\d{1,3}[.)]\s/.test(raw);
  const plain = isNumbered ? raw : withoutEnd(raw.replace(bullets, ''), decoration);
  const isBold = bold.test(plain);
  const text = plusInFront(cleaned(plain));
  const isOneCell = cells.filter((cell) => cell !== '').length === 1;
  const read = looseCells(isOneCell ? [text] : cells.map((cell, at) => (at === 0 ? cleaned(cell.replace(bullets, '')) : cell)));
  return {
    text,
    isBold,
    isBlank: text === '',
    isOneCell,
    isMarked: isNumbered || mark.test(raw),
    isAboutShop: aboutTheShop(text) && !/https?:/i.test(text),
    cells: read,
    isPriced: isPriced(read),
  };
}

/** Removes marks of bold and struck text, and replaces arrows and rows of dots with one dash. */
function cleaned(text: string): string {
  return inUsualWords(text)
    .replace(struck, ' ')
    .replace(/[*_`]+/g, (marks, at: number, all: string) =>
      marks.includes('_') && /\w/.test(all[at - 1] ?? '') && /\w/.test(all[at + marks.length] ?? '') ? marks : '',
    )
    .replace(/ ?(?:\.{3,}|…+|→|➡\ufe0f?|👉[🏻-🏿]?|⇒|=>|->|-{2,}>?) ?/gu, ' - ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
