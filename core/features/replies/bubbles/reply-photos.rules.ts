import { plainWords } from '#contracts/values/selling/product-list';
import type { Bubble } from '../../conversations/conversations.types.js';
import type { AnswerPhoto } from '../tools/effects.js';
import { bubblesMax, splitBubbles } from './reply-bubbles.rules.js';

/**
 * Splits an answer into bubbles and places its photos. Each photo follows the first paragraph that names its product,
 * else the first paragraph. The caption is the product's name. Texts and photos share the maximum number of bubbles:
 * when there are too few bubbles, paragraphs are joined, and a photo comes after a later paragraph or at the end.
 */
export function arrangeBubbles(answer: string, photos: readonly AnswerPhoto[]): Bubble[] {
  const paragraphs = answer.split(/\n\s*\n/).filter((paragraph) => splitBubbles(paragraph).length > 0);
  const places = photos.map(({ name }) =>
    Math.max(
      0,
      paragraphs.findIndex((paragraph) => names(paragraph, name)),
    ),
  );
  const most = Math.max(1, bubblesMax - photos.length);
  const parts = sharedParts(partsAt(paragraphs, places), most);
  const bubbles: Bubble[] = [];
  let left = most;
  parts.forEach(({ text, places: own }, at) => {
    // each later text needs a bubble of its own
    const later = parts.slice(at + 1).filter((part) => part.text.length > 0).length;
    const texts = splitBubbles(text.join('\n\n'), Math.max(1, left - later));
    left -= texts.length;
    bubbles.push(...texts.map(textBubble), ...photos.filter((_, photo) => own.has(places[photo]!)).map(photoBubble));
  });
  return bubbles;
}

/** Paragraphs, and the photos that come after them. */
interface Part {
  readonly text: readonly string[];
  /** Places of the photos that come after the text. */
  readonly places: ReadonlySet<number>;
}

function partsAt(paragraphs: readonly string[], places: readonly number[]): Part[] {
  const ends = [...new Set(places)].toSorted((one, other) => one - other);
  const parts = ends.map((end, at): Part => ({
    text: paragraphs.slice(at === 0 ? 0 : ends[at - 1]! + 1, end + 1),
    places: new Set([end]),
  }));
  const rest = paragraphs.slice((ends.at(-1) ?? -1) + 1);
  return rest.length === 0 ? parts : [...parts, { text: rest, places: new Set() }];
}

/** Joins the last parts until each text may have a bubble. */
function sharedParts(parts: readonly Part[], most: number): Part[] {
  const shared = [...parts];
  while (shared.filter(({ text }) => text.length > 0).length > most) {
    const [one, other] = shared.splice(-2);
    shared.push({ text: [...one!.text, ...other!.text], places: new Set([...one!.places, ...other!.places]) });
  }
  return shared;
}

export function textBubble(body: string): Bubble {
  return { body, photo: null };
}

function photoBubble({ name, id, width, height }: AnswerPhoto): Bubble {
  return { body: name, photo: { id, width, height } };
}

function names(paragraph: string, name: string): boolean {
  const words = new Set(plainWords(paragraph));
  const wanted = plainWords(name);
  return wanted.filter((word) => words.has(word)).length >= Math.ceil(wanted.length / 2);
}
