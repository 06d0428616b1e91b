import { stanza, unixSeconds } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { deliver } from './transmit.ts';

export interface OutgoingReceipt {
  ids: string[];
  /** Must equal the `to` of the message, without a device, because the client does not normalise this address. */
  from: string;
  type?: 'read' | 'read-self' | 'sender' | 'peer_msg';
  recipient?: string;
}

/** Sends a receipt to all linked devices of a person, or to one of them. */
export function sendReceipt(world: World, phone: Phone, receipt: OutgoingReceipt, only?: Companion): void {
  const [id, ...others] = receipt.ids;
  if (id === undefined) return;
  const { from, recipient, type } = receipt;
  const list =
    others.length > 0
      ? [
          stanza(
            'list',
            {},
            others.map((item) => stanza('item', { id: item })),
          ),
        ]
      : undefined;
  const node = stanza('receipt', { id, from, type, recipient, t: unixSeconds() }, list);
  for (const companion of only ? [only] : phone.companions.values()) {
    if (type !== 'sender' && world.faults.take(phone.number, 'dropReceipts')) continue;
    deliver(world, companion, node);
  }
}
