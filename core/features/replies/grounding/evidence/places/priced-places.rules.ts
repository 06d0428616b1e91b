import { isClaim, type Decisive } from './decisive.rules.js';
import type { Line } from './placed.rules.js';
import type { Segment } from './segments.rules.js';

/** The text that belongs to one price of the owner. */
interface PricedPlace {
  readonly amounts: readonly number[];
  /** Words and labels that the price may belong to: from the beginning of its sentence up to the next price. */
  readonly words: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
  /** The words next to the price, including parentheses after it. */
  readonly own: readonly Segment[];
}

const placesMax = 500;

/** The things to which the owner's prices belong, by position in the text. */
export class PricedPlaces {
  private readonly places: PricedPlace[] = [];

  constructor(lines: readonly Line[]) {
    for (const { segments } of lines) this.read(segments);
  }

  private read(segments: readonly Segment[]): void {
    const words = new Set<string>();
    let between: readonly Segment[] = [];
    for (let at = 0; at < segments.length && this.places.length < placesMax;) {
      const next = segments.findIndex((one, place) => place > at && one.amounts.length > 0);
      const run = segments.slice(at, next < 0 ? undefined : next);
      for (const one of run) for (const word of one.words) words.add(word);
      const [first, ...behind] = run;
      const end = behind.findIndex((one) => !one.isAside);
      if (first!.amounts.length > 0) {
        const labels = new Set([...between, ...run].flatMap((one) => one.labels));
        this.places.push({
          amounts: first!.amounts,
          words: new Set(words),
          labels,
          own: [first!, ...behind.slice(0, end < 0 ? undefined : end)],
        });
      }
      // "Kamar C (AC) 1,4 juta": text between two prices may belong to either
      between = run.slice(1);
      at += run.length;
    }
  }

  /**
   * True when a piece of an answer gives one of the owner's prices to a thing with another price: "yang ada rendang
   * 25rb", although the package with rendang costs 35rb.
   */
  isOfOther({ words, amounts, labels }: Decisive): boolean {
    const given = this.places.filter((one) => one.amounts.some((value) => amounts.includes(value)));
    if (given.length === 0) return false;
    const others = this.places.filter((one) => !given.includes(one)).flatMap(({ own }) => own);
    return (
      [...words].some((word) => !isClaim(word) && !given.some((one) => one.words.has(word)) && others.some((one) => one.words.has(word))) ||
      labels.some((label) => !given.some((one) => one.labels.has(label)) && others.some((one) => one.labels.includes(label)))
    );
  }
}
