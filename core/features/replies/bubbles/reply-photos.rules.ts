import { plainWords } from '#contracts/values/selling/product-list';
import type { Bubble } from '../../conversations/conversations.types.js';
import type { AnswerPhoto } from '../tools/effects.js';
import { splitBubbles } from './reply-bubbles.rules.js';

/**
 * Splits an answer into bubbles and places its photos: each after the first paragraph that names its product,
 * else after the first paragraph. The caption is the product's name.
 */
export function arrangeBubbles(answer: string, photos: readonly AnswerPhoto[]): Bubble[] {
  const paragraphs = answer.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const places = photos.map(({ name }) =>
    Math.max(
      0,
      paragraphs.findIndex((paragraph) => names(paragraph, name)),
    ),
  );
  const bubbles: Bubble[] = [];
  let from = 0;
  for (const place of [...new Set(places)].toSorted((one, other) => one - other)) {
    bubbles.push(...splitBubbles(paragraphs.slice(from, place + 1).join('\n\n')).map(textBubble));
    bubbles.push(...photos.filter((_, at) => places[at] === place).map(photoBubble));
    from = place + 1;
  }
  return [...bubbles, ...splitBubbles(paragraphs.slice(from).join('\n\n')).map(textBubble)];
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
