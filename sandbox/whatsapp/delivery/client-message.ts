import type { Stanza } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { Phone } from '../world/phone.ts';

/** A message sent by a linked device, before its ciphertexts are delivered. */
export interface ClientMessage {
  sender: Phone;
  companion: Companion;
  id: string;
  /** The chat: the `to` of the message, or the `recipient` of a retry to an own device. */
  chat: string;
  other: Phone | undefined;
  type: string;
  category: string | undefined;
  deviceIdentity: Stanza | undefined;
}
