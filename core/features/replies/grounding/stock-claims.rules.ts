import { topics, type FactTopic } from './facts/fact-topics.rules.js';
import { withoutAmounts } from './orders/order-lines.rules.js';
import { clausesOf } from './clauses.rules.js';
import { notYet } from './facts/terms/not-yet.rules.js';
import { isKindWord, nameWords, weightOf } from './orders/name-words.rules.js';
import { PriceBook } from './orders/price-book.rules.js';
import type { Priced } from './orders/priced.rules.js';

const ready =
  /(?<!\p{L})(?:ready|redi|rdy|ready stock|tersedia|stok(?:nya)?|stock(?:nya)?|in stock|masih ada|ada semua|lengkap semua)(?!\p{L})/iu;
const gone =
  /(?<!\p{L})(?:habis|hbs|abis|kosong|sold ?out|restock|re-stock|(?:tidak|tdk|belum|blm|ga|gak|nggak|ngga) (?:tersedia|ready|ada)|(?:sudah|udah|udh|sdh) (?:di)?(?:booking|booked|keep|terjual|laku|bayar orang)|terjual|fully booked|stok 0|stock 0)(?!\p{L})/iu;
/** Words for things that are sold, but made or bought only after the order. */
const onOrder = /(?<!\p{L})(?:po|pre-?order|indent|inden|dibuatkan|by order|produksi(?:nya)?)(?!\p{L})/iu;
/** Words that leave each question about stock to the owner: "stok size tanya admin". */
const isAsked =
  /(?<!\p{L})(?:stok|stock|ready|ketersediaan)(?:nya)?[ ](?:\p{L}+[ ]){0,2}(?:tanya|tny|tanyakan|cek|konfirmasi|konfirm|dicek|ditanyakan)(?!\p{L})/iu;
/** Words for all kinds of a thing. "Semua warna ready" claims more than that the thing is sold. */
const everyKind = /(?<!\p{L})(?:semua|seluruh|segala)[ ](?:warna|ukuran|size|varian|motif|model|rasa|produk|barang)(?:nya)?(?!\p{L})/iu;
/**
 * Words that limit a statement to some orders: "DP 50% untuk preorder" does not say that all things are made to
 * order.
 */
const ofSomeOrders =
  /(?<!\p{L})(?:untuk|utk|buat|kalau|kalo|klo|jika|bila|khusus|dp|yang|yg)[ ](?:\p{L}+[ ]|\d+[ ]?%[ ]){0,3}(?:po|pre-?order|indent|inden)(?!\p{L})/iu;
/**
 * Words for scarcity: "tinggal 3", "barang terakhir". "tinggal balas chat ini" and "sisa keramik" do not mean
 * scarcity.
 */
const scarce =
  /(?<!\p{L})(?:sisa[ ]?:?[ ]?(?:\d|sedikit|satu|dua|tiga|empat|lima|ukuran|size|warna|stok|yang|itu|ini)|tinggal (?:\d|(?:sedikit|sebiji|sebuah|sepasang|sepotong|beberapa|satu|dua|tiga|empat|lima|ukuran|size|warna|stok|yang|itu|ini|[smlx]{1,3})(?!\p{L}))|(?:stok|stock|pcs|barang|unit|item|produk|biji|potong|pasang|ukuran|size|warna|yang)(?:nya)? terakhir(?!\p{L}))/iu;
const counted =
  /(?<!\p{L})(?:stok|stock|sisa|tinggal|tersedia|ready|masih ada|masih)(?:nya)?[ :]{0,3}(?:masih |ada |tinggal |sisa |hanya |cuma |kami |banyak ){0,3}(\d{1,5})(?![\d.,:]*\d)(?![ ]?(?:%|(?:rb|ribu|k|jt|juta|hari|jam|menit|bulan|minggu|tahun|kg|gr|gram|cm|pagi|siang|sore|malam)(?!\p{L})))/giu;
const countedOf =
  /(?<=^[^\p{L}\d]*(?:kami |masih |stoknya )?)ada[ ](\d{1,4})[ ](?:pcs|pc|pot|biji|unit|buah|lembar|botol|box|pasang|ekor|toples|bungkus)(?!\p{L})/giu;
/** "ada" as an offer: "tws putih ada bos". It counts when the texts state the stock of the thing. */
const has =
  /(?<!\p{L})(?<!(?:tidak|tdk|belum|blm|ga|gak|nggak|ngga|kalau|kalo|klo|wajib|harus|hrs)[ ])ada(?!\p{L})(?![ ](?:yang|lagi|garansi|diskon|promo))/iu;
const rest =
  /(?<!\p{L})(?:lainnya|sisanya|selain itu|yang lain|produk lain|semua(?:nya)?(?! (?:warna|ukuran|size|varian|motif|model|rasa)))(?!\p{L})/iu;
const others = /(?<!\p{L})(?:yang|yg|warna|ukuran|size|varian|motif|rasa|model)[ ](?:lain|lainnya)(?!\p{L})/iu;
const except = /(?<!\p{L})(?:kecuali|kec\.?|selain(?! itu))(?![\p{L}.])/iu;
const between = /[,;|()·]|[ ](?:tapi|tetapi|sedangkan|sementara(?=[ ]\p{L}+[ ](?:habis|kosong|ready)))[ ]/iu;
const states = new Set(
  'ready redi stok stock masih tersedia sisa tinggal habis abis kosong sold out restock indent inden po preorder produksi sementara banyak buah sedang lagi saat rp tanggal stoknya tgl hari minggu gudang langsung boleh mau minat kapan jadi nih dikirim kirim beda warna hari desember januari'.split(
    ' ',
  ),
);

const colours = new Set(
  'putih hitam merah biru hijau kuning ungu pink coklat cokelat abu abu-abu navy maroon mocca moka army cream krem lilac sage dusty mustard nude broken silver gold emas tosca toska denim salem terracotta khaki olive marun magenta orange oranye'.split(
    ' ',
  ),
);

/** Topics of certificates and terms, which are not goods. */
const ofTerms = new Set<FactTopic>(['halal', 'BPOM', 'sertifikat', 'garansi', 'COD', 'cicilan', 'voucher']);
const terms = topics.filter(({ name }) => ofTerms.has(name));

type State = 'ready' | 'gone' | 'on order' | 'asked';

interface Note {
  /** Words that name a thing with a price. Empty for a statement about everything else. */
  readonly heads: readonly string[];
  /** Colours, sizes and other words beside the thing's name. */
  readonly kinds: readonly string[];
  readonly state: State;
  readonly counts: readonly number[];
}

interface Subject {
  readonly heads: readonly string[];
  readonly kinds: readonly string[];
}

/**
 * The words that name a thing. For a variant of a product, the variant's own words are left out: "whey" of "whey
 * stroberi".
 */
function namesOf({ words, qualifiers, telling }: Priced): string[] {
  return [...words].filter((word) => telling === undefined || !qualifiers.has(word));
}

/** Statements about the stock of each thing in the texts of the owner and of tools. */
export class StatedStock {
  private readonly notes: Note[] = [];
  private readonly things: ReadonlySet<string>;
  /** The state of all things that are not named: "sisanya ready", "selain itu PO". */
  private rest: State | null = null;
  /** The stock of each thing that the texts do not name: "tinggal 1 semua". */
  private readonly restCounts: number[] = [];
  private readonly kinds = new Set<string>();
  private readonly listed: ReadonlySet<string>;

  constructor(text: string) {
    this.things = new Set(new PriceBook(text).entries.flatMap((entry) => namesOf(entry).filter((word) => weightOf(word) === 100)));
    this.listed = new Set([...text.matchAll(enumeration)].flatMap(([, words]) => nameWords(words!)));
    for (const line of text.split(/\n|\.\s/)) this.read(line);
    if (isAsked.test(text)) this.rest ??= 'asked';
  }

  private read(line: string): void {
    let heads: readonly string[] = [];
    let isList = false;
    for (const part of line.split(between)) {
      const [main = '', without = ''] = part.split(except);
      const subject = this.subjectOf(main);
      const item = listedIn(main, isList);
      isList = item !== null;
      const listedThing = item === null ? null : this.subjectOf(item.kind);
      if (item !== null && listedThing !== null && (heads.length > 0 || listedThing.heads.length > 0)) {
        if (listedThing.heads.length > 0) heads = listedThing.heads;
        this.note({
          heads,
          kinds: listedThing.kinds,
          state: item.count === 0 ? 'gone' : 'ready',
          counts: [item.count],
        });
        continue;
      }
      const isRest = subject.heads.length === 0 && rest.test(main);
      if (subject.heads.length > 0) heads = subject.heads;
      const state = stateOf(main);
      if (state === null || isAsked.test(main)) continue;
      // "Produksi 3-4 minggu" without a thing applies to all of them
      if (isRest || heads.length === 0) {
        if (isRest || (state === 'on order' && !ofSomeOrders.test(main))) this.rest ??= state;
        if (isRest) {
          this.restCounts.push(...countsIn(withoutAmounts(main)));
          this.noteExcept(without, this.subjectOf(without).heads);
          continue;
        }
      }
      this.note({ heads, kinds: subject.kinds, state, counts: countsIn(withoutAmounts(main)) });
      this.noteExcept(without, heads);
    }
  }

  /** Stores an exception: "ready semua kecuali gamis sage". */
  private noteExcept(without: string, heads: readonly string[]): void {
    if (without === '') return;
    const own = this.subjectOf(without);
    this.note({ heads: own.heads.length > 0 ? own.heads : heads, kinds: own.kinds, state: 'gone', counts: [] });
  }

  private note(note: Note): void {
    this.notes.push(note);
    for (const word of note.kinds) this.kinds.add(word);
  }

  private subjectOf(text: string): Subject {
    const words = nameWords(text).filter((word) => !states.has(word));
    const heads = words.filter((word) => this.things.has(word));
    const kinds = words.filter((word) => !this.things.has(word) && (!/^\d/.test(word) || isKindWord(word)));
    return { heads, kinds: [...kinds, ...sizesIn(text)] };
  }

  /**
   * True when a sentence states a stock that contradicts the texts, or for which they have no evidence.
   *
   * @param around the lead's last message and the sentences before, which may name the thing.
   */
  isRefused(sentence: string, around: { readonly lead?: string; readonly before?: string } = {}): boolean {
    const asked = this.known(this.subjectOf((around.lead ?? '').slice(-300)));
    const earlier = this.subjectOf(around.before ?? '').heads;
    let last: Subject = { heads: [], kinds: [] };
    // the notes are searched once per subject, because a long sentence repeats few of them
    const found = new Map<string, readonly Note[]>();
    return clausesOf(sentence).some((clause) => {
      const text = withoutAmounts(clause.text);
      const subject = this.subjectOf(text);
      const own = this.known(subject);
      if (own.heads.length > 0) last = own;
      // "PIRT ada" is not a statement about stock
      const isTerm = own.heads.length === 0 && terms.some(({ says }) => says.test(text));
      // "yang lain belum ada" is about other things than the one before it
      const isOfOthers = own.heads.length === 0 && others.test(text);
      if (clause.isOpen || clause.isTopicOnly || isTerm || isOfOthers) return false;
      const heads = own.heads.length > 0 ? own.heads : ([last.heads, earlier, asked.heads].find(({ length }) => length > 0) ?? []);
      // "yang ada awan" is not about the stars that the lead asks for
      const kinds = own.kinds.length > 0 || own.heads.length > 0 || this.namesListed(subject) ? own.kinds : asked.kinds;
      const key = `${heads.join(' ')}|${kinds.join(' ')}`;
      if (!found.has(key)) found.set(key, this.notesOn({ heads, kinds }));
      return this.refuses(text, found.get(key)!);
    });
  }

  /** True for words of an enumeration in the texts: "motif: awan, jerapah". */
  private namesListed({ kinds }: Subject): boolean {
    return kinds.some((word) => this.listed.has(word) && !this.kinds.has(word));
  }

  /**
   * Leaves out words that are neither a colour or size nor part of a note: "langsung kirim" does not
   * distinguish things.
   */
  private known({ heads, kinds }: Subject): Subject {
    return {
      heads,
      kinds: kinds.filter((word) => colours.has(word) || isKindWord(word) || word.startsWith(sizeMark) || this.kinds.has(word)),
    };
  }

  /**
   * True when the texts give exactly the stock that a sentence states, for the thing that the sentence or the lead
   * names.
   */
  isGiven(sentence: string, lead: string): boolean {
    const said = countsIn(withoutAmounts(sentence));
    if (said.length !== 1 || (sentence.match(/\d+/g) ?? []).length !== 1) return false;
    const own = this.known(this.subjectOf(sentence));
    const asked = this.known(this.subjectOf(lead.slice(-300)));
    const about = this.notesOn({
      heads: own.heads.length > 0 ? own.heads : asked.heads,
      kinds: own.kinds.length > 0 ? own.kinds : asked.kinds,
    });
    return about.length > 0 && about.every(({ counts }) => counts.includes(said[0]!));
  }

  private refuses(clause: string, about: readonly Note[]): boolean {
    // "Getas baru ada tanggal 5"
    const isGone = gone.test(clause) || notYet.test(clause);
    if (isGone) return about.length > 0 && about.every(({ state }) => state === 'ready');
    const isOut = about.length > 0 && about.every(({ state }) => state !== 'ready');
    if (!isOffer(clause)) return isOut && has.test(clause) && !onOrder.test(clause);
    const said = countsIn(clause);
    if (said.some((count) => !this.restCounts.includes(count) && !about.some(({ counts }) => counts.includes(count)))) return true;
    if (onOrder.test(clause)) return false;
    if (about.length > 0) return isOut;
    if (this.rest !== null) return this.rest !== 'ready';
    // an owner who states no stock sells the listed things, so only scarcity needs evidence
    return scarce.test(clause) || everyKind.test(clause);
  }

  /** The notes on a thing that share the most words with it. */
  private notesOn({ heads, kinds }: Subject): readonly Note[] {
    const given = new Set([...heads, ...kinds]);
    const scored = this.notes.flatMap((note) => {
      const shared = note.heads.filter((word) => given.has(word)).length;
      const sharedKinds = note.kinds.filter((word) => given.has(word)).length;
      if (shared + sharedKinds === 0 || (note.heads.length > 0 && shared === 0 && heads.length > 0)) return [];
      // "hoodie navy kosong" is not about a hoodie in another colour
      const isOtherThing = heads.some((word) => !note.heads.includes(word)) && note.heads.some((word) => !given.has(word));
      const isOther =
        isOtherThing ||
        (note.kinds.length > 0 &&
          kinds.length > 0 &&
          (sharedKinds === 0 || areOther(isColour, note.kinds, kinds) || areOther(isSize, note.kinds, kinds)));
      return isOther ? [] : [{ note, score: 2 * shared + sharedKinds }];
    });
    const best = Math.max(0, ...scored.map(({ score }) => score));
    return scored.filter(({ score }) => score === best).map(({ note }) => note);
  }
}

const sizeMark = '#';
const measured = /(?<![\p{L}\d.,])(\d{1,4})[ ]?(l|ltr|liter|ml|cm|mm|inch|inci|watt|w|pk|kg|gr|gram|gb|tb|m)(?![\p{L}\d])/giu;

/** Sizes with a unit, which distinguish kinds: "30L" of "heater 30L" is another kind than "15L". */
function sizesIn(text: string): string[] {
  return [...text.matchAll(measured)].map(([, digits, unit]) => `${sizeMark}${digits}${unit!.toLowerCase().charAt(0)}`);
}

const isColour = (word: string): boolean => colours.has(word);
const isSize = (word: string): boolean => word.startsWith(sizeMark);

/** True for two different kinds of a thing: "Cream XXL habis" is not about a black one in the same size. */
function areOther(isKind: (word: string) => boolean, one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [one, other].map((words) => words.filter(isKind));
  return first!.length > 0 && second!.length > 0 && !first!.some((word) => second!.includes(word));
}

const enumeration = /(?<!\p{L})(?:motif|warna|rasa|varian|model|aroma)[ ]?:[ ]?([^.\n|]{3,120})/giu;
const listed = /^[ ]*(?:(stok|stock|sisa|ready)[ ]?:?[ ]+)?(\p{L}{2,15}(?:[ ]\p{L}{2,15})?)[ :]{1,2}(\d{1,4})[ .]*$/iu;

/** A kind of the thing before, with its stock: "hitam 12" in "stok: hitam 12, mocca 5". */
function listedIn(part: string, isList: boolean): { readonly kind: string; readonly count: number } | null {
  const [, stock, kind, digits] = listed.exec(part) ?? [];
  return kind === undefined || (stock === undefined && !isList) ? null : { kind, count: Number(digits) };
}

function stateOf(text: string): State | null {
  const counts = countsIn(text);
  if (gone.test(text) || (counts.length > 0 && counts.every((count) => count === 0))) return 'gone';
  if (onOrder.test(text)) return 'on order';
  return isOffer(withoutAmounts(text)) ? 'ready' : null;
}

function countsIn(text: string): number[] {
  return [...text.matchAll(counted), ...text.matchAll(countedOf)].map(({ 1: digits }) => Number(digits));
}

/** True when a sentence is about stock. */
export function speaksOfStock(sentence: string): boolean {
  return isOffer(sentence) || gone.test(sentence) || has.test(sentence);
}

function isOffer(text: string): boolean {
  return ready.test(text) || scarce.test(text) || countsIn(text).length > 0;
}
