import type { Stanza } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import { queueKey } from '../world/stanza-queue.ts';
import type { World } from '../world/world.ts';

/** What the client says when it could not handle a message; a retry receipt goes before it when it wants the message again. */
const unhandled = '500';

/** The client acknowledges a receipt, a notification, or (instead of a receipt) a message: it leaves the queue. */
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
