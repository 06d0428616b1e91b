import type { Grounds } from '../grounds.rules.js';
import type { Sentence } from '../plain-text.rules.js';
import { contactNumbersIn } from './contact-numbers.rules.js';
import { payCodesIn } from './pay-codes.rules.js';

const payable =
  /(?<!\p{L})(?:transfer|tf|rek|rekening|norek|bayar|pembayaran|dana|ovo|gopay|shopeepay|bca|bri|bni|mandiri|bsi|seabank|jago|qris|va|dp)(?!\p{L})/iu;

/**
 * A part of a sentence with an unknown number or code. Numbers and codes of the owner are known. Those of the lead
 * are known too, except in sentences about payments.
 */
export interface StrangeContact {
  readonly from: number;
  readonly to: number;
  readonly sentence: Sentence;
}

/**
 * Telephone and account numbers, payment codes and wallet addresses of a reply that the source texts do not contain.
 *
 * @param text the reply, as {@link plainText} reads it. The sentences are parts of it.
 */
export function strangeContactsIn(text: string, sentences: readonly Sentence[], grounds: () => Grounds): StrangeContact[] {
  const numbers = contactNumbersIn(text).filter(
    ({ digits, ...place }) =>
      !grounds().hasLongNumber(digits) &&
      !(grounds().leadHasLongNumber(digits) && !partsOf(sentences, place).some((part) => payable.test(part.text))),
  );
  const codes = payCodesIn(text).filter(({ key }) => !grounds().hasPayCode(key));
  // a number whose digits are on several lines is part of several sentences
  return [...numbers, ...codes].flatMap(({ from, to }) =>
    partsOf(sentences, { from, to }).map((sentence) => ({ from: Math.max(from, sentence.from), to: Math.min(to, sentence.to), sentence })),
  );
}

function partsOf(sentences: readonly Sentence[], { from, to }: { readonly from: number; readonly to: number }): Sentence[] {
  return sentences.filter((sentence) => sentence.from < to && sentence.to > from);
}
