import { serverJid, stanza, unixSeconds } from '../wire/node.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { deliver } from '../delivery/transmit.ts';

/** Notifies the linked devices of all chat partners of this person that the username changed or was removed. */
export function tellUsername(world: World, phone: Phone): void {
  const lid = phone.jid('lid');
  const [operation, data] =
    phone.username === null
      ? ['UsernameDeleteNotification', { xwa2_notify_username_delete: { lid, display_name: phone.name } }]
      : ['UsernameSetNotification', { xwa2_notify_username_on_change: { lid, username: phone.username } }];
  const others = new Set(phone.log.after(0).map((row) => row.with));
  for (const other of others) {
    for (const companion of world.byNumber(other)?.companions.values() ?? []) {
      const attrs = { from: serverJid, type: 'mex', id: world.newId(), t: unixSeconds() };
      deliver(world, companion, stanza('notification', attrs, [stanza('update', { op_name: operation }, JSON.stringify({ data }))]));
    }
  }
}
