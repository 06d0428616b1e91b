import type { Stanza } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { Origin } from '../world/stanza-queue.ts';
import type { World } from '../world/world.ts';

const heldTooLongMs = 1_500;

interface Held {
  stanzas: Stanza[];
  timer: NodeJS.Timeout;
}

const held = new WeakMap<Companion, Held>();

/** Queues a stanza for a linked device until it is confirmed. Sends it at once when the device is connected. */
export function deliver(world: World, companion: Companion, toSend: Stanza, origin?: Origin): void {
  companion.queue.put(toSend, origin);
  const phone = world.byNumber(companion.owner);
  if (phone) world.onChange(phone);
  if (!companion.connection?.live || isDeaf(world, companion)) return;
  if (toSend.tag !== 'message') companion.connection.send(toSend);
  else transmitMessage(world, companion, toSend);
}

function isDeaf(world: World, companion: Companion): boolean {
  return companion.connection?.deaf === true || world.faults.stands(companion.owner, 'deaf');
}

/** Sends a message stanza with the requested faults. */
export function transmitMessage(world: World, companion: Companion, message: Stanza): void {
  const { faults } = world;
  if (faults.take(companion.owner, 'withholdNext')) return;
  if (faults.take(companion.owner, 'reorderNext')) {
    hold(world, companion, message);
    return;
  }
  send(world, companion, message);
  if (faults.take(companion.owner, 'replayNext')) send(world, companion, message);
  releaseWhenOver(world, companion);
}

function send(world: World, companion: Companion, message: Stanza): void {
  const delayMs = world.faults.delay(companion.owner);
  if (delayMs <= 0) companion.connection?.send(message);
  else setTimeout(() => companion.connection?.live && companion.connection.send(message), delayMs);
}

function hold(world: World, companion: Companion, message: Stanza): void {
  const waiting = held.get(companion) ?? { stanzas: [], timer: setTimeout(() => release(world, companion), heldTooLongMs) };
  waiting.stanzas.unshift(message);
  held.set(companion, waiting);
  releaseWhenOver(world, companion);
}

/** Releases the held messages, newest first, after the last message of the reordered group was held back. */
function releaseWhenOver(world: World, companion: Companion): void {
  const { faults } = world;
  if (faults.get(companion.owner).reorderNext === 0 && faults.get().reorderNext === 0) release(world, companion);
}

function release(world: World, companion: Companion): void {
  const waiting = held.get(companion);
  if (!waiting) return;
  clearTimeout(waiting.timer);
  held.delete(companion);
  for (const message of waiting.stanzas) send(world, companion, message);
}
