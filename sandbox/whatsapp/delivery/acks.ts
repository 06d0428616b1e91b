import type { Stanza } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import { queueKey } from '../world/stanza-queue.ts';
import type { World } from '../world/world.ts';

/**
 * Error code with which the client reports that it could not handle a message. A retry receipt precedes it
 * when the client wants the message again.
 */
const unhandled = '500';

/**
 * The client acknowledges a receipt, a notification, or (instead of a receipt) a message. The entry is
 * removed from the queue.
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
