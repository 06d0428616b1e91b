import { clausesOf } from '../clauses.rules.js';
import { sentencesOf } from '../plain-text.rules.js';
import { onlySome } from './carrier-words.js';
import { isEmpty, isGeneral } from './general-words.js';
import { plainWords } from './plain-words.rules.js';

/** A part of the owner's texts that says one thing. */
export interface OwnerPart {
  readonly text: string;
  /** The sentence of the part. */
  readonly line: string;
  readonly isNegative: boolean;
  /** True for what stands behind "kecuali": "tidak kirim ke luar kota kecuali nastar" grants it, "AC semua kamar kecuali standar" denies it. */
  readonly isException: boolean;
  /** Words behind the "kecuali" of a denial: for them it does not hold. */
  readonly excepted: Set<string>;
  /** True when it is given to some only: "transfer BCA, atau COD khusus Jabodetabek" limits only one of the two. */
  readonly isForSome: boolean;
  readonly own: ReadonlySet<string>;
  /** Words before it in its sentence, and those of a heading above it. */
  readonly head: ReadonlySet<string>;
}

const partsMax = 2_000;
const headWordsMax = 12;
/** A sentence of an owner has fewer words. Beyond that, later parts have no further words before them, so a text without an end costs no more. */
const headOfSentenceMax = 100;
const exceptBefore = /(?<!\p{L})kecuali[ ]$/iu;
const between = ' atau ';
const alternatives = / atau /iu;
/** No longer than this grows a part by the numbers behind it, so that a list of numbers costs no more. */
const appendedMax = 200;
const exceptChars = 12;
/** Weight of a word that only stands before a part. */
export const ofHead = 0.4;

/** The owner's texts in parts, found by the words that they share with a statement. */
export class OwnerParts {
  private readonly parts: OwnerPart[] = [];
  private readonly byRoot = new Map<string, Set<OwnerPart>>();

  /**
   * @param text what the owner wrote.
   * @param found results of tools: each line is one part, because its fields belong together.
   */
  constructor(text: string, found = '') {
    for (const line of found.split('\n')) {
      const own = new Set(rootsOf(line));
      if (own.size > 0 && this.parts.length < partsMax)
        this.add({
          text: line,
          line,
          isNegative: false,
          isException: false,
          isForSome: onlySome.test(line),
          excepted: new Set(),
          own,
          head: new Set(),
        });
    }
    let heading: string[] = [];
    let head: string[] = [];
    const lines = text.replaceAll(';', '\n').replaceAll('|', ',');
    for (const { from, text: line } of sentencesOf(lines)) {
      // sentences of one line are about one thing
      if (from === 0 || lines.charAt(from - 1) === '\n') head = [...heading];
      else head = head.slice(0, headWordsMax);
      let at = 0;
      const limited = limitedSpans(line);
      let last: (Omit<OwnerPart, 'text'> & { text: string }) | null = null;
      let isDenied = false;
      for (const { text: part, ...clause } of clausesOf(line)) {
        if (this.parts.length >= partsMax) return;
        const start = line.indexOf(part, at);
        const isException = exceptBefore.test(line.slice(Math.max(0, start - exceptChars), start));
        at = start + part.length;
        while (limited.length > 0 && limited.at(-1)!.to <= start) limited.pop();
        const isForSome = !isException && (limited.at(-1)?.from ?? at) < at;
        // the opposite holds for what is excepted
        const isNegative: boolean = isException ? !isDenied : clause.isNegative;
        isDenied = isNegative;
        const own = rootsOf(part);
        if (own.length === 0 && (last !== null || !/\d/.test(part))) {
          // "Sepatu 30rb sepasang, 3 hari": a number alone belongs to what stands before it
          if (last !== null && /\d/.test(part) && last.text.length < appendedMax) last.text += `, ${part.trim()}`;
          continue;
        }
        if (isException && !isNegative) for (const root of own) if (!isGeneral(root)) last?.excepted.add(root);
        last = {
          text: part.trim(),
          line: line.trim(),
          isNegative,
          isException,
          isForSome,
          excepted: new Set(),
          own: new Set(own),
          head: new Set(head),
        };
        this.add(last);
        if (head.length < headOfSentenceMax) head.push(...own);
      }
      if (line.trimEnd().endsWith(':')) heading = rootsOf(line).slice(0, headWordsMax);
    }
  }

  private add(part: OwnerPart): void {
    this.parts.push(part);
    for (const root of [...part.own, ...part.head]) {
      const known = this.byRoot.get(root);
      if (known) known.add(part);
      else this.byRoot.set(root, new Set([part]));
    }
  }

  has(root: string): boolean {
    return this.byRoot.has(root);
  }

  /** Parts without a word that tells what they are about. */
  get withoutNames(): readonly OwnerPart[] {
    return this.parts.filter(({ own }) => [...own].every(isGeneral));
  }

  /** How much a word tells: the fewer parts have it, the more. */
  weightOf(root: string): number {
    return 1 / Math.sqrt(this.byRoot.get(root)?.size ?? 1);
  }

  /** The parts that share the most with the words, best first. */
  nearest(roots: Iterable<string>, count: number): { readonly part: OwnerPart; readonly score: number }[] {
    const scores = new Map<OwnerPart, number>();
    for (const root of new Set(roots))
      for (const part of this.byRoot.get(root) ?? [])
        scores.set(part, (scores.get(part) ?? 0) + this.weightOf(root) * (part.own.has(root) ? 1 : ofHead));
    return [...scores]
      .map(([part, score]) => ({ part, score }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, count);
  }
}

/** Where the alternatives of a line ("… atau …") are that name a limit, the last one first. */
function limitedSpans(line: string): { readonly from: number; readonly to: number }[] {
  if (!onlySome.test(line)) return [];
  let from = 0;
  const spans = line.split(alternatives).map((text) => {
    const span = { text, from, to: from + text.length };
    from = span.to + between.length;
    return span;
  });
  return spans.filter(({ text }) => onlySome.test(text)).toReversed();
}

/** The words of a text that tell what it is about. */
export function rootsOf(text: string): string[] {
  return plainWords(text)
    .map(({ root }) => root)
    .filter((root) => !isEmpty(root) && !/^\d/.test(root));
}
