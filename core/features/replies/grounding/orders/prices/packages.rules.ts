import { contents } from '../list-lines.rules.js';
import { nameWords } from '../name-words.rules.js';
import { isInNames, quantitiesOf } from '../quantities.rules.js';
import type { Priced } from '../priced.rules.js';
import type { PriceIndex } from './price-index.rules.js';

/** Packages with the contents that the owner lists: "paket A (nugget + kebab) 100rb". */
export class Packages {
  private readonly known = new Map<Priced, readonly string[]>();

  /**
   * Stores the contents of a thing when the text before its price lists them.
   *
   * @param before the text before the price of a thing.
   */
  note(entry: Priced, before: string): void {
    const inside = [...before.matchAll(contents)].at(-1)?.[0];
    if (entry.apartIdr !== null || this.known.has(entry)) return;
    if (inside !== undefined) this.known.set(entry, inside.slice(1, -1).split(/[+&,]/));
    else if (bundled.test(before)) this.known.set(entry, before.replace(bundled, '').split('+'));
  }

  /** Sets the sum of the single prices of each package's parts, when every part has a price. */
  applyTo(index: PriceIndex): void {
    for (const [entry, parts] of this.known) entry.apartIdr = sumOf(parts, (words) => index.bestBeside(words, entry));
  }
}

/** The word for a package before its contents: "Bundling" in "Bundling CV + virtual office". */
const bundled = /^[^\p{L}\d]*(?:sewa[ ])?(?:paket|bundling|bundle|combo|kombo)[ ](?:hemat[ ])?(?=[^+\n]{2,40}\+)/iu;

function sumOf(parts: readonly string[], bestFor: (words: readonly string[]) => readonly Priced[]): number | null {
  const prices = parts.map((part) => {
    const one = bestFor(nameWords(part)).at(0);
    const [count = 1] = quantitiesOf(part).flatMap((some) =>
      one === undefined || isInNames(some, [one]) || !some.isCount ? [] : [some.count],
    );
    return one === undefined ? undefined : one.each[0]!.idr * count;
  });
  return prices.length < 2 || prices.includes(undefined) ? null : prices.reduce<number>((sum, one) => sum + one!, 0);
}
