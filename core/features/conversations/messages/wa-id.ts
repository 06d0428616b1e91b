import { createHash, randomBytes } from 'node:crypto';

/** A message id in the style of WhatsApp's own clients, chosen before the first try so that a resend is the same message. */
export function newWaId(): string {
  return `3EB0${randomBytes(9).toString('hex').toUpperCase()}`;
}

/** The same id for the same wish: a repeated request writes the same message. */
export function waIdOf(conversationId: string, clientId: string): string {
  return `3EB0${createHash('sha256').update(`${conversationId} ${clientId}`).digest('hex').slice(0, 18).toUpperCase()}`;
}

/**
 * SQL, a condition: the message of that id in that conversation. Its own index leads to it: a plan that is made before there are statistics would
 * go by the conversation, and read all of it for every message that comes in, had it the choice. IS NOT DISTINCT FROM leads into no index.
 * @param message alias of the messages
 * @param given alias of what has the ids `owner_id`, `conversation_id` and, where no other is named, `wa_id`
 */
export function messagePart(message: string, given: string, waId = `${given}.wa_id`): string {
  return `${message}.owner_id = ${given}.owner_id AND ${message}.wa_id = ${waId} AND ${message}.conversation_id IS NOT DISTINCT FROM ${given}.conversation_id`;
}
