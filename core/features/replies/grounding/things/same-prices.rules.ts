import { findAmounts, findPercents } from '../amounts.rules.js';
import { decisiveWords } from '../evidence/places/decisive.rules.js';
import { sentencesOf } from '../plain-text.rules.js';

const cuts = /,(?!\d)|[;()|\n]|:(?!\d)|[ ][–—-][ ]/u;
const adds = /(?:(?<!\p{L})(?:tambah(?:an)?|nambah|naik|charge|lebih mahal)(?!\p{L})|\+)[ ]*(?:rp\.?[ ]*)?\d/iu;
const same =
  /(?<!\p{L})harga(?:nya)?[^.!?\n]{0,40}[ ](?:tetap |tetep )?sama(?!\p{L})|(?<!\p{L})sama[ ](?:aja|saja|dengan|kayak|seperti)[ ](?:harga|di)(?!\p{L})|(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|tanpa)[ ](?:ada |kena )?(?:biaya |harga )?(?:tambahan|beda|selisih|charge)(?!\p{L})/iu;
/** Words for two things with different prices: "Harga marketplace sama WA beda". */
const different = /(?<!\p{L})(?:harga(?:nya)?[ ](?:memang[ ])?beda|beda(?:nya)?[ ]harga)(?!\p{L})/iu;
const unequal = /(?<!\p{L})(?:beda|berbeda|lebih|(?:tidak|tdk|ga|gak|nggak|ngga|belum)[ ]sama)(?!\p{L})/iu;
const partsMax = 400;

/** Cases that cost more than the usual price: "di shopee +5% admin", "express nambah 50%". */
export class SamePrices {
  private readonly dearer: (readonly string[])[] = [];

  constructor(text: string) {
    for (const { text: sentence } of sentencesOf(text))
      for (const part of sentence.split(cuts)) {
        const isDifferent = different.test(part);
        const at = isDifferent ? part.search(different) : part.search(adds);
        if (at < 0 || this.dearer.length >= partsMax) continue;
        if (!isDifferent && findAmounts(part).length + findPercents(part, true).length === 0) continue;
        const names = decisiveWords(part.slice(0, at));
        if (names.length > 0) this.dearer.push(names);
      }
  }

  /** True for "Harga di Shopee sama" when the owner charges more there. */
  isRefused(sentence: string): boolean {
    if (this.dearer.length === 0 || sentence.trimEnd().endsWith('?') || /\d/.test(sentence) || unequal.test(sentence)) return false;
    const words = new Set(decisiveWords(sentence));
    return this.dearer.some((names) => names.every((name) => words.has(name)));
  }
}

/** True when a sentence says that something costs as much as usual. */
export function saysSamePrice(sentence: string): boolean {
  return same.test(sentence);
}
