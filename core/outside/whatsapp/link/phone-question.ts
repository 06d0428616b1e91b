import { generateMessageIDV2, jidNormalizedUser, proto } from 'baileys';

const { PLACEHOLDER_MESSAGE_RESEND } = proto.Message.PeerDataOperationRequestType;
const { PEER_DATA_OPERATION_REQUEST_MESSAGE } = proto.Message.ProtocolMessage.Type;

/**
 * A query to the own phone. The phone answers it, and it changes nothing, because no message has the id that it
 * names.
 */
export function questionTo(me: string): {
  readonly id: string;
  readonly jid: string;
  readonly protocolMessage: proto.Message.IProtocolMessage;
} {
  const jid = jidNormalizedUser(me);
  const id = generateMessageIDV2(me);
  const peerDataOperationRequestMessage = {
    peerDataOperationRequestType: PLACEHOLDER_MESSAGE_RESEND,
    placeholderMessageResendRequest: [{ messageKey: { remoteJid: jid, fromMe: true, id } }],
  };
  return { id, jid, protocolMessage: { type: PEER_DATA_OPERATION_REQUEST_MESSAGE, peerDataOperationRequestMessage } };
}
