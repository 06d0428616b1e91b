import { z } from 'zod';
import type { AccountId, BotId } from '#contracts/values/ids';
import { storableText } from '#contracts/values/base/storable-text';
import type { LlmTool } from '../../../outside/llm/llm.service.js';
import type { ToolStory } from '../../conversations/reply-story.types.js';
import type { Prompts } from '../../prompts/prompts.service.js';
import type { OwnerData } from '../owner-data/owner-data.rules.js';
import type { Effects } from './effects.js';
import { definitionOf } from './tool-schema.js';

/** The context of a tool's call. Links and settings come from the owner, never from the lead or the model. */
export interface ToolContext {
  readonly botId: BotId;
  /** The account with the products, the knowledge and the photos. */
  readonly accountId: AccountId;
  readonly prompts: Prompts;
  /** The owner's products and answers. A list is complete when it is short. */
  readonly data: OwnerData;
  /** The lead's words in the model's input. Only used to check the model's claims about them; never as an order, a name or an address. */
  readonly leadWords: string;
  readonly effects: Effects;
  /** The calls of this turn so far. */
  readonly earlier: readonly ToolStory[];
  /** Aborts the tool's requests, well before the deadline of the whole answer. */
  readonly signal: AbortSignal;
}

export interface Tool<Arguments extends z.ZodType = z.ZodType> {
  /** The name that the model uses to call the tool. */
  readonly name: string;
  /** The definition for the model, generated from the other fields. */
  readonly definition: LlmTool;
  /** The arguments: their descriptions for the model (`describe`) and their validation. */
  readonly shape: Arguments;
  /** Maximum number of calls in one turn, for tools that cost something. Unlimited when left out. */
  readonly callsMax?: number;
  /**
   * Set when the tool's results are facts from the owner or a service, from which an answer may quote amounts. Not
   * set when the results contain the model's or the lead's own words.
   */
  readonly isSource?: true;
  /** True when the model may use the tool with this data. A tool without this function is always offered. */
  readonly isOffered?: (data: OwnerData) => boolean;
  /**
   * Returns the result for the model, in Indonesian: facts, or a sentence that a lead may also read, because models
   * repeat results. A result for the model alone is an {@link errorFor}. The function records effects in the context
   * and never carries them out. An exception is logged, and the model only learns that the call failed, without a
   * reason.
   */
  run(values: z.infer<Arguments>, context: ToolContext): string | Promise<string>;
}

type NewTool<Arguments extends z.ZodType> = Omit<Tool<Arguments>, 'definition'> & {
  /** When the model should use the tool, in words for the model. */
  readonly description: string;
};

/**
 * Makes a tool. The type of its arguments is erased, so that tools fit into one list. The shape checks the arguments
 * before `run` gets them.
 */
export function tool<Arguments extends z.ZodType>({ description, ...one }: NewTool<Arguments>): Tool {
  return { ...one, definition: definitionOf({ ...one, description }) } as unknown as Tool;
}

const errorBegin = 'Kesalahan: ';

/** A result for the model alone: the error in its call. No lead may read it (own-words.rules.ts). */
export function errorFor(problem: string): string {
  return `${errorBegin}${problem}`;
}

/** True for a result of {@link errorFor}. */
export function isError(result: string): boolean {
  return result.startsWith(errorBegin);
}

/** A text argument. Postgres accepts neither NUL nor half of a surrogate pair. */
export const shortText = z
  .string()
  .transform((text) => storableText(text).trim())
  .pipe(z.string().min(1).max(500));
