import { proto } from 'baileys';
import { inBackground } from './in-background.ts';
import type { World } from '../world/world.ts';
import type { ClientMessage } from './client-message.ts';
import { sendPeerMessage } from './greeting.ts';
import { sendReceipt } from './receipts.ts';

const { Type } = proto.Message.ProtocolMessage;

/**
 * Handles a request from a linked device to its own phone: the phone confirms it, and answers a data request
 * with a message of its own. The simulator keeps no such data, so the answer is empty.
 */
export function answerPeer(world: World, message: ClientMessage, opened: proto.IMessage): void {
  const { companion, id, sender } = message;
  sendReceipt(world, sender, { ids: [id], from: sender.jid(), type: 'peer_msg' }, companion);
  // rc14 wraps it like any copy for the own phone.
  const request = (opened.deviceSentMessage?.message ?? opened).protocolMessage?.peerDataOperationRequestMessage;
  if (!request) return;
  companion.peerAnswers += 1;
  const peerDataOperationRequestResponseMessage = {
    peerDataOperationRequestType: request.peerDataOperationRequestType,
    stanzaId: id,
    peerDataOperationResult: [],
  };
  const protocolMessage = { type: Type.PEER_DATA_OPERATION_REQUEST_RESPONSE_MESSAGE, peerDataOperationRequestResponseMessage };
  inBackground(sendPeerMessage(world, sender, { companion, message: { protocolMessage } }), 'answering a linked device');
}
