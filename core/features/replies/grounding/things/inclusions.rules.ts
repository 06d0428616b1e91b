import { findAmounts } from '../amounts.rules.js';
import { decisiveWords, isClaim } from '../evidence/places/decisive.rules.js';
import { sentencesOf } from '../plain-text.rules.js';
import { remembered } from '../remembered.js';

/**
 * How a text mentions a thing: it comes with another thing (`included`), it costs extra or is left to the customer
 * (`apart`), or neither.
 */
type Place = 'included' | 'apart' | 'other';

/** A thing of a list: "kolam renang" of "sudah termasuk kolam renang, karaoke dan dapur". */
interface Item {
  readonly words: readonly string[];
  readonly place: Place;
  /** True when the words exclude the thing. False when only a price beside it does. */
  readonly isSaid: boolean;
  /** All names in the sentence of the thing. */
  readonly around: ReadonlySet<string>;
}

const cuts =
  /,(?!\d)|[;()|\n]|:(?!\d)|[ ]?\+[ ]?(?=(?:\d{1,3}[ ](?!rb|ribu|jt|juta|k[ ]))?\p{L}{3})|[ ][&/=][ ]|[ ](?:dan|serta|tapi|tetapi|sedangkan|kalau|kalo)[ ]|[ ][-–—][ ]/iu;
const everyCut = new RegExp(cuts.source, 'giu');
const joins = /^(?:[ ]?\+[ ]?|[ ][&/][ ]|[ ](?:dan|serta)[ ])$/iu;
const comes =
  /(?<!\p{L})(?:(?:sudah|udah|udh|sdh|dah)[ ](?:termasuk|sama|dengan|dgn|sekalian|include|dapat|dapet|plus|ada|pake|pakai)|termasuk|include|(?:dapat|dapet)(?![ ](?:potongan|diskon|disc|harga|promo|cashback)(?!\p{L}))|fasilitas|isinya|komplit|lengkap dengan)(?:nya)?(?!\p{L})[ :]*/iu;
/** "sudah" that means "included", without another word for it: "(sudah pita dan kartu)", "(sudah + snack)". */
const bare =
  /^[ ]*(?:sudah|udah|udh|sdh)(?:[ ]*$|[ ](?!bisa|ada|kami|kita|saya|di\p{L}|ber\p{L}|ter\p{L}|siap|jadi|habis|lunas|halal|lama|tidak)(?=\p{L}{3}))/iu;
/** "sudah" that means "included", directly after a price: "16,9jt udah STNK". */
const behindPrice =
  /(?<=\d[ ]?(?:rb|ribu|k|jt|juta)?(?:[ ]?\/[ ]?\p{L}{1,10})?)[ ](?:sudah|udah|udh|sdh)[ ](?!bisa|ada|kami|kita|saya|di\p{L}|ber\p{L}|ter\p{L}|siap|jadi|habis|lunas|halal|lama|tidak)(?=\p{L}{3})/iu;
/** Words after an amount that count what the money buys: "50rb dapat 7 galon". */
const buys = /^ (?:kak |ya |sudah |udah |bisa )?(?:dapat|dapet|dpt)(?:nya)? \d/iu;
const given = /(?<!\p{L})(?:gratis|free|bonus)(?!\p{L})/iu;
const leftOut =
  /(?<!\p{L})(?:(?:belum|blm|tidak|tdk|ga|gak|nggak|ngga|enggak|bukan|tanpa)[ ](?:termasuk|sama|dengan|dgn|dapat|dapet|include|ada)|(?:beli|bawa|bayar|sedia|sediain|siapkan|siapin|urus)[ ]sendiri|(?:di)?tanggung(?:an)?[ ](?!kami|kita|toko|penjual|seller)\p{L}|terpisah|dipisah|di ?luar[ ](?:harga|itu))/iu;
const promised =
  /(?<!\p{L})(?:promo|beli|ambil|order|min(?:imal)?|pembelian|belanja)(?!\p{L})|(?<!\p{L})\d{1,3}[ ]\p{L}{2,8}[ ](?:gratis|free|bonus)(?!\p{L})/iu;
const asksMore = /(?:(?<!\p{L})(?:tambah(?:an)?|nambah|extra|ekstra|charge|kena)(?!\p{L})|\+)[ ]*(?:rp\.?[ ]*)?$/iu;
const numbers = new Set(['satu', 'dua', 'tiga']);
const itemWords = 4;
const itemsMax = 2_000;
const sentenceChars = 400;

/**
 * Things that are included in the owner's things, and things that cost extra. One statement before or after a list
 * applies to all things in it: "sudah sama wifi + air, listrik bayar sendiri", "tol, parkir belum termasuk".
 */
export class Inclusions {
  private readonly byWord = new Map<string, Item[]>();

  constructor(text: string) {
    let left = itemsMax;
    for (const sentence of sentencesOf(text))
      for (const item of itemsIn(sentence.text)) {
        if (left === 0) return;
        left -= 1;
        for (const word of item.words) {
          const known = this.byWord.get(word);
          if (known) known.push(item);
          else this.byWord.set(word, [item]);
        }
      }
  }

  /** True when a sentence calls something included that the owner charges for or leaves to the customer. */
  isRefused(sentence: string): boolean {
    if (sentence.length > sentenceChars || sentence.trimEnd().endsWith('?') || conditional.test(sentence)) return false;
    return itemsIn(sentence).some(({ words, place }) => place === 'included' && this.isApart(words));
  }

  /**
   * True when the owner's sentence about the named thing includes everything that the reply's sentence calls
   * included.
   */
  isGiven(sentence: string): boolean {
    const items = sentence.length > sentenceChars ? [] : itemsIn(sentence).filter(({ place }) => place === 'included');
    const named = new Set(items.flatMap(({ words }) => words));
    return (
      items.length > 0 &&
      items.every(({ words, around }) =>
        this.withAll(words).some((one) => one.place === 'included' && [...around].every((word) => named.has(word) || one.around.has(word))),
      )
    );
  }

  private withAll(words: readonly string[]): readonly Item[] {
    const [first] = words;
    return (first === undefined ? [] : (this.byWord.get(first) ?? [])).filter((one) => words.every((word) => one.words.includes(word)));
  }

  private isApart(words: readonly string[]): boolean {
    const about = this.withAll(words);
    if (about.length === 0 || about.some(({ place }) => place === 'included')) return false;
    return about.some(({ isSaid }) => isSaid) || about.every(({ place }) => place === 'apart');
  }
}

const conditional =
  /(?<!\p{L})(?:karena|krn|kalau|kalo|klo|jika|bila|untuk|khusus|min|minimal|setiap|tiap|mulai|di ?atas|promo)(?!\p{L})/iu;

/** The things of the lists of a sentence, each with the statement of its list. */
const itemsIn = remembered((sentence: string): readonly Item[] => {
  const found: Item[] = [];
  const around = new Set(namesIn(sentence));
  /**
   * Number of the last things to which a statement after them would apply: 2 for "tol, parkir" of "tol, parkir belum
   * termasuk".
   */
  let open = 0;
  let last: Pick<Item, 'place' | 'isSaid'> = nothing;
  for (const { text, isJoined } of piecesOf(sentence)) {
    const read = readingOf(text);
    if (read === null) {
      const words = namesIn(text);
      if (words.length === 0) continue;
      // a comma in a list that already has its statement may begin the next statement: "& snack, susu + popok bawa sendiri"
      open = last.place === 'other' || isJoined ? open + 1 : 1;
      found.push({ words, around, ...last });
      continue;
    }
    const { words, place, isSaid, isLast, isPrice } = read;
    if (words.length > 0 && isLast && !isPrice && (isJoined || last.place === 'other'))
      for (let back = 1; back <= open; back += 1) found.splice(-back, 1, { ...found.at(-back)!, place, isSaid });
    open = 0;
    if (words.length > 0) found.push({ words, around, place, isSaid });
    last = isLast ? nothing : { place, isSaid };
  }
  return found;
});

const nothing = { place: 'other', isSaid: false } as const;

/** The pieces of a sentence, and whether "dan" or a plus sign joins each to the one before it. */
function piecesOf(sentence: string): { readonly text: string; readonly isJoined: boolean }[] {
  const found: { text: string; isJoined: boolean }[] = [];
  let from = 0;
  let isJoined = false;
  for (const { index, 0: cut } of [...sentence.matchAll(everyCut), { index: sentence.length, 0: '' }]) {
    found.push({ text: sentence.slice(from, index), isJoined });
    isJoined = joins.test(cut);
    from = index + cut.length;
  }
  return found;
}

/** The words that name things: "diskon" and "1" do not. */
function namesIn(text: string): string[] {
  return decisiveWords(text).filter((word) => !isClaim(word) && !numbers.has(word));
}

interface Reading {
  readonly words: readonly string[];
  readonly place: Place;
  readonly isSaid: boolean;
  /** True when the statement comes after the things that it is about. It does not apply to later things. */
  readonly isLast: boolean;
  /** True for a price, which belongs only to the thing right before it. */
  readonly isPrice?: true;
}

/** The statement of a piece of a sentence about its things; null for a thing that only continues a list. */
function readingOf(piece: string): Reading | null {
  const amounts = findAmounts(piece);
  const away = leftOut.exec(piece);
  if (away !== null) {
    const before = namesIn(piece.slice(0, away.index));
    const behind = namesIn(piece.slice(away.index + away[0].length).slice(amounts.length > 0 ? 0 : undefined));
    const isLast = before.length > 0 || /sendiri|tanggung|pisah/iu.test(away[0]);
    return { words: isLast ? before : behind, place: 'apart', isSaid: true, isLast };
  }
  const [amount] = amounts;
  const with_ = comes.exec(piece) ?? bare.exec(piece) ?? behindPrice.exec(piece);
  if (with_ !== null && amounts.some(({ to }) => to <= with_.index && buys.test(piece.slice(to))))
    return { words: [], place: 'other', isSaid: false, isLast: true };
  if (with_ !== null) {
    // "sudah sama pasang 185rb": the price is of the whole
    const next = amounts.find(({ from }) => from > with_.index);
    const behind = namesIn(piece.slice(with_.index + with_[0].length, next?.from));
    const before = namesIn(piece.slice(0, with_.index));
    return behind.length > 0
      ? { words: behind, place: 'included', isSaid: true, isLast: false }
      : { words: before, place: 'included', isSaid: true, isLast: before.length > 0 };
  }
  if (given.test(piece)) {
    const words = namesIn(piece.replace(given, ' '));
    // "promo 3 ekor gratis kandang" includes it in no other order
    const isPromised = promised.test(piece);
    return { words, place: isPromised ? 'other' : 'included', isSaid: !isPromised, isLast: true };
  }
  if (amount !== undefined) {
    const isExtra = asksMore.test(piece.slice(0, amount.from));
    return { words: namesIn(piece.slice(0, amount.from)), place: 'apart', isSaid: isExtra, isLast: true, isPrice: true };
  }
  return (piece.match(/\p{L}{2,}/gu)?.length ?? 0) <= itemWords
    ? null
    : { words: namesIn(piece), place: 'other', isSaid: false, isLast: true };
}

/** True when a sentence says what comes with something. */
export function saysIncluded(sentence: string): boolean {
  return comes.test(sentence) || given.test(sentence);
}

/**
 * True for "termasuk" and words with the same meaning. Words for gifts do not count, because gifts are checked
 * elsewhere.
 */
export function namesIncluded(sentence: string): boolean {
  return comes.test(sentence) && !given.test(sentence);
}
