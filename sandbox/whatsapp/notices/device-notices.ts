import { createHash } from 'node:crypto';
import { stanza, unixSeconds } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { deliver } from '../delivery/transmit.ts';

const removedCode = 401;

/**
 * Announces that a device of a person was added or removed. Notifies the person's other linked devices, and the
 * devices that queried this person's device list. They cache the list for five minutes and would otherwise miss the
 * change.
 */
export function announceDevice(world: World, phone: Phone, device: number, change: 'add' | 'remove'): void {
  const ids = [0, ...phone.companions.keys()].sort((a, b) => a - b);
  const deviceHash = `2:${createHash('sha256').update(ids.join()).digest('base64url').slice(0, 8)}`;
  for (const companion of listeners(world, phone)) {
    if (companion.owner === phone.number && companion.id === device) continue;
    const attrs = { from: phone.jid(), type: 'devices', id: world.newId(), t: unixSeconds() };
    const devices = (['pn', 'lid'] as const).map((form) => stanza('device', { jid: phone.jid(form, device), 'key-index': device }));
    deliver(world, companion, stanza('notification', attrs, [stanza(change, { device_hash: deviceHash }, devices)]));
  }
}

/** Removes a linked device: its connection ends with 401, and so does every later login. */
export function unlinkDevice(world: World, phone: Phone, device: number): boolean {
  const companion = phone.companions.get(device);
  if (!companion) return false;
  phone.companions.delete(device);
  companion.connection?.streamError({ code: removedCode }, [stanza('conflict', { type: 'device_removed' })]);
  for (const person of world.phones.values()) person.device.forget(phone.lid, device);
  announceDevice(world, phone, device, 'remove');
  world.onChange(phone);
  world.events.emit({ type: 'unlinked', number: phone.number, device });
  return true;
}

function listeners(world: World, phone: Phone): Companion[] {
  const found = [...phone.companions.values()];
  for (const watcher of phone.watchers) {
    const [number = '', device = ''] = watcher.split(':');
    const companion = number === phone.number ? undefined : world.companion(number, Number(device));
    if (companion) found.push(companion);
  }
  return found;
}
