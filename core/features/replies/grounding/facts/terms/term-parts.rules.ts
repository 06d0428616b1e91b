import { isEmpty } from '../../evidence/general-words.js';
import { plainWords } from '../../evidence/plain-words.rules.js';
import { sentencesOf } from '../../plain-text.rules.js';

/** A part of an owner's sentence that states one term: "kunci hilang 50rb" of "telat 20rb/jam, kunci hilang 50rb". */
export interface TermPart {
  readonly text: string;
  readonly words: readonly string[];
  /** Words before the part in its sentence. */
  readonly head: ReadonlySet<string>;
  /** Words of the part directly before this one in its sentence. */
  readonly before: readonly string[];
  /** True before a colon: "syarat sewa" of "syarat sewa: KTP, SIM". */
  readonly isHeading: boolean;
  /** Number of the part's sentence. */
  readonly line: number;
}

const cuts = /,(?!\d)|[;()|\n]|:(?!\d)|[ ][–—-][ ]|[ ](?:tapi|tetapi|sedangkan|namun)[ ]/gu;
const partsMax = 1_000;
const headMax = 60;
const leadChars = 200;

/** The parts of the owner's sentences, in order. */
export function termPartsOf(text: string): readonly TermPart[] {
  const found: TermPart[] = [];
  let asked: readonly string[] = [];
  for (const [line, sentence] of sentencesOf(text).entries()) {
    // a question such as "Alergi? wajib bilang" states nothing; it names the subject of the next sentence
    const isQuestion = sentence.text.trimEnd().endsWith('?');
    const head = new Set(asked);
    let before = asked;
    asked = isQuestion ? termWords(sentence.text) : [];
    if (isQuestion) continue;
    let from = 0;
    for (const { index, 0: cut } of [...sentence.text.matchAll(cuts), { index: sentence.text.length, 0: '' }]) {
      const part = sentence.text.slice(from, index);
      const isHeading = cut === ':';
      from = index + cut.length;
      if (!/[\p{L}\d]/u.test(part)) continue;
      if (found.length >= partsMax) return found;
      const words = termWords(part);
      found.push({ text: part, words, head: new Set(head), before, isHeading, line });
      if (words.length > 0) before = words;
      for (const word of words) if (head.size < headMax) head.add(word);
    }
  }
  return found;
}

const months = 'jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des';
/** Names of months: "nov" and "november" are the same month. A day before an event (`daysBefore`) names a case. */
const monthNames = new RegExp(String.raw`(?<!\p{L})(${months})(?:uari|ruari|et|il|i|ustus|tember|ober|ember|t|s)?(?!\p{L})`, 'giu');
const isMonth = new RegExp(`^(?:${months})$`, 'u');
const daysBefore = /(?<!\p{L})h[ ]?([-+])[ ]?(\d{1,3})(?!\d)/giu;

/** The words of a text that may name the subject of a term, with its months and its days before an event. */
export function termWords(text: string): string[] {
  return [
    ...plainWords(text)
      .map(({ root }) => root)
      .filter((root) => !isEmpty(root) && !/^\d/.test(root) && !isMonth.test(root)),
    ...[...text.matchAll(monthNames)].map(([, month]) => `#${month!.toLowerCase()}`),
    ...[...text.matchAll(daysBefore)].map(({ 1: sign, 2: days }) => `#h${sign}${days}`),
  ];
}

/** The words of the end of the lead's message. */
export function wordsOfLead(lead: string): string[] {
  return termWords(lead.slice(-leadChars));
}

/** How well a word identifies a part. A word that more parts contain has a lower weight. */
export class TermWeights {
  private readonly counts = new Map<string, number>();

  constructor(parts: readonly TermPart[]) {
    for (const { words } of parts) for (const word of new Set(words)) this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
  }

  has(word: string): boolean {
    return this.counts.has(word);
  }

  of(word: string): number {
    return 1 / Math.sqrt(this.counts.get(word) ?? 1);
  }
}
