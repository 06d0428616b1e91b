import { findAmounts } from '../amounts.rules.js';
import type { Clause } from '../clauses.rules.js';
import { free, least, most, restricted } from './doubt-words.js';
import { isGeneral } from './general-words.js';
import { isAmong, measuresIn, type Measure } from './measures.rules.js';
import { rootsOf, type OwnerPart, type OwnerParts } from './owner-parts.rules.js';
import { everyCase, gives, grantsByDenial, includes, isSoonerThan, limits } from './carrier-words.js';

/** A statement of a reply in the form in which it is compared with one part of the owner's texts. */
export interface Statement {
  readonly clause: Clause;
  /** True when the sentence of the clause names a limit, even if in another clause. */
  readonly isLimited: boolean;
  /** Numbers with a unit in the sentence that contains the clause. */
  readonly measures: readonly Measure[];
  /** Words of the clause that show its subject. */
  readonly roots: readonly string[];
  /** Words of the lead's question that show its subject; empty when the clause does not answer the question. */
  readonly asked: readonly string[];
  readonly isOffer: boolean;
  /** Prices of the owner that the sentence names, in Rupiah. */
  readonly amounts: readonly number[];
  /** Numbers with a unit in the lead's question. They decide which of the owner's conditions applies. */
  readonly leadMeasures: readonly Measure[];
  /** Numbers that the lead wrote. */
  readonly leadNumbers: ReadonlySet<string>;
}

const partsTried = 24;
const choicesMax = 8;
const alternatives = / (?:atau|ato) /iu;
/** Sizes of clothes. Owners list the sizes apart from the colours. */
const clothSizes = new Set(['xs', 'xl', 'xxl', 'xxxl', '2xl', '3xl']);

/**
 * True when one part of the owner's texts contains the whole statement: its distinctive words, its numbers with a unit,
 * its limits, and whether it grants or denies. Words found only in different parts prove nothing: "sutra" and "hitam"
 * together require that the owner wrote about black silk.
 */
export function isCarried(said: Statement, parts: OwnerParts): boolean {
  const choices = said.clause.text.split(alternatives);
  // "QRIS atau tunai" states two things; each may be found in another part.
  if (choices.length > 1 && choices.length < choicesMax && said.amounts.length === 0)
    return choices.every((text) => {
      const roots = rootsOf(text);
      return roots.every(isGeneral) || isCarried({ ...said, clause: { ...said.clause, text }, roots }, parts);
    });
  const own = said.roots.filter((root) => !isGeneral(root) && !(clothSizes.has(root) && parts.has(root)));
  const telling = own.length > 0 || !said.isOffer ? own : said.roots.filter((root) => parts.has(root));
  const question = said.asked.filter((root) => parts.has(root));
  const named = question.filter((root) => !isGeneral(root));
  const isBare = telling.length === 0 && named.length === 0 && (said.isOffer || grantsByDenial.test(said.clause.text));
  const asked = isBare ? question : named;
  // "Bisa kak" states what the lead asked
  const words = [...new Set([...telling, ...asked])];
  if (words.length === 0) return true;
  const denials = said.clause.isNegative
    ? []
    : parts.nearest(said.roots, partsTried).flatMap(({ part }) => (part.isNegative ? [part] : []));
  return parts
    .nearest(words, partsTried)
    .some(({ part }) => carries(part, said, { telling, asked, words }) && !isContested(part, said.roots, denials));
}

/**
 * True when the part has the amounts and the plain numbers of the clause. "jam 9 malam" and "21.00" are the same
 * number.
 */
function hasNumbers(part: OwnerPart, { clause, amounts, leadNumbers }: Statement): boolean {
  const given = amounts.length === 0 ? [] : findAmounts(part.line).map(({ value }) => value);
  if (!amounts.every((value) => given.includes(value))) return false;
  const own = new Set((part.line.match(/\d+/g) ?? []).map(Number));
  const plain = withoutAmounts(clause.text.replace(itemNumber, ' ')).match(/\d+/g) ?? [];
  return plain.every((one) => leadNumbers.has(one) || own.has(Number(one)) || own.has(Number(one) + 12));
}

/** The number of a list item: "1. BCA …". */
export const itemNumber = /^[^\p{L}\d]{0,6}\d{1,2}[.)][ ](?=\p{L})/u;

/** A text without its amounts of money. */
export function withoutAmounts(text: string): string {
  let rest = '';
  let from = 0;
  for (const amount of findAmounts(text)) {
    rest += `${text.slice(from, amount.from)} `;
    from = amount.to;
  }
  return rest + text.slice(from);
}

const dayNames = /(?<!\p{L})(?:senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu)(?!\p{L})/giu;

function daysIn(text: string): ReadonlySet<string> {
  return new Set((text.toLowerCase().match(dayNames) ?? []).map((day) => day.replace("'", '')));
}

/**
 * True when the owner's text applies to a number other than the lead's: "3-6 hari kembali setengah" does not answer
 * "batal 2 hari sebelum".
 */
function isOtherCase(part: OwnerPart, { leadMeasures, measures }: Statement): boolean {
  const given = measuresIn(part.text);
  return leadMeasures.some((one) => {
    const same = given.filter(({ unit }) => unit === one.unit);
    if (same.length === 0 || isAmong(one, same) || measures.some((other) => isAmong(other, same))) return false;
    const isWithin =
      (least.test(part.text) && same.some(({ from }) => one.from >= from)) || (most.test(part.text) && same.some(({ to }) => one.to <= to));
    return !isWithin;
  });
}

/** Who pays for something; null when the text does not say. */
export function payerIn(text: string): 'shop' | 'customer' | null {
  if (!/tanggung/iu.test(text)) return null;
  if (/(?<!\p{L})(?:kami|kita|toko|penjual|seller)(?!\p{L})/iu.test(text)) return 'shop';
  return /(?<!\p{L})(?:pembeli|penyewa|penyelenggara|customer|pelanggan|kakak|konsumen|peserta|sendiri)(?!\p{L})/iu.test(text)
    ? 'customer'
    : null;
}

/**
 * True when a denial of the owner contains a word of the statement: "Gratis kalau jadi beli" is contested by "gratis,
 * tidak harus beli".
 */
function isContested(part: OwnerPart, roots: readonly string[], denials: readonly OwnerPart[]): boolean {
  return (
    !part.isException && denials.some((one) => one.line === part.line && roots.some((root) => one.own.has(root) && !part.own.has(root)))
  );
}

/**
 * True when the lead's question names the condition of the part: "Kalo cacat gimana?" names the condition of "retur 3
 * hari kalau cacat".
 */
function isConditionOf({ line }: OwnerPart, asked: readonly string[]): boolean {
  const condition = restricted.exec(line)?.[1] ?? '';
  const named = rootsOf(condition).filter((root) => !isGeneral(root));
  return named.length > 0 && !/\d/.test(condition) && named.every((root) => asked.includes(root));
}

interface Words {
  readonly telling: readonly string[];
  readonly asked: readonly string[];
  readonly words: readonly string[];
}

function carries(part: OwnerPart, said: Statement, { telling, asked, words }: Words): boolean {
  const { clause, isLimited, roots, asked: whole } = said;
  const hasAll = telling.every((root) => part.own.has(root) || part.head.has(root));
  if (!hasAll) return false;
  // "Bisa kak" and "Boleh kak di kamar" refer to everything that the question names
  const isEcho = telling.length === 0 || (said.isOffer && !/\d/.test(clause.text) && telling.every((root) => asked.includes(root)));
  if (isEcho && !asked.every((root) => part.own.has(root) || part.head.has(root))) return false;
  const days = daysIn(part.line);
  if (![...daysIn(clause.text)].every((day) => days.has(day))) return false;
  // A word that occurs only before the part must not name another kind of the same thing.
  const around = new Set([...roots, ...whole]);
  const isOther =
    words.some((root) => !part.own.has(root) && part.head.has(root)) && [...part.own].some((root) => !isGeneral(root) && !around.has(root));
  if (isOther) return false;
  const isGrant = !clause.isNegative || grantsByDenial.test(clause.text);
  if (grantsByDenial.test(clause.text) && !grantsByDenial.test(part.text) && !free.test(part.text)) return false;
  if (isGrant && isOtherCase(part, said)) return false;
  if (isGrant === part.isNegative && !(grantsByDenial.test(part.text) && isGrant)) return false;
  if (isGrant && (limits.test(part.text) || part.isForSome) && !isLimited && !isConditionOf(part, whole)) return false;
  if (isSoonerThan(clause.text, part.line)) return false;
  if (!hasNumbers(part, said)) return false;
  if (everyCase.test(clause.text) && !everyCase.test(part.line)) return false;
  if (includes.test(clause.text) && !gives.test(part.line)) return false;
  if (isGrant && payerIn(clause.text) !== null && payerIn(clause.text) !== payerIn(part.text)) return false;
  const given = measuresIn(part.line);
  return measuresIn(clause.text).every((one) => isAmong(one, given));
}
