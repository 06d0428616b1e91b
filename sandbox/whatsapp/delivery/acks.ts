import type { Stanza } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import { queueKey } from '../world/stanza-queue.ts';
import type { World } from '../world/world.ts';

/**
 * Error code with which the client reports that it could not handle a message. When the client wants the message
 * again, it sends a retry receipt before this ack.
 */
const unhandled = '500';

/**
 * Handles an ack of the client for a receipt, for a notification, or for a message (then instead of a receipt).
 * Removes the acknowledged stanza from the queue.
 */
export function receiveAck(world: World, companion: Companion, received: Stanza): void {
  const { class: tag = '', error, id = '', type } = received.attrs;
  const key = queueKey(tag, id, type);
  const entry = companion.queue.get(key);
  if (!entry) return;
  if (tag === 'message' && error === unhandled && entry.retrying) {
    entry.retrying = false;
    return;
  }
  companion.queue.delete(key);
  const phone = world.byNumber(companion.owner);
  if (phone) world.onChange(phone);
}
