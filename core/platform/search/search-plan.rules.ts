import { plainWords } from '#contracts/values/selling/product-list';
import { formsOf, sizesNextTo } from './same-words.js';
import { searchWords, type SearchWords } from './search-words.js';
import { isChatWord, isFiller, termsOf } from './terms.rules.js';
import { topicsOf, wordsOfTopic } from './topics.rules.js';

const termsMax = 12;
const formsMax = 12;
/** Maximum number of phrases with which rows about a topic are searched. */
const topicFormsMax = 100;

/**
 * The Postgres search for rows that may answer a text. It matches any word of the text, or a synonym. Filler words
 * are left out to limit the number of rows, which `ranking.rules.ts` then sorts. If a text has only filler words, it
 * is searched unchanged.
 */
export function searchPlan(text: string): SearchWords {
  const terms = [...new Set(termsOf(text))].slice(0, termsMax);
  const words = plainWords(text).filter((word) => !isFiller(word));
  if (terms.length === 0 || words.length === 0) return searchWords(plainWords(text));
  const spoken = searchWords(words);
  const others = terms
    .flatMap((term) => [term, ...sizesNextTo(term)])
    .flatMap((term) => (formsOf.get(term) ?? []).slice(0, formsMax).map(phraseOf));
  // drops bare numbers, which would match every size, and single letters, which would match the beginning of any word
  const named = spoken.query.split(' | ').filter((one) => !/^(?:\d|\p{L}:\*$)/u.test(one));
  const query = [...new Set([...(named.length > 0 ? named : [spoken.query]), ...others])].join(' | ');
  return { words: spoken.words.filter((word) => !/^\d/.test(word) && !isChatWord(word)), query };
}

/**
 * Like {@link searchPlan}, but also matches rows about a topic of the text: "norek" finds "Metode pembayaran". For
 * answers, not for products.
 */
export function answersPlan(text: string): SearchWords {
  const plan = searchPlan(text);
  const forms = topicsOf(text).flatMap((topic) => wordsOfTopic.get(topic) ?? []);
  const about = [...new Set(forms)].slice(0, topicFormsMax).map(phraseOf);
  return { words: plan.words, query: [plan.query, ...about].filter((one) => one !== '').join(' | ') };
}

function phraseOf(form: string): string {
  const words = form.split(' ').map((word) => `${word}:*`);
  return words.length === 1 ? words[0]! : `(${words.join(' & ')})`;
}
