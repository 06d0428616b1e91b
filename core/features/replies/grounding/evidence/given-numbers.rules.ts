import { gone, least, most } from './doubt-words.js';
import type { Said } from './doubt.types.js';
import { isAmong, measuresIn, type Measure } from './measures.rules.js';
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

/** Numbers with a unit that the owner states for things, and numbers that are limits. */
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

  /** Another number than the limit in the texts: "jarak 12 km" when they say "radius 5 km". */
  isBeyondLimit({ clause, roots, of }: Said, asked: readonly string[]): boolean {
    const wanted = [...this.of.leadMeasures, ...measuresIn(clause.text)];
    return wanted.some((one) => {
      const isLimit = (part: OwnerPart): boolean =>
        (most.test(part.text) || least.test(part.text)) && !gone.test(part.text) && !isOfOtherOffer(part, `${clause.text} ${this.of.lead}`);
      const words = [...roots, ...asked];
      const [near] = this.withUnit(words, one).filter(({ part }) => isLimit(part) && words.some((root) => isNamed(root, part)));
      // "Minimal 3 kg" names no thing: it limits everything sold by weight
      const best = near ?? this.unnamed(one.unit).find(({ part }) => isLimit(part));
      if (best === undefined) return false;
      const given = measuresIn(best.part.text).filter(({ unit }) => unit === one.unit);
      const isOver = most.test(best.part.text) && given.every(({ to }) => one.to > to);
      const isUnder = least.test(best.part.text) && given.every(({ from }) => one.to < from);
      return (isOver || isUnder) && !of.measures.some((other) => isAmong(other, given));
    });
  }
}
