import { findAmounts, quantitiesIn, type Amount } from './amounts.rules.js';
import { unitsOf } from './orders/list-lines.rules.js';
import { sentencesOf } from './plain-text.rules.js';

/** A thing with a price in the owner's texts or in a tool's result, with the words that name it. */
interface PricedThing {
  readonly words: ReadonlySet<string>;
  readonly value: number;
}

const notNames = new Set(
  'khusus lewat bayar pembayaran transfer biaya promo diskon minimal maksimal hari kirim dikirim pengiriman produk daftar toko admin min max hanya cuma semua lain tidak belum boleh selama setelah jam sampai dapat buat gratis rupiah baik siap halo hai maaf mohon terima kasih yang dan atau untuk dari dengan kak kakak ada saya kami mau berapa brp harga harganya hrg total totalnya ya nya ini itu stok pcs per gram berat warna ukuran ready bisa kalau kalo juga beli pesan order ambil jadi sama rp ribu rb ribuan juta jt an aja saja nih dong sih kok deh lagi sudah udah mulai isi satu dua tiga empat lima pcs kg lusin pack box paket per mulai seharga sekarang sedangkan kalau nah oke ok varian ecer eceran grosir ke atas bawah lebih sampai'.split(
    ' ',
  ),
);
const fees =
  /(?<!\p{L})(?:ongkir|ongkos|biaya|admin|packing|bubble|asuransi|cod|ppn|pajak|dp|uang muka|deposit|jaminan|denda|tambah|tambahan|ditambah|plus)(?!\p{L})|\+/iu;
const derived =
  /(?<!\p{L})(?:total|totalnya|jumlah|jumlahnya|semua|semuanya|subtotal|hemat|selisih|selisihnya|beda|bedanya|sisa|sisanya|kurang|kembali|kembalian|pelunasan|potongan|dipotong|diskon|mulai|sampai|antara|dari|budget|tawar|tawaran)(?!\p{L})|[×=]/iu;

/**
 * The unit of the previous amount. In "PS4 7rb/jam, PS5 12rb/jam", the first "jam" does not belong to the name of
 * PS5.
 */
const unitOfLast = /^[ ]?(?:\/|per[ ])[ ]?(?:\d{1,4}[ ]?)?\p{L}{1,12}/iu;

const sizes = new Set('s m l xs xl xxl xxxl jumbo kecil sedang besar mini reguler regular medium large small'.split(' '));

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]{1,30}/gu) ?? []).filter((word) => !notNames.has(word) && /[a-z]/.test(word));
}

interface Segment {
  /** The text between the previous amount and this one, within the sentence. */
  readonly text: string;
  readonly amount: Amount;
  readonly line: number;
}

/** Each amount with the words between it and the previous amount, sentence by sentence. */
function segmentsOf(text: string): Segment[] {
  const amounts = findAmounts(text);
  let next = 0;
  return sentencesOf(text).flatMap((sentence, line) => {
    let from = sentence.from;
    const found: Segment[] = [];
    for (; next < amounts.length && amounts[next]!.from < sentence.to; next += 1) {
      const amount = amounts[next]!;
      const between = text.slice(from, amount.from);
      found.push({ text: found.length === 0 ? between : between.replace(unitOfLast, ''), amount, line });
      from = amount.to;
    }
    return found;
  });
}

const counted = /(?<![\d.,])\d{1,5}[ ]?(\p{L}{2,15})(?!\p{L})/giu;

interface Naming {
  /**
   * True when the thing is named directly before the amount. Otherwise, the amount counts as the price of another
   * thing only when the text does not name the amount's own thing at all.
   */
  readonly isNamed: boolean;
  /** True when an amount is this price multiplied by a mentioned number of pieces. */
  readonly isTimes: (price: number) => boolean;
}

/** The shop's prices with their things. Used to find answers that give one thing the price of another. */
export class PricedThings {
  private readonly things: PricedThing[] = [];
  /** The units of pieces in which the shop gives prices: "sak" for "320.000/sak". */
  private readonly units: ReadonlySet<string>;

  /** @param text the owner's texts and results of tools, as {@link plainText} reads them. */
  constructor(text: string) {
    this.units = unitsOf(text);
    let names: string[] = [];
    let line = -1;
    for (const segment of segmentsOf(text.replaceAll(';', '\n'))) {
      const own = wordsOf(this.withoutCounts(segment.text));
      if (segment.line !== line) names = [];
      line = segment.line;
      // In "Kaos polos S 75rb, XL 85rb", the second part is a variant of the thing before it.
      const isKind = names.length > 0 && own.every((word) => sizes.has(word));
      const words = isKind ? [...names, ...own] : own;
      if (!isKind) names = own;
      if (words.length === 0 || fees.test(segment.text)) continue;
      this.things.push({ words: new Set(words), value: segment.amount.value });
    }
  }

  /**
   * Amounts of a reply that are the price of another thing than the one named before the amount.
   *
   * @param isOther returns true when an amount has its own evidence, such as a shipping quote.
   */
  misplacedIn(reply: string, lead: string, isOther: (value: number) => boolean): Amount[] {
    if (this.things.length < 2) return [];
    let carried = '';
    return segmentsOf(reply).flatMap(({ text: written, amount }) => {
      const text = this.withoutCounts(written);
      const isNamed = this.bestOf(text) > 0;
      if (isNamed) carried = text;
      if (derived.test(text) || fees.test(text) || isOther(amount.value)) return [];
      const named = isNamed ? text : carried || this.withoutCounts(lastOf(lead));
      const isTimes = (price: number): boolean =>
        quantitiesIn(`${written} ${lastOf(lead)}`).some((count) => count > 1 && count * price === amount.value);
      return this.isMisplaced(amount.value, named, { isNamed, isTimes }) ? [amount] : [];
    });
  }

  /**
   * The text without counted units: "Min 30 sak 320.000/sak" and "4 sak x 335.000" count sacks. After a number, the
   * unit of a price names no thing.
   */
  private withoutCounts(text: string): string {
    return text.replaceAll(counted, (words, unit: string) => (this.units.has(unit.toLowerCase()) ? ' ' : words));
  }

  private bestOf(text: string): number {
    return this.score(new Set(wordsOf(text)), this.things);
  }

  private score(words: ReadonlySet<string>, things: readonly PricedThing[]): number {
    return Math.max(0, ...things.map((one) => [...one.words].filter((word) => words.has(word)).length));
  }

  private isMisplaced(value: number, named: string, { isNamed, isTimes }: Naming): boolean {
    const words = new Set(wordsOf(named));
    const own = this.things.filter((one) => one.value === value);
    if (own.length === 0) return false;
    const others = this.things.filter((one) => one.value !== value);
    const covered = others.filter((one) => isWithin(one.words, words));
    if (
      own.some(
        (one) =>
          isWithin(one.words, words) && !covered.some((other) => other.words.size > one.words.size && isWithin(one.words, other.words)),
      )
    )
      return false;
    const [ownScore, otherScore] = [this.score(words, own), this.score(words, others)];
    if (!isNamed) return ownScore === 0 && otherScore > 0;
    if (ownScore >= otherScore) return false;
    // a multiple may equal the price of another thing: two shirts at 75.000 cost as much as one jacket
    return !others.some((one) => isTimes(one.value) && this.score(words, [one]) === otherScore);
  }
}

function isWithin(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((word) => whole.has(word));
}

function lastOf(lead: string): string {
  return lead.slice(-300);
}
