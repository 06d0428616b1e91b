import { z } from 'zod';
import { reading } from './reading.js';

/**
 * Why a conversation needs its owner. A value that the reader does not know is parsed as "the lead waits", the most
 * general reason.
 */
export const NeedReason = z
  .enum([
    /**
     * The lead wants a human. The bot has handed the chat over, and does not answer again until the owner has
     * answered.
     */
    'bot-called',
    /** Like `bot-called`, for a lead who complains. */
    'complaint',
    /** Like `bot-called`, for a lead who says or shows that they paid. */
    'receipt',
    /** The lead asked something that the bot could not answer. */
    'question',
    /** The lead cancelled a recorded order, and the bot said that the owner will confirm the cancellation. */
    'called-off',
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
    /** The lead's number now belongs to somebody else, so an answer would not reach the lead. */
    'number-moved',
    /** The bot's answer, or the rest of it, was queued but not sent. */
    'unsent',
  ])
  .register(reading, { unknown: 'lead-wrote' });
export type NeedReason = z.infer<typeof NeedReason>;

/**
 * Reasons for which the bot hands a conversation over. The bot then does not answer there, and only the owner ends
 * the handover.
 */
export const callReasons = ['bot-called', 'complaint', 'receipt'] as const satisfies readonly NeedReason[];
export type CallReason = (typeof callReasons)[number];

export const isCall = (reason: NeedReason | null | undefined): reason is CallReason => callReasons.some((one) => one === reason);

/**
 * Reasons for which a lead has no answer without a handover. After the cause has ended, the owner may let the bot
 * answer the lead.
 */
export const leftBehindReasons = ['ai-failed', 'no-quota', 'no-package', 'untrained', 'too-old'] as const satisfies readonly NeedReason[];

/**
 * Every reason, the most urgent first: the order of the owner's queue. The index `conversations_queue` holds
 * the same order, so a change here needs a migration.
 */
export const needUrgency = [
  'complaint',
  'receipt',
  'bot-called',
  'called-off',
  'lead-wrote',
  'question',
  'unreadable',
  'unsent',
  'ai-failed',
  'no-quota',
  'no-package',
  'untrained',
  'too-old',
  'loop',
  'number-moved',
] as const satisfies readonly NeedReason[];
