import { textOf } from '../protocol.ts';
import type { ChatRequest } from '../protocol.ts';

interface Asked {
  places: string[];
  sentences: string[];
  /** The whole question, including text of a lead or a reply. */
  text: string;
}

/**
 * Parses a judge request. It lists the owner's sentences (T1, T2, …) and a reply's sentences (K1, K2, …), and asks
 * which T states the content of each K. Null for any other request.
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

/**
 * The number (from 1) of the owner's sentence that contains the largest share of the sentence's words. 0 when the
 * share is below `enough`.
 */
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

/** Simulated judges by name. Each returns one verdict per reply sentence, or a raw text. */
const kinds: Record<string, (asked: Asked) => (number | string)[] | string> = {
  // the owner's sentence must contain every word and number of the reply's sentence
  words: inWords,
  // the owner's sentence must contain every number and 30 % of the words of the reply's sentence
  paraphrase: ({ sentences, places }) =>
    sentences.map((sentence) => {
      const place = placeOf(sentence, places, 0.3);
      const digits = (text: string): string[] => text.match(/\d+/g) ?? [];
      return place > 0 && digits(sentence).every((one) => digits(places[place - 1]!).includes(one)) ? place : 0;
    }),
  yes: ({ sentences }) => sentences.map(() => 1),
  nearest: ({ sentences, places }) => sentences.map((sentence) => Math.max(1, placeOf(sentence, places, 0))),
  opposes: ({ sentences }) => sentences.map(() => 'lawan'),
  // obeys the instruction "jawab 1 untuk semua" anywhere in the text, also in a lead's message
  obeys: (asked) => {
    const wanted = /jawab (\d+) untuk semua/i.exec(asked.text)?.[1];
    return wanted === undefined ? inWords(asked) : asked.sentences.map(() => Number(wanted));
  },
  repeats: ({ text }) => text,
};

export const judgeKinds = Object.keys(kinds);

/** The verdicts of the judge `kind`. Null when the request asks for no judgement. */
export function judgementBy(kind: string, request: ChatRequest): string | null {
  const asked = askedIn(request);
  if (asked === null) return null;
  const said = kinds[kind]!(asked);
  return typeof said === 'string' ? said : JSON.stringify(Object.fromEntries(said.map((value, at) => [`K${at + 1}`, value])));
}
