import { z } from 'zod';
import { AccountId, BotId, ConversationId, MailId, MessageId, OrderId, PushId } from '../values/ids.js';

export interface JobPolicy<Payload extends z.ZodType = z.ZodType> {
  readonly queue: string;
  readonly payload: Payload;
  /** Total attempts, including the first. */
  readonly attempts: number;
  /** Delay before the first retry; doubles with each retry, with jitter. */
  readonly backoffMs: number;
  /** A handler that runs longer is aborted. */
  readonly timeoutMs: number;
}

function define<const Name extends string, Jobs extends Record<Name, JobPolicy>>(jobs: Jobs): Jobs {
  return jobs;
}

/**
 * Payload of a job about one bot. Older releases named the bot's id `ownerId`. Jobs of these releases may still wait
 * in Redis, so both names are accepted.
 */
function ofBot<Shape extends z.ZodRawShape>(shape: Shape) {
  const named = z.object({ botId: BotId, ...shape });
  return z.preprocess((payload) => (isBeforeBots(payload) ? { ...payload, botId: payload.ownerId } : payload), named);
}

function isBeforeBots(payload: unknown): payload is { readonly ownerId: unknown } {
  return typeof payload === 'object' && payload !== null && 'ownerId' in payload && !('botId' in payload);
}

/** Every job of the product. Payloads contain ids, never rows. Every handler must tolerate running twice. */
export const jobs = define({
  'replies.generate': {
    queue: 'replies',
    payload: ofBot({ conversationId: ConversationId }),
    attempts: 5,
    backoffMs: 1_000,
    // allows for two drafts by a slow model, and for transcribing recordings before them
    timeoutMs: 10 * 60_000,
  },
  'memory.summarise': {
    queue: 'memory',
    payload: ofBot({ conversationId: ConversationId }),
    attempts: 4,
    backoffMs: 5_000,
    timeoutMs: 150_000,
  },
  'attachments.take-over': {
    queue: 'attachments',
    payload: ofBot({ messageId: MessageId }),
    attempts: 4,
    backoffMs: 5_000,
    timeoutMs: 180_000,
  },
  'followups.send': { queue: 'followups', payload: ofBot({}), attempts: 3, backoffMs: 2_000, timeoutMs: 300_000 },
  'mail.send': { queue: 'mail', payload: z.object({ mailId: MailId }), attempts: 12, backoffMs: 2_000, timeoutMs: 30_000 },
  'push.send': { queue: 'push', payload: z.object({ pushId: PushId }), attempts: 5, backoffMs: 2_000, timeoutMs: 20_000 },
  'account.export': {
    queue: 'exports',
    payload: z.object({ accountId: AccountId, exportId: z.uuid() }),
    attempts: 3,
    backoffMs: 30_000,
    timeoutMs: 30 * 60_000,
  },
  'billing.reconcile': { queue: 'billing', payload: z.object({ orderId: OrderId }), attempts: 3, backoffMs: 5_000, timeoutMs: 30_000 },
});

export type JobName = keyof typeof jobs;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>;
