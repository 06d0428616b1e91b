import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { proto } from 'baileys';

const { SecretEncType } = proto.Message.SecretEncryptedMessage;

/** `POLL_EDIT`, which Baileys' `proto` does not have (zapo's tests of its `addon-crypto`). */
const pollEdit = 4;
/** `POLL_ADD_OPTION`, and field 121 of `Message`, `pollAddOptionMessage`. */
const pollChoice = 5;
const pollAddOptionTag = [0xca, 0x07];

/** How the phone seals an edit ({@link sealedEdit} describes the kinds). Clients cannot apply the invalid kinds. */
export const sealings = ['plain', 'sealed', 'garbled', 'wrong-secret', 'other-message', 'deletion', 'choice'] as const;
export type Sealing = (typeof sealings)[number];

export interface EditedMessage {
  /** Id of the edited message. `chat` is the address of the chat as the writer's phone stores it. */
  id: string;
  chat: string;
  /** Address of the writer and editor, without device. */
  writer: string;
  secret: Buffer;
}

/**
 * The edit of a message as phones send it since May 2026: sealed with the secret of that message. `garbled`: damaged
 * bytes. `wrong-secret`: sealed with another secret. `other-message`: the sealed edit names another message.
 * `deletion`: the sealed content is a deletion. `choice`: adds a choice to the poll instead of editing it.
 */
export function sealedEdit(of: EditedMessage, edited: proto.IMessage, sealing: Sealing): proto.IMessage {
  if (sealing === 'choice') return addedChoice(of, edited.pollCreationMessageV3?.name ?? '');
  const isEvent = Boolean(edited.eventMessage);
  const isPoll = Boolean(edited.pollCreationMessageV3);
  const { Type } = proto.Message.ProtocolMessage;
  const key = { remoteJid: of.chat, fromMe: true, id: sealing === 'other-message' ? 'SOME0THER' : of.id };
  const type = sealing === 'deletion' ? Type.REVOKE : Type.MESSAGE_EDIT;
  const within = isEvent ? edited : { protocolMessage: { type, key, editedMessage: edited, timestampMs: Date.now() } };
  const secret = sealing === 'wrong-secret' ? randomBytes(32) : of.secret;
  const purpose = isEvent ? 'Event Edit' : isPoll ? 'Poll Edit' : 'Message Edit';
  const { encIv, encPayload } = encrypted({ ...of, secret }, proto.Message.encode(within).finish(), purpose);
  if (sealing === 'garbled') encPayload[0] = (encPayload[0] ?? 0) ^ 0xff;
  const targetMessageKey = { remoteJid: of.chat, fromMe: true, id: of.id };
  const secretEncType = isEvent ? SecretEncType.EVENT_EDIT : isPoll ? (pollEdit as never) : SecretEncType.MESSAGE_EDIT;
  return { secretEncryptedMessage: { targetMessageKey, encIv, encPayload, secretEncType } };
}

function encrypted(of: EditedMessage, plain: Uint8Array, purpose: string): { encIv: Buffer; encPayload: Buffer } {
  const derived = hkdfSync('sha256', of.secret, Buffer.alloc(32), `${of.id}${of.writer}${of.writer}${purpose}`, 32);
  const encIv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(derived), encIv);
  return { encIv, encPayload: Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]) };
}

/** Adds a choice to a poll: `pollAddOptionMessage{pollCreationMessageKey, addOption{optionName}}`, encoded by hand. */
function addedChoice(of: EditedMessage, name: string): proto.IMessage {
  const targetMessageKey = { remoteJid: of.chat, fromMe: true, id: of.id };
  const field = (tag: readonly number[], content: Uint8Array) => Buffer.concat([Buffer.from([...tag, content.length]), content]);
  const option = field([0x12], field([0x0a], Buffer.from(name)));
  const key = field([0x0a], proto.MessageKey.encode(targetMessageKey).finish());
  const plain = field(pollAddOptionTag, Buffer.concat([key, option]));
  return { secretEncryptedMessage: { targetMessageKey, ...encrypted(of, plain, 'Poll Add Option'), secretEncType: pollChoice as never } };
}
