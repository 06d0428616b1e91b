import type { Place } from '../amount-places.rules.js';
import type { Verdict } from '../order-talk.js';

const cutOff = /(?:^|[^\p{L}])(?:dipotong|potong|potongan|kena potongan|hangus) (\d+(?:[.,]\d+)?) ?(?:%|persen)/iu;
// slow-pattern: reads at most 120 characters (besideChars)
const returned = /(?:^|[^\p{L}])(?:kembali|kembalinya|dikembalikan|refund|refundnya|balik|baliknya|direfund)(?!\p{L})[^\d.;]*$/iu;

const besideChars = 120;
/** The last amount of a text, with the characters after its digits. */
// slow-pattern: reads at most 120 characters (besideChars)
const lastAmount = /\d[\d.,]*[^\d]*$/u;

/**
 * The verdict on a refund after a percentage is kept: "batal H-1 dipotong 25%, jadi kembali 112.500". Wrong when it
 * follows from no price that the lead may have paid.
 *
 * @param paid prices that the lead may have paid.
 */
export function refundVerdict({ amount: { value }, sentence, rest: behind }: Place, paid: () => readonly number[]): Verdict {
  const before = sentence
    .slice(0, sentence.length - behind.length)
    .slice(-besideChars)
    .replace(lastAmount, '');
  const [, percent] = returned.test(before) ? (cutOff.exec(before) ?? []) : [];
  if (percent === undefined) return 'unknown';
  const rest = 1 - Number(percent.replace(',', '.')) / 100;
  const bases = paid();
  if (bases.length === 0) return 'unknown';
  return bases.some((base) => Math.round(base * rest) === value) ? 'right' : 'wrong';
}
