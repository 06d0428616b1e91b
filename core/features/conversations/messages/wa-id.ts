import { createHash, randomBytes } from 'node:crypto';

/** A message id in the style of WhatsApp's own clients, chosen before the first try so that a resend is the same message. */
export function newWaId(): string {
  return `3EB0${randomBytes(9).toString('hex').toUpperCase()}`;
}

/** The same id for the same wish: a repeated request writes the same message. */
export function waIdOf(conversationId: string, clientId: string): string {
  return `3EB0${createHash('sha256').update(`${conversationId} ${clientId}`).digest('hex').slice(0, 18).toUpperCase()}`;
}
