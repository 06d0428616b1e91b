import { clausesOf } from '../../clauses.rules.js';
import { sentencesOf } from '../../plain-text.rules.js';
import { nameWords, weightOf } from '../name-words.rules.js';
import type { PriceBook } from '../price-book.rules.js';
import { isNamedBy } from '../priced.rules.js';
import { isParcel } from '../prices/names-before.rules.js';

const free = /(?<!\p{L})(?:gratis|free|cuma-cuma|digratiskan|gratisin)(?!\p{L})/iu;
/** Words of a condition. Gifts with a condition are checked elsewhere. */
const conditional = /(?<!\p{L})(?:kalau|kalo|klo|jika|bila|untuk|utk|min|minimal|beli|order|di ?atas|selama|radius)(?!\p{L})|\d/iu;
const enough = 2;

/** Finds gifts that the owner does not offer: things with a price that no text of the owner calls free. */
export class PricedGifts {
  private readonly given: readonly ReadonlySet<string>[];

  /** @param ownerText texts of the owner, as `plainText` reads them. */
  constructor(
    ownerText: string,
    private readonly book: PriceBook,
  ) {
    this.given = sentencesOf(ownerText)
      .flatMap(({ text }) => text.split(/[,;](?!\d)/u))
      .filter((part) => free.test(part))
      .map((part) => new Set(nameWords(part)));
  }

  /**
   * True for a gift that has a price: "grafir luar gratis" when the owner writes "grafir nama gratis, grafir luar
   * 40rb".
   */
  isRefused(sentence: string): boolean {
    return clausesOf(sentence).some(({ text, isOpen, isNegative }) => {
      if (isOpen || isNegative || !free.test(text) || conditional.test(text)) return false;
      const words = new Set(nameWords(text));
      return this.book.entries.some((one) => {
        const telling = [...one.words].filter((word) => weightOf(word) > 0);
        // free deliveries are checked by other rules
        if (telling.length < enough || isParcel(one) || !isNamedBy(one, words)) return false;
        return !this.given.some((some) => telling.every((word) => some.has(word)));
      });
    });
  }
}

export function claimsGift(sentence: string): boolean {
  return free.test(sentence);
}
