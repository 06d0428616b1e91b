import { receiveAck } from '../delivery/acks.ts';
import { receiveChatState, receivePresence } from '../delivery/presence.ts';
import { receiveMessage } from '../delivery/client-messages.ts';
import { receiveReceipt } from '../delivery/client-receipts.ts';
import { answerIq } from '../iq/answers.ts';
import type { Stanza } from '../wire/node.ts';
import type { World } from '../world/world.ts';
import type { Connection } from './connection.ts';
import { noteUnknown } from './unknown.ts';

/** Passes each stanza of a client to its handler. Unknown stanzas are recorded for `GET /state`. */
export function dispatch(world: World, connection: Connection, received: Stanza): void {
  const { companion } = connection;
  if (received.tag === 'iq') {
    answerIq(world, connection, received);
    return;
  }
  if (!companion) {
    // While pairing, the client also sends its session id and acknowledges notifications.
    if (received.tag !== 'ib' && received.tag !== 'ack' && received.tag !== 'presence') noteUnknown(world, connection, received);
    return;
  }
  switch (received.tag) {
    case 'message':
      return receiveMessage(world, companion, received);
    case 'receipt':
      return receiveReceipt(world, companion, received);
    case 'ack':
      return receiveAck(world, companion, received);
    case 'presence':
      return receivePresence(world, companion, received);
    case 'chatstate':
      return receiveChatState(world, companion, received);
    case 'ib': // offline_batch and unified_session need no answer
      return;
    default:
      return noteUnknown(world, connection, received);
  }
}
