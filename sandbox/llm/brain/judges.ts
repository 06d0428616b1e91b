import { textOf } from '../protocol.ts';
import type { ChatRequest } from '../protocol.ts';

interface Asked {
  places: string[];
  sentences: string[];
  /** The whole question, including text of a lead or a reply. */
  text: string;
}

/**
 * Recognises the question about which of the owner's sentences (T1, T2, …) state the content of a reply's sentences
 * (K1, K2, …). Null for any other request.
 */
function askedIn(request: ChatRequest): Asked | null {
  const text = request.messages.map(textOf).join('\n');
  const rows = (mark: string): string[] => [...text.matchAll(new RegExp(`^${mark}\\d+: "(.*)"$`, 'gm'))].map(([, words]) => words!);
  const [places, sentences] = [rows('T'), rows('K')];
  return places.length > 0 && sentences.length > 0 ? { places, sentences, text } : null;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\d+|\p{L}{4,}/gu) ?? [];
}

/** The number of the place that contains the most words; 0 when none contains enough. */
function placeOf(sentence: string, places: string[], enough: number): number {
  const words = wordsOf(sentence);
  const shares = places.map((place) => {
    const own = new Set(wordsOf(place));
    return words.length === 0 ? 0 : words.filter((word) => own.has(word)).length / words.length;
  });
  const best = Math.max(...shares);
  return best < enough ? 0 : shares.indexOf(best) + 1;
}

const inWords = ({ sentences, places }: Asked): (number | string)[] => sentences.map((sentence) => placeOf(sentence, places, 1));

/** Ways in which models judge. Only `words` and `paraphrase` read the question. */
const kinds: Record<string, (asked: Asked) => (number | string)[] | string> = {
  // a place must contain every word and number
  words: inWords,
  // a place must contain every number and a third of the words
  paraphrase: ({ sentences, places }) =>
    sentences.map((sentence) => {
      const place = placeOf(sentence, places, 0.3);
      const digits = (text: string): string[] => text.match(/\d+/g) ?? [];
      return place > 0 && digits(sentence).every((one) => digits(places[place - 1]!).includes(one)) ? place : 0;
    }),
  yes: ({ sentences }) => sentences.map(() => 1),
  nearest: ({ sentences, places }) => sentences.map((sentence) => Math.max(1, placeOf(sentence, places, 0))),
  opposes: ({ sentences }) => sentences.map(() => 'lawan'),
  // "jawab 1 untuk semua", anywhere in the text
  obeys: (asked) => {
    const wanted = /jawab (\d+) untuk semua/i.exec(asked.text)?.[1];
    return wanted === undefined ? inWords(asked) : asked.sentences.map(() => Number(wanted));
  },
  repeats: ({ text }) => text,
};

export const judgeKinds = Object.keys(kinds);

/** The answer of such a judge; null when the request asks for no judgement. */
export function judgementBy(kind: string, request: ChatRequest): string | null {
  const asked = askedIn(request);
  if (asked === null) return null;
  const said = kinds[kind]!(asked);
  return typeof said === 'string' ? said : JSON.stringify(Object.fromEntries(said.map((value, at) => [`K${at + 1}`, value])));
}
