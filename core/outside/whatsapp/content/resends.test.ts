import { expect, test } from '@jest/globals';
import { encodeWAMessage, proto, type BinaryNode } from 'baileys';
import { readMessage, readResends } from './stanza-reader.js';

const me = { id: '628111:3@s.whatsapp.net', lid: '999:3@lid' };
const fromPhone = { from: '628111@s.whatsapp.net', category: 'peer', id: 'P1', t: '1700000100' };
const { AssociationType } = proto.MessageAssociation;
const { Type } = proto.Message.ProtocolMessage;

/** The own phone's answer when the contents of these messages are requested. */
function resent(...records: proto.IWebMessageInfo[]) {
  const peerDataOperationResult = records.map((record) => ({
    placeholderMessageResendResponse: {
      webMessageInfoBytes: proto.WebMessageInfo.encode({
        ...record,
        key: { remoteJid: '628222@s.whatsapp.net', fromMe: false, ...record.key },
      }).finish(),
    },
  }));
  const type = Type.PEER_DATA_OPERATION_REQUEST_RESPONSE_MESSAGE;
  const message = { protocolMessage: { type, peerDataOperationRequestResponseMessage: { peerDataOperationResult } } };
  return readResends({ tag: 'message', attrs: fromPhone } as BinaryNode, encodeWAMessage(message), me);
}

const photo = { mimetype: 'image/jpeg', fileSha256: Buffer.alloc(32, 7) };
const part = (associationType: proto.MessageAssociation.AssociationType) => ({
  messageContextInfo: { messageAssociation: { associationType, parentMessageKey: { id: 'FIRST' } } },
});

test.each<[string, proto.IMessage]>([
  ['a text of a chat whose messages disappear', { extendedTextMessage: { text: 'halo', contextInfo: { expiration: 86_400 } } }],
  ['a text of another chat', { conversation: 'halo' }],
  ['a photo with its hash', { imageMessage: photo }],
  ['a picture of an album', { imageMessage: photo, ...part(AssociationType.MEDIA_ALBUM) }],
  ['a second upload', { associatedChildMessage: { message: { imageMessage: photo, ...part(AssociationType.HD_IMAGE_DUAL_UPLOAD) } } }],
  ['an edit', { protocolMessage: { type: Type.MESSAGE_EDIT, key: { id: 'FIRST' }, editedMessage: { conversation: 'baru' } } }],
  ['a deletion', { protocolMessage: { type: Type.REVOKE, key: { id: 'FIRST' } } }],
  ['a reaction', { reactionMessage: { key: { id: 'FIRST', fromMe: false }, text: '👍' } }],
])('what the phone sends for a placeholder is read like the message itself: %s', (_, message) => {
  const head = { id: 'A1', t: '1700000000', notify: 'Ana' };
  // a reaction by the shop itself is not stored
  for (const fromMe of message.reactionMessage ? [false] : [false, true]) {
    const attrs = fromMe ? { ...head, from: me.id, recipient: '628222@s.whatsapp.net' } : { ...head, from: '628222@s.whatsapp.net' };
    const direct = readMessage({ tag: 'message', attrs } as BinaryNode, encodeWAMessage(message), me, true);
    expect(direct).toMatchObject({ sender: fromMe ? 'owner' : 'lead', name: fromMe ? null : 'Ana' });
    expect(resent({ key: { id: 'A1', fromMe }, message, messageTimestamp: 1_700_000_000, pushName: 'Ana' })).toEqual([direct]);
  }
});

test.each<[string, proto.IMessage, string | undefined]>([
  ['a text', { conversation: 'halo' }, undefined],
  ['a picture of an album', { imageMessage: photo, ...part(AssociationType.MEDIA_ALBUM) }, undefined],
  [
    'a photo in high resolution',
    { associatedChildMessage: { message: { imageMessage: photo, ...part(AssociationType.HD_IMAGE_DUAL_UPLOAD) } } },
    'A1',
  ],
  [
    'a film in high resolution',
    { associatedChildMessage: { message: { videoMessage: {}, ...part(AssociationType.HD_VIDEO_DUAL_UPLOAD) } } },
    'A1',
  ],
  [
    'a film in another format',
    { associatedChildMessage: { message: { videoMessage: {}, ...part(AssociationType.HEVC_VIDEO_DUAL_UPLOAD) } } },
    'A1',
  ],
  ['the film of a live photo', { associatedChildMessage: { message: { videoMessage: {}, ...part(AssociationType.MOTION_PHOTO) } } }, 'A1'],
  ['an edit', { protocolMessage: { type: Type.MESSAGE_EDIT, key: { id: 'FIRST' }, editedMessage: { conversation: 'baru' } } }, 'A1'],
  ['a reaction', { reactionMessage: { key: { id: 'FIRST', fromMe: false }, text: '👍' } }, 'A1'],
  ['the announcement of an album', { albumMessage: { expectedImageCount: 3 } }, 'A1'],
  ['a vote', { pollUpdateMessage: { pollCreationMessageKey: { id: 'FIRST' } } }, 'A1'],
])('%s names the id of a placeholder that it settles', (_, message, carrier) => {
  expect(resent({ key: { id: 'A1' }, message, messageTimestamp: 1 }).map((one) => one.carrier)).toEqual([carrier]);
});

test('a kind of message that is not known settles nothing', () => {
  expect(resent({ key: { id: 'A1' }, message: { messageContextInfo: {} }, messageTimestamp: 1 })).toEqual([]);
});

test.each<[string, proto.IWebMessageInfo]>([
  ['of a group', { key: { id: 'A1', remoteJid: '1203@g.us' }, message: { conversation: 'halo' } }],
  ['without an id', { key: { id: '' }, message: { conversation: 'halo' } }],
  ['without a message', { key: { id: 'A1' } }],
  ['to oneself', { key: { id: 'A1', remoteJid: '628111@s.whatsapp.net', fromMe: true }, message: { conversation: 'halo' } }],
])('a record %s is of no lead, and the others are read', (_, record) => {
  const other = { key: { id: 'A2' }, message: { conversation: 'kak' }, messageTimestamp: 1 };
  expect(resent({ ...record, messageTimestamp: 1 }, other).map(({ waId }) => waId)).toEqual(['A2']);
});

test('every message that the phone sends at once is read', () => {
  const sent = ['A1', 'A2', 'A3'].map((id) => ({ key: { id }, message: id === 'A2' ? {} : { conversation: id }, messageTimestamp: 1 }));
  expect(resent(...sent).map(({ waId, body }) => [waId, body])).toEqual([
    ['A1', 'A1'],
    ['A3', 'A3'],
  ]);
});

test('a message of a broadcast list says nothing about how long the chat keeps its messages', () => {
  const [message] = resent({ key: { id: 'A1' }, message: { conversation: 'promo' }, messageTimestamp: 1, broadcast: true });
  expect(message).toMatchObject({ body: 'promo' });
  expect(message?.expiresAfter).toBeUndefined();
});

test('a message that Meta’s business agent wrote for the shop is known by the mark of its record', () => {
  const record = { message: { conversation: 'Harganya Rp 5.000' }, messageTimestamp: 1 };
  const [marked] = resent({ ...record, key: { id: 'A1', fromMe: true }, is1PBizBotMessage: true });
  expect(marked).toMatchObject({ sender: 'owner', origin: 'meta-ai' });
  expect(resent({ ...record, key: { id: 'A2', fromMe: true } })[0]).not.toHaveProperty('origin');
  expect(resent({ ...record, key: { id: 'A3' }, is1PBizBotMessage: true })[0]).not.toHaveProperty('origin');
});

test('only the own phone answers for other messages', () => {
  const record = { key: { id: 'A1', remoteJid: '628222@s.whatsapp.net' }, message: { conversation: 'halo' }, messageTimestamp: 1 };
  const bytes = proto.WebMessageInfo.encode(record).finish();
  const peerDataOperationResult = [{ placeholderMessageResendResponse: { webMessageInfoBytes: bytes } }];
  const type = Type.PEER_DATA_OPERATION_REQUEST_RESPONSE_MESSAGE;
  const padded = encodeWAMessage({ protocolMessage: { type, peerDataOperationRequestResponseMessage: { peerDataOperationResult } } });
  const attrs = { from: '628222@s.whatsapp.net', id: 'A1', t: '1' };
  expect(readResends({ tag: 'message', attrs } as BinaryNode, padded, me)).toEqual([]);
});

test.each([
  ['a photo', { imageMessage: photo }, 'whole'],
  ['a film', { videoMessage: { mimetype: 'video/mp4', fileSha256: photo.fileSha256 } }, 'whole'],
  ['a document', { documentMessage: { mimetype: 'application/pdf', fileSha256: photo.fileSha256 } }, 'whole'],
  ['a photo whose hash is cut off', { imageMessage: { ...photo, fileSha256: photo.fileSha256.subarray(1) } }, 'none'],
  ['a photo without a hash', { imageMessage: { mimetype: 'image/jpeg' } }, 'none'],
])('%s has the hash that its sender states, by which the same file is recognized', (_, message, hash) => {
  const attrs = { from: '628222@s.whatsapp.net', id: 'A1', t: '1700000000' };
  const read = readMessage({ tag: 'message', attrs } as BinaryNode, encodeWAMessage(message), me, true);
  expect(read?.media?.hash).toBe(hash === 'whole' ? photo.fileSha256.toString('base64') : undefined);
});
