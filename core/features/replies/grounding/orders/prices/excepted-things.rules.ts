import { nameWords } from '../name-words.rules.js';
import type { Priced } from '../priced.rules.js';

const no = 'ga|gak|gk|nggak|ngga|enggak|tidak|tdk|blm|belum|bukan';
/** An exclusion after a discount: ", paket A/B ga ikut", ". Paket tidak termasuk". */
const refused = new RegExp(
  String.raw`[,.;(] ?((?:[\p{L}\d]+[ /&]+)+)(?:itu |yg |yang )?(?:${no}) (?:ikut|ikutan|termasuk|berlaku|kena|dapat|dapet|ada|bisa|masuk)(?!\p{L})`,
  'iu',
);
const except = /(?<!\p{L})(?:kecuali|selain|(?:tidak|tdk|ga|gak) (?:berlaku|termasuk) (?:utk|untuk|buat)?) ?((?:[\p{L}\d]+[ /&]*)+)/iu;
const nameChars = 40;

/**
 * Decides whether a text after a discount excludes a thing: "potong 2rb/pack, paket A/B ga ikut". Null for a text
 * without an exclusion.
 */
export function exceptedIn(behind: string): ((thing: Pick<Priced, 'words'>) => boolean) | null {
  const [line] = behind.split('\n');
  const [, name = ''] = refused.exec(line!) ?? except.exec(line!) ?? [];
  const words = name.length > nameChars ? [] : nameWords(name);
  const letters = words.filter((word) => word.length === 1);
  const heads = words.filter((word) => word.length > 1);
  if (heads.length === 0) return null;
  return ({ words: own }) => heads.every((word) => own.has(word)) && (letters.length === 0 || letters.some((letter) => own.has(letter)));
}
