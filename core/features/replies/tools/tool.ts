import { z } from 'zod';
import type { OwnerId } from '#contracts/values/ids';
import { storableText } from '#contracts/values/base/storable-text';
import type { LlmTool } from '../../../outside/llm/llm.service.js';
import type { ToolStory } from '../../conversations/conversations.types.js';
import type { Prompts } from '../../prompts/prompts.service.js';
import type { OwnerData } from '../owner-data/owner-data.rules.js';
import type { Effects } from './effects.js';
import { definitionOf } from './tool-schema.js';

/** What a tool works with: links and settings are the owner's, never the lead's or the model's. */
export interface ToolContext {
  readonly ownerId: OwnerId;
  readonly prompts: Prompts;
  /** The owner's products and answers, whole where they are short. */
  readonly data: OwnerData;
  /** The lead's words that the model reads. Only to check what the model claims of them; never an order, a name or an address. */
  readonly leadWords: string;
  readonly effects: Effects;
  /** The calls of this turn so far. */
  readonly earlier: readonly ToolStory[];
  /** Ends what the tool fetches, well before the deadline of the whole answer. */
  readonly signal: AbortSignal;
}

export interface Tool<Arguments extends z.ZodType = z.ZodType> {
  /** As the model calls it. */
  readonly name: string;
  /** What the model is told; made from the rest. */
  readonly definition: LlmTool;
  /** The arguments: what the model is told of them (`describe`) and what they are checked with. */
  readonly shape: Arguments;
  /** Calls in one turn; for tools that cost something. Any number when left out. */
  readonly callsMax?: number;
  /** What it finds are facts of the owner's or of a service's, which an answer may quote amounts from; never the model's or the lead's own words. */
  readonly isSource?: true;
  /** Whether the model is offered it with such data; always when left out. */
  readonly isOffered?: (data: OwnerData) => boolean;
  /**
   * What the model reads, in Indonesian. Effects are noted in the context, never carried out.
   * What is thrown is logged and told to the model as a failure without a reason.
   */
  run(values: z.infer<Arguments>, context: ToolContext): string | Promise<string>;
}

type NewTool<Arguments extends z.ZodType> = Omit<Tool<Arguments>, 'definition'> & {
  /** When to use it, as the model reads it. */
  readonly description: string;
};

/** Makes a tool. The type of its arguments is forgotten, so that tools stand in one list; the shape has checked them before `run` sees them. */
export function tool<Arguments extends z.ZodType>({ description, ...one }: NewTool<Arguments>): Tool {
  return { ...one, definition: definitionOf({ ...one, description }) } as unknown as Tool;
}

/** A text as an argument. Postgres takes neither a zero byte nor half a character. */
export const shortText = z
  .string()
  .transform((text) => storableText(text).trim())
  .pipe(z.string().min(1).max(500));
