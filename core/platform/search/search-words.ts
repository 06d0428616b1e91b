/** Longer questions are cut: their first words say what is looked for. */
const wordsMax = 12;
const wordCharsMax = 40;
const likenessCharsMin = 3;

/** What a search in Postgres takes of somebody's words. */
export interface SearchWords {
  /** Words that are long enough to be likened to others. */
  readonly words: readonly string[];
  /** Any of the words or a beginning of one, as `to_tsquery` reads it; empty when there is none. */
  readonly query: string;
}

/** @param words letters and digits only, in lower case: nothing in them is an operator */
export function searchWords(words: readonly string[]): SearchWords {
  const kept = [...new Set(words.map((word) => word.slice(0, wordCharsMax)))].slice(0, wordsMax);
  return { words: kept.filter((word) => word.length >= likenessCharsMin), query: kept.map((word) => `${word}:*`).join(' | ') };
}
