import { clausesOf } from '../../clauses.rules.js';
import { isGeneral } from '../../evidence/general-words.js';
import { termPartsOf, termWords } from './term-parts.rules.js';

const others = 'kurir|ekspedisi|brand|merek|pabrik|distributor|marketplace|importir|vendor';
/** Words for compensation by another company: "Pecah di kurir klaim ke kurir". */
const ofOthers = new RegExp(
  String.raw`(?<!\p{L})(?:klaim|komplain|garansi|tanggung jawab|tanggungan|urusan)(?:nya)?[ ](?:langsung[ ])?(?:ke[ ]|lewat[ ]|sama[ ]|dari[ ])?(?:${others})(?!\p{L})`,
  'iu',
);
const byShop =
  /(?<!\p{L})(?:kami|kita|toko|penjual)[ ](?:yang[ ]|yg[ ])?(?:akan[ ])?(?:ganti|tanggung|refund|kembalikan|tukar|perbaiki)(?:in|kan)?(?!\p{L})/iu;
const noSubjects = new Set([...others.split('|'), 'klaim', 'komplain', 'garansi', 'tanggung', 'urus']);
const casesMax = 100;

/** Damage for which the owner's texts name a compensator other than the shop. */
export class ThirdParties {
  private readonly cases: (readonly string[])[] = [];
  private readonly own: ReadonlySet<string>;

  constructor(text: string) {
    const parts = termPartsOf(text);
    this.own = new Set(parts.filter((part) => byShop.test(part.text)).flatMap(({ words }) => words));
    for (const { text: part, words, before } of parts) {
      if (!ofOthers.test(part) || this.cases.length >= casesMax) continue;
      const subject = subjectOf(words);
      const found = subject.length > 0 ? subject : subjectOf(before);
      if (found.length > 0) this.cases.push(found);
    }
  }

  /** True when a sentence says that the shop compensates for such damage. */
  isRefused(sentence: string): boolean {
    if (this.cases.length === 0) return false;
    const words = new Set(termWords(sentence));
    return clausesOf(sentence).some(
      ({ text, isNegative, isOpen }) =>
        !isNegative &&
        !isOpen &&
        byShop.test(text) &&
        this.cases.some((subject) => subject.every((word) => words.has(word)) && !subject.every((word) => this.own.has(word))),
    );
  }
}

function subjectOf(words: readonly string[]): string[] {
  return words.filter((word) => !isGeneral(word) && !noSubjects.has(word));
}

/** True when a sentence says that the shop compensates for something. */
export function makesGood(sentence: string): boolean {
  return byShop.test(sentence);
}
