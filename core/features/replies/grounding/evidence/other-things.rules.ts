import { withoutAmounts } from './carriers.rules.js';
import { customerKinds, gone, offerWords } from './doubt-words.js';
import { isGeneral } from './general-words.js';
import { isAmong, measuresIn, type Measure } from './measures.rules.js';
import { rootsOf, type OwnerPart } from './owner-parts.rules.js';

/**
 * True when the owner's part says that another variant is sold out: "Cream XXL habis" is not about a black one;
 * "250gr kosong" is not about 1 kg.
 */
export function isOtherVariant(
  { text, own }: OwnerPart,
  { measures, roots }: { readonly measures: readonly Measure[]; readonly roots: ReadonlySet<string> },
): boolean {
  if (!gone.test(text)) return false;
  const given = measuresIn(withoutAmounts(text));
  if (given.length > 0 && measures.length > 0 && !measures.some((one) => isAmong(one, given))) return true;
  return (
    [...own].some((root) => !isGeneral(root) && !gone.test(root) && !roots.has(root)) &&
    [...roots].some((root) => !isGeneral(root) && !own.has(root))
  );
}

/**
 * True when the owner's sentence names the word. A limit applies only to the thing that it names: "reschedule
 * maksimal 2x sebulan" does not limit a discount for three months.
 */
export function isNamed(root: string, { own, head, line }: OwnerPart): boolean {
  return !isGeneral(root) && (own.has(root) || (head.has(root) && rootsOf(line).includes(root)));
}

/**
 * A limit of an offer that neither the reply nor the lead mentions: "diskon 10% mulai 5 kg" allows smaller orders
 * without the offer.
 */
export function isOfOtherOffer({ line, text }: OwnerPart, said: string): boolean {
  if (customerKinds.test(line)) return !customerKinds.test(said);
  return offerWords.test(text) && !offerWords.test(said);
}
