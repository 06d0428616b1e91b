import { capData, lockData } from '../iq/account.ts';
import { serverJid, stanza, unixSeconds } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { NewChatCap, ReachoutLock } from '../world/faults.ts';
import type { World } from '../world/world.ts';
import { deliver } from '../delivery/transmit.ts';

/** Tells a linked device that its account may no longer, or again, begin conversations. */
export function tellReachoutLock(world: World, companion: Companion, lock: ReachoutLock): void {
  const data = JSON.stringify({ data: { xwa2_notify_account_reachout_timelock: lockData(lock) } });
  const attrs = { from: serverJid, type: 'mex', id: world.newId(), t: unixSeconds() };
  deliver(world, companion, stanza('notification', attrs, [stanza('update', { op_name: 'NotificationUserReachoutTimelockUpdate' }, data)]));
}

/** Tells a linked device how many new chats its account has begun, and may. */
export function tellNewChatCap(world: World, companion: Companion, cap: NewChatCap): void {
  const data = JSON.stringify({ data: { xwa2_notify_new_chat_messages_capping_info_update: capData(cap) } });
  const attrs = { from: serverJid, type: 'mex', id: world.newId(), t: unixSeconds() };
  deliver(world, companion, stanza('notification', attrs, [stanza('update', { op_name: 'MessageCappingInfoNotification' }, data)]));
}
