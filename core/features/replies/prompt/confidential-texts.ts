import type { LlmMessage, LlmTool } from '../../../outside/llm/llm.service.js';
import type { ConfidentialTexts } from '../checks/answer-check.js';
import type { Prompts } from '../../prompts/prompts.service.js';
import { dataLines, everyData, type OwnerData } from '../owner-data/owner-data.rules.js';
import { exampleText, guardText, onlyDataText, untrainedText } from '../replies.texts.js';
import { ownWordsOf, withoutQuotes } from './own-words.rules.js';
import { senderLine } from './reply-prompt.rules.js';

/** The tools that a model may call. */
interface Tools {
  readonly definitions: (data: OwnerData) => LlmTool[];
  readonly names: readonly string[];
}

/** Texts that each request may contain, and names that occur only in requests. */
export function alwaysConfidential(tools: Tools): Pick<ConfidentialTexts, 'always' | 'toolNames'> {
  // each definition is one text, so that "Nama pelanggan" alone is not a quote of it
  const offered = tools.definitions(everyData).map((one) => JSON.stringify(one).replaceAll(/["{}[\]:]+/g, ' '));
  // the quoted words in the instruction are words that the bot may say
  return { always: [withoutQuotes(guardText), untrainedText, onlyDataText, ...offered].join('\n'), toolNames: tools.names };
}

/**
 * The product's own texts in the messages of a request. The owner's texts are not among them, because leads may read
 * what the owner wrote.
 *
 * @param owner the owner's texts that count as evidence.
 */
export function confidentialIn(
  messages: readonly LlmMessage[],
  { prompts, data }: { readonly prompts: Prompts; readonly data: OwnerData },
  owner: readonly string[],
): string[] {
  return ownWordsOf(messages, [...owner, prompts.secret, exampleText, senderLine(prompts), ...dataLines(data)]);
}
