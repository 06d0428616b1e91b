import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { proto } from 'baileys';
import { openSealedEdit, readSealedEdit, secretPart } from './sealed-edits.js';

const { Type } = proto.Message.ProtocolMessage;
const { SecretEncType } = proto.Message.SecretEncryptedMessage;
const secret = randomBytes(32);
const waId = '3A00';
const [number, lid] = ['628111@s.whatsapp.net', '777@lid'];
const original = Buffer.from(secretPart({ conversation: 'mau 2', messageContextInfo: { messageSecret: secret } })!);

function within(more: proto.Message.IProtocolMessage = {}): proto.IMessage {
  return { protocolMessage: { type: Type.MESSAGE_EDIT, key: { id: waId }, editedMessage: { conversation: 'mau 3' }, ...more } };
}

interface Sealing {
  readonly writer?: string;
  readonly editor?: string;
  readonly purpose?: string;
  readonly type?: proto.Message.SecretEncryptedMessage.SecretEncType;
}

function sealed(
  plain: proto.IMessage | Buffer,
  { writer = number, editor = writer, purpose = 'Message Edit', type = SecretEncType.MESSAGE_EDIT }: Sealing = {},
) {
  const key = hkdfSync('sha256', secret, Buffer.alloc(32), `${waId}${writer}${editor}${purpose}`, 32);
  const encIv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), encIv);
  const bytes = Buffer.isBuffer(plain) ? plain : proto.Message.encode(plain).finish();
  const encPayload = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  return { secretEncryptedMessage: { targetMessageKey: { id: waId, fromMe: true }, encIv, encPayload, secretEncType: type } };
}

const open = (message: proto.IMessage, from: Uint8Array = original) => {
  const edit = readSealedEdit(message);
  return edit && openSealedEdit(edit, from, [number, lid]);
};

test.each([
  ['by number', { writer: number }],
  ['by privacy id', { writer: lid }],
  ['of a message written by number, edited by privacy id', { writer: number, editor: lid }],
  ['of a message written by privacy id, edited by number', { writer: lid, editor: number }],
])('an edit sealed %s is opened', (_, sealing) => {
  expect(open(sealed(within(), sealing))).toEqual({ waId, kind: 'text', body: 'mau 3' });
});

test('the edit of an event comes as a change or as the event alone', () => {
  const event = { purpose: 'Event Edit', type: SecretEncType.EVENT_EDIT };
  const eventMessage = { name: 'Bazar Minggu' };
  const expected = { waId, kind: 'other', body: 'Acara: Bazar Minggu' };
  expect(open(sealed({ eventMessage }, event))).toEqual(expected);
  expect(open(sealed(within({ editedMessage: { eventMessage } }), event))).toEqual(expected);
});

test.each([3, 4])('the edit of a poll (numbered %i) comes as a change or as the poll alone', (type) => {
  const poll = { purpose: 'Poll Edit', type: type as never }; // cast: Baileys' enum lacks these numbers
  const pollCreationMessageV3 = { name: 'Warna apa?', options: [{ optionName: 'Merah' }, { optionName: 'Hijau' }] };
  const expected = { waId, kind: 'other', body: 'Polling: Warna apa? (Merah, Hijau)' };
  expect(open(sealed({ pollCreationMessageV3 }, poll))).toEqual(expected);
  expect(open(sealed(within({ editedMessage: { pollCreationMessageV3 } }), poll))).toEqual(expected);
});

/** `pollAddOptionMessage{addOption{optionName}}`, which Baileys' `proto` does not have. */
function addedChoice(name: string): Buffer {
  const field = (tag: number[], content: Buffer) => Buffer.concat([Buffer.from([...tag, content.length]), content]);
  const key = field([0x0a], Buffer.from(proto.MessageKey.encode({ id: waId }).finish()));
  return field([0xca, 0x07], Buffer.concat([key, field([0x12], field([0x0a], Buffer.from(name)))]));
}

test('a choice added to a poll of either side is read', () => {
  const choice = { purpose: 'Poll Add Option', type: 5 as never }; // cast: Baileys' enum lacks this number
  const expected = { waId, kind: 'other', body: 'Menambah pilihan polling: Hijau 🌿' };
  for (const more of [{}, { writer: lid, editor: number }, { writer: number, editor: lid }])
    expect(open(sealed(addedChoice('Hijau 🌿'), { ...choice, ...more }))).toEqual(expected);
  expect(open(sealed(addedChoice(''), choice))).toBeNull();
  expect(open(sealed(addedChoice('Hijau').subarray(0, -2), choice))).toBeNull();
  expect(open(sealed(Buffer.alloc(40, 0xff), choice))).toBeNull();
  expect(open(sealed(within(), choice))).toBeNull();
});

test('the edit of an event that was called off says so', () => {
  const event = { purpose: 'Event Edit', type: SecretEncType.EVENT_EDIT };
  const edited = sealed(within({ editedMessage: { eventMessage: { name: 'Bazar', isCanceled: true } } }), event);
  expect(open(edited)).toEqual({ waId, kind: 'other', body: 'Acara dibatalkan: Bazar' });
});

test('the caption of a file is read as the new text, and the kept file stays beside the secret', () => {
  const file = proto.Message.encode({ imageMessage: { mimetype: 'image/jpeg', caption: 'lama' } }).finish();
  const change = open(sealed(within({ editedMessage: { imageMessage: { caption: 'baru' } } })), Buffer.concat([file, original]));
  expect(change).toEqual({ waId, kind: 'image', body: 'baru' });
  expect(proto.Message.decode(Buffer.concat([file, original])).imageMessage?.mimetype).toBe('image/jpeg');
});

const damaged = (change: (edit: proto.Message.ISecretEncryptedMessage) => void): proto.IMessage => {
  const message = sealed(within());
  change(message.secretEncryptedMessage);
  return message;
};

test.each<[string, proto.IMessage]>([
  ['damaged bytes', damaged(({ encPayload }) => (encPayload![0]! ^= 1))],
  ['a damaged tag', damaged(({ encPayload }) => (encPayload![encPayload!.length - 1]! ^= 1))],
  ['a short vector', damaged((edit) => (edit.encIv = randomBytes(4)))],
  ['no vector', damaged((edit) => delete edit.encIv)],
  ['no content', damaged((edit) => delete edit.encPayload)],
  ['a tag alone', damaged((edit) => (edit.encPayload = randomBytes(16)))],
  ['more than any text has', damaged((edit) => (edit.encPayload = Buffer.alloc(400_000)))],
  ['no message that it changes', damaged((edit) => delete edit.targetMessageKey)],
  // cast: Baileys' enum lacks this number
  ['an unknown kind', damaged((edit) => (edit.secretEncType = 99 as never))],
  ['the purpose of a poll', sealed(within(), { purpose: 'Poll Vote' })],
  ['the address of somebody else', sealed(within(), { writer: '628999@s.whatsapp.net' })],
  ['another message within', sealed(within({ key: { id: '3A01' } }))],
  ['no message within', sealed(within({ key: null }))],
  ['a deletion within', sealed(within({ type: Type.REVOKE }))],
  ['a new message within', sealed({ conversation: 'halo' })],
  // cast: Baileys' enum lacks this number
  ['a text within the edit of a poll', sealed({ conversation: 'halo' }, { purpose: 'Poll Edit', type: 4 as never })],
  ['an event within the edit of a text', sealed({ eventMessage: { name: 'Bazar' } })],
])('an edit with %s changes nothing', (_, message) => {
  expect(open(message)).toBeNull();
});

test('the secret is that of the message, or else of its record in the history', () => {
  expect(secretPart({ conversation: 'mau 2' }, { messageSecret: secret })).toEqual(
    secretPart({ messageContextInfo: { messageSecret: secret } }),
  );
  const other = { messageSecret: randomBytes(32) };
  expect(secretPart({ messageContextInfo: { messageSecret: secret } }, other)).toEqual(
    secretPart({ messageContextInfo: { messageSecret: secret } }),
  );
});

test('without the secret nothing is opened', () => {
  expect(open(sealed(within()), proto.Message.encode({ conversation: 'mau 2' }).finish())).toBeNull();
  expect(open(sealed(within()), Buffer.from('no message'))).toBeNull();
  expect(secretPart({ conversation: 'mau 2' })).toBeNull();
  expect(secretPart({ messageContextInfo: { messageSecret: randomBytes(8) } })).toBeNull();
});
