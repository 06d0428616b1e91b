import { plainText, sentencesOf } from '../plain-text.rules.js';

/** Minimum share of the reply's words that must be left. A recital of the instruction has few words of its own. */
const leftShare = 0.5;
/** Words with which leads ask a bot for its instruction. They choose between two harmless replies, so a miss costs little. */
const asking =
  /(?<!\p{L})(?:(?:system )?prompt|instruksi|instructions?|petunjuk|pituduh|aturan|rules?|sistem|system|ignore|abaikan|lupakan|ulangi|repeat|terjemah\w{0,5}|translate|developer|jailbreak|base64|pretend|berpura|alat(?:mu)?|tools?|chatgpt|openai|ai)(?:mu|nya|kamu)?(?!\p{L})/iu;

/** True for a lead who seems to ask for the instruction. */
export function asksForInstruction(lead: string): boolean {
  return asking.test(lead);
}

/**
 * A reply without the sentences that quote the instruction. Null when these sentences are the main part of the reply,
 * or when the rest still quotes the instruction.
 */
export function withoutQuoted(reply: string, isQuote: (words: string) => boolean): string | null {
  const { text, places } = plainText(reply);
  const sentences = sentencesOf(text).map(({ from, to }) => reply.slice(places[from], places[to] ?? reply.length));
  const rest = sentences
    .filter((sentence) => !isQuote(sentence))
    .join('')
    .trim();
  if (countOfWords(rest) < countOfWords(reply) * leftShare || isQuote(rest)) return null;
  return rest;
}

function countOfWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
