import { listedKinds } from '../forms/listed-kinds.rules.js';
import { dayKindsIn, withDayKinds } from '../forms/week-days.rules.js';
import { beginningsOf, isKindWord, weightOf } from '../name-words.rules.js';
import { isNamedBy, preferred, type PieceCut, type Priced } from '../priced.rules.js';
import { isGrade, isPlainOf, isUnasked, withoutCounted, withWeekend } from './qualifiers.rules.js';

/**
 * Short words of orders that are not abbreviations of names: "DP" is a deposit even in a shop that sells "daun
 * pintu".
 */
const otherShort = new Set(['dp', 'cod', 'tf', 'wa', 'po']);

const nameWeight = 100;
/** Weight of a qualifier that is a unit elsewhere: "malam" of "sewa lapangan malam". */
const qualifierWeight = 50;

/** The words that name a thing, and those among them that are not units of a number. */
interface Given {
  readonly given: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
}

const initialsLengths = [2, 3];

/**
 * The first letters of a name's first words: "tg" of "tempered glass bening". Empty when abbreviations do not have
 * this length, or when the name has fewer words than `count`.
 */
function initialsOf({ words }: Pick<Priced, 'words'>, count: number): string {
  const names = [...words].filter((word) => !isKindWord(word));
  if (!initialsLengths.includes(count) || names.length < count) return '';
  return names
    .slice(0, count)
    .map(([letter]) => letter)
    .join('');
}

/** Priced things, found by the words of their names. */
export class PriceIndex {
  readonly entries: Priced[] = [];
  /** The discounts per piece from a quantity on. */
  readonly cuts: PieceCut[] = [];
  /** Numbers that identify a thing without another word: "diameter 20 cm 320.000". */
  protected readonly bareNumbers = new Set<string>();
  protected readonly byWord = new Map<string, Set<Priced>>();
  /** The line of the owner's text that each thing is in. */
  private readonly lines = new Map<Priced, number>();
  private line = 0;
  protected readonly extras: Priced[] = [];
  /** The owner's abbreviations, with the words that they abbreviate: "TG" for tempered glass. */
  protected readonly initials = new Map<string, readonly string[]>();
  /** Beginnings of long names: "karimun" for "karimunjawa". */
  protected beginnings: ReadonlyMap<string, readonly string[]> = new Map();
  /** The grades of the kinds that the owner lists: "aventus" is "premium". */
  protected listed: ReadonlyMap<string, string> = new Map();
  /** The days that the owner calls weekday or weekend. */
  private days: ReadonlyMap<string, string> = new Map();

  add(entry: Priced): Priced {
    this.entries.push(entry);
    this.lines.set(entry, this.line);
    if (entry.isExtra) this.extras.push(entry);
    if ([...entry.words].every(isKindWord)) for (const word of entry.words) if (weightOf(word) > 0) this.bareNumbers.add(word);
    for (const word of entry.words) this.index(word, entry);
    return entry;
  }

  /** True when a word is part of the name of a good. */
  has(word: string): boolean {
    return [...(this.byWord.get(word) ?? [])].some(({ isFee }) => !isFee);
  }

  /** True when a word is part of the thing's name, or of the heading of its list. */
  isFoundBy(word: string, entry: Priced): boolean {
    return this.byWord.get(word)?.has(entry) === true;
  }

  /** Adds a word to the name of a known thing. */
  addName(entry: Priced, word: string): void {
    (entry.words as Set<string>).add(word);
    this.byWord.get(word)?.add(entry);
  }

  /** Adds a word by which the thing is found. The word does not become part of its name. */
  addAlias(entry: Priced, word: string): void {
    if (!entry.words.has(word)) this.index(word, entry);
  }

  private index(word: string, entry: Priced): void {
    const known = this.byWord.get(word);
    if (known) known.add(entry);
    else this.byWord.set(word, new Set([entry]));
  }

  startLine(): void {
    this.line += 1;
  }

  /**
   * Things whose whole names are in the words, and that the owner lists directly after these things in the same line:
   * "jerigen 5 liter" after "pewangi laundry".
   */
  packsOf(things: readonly Priced[], words: readonly string[]): readonly Priced[] {
    const given = new Set(words);
    const lines = new Set(things.map((one) => this.lines.get(one)));
    return this.entries.filter(
      (one) =>
        !one.isFee &&
        lines.has(this.lines.get(one)) &&
        !things.includes(one) &&
        one.words.size > 1 &&
        [...one.words].some((word) => weightOf(word) === 100) &&
        [...one.words].some((word) => /^\d/.test(word)) &&
        [...one.words].every((word) => given.has(word)) &&
        things.every(
          (other) =>
            this.entries.indexOf(other) < this.entries.indexOf(one) &&
            isNamedBy(other, given) &&
            ![...one.words].some((word) => other.words.has(word)),
        ),
    );
  }

  /**
   * A kind that the words name completely, when no kind before it in the line is named completely: "kabel data
   * lightning" means "lightning" of "kabel data type c 25rb, lightning 35rb".
   */
  private kindsOf(things: readonly Priced[], given: ReadonlySet<string>): readonly Priced[] {
    const [first] = things;
    const isLacking = ({ words, isFee }: Priced): boolean =>
      !isFee && [...words].some((word) => weightOf(word) === nameWeight && !given.has(word));
    if (first === undefined || !things.every((one) => isLacking(one) && this.lines.get(one) === this.lines.get(first))) return [];
    const isOwn = ({ words }: Priced): boolean => things.every((one) => ![...words].some((word) => one.words.has(word)));
    return this.entries.filter(
      (one) =>
        !one.isFee &&
        this.lines.get(one) === this.lines.get(first) &&
        isNamedBy(one, given) &&
        [...one.words].some((word) => weightOf(word) === nameWeight) &&
        isOwn(one),
    );
  }

  /** Adds words that limit a known thing: "all in" of "all in medium". */
  addQualifiers(entry: Priced, words: readonly string[]): void {
    for (const word of words) {
      this.addName(entry, word);
      (entry.qualifiers as Set<string>).add(word);
    }
  }

  /** Collects the short forms of names that a text uses. Call after all things are added. */
  readShortNames(text: string): void {
    const used = new Set(text.toLowerCase().match(/(?<!\p{L})\p{L}{2,3}(?!\p{L})/gu));
    for (const { words } of this.entries) {
      const names = [...words].filter((word) => !isKindWord(word));
      for (const count of initialsLengths) {
        const short = initialsOf({ words }, count);
        // "GB" in "128 GB" is a unit and not an abbreviation of "ganti baterai"
        if (used.has(short) && !names.includes(short) && !otherShort.has(short) && !isKindWord(short))
          this.initials.set(short, names.slice(0, count));
      }
    }
    this.beginnings = beginningsOf(this.byWord.keys());
    const grades = new Set(this.entries.flatMap(({ words }) => [...words].filter(isGrade)));
    this.listed = listedKinds(
      text,
      (word) => grades.has(word),
      (word) => this.byWord.has(word),
    );
    this.days = dayKindsIn(text);
  }

  /** The words, with the words that they imply: the grade of a listed kind, and the kind of a day. */
  private meant(words: Iterable<string>): readonly string[] {
    const own = [...words];
    const grades = new Set(own.some(isGrade) ? [] : own.flatMap((word) => this.listed.get(word) ?? []));
    const graded = [...own, ...grades];
    const named = withDayKinds(graded, this.days);
    return named === graded ? withWeekend(graded) : named;
  }

  /**
   * The named things, and things that differ from them only by a qualifier in the lead's words: "sewa lapangan
   * malam".
   */
  withAsked(named: readonly Priced[], asked: Iterable<string>): readonly Priced[] {
    const given = withoutCounted(this.meant(asked));
    if (named.length === 0 || named.some(({ qualifiers }) => qualifiers.size > 0)) return named;
    const more = this.entries.filter(
      (entry) => entry.qualifiers.size > 0 && !isUnasked(entry, given) && named.some((one) => isPlainOf(one, entry)),
    );
    return more.length === 0 ? named : [...named, ...more];
  }

  /** The newest entry that contains all of these words. */
  withAll(words: readonly string[]): Priced | null {
    const sets = words.map((word) => this.byWord.get(word));
    const known = sets.flatMap((set) => set ?? []);
    if (known.length === 0) return null;
    const unknown = words.filter((_, at) => sets[at] === undefined);
    return (
      [...known[0]!].findLast(
        (entry) => known.every((set) => set.has(entry)) && unknown.every((word) => initialsOf(entry, word.length) === word),
      ) ?? null
    );
  }

  /**
   * The things that match the words best. Several when the words do not distinguish them; none when the words name
   * nothing.
   */
  bestFor(words: Iterable<string>, of: 'goods' | 'fees' | null = null): readonly Priced[] {
    return this.bestOf(words, of, () => true);
  }

  /** The things that match the words best, except the given one. */
  bestBeside(words: Iterable<string>, without: Priced): readonly Priced[] {
    return this.bestOf(words, null, (entry) => entry !== without);
  }

  /**
   * The goods that match the words best, even when a fee matches more words: "seragam kantor" of "seragam kantor
   * dengan kain".
   */
  goodsFor(words: Iterable<string>): readonly Priced[] {
    return this.bestOf(words, 'goods', ({ isFee }) => !isFee);
  }

  private bestOf(words: Iterable<string>, of: 'goods' | 'fees' | null, isMeant: (entry: Priced) => boolean): readonly Priced[] {
    const said = this.meant(words);
    const given = this.withShortNames(said);
    const named = withoutCounted(said);
    // "Sewa lapangan" does not mean the field at night, unless the shop has no other
    const plain = this.bestAmong({ given, named }, of, (entry) => isMeant(entry) && !isUnasked(entry, named));
    return plain.length > 0 ? plain : this.bestAmong({ given, named }, of, isMeant);
  }

  /** A score for each thing that the words name: the better they match its name, the higher. */
  protected scoresFor(words: readonly string[]): ReadonlyMap<Priced, number> {
    const said = this.meant(words);
    return this.scoresOf({ given: this.withShortNames(said), named: withoutCounted(said) }, () => true);
  }

  private withShortNames(said: readonly string[]): ReadonlySet<string> {
    return new Set([...said, ...said.flatMap((word) => this.initials.get(word) ?? this.beginnings.get(word) ?? [])]);
  }

  private scoresOf({ given, named }: Given, isMeant: (entry: Priced) => boolean): Map<Priced, number> {
    const scores = new Map<Priced, number>();
    for (const word of given)
      for (const entry of this.byWord.get(word) ?? []) {
        const isQualified = entry.qualifiers.has(word) && named.has(word);
        if (isMeant(entry)) scores.set(entry, (scores.get(entry) ?? 0) + Math.max(weightOf(word), isQualified ? qualifierWeight : 0));
      }
    return scores;
  }

  private bestAmong({ given, named }: Given, of: 'goods' | 'fees' | null, isMeant: (entry: Priced) => boolean): readonly Priced[] {
    const scores = this.scoresOf({ given, named }, isMeant);
    let best = 1;
    for (const score of scores.values()) best = Math.max(best, score);
    const all = [...scores].filter(([, score]) => score === best).map(([entry]) => entry);
    const ofKind = of === null ? all : preferred(all, ({ isFee }) => isFee === (of === 'fees'));
    const first = preferred(ofKind, ({ isExtra: added }) => !added);
    const complete = first.filter((entry) => isNamedBy(entry, given));
    if (complete.length > 0) return complete;
    const kinds = this.kindsOf(first, given);
    if (kinds.length > 0) return kinds;
    // "Serum" means the serum, not the package with a serum
    const headed = preferred(first, (entry) => given.has([...entry.words][0]!));
    return preferred(headed, ({ words: own }) => ![...own].some((word) => weightOf(word) === 10 && !given.has(word)));
  }
}
