import { clausesOf } from '../clauses.rules.js';
import { plainWords } from '../evidence/plain-words.rules.js';
import { withoutAmounts } from '../evidence/carriers.rules.js';
import { sentencesOf } from '../plain-text.rules.js';

/** Something that the owner gives to some things only, or the only kind of something: "vitrase jahit biasa aja". */
interface Only {
  /** Words of the offer. */
  readonly given: readonly string[];
  /** Words of each thing to which the offer applies. */
  readonly to: (readonly string[])[];
}

const cuts = /,(?!\d)|[;()|\n]|:(?!\d)|[ ][–—-][ ]|[ ](?:tapi|tetapi|sedangkan)[ ]/u;
const onlyFor = /(?<!\p{L})(?:cuma|hanya|khusus)[ ](?:untuk |utk |buat |bisa |ada |di |yang |yg )?/iu;
const onlyBehind = /[ ](?:aja|saja|doang|only)(?:[ ](?:untuk|utk|buat)[ ](?<for>.{2,40}))?[ .]*$/iu;
const grants = /(?<!\p{L})(?:bisa|boleh|ada|dapat|dapet|tersedia|ready|tetap|pakai|pake|juga)(?!\p{L})/iu;
const empty = new Set(
  'yang untuk utk buat di ke dan atau kak bisa boleh ada dapat dapet ya juga tetap sudah kami kita pakai pake paket order beli jam hari senin selasa rabu kamis jumat sabtu minggu tanggal min minimal max maks maksimal'.split(
    ' ',
  ),
);
const alternatives = /[ ](?:dan|atau|serta)[ ]|[ ]?[&/][ ]?/iu;
const itemWords = 3;
const partsMax = 300;
const leadChars = 200;

/** Offers that the owner limits to some of the things: "custom khusus box L", "glossy cuma stiker", "vitrase jahit biasa aja". */
export class OnlyKinds {
  private readonly limited: Only[] = [];
  /** The words of each thing that has only one kind. */
  private readonly kinds: ReadonlySet<string>[] = [];
  private readonly parts: ReadonlySet<string>[] = [];

  constructor(text: string) {
    for (const { text: sentence } of sentencesOf(text)) {
      let before: readonly string[] = [];
      let last: Only | null = null;
      for (const part of sentence.split(cuts)) {
        if (this.parts.length >= partsMax) return;
        const words = wordsIn(part);
        this.parts.push(new Set(words));
        // the list of things continues: "khusus Lowokwaru, Blimbing"
        if (last !== null && words.length > 0 && words.length <= itemWords && !onlyFor.test(part)) last.to.push(words);
        else last = this.read(part, before);
        if (words.length > 0) before = words;
      }
    }
  }

  private read(part: string, before: readonly string[]): Only | null {
    const behind = onlyBehind.exec(part);
    const at = onlyFor.exec(part);
    if (at !== null) {
      const own = wordsIn(part.slice(0, at.index));
      const to = part
        .slice(at.index + at[0].length)
        .replace(onlyBehind, '')
        .split(alternatives)
        .map(wordsIn)
        .filter(({ length }) => length > 0);
      if (to.length === 0) return null;
      const only = { given: own.length > 0 ? own : before, to };
      this.limited.push(only);
      return only;
    }
    if (behind === null) return null;
    const words = [...wordsIn(part.slice(0, behind.index)), ...wordsIn(behind.groups?.['for'] ?? '')];
    if (words.length > 1) this.kinds.push(new Set(words));
    return null;
  }

  /** True when a sentence makes the offer for another thing, or names another kind. */
  isRefused(sentence: string, lead: string): boolean {
    if (this.limited.length + this.kinds.length === 0) return false;
    return clausesOf(sentence).some(({ text, isNegative, isOpen, isTopicOnly }) => {
      if (isNegative || isOpen || isTopicOnly || !grants.test(text) || onlyFor.test(text) || onlyBehind.test(text)) return false;
      const said = new Set(wordsIn(text));
      const around = new Set([...said, ...wordsIn(sentence), ...wordsIn(lead.slice(-leadChars))]);
      return this.isGivenToOther(said, around) || this.isOtherKind(said);
    });
  }

  private isGivenToOther(said: ReadonlySet<string>, around: ReadonlySet<string>): boolean {
    return this.limited.some(({ given, to }) => {
      if (given.length === 0 || !given.every((word) => said.has(word))) return false;
      if (to.some((words) => words.every((word) => around.has(word)))) return false;
      // The sentence makes the offer for something else that the owner's texts mention: "box S".
      return [...said].some((word) => !given.includes(word) && !to.some((words) => words.includes(word)) && this.isKnown(word));
    });
  }

  private isKnown(word: string): boolean {
    return this.parts.some((part) => part.has(word));
  }

  /**
   * True when a sentence replaces a word of the only kind with another word of the texts: "Vitrase jahit smokering"
   * when the owner writes "vitrase jahit biasa aja".
   */
  private isOtherKind(said: ReadonlySet<string>): boolean {
    return this.kinds.some((kind) => {
      const shared = [...kind].filter((word) => said.has(word));
      const missing = [...kind].filter((word) => !said.has(word));
      if (shared.length < 2 || missing.length !== 1) return false;
      const others = [...said].filter((word) => !kind.has(word));
      return others.some((word) =>
        this.parts.some((part) => part.has(word) && shared.some((one) => part.has(one)) && !shared.every((one) => part.has(one))),
      );
    });
  }
}

function wordsIn(text: string): string[] {
  const bare = withoutAmounts(text);
  const letters = bare.toLowerCase().match(/(?<![\p{L}\d.])\p{L}(?![\p{L}\d.&])/gu) ?? [];
  return [...plainWords(bare).map(({ root }) => root), ...letters].filter((word) => !empty.has(word) && !/^\d/.test(word));
}

/** True when a sentence may give something to a thing. */
export function grantsKind(sentence: string): boolean {
  return grants.test(sentence) && !sentence.trimEnd().endsWith('?');
}
