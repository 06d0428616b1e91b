import { z } from 'zod';
import { reading } from './reading.js';

/** Why a conversation needs its owner. One that a reader does not know claims no more than that the lead waits. */
export const NeedReason = z
  .enum([
    /** The bot has called the owner, and is silent until they answer. */
    'bot-called',
    /** The lead has asked something that the bot could not answer. */
    'question',
    'ai-failed',
    'no-quota',
    'no-package',
    /** The owner has taught the bot nothing yet. */
    'untrained',
    /** The lead wrote while a human writes here. */
    'lead-wrote',
    /** Too many answers in a short time: two bots talk to each other. */
    'loop',
    /** What the lead wrote has not come to linked devices: only the phone has it. */
    'unreadable',
    /** The message came in too late to be answered by a bot. */
    'too-old',
    /** The lead's number belongs to somebody else by now: the question cannot be answered there. */
    'number-moved',
    /** The bot's answer, or the rest of it, was queued and not sent. */
    'unsent',
  ])
  .register(reading, { unknown: 'lead-wrote' });
export type NeedReason = z.infer<typeof NeedReason>;
