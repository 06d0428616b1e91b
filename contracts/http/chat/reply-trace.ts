import { z } from 'zod';
import { FactKind } from '../../values/people/contact-facts.js';
import { reading } from '../../values/reading.js';

/**
 * A model's verdict on a sentence that the checks doubted. `said`: the owner's texts contain it. `refused`: the
 * source that the model named does not confirm it. `unsaid`: no source contains it. `opposed`: a source contradicts
 * it. `unusable`: the model's verdict was not trusted.
 */
const JudgedAs = z.enum(['said', 'refused', 'unsaid', 'opposed', 'unusable']).register(reading, { unknown: 'unusable' });

/** The input of an answer, and how the model generated and checked it. */
export const ReplyTrace = z.object({
  model: z.string(),
  tools: z.array(z.object({ name: z.string(), arguments: z.string(), result: z.string() })),
  promptTokens: z.number().int(),
  completionTokens: z.number().int(),
  tookMs: z.number().int(),
  /** Cost at the operator's prices; null when no price is configured for the model. */
  costRupiah: z.number().nullable().optional(),
  /** Input besides the owner's own texts; null when it was not recorded. */
  read: z
    .object({
      messages: z.number().int(),
      pictures: z.number().int(),
      summary: z.string(),
      facts: z.array(z.object({ kind: FactKind.nullable(), value: z.string() })),
    })
    .nullable()
    .optional(),
  /** Drafts of the model that the checks refused, oldest first; absent when there are none. */
  held: z.array(z.object({ text: z.string(), checks: z.array(z.object({ kind: z.string(), words: z.string() })) })).optional(),
  /** A model's verdicts on doubted sentences; absent when no sentence was judged. */
  judged: z.array(z.object({ sentence: z.string(), found: JudgedAs, source: z.string() })).optional(),
});
export type ReplyTrace = z.infer<typeof ReplyTrace>;
