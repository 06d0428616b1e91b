import MiniSearch from 'minisearch';
import { guideIds, type GuideId } from '../../ui/layout/guide-ids.js';
import { asksOf } from './asks.js';
import { guides } from './guides.js';
import { linesOf, plain, searchMaxChars, wordsOfLine } from './search.rules.js';
import { fillers, knownWords, meaningOf, phrases } from './search-words.js';
import { stemsOf } from './stems.rules.js';

/** Maximum number of guides shown for a question. */
const foundMax = 5;
/** A guide is shown when it scores at least this share of the best one. */
const shareMin = 0.3;

export interface FoundGuide {
  readonly id: GuideId;
  /** The line of the guide that contains most words of the question. Null when none contains any. */
  readonly line: string | null;
}

/** Number of edits that count as a typing error: none in short words, one in medium words, two in long words. */
const slipsIn = (word: string) => (word.length < 4 ? false : word.length < 8 ? 1 : 2);

const spellings = new MiniSearch<{ id: string }>({ fields: ['id'], processTerm: (term) => term });
spellings.addAll(knownWords.map((id) => ({ id })));

/** Splits a text or a question into words with normalised spelling. A phrase with one meaning becomes one word. */
function wordsIn(text: string): string[] {
  const joined = phrases.reduce((words, [phrase, one]) => words.replace(phrase, one), plain(text).toLowerCase());
  return joined.split(' ').filter(Boolean);
}

/** The search terms of one word: the first word of its group. A word without a group has its stems as terms. */
function termsOf(word: string): string[] {
  const stems = stemsOf(word);
  const meant = stems.flatMap((stem) => meaningOf(stem) ?? []);
  return meant.length > 0 ? [...new Set(meant)] : stems;
}

const isKnown = (term: string) => meaningOf(term) !== undefined || indexed.has(term);

/** Like {@link termsOf}, for a word that a user typed. Corrects a typing error to the nearest known word. */
function typedTermsOf(word: string): string[] {
  const terms = termsOf(word);
  if (terms.some(isKnown)) return terms;
  const [nearest] = spellings.search(word, { fuzzy: slipsIn, prefix: word.length >= 4 });
  const meant = nearest && meaningOf(nearest.id as string);
  return meant ? [...terms, meant] : terms;
}

/**
 * The term to search a typed word by: the longest of its terms that a guide contains. Searching all stems would count
 * one word several times, and different words share short stems.
 *
 * When no guide contains a term, all terms are returned, so that prefixes and typing errors can match.
 */
function likeliestOf(terms: string[]): string[] {
  const held = terms.filter((term) => indexed.has(term));
  return held.length === 0 ? terms : [held.reduce((one, other) => (other.length > one.length ? other : one))];
}

type Indexed = { id: GuideId; title: string; asks: string; text: string };

const documents: Indexed[] = guideIds.map((id) => {
  const { title, intro, parts } = guides[id];
  return { id, title, asks: asksOf(id).join(' '), text: [intro, ...parts.flatMap(linesOf).map(wordsOfLine)].join(' ') };
});

const indexed = new Set(documents.flatMap(({ title, asks, text }) => wordsIn(`${title} ${asks} ${text}`).flatMap(termsOf)));

const index = new MiniSearch<Indexed>({
  fields: ['title', 'asks', 'text'],
  tokenize: wordsIn,
  processTerm: (word) => (fillers.has(word) ? null : termsOf(word)),
  searchOptions: {
    combineWith: 'OR',
    boost: { title: 3, asks: 2 },
    fuzzy: slipsIn,
    prefix: (term) => term.length >= 3,
    weights: { fuzzy: 0.3, prefix: 0.5 },
    processTerm: (word) => (fillers.has(word) ? null : likeliestOf(typedTermsOf(word))),
  },
});
index.addAll(documents);

/** Similarity of two phrases, from 0 to 1. A word that few guides use counts more than a common one such as "bot". */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const weightOf = (words: readonly string[]) => words.reduce((sum, word) => sum + rarity(word), 0);
  const shared = weightOf([...one].filter((word) => other.has(word)));
  return shared === 0 ? 0 : shared / (weightOf([...one, ...other]) - shared);
}

/**
 * The one term by which a word is compared: its meaning, else its shortest stem of at least four letters, because
 * shorter stems are shared by many words.
 */
const mainTerm = (terms: readonly string[]) =>
  terms.find((term) => meaningOf(term) !== undefined) ??
  terms.filter((term) => term.length >= 4).reduce((one, other) => (other.length < one.length ? other : one), terms[0] ?? '');

/** The first letter of a word and all consonants after it. Of double consonants, one is kept. */
const consonantsOf = (word: string) =>
  word.charAt(0) +
  word
    .slice(1)
    .replaceAll(/[aeiou]/g, '')
    .replaceAll(/(.)\1/g, '$1');
/** Minimum number of consonants. A shorter word without its vowels could be one of many words. */
const consonantsMin = 3;

/**
 * Maps the consonants of a word to the terms of all words with these consonants. Contains the words of titles,
 * questions and groups.
 */
const byConsonants = new Map<string, Set<string>>();
for (const word of [...knownWords, ...documents.flatMap(({ title, asks }) => wordsIn(`${title} ${asks}`))]) {
  const consonants = consonantsOf(word);
  byConsonants.set(consonants, (byConsonants.get(consonants) ?? new Set()).add(mainTerm(termsOf(word))));
}

/**
 * Adds missing vowels to a question: "hps akn" becomes "hapus akun". Completes a word only if it is unknown, has at
 * most one vowel after its first letter, and has exactly one possible completion.
 */
function withVowels(question: string): string {
  const words = plain(question).split(' ');
  return words
    .map((word) => {
      const consonants = consonantsOf(word);
      const isShort = consonants.length < consonantsMin || word.length - consonants.length > 1;
      const [found, other] = isShort || termsOf(word).some(isKnown) ? [] : (byConsonants.get(consonants) ?? []);
      return other === undefined ? (found ?? word) : word;
    })
    .join(' ');
}

const termSet = (text: string, terms: (word: string) => string[]) =>
  new Set(
    wordsIn(text)
      .filter((word) => !fillers.has(word))
      .map((word) => mainTerm(terms(word))),
  );

const guidesWith = new Map<string, number>();
for (const { title, asks } of documents)
  for (const term of termSet(`${title} ${asks}`, termsOf)) guidesWith.set(term, (guidesWith.get(term) ?? 0) + 1);

/** Weight of a word: high when only few guides have the word in their title or questions. */
const rarity = (word: string) => Math.log(1 + documents.length / (1 + (guidesWith.get(word) ?? 0)));

const asked = new Map(guideIds.map((id) => [id, asksOf(id).map((ask) => termSet(ask, termsOf))]));

/**
 * The guides that answer a question, best first. Words match by meaning, stem, prefix, or with a typing slip. Similarity
 * with a guide's own questions counts most.
 */
export function searchGuides(question: string): FoundGuide[] {
  const typed = withVowels(question.slice(0, searchMaxChars));
  const words = termSet(typed, typedTermsOf);
  const scored = index
    .search(typed)
    .map(({ id, score, terms }) => {
      const nearest = Math.max(0, ...(asked.get(id as GuideId) ?? []).map((ask) => likeness(words, ask)));
      return { id: id as GuideId, score: score * (1 + 4 * nearest), terms };
    })
    .toSorted((one, other) => other.score - one.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best * shareMin)
    .slice(0, foundMax)
    .map(({ id, terms }) => ({ id, line: lineWith(id, new Set(terms)) }));
}

/** The line that contains most of the terms, without its markup. */
function lineWith(id: GuideId, terms: ReadonlySet<string>): string | null {
  const lines = guides[id].parts.flatMap(({ steps = [], notes = [] }) => [...steps, ...notes]).map(wordsOfLine);
  const counts = lines.map(
    (line) =>
      new Set(
        wordsIn(line)
          .flatMap(termsOf)
          .filter((term) => terms.has(term)),
      ).size,
  );
  const most = Math.max(0, ...counts);
  return most === 0 ? null : (lines[counts.indexOf(most)] ?? null);
}
