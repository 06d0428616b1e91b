import { remembered } from './remembered.js';
import { speaksOfFacts, StatedFacts } from './fact-claims.rules.js';
import { BundleGifts, givesForMany } from './facts/bundle-gifts.rules.js';
import { allowsSomething, Denials } from './facts/denials.rules.js';
import { withNamedDays } from './facts/every-day-except.rules.js';
import { Exceptions, givesSomething } from './facts/exceptions.rules.js';
import { FreeThings, givesAway, speaksOfCharges } from './facts/free-things.rules.js';
import { GivenValues, namesValue } from './facts/given-values.rules.js';
import { grantsDay, NearDays } from './facts/near-days.rules.js';
import { isSoftReduction, isUngrantedReduction, mayReduce, promisesReduction, withPlainGifts } from './facts/reductions.rules.js';
import type { GroundSources } from './grounds.rules.js';
import { contactNumbersIn, spellingsOf } from './contacts/contact-numbers.rules.js';
import { findLinks } from './links.rules.js';
import { allowsOrder, Minimums } from './facts/minimums.rules.js';
import { plainText, type Sentence } from './plain-text.rules.js';
import { speaksOfStock, StatedStock } from './stock-claims.rules.js';
import { speaksOfTimes, StatedTimes } from './times.rules.js';

interface StatementObjection {
  readonly kind: 'fact' | 'link' | 'account';
  /** Position in the text after which the sentences come. */
  readonly from: number;
  readonly to: number;
  readonly sentence: Sentence;
}

const holder =
  /(?<!\p{L})(?:a\.?\/n\.?|a\.n\.?|an\.?(?!\p{L})|atas nama)[ ]?:?[ ]?(?:rekening )?((?:\p{L}[\p{L}.']{1,20})(?:[ ]\p{L}[\p{L}.']{1,20}){0,3})/giu;
const payable =
  /(?<!\p{L})(?:transfer|tf|rek|rekening|norek|bayar|pembayaran|dana|ovo|gopay|shopeepay|bca|bri|bni|mandiri|bsi|cimb|permata|seabank|jago|qris|va|dp)(?!\p{L})/iu;
const banks =
  /(?<!\p{L})(?:bca|bri|bni|mandiri|bsi|cimb|permata|danamon|btn|seabank|jago|neo|ovo|gopay|dana|shopeepay|linkaja)(?!\p{L})/giu;
const chatLink = /^(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(\d{8,15})(?![\d/])/u;
const ownName = /^@[\w.]+$|^[\w.+-]+@/u;
/** Words after a name that are not part of it. */
const politeEnds = new Set(
  'kang akang aa teh teteh mang uda uni abah koh ci cece bli mbok daeng lek pakde bude gaes guys juragan nggih njih   bos boss pak bu mas mbak bang min bunda bund om tante say agan kk beb ya kak kakak kaka dan lalu nominal sebesar dulu silakan sejumlah untuk bisa ka gan sis bun'.split(
    ' ',
  ),
);

/** Number of sentences before a gift that may name its condition. */
const sentencesBefore = 4;

/** Statements about the shop that its owner did not write: facts, stock, times, links, and account holders. */
export function statementObjections(sentences: readonly Sentence[], sources: GroundSources): StatementObjection[] {
  const given = new Given(sources);
  return sentences.flatMap((sentence, at) => {
    const before = sentences
      .slice(Math.max(0, at - sentencesBefore), at)
      .map((one) => one.text)
      .join(' ');
    const whole = { from: sentence.from, to: sentence.to, sentence };
    const found: StatementObjection[] = findLinks(sentence.text)
      .filter(({ key }) => !given.has(key) && !given.isRepeated(key, sentence.text))
      .map(({ from, to }) => ({ kind: 'link', from: sentence.from + from, to: sentence.from + to, sentence }));
    if (payable.test(sentence.text) && given.isStrangeAccount(sentence.text)) found.push({ kind: 'account', ...whole });
    const isFact =
      given.hasStrangeFact(sentence.text, before) ||
      given.hasStrangeStock(sentence.text, before) ||
      given.hasStrangeTime(sentence.text) ||
      given.hasStrangeDay(sentence.text) ||
      given.hasStrangeReduction(sentence.text) ||
      given.hasStrangeGift(sentence.text, before) ||
      given.hasStrangeMinimum(sentence.text) ||
      given.hasOtherValue(sentence.text) ||
      given.hasStrangeBundle(sentence.text) ||
      given.isDenied(sentence.text) ||
      given.isExcepted(sentence.text) ||
      given.isOtherwiseCharged(sentence.text);
    if (isFact) found.push({ kind: 'fact', ...whole });
    return found;
  });
}

/** The statements in the texts of the owner and of tools; each kind is parsed when a sentence first needs it. */
class Given {
  private readonly made = new Map<string, unknown>();
  private joined: string | undefined;

  constructor(private readonly sources: GroundSources) {}

  hasStrangeStock(sentence: string, before: string): boolean {
    return speaksOfStock(sentence) && this.once('stock', (text) => new StatedStock(text)).isRefused(sentence, { lead: this.lead, before });
  }

  hasStrangeTime(sentence: string): boolean {
    if (!speaksOfTimes(sentence)) return false;
    const times = this.once('times', (text) => new StatedTimes(text));
    return times.refusedIn(sentence) !== null;
  }

  hasStrangeDay(sentence: string): boolean {
    return grantsDay(sentence) && this.once('near days', (text) => new NearDays(text)).isRefused(sentence, this.lead);
  }

  hasStrangeReduction(sentence: string): boolean {
    if (mayReduce(sentence) && isSoftReduction(sentence, this.text)) return true;
    return promisesReduction(sentence) && isUngrantedReduction(this.lead, this.text);
  }

  hasStrangeFact(written: string, before: string): boolean {
    const sentence = withPlainGifts(written);
    if (!speaksOfFacts(sentence)) return false;
    return this.once('facts', (text) => new StatedFacts(text)).refusedIn({ sentence, lead: this.lead, before }) !== null;
  }

  /** @param before the sentences before it: after "totalnya 209rb", the condition of a gift is met. */
  hasStrangeGift(sentence: string, before: string): boolean {
    return givesAway(sentence) && this.once('free', (text) => new FreeThings(text)).isRefused(sentence, `${this.lead} ${before}`);
  }

  hasStrangeMinimum(sentence: string): boolean {
    return allowsOrder(sentence) && this.once('minimums', (text) => new Minimums(text)).isRefused(sentence, this.lead);
  }

  hasOtherValue(sentence: string): boolean {
    return namesValue(sentence) && this.once('values', (text) => new GivenValues(text)).isRefused(sentence, this.lead);
  }

  hasStrangeBundle(sentence: string): boolean {
    return givesForMany(sentence) && this.once('bundles', (text) => new BundleGifts(text)).isRefused(sentence);
  }

  isDenied(sentence: string): boolean {
    return allowsSomething(sentence) && this.once('denials', (text) => new Denials(text)).isRefused(sentence, this.lead);
  }

  isExcepted(sentence: string): boolean {
    return givesSomething(sentence) && this.once('exceptions', (text) => new Exceptions(text)).isRefused(sentence, this.lead);
  }

  isOtherwiseCharged(sentence: string): boolean {
    return speaksOfCharges(sentence) && this.once('free', (text) => new FreeThings(text)).isOtherwiseCharged(sentence);
  }

  private get lead(): string {
    return this.sources.lead.at(-1) ?? '';
  }

  /** True for an address in the texts, and for a chat with one of the telephone numbers in them. */
  has(key: string): boolean {
    if (this.text.toLowerCase().includes(key)) return true;
    const [, digits] = chatLink.exec(key) ?? [];
    return digits !== undefined && this.once('numbers', numbersIn).has(digits);
  }

  /** True for the lead's own e-mail address or account name, as long as it is not a place to pay at. */
  isRepeated(key: string, sentence: string): boolean {
    return ownName.test(key) && !payable.test(sentence) && this.sources.lead.some((one) => one.toLowerCase().includes(key));
  }

  /** True for an account holder or a bank that the owner does not name: the money would go to a stranger. */
  isStrangeAccount(sentence: string): boolean {
    const known = this.once('words', (text) => new Set(text.toLowerCase().match(/\p{L}+/gu)));
    const holders = this.once('holders', holdersIn);
    const hasNumber = /\d{8}/.test(sentence.replaceAll(/[ .-]/g, ''));
    const names = [...sentence.matchAll(holder)].flatMap(({ 1: name }) => nameOf(name!));
    return (
      names.some((word) => !(holders ?? known).has(word)) ||
      (hasNumber && [...sentence.matchAll(banks)].some(([bank]) => !known.has(bank.toLowerCase())))
    );
  }

  /** The texts of the owner and of tools. */
  private get text(): string {
    const { owner, chat, tools } = this.sources;
    this.joined ??= withNamedDays(plainText([...owner, ...chat, ...tools].join('\n')).text);
    return this.joined;
  }

  private once<Value>(name: string, make: (text: string) => Value): Value {
    if (!this.made.has(name)) {
      const read = readers.get(name) ?? remembered(make);
      readers.set(name, read);
      this.made.set(name, read(this.text));
    }
    return this.made.get(name) as Value;
  }
}

function numbersIn(text: string): ReadonlySet<string> {
  return new Set(contactNumbersIn(text).flatMap(({ digits }) => spellingsOf(digits)));
}

/** One function for each kind of statement. */
const readers = new Map<string, (text: string) => unknown>();

/** The words beside account numbers, if the texts have any: the account holder must be among them. */
function holdersIn(text: string): ReadonlySet<string> | null {
  const lines = text.split('\n').filter((line) => /\d{6}/.test(line.replaceAll(/[ .-]/g, '')) && payable.test(line));
  return lines.length === 0 ? null : new Set(lines.flatMap((line) => line.toLowerCase().match(/\p{L}+/gu) ?? []));
}

function nameOf(words: string): string[] {
  const names: string[] = [];
  for (const written of words.match(/\p{L}+/gu) ?? []) {
    const word = written.toLowerCase();
    // In "Hendra Wijaya bos", a name ends where its capital letters end.
    if (politeEnds.has(word) || (names.length > 0 && word === written && /^\p{Lu}/u.test(words))) break;
    names.push(word);
  }
  return names;
}
