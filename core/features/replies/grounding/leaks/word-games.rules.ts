/** Endings of words in Pig Latin. */
const endings = /(?:yay|way|ay)$/;
const movedMax = 3;
const lettersMin = 4;
const lettersMax = 40;
/** A syllable in a word game: each vowel is repeated after an inserted consonant, as in "Dagarmogo". */
const doubled = /([aiueo])([b-df-hj-np-tv-z])\1/g;

/** Possible originals of a word in word games: letters moved to its end, with an ending, and doubled syllables. */
export function playedForms(word: string): readonly string[] {
  if (word.length < lettersMin || word.length > lettersMax) return [];
  const bare = word.replace(endings, '');
  const moved = [word, bare].flatMap((one) =>
    Array.from({ length: Math.min(movedMax, one.length - 1) }, (_, at) => one.slice(-at - 1) + one.slice(0, -at - 1)),
  );
  const added = new Set([...word.matchAll(doubled)].map(({ 2: consonant }) => consonant));
  return added.size === 1 ? [...moved, word.replaceAll(doubled, '$1')] : moved;
}
