import { findPercents } from '../amounts.rules.js';
import { clausesOf } from '../clauses.rules.js';
import { nameWords, weightOf } from '../orders/name-words.rules.js';
import { sentencesOf } from '../plain-text.rules.js';

const exception =
  /(?<!\p{L})(?:kecuali|selain|(?:tidak|tdk|ga|gak|ngga|nggak) berlaku)[ ](?:(?:untuk|utk|buat|pada) )?(?:produk |item )?([^.;,()\n]{3,60})/iu;
/**
 * Separators of a list of excepted things: "Sandal dan kaos kaki", "paket malam & VIP", "keramik/granit". "50rb/m2"
 * is not a list.
 */
const listed = /[ ]?&[ ]?|(?<=\p{L}{3})\/(?=\p{L}{3})|[ ](?:dan|sama|atau|serta)[ ]/iu;
/**
 * Words after which no thing is excepted, such as "Selain itu". Days are among them, because they are judged as
 * opening hours.
 */
const noThing =
  /^(?:itu|ini|hari|senin|selasa|rabu|kamis|jum'?at|sabtu|minggu|tanggal|libur|weekend|ada|kalau|kalo|klo|jika|bila|apabila|saat|lagi|ya|dari)(?!\p{L})/iu;
const general = new Set(
  'semua seluruh kak bisa ada dapat untuk hanya juga jam hari senin selasa rabu kamis jumat sabtu minggu garansi belum'.split(' '),
);
const offers = /(?<!\p{L})(?:diskon|disc|potongan|promo|gratis|free|bonus|cashback|voucher|garansi|bergaransi)(?:nya)?(?!\p{L})/iu;
const denies = /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|belum|blm|bukan|tanpa|non)(?!\p{L})/iu;
const exceptionsMax = 60;

interface Exception {
  /** The words of the excepted thing, in the order of the text. */
  readonly thing: readonly string[];
  /** Words and percentages of the offer from which the thing is excepted. */
  readonly words: ReadonlySet<string>;
  readonly percents: readonly number[];
}

/** Offers of the texts for all things except one: "semua fullset kecuali Redmi 9", "diskon 20% selain smoothing". */
export class Exceptions {
  private readonly given: readonly Exception[];

  constructor(text: string) {
    this.given = sentencesOf(text)
      .flatMap(({ text: sentence }): Exception[] => {
        const found = exception.exec(sentence);
        if (found === null || noThing.test(found[1]!)) return [];
        const before = sentence.slice(0, found.index);
        // "softcase tidak termasuk kecuali Yamaha" gives something to the excepted thing
        if (denies.test(before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1))) return [];
        const words = new Set(thingsIn(before).filter((word) => weightOf(word) === 100 && !general.has(word)));
        const percents = findPercents(before, true).map(({ value }) => value);
        if (words.size + percents.length === 0) return [];
        return found[1]!.split(listed).flatMap((part) => {
          // "Paket malam": without "malam", the exception would apply to every package
          const thing = nameWords(part);
          // "Redmi 9 dan 10": a number alone names nothing
          return thing.some((word) => weightOf(word) > 0 && /\p{L}/u.test(word)) ? [{ thing, words, percents }] : [];
        });
      })
      .slice(0, exceptionsMax);
  }

  /** True when a sentence gives the excepted thing the offer from which it is excepted. */
  isRefused(sentence: string, lead: string): boolean {
    if (this.given.length === 0 || exception.test(sentence)) return false;
    const named = new Set(nameWords(sentence));
    const asked = new Set(nameWords(lead));
    return this.given.some(({ thing, words, percents }) => {
      const isThing =
        thing.every((word) => named.has(word)) || (thing.every((word) => asked.has(word)) && !thing.some((word) => named.has(word)));
      if (!isThing) return false;
      return clausesOf(sentence).some(({ text, isNegative, isOpen }) => {
        if (isNegative || isOpen) return false;
        if (percents.length > 0) return findPercents(text, true).some(({ value }) => percents.includes(value)) && offers.test(text);
        return nameWords(text).some((word) => words.has(word));
      });
    });
  }
}

/** True when a sentence may give something to a thing. The owner's texts are parsed only for such sentences. */
export function givesSomething(sentence: string): boolean {
  return !sentence.trimEnd().endsWith('?') && (offers.test(sentence) || /\d/.test(sentence));
}

function thingsIn(text: string): string[] {
  return nameWords(text).filter((word) => weightOf(word) > 0);
}
