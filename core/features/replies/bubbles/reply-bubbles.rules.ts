import { toWhatsappText } from './whatsapp-marks.rules.js';

const bubbleChars = 400;
const bubblesMax = 4;
const hardLimitChars = 4_000;

/**
 * Cuts an answer at paragraphs into a few bubbles, in order, losing nothing. What is too long for a few goes on in the last
 * one, and only beyond WhatsApp's own limit into more. Empty for a text without words.
 */
export function splitBubbles(answer: string): string[] {
  const text = toWhatsappText(answer);
  if (text === '') return [];
  const bubbles: string[] = [];
  for (const paragraph of text.split(/\n\s*\n/).flatMap(withinLimit)) {
    const last = bubbles.at(-1);
    const joined = `${last}\n\n${paragraph}`;
    const limit = bubbles.length < bubblesMax ? bubbleChars : hardLimitChars;
    if (last !== undefined && joined.length <= limit) bubbles[bubbles.length - 1] = joined;
    else bubbles.push(paragraph);
  }
  return bubbles;
}

/** A paragraph in pieces that WhatsApp takes, cut at a space where there is one. */
function withinLimit(paragraph: string): string[] {
  const pieces: string[] = [];
  let rest = paragraph.trim();
  while (rest.length > hardLimitChars) {
    const space = rest.lastIndexOf(' ', hardLimitChars);
    const end = space > hardLimitChars / 2 ? space : hardLimitChars;
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest];
}

/** An answer that the model could not finish ends at its last whole sentence. */
export function upToLastSentence(text: string): string {
  const end = Math.max(text.lastIndexOf('. '), text.lastIndexOf('! '), text.lastIndexOf('? '), text.lastIndexOf('\n'));
  return end > text.length / 3 ? text.slice(0, end + 1).trim() : text.trim();
}
