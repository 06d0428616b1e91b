import type { LlmMessage } from '../../../outside/llm/llm.service.js';
import { isFromSystem, wordsOfMarks } from './own-marks.rules.js';

/** Quoted words of leads, owners and answers, as the product writes them into its own sentences. */
const quoted = /"(?:[^"\\\n]|\\.)*("?)/g;
/** The line with the current time, which a bot may state. */
const clock = /^Sekarang [^"\n]{1,80}? WI(?:B|TA|T)\./;

/**
 * The product's own words in a request: the system messages without the owner's lines, the messages that the product
 * wrote in the lead's role, and its marks in the messages of leads. A lead may read the owner's words, but none of
 * these.
 *
 * @param owner the owner's texts, as they are in the instruction.
 */
export function ownWordsOf(messages: readonly LlmMessage[], owner: readonly string[]): string[] {
  const theirs = new Set(owner.flatMap((text) => text.split('\n')).map(plain));
  return messages.flatMap(({ role, content }) => {
    const text = textIn(content);
    if (role === 'user' && !isFromSystem(text)) return wordsOfMarks(text).map(withoutQuotes);
    if (role !== 'system' && role !== 'user') return [];
    const lines = text.split('\n').filter((line) => !theirs.has(plain(line)) && !line.startsWith('{'));
    return lines.map((line) => withoutQuotes(line.replace(clock, '')));
  });
}

/**
 * A text of the product without the words that it quotes. The quotation marks are kept as the end of the product's
 * own words.
 */
export function withoutQuotes(text: string): string {
  return text.replaceAll(quoted, (found: string, end: string) => (end === '' ? found : '""'));
}

function textIn(content: LlmMessage['content']): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map((part) => ('text' in part ? part.text : '')).join('\n');
}

/** A line without the characters that mark it as part of a list. */
function plain(line: string): string {
  return line.replace(/^[-TJ]:? /, '').trim();
}
