import { findAmounts, type Amount } from '../amounts.rules.js';
import { sentencesOf } from '../plain-text.rules.js';
import { sizeUnits, timeUnits, unitNamed } from './prices/units.rules.js';

/** Maximum number of amounts; further ones are left to the other checks. */
const amountsMax = 60;
/** Maximum number of characters before an amount that are searched for its factors: "20 kursi x 3 hari x". */
const factorsChars = 60;

/** The text before an amount that is a minimum or a maximum, not a price: "min belanja 500rb", "maks 20rb". */
export const limit =
  /(?<!\p{L})(?:min(?:imal|imum)?|di ?atas|belanja|pembelian|maks(?:imal)?|lebih dari)(?:[ ](?:belanja|pembelian|order|transaksi|dari|senilai|di ?atas))?[ :]{0,2}(?:rp\.?[ ]?)?$/iu;

const leastOrder =
  /(?<!\p{L})(?:min(?:imal|imum)?[ ](?:order|pesan|pesanan|belanja|pembelian|pemesanan|transaksi)(?:nya)?|(?:order|pesanan|belanja|pembelian|pemesanan|transaksi)(?:nya)?[ ]min(?:imal|imum)?)[ ]?(?:adalah |itu |sebesar |cuma |:[ ]?)?(?:rp\.?[ ]?)?$/iu;

/** True for the text before the smallest value of an order: "minimal ordernya Rp 50.000". */
export function isLeastOrder(before: string): boolean {
  return leastOrder.test(before);
}

/** Words before an upper limit: "Belanjanya di bawah Rp 1.000.000". */
const below = /(?<!\p{L})(?:di ?bawah|kurang dari)[ ]{0,2}(?:rp\.?[ ]?)?$/iu;

/** True for an amount that is only the limit of a condition: it is neither a price nor part of a sum. */
export function isLimit(before: string): boolean {
  return limit.test(before) || below.test(before);
}

/** Replaces the numbers of list items with blanks, because they are neither counts nor names: "2. Pengharum mobil". */
export function withoutItemNumbers(text: string): string {
  return text.replaceAll(
    /(?<=^|\n)([ \t]{0,8})(\d{1,2})[.)](?=[ \t]+\S)/g,
    (_, blank: string, digits: string) => blank + ' '.repeat(digits.length + 1),
  );
}

/** An amount of a text with the words around it. */
export interface Place {
  readonly amount: Amount;
  /** The amount as it is written: "dua ratusan ribu". */
  readonly words: string;
  /** The text between this amount and the previous one of the sentence. */
  readonly before: string;
  readonly behind: string;
  /** The rest of the sentence after the amount. */
  readonly rest: string;
  readonly sentence: string;
  /** Number of times that the amount counts in a sum: 2 for "2x25rb". */
  readonly times: number;
}

/**
 * The amounts of a text ({@link plainText}) with their surroundings, sentence by sentence.
 * @param isPriceBy true for the price of one of a unit of measure: in "2 galon 19 liter x 20.000" the liters are not a factor,
 * unless 20.000 is the price of a liter.
 */
export function placesIn(reply: string, isPriceBy: (unit: string, value: number) => boolean = () => false): Place[] {
  const amounts = findAmounts(reply).slice(0, amountsMax);
  let next = 0;
  return sentencesOf(reply).flatMap((sentence) => {
    const found: Place[] = [];
    let from = sentence.from;
    for (; next < amounts.length && amounts[next]!.from < sentence.to; next += 1) {
      const amount = amounts[next]!;
      found.push({
        amount,
        words: reply.slice(amount.from, amount.to),
        before: found.length === 0 ? reply.slice(from, amount.from) : reply.slice(from, amount.from).replace(unitOfLast, blanks),
        behind: reply.slice(amount.to, amount.to + 20),
        rest: reply.slice(amount.to, sentence.to),
        sentence: sentence.text,
        times: timesOf(
          { before: reply.slice(Math.max(from, amount.from - factorsChars), amount.from), behind: reply.slice(amount.to, amount.to + 12) },
          (unit) => isPriceBy(unit, amount.value),
        ),
      });
      from = amount.to;
    }
    return found;
  });
}

/** The unit of the previous amount, which is removed because it is not a name: "12rb per pot, beli 5 50rb". */
const unitOfLast = /^[ ]?(?:\/|per[ ])[ ]?\p{L}{1,12}(?!\p{L})/iu;

function blanks(words: string): string {
  return ' '.repeat(words.length);
}

/** A number with a multiplication sign at the end of a text. The "x" of "20 box Rp 440.000" is not one. */
const factor = /(?<![\d.,])(\d{1,4})(?:[ ]?(\p{L}[\p{L}\d]{0,11}))?[ ]?(?:(?<!\p{L})x|[×@*])[ ]?(?:rp\.?[ ]?)?$/iu;
/**
 * The size of one piece directly before a multiplication sign, which is not a factor: "2 galon isi 19 liter x". "20
 * kursi 3 hari x" has two factors.
 */
const sized =
  /(?<![\d.,])(\d{1,4})[ ]?(\p{L}{2,12})[ ](?:(?:isi|ukuran|uk|@)[ ]?)?(\d{1,5})(?:[.,]\d{1,2})?[ ]?(\p{L}{1,8})[ ]?(?:(?<!\p{L})x|[×*])[ ]?(?:rp\.?[ ]?)?$/iu;
/** A factor whose name has several words: "20 foto edit x". */
const namedFactor = /(?:^|[^\d.,\p{L}])(\d+) (\p{L}+) \p{L}+(?: \p{L}+)?(?: x| ?[×*@]) ?(?:rp\.? ?)?$/iu;
const factorsMax = 4;
const multiplies = /(?:(?<!\p{L})x|[×*@])[ ]?(?:rp\.?[ ]?)?$/iu;

/** True for the text before a factor of a written product: "20 kursi x", "@". */
export function isFactor(before: string): boolean {
  return multiplies.test(before);
}

/** The product of the factors beside an amount: "2x25rb", "25rb x 2", "20 kursi x 3 hari x 5rb". */
function timesOf({ before, behind }: { readonly before: string; readonly behind: string }, isPriceBy: (unit: string) => boolean): number {
  let times = 1;
  let rest = before;
  for (let at = 0; at < factorsMax; at += 1) {
    const [whole, count, piece = '', more, unit = ''] = sized.exec(rest) ?? [];
    const isSize = whole !== undefined && sizeUnits.has(unit.toLowerCase()) && !isPriceBy(unit);
    const isRate = whole !== undefined && isPriceBy(piece) && isPriceBy(unit);
    const [words, digits] = isSize || isRate ? [whole, count] : (factor.exec(rest) ?? []);
    if (words === undefined) break;
    times *= Number(digits) * (isRate ? Number(more) : 1);
    rest = rest.slice(0, rest.length - words.length);
  }
  if (rest !== before) return times;
  const [, several, unit = ''] = namedFactor.exec(before) ?? [];
  if (several !== undefined && !sizeUnits.has(unit.toLowerCase()) && !timeUnits.has(unitNamed(unit))) return Number(several);
  const [, second] = /^[ ]?[x×*][ ]?(\d{1,4})(?![\d.,])/iu.exec(behind) ?? [];
  return Number(second ?? 1);
}

/** The last clause of a text, after its last comma. The whole text when no words follow that comma. */
export function lastClause(text: string): string {
  const parts = text.split(/,(?!\d)|;/);
  const last = parts.at(-1)!;
  return /[\p{L}=]/u.test(last) ? last : text;
}

const cannot = String.raw`(?:belum|blm|tidak|tdk|ga|gak|nggak|ngga|enggak)[ ](?:bisa|boleh|dapat|dapet|cukup|masuk)`;
const refusedBefore = new RegExp(
  String.raw`(?<!\p{L})(?:${cannot}(?:[ ](?:kalau|kalo|untuk|di|kak|ya|harga|rp\.?)){0,3}|bukan)[ ]?(?:rp\.?[ ]?)?$`,
  'iu',
);
const refusedBehind = new RegExp(String.raw`^(?:[ ](?:kak|bu|pak|ya|itu|memang|masih|maaf)){0,3}[ ]${cannot}(?!\p{L})`, 'iu');

/**
 * Words beside an amount that the lead pays or wants to spend: "Uang Rp100.000 kembali 26.500", "Rp50.000 cukup untuk
 * 1,5 kg".
 */
const paidBefore = /(?:^|[^\p{L}])(?:uang|uangnya|duit|duitnya) (?:rp)?\.? ?$/iu;
const paidBehind = /^ (?:cukup|bisa|dapat|dapet) (?:untuk|utk|buat) \p{L}/iu;

/** True for an amount that the answer refuses, "belum bisa 100rb", "100rb belum bisa", or that the lead wants to spend. */
export function isOfLeadHere(before: string, behind: string): boolean {
  return paidBefore.test(before) || paidBehind.test(behind) || refusedBefore.test(lastClause(before)) || refusedBehind.test(behind);
}
