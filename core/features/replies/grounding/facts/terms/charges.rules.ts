import { findAmounts, findPercents } from '../../amounts.rules.js';
import { clausesOf } from '../../clauses.rules.js';
import { TermWeights, termPartsOf, termWords, wordsOfLead, type TermPart } from './term-parts.rules.js';

const no = String.raw`(?:tidak|tdk|ga|gak|nggak|ngga|enggak|ndak)`;
/** Words for something that a customer need not pay: "tidak perlu ganti", "tidak dikenakan biaya", "tanpa denda". */
const unpaid = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${no}[ ](?:perlu|usah|harus|wajib|akan)|gausah)[ ](?:lagi[ ]|ikut[ ])?(?:mem|nge|di)?(?:bayar|byr|ganti(?:[ ]rugi)?(?=[ .,!]*(?:$|kak|bun|bu|pak|ya|lagi|apa|kok))|nambah|tambah|tanggung|kena(?:kan)?|potong)|${no}[ ](?:akan[ ])?(?:di)?(?:kena(?:kan)?|pungut|potong|denda|bayar|charge|nambah)|(?:${no}[ ]ada|tanpa|bebas)[ ](?:kena[ ])?(?:biaya|denda|charge|potongan|tambahan|ongkos|penalti))(?:nya|an)?(?!\p{L})(?:[ ](?:biaya|denda|charge|potongan|tambahan|apa[- ]?apa|lagi|sama sekali)(?!\p{L}))*`,
  'iu',
);
/** Words about the time of a payment. "Tidak perlu bayar di muka" does not say that the thing is free. */
const aboutWhen =
  /^[ ](?:\p{L}{2,12}[ ])?(?:di ?(?:muka|depan|awal)|dulu|duluan|sekarang|lunas|penuh|full|langsung|cash|tunai|dp|uang muka)(?!\p{L})/iu;
const pays =
  /(?<!\p{L})(?:bayar (?:lagi|sendiri|penuh)|(?:di)?tanggung (?:pembeli|sendiri|customer|penyewa|pelanggan|buyer|konsumen)|(?:di)?potong|kena|denda|charge|ganti(?: rugi)?[ .]*$|beda lagi)(?!\p{L})/iu;
const gives =
  /(?<!\p{L})(?:gratis|free|bebas|termasuk|include|bonus|diskon|disc|promo|cashback|voucher|tanpa|tidak|tdk|ga|gak|nggak|ngga|enggak|belum|blm|udah|sudah|udh|sdh|dapat|dapet|dpt)(?!\p{L})/iu;
/** Words before a number from which a charge applies. */
const threshold =
  /(?<!\p{L})(?:di ?atas|lebih dari|lebih|lewat|melebihi|setelah|kurang dari|di ?bawah|min(?:imal)?|mulai|maks(?:imal)?|max)(?!\p{L})|[<>]/iu;
const payment = new Set(
  'bayar byr biaya denda charge potong kena kenakan pungut ganti rugi nambah tanggung ongkos gratis free penalti uang duit'.split(' '),
);
const ofHead = 0.4;
const nearTie = 0.9;
/**
 * Minimum share of a claim's known words that a part of the owner's texts must contain to be about the same thing.
 */
const aboutShare = 0.6;

/** Things for which the owner's texts ask money, in any wording. */
export class Charges {
  private readonly parts: readonly TermPart[];
  private readonly weights: TermWeights;

  constructor(text: string) {
    this.parts = termPartsOf(text);
    this.weights = new TermWeights(this.parts);
  }

  /** True when a sentence says that something costs nothing, although the texts charge for it. */
  isRefused(sentence: string, lead: string): boolean {
    return clausesOf(sentence).some(({ text, isOpen }) => {
      const found = unpaid.exec(text);
      if (isOpen || found === null || aboutWhen.test(text.slice(found.index + found[0].length))) return false;
      const whole = sentence.replace(unpaid, ' ');
      const words = [text.replace(unpaid, ' '), whole].map((one) => this.knownIn(termWords(one))).find(({ length }) => length > 0);
      return this.isCharged(words ?? this.knownIn(wordsOfLead(lead)), { sentence: whole, lead, isCut: /poto?ng/iu.test(found[0]) });
    });
  }

  private knownIn(words: readonly string[]): string[] {
    return [...new Set(words)].filter((word) => !payment.has(word) && this.weights.has(word));
  }

  private isCharged(words: readonly string[], { sentence, lead, isCut }: Claim): boolean {
    if (words.length === 0) return false;
    // a heading only names the subject of the parts after it
    const scored = this.parts
      .map((part) => ({ part, score: part.isHeading ? 0 : this.scoreOf(part, words) }))
      .filter(({ score }) => score > 0);
    const best = Math.max(0, ...scored.map(({ score }) => score));
    const whole = words.reduce((sum, word) => sum + this.weights.of(word), 0);
    if (best < aboutShare * whole) return false;
    const hasNumber = /\d/.test(`${sentence}${lead}`);
    const said = new Set(termWords(sentence));
    return scored
      .filter(({ score }) => score >= nearTie * best)
      .every(({ part }) => asksMoney(part.text, isCut) && !(hasNumber && threshold.test(part.text)) && !this.isGivenFor(part, said));
  }

  private scoreOf({ words, head }: TermPart, asked: readonly string[]): number {
    let score = 0;
    for (const word of asked) score += this.weights.of(word) * (words.includes(word) ? 1 : head.has(word) ? ofHead : 0);
    return asked.some((word) => words.includes(word)) ? score : 0;
  }

  /**
   * True when the claim names the owner's condition for a free thing: "Konsultasi 50rb, gratis kalau jadi pakai jasa
   * kami".
   */
  private isGivenFor({ line, words, head }: TermPart, said: ReadonlySet<string>): boolean {
    return this.parts.some(
      (one) =>
        one.line === line && gives.test(one.text) && one.words.some((word) => said.has(word) && !words.includes(word) && !head.has(word)),
    );
  }
}

interface Claim {
  readonly sentence: string;
  readonly lead: string;
  /** True for a claim about deductions. The prices of things are not deductions. */
  readonly isCut: boolean;
}

function asksMoney(text: string, isCut: boolean): boolean {
  if (gives.test(text)) return false;
  if (isCut) return pays.test(text);
  return findAmounts(text).length > 0 || findPercents(text, true).length > 0 || pays.test(text);
}

/** True when a sentence says that something need not be paid. */
export function deniesCharge(sentence: string): boolean {
  return unpaid.test(sentence);
}
