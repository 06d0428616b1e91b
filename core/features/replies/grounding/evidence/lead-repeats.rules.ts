import { changesOrder } from '../facts/order-changes.rules.js';
import { acknowledges, books, called, repeatsBack, sends, statesShop, timeWords } from './doubt-words.js';
import { limits } from './carrier-words.js';
import { isGeneral } from './general-words.js';
import { rootsOf, type OwnerParts } from './owner-parts.rules.js';

/** The lead's words, beside the owner's texts. */
export interface LeadsWords {
  /** The lead's last message. */
  readonly lead: string;
  readonly leadWords: ReadonlySet<string>;
  readonly leadNumbers: ReadonlySet<string>;
  readonly parts: OwnerParts;
}

const partsTried = 20;

const digitRun = /\+?\d(?:[ .-]?\d)+/g;
const phoneMin = 9;

/**
 * True for a sentence that only repeats the lead's own words: "Pesanan atas nama Budi, alamat Jl Mawar 5, sudah kami
 * catat." When the owner ships to some places only, a destination is not a repetition.
 */
export function isRepeatedToLead(sentence: string, { lead, leadWords, leadNumbers, parts }: LeadsWords): boolean {
  // "Siap Kak, grooming Sabtu jam 10 ya" repeats an appointment
  const isAppointment = books.test(lead) && acknowledges.test(sentence);
  const isChange = changesOrder(sentence, lead);
  if (!isAppointment && !repeatsBack.test(sentence) && !isChange) return false;
  const own = withoutPhonesOf(lead, isAppointment ? sentence.replaceAll(timeWords, ' ') : sentence).replaceAll(called, ' ');
  if (statesShop.test(own)) return false;
  if (!(own.match(/\d+/g) ?? []).every((digits) => leadNumbers.has(digits))) return false;
  // "pesanannya diganti ke kaos navy" may name the shop's things
  const isKnown = (root: string): boolean => leadWords.has(root) || (isChange && parts.has(root));
  if (!rootsOf(own).every((root) => isGeneral(root) || root === 'tunggu' || isKnown(root))) return false;
  return !sends.test(own) || !parts.nearest(rootsOf('kirim'), partsTried).some(({ part }) => part.isNegative || limits.test(part.text));
}

/** The text without the lead's phone numbers, in any grouping: "0812-3456-7890" equals "+62 81234567890". */
function withoutPhonesOf(lead: string, text: string): string {
  const phones = new Set((lead.match(digitRun) ?? []).map(phoneOf).filter((digits) => digits.length >= phoneMin));
  return phones.size === 0 ? text : text.replaceAll(digitRun, (run) => (phones.has(phoneOf(run)) ? ' ' : run));
}

function phoneOf(run: string): string {
  return run.replaceAll(/\D/g, '').replace(/^62/, '0');
}
