import { findAmounts } from '../amounts.rules.js';
import { plainText } from '../plain-text.rules.js';
import { isLeak, withoutObjections, type Objection } from '../reply-check.rules.js';
import { withoutAmounts } from './carriers.rules.js';
import { affirms } from './doubt-words.js';
import { isAmong, measuresIn } from './measures.rules.js';
import type { Doubt } from './doubts.rules.js';
import type { OwnWords } from './own-words.rules.js';
import type { Proved } from './proofs.rules.js';

/** The answer after the model's second check. */
export interface Settled {
  readonly text: string;
  /** The parts that are left out, and the question to the owner about them. */
  readonly asked: readonly Objection[];
  /** Quotes of the instruction that are left out without a question. */
  readonly leaked?: readonly Objection[];
  /**
   * Set when the answer only quotes the instruction. The text is then a refusal for a lead who asked for the
   * instruction, and empty for other leads.
   */
  readonly isBare?: true;
}

interface Given {
  readonly quotes: Proved['quotes'];
  readonly own: OwnWords;
  /** The lead's last message. */
  readonly lead: string;
  /** False for words of the owner that no lead may read. */
  readonly mayShow: (words: string) => boolean;
}

const first = (words: string): string => `Ini keterangan dari toko ya, Kak: "${words}"`;
const next = (words: string): string => `Lalu: "${words}"`;

/**
 * Turns doubts into objections: after the second check, statements without evidence are not sent. Calculations are
 * left out, because they were judged with the amounts. Sizes, weights and ages are left out too: owners leave such
 * general knowledge to the model.
 */
export function unresolved(doubts: readonly Doubt[]): Objection[] {
  return doubts
    .filter(
      ({ sentence, why, near, isStatement, isPriced }) =>
        (why === 'total' && !isPriced) ||
        ((contradicts.has(why) || (!isPriced && uncarried.has(why))) &&
          isStatement &&
          !isCalculation(sentence) &&
          !(isSize(sentence) && !isLimitedPrice(sentence, why) && !isOtherThan(near, sentence))),
    )
    .map(({ sentence }) => ({ kind: 'doubt', words: sentence, sentence }));
}

/** Reasons that contradict the owner's words. */
const contradicts: ReadonlySet<Doubt['why']> = new Set(['denied', 'without', 'gone', 'charged', 'soon', 'number', 'limit', 'hours']);
/**
 * Reasons that mean that no sentence of the owner supports the statement. They do not apply to a sentence whose
 * amounts were computed from the owner's prices.
 */
const uncarried: ReadonlySet<Doubt['why']> = new Set(['words', 'asked', 'loose']);

const reckons = /[+=×]|\d[ ]?x[ ]?(?:rp|\d)|(?<!\p{L})(?:jadi|jadinya|total|totalnya)(?!\p{L})/iu;

function isCalculation(sentence: string): boolean {
  const { text } = plainText(sentence);
  return findAmounts(text).length > 1 && reckons.test(text);
}

/**
 * True for a price of less than the owner sells: "Panggung 4 m2 Rp 240.000" when the owner rents out at least 6 m2.
 * Here the size is the quantity that is sold.
 */
function isLimitedPrice(sentence: string, why: Doubt['why']): boolean {
  if (why !== 'limit') return false;
  const { text } = plainText(sentence);
  const [amount] = findAmounts(text);
  // "60 pcs kaos 55rb per pcs" gives the price of one
  return amount !== undefined && !/^[ ]?(?:\/|per(?!\p{L}))/u.test(text.slice(amount.to));
}

const sizes = new Set(['cm', 'm', 'meter', 'kg', 'gram', 'ml', 'liter', 'pcs', 'usia']);

function isSize(sentence: string): boolean {
  const { text } = plainText(sentence);
  const measures = measuresIn(withoutAmounts(text));
  return measures.length > 0 && measures.every(({ unit }) => sizes.has(unit)) && !affirms.test(text);
}

/**
 * True when the owner's nearest lines give other numbers with this unit: "150 kg per susun" beside "kapasitas
 * 50kg/susun".
 */
function isOtherThan(near: readonly string[], sentence: string): boolean {
  const { text } = plainText(sentence);
  if (findAmounts(text).length > 0) return false;
  const given = near.flatMap((line) => measuresIn(withoutAmounts(plainText(line).text)));
  return measuresIn(text).some((one) => given.some(({ unit }) => unit === one.unit) && !isAmong(one, given));
}

/**
 * Replaces statements that still have no evidence with the owner's own words: the quoted sentence, else the nearest
 * one. A false quote of the model therefore has no effect. A statement with an amount is replaced only by a quoted
 * sentence, because the nearest price may belong to another thing.
 */
export function settled(reply: string, objections: readonly Objection[], { quotes, own, lead, mayShow }: Given): Settled {
  if (objections.some(isLeak)) return { text: withoutObjections(reply, objections), asked: objections };
  const instead = new Map<string, string>();
  const told = new Set<string>();
  const isSaid = (sentence: string): boolean => instead.has(sentence.trim());
  const strict = new Set(objections.filter(({ kind }) => kind !== 'fact' && kind !== 'doubt').map(({ sentence }) => sentence.trim()));
  for (const { kind, sentence } of objections) {
    if (kind !== 'fact' && kind !== 'doubt' && kind !== 'amount') continue;
    if (isSaid(sentence)) continue;
    const quoted = quotes
      .flatMap((one) => (sentence.trim().startsWith(one.sentence) ? [own.quoted(one.quote)] : []))
      .find((one) => one !== null);
    const words = quoted ?? (strict.has(sentence.trim()) ? null : own.nearest(sentence, lead));
    if (words === null || !mayShow(words)) continue;
    instead.set(sentence.trim(), told.has(words) ? '' : told.size === 0 ? first(words) : next(words));
    told.add(words);
  }
  const asked = objections.filter(({ kind, sentence }) => !isSaid(sentence) || kind === 'account' || kind === 'link' || kind === 'paid');
  return { text: withoutObjections(reply, objections, instead), asked };
}
