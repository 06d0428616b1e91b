import { proto } from 'baileys';
import { inBackground } from './in-background.ts';
import type { World } from '../world/world.ts';
import type { ClientMessage } from './client-message.ts';
import { sendPeerMessage } from './greeting.ts';
import { sendReceipt } from './receipts.ts';

const { Type } = proto.Message.ProtocolMessage;

/**
 * Handles a request from a linked device to its own phone. The phone confirms the request. It answers a data request
 * with a separate message, which is empty because the simulator keeps no such data.
 */
export function answerPeer(world: World, message: ClientMessage, opened: proto.IMessage): void {
  const { companion, id, sender } = message;
  sendReceipt(world, sender, { ids: [id], from: sender.jid(), type: 'peer_msg' }, companion);
  // Baileys rc14 wraps the request in a deviceSentMessage, like every copy for the owner's phone.
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
