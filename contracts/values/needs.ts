import { z } from 'zod';
import { reading } from './reading.js';

/**
 * Why a conversation needs its owner. A value that the reader does not know is read as "the lead waits",
 * which claims the least.
 */
export const NeedReason = z
  .enum([
    /** The bot has called the owner and is silent until the owner answers. */
    'bot-called',
    /** The lead asked something that the bot could not answer. */
    'question',
    'ai-failed',
    'no-quota',
    'no-package',
    /** The owner has not trained the bot yet. */
    'untrained',
    /** The lead wrote during a takeover by a human. */
    'lead-wrote',
    /** Too many answers in a short time: two bots are answering each other. */
    'loop',
    /** The lead's message did not reach linked devices: only the phone has it. */
    'unreadable',
    /** The message arrived too late for an answer by the bot. */
    'too-old',
    /** The lead's number now belongs to somebody else: the question cannot be answered there. */
    'number-moved',
    /** The bot's answer, or the remainder of it, was queued and not sent. */
    'unsent',
  ])
  .register(reading, { unknown: 'lead-wrote' });
export type NeedReason = z.infer<typeof NeedReason>;
