import { cutText } from '#contracts/values/texts';
import { plainWords } from '#contracts/values/selling/product-list';

/** Words and phrases with the same meaning in one shop, each split into words: "jilbab = kerudung segi empat". */
export type SameWords = readonly (readonly (readonly string[])[])[];

const textChars = 4_000;
const groupsMax = 100;
const formsMax = 8;
const wordsOfForm = 4;
/** Maximum number of added words. More would displace the words of the search itself. */
const addedMax = 12;

/** Parses the groups of synonyms that an owner wrote, one group per line, separated by "=", "," or ";". */
export function readSameWords(text: string): SameWords {
  return cutText(text, textChars)
    .split('\n')
    .map((line) =>
      line
        .split(/[=,;]/)
        .map((form) => plainWords(form).slice(0, wordsOfForm))
        .filter((words) => words.length > 0)
        .slice(0, formsMax),
    )
    .filter((forms) => forms.length > 1)
    .slice(0, groupsMax);
}

/** The text of a search, with the synonyms of the words it contains. */
export function withSameWords(text: string, groups: SameWords): string {
  if (groups.length === 0) return text;
  const spoken = plainWords(text);
  const added = groups.flatMap((forms) => {
    const named = forms.filter((form) => isIn(spoken, form));
    return named.length === 0 ? [] : forms.filter((form) => !named.includes(form));
  });
  return [text, ...added.slice(0, addedMax).map((form) => form.join(' '))].join(' ');
}

function isIn(spoken: readonly string[], form: readonly string[]): boolean {
  return spoken.some((_, at) => form.every((word, offset) => bare(spoken[at + offset] ?? '') === bare(word)));
}

/** Removes the suffix "-nya": "jilbabnya" becomes "jilbab". */
function bare(word: string): string {
  return word.length > 5 && word.endsWith('nya') ? word.slice(0, -3) : word;
}
