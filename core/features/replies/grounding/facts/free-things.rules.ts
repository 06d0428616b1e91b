import { clausesOf } from '../clauses.rules.js';
import { isWithinSpans, spansIn, type Span } from './durations.rules.js';
import { nameWords } from '../orders/name-words.rules.js';
import { isBelowLimits, isMoneyReached, limitsIn, type Limit } from './limits.rules.js';
import { sentencesOf } from '../plain-text.rules.js';

const free = /(?<!\p{L})(?:gratis|free|cuma-cuma|bebas biaya|tanpa biaya|digratiskan|gratisin|bonus)(?:nya)?(?!\p{L})/iu;
/** Decided by the topic of free shipping. */
const shipping = /(?<!\p{L})(?:ongkir|ongkos|pengiriman|kirim|antar|diantar|ongkirnya|antarnya)(?!\p{L})/iu;
const conditions =
  /(?<!\p{L})(?:kalau|kalo|klo|jika|bila|asal|untuk|khusus|minimal|min|minimum|di ?atas|setiap|tiap|dengan|setelah|selama|syarat|syaratnya|ambil|beli|order|pembelian)(?!\p{L})/iu;
/** Conditions in the owner's words. "Fitting gratis dengan janji" has none that a lead could miss. */
const ownConditions =
  /(?<!\p{L})(?:kalau|kalo|jika|bila|asal|khusus|minimal|min|minimum|di ?atas|setiap|tiap|ambil|beli|order|pembelian)(?!\p{L})/iu;
const noThings = new Set('beli gratis free bonus pembelian biaya sekali hari bulan tahun tiap setiap anak khusus cuma'.split(' '));

interface Free {
  readonly words: ReadonlySet<string>;
  readonly isConditional: boolean;
  readonly limits: readonly Limit[];
  readonly spans: readonly Span[];
}

/** What the texts of the owner give for free, and on which conditions. */
export class FreeThings {
  private readonly given: readonly Free[];

  constructor(text: string) {
    this.given = sentencesOf(text).flatMap(({ text: sentence }) =>
      free.test(sentence)
        ? [
            {
              words: new Set(thingsIn(sentence)),
              isConditional: ownConditions.test(sentence),
              limits: limitsIn(sentence),
              spans: spansIn(sentence),
            },
          ]
        : [],
    );
  }

  /** The gifts that share the most words with a claim. */
  private closestTo(words: readonly string[]): readonly Free[] {
    const scored = this.given.map((one) => ({ one, score: words.filter((word) => one.words.has(word)).length }));
    const best = Math.max(1, ...scored.map(({ score }) => score));
    return scored.filter(({ score }) => score === best).map(({ one }) => one);
  }

  /** True when a sentence gives away something that the texts do not, or without their condition. */
  isRefused(sentence: string, lead: string): boolean {
    return clausesOf(sentence).some(({ text, isNegative, isOpen }) => {
      if (isOpen || isNegative || !free.test(text) || shipping.test(text)) return false;
      const own = thingsIn(text);
      const words = own.length > 0 ? own : thingsIn(sentence);
      if (words.length === 0) return this.given.length === 0;
      const about = this.closestTo(words);
      if (about.length === 0) return true;
      const spans = about.flatMap((one) => one.spans);
      if (spans.length > 0 && spansIn(text).some((one) => !isWithinSpans(one, spans))) return true;
      if (!about.every((one) => one.isConditional)) return false;
      const limits = about.flatMap((one) => one.limits);
      if (limits.length > 0 && isBelowLimits(limits, { sentence, lead })) return true;
      if (isMoneyReached(limits, `${sentence} ${lead}`)) return false;
      return /(?<!\p{L})(?:selalu|semua|pasti|tanpa syarat)(?!\p{L})/iu.test(text) || (isBare(sentence) && !conditions.test(lead));
    });
  }
}

/** True for "Desainnya gratis Kak": neither a condition nor a number. */
function isBare(sentence: string): boolean {
  return !conditions.test(sentence) && !/\d/.test(sentence);
}

function thingsIn(text: string): string[] {
  return nameWords(text).filter((word) => !noThings.has(word) && !/^\d/.test(word));
}

/** True when a sentence gives something away. */
export function givesAway(sentence: string): boolean {
  return free.test(sentence);
}
