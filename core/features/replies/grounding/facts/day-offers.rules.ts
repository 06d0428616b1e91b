import { clausesOf } from '../clauses.rules.js';
import { nameWords } from '../orders/name-words.rules.js';
import { sentencesOf } from '../plain-text.rules.js';

type Part = 'working days' | 'days off';

const parts: Readonly<Record<Part, RegExp>> = {
  'working days':
    /(?<!\p{L})(?:weekday|weekdays|hari kerja|hari biasa|senin[ ]?(?:-|–|s\/d|sampai|hingga)[ ]?(?:kamis|jum'?at))(?!\p{L})/iu,
  'days off': /(?<!\p{L})(?:weekend|akhir pekan|tanggal merah|hari libur|libur nasional|sabtu|minggu(?! depan| ini| lagi))(?!\p{L})/iu,
};
const only = /(?<!\p{L})(?:khusus|hanya|cuma)(?!\p{L})/iu;
const never = /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak)[ ](?:berlaku|termasuk|bisa|ada)(?!\p{L})/iu;
const offer = /(?<!\p{L})(?:promo|diskon|gratis|bonus|potongan|bayar|paket|harga spesial|voucher|cashback)(?:nya)?(?!\p{L})/iu;

/** Offers for working days only, or for days off only. */
export class DayOffers {
  private readonly given: { readonly words: ReadonlySet<string>; readonly on: Part }[] = [];

  constructor(text: string) {
    for (const { text: sentence } of sentencesOf(text)) {
      if (!offer.test(sentence)) continue;
      const clauses = sentence.split(/[,;(](?!\d)/u);
      for (const on of Object.keys(parts) as Part[]) {
        const isOnly = clauses.some((clause) => only.test(clause) && parts[on].test(clause));
        const isNotElsewhere = clauses.some((clause) => never.test(clause) && parts[otherThan(on)].test(clause));
        if (isOnly || isNotElsewhere) this.given.push({ words: new Set(nameWords(sentence)), on });
      }
    }
  }

  /** True when a sentence gives such an offer on other days: "weekend juga bisa". */
  isRefused(sentence: string): boolean {
    if (this.given.length === 0) return false;
    const words = nameWords(sentence);
    const [named] = (Object.keys(parts) as Part[]).filter((part) =>
      clausesOf(sentence).some(({ text, isNegative, isOpen }) => !isNegative && !isOpen && parts[part].test(text) && !only.test(text)),
    );
    if (named === undefined) return false;
    const about = this.given.filter((one) => words.some((word) => one.words.has(word)));
    return about.length > 0 && about.every(({ on }) => on !== named);
  }
}

function otherThan(part: Part): Part {
  return part === 'days off' ? 'working days' : 'days off';
}

/** True when a sentence names an offer and days. */
export function offersOnDays(sentence: string): boolean {
  return offer.test(sentence) && Object.values(parts).some((part) => part.test(sentence));
}
