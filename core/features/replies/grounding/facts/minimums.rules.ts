import { clausesOf } from '../clauses.rules.js';
import { rootOf } from '../evidence/plain-words.rules.js';
import { isKindWord, nameWords } from '../orders/name-words.rules.js';
import { withoutAmounts } from '../orders/order-lines.rules.js';
import { quantitiesOf } from '../orders/quantities.rules.js';

interface Minimum {
  /** True when the words say what the minimum is for: "min 2 item untuk dikirim". */
  readonly isForGoal: boolean;
  readonly words: ReadonlySet<string>;
  readonly count: number;
}

const least =
  /(?<!\p{L})(?:min(?:imal|imum)?)(?:[ ](?:order|beli|pesan|pembelian|pemesanan|ambil))?[ ]?:?[ ](\d{1,4})(?![\d.,]*\d|[ ]?(?:rb|ribu|k|jt|juta|%|hari|jam|x)(?!\p{L}))/giu;
const allows = /(?<!\p{L})(?:boleh|bisa|layani|dilayani|melayani|oke|siap|gapapa|tidak masalah)(?!\p{L})/iu;
const denies = /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|belum|minimal|min|kurang dari)(?!\p{L})/iu;
const yes = /^[^\p{L}]*(?:bisa|boleh|oke|siap)(?!\p{L})/iu;
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
        if (!/reseller|agen|grosir|diskon|potong|gratis|belanja|member|kode|promo|tier/iu.test(before))
          this.note(words.length > 0 ? words : goalOf(line.slice(index)), { count: Number(count), isForGoal: words.length === 0 });
      }
  }

  private note(words: readonly string[], of: Omit<Minimum, 'words'>): void {
    if (words.length > 0) this.given.push({ words: new Set(words.map(rootOf)), ...of });
  }

  /** True for "boleh, 2 kg juga kami layani" where the owner sells 5 kg at least. */
  isRefused(sentence: string, lead: string): boolean {
    if (this.given.length === 0) return false;
    // "Bisa Kak, beli satu pun kami kirim"
    const isYes = yes.test(sentence) && !denies.test(sentence);
    return clausesOf(sentence).some(({ text, isOpen, isNegative }) => {
      if (isOpen || isNegative || !(isYes || allows.test(text)) || denies.test(text)) return false;
      const counts = countsIn(text);
      if (counts.length === 0) return false;
      const own = rootsIn(`${withoutAmounts(sentence)} ${lead.slice(-200)}`);
      const ofClause = rootsIn(text);
      const about = this.given.filter(({ words, isForGoal }) => [...words].some((word) => (isForGoal ? ofClause : own).has(word)));
      return about.length > 0 && about.every(({ count }) => counts.every((one) => one < count));
    });
  }
}

/** "Untuk dikirim" after "min order 2 item". */
function goalOf(text: string): string[] {
  const [, goal = ''] = /(?<!\p{L})(?:untuk|utk|buat|kalau|agar)[ ]([^.,;\n]{3,40})/iu.exec(text.split(',')[0]!) ?? [];
  return nameWords(goal).filter((word) => !isKindWord(word));
}

function rootsIn(text: string): ReadonlySet<string> {
  return new Set(nameWords(text).flatMap((word) => (isKindWord(word) ? [] : [rootOf(word)])));
}

function countsIn(text: string): number[] {
  return quantitiesOf(withoutAmounts(text)).flatMap(({ count, isCount }) => (isCount ? [count] : []));
}

/** True when a sentence may accept an order. */
export function allowsOrder(sentence: string): boolean {
  return allows.test(sentence) && countsIn(sentence).length > 0;
}
