import { findAmounts } from '../amounts.rules.js';
import { gone, least, most } from './doubt-words.js';
import { withoutAmounts } from './carriers.rules.js';
import type { Said } from './doubt.types.js';
import { isAmong, measuresIn, type Measure } from './measures.rules.js';
import { isGeneral } from './general-words.js';
import { isNamed, isOfOtherOffer } from './other-things.rules.js';
import type { OwnerPart, OwnerParts } from './owner-parts.rules.js';

interface KnownNumbers {
  /** Numbers of the owner, of tools and of the bot's earlier messages. */
  readonly numbers: ReadonlySet<string>;
  /** The lead's last message. */
  readonly lead: string;
  readonly leadNumbers: ReadonlySet<string>;
  readonly leadMeasures: readonly Measure[];
}

const partsTried = 20;
const same = 0.001;

/** Numbers with a unit that the owner's texts give, and whether they are limits. */
export class GivenNumbers {
  constructor(
    private readonly parts: OwnerParts,
    private readonly of: KnownNumbers,
  ) {}

  /** A number with a unit that the owner's texts do not contain, or only for another thing. */
  isOther(text: string, roots: readonly string[]): boolean {
    return measuresIn(text).some((one) => {
      if (one.digits.every((digit) => this.of.leadNumbers.has(digit))) return false;
      if (!one.digits.every((digit) => this.of.numbers.has(digit))) return true;
      const near = this.withUnit(roots, one);
      const [best] = near;
      return best !== undefined && !near.some(({ part, score }) => score > best.score - same && isAmong(one, measuresIn(part.text)));
    });
  }

  private withUnit(roots: readonly string[], { unit }: Measure): { readonly part: OwnerPart; readonly score: number }[] {
    return this.parts.nearest(roots, partsTried).filter(({ part }) => measuresIn(part.text).some((one) => one.unit === unit));
  }

  private unnamed(unit: string): { readonly part: OwnerPart }[] {
    return this.parts.withoutNames.filter((part) => measuresIn(part.text).some((one) => one.unit === unit)).map((part) => ({ part }));
  }

  /**
   * True for a price from a quantity on, beside the price for fewer pieces: "100 pcs ke atas: 58.000". The quantity
   * is not a minimum order.
   */
  private isTier(part: OwnerPart, { unit }: Measure): boolean {
    if (most.test(part.text) || findAmounts(part.text).length === 0) return false;
    const named = [...part.own, ...part.head].filter((root) => !isGeneral(root));
    const lowest = lowestOf(part, unit);
    const others = named.length === 0 ? this.parts.withoutNames : this.parts.nearest(named, partsTried).map((one) => one.part);
    return others.some((one) => one !== part && findAmounts(one.text).length > 0 && lowestOf(one, unit) < lowest);
  }

  /** True for a number beyond the owner's limit: "jarak 12 km" when the texts say "radius 5 km". */
  isBeyondLimit({ clause, roots, of }: Said, asked: readonly string[]): boolean {
    const wanted = [...this.of.leadMeasures, ...measuresIn(clause.text)];
    // percentages are not quantities
    return wanted.some((one) => {
      if (one.unit === '%') return false;
      const isLimit = (part: OwnerPart): boolean =>
        (most.test(part.text) || least.test(part.text)) &&
        !gone.test(part.text) &&
        !this.isTier(part, one) &&
        !isOfOtherOffer(part, `${clause.text} ${this.of.lead}`);
      const words = [...roots, ...asked];
      const [near] = this.withUnit(words, one).filter(({ part }) => isLimit(part) && words.some((root) => isNamed(root, part)));
      // "Minimal 3 kg" names no thing: it limits everything sold by weight
      const best = near ?? this.unnamed(one.unit).find(({ part }) => isLimit(part));
      if (best === undefined) return false;
      const given = measuresIn(best.part.text).filter(({ unit }) => unit === one.unit);
      // "di bawah 2 tahun gratis, 2-6 tahun setengah harga": the other case of the line applies
      if (most.test(best.part.text) && isAmong(one, measuresIn(best.part.line))) return false;
      const isOver = most.test(best.part.text) && given.every(({ to }) => one.to > to);
      const isUnder = least.test(best.part.text) && given.every(({ from }) => one.to < from);
      return (isOver || isUnder) && !of.measures.some((other) => isAmong(other, given));
    });
  }
}

/** The smallest quantity that a part names; 1 when it names none. */
function lowestOf({ text }: OwnerPart, unit: string): number {
  const counts = measuresIn(withoutAmounts(text)).flatMap((one) => (one.unit === unit ? [one.from] : []));
  return counts.length === 0 ? 1 : Math.min(...counts);
}
