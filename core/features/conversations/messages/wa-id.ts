import { createHash, randomBytes } from 'node:crypto';

/** A message id in the style of WhatsApp's own clients, chosen before the first try so that a resend is the same message. */
export function newWaId(): string {
  return `3EB0${randomBytes(9).toString('hex').toUpperCase()}`;
}

/**
 * A WhatsApp id derived from the browser's request id: a repeated request gets the same id and writes nothing
 * twice.
 */
export function waIdOf(conversationId: string, clientId: string): string {
  return `3EB0${createHash('sha256').update(`${conversationId} ${clientId}`).digest('hex').slice(0, 18).toUpperCase()}`;
}
