import { findAmounts } from '../../amounts.rules.js';
import { nameWords } from '../name-words.rules.js';

const listsMax = 12;
const membersMax = 40;
const lineChars = 400;
const memberWordsMax = 3;
/** A list of kinds below a grade: "Reguler: baccarat, scandalous", "premium = aventus, oud wood". */
const list = /(?:^|[.;\n]) ?[-•*]? ?(?:aroma |varian |jenis |tipe )?(\p{L}{2,15}) ?[:=] ?([^:=.;\n]+)/giu;

/**
 * The grade of each kind that an owner lists, by the first word of the kind. "Premium: aventus, oud wood" gives
 * "aventus" the grade "premium" in a shop with the price "premium 2.500/ml".
 *
 * @param isGrade true for a word that grades things of this shop.
 * @param isKnown true for a word that names a thing. Such a word is not a kind of another thing.
 */
export function listedKinds(text: string, isGrade: (word: string) => boolean, isKnown: (word: string) => boolean): Map<string, string> {
  const kinds = new Map<string, string>();
  const twice = new Set<string>();
  for (const [, head, members] of [...text.matchAll(list)].slice(0, listsMax)) {
    const [grade = ''] = nameWords(head!);
    if (!isGrade(grade) || members!.length > lineChars || findAmounts(members!).length > 0) continue;
    const names = members!.split(/[,/|]|(?: dan | & )/u).map(nameWords);
    if (names.length < 2 || names.length > membersMax) continue;
    for (const [first = '', ...others] of names) {
      if (first.length < 3 || /^\d/.test(first) || others.length >= memberWordsMax || isKnown(first)) continue;
      if (kinds.has(first) && kinds.get(first) !== grade) twice.add(first);
      kinds.set(first, grade);
    }
  }
  for (const word of twice) kinds.delete(word);
  return kinds;
}
