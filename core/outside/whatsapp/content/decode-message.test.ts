import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { proto, type BinaryNode } from 'baileys';
import { messagePartsMax, openMessage, openRecord, TooManyPartsError } from './decode-message.js';
import { readMessage, readResends, readSilent } from './stanza-reader.js';
import { fieldOf } from './wire-fields.js';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Field numbers of WhatsApp's `Message`. */
const field = { extendedTextMessage: 6, contactsArray: 13, pollCreation: 49, contextInfo: 17, mentionedJid: 15, unknown: 2_000 } as const;
const messageContextInfo = 35;
const path = { deviceListMetadata: 1, senderKeyIndexes: 3 } as const;

const me = { id: '628999:3@s.whatsapp.net', lid: '900:3@lid' };
const stanza: BinaryNode = {
  tag: 'message',
  attrs: { id: 'A1', from: '628111@s.whatsapp.net', type: 'text', t: '1764000000' },
  content: [],
};
const padded = (message: Uint8Array) => Buffer.concat([message, Buffer.of(1)]);
/** `count` empty fields with that number, of two bytes each. */
const empty = (number: number, count: number) => Buffer.alloc(2 * count).fill(Buffer.of(number * 8 + 2, 0));
const contacts = (count: number) => fieldOf(field.contactsArray, empty(2, count));

/** Number of empty parts in a message just below the maximum size: half a million parts in a megabyte. */
const half = 499_900;
const bombs: Readonly<Record<string, Buffer>> = {
  contacts: contacts(half),
  'choices of a poll': fieldOf(field.pollCreation, empty(3, half)),
  mentions: fieldOf(field.extendedTextMessage, fieldOf(field.contextInfo, empty(field.mentionedJid, half))),
  'fields that nobody knows': fieldOf(field.extendedTextMessage, empty(14, half)),
  'numbers in a row': fieldOf(
    messageContextInfo,
    fieldOf(path.deviceListMetadata, fieldOf(path.senderKeyIndexes, Buffer.alloc(2 * half, 7))),
  ),
  'groups without content': fieldOf(field.extendedTextMessage, Buffer.alloc(2 * half).fill(Buffer.of(14 * 8 + 3, 14 * 8 + 4))),
};

describe('a message of a megabyte that consists of', () => {
  test.each(Object.entries(bombs))('%s is refused', (_what, message) => {
    expect(() => openMessage(padded(message))).toThrow(TooManyPartsError);
    expect(() => openRecord(fieldOf(2, message))).toThrow(TooManyPartsError);
    expect(() => readMessage(stanza, padded(message), me, true)).toThrow(TooManyPartsError);
  });

  test('few long parts is read', () => {
    const text = 'a'.repeat(2 * half);
    expect(openMessage(padded(Buffer.from(proto.Message.encode({ conversation: text }).finish()))).conversation).toBe(text);
  });
});

test('a message may have half as many parts as the limit, each with a tag and a length', () => {
  const count = messagePartsMax / 2 - 1;
  expect(openMessage(padded(contacts(count))).contactsArrayMessage?.contacts).toHaveLength(count);
  expect(() => openMessage(padded(contacts(count + 1)))).toThrow(TooManyPartsError);
});

test.each([
  ['with content', { conversation: 'halo' }],
  ['that only sets how long messages last', { protocolMessage: { type: 3, ephemeralExpiration: 86_400 } }],
  ['without content', {}],
])('a message %s is decoded once, however many functions read it', (_what, message: proto.IMessage) => {
  const bytes = padded(Buffer.from(proto.Message.encode(message).finish()));
  const decode = jest.spyOn(proto.Message, 'decode');
  readResends(stanza, bytes, me);
  readMessage(stanza, bytes, me, true);
  readSilent(stanza, bytes, me);
  // Nested messages are decoded by the same function, which then gets their length, so they are not counted.
  expect(decode.mock.calls.filter(([, length]) => length === undefined)).toHaveLength(1);
});
