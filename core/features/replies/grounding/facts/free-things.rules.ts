import { findAmounts } from '../amounts.rules.js';
import { clausesOf } from '../clauses.rules.js';
import { GroupShares } from '../orders/roles/group-shares.rules.js';
import { rootOf } from '../evidence/plain-words.rules.js';
import { isWithinSpans, spansIn, withoutAges, type Span } from './durations.rules.js';
import { nameWords } from '../orders/name-words.rules.js';
import { isBelowLimits, isMoneyReached, limitsIn, type Limit } from './limits.rules.js';
import { sentencesOf } from '../plain-text.rules.js';
import { placeNamesIn } from './place-names.js';

const free = /(?<!\p{L})(?:gratis|free|cuma-cuma|bebas biaya|tanpa biaya|(?:di)?gratiskan|(?:di)?gratisin|bonus)(?:nya)?(?!\p{L})/iu;
/** Words of shipping. Sentences with them are decided by the topic of free shipping. */
const shipping = /(?<!\p{L})(?:ongkir|ongkos|pengiriman|kirim|antar|diantar|ongkirnya|antarnya)(?!\p{L})/iu;
const conditions =
  /(?<!\p{L})(?:kalau|kalo|klo|jika|bila|asal|untuk|khusus|minimal|min|minimum|di ?atas|setiap|tiap|dengan|setelah|selama|syarat|syaratnya|ambil|beli|order|pembelian)(?!\p{L})/iu;
/** Conditions in the owner's words that a lead could miss. "Fitting gratis dengan janji" has no such condition. */
const ownConditions =
  /(?<!\p{L})(?:kalau|kalo|jika|bila|asal|khusus|minimal|min|minimum|di ?atas|ke ?atas|atau lebih|setiap|tiap|ambil|beli|order|pembelian)(?!\p{L})/iu;
const noThings = new Set(
  'karena krn mas mbak bang ekor botol lembar toples box porsi cup beli gratis free bonus pembelian biaya sekali hari bulan tahun tiap setiap anak khusus cuma'.split(
    ' ',
  ),
);

const extra = /(?:\+|(?<!\p{L})(?:tambah|nambah|tambahan)[ ])[ ]?(?:rp\.?[ ]?)?\d/iu;
const noExtra =
  /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|tanpa)[ ](?:ada |kena |pakai |dikenakan )?(?:biaya )?(?:tambahan|nambah|tambah|biaya tambahan)(?:[ ]biaya)?(?!\p{L})/iu;

interface Free {
  readonly words: ReadonlySet<string>;
  /** Words of other parts of the sentence, which have a price: "pasang ban motor gratis, ban mobil 25rb". */
  readonly charged: ReadonlySet<string>;
  readonly isConditional: boolean;
  readonly limits: readonly Limit[];
  readonly spans: readonly Span[];
}

/** Things that the owner's texts give for free, with their conditions. */
export class FreeThings {
  private readonly given: readonly Free[];
  private readonly groups: GroupShares;
  /** The words of each free thing, as one list per thing. */
  private readonly freeOnes: (readonly string[])[] = [];
  /** The words of things that cost extra: "duco +10%". */
  private readonly extras: (readonly string[])[] = [];

  constructor(text: string) {
    this.groups = new GroupShares(text);
    for (const { text: sentence } of sentencesOf(text))
      for (const part of sentence.split(/[,;()](?!\d)/u)) {
        const words = thingsIn(part.replace(free, ' '));
        if (
          free.test(part) &&
          !/(?<!\p{L})(?:untuk|buat)(?!\p{L})/iu.test(part) &&
          !ownConditions.test(part) &&
          !shipping.test(part) &&
          findAmounts(part).length === 0 &&
          words.length > 0 &&
          words.length <= 3
        )
          this.freeOnes.push(words);
        if (extra.test(part)) this.extras.push(thingsIn(part.slice(0, part.search(extra))).slice(-2));
      }
    this.given = sentencesOf(text).flatMap(({ text: sentence }) =>
      free.test(sentence)
        ? [
            {
              words: new Set(thingsIn(sentence)),
              charged: new Set(ownConditions.test(sentence) ? [] : chargedIn(sentence)),
              isConditional: ownConditions.test(sentence),
              limits: limitsIn(sentence),
              spans: spansIn(sentence),
            },
          ]
        : [],
    );
  }

  /** True when a sentence charges for something free, or gives away something that costs extra. */
  isOtherwiseCharged(sentence: string): boolean {
    return clausesOf(sentence).some(({ text, isOpen }) => {
      if (isOpen || free.test(text) || /(?<!\p{L})(?:diskon|disc|potongan)|%/iu.test(text)) return false;
      const words = new Set(thingsIn(text));
      const isOf = (things: readonly string[]) => things.length > 0 && things.every((word) => words.has(word));
      if (noExtra.test(text)) return this.extras.some(isOf);
      return findAmounts(text).length === 1 && this.freeOnes.some((things) => words.size <= things.length + 1 && isOf(things));
    });
  }

  /** The gifts that share the most words with a claim. */
  private closestTo(words: readonly string[]): readonly Free[] {
    const scored = this.given.map((one) => ({ one, score: words.filter((word) => one.words.has(word)).length }));
    const best = Math.max(1, ...scored.map(({ score }) => score));
    return scored.filter(({ score }) => score === best).map(({ one }) => one);
  }

  /** True when a sentence gives away something that the texts do not give, or leaves out the condition in the texts. */
  isRefused(sentence: string, lead: string): boolean {
    return clausesOf(sentence).some(({ text, isNegative, isOpen }) => {
      if (isOpen || isNegative || !free.test(text) || shipping.test(text)) return false;
      const isFreeAge = this.groups.isFree(text);
      if (isFreeAge !== null) return !isFreeAge;
      const own = thingsIn(text);
      // "gratis, min 200rb bebas ongkir", "jadi ke Semarang gratis": judged by the topic of free shipping
      if (shipping.test(sentence) && own.every((word) => placeRoots(text).includes(word))) return false;
      const words = own.length > 0 ? own : thingsIn(sentence);
      if (words.length === 0) return this.given.length === 0;
      const about = this.closestTo(words);
      if (about.length === 0) return true;
      if (about.every((one) => own.some((word) => one.charged.has(word)))) return true;
      const spans = about.flatMap((one) => one.spans);
      if (spans.length > 0 && spansIn(withoutAges(text)).some((one) => !isWithinSpans(one, spans))) return true;
      if (!about.every((one) => one.isConditional)) return false;
      const limits = about.flatMap((one) => one.limits);
      if (limits.length > 0 && isBelowLimits(limits, { sentence, lead })) return true;
      if (isMoneyReached(limits, `${sentence} ${lead}`)) return false;
      return /(?<!\p{L})(?:selalu|semua|pasti|tanpa syarat)(?!\p{L})/iu.test(text) || (isBare(sentence) && !conditions.test(lead));
    });
  }
}

function placeRoots(text: string): string[] {
  return placeNamesIn(text).map(rootOf);
}

/** True for a sentence with neither a condition nor a number, such as "Desainnya gratis Kak". */
function isBare(sentence: string): boolean {
  return !conditions.test(sentence) && !/\d/.test(sentence);
}

/** Words of the parts with an amount that occur in no part with a gift. */
function chargedIn(sentence: string): string[] {
  const parts = sentence.split(/[,;](?!\d)/u);
  const given = new Set(parts.filter((part) => free.test(part)).flatMap(thingsIn));
  return parts
    .filter((part) => !free.test(part) && findAmounts(part).length > 0)
    .flatMap((part) => thingsIn(part).filter((word) => !given.has(word)));
}

function thingsIn(text: string): string[] {
  return nameWords(text)
    .filter((word) => !noThings.has(word) && !/^\d/.test(word))
    .map(rootOf);
}

/** True when a sentence gives something away. */
export function givesAway(sentence: string): boolean {
  return free.test(sentence);
}

/** True when a sentence asks for money, or says that nothing is added. */
export function speaksOfCharges(sentence: string): boolean {
  return noExtra.test(sentence) || findAmounts(sentence).length > 0;
}
