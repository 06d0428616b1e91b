import { capData, lockData } from '../iq/account.ts';
import { serverJid, stanza, unixSeconds } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { NewChatCap, ReachoutLock } from '../world/faults.ts';
import type { World } from '../world/world.ts';
import { deliver } from '../delivery/transmit.ts';

/** Notifies a linked device whether its account may start conversations. */
export function tellReachoutLock(world: World, companion: Companion, lock: ReachoutLock): void {
  const data = JSON.stringify({ data: { xwa2_notify_account_reachout_timelock: lockData(lock) } });
  const attrs = { from: serverJid, type: 'mex', id: world.newId(), t: unixSeconds() };
  deliver(world, companion, stanza('notification', attrs, [stanza('update', { op_name: 'NotificationUserReachoutTimelockUpdate' }, data)]));
}

/** Notifies a linked device of the number of new chats that its account has started, and of the limit. */
export function tellNewChatCap(world: World, companion: Companion, cap: NewChatCap): void {
  const data = JSON.stringify({ data: { xwa2_notify_new_chat_messages_capping_info_update: capData(cap) } });
  const attrs = { from: serverJid, type: 'mex', id: world.newId(), t: unixSeconds() };
  deliver(world, companion, stanza('notification', attrs, [stanza('update', { op_name: 'MessageCappingInfoNotification' }, data)]));
}
