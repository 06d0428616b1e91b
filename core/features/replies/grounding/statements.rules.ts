import { speaksOfFacts, StatedFacts } from './fact-claims.rules.js';
import { BundleGifts, givesForMany } from './facts/bundle-gifts.rules.js';
import { allowsSomething, Denials } from './facts/denials.rules.js';
import { Exceptions, givesSomething } from './facts/exceptions.rules.js';
import { FreeThings, givesAway, speaksOfCharges } from './facts/free-things.rules.js';
import { GivenValues, namesValue } from './facts/given-values.rules.js';
import { grantsDay, NearDays } from './facts/near-days.rules.js';
import { ownerStatements } from './facts/reading/owner-statements.rules.js';
import { isSoftReduction, isUngrantedReduction, mayReduce, promisesReduction, withPlainGifts } from './facts/reductions.rules.js';
import type { GroundSources } from './grounds.rules.js';
import { contactNumbersIn, spellingsOf } from './contacts/contact-numbers.rules.js';
import { findLinks } from './links.rules.js';
import { allowsOrder, Minimums } from './facts/minimums.rules.js';
import { ClosingTimes, saysClosing } from './facts/terms/closing-times.rules.js';
import { plainText, type Sentence } from './plain-text.rules.js';
import { remembered } from './remembered.js';
import { kindBy, kindOf, ReadText, Said, type StatementKind } from './statement-kinds.js';
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
  'kang akang aa teh teteh mang uda uni abah koh ci cece bli mbok daeng lek pakde bude gaes guys juragan nggih njih bos boss pak bu mas mbak bang min bunda bund om tante say agan kk beb ya kak kakak kaka dan lalu nominal sebesar dulu silakan sejumlah untuk bisa ka gan sis bun'.split(
    ' ',
  ),
);

/** Number of sentences before a gift that may name its condition. */
const sentencesBefore = 4;

/** Statements about the shop that its owner did not write: facts, stock, times, links, and account holders. */
export function statementObjections(sentences: readonly Sentence[], sources: GroundSources): StatementObjection[] {
  const texts = new ReadText(() => ownerStatements(plainText([...sources.owner, ...sources.chat, ...sources.tools].join('\n')).text));
  const given = new OwnPlaces(texts, sources);
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
    const said = new Said(sentence.text, before, () => sources.lead);
    if (kinds.some((refuses) => refuses(said, texts))) found.push({ kind: 'fact', ...whole });
    return found;
  });
}

const stockIn = remembered((text: string) => new StatedStock(text));
const factsIn = remembered((text: string) => new StatedFacts(text));
const timesIn = remembered((text: string) => new StatedTimes(text));
const freeIn = remembered((text: string) => new FreeThings(text));

const kinds: readonly StatementKind[] = [
  kindBy(
    (sentence) => speaksOfFacts(withPlainGifts(sentence)),
    factsIn,
    (facts, { sentence, lead, before }) => facts.refusedIn({ sentence: withPlainGifts(sentence), lead, before }) !== null,
  ),
  kindBy(speaksOfStock, stockIn, (stock, { sentence, lead, before }) => stock.isRefused(sentence, { lead, before })),
  kindBy(speaksOfTimes, timesIn, (times, { sentence }) => times.refusedIn(sentence) !== null),
  kindOf(grantsDay, NearDays),
  ({ sentence }, texts) => mayReduce(sentence) && isSoftReduction(sentence, texts.text),
  (said, texts) => promisesReduction(said.sentence) && isUngrantedReduction(said.lead, texts.text),
  // after "totalnya 209rb", the condition of a gift is fulfilled
  kindBy(givesAway, freeIn, (free, { sentence, lead, before }) => free.isRefused(sentence, `${lead} ${before}`)),
  kindOf(allowsOrder, Minimums),
  kindOf(namesValue, GivenValues),
  kindOf(givesForMany, BundleGifts),
  kindOf(saysClosing, ClosingTimes),
  kindOf(allowsSomething, Denials),
  kindOf(givesSomething, Exceptions),
  kindBy(speaksOfCharges, freeIn, (free, { sentence }) => free.isOtherwiseCharged(sentence)),
];

/** Addresses, account holders and banks in the texts of the owner and of tools. */
class OwnPlaces {
  constructor(
    private readonly texts: ReadText,
    private readonly sources: GroundSources,
  ) {}

  /** True for a link that the texts contain, and for a chat link with one of their telephone numbers. */
  has(key: string): boolean {
    if (this.texts.text.toLowerCase().includes(key)) return true;
    const [, digits] = chatLink.exec(key) ?? [];
    return digits !== undefined && this.texts.by(numbersIn).has(digits);
  }

  /** True for the lead's own e-mail address or account name, unless the sentence is about a payment to it. */
  isRepeated(key: string, sentence: string): boolean {
    return ownName.test(key) && !payable.test(sentence) && this.sources.lead.some((one) => one.toLowerCase().includes(key));
  }

  /** True for an account holder or a bank that the owner does not name: the money would go to a stranger. */
  isStrangeAccount(sentence: string): boolean {
    const known = this.texts.by(lettersIn);
    const holders = this.texts.by(holdersIn);
    const hasNumber = /\d{8}/.test(sentence.replaceAll(/[ .-]/g, ''));
    const names = [...sentence.matchAll(holder)].flatMap(({ 1: name }) => nameOf(name!));
    return (
      names.some((word) => !(holders ?? known).has(word)) ||
      (hasNumber && [...sentence.matchAll(banks)].some(([bank]) => !known.has(bank.toLowerCase())))
    );
  }
}

function lettersIn(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu));
}

function numbersIn(text: string): ReadonlySet<string> {
  return new Set(contactNumbersIn(text).flatMap(({ digits }) => spellingsOf(digits)));
}

/**
 * The words beside account numbers; null when the texts have no account numbers. A named account holder must be among
 * these words.
 */
function holdersIn(text: string): ReadonlySet<string> | null {
  const lines = text.split('\n').filter((line) => /\d{6}/.test(line.replaceAll(/[ .-]/g, '')) && payable.test(line));
  return lines.length === 0 ? null : new Set(lines.flatMap((line) => line.toLowerCase().match(/\p{L}+/gu) ?? []));
}

function nameOf(words: string): string[] {
  const names: string[] = [];
  for (const written of words.match(/\p{L}+/gu) ?? []) {
    const word = written.toLowerCase();
    // In "Hendra Wijaya bos", the name ends at the first word in lower case.
    if (politeEnds.has(word) || (names.length > 0 && word === written && /^\p{Lu}/u.test(words))) break;
    names.push(word);
  }
  return names;
}
