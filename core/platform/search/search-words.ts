/** Maximum number of words of a question. Its first words are enough for the search. */
const wordsMax = 12;
const wordCharsMax = 40;
const likenessCharsMin = 3;

/** The parameters of a Postgres search. */
export interface SearchWords {
  /** Words that are long enough for a similarity search. */
  readonly words: readonly string[];
  /** Any of the words or their prefixes, in `to_tsquery` syntax; empty when there are none. */
  readonly query: string;
}

/** @param words letters and digits only, in lower case, so that they contain no operators */
export function searchWords(words: readonly string[]): SearchWords {
  const kept = [...new Set(words.map((word) => word.slice(0, wordCharsMax)))].slice(0, wordsMax);
  return { words: kept.filter((word) => word.length >= likenessCharsMin), query: kept.map((word) => `${word}:*`).join(' | ') };
}
