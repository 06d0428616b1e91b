import type { PricedCategory } from '../../products/products.service.js';
import { cutText } from '#contracts/values/texts';
import { contactNumbersIn, shortNumbersIn, spellingsOf } from './contacts/contact-numbers.rules.js';
import { payKey } from './contacts/pay-codes.rules.js';
import { findAmounts, findForeign, findPercents, fractionsIn, quantitiesIn, type Amount } from './amounts.rules.js';
import { plainText, sentencesOf } from './plain-text.rules.js';

/** The texts from which amounts may come. */
export interface GroundSources {
  /** The owner's texts about the shop. */
  readonly owner: readonly string[];
  /** The owner's messages in this chat. */
  readonly chat: readonly string[];
  /** Results of tools that are sources of facts. */
  readonly tools: readonly string[];
  /** The bot's messages in this conversation, oldest first. */
  readonly ours: readonly string[];
  /** The lead's messages, oldest first: evidence for quantities, but not for prices. */
  readonly lead: readonly string[];
  /** Categories of a list that is too long to be read completely; absent when there are none. */
  readonly categories?: readonly PricedCategory[];
  /** The owner's secrets, which the bot may use but never disclose; absent when there are none. */
  readonly secret?: string;
}

/** Limits of the arithmetic: they keep the check of a reply within milliseconds, whatever the texts contain. */
const pricesMax = 40;
const quantitiesMax = 10;
const addendsMax = 8;
const linesMax = 12;
const divisorMax = 60;

const common = new Set(
  'khusus lewat bayar pembayaran transfer biaya promo diskon minimal maksimal hari kirim dikirim pengiriman produk daftar toko admin min max hanya cuma semua lain tidak belum boleh selama setelah jam sampai dapat buat gratis rupiah baik siap halo maaf mohon terima kasih yang dan atau untuk dari dengan kak kakak ada saya kami mau berapa brp harga harganya total ya nya ini itu stok pcs per gram berat warna ukuran ready bisa kalau kalo juga beli pesan order ambil jadi sama rp ribu'.split(
    ' ',
  ),
);
const fees = /(?<!\p{L})(?:ongkir|ongkos|biaya|admin|packing|bubble|asuransi|cod|ppn|pajak)(?!\p{L})/iu;
const sums =
  /(?<!\p{L})(?:total|totalnya|jumlah|semua|semuanya|keseluruhan|jadi|jadinya|sekalian|termasuk|plus|tambah|ditambah|subtotal|transfer|bayar|bayarnya|dibayar|dikali)(?!\p{L})|[+=×]|\d[ ]?x[ ]?(?:rp|\d)/iu;
const differences =
  /(?<!\p{L})(?:hemat|selisih|selisihnya|beda|bedanya|lebih murah|potongan|potong|diskon|diskonnya|sisa|sisanya|kurang|kurangnya|kekurangan|kekurangannya|kembali|kembalian|kembaliannya|pelunasan|pelunasannya)(?!\p{L})/iu;
const leftOvers =
  /(?<!\p{L})(?:sisa|sisanya|kurang|kurangnya|kekurangan|kekurangannya|kembali|kembalian|kembaliannya|pelunasan|pelunasannya)(?!\p{L})/iu;
const discounts =
  /(?<!\p{L})(?:diskon|disc|discount|potongan|potong|dipotong|promo|member|reseller|grosir|hemat|cashback|dp|uang muka|pajak|ppn|fee|komisi)(?:nya)?(?!\p{L})|%|persen/iu;
const shares =
  /(?<!\p{L})(?:per|tiap|satuan|satuannya|masing-masing|@)(?!\p{L})|\/(?:pcs|pc|biji|buah|orang|box|lembar|kg|gram|hari|porsi)|@/iu;

const offer = /(?<![\d.,])\d{2,3}(?![\d.,]\d|\d)/g;
/** "Nego 3,7": millions. */
const offerOfMillions = /(?<![\d.,])\d{1,2}[.,]\d{1,2}(?![\d.,]|[ ]?(?:kg|kilo|gr|m|cm|liter|pk|%))/giu;

/** The amounts, numbers and texts that a reply may be based on. */
export class Grounds {
  private readonly known = new Set<number>();
  /** Amounts that occur only in the owner's texts, with the words around each occurrence. */
  private readonly ownerOnly = new Map<number, PricedLine[]>();
  /** The words of the owner's clauses without amounts. */
  private readonly unpriced: readonly ReadonlySet<string>[];
  private readonly percents = new Set<number>();
  private readonly foreign = new Set<string>();
  private readonly longNumbers = new Set<string>();
  private readonly ownerText: string;
  private readonly ourText: string;
  private readonly leadText: string;
  private readonly leadAmounts: ReadonlySet<number>;
  /**
   * Bare numbers of the lead, read as thousands or millions, as in "Boleh 150?" and "nego 3,7". Such an amount may appear in an answer
   * that refuses it.
   */
  private readonly leadOffers: ReadonlySet<number>;
  private leadNumbers: ReadonlySet<string> | undefined;
  /** Letters and digits of all texts. */
  private codes = '';
  private readonly toolPrices: readonly number[];
  private readonly ourPrices: readonly number[];

  constructor(sources: GroundSources) {
    this.ownerText = plainText(sources.owner.join('\n')).text;
    this.leadText = plainText(sources.lead.join('\n')).text;
    const leadAmounts = findAmounts(this.leadText);
    this.leadAmounts = new Set(leadAmounts.map(({ value }) => value));
    const offered = this.leadText.slice(-2_000);
    this.leadOffers = new Set([
      ...[...offered.matchAll(offer)].map(([digits]) => Number(digits) * 1_000),
      ...[...offered.matchAll(offerOfMillions)].map(([digits]) => Math.round(Number(digits.replace(',', '.')) * 1e6)),
    ]);
    const toolText = plainText(sources.tools.join('\n')).text;
    this.toolPrices = [...new Set([...wholeNumbers(toolText), ...valuesOf(toolText)])].filter((value) => value >= 500);
    const chatText = plainText(sources.chat.join('\n')).text;
    for (const text of [this.ownerText, toolText, chatText]) {
      for (const value of [...valuesOf(text), ...(text === toolText ? this.toolPrices : shorthands(text))]) this.known.add(value);
      for (const { value } of findPercents(text, true)) this.percents.add(value);
      for (const { key } of findForeign(text)) this.foreign.add(key);
      for (const { digits } of contactNumbersIn(text)) for (const one of spellingsOf(digits)) this.longNumbers.add(one);
      for (const digits of shortNumbersIn(text)) this.longNumbers.add(digits);
      this.codes += ` ${payKey(text)}`;
    }
    for (const line of linesOf(this.ownerText)) for (const value of line.values) append(this.ownerOnly, value, line);
    this.unpriced = unpricedIn(this.ownerText);
    if (/(?<!\p{L})(?:gratis|free|bebas)(?!\p{L})/iu.test(this.ownerText)) this.known.add(0);
    // An amount of the lead does not become evidence because the bot repeated it.
    this.ourText = plainText(sources.ours.join('\n')).text;
    this.ourPrices = valuesOf(this.ourText).filter((value) => this.known.has(value) || !this.leadAmounts.has(value));
    for (const value of this.ourPrices) this.known.add(value);
    for (const value of [...this.ourPrices, ...this.toolPrices, ...valuesOf(chatText)]) this.ownerOnly.delete(value);
  }

  /**
   * The known amounts that the owner states for something in the conversation: a fee for payment on
   * delivery is not the price of a shirt. When nothing is named, as after "berapa?", any price of goods may
   * be meant.
   * @param brought words of the owner's lines that the conversation mentions. For example, a set includes
   * its parts.
   * @param said words of the reply. When they name something that the owner gives no price for, no price of other things is meant.
   */
  private spokenOf(talked: ReadonlySet<string>, brought: ReadonlySet<string>, said: ReadonlySet<string>): ReadonlySet<number> {
    const isNamed = ({ words, isFee }: PricedLine): boolean =>
      words.size === 0 || [...words].some((word) => talked.has(word) || (!isFee && brought.has(word)));
    const isAnyNamed =
      [...this.ownerOnly.values()].some((places) => places.some(isNamed)) || this.unpriced.some((words) => sharesEnough(words, said));
    return new Set(
      [...this.known].filter((value) => {
        const places = this.ownerOnly.get(value);
        return !places || places.some((place) => isNamed(place) || (!isAnyNamed && !place.isFee));
      }),
    );
  }

  isLeads(value: number): boolean {
    return this.leadAmounts.has(value) || this.leadOffers.has(value);
  }

  /** True for the lead's amounts, and for "5jt" after "macbook 5 ya?". Such a number may count pieces, too. */
  mayBeOffered(value: number): boolean {
    return this.isLeads(value) || this.isInMillions(value);
  }

  private isInMillions(value: number): boolean {
    return value % 1e6 === 0 && new RegExp(String.raw`(?:^|[^\d.,])${value / 1e6}(?![\d.,]*\d)`, 'u').test(this.leadText);
  }

  /** True for digits that the lead wrote, as in a postal code. */
  isWordOfLead(words: string): boolean {
    return this.leadText.includes(words);
  }

  hasPercent(value: number): boolean {
    return this.percents.has(value);
  }

  hasForeign(key: string): boolean {
    return this.foreign.has(key);
  }

  hasLongNumber(digits: string): boolean {
    return this.longNumbers.has(digits) || isNumberWithMore(digits, this.longNumbers);
  }

  hasPayCode(key: string): boolean {
    return this.codes.includes(key);
  }

  leadHasLongNumber(digits: string): boolean {
    this.leadNumbers ??= new Set(contactNumbersIn(this.leadText).flatMap((one) => spellingsOf(one.digits)));
    return this.leadNumbers.has(digits) || isNumberWithMore(digits, this.leadNumbers);
  }

  /** The calculations that are allowed for a reply with these words. */
  arithmeticFor(reply: string): Arithmetic {
    const talked = wordsOf(`${this.leadText.slice(-2_000)}\n${this.ourText.slice(-2_000)}\n${reply}`);
    const scored = linesOf(this.ownerText).map((line) => ({ ...line, score: [...line.words].filter((word) => talked.has(word)).length }));
    const named = scored
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, linesMax)
      .flatMap(({ values }) => values);
    const brought = scored.filter(({ score, isFee }) => score > 0 && !isFee).flatMap(({ words }) => [...words]);
    const charges = scored.filter(({ isFee }) => isFee).flatMap(({ values }) => values);
    const quantities = [
      ...new Set([
        ...quantitiesIn(reply),
        ...fractionsIn(`${reply}\n${this.leadText.slice(-1_000)}`),
        ...quantitiesIn(this.leadText.slice(-1_000)).toReversed(),
      ]),
    ];
    return new Arithmetic({
      known: this.spokenOf(talked, new Set(brought), wordsOf(reply)),
      prices: [...new Set([...this.toolPrices, ...this.ourPrices.slice(-10), ...named])].slice(0, pricesMax),
      extras: [...new Set([...this.toolPrices, ...charges])],
      quantities: quantities.slice(0, quantitiesMax),
      percents: [...this.percents].filter((value) => value > 0),
      leads: [...this.leadAmounts],
      isAboutDiscounts: discounts.test(`${this.leadText.slice(-1_000)}\n${reply}`),
    });
  }
}

const moreDigits = 3;
const longMin = 9;

/** True for a known number beside a few other digits: "0812–3456–7890 (24 jam)". */
function isNumberWithMore(digits: string, known: ReadonlySet<string>): boolean {
  return [...known].some((one) => {
    const more = digits.length - one.length;
    return one.length >= longMin && more > 0 && more <= moreDigits && (digits.startsWith(one) || digits.endsWith(one));
  });
}

interface Operands {
  readonly known: ReadonlySet<number>;
  readonly prices: readonly number[];
  /** Charges in addition to goods: shipping, fees. */
  readonly extras: readonly number[];
  readonly quantities: readonly number[];
  readonly percents: readonly number[];
  readonly leads: readonly number[];
  readonly isAboutDiscounts: boolean;
}

/** Decides whether amounts follow from known ones. Such amounts of the reply are added to the known ones ({@link note}). */
export class Arithmetic {
  private readonly said = new Set<number>();
  private readonly terms: ReadonlySet<number>;
  private readonly sumsOfTwo: ReadonlySet<number>;

  constructor(private readonly operands: Operands) {
    const { prices, quantities, extras } = operands;
    this.terms = new Set([...prices, ...prices.flatMap((price) => quantities.map((count) => price * count))]);
    const goods = [...this.terms];
    this.sumsOfTwo = new Set([
      ...goods.flatMap((one, at) => goods.slice(at).map((other) => one + other)),
      ...goods.flatMap((one) => extras.map((extra) => one + extra)),
    ]);
  }

  note(value: number): void {
    this.said.add(value);
  }

  /** @param sentence the sentence of the amount: totals are only considered in a sentence about a total. */
  follows({ value, isRough }: Pick<Amount, 'value' | 'isRough'>, sentence: string): boolean {
    if (this.operands.known.has(value) || this.said.has(value) || this.terms.has(value)) return true;
    if (isRough && [...this.operands.known].some((one) => isAbout(value, one))) return true;
    if (this.isShare(value, sentence) || this.isDiscounted(value, sentence)) return true;
    if (sums.test(sentence) && this.isSum(value)) return true;
    return differences.test(sentence) && this.isDifference(value, sentence);
  }

  private isSum(value: number): boolean {
    if (this.sumsOfTwo.has(value) || this.operands.extras.some((extra) => this.sumsOfTwo.has(value - extra))) return true;
    return isSubsetSum([...this.said].slice(0, addendsMax), value);
  }

  /** A percentage from the owner's texts, as a price or a discount, rounded as shops round. */
  private isDiscounted(value: number, sentence: string): boolean {
    if (!this.operands.isAboutDiscounts) return false;
    const bases = [...this.terms, ...this.said, ...(sums.test(sentence) ? this.sumsOfTwo : [])];
    return this.operands.percents.some((percent) =>
      bases.some((base) => isRounded(value, (base * percent) / 100) || isRounded(value, (base * (100 - percent)) / 100)),
    );
  }

  private isDifference(value: number, sentence: string): boolean {
    if (value === 0) return false; // every price differs from itself by zero
    const ours = new Set([...this.terms, ...this.said]);
    const others = leftOvers.test(sentence) ? [...ours, ...this.operands.leads] : [...ours];
    if (others.some((one) => ours.has(one + value) || ours.has(one - value))) return true;
    return leftOvers.test(sentence) && this.operands.leads.some((one) => this.sumsOfTwo.has(one + value));
  }

  /** The price of one piece out of several: "3 toples 345rb, jadi 115rb per toples". */
  private isShare(value: number, sentence: string): boolean {
    if (!shares.test(sentence)) return false;
    const prices = new Set([...this.operands.prices, ...this.said]);
    return [...this.operands.quantities, 10, 12].some(
      (count) => count > 1 && count <= divisorMax && [...prices].some((one) => isRounded(value, one / count)),
    );
  }
}

function isSubsetSum(values: readonly number[], wanted: number): boolean {
  let reached = new Set([0]);
  for (const value of values) reached = new Set([...reached, ...[...reached].map((sum) => sum + value)]);
  return wanted > 0 && reached.has(wanted);
}

function isRounded(value: number, exact: number): boolean {
  const off = Math.abs(value - exact);
  return off < 1 || (value % 100 === 0 && off < 100) || (value % 500 === 0 && off < 500) || (value % 1_000 === 0 && off < 1_000);
}

/** "70 ribuan" may mean 75.000, "sekitar 75rb" may mean 74.900. */
function isAbout(said: number, exact: number): boolean {
  let step = 10;
  while (said !== 0 && said % step === 0) step *= 10;
  if (said !== 0) step /= 10;
  return (exact >= said && exact < said + step) || Math.abs(exact - said) <= said * 0.03;
}

interface PricedLine {
  readonly isFee: boolean;
  readonly words: ReadonlySet<string>;
  readonly values: readonly number[];
}

/** Maximum length of a heading. Its words are read with each line below it, so a long one would be expensive. */
const headingChars = 200;

/** The owner's sentences with amounts, each with its own words and those of the heading above it. */
function linesOf(text: string): PricedLine[] {
  let heading = '';
  return sentencesOf(text.replaceAll(';', '\n')).flatMap(({ text: line }) => {
    const values = [...valuesOf(line), ...shorthands(line)];
    if (values.length === 0) {
      heading = cutText(line, headingChars);
      return [];
    }
    return partsOf(line).map((part) => ({ ...part, words: new Set([...wordsOf(heading), ...part.words]) }));
  });
}

/**
 * "Avanza 350rb/hari, sopir 150rb": splits a line into things with one price each. A part without a name belongs to the
 * thing before it.
 */
function partsOf(line: string): PricedLine[] {
  const parts: { words: ReadonlySet<string>; values: number[]; isFee: boolean }[] = [];
  for (const part of line.split(/,(?!\d)/)) {
    const values = [...valuesOf(part), ...shorthands(part)];
    const words = wordsOf(part);
    const last = parts.at(-1);
    if (last && (values.length === 0 || words.size === 0)) {
      last.values.push(...values);
      last.words = new Set([...last.words, ...words]);
    } else parts.push({ words, values, isFee: fees.test(part) });
  }
  return parts.filter(({ values }) => values.length > 0);
}

/** "Anak di bawah 5 tahun setengah harga" says what something costs. */
const pricedOtherwise = /%|(?<!\p{L})(?:gratis|free|setengah|separuh|harga|bayar|biaya|tarif|diskon|potongan|penuh)(?!\p{L})/iu;
const unpricedMax = 200;
/** Minimum number of shared words for a clause to be meant. */
const enoughShared = 2;

function unpricedIn(text: string): ReadonlySet<string>[] {
  return text
    .split(/[\n;.]|,(?!\d)/u)
    .slice(0, unpricedMax)
    .filter((part) => !pricedOtherwise.test(part) && valuesOf(part).length === 0 && shorthands(part).length === 0)
    .map(wordsOf)
    .filter((words) => words.size >= enoughShared);
}

function sharesEnough(words: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const word of words) if (said.has(word)) shared += 1;
  return shared >= enoughShared;
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function valuesOf(text: string): number[] {
  return findAmounts(text).map(({ value }) => value);
}

/** Any number in a tool's result may be money. */
function wholeNumbers(text: string): number[] {
  return [...text.matchAll(/(?<![\d.,])\d{3,9}(?![\d.,]\d)/g)].map(([digits]) => Number(digits));
}

/** "Kaos polos: 75" means thousands. Applies only in a line without other amounts that is not about stock. */
function shorthands(text: string): number[] {
  return text.split('\n').flatMap((line) => {
    if (/stok|stock|sisa|isi|ukuran|size|jam|buka|hari|min|kecamatan/i.test(line) || findAmounts(line).length > 0) return [];
    return [...line.matchAll(/(?:[:=@]|harga|hrg)[ ]*(\d{2,3})(?![\d.,:]|[ ]?(?:%|[a-z]))/giu)].map(
      ({ 1: digits }) => Number(digits) * 1_000,
    );
  });
}

function wordsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !common.has(word)));
}
