import { findAmounts } from '../../amounts.rules.js';
import { withNamedDays } from '../../facts/every-day-except.rules.js';
import { withFullDays } from '../../facts/reading/full-days.rules.js';
import { ownerStatements } from '../../facts/reading/owner-statements.rules.js';
import { outside, placeNamesIn } from '../../facts/place-names.js';
import type { GroundSources } from '../../grounds.rules.js';
import { plainText, sentencesOf } from '../../plain-text.rules.js';
import { grantsByDenial, isSoonerThan } from '../carrier-words.js';
import { itemNumber, withoutAmounts } from '../carriers.rules.js';
import { decisiveIn, decisiveWords, isBlank, isClaim, isDenial, isName, isOnlyClaim, type Decisive } from './decisive.rules.js';
import { gone, offersStock } from '../doubt-words.js';
import { isAsking, isGeneral } from '../general-words.js';
import { isAllNamed, isOtherCase, isOtherDay, isPartlyNamed } from './opposing.rules.js';
import { isOffDay } from './off-days.rules.js';
import { isSaidIn, type Line, type Piece } from './placed.rules.js';
import { baseOfRate } from './rates.rules.js';
import { PricedPlaces } from './priced-places.rules.js';
import { rootsOf } from '../owner-parts.rules.js';
import { rootOf } from '../plain-words.rules.js';
import { beginsWithLimit, cuts, isItem, segmentsOf, spreadOf, type Segment } from './segments.rules.js';

/** The context of a sentence of an answer. */
export interface Around {
  readonly reply: string;
  /** The lead's last message. */
  readonly lead: string;
  /** Amounts that follow from the owner's prices. */
  readonly computed: ReadonlySet<number>;
}

/** The result for a sentence that the owner's texts prove. */
export interface Proof {
  readonly isWhole: boolean;
  /** Amounts of the proved pieces of the sentence, in Rupiah. */
  readonly amounts: ReadonlySet<number>;
}

const nothingDenied: ReadonlySet<string> = new Set();
const nothing: Proof = { isWhole: false, amounts: new Set() };

interface Context {
  readonly words: string;
  /**
   * Words that the answer itself denies. The owner's denial of the same words does not contradict the rest
   * of the answer.
   */
  readonly denied?: ReadonlySet<string>;
  readonly kept: Decisive;
  /** The subject of the lead's question. */
  readonly asked: readonly string[];
}

const linesMax = 1_000;
const linesTried = 16;
const sentenceChars = 600;
const headingLines = 30;
const casesMax = 200;
const answerCuts = new RegExp(
  String.raw`${cuts.source}| [+=] | (?:di)?tambah (?=\p{L}+ .{0,40}\d)| plus (?=\p{L})| jadi(?:nya)? (?=(?:total )?(?:rp)?[. ]?\d)`,
  'iu',
);
const yesFirst = /^[^\p{L}]*(?:bisa|boleh|ada|iya|ya|betul|benar|sudah|udah|dapat|dapet|tentu|masih|aman|siap)(?!\p{L})/iu;
/** "Tetap 275rb" says that the lead's condition does not change the price. */
const still = /(?<!\p{L})(?:tetap|tetep|ttp)(?!\p{L})/iu;
/** Words that extend a statement to another case. In such a statement, general words must be proved too. */
const extendsIt = /(?<!\p{L})(?:juga|jg|pun)(?!\p{L})/iu;
const sorry = /(?<!\p{L})maaf(?!\p{L})/iu;
const denials = /(?<!\p{L})(?:tidak|tdk|gak|ga|nggak|ngga|enggak|belum|blm|bukan)(?!\p{L})/giu;
/** Words before an addition to a price, or before a price for comparison. Such an amount is not the price itself. */
const adds =
  /(?<!\p{L})(?:tambah(?:an)?|ditambah|plus|sama|dengan|dgn|termasuk|tanpa|belum|di luar|selain|dari|daripada|dibanding|pakai|pake|lebih|beda(?:nya)?|selisih)(?!\p{L})|[+=]/iu;
/** "15 pot x 50rb" gives the price of one pot. */
const countedTimes =
  /(?<![\d.,])\d{1,4}[ ]?((?:\p{L}{1,12}2?[ ])?)[x×][ ]?(?=(?:rp[. ]?|@[ ]?)?\d{1,3}(?:[ ]?(?:rb|ribu|k|jt|juta)(?!\p{L})|[.]\d{3}))/giu;
/** Words and signs of a total. A total is computed and not quoted. */
const sums = /(?<!\p{L})(?:total|subtotal|jadi|semua|jumlah|seluruh|bayar)(?:nya)?(?!\p{L})|[+=]/iu;

/**
 * Finds the sentences of an answer that the owner's texts prove, about any topic. A sentence is proved when each of
 * its pieces is proved. A piece is proved when one place in a sentence of the owner has all its decisive words and
 * numbers, in the same sense. The answer must also keep a limit that the owner gives at that place.
 */
export class Aligned {
  private readonly lines: Line[] = [];
  /** Pieces that state a charge for one case only. */
  private readonly cases: Segment[] = [];
  private readonly byWord = new Map<string, Set<Line>>();
  /** Words of the first line. It names the shop, so every line refers to it. */
  private readonly shop: ReadonlySet<string>;
  private readonly ownersLines: number;
  /** Prices that the owner gave in the chat. Other checks decide to which thing such a price belongs. */
  private readonly granted: ReadonlySet<number>;
  private priced: PricedPlaces | undefined;
  /** Parsed once for all sentences of a reply. */
  private context: Context | undefined;

  constructor(sources: Pick<GroundSources, 'owner' | 'chat' | 'tools'>) {
    this.shop = shopWords(sources.owner);
    this.granted = new Set(sources.chat.flatMap((text) => findAmounts(plainText(text).text).map(({ value }) => value)));
    for (const text of [...sources.owner, ...sources.chat]) this.read(ownerStatements(plainText(text).text));
    this.ownersLines = this.lines.length;
    for (const text of sources.tools) this.read(ownerStatements(plainText(text).text));
  }

  private read(text: string): void {
    let heading: Segment | null = null;
    let left = 0;
    for (const sentence of sentencesOf(text)) {
      const segments = segmentsOf(sentence.text);
      const isHeading = sentence.text.trimEnd().endsWith(':') && segments.length > 0;
      if (isHeading) [heading, left] = [{ ...segments.at(-1)!, isHeading: true }, headingLines];
      const under = heading !== null && !isHeading && left > 0 ? [heading] : [];
      left -= 1;
      this.add(sentence.text, [...under, ...segments]);
      for (const one of spreadOf(segments)) this.add(one, [...under, ...segmentsOf(one)], true);
    }
  }

  private add(text: string, segments: readonly Segment[], isSpread = false): void {
    if (this.lines.length >= linesMax) return;
    const words = new Set(segments.flatMap((one) => [...one.words]));
    const line = { text, segments, words, isSpread };
    this.lines.push(line);
    for (const one of segments) if (one.limits.length > 0 && one.amounts.length > 0 && this.cases.length < casesMax) this.cases.push(one);
    for (const word of words) {
      const known = this.byWord.get(word);
      if (known) known.add(line);
      else this.byWord.set(word, new Set([line]));
    }
  }

  /** @param written one sentence of a reply, as plain text. */
  proofOf(written: string, around: Around): Proof {
    const sentence = withNamedDays(withFullDays(written)).replace(itemNumber, '');
    if (sentence.length > sentenceChars || sentence.trimEnd().endsWith('?')) return nothing;
    if (still.test(sentence) && !beginsWithLimit(sentence)) return nothing;
    const context = this.contextOf(around);
    const pieces = this.piecesOf(sentence, around.computed);
    const amounts = new Set<number>();
    const used: Line[] = [];
    const denied = new Set(pieces.flatMap((one) => (one.isNegative ? [...one.wanted.words] : [])));
    let isWhole = pieces.every(({ wanted, isNegative, text }) => !isBlank(wanted) || !isNegative || sorry.test(text));
    for (const piece of pieces) {
      if (isBlank(piece.wanted) || needsOthers(piece.wanted)) continue;
      const line = this.lineOf(piece, { ...context, denied });
      if (line === null) isWhole = false;
      else {
        used.push(line);
        if (!sums.test(piece.text)) for (const value of piece.wanted.amounts) amounts.add(value);
      }
    }
    // "Lusa bisa" in a piece of its own needs the day in one of the owner's sentences
    if (pieces.some(({ wanted, text }) => isBlank(wanted) && isSoonerThan(text, used.map((one) => one.text).join('\n')))) isWhole = false;
    if (extendsIt.test(sentence) && !used.some((one) => one.segments.some((own) => hasAllRoots(own, sentence)))) isWhole = false;
    const others = isWhole ? this.linesOfOthers(pieces, used, context) : null;
    if (others === null) return { isWhole: false, amounts };
    // "Bisa kak" refers to everything that the lead named.
    const isAnswered = (word: string): boolean => this.shop.has(word) || others.some(({ words }) => words.has(word));
    // "dalam kota" and "luar kota" share their distinctive word
    if (outside.test(sentence) && !others.some((one) => outside.test(one.text))) return { isWhole: false, amounts };
    return { isWhole: others.length > 0 && (!yesFirst.test(sentence) || context.asked.every(isAnswered)), amounts };
  }

  /** True for a word that occurs in the texts. */
  has(word: string): boolean {
    return this.byWord.has(word);
  }

  /**
   * The owner's sentences and tool rows that share the most with each of the given texts, in their original
   * order.
   */
  nearestPlaces(texts: readonly string[], { each, all }: { readonly each: number; readonly all: number }): Line[] {
    const written = this.lines.filter((one) => !one.isSpread);
    if (written.length <= all) return written.map(withHeading);
    const none = decisiveIn('');
    const near = texts.map((text) => this.nearestTo({ text, wanted: decisiveIn(text), isNegative: false }, { kept: none }));
    const found = new Set<Line>();
    for (let rank = 0; rank < each; rank += 1)
      for (const { [rank]: line } of near.map((lines) => lines.filter((one) => !one.isSpread)))
        if (line && found.size < all) found.add(line);
    return written.filter((one) => found.has(one)).map(withHeading);
  }

  /** True when a sentence gives a price of one of the owner's things to another thing. */
  givesOtherPrice(written: string, { lead, computed }: Around): boolean {
    const sentence = written.replace(itemNumber, '');
    if (sentence.length > sentenceChars || adds.test(sentence)) return false;
    this.priced ??= new PricedPlaces(this.lines.slice(0, this.ownersLines));
    // A total for the number that the lead wants is not in the owner's list of prices.
    const counts = new Set(lead.match(/\d+/g) ?? []);
    const isCounted = (text: string): boolean => (withoutAmounts(text).match(/\d+/g) ?? []).some((digits) => counts.has(digits));
    return this.piecesOf(sentence, computed).some(({ text, wanted, isNegative }) => {
      if (isNegative || sums.test(text) || isCounted(text)) return false;
      // "tiga puluhan ribu" is judged as a rounded price
      const rounded = new Set(findAmounts(text).flatMap(({ value, isRough }) => (isRough ? [value] : [])));
      const amounts = wanted.amounts.filter((value) => !rounded.has(value) && !this.granted.has(value));
      return amounts.length > 0 && this.priced!.isOfOther({ ...decisiveIn(upToAmount(text)), amounts });
    });
  }

  /** True when a sentence denies what the owner grants for exactly that thing: "deposit tidak dikembalikan". */
  deniesGiven(sentence: string, around: Around): boolean {
    if (sentence.length > sentenceChars || grantsByDenial.test(sentence)) return false;
    const context = this.contextOf(around);
    return this.piecesOf(sentence, around.computed).some((piece) => {
      if (!piece.isNegative || beginsWithLimit(piece.text)) return false;
      const text = piece.text.replaceAll(denials, ' ');
      const said = decisiveIn(text);
      if (said.words.size < 2 || ![...said.words].some(isClaim) || isDenial(text)) return false;
      const given: Piece = { text, isNegative: false, wanted: said };
      return this.nearestTo(given, context).some((one) => isSaidIn(one, given, context.kept)) && this.lineOf(piece, context) === null;
    });
  }

  private contextOf({ reply, lead }: Around): Context {
    const words = `${reply}\n${lead}`;
    if (this.context?.words !== words)
      this.context = { words, kept: decisiveIn(words), asked: decisiveWords(lead).filter((word) => !isAsking(word)) };
    return this.context;
  }

  /**
   * The lines that prove the sentence together with the pieces that only name something: "sarung, sajadah
   * dan mukena diskon 10%" needs one line that states the discount for all of them. Null when there is
   * none.
   */
  private linesOfOthers(pieces: readonly Piece[], used: readonly Line[], context: Context): readonly Line[] | null {
    // "tol dan parkir belum termasuk" denies both things.
    const isDenied = pieces.some((one) => one.isNegative);
    const others = pieces.filter(({ wanted }) => !isBlank(wanted) && needsOthers(wanted));
    const isIn = (line: Line): boolean => others.every((one) => isSaidIn(line, one, context.kept));
    if (used.length > 0) return others.every((one) => used.some((line) => isSaidIn(line, one, context.kept))) ? used : null;
    const first = others.find(({ wanted }) => isName(wanted)) ?? aboutQuestion(others[0], context);
    const line =
      first === undefined ? undefined : this.nearestTo(first, context).find((one) => isIn(one) && isSaidIn(one, first, context.kept));
    if (line === undefined) return null;
    return others.some((one) => this.isContested(line, { ...one, isNegative: one.isNegative || isDenied }, context)) ? null : [line];
  }

  private piecesOf(sentence: string, computed: ReadonlySet<number>): Piece[] {
    let isDenied = false;
    const parts = sentence.split(answerCuts).filter((text) => /[\p{L}\d]/u.test(text));
    return parts.map((text) => {
      const said = decisiveIn(text.replaceAll(countedTimes, '$1'));
      isDenied = isDenial(text) || (isDenied && isItem({ ...said, text }));
      const amounts = said.amounts.filter((value) => !computed.has(value) || this.lines.some((line) => hasAmount(line, value)));
      // The numbers of the sentence were already judged together with the amount.
      const isComputed = amounts.length < said.amounts.length;
      const rest = isComputed ? { ...said, measures: [], labels: [] } : said;
      const words = [...said.words].filter((word) => !this.isOfAll(word, said) && !(isDenied && isClaim(word)));
      const isNamed = words.length > 0 || hasNumbers(said);
      return { text, isNegative: isDenied, wanted: { ...rest, amounts, words: new Set(isNamed ? words : said.words) } };
    });
  }

  /**
   * True for a word of the shop's name, which applies to every line. False when a piece states a number for the word.
   */
  private isOfAll(word: string, { amounts, measures }: Decisive): boolean {
    if (!this.shop.has(word)) return false;
    const units = new Set(measures.map(({ unit }) => unit));
    return ![...(this.byWord.get(word) ?? [])].some(({ segments }) =>
      segments.some(
        (one) =>
          one.words.has(word) && ((amounts.length > 0 && one.amounts.length > 0) || one.measures.some(({ unit }) => units.has(unit))),
      ),
    );
  }

  /**
   * The owner's sentence that says the same as a piece of the answer. Null when there is none, or when
   * another sentence contradicts it.
   */
  private lineOf(piece: Piece, context: Context): Line | null {
    const near = this.nearestTo(piece, context);
    const line =
      near.find((one) => isSaidIn(one, piece, context.kept)) ??
      near.find((one) => baseOfRate(one, piece, context.kept) !== null) ??
      near.find((one) => isOffDay(one, { piece, near, ...context }));
    return line === undefined || this.isContested(line, piece, context) ? null : line;
  }

  /**
   * The lines that share the most words with a piece. A piece without words of its own is about the things that the
   * lead or the reply names.
   */
  private nearestTo({ wanted }: Piece, { kept }: Pick<Context, 'kept'>): Line[] {
    const scores = new Map<Line, number>();
    for (const word of wanted.words.size > 0 ? wanted.words : kept.words) {
      const lines = this.byWord.get(word) ?? new Set();
      for (const line of lines) scores.set(line, (scores.get(line) ?? 0) + 1 / (lines.size + 1));
    }
    return [...scores]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, linesTried)
      .map(([line]) => line);
  }

  /**
   * True when the owner denies exactly the thing that the lead and the piece name, or states another price or time
   * for it.
   */
  private isContested(line: Line, piece: Piece, { asked, kept, denied = nothingDenied }: Context): boolean {
    const { text, wanted, isNegative } = piece;
    const named = new Set([...wanted.words, ...asked]);
    const near = new Set([line, ...[...wanted.words].flatMap((word) => [...(this.byWord.get(word) ?? [])].slice(0, linesTried))]);
    const saysReady = !isNegative && offersStock.test(text);
    return (
      this.cases.some((one) => isOtherCase(one, { wanted, kept })) ||
      [...near].some(({ segments }) =>
        segments.some(
          (one, at) =>
            (!isNegative && one.isNegative && isAllNamed(segments, at, named) && ![...one.words].every((word) => denied.has(word))) ||
            (saysReady && gone.test(one.text) && isPartlyNamed(segments, at, named)) ||
            isOtherDay(one, piece),
        ),
      )
    );
  }
}

/**
 * True when a piece of the owner's sentence has each general word of the answer. Another general word can add a case,
 * as in "rusak pas ambil sendiri juga".
 */
function hasAllRoots({ text }: Segment, sentence: string): boolean {
  const own = new Set(rootsOf(text));
  return rootsOf(sentence).every((root) => own.has(root) || !isGeneral(root));
}

const read = new WeakMap<object, Aligned>();

/** Cached, because the check of an answer needs the pieces of the same sources twice. */
export function alignedWith(sources: GroundSources): Aligned {
  const known = read.get(sources) ?? new Aligned(sources);
  read.set(sources, known);
  return known;
}

function hasNumbers({ amounts, measures, clocks, days, labels }: Decisive): boolean {
  return amounts.length + measures.length + clocks.length + days.length + labels.length > 0;
}

/** True for a piece that proves nothing without the other pieces of its sentence. */
function needsOthers(wanted: Decisive): boolean {
  return isName(wanted) || isOnlyClaim(wanted);
}

/**
 * Adds the subject of the lead's question to a piece. After "kalau mati gimana?", the answer "Diganti baru" is about
 * that case: one place of the owner's texts must contain both.
 */
function aboutQuestion(piece: Piece | undefined, { asked }: Context): Piece | undefined {
  if (piece === undefined || asked.length === 0) return undefined;
  return { ...piece, wanted: { ...piece.wanted, words: new Set([...piece.wanted.words, ...asked]) } };
}

/** A sentence under a heading, with the heading before it. */
function withHeading(line: Line): Line {
  const [heading] = line.segments;
  return heading?.isHeading && !line.text.includes(heading.text) ? { ...line, text: `${heading.text.trim()}: ${line.text}` } : line;
}

function shopWords(owner: readonly string[]): ReadonlySet<string> {
  const [sentence] = sentencesOf(plainText(owner[0] ?? '').text);
  const first = sentence?.text.split(cuts)[0] ?? '';
  if (/\d/.test(first)) return new Set();
  const places = new Set(placeNamesIn(first).map(rootOf));
  return new Set(decisiveWords(first).filter((word) => !places.has(word) && !isClaim(word)));
}

/** The text up to its last amount. Words after a price do not name its product: "jaket 185rb ada di toko kaos kami". */
function upToAmount(text: string): string {
  return text.slice(0, findAmounts(text).at(-1)?.to);
}

function hasAmount({ segments }: Line, value: number): boolean {
  return segments.some(({ amounts }) => amounts.includes(value));
}
