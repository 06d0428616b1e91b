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

/** Texts that each request may contain, and names that occur only there. */
export function alwaysConfidential(tools: Tools): Pick<ConfidentialTexts, 'always' | 'toolNames'> {
  // one text each: "Nama pelanggan" alone is not a quote of a definition
  const offered = tools.definitions(everyData).map((one) => JSON.stringify(one).replaceAll(/["{}[\]:]+/g, ' '));
  // the instruction quotes these words for the bot to say
  return { always: [withoutQuotes(guardText), untrainedText, onlyDataText, ...offered].join('\n'), toolNames: tools.names };
}

/**
 * The product's words in the messages that a model was sent: everything but the owner's texts, from which a lead may be
 * told.
 * @param owner the owner's texts that count as evidence.
 */
export function confidentialIn(
  messages: readonly LlmMessage[],
  { prompts, data }: { readonly prompts: Prompts; readonly data: OwnerData },
  owner: readonly string[],
): string[] {
  return ownWordsOf(messages, [...owner, prompts.secret, exampleText, senderLine(prompts), ...dataLines(data)]);
}
