import { contents } from '../list-lines.rules.js';
import { nameWords } from '../name-words.rules.js';
import type { Priced } from '../priced.rules.js';
import type { PriceIndex } from './price-index.rules.js';

/** Packages with what the owner lists in them: "paket A (nugget + kebab) 100rb". */
export class Packages {
  private readonly known = new Map<Priced, readonly string[]>();

  /** @param before the text before the price of a thing, which may list what it consists of. */
  note(entry: Priced, before: string): void {
    const inside = [...before.matchAll(contents)].at(-1)?.[0];
    if (inside !== undefined && entry.apartIdr === null && !this.known.has(entry))
      this.known.set(entry, inside.slice(1, -1).split(/[+&,]/));
  }

  /** Sets what the parts of each package cost apart, as far as all of them have a price. */
  applyTo(index: PriceIndex): void {
    for (const [entry, parts] of this.known) entry.apartIdr = sumOf(parts, index);
  }
}

function sumOf(parts: readonly string[], index: PriceIndex): number | null {
  const prices = parts.map((part) => index.bestFor(nameWords(part)).at(0)?.each[0]!.idr);
  return prices.length < 2 || prices.includes(undefined) ? null : prices.reduce<number>((sum, one) => sum + one!, 0);
}
