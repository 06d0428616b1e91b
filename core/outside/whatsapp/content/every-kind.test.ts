import { expect, test } from '@jest/globals';
import { encodeWAMessage, proto } from 'baileys';
import { readMessage } from './stanza-reader.js';

/*
 * One decision for each kind of message that the protocol has. If a newer version of Baileys adds a kind, this file
 * fails until it contains a decision for the kind.
 */

const me = { id: '628111:3@s.whatsapp.net', lid: '999:3@lid' };
const attrs = { from: '628222@s.whatsapp.net', id: 'A1', t: '1700000000' };
const words = 'kata pelanggan';
const attachment = { mimetype: 'image/jpeg' };
const key = { id: 'OLD' };

/** A kind with readable content. `read`: an example of its content. `as`: a part of the expected text. */
interface Read {
  readonly read: unknown;
  readonly as: string;
}
interface Silent {
  readonly silent: unknown;
  readonly because: string;
}
/** `wrapper`: the message inside it is parsed. `beside`: it accompanies a message of another kind. */
type Decision = Read | Silent | 'wrapper' | 'beside';

const metaAi = 'belongs to a chat with Meta AI';
const inGroups = 'only groups have it';
const ofStatus = 'a notice about a status, without words';
const keys = 'carries keys';
const onAnother = 'changes another message, or is counted with it';

const decisions: Record<keyof proto.IMessage, Decision> = {
  albumMessage: { silent: { expectedImageCount: 2 }, because: 'its pictures follow, each as a message' },
  associatedChildMessage: 'wrapper',
  audioMessage: { read: { mimetype: 'audio/ogg' }, as: '' },
  bcallMessage: { read: { caption: words }, as: words },
  botForwardedMessage: 'wrapper',
  botInvokeMessage: 'wrapper',
  botTaskMessage: { silent: { message: { conversation: words } }, because: metaAi },
  buttonsMessage: { read: { contentText: words }, as: words },
  buttonsResponseMessage: { read: { selectedDisplayText: words }, as: words },
  call: { silent: { conversionSource: 'x' }, because: 'calls are read from their own stanzas' },
  callLogMesssage: { read: {}, as: 'Panggilan.' },
  cancelPaymentRequestMessage: { read: { key }, as: 'dibatalkan' },
  chat: { silent: { displayName: words }, because: 'names a chat of the own account' },
  commentMessage: 'wrapper',
  contactMessage: { read: { displayName: words }, as: words },
  contactsArrayMessage: { read: { contacts: [{ displayName: words }] }, as: words },
  conversation: { read: words, as: words },
  declinePaymentRequestMessage: { read: { key }, as: 'ditolak' },
  deviceSentMessage: 'wrapper',
  documentMessage: { read: { ...attachment, caption: words }, as: words },
  documentWithCaptionMessage: 'wrapper',
  editedMessage: 'wrapper',
  encCommentMessage: { silent: { targetMessageKey: key }, because: inGroups },
  encEventResponseMessage: { silent: { eventCreationMessageKey: key }, because: onAnother },
  encReactionMessage: { silent: { targetMessageKey: key }, because: inGroups },
  ephemeralMessage: 'wrapper',
  eventCoverImage: { silent: { message: { imageMessage: attachment } }, because: 'the picture of an event, which has its own message' },
  eventMessage: { read: { name: words }, as: words },
  extendedTextMessage: { read: { text: words }, as: words },
  fastRatchetKeySenderKeyDistributionMessage: { silent: { groupId: 'x' }, because: keys },
  groupInviteMessage: { read: { caption: words }, as: words },
  groupMentionedMessage: 'wrapper',
  groupStatusMentionMessage: { silent: { message: {} }, because: ofStatus },
  groupStatusMessage: 'wrapper',
  groupStatusMessageV2: 'wrapper',
  highlyStructuredMessage: { read: { params: [words] }, as: words },
  imageMessage: { read: { ...attachment, caption: words }, as: words },
  interactiveMessage: { read: { body: { text: words } }, as: words },
  interactiveResponseMessage: { read: { body: { text: words } }, as: words },
  invoiceMessage: { read: { note: words }, as: words },
  keepInChatMessage: { silent: { key }, because: onAnother },
  limitSharingMessage: { silent: { message: {} }, because: 'a setting of the chat' },
  listMessage: { read: { description: words }, as: words },
  listResponseMessage: { read: { title: words }, as: words },
  liveLocationMessage: { read: { caption: words }, as: words },
  locationMessage: { read: { comment: words }, as: words },
  lottieStickerMessage: 'wrapper',
  // if it is alone, the message is of a kind that is newer than our copy of the protocol
  messageContextInfo: 'beside',
  messageHistoryBundle: { silent: { mimetype: 'x' }, because: inGroups },
  messageHistoryNotice: { silent: { contextInfo: {} }, because: inGroups },
  newsletterAdminInviteMessage: { read: { caption: words }, as: words },
  newsletterFollowerInviteMessageV2: { read: { caption: words }, as: words },
  orderMessage: { read: { message: words }, as: words },
  paymentInviteMessage: { read: {}, as: 'pembayaran' },
  pinInChatMessage: { silent: { key }, because: onAnother },
  placeholderMessage: { read: { type: 0 }, as: 'di HP' },
  pollCreationMessage: { read: { name: words }, as: words },
  pollCreationMessageV2: { read: { name: words }, as: words },
  pollCreationMessageV3: { read: { name: words }, as: words },
  pollCreationMessageV4: 'wrapper',
  pollCreationMessageV5: { read: { name: words }, as: words },
  pollCreationOptionImageMessage: {
    silent: { message: { imageMessage: attachment } },
    because: 'the picture of a choice, which the poll names',
  },
  pollResultSnapshotMessage: { read: { name: words }, as: words },
  pollResultSnapshotMessageV3: { read: { name: words }, as: words },
  pollUpdateMessage: { silent: { pollCreationMessageKey: key }, because: onAnother },
  productMessage: { read: { body: words }, as: words },
  protocolMessage: { silent: { type: 3 }, because: 'changes another message, a setting or keys' },
  ptvMessage: { read: { mimetype: 'video/mp4' }, as: '' },
  questionMessage: 'wrapper',
  questionReplyMessage: 'wrapper',
  questionResponseMessage: { read: { text: words }, as: words },
  reactionMessage: { silent: { text: '👍' }, because: onAnother },
  requestPaymentMessage: { read: { noteMessage: { conversation: words } }, as: words },
  requestPhoneNumberMessage: { read: {}, as: 'nomor telepon' },
  richResponseMessage: { read: { submessages: [{ messageText: words }] }, as: words },
  scheduledCallCreationMessage: { read: { title: words }, as: words },
  scheduledCallEditMessage: { silent: { key }, because: onAnother },
  secretEncryptedMessage: {
    silent: { targetMessageKey: key },
    because: 'edits are opened before; everything else changes another message',
  },
  sendPaymentMessage: { read: { noteMessage: { conversation: words } }, as: words },
  senderKeyDistributionMessage: { silent: { groupId: 'x' }, because: keys },
  statusAddYours: { silent: { message: {} }, because: ofStatus },
  statusMentionMessage: { silent: { message: {} }, because: ofStatus },
  statusNotificationMessage: { silent: { type: 0 }, because: ofStatus },
  statusQuestionAnswerMessage: { read: { text: words }, as: words },
  statusQuotedMessage: { read: { text: words }, as: words },
  statusStickerInteractionMessage: { silent: { key }, because: ofStatus },
  stickerMessage: { read: { mimetype: 'image/webp' }, as: '' },
  stickerPackMessage: { read: { name: words }, as: words },
  stickerSyncRmrMessage: { silent: { filehash: ['x'] }, because: 'concerns stickers on the own devices' },
  templateButtonReplyMessage: { read: { selectedDisplayText: words }, as: words },
  templateMessage: { read: { hydratedTemplate: { hydratedContentText: words } }, as: words },
  videoMessage: { read: { mimetype: 'video/mp4', caption: words }, as: words },
  viewOnceMessage: 'wrapper',
  viewOnceMessageV2: 'wrapper',
  viewOnceMessageV2Extension: 'wrapper',
};

const read = (message: proto.IMessage) => readMessage({ tag: 'message', attrs }, encodeWAMessage(message), me, true);

test('each kind of message of the protocol has a decision', () => {
  const kinds = Object.keys(proto.Message.prototype).filter((name) => name !== 'constructor' && name !== 'toJSON');
  expect(Object.keys(decisions).toSorted()).toEqual(kinds.toSorted());
});

const entries = Object.entries(decisions);

test('a field that stands beside a message leaves it as it is', () => {
  const beside = entries.flatMap(([kind, decision]) => (decision === 'beside' ? [kind] : []));
  for (const kind of beside) expect(read({ conversation: words, [kind]: {} })).toMatchObject({ kind: 'text', body: words });
  expect(beside).toHaveLength(1);
});

test.each(entries.flatMap(([kind, decision]) => (decision === 'wrapper' ? [kind] : [])))('the message within a %s is read', (kind) => {
  expect(read({ [kind]: { message: { conversation: words } } })).toMatchObject({ kind: 'text', body: words });
});

test.each(entries.flatMap(([kind, decision]) => (typeof decision === 'object' && 'read' in decision ? [[kind, decision] as const] : [])))(
  '%s is read',
  (kind, { as, read: example }) => {
    const found = read({ [kind]: example });
    expect(found?.body).toContain(as);
    expect(found?.body ?? '').not.toContain('belum dapat dibaca');
  },
);

test.each(
  entries.flatMap(([kind, decision]) =>
    typeof decision === 'object' && 'silent' in decision ? [[kind, decision.because, decision] as const] : [],
  ),
)('%s is no message of its own: %s', (kind, _because, { silent }) => {
  expect(read({ [kind]: silent })).toBeNull();
});
