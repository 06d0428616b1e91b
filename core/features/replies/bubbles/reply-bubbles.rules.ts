import { cutText } from '#contracts/values/texts';
import { toWhatsappText } from './whatsapp-marks.rules.js';

const bubbleChars = 400;
/** Maximum number of bubbles of an answer, photos included, unless WhatsApp's own limit needs more. */
export const bubblesMax = 4;
const hardLimitChars = 4_000;

/**
 * Splits an answer at paragraphs into a few bubbles, in order, without losing text. When there are too many
 * paragraphs, the last bubble holds the rest. More bubbles follow only when the last bubble would exceed WhatsApp's
 * own limit. Returns an empty list for a text without words.
 *
 * @param most maximum number of bubbles.
 */
export function splitBubbles(answer: string, most: number = bubblesMax): string[] {
  const text = toWhatsappText(answer);
  if (text === '') return [];
  const bubbles: string[] = [];
  for (const paragraph of text.split(/\n\s*\n/).flatMap(withinLimit)) {
    const last = bubbles.at(-1);
    const joined = `${last}\n\n${paragraph}`;
    const limit = bubbles.length < most ? bubbleChars : hardLimitChars;
    if (last !== undefined && joined.length <= limit) bubbles[bubbles.length - 1] = joined;
    else bubbles.push(paragraph);
  }
  return bubbles;
}

/** Splits a paragraph into pieces that WhatsApp accepts, at a space where possible. */
function withinLimit(paragraph: string): string[] {
  const pieces: string[] = [];
  let rest = paragraph.trim();
  while (rest.length > hardLimitChars) {
    const space = rest.lastIndexOf(' ', hardLimitChars);
    const piece = space > hardLimitChars / 2 ? rest.slice(0, space) : cutText(rest, hardLimitChars);
    pieces.push(piece.trim());
    rest = rest.slice(piece.length).trim();
  }
  return [...pieces, rest];
}

/** Cuts an unfinished answer of the model after its last complete sentence. */
export function upToLastSentence(text: string): string {
  const end = Math.max(text.lastIndexOf('. '), text.lastIndexOf('! '), text.lastIndexOf('? '), text.lastIndexOf('\n'));
  return end > text.length / 3 ? text.slice(0, end + 1).trim() : text.trim();
}
