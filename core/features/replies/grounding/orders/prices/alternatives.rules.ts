import { isKindWord, nameWords } from '../name-words.rules.js';
import type { Priced } from '../priced.rules.js';
import { isGrade } from './qualifiers.rules.js';

const between = /[/]|(?<!\p{L})atau(?!\p{L})/u;
const max = 6;

/**
 * The names of alternatives in one price: after "bubuk original 200gr 45rb", "coklat/jahe 48rb" has two names, in
 * which "coklat" and "jahe" replace "original". Empty for other texts.
 *
 * @param before the part of the text before an amount that names its thing.
 */
export function alternativesIn(before: string, { words, isFee }: Priced): readonly (readonly string[])[] {
  const names = [...words];
  const grade = names.findIndex(isGrade);
  const parts = before.split(between).map(nameWords);
  if (isFee || grade < 1 || parts.length < 2 || parts.length > max) return [];
  if (!parts.every((own) => own.length === 1 && !isKindWord(own[0]!) && !words.has(own[0]!))) return [];
  return parts.map(([own]) => names.with(grade, own!));
}
