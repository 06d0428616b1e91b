import { expect, test } from '@jest/globals';
import { proto } from 'baileys';
import { expirationIn, expirationSet } from './expiration.js';

/** The expiration in a message after it was encoded and decoded, as for a message that arrives. */
const told = (message: proto.IMessage) => expirationIn(proto.Message.decode(proto.Message.encode(message).finish()));
const day = { contextInfo: { expiration: 86_400 } };

test.each<[string, proto.IMessage]>([
  ['a text', { extendedTextMessage: { text: 'halo', ...day } }],
  ['a photo', { imageMessage: { caption: 'ini', ...day } }],
  ['the note of a payment request', { requestPaymentMessage: { noteMessage: { extendedTextMessage: { text: 'dp', ...day } } } }],
  ['the note of a payment', { sendPaymentMessage: { noteMessage: { extendedTextMessage: { text: 'dp', ...day } } } }],
  ['one of several contacts', { contactsArrayMessage: { contacts: [{ displayName: 'Ana' }, { displayName: 'Ani', ...day }] } }],
  ['a comment', { commentMessage: { message: { ephemeralMessage: { message: { extendedTextMessage: { text: 'ok', ...day } } } } } }],
])('%s says after how many seconds it disappears', (_, message) => expect(told(message)).toBe(86_400));

test.each<[string, proto.IMessage]>([
  ['a plain text', { conversation: 'halo' }],
  ['a photo without a context', { imageMessage: { caption: 'ini' } }],
  ['contacts', { contactsArrayMessage: { contacts: [{ displayName: 'Ana' }] } }],
])('%s says that the chat keeps its messages', (_, message) => expect(told(message)).toBe(0));

test.each<[string, proto.IMessage]>([
  ['a planned call', { scheduledCallCreationMessage: { title: 'rapat' } }],
  ['an invoice', { invoiceMessage: { note: 'dp' } }],
  ['a call', { callLogMesssage: { isVideo: false } }],
  ['a placeholder', { placeholderMessage: { type: 0 } }],
  ['a payment request', { requestPaymentMessage: { amount1000: 1_000 } }],
  ['a payment request with a note of an older phone', { requestPaymentMessage: { noteMessage: { conversation: 'dp' } } }],
  ['a comment', { commentMessage: { message: { conversation: 'ok' } } }],
  ['an empty view-once message', { viewOnceMessageV2: { message: {} } }],
  ['an unknown kind', {}],
  ['an unknown kind with a secret', { messageContextInfo: { messageSecret: Buffer.alloc(32) } }],
  ['a reaction', { reactionMessage: { text: '👍' } }],
])('%s says nothing about it', (_, message) => expect(told(message)).toBeNull());

const { Type } = proto.Message.ProtocolMessage;
const longest = 366 * 86_400;

test.each<[number | undefined, number]>([
  [604_800, 604_800],
  [longest, longest],
  [longest + 1, longest],
  [0, 0],
  [undefined, 0],
])('a setting of %s seconds is one of %s, at most a year and a day', (ephemeralExpiration, seconds) => {
  expect(expirationSet({ protocolMessage: { type: Type.EPHEMERAL_SETTING, ephemeralExpiration } })).toBe(seconds);
  if (seconds > 0) expect(told({ extendedTextMessage: { text: 'a', contextInfo: { expiration: ephemeralExpiration } } })).toBe(seconds);
});

test('only the setting itself sets it', () => {
  expect(expirationSet({ protocolMessage: { type: Type.REVOKE, ephemeralExpiration: 5 } })).toBeNull();
  expect(expirationSet({ extendedTextMessage: { text: 'halo', ...day } })).toBeNull();
});
