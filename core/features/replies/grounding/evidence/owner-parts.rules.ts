import { remembered } from '../remembered.js';
import { clausesOf } from '../clauses.rules.js';
import { withTopicOfParts } from '../facts/fact-topics.rules.js';
import { sentencesOf } from '../plain-text.rules.js';
import { onlySome } from './carrier-words.js';
import { isEmpty, isGeneral } from './general-words.js';
import { plainWords } from './plain-words.rules.js';

/** A part of the owner's texts that makes one statement. */
export interface OwnerPart {
  readonly text: string;
  /** The sentence that contains the part. */
  readonly line: string;
  readonly isNegative: boolean;
  /**
   * True for the text after "kecuali", which means the opposite of its sentence. In "tidak kirim ke luar kota kecuali
   * nastar" it grants; in "AC semua kamar kecuali standar" it denies.
   */
  readonly isException: boolean;
  /** Words after "kecuali" in a denial: the denial does not apply to them. */
  readonly excepted: Set<string>;
  /** True when this part holds for some things or places only: "transfer BCA, atau COD khusus Jabodetabek" limits only COD. */
  readonly isForSome: boolean;
  readonly own: ReadonlySet<string>;
  /** Words before the part in its sentence, and words of a heading above the sentence. */
  readonly head: ReadonlySet<string>;
}

const partsMax = 2_000;
const headWordsMax = 12;
/** Maximum number of words before a part. Owners' sentences are shorter; the limit bounds the cost of an endless text. */
const headOfSentenceMax = 100;
const exceptBefore = /(?<!\p{L})kecuali[ ]$/iu;
const between = ' atau ';
const alternatives = / atau /iu;
/** Maximum length of a part to which following numbers are appended. It bounds the cost of a long list of numbers. */
const appendedMax = 200;
const exceptChars = 12;
/** Weight of a word that only occurs before a part. */
export const ofHead = 0.4;

/** The owner's texts, split into parts. A part is found by the words that it shares with a statement. */
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
    const lines = withTopicOfParts(text).replaceAll('|', ',');
    for (const { from, text: line } of sentencesOf(lines)) {
      // sentences of one line have the same subject
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
        // The opposite holds for an exception.
        const isNegative: boolean = isException ? !isDenied : clause.isNegative;
        isDenied = isNegative;
        const own = rootsOf(part);
        if (own.length === 0 && (last !== null || !/\d/.test(part))) {
          // "Sepatu 30rb sepasang, 3 hari": a number alone belongs to the text before it
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

  /** Parts without a word that shows their subject. */
  get withoutNames(): readonly OwnerPart[] {
    return this.parts.filter(({ own }) => [...own].every(isGeneral));
  }

  /** Weight of a word: higher when fewer parts contain it. */
  weightOf(root: string): number {
    return 1 / Math.sqrt(this.byRoot.get(root)?.size ?? 1);
  }

  /** The parts that share the most with the words, best first. */
  nearest(roots: Iterable<string>, count: number): { readonly part: OwnerPart; readonly score: number }[] {
    const scores = new Map<OwnerPart, number>();
    for (const root of new Set(roots)) {
      const weight = this.weightOf(root);
      for (const part of this.byRoot.get(root) ?? [])
        scores.set(part, (scores.get(part) ?? 0) + weight * (part.own.has(root) ? 1 : ofHead));
    }
    return [...scores]
      .map(([part, score]) => ({ part, score }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, count);
  }
}

/** Positions of the alternatives ("… atau …") of a line that name a limit, the last one first. */
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

/** The words of a text that show its subject. */
export const rootsOf = remembered((text: string): readonly string[] => {
  return plainWords(text)
    .map(({ root }) => root)
    .filter((root) => !isEmpty(root) && !/^\d/.test(root));
});
