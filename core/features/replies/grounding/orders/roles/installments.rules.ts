import type { Place } from '../amount-places.rules.js';
import { isAbout } from '../order-sums.rules.js';
import type { Verdict } from '../order-talk.js';

const pays = /(?<!\p{L})(?:cicil|cicilan|angsur|angsuran|tenor|dicicil|nyicil)(?:nya)?(?!\p{L})/iu;
const often = /(?<![\d.,])(\d{1,2})[ ]?(?:x|kali|bln|bulan)(?!\p{L})/iu;
const eachMonth = /(?<!\p{L})(?:per|tiap|sebulan|perbulan|bulanan)(?:nya)?(?:[ ](?:bulan|bln)(?:nya)?)?(?!\p{L})/iu;
const monthBehind = /^[ ]?(?:\/|per[ ]?)[ ]?(?:bulan|bln)|^[ ]?(?:sebulan|tiap bulan)/iu;

/** Words before the amount of one instalment or piece: "Paket 10x 130.000, jatuhnya 13.000". */
const comesTo = /(?<!\p{L})(?:jatuhnya|jatohnya|hitungannya)(?!\p{L})/iu;

/**
 * The verdict on one instalment of the amount before it: "Cicilan 6x jadi 10.140.000, per bulannya 1.690.000".
 * `unknown` for other amounts.
 */
export function installmentVerdict(at: number, places: readonly Place[], isRight: (place: Place) => boolean): Verdict {
  const place = places[at];
  if (place === undefined) return 'unknown';
  const { amount, before, behind, sentence } = place;
  const whole = places[at - 1];
  const [, count] = often.exec(sentence) ?? [];
  if (count === undefined || Number(count) < 2) return 'unknown';
  const isShare = comesTo.test(before.slice(-24));
  if (!isShare && !pays.test(sentence)) return 'unknown';
  if (!isShare && !eachMonth.test(before.slice(-24)) && !monthBehind.test(behind)) return 'unknown';
  if (whole === undefined || whole.sentence !== sentence || !isRight(whole)) return 'unknown';
  return isAbout(amount.value, whole.amount.value / Number(count)) ? 'right' : 'wrong';
}
