import { clausesOf } from '../clauses.rules.js';
import { isKindWord, nameWords } from '../orders/name-words.rules.js';
import { withoutAmounts } from '../orders/order-lines.rules.js';
import { quantitiesOf } from '../orders/quantities.rules.js';

interface Minimum {
  readonly words: ReadonlySet<string>;
  readonly count: number;
}

const least =
  /(?<!\p{L})(?:min(?:imal|imum)?)(?:[ ](?:order|beli|pesan|pembelian|pemesanan|ambil))?[ ]?:?[ ](\d{1,4})(?![\d.,]*\d|[ ]?(?:rb|ribu|k|jt|juta|%|hari|jam|x)(?!\p{L}))/giu;
const allows = /(?<!\p{L})(?:boleh|bisa|layani|dilayani|melayani|oke|siap|gapapa|tidak masalah)(?!\p{L})/iu;
const denies = /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|belum|minimal|min|kurang dari)(?!\p{L})/iu;
const partChars = 120;

/** The minimum orders that an owner accepts, by thing. */
export class Minimums {
  private readonly given: Minimum[] = [];

  constructor(text: string) {
    for (const line of text.split(/\n|\.\s|;/))
      for (const { index, 1: count } of line.matchAll(least)) {
        const before = line.slice(Math.max(0, index - partChars), index);
        const words = nameWords(withoutAmounts(before)).filter((word) => !isKindWord(word));
        // "reseller min 6" belongs to a price and is not the minimum order
        if (words.length > 0 && !/reseller|agen|grosir|diskon|potong|gratis|belanja|member|kode|promo|tier/iu.test(before))
          this.given.push({ words: new Set(words), count: Number(count) });
      }
  }

  /** True for "boleh, 2 kg juga kami layani" where the owner sells 5 kg at least. */
  isRefused(sentence: string, lead: string): boolean {
    if (this.given.length === 0) return false;
    return clausesOf(sentence).some(({ text, isOpen, isNegative }) => {
      if (isOpen || isNegative || !allows.test(text) || denies.test(text)) return false;
      const counts = countsIn(text);
      if (counts.length === 0) return false;
      const own = new Set(nameWords(`${withoutAmounts(sentence)} ${lead.slice(-200)}`).filter((word) => !isKindWord(word)));
      const about = this.given.filter(({ words }) => [...words].some((word) => own.has(word)));
      return about.length > 0 && about.every(({ count }) => counts.every((one) => one < count));
    });
  }
}

function countsIn(text: string): number[] {
  return quantitiesOf(withoutAmounts(text)).flatMap(({ count, isCount }) => (isCount ? [count] : []));
}

/** True when a sentence may accept an order. */
export function allowsOrder(sentence: string): boolean {
  return allows.test(sentence) && /\d/.test(sentence);
}
