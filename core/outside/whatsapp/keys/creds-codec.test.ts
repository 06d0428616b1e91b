import { expect, test } from '@jest/globals';
import { proto } from 'baileys';
import { isPaired, newCreds, parseCreds, parseKey, serializeCreds, serializeKey } from './creds-codec.js';

const account = { details: Buffer.from('x') };
const me = { id: '628111:3@s.whatsapp.net' };

test.each([
  ['that no phone has accepted', {}, false],
  ['that knows its account, and not its number', { account }, false],
  ['that knows its number, and not its account', { me }, false],
  ['that a phone has accepted', { account, me }, true],
])('an identity %s is stored: %s', (_what, more, is) => {
  expect(isPaired({ ...newCreds(), ...more })).toBe(is);
});

test('an identity is read as it was stored, with the last five notes of its histories', () => {
  const notes = Array.from({ length: 8 }, (_, nth) => ({ key: { id: `H${nth}` }, messageTimestamp: nth }));
  const creds = { ...newCreds(), me, processedHistoryMessages: notes };
  const read = parseCreds(serializeCreds(creds));
  expect(read.processedHistoryMessages).toEqual(notes.slice(3));
  expect(Buffer.from(read.noiseKey.private)).toEqual(Buffer.from(creds.noiseKey.private));
  expect([read.me, read.registrationId]).toEqual([me, creds.registrationId]);
  expect(creds.processedHistoryMessages).toHaveLength(8);
});

test('keys are read as they were stored, those of the account’s state as messages of the protocol', () => {
  const pair = { public: Buffer.from([1, 2]), private: Buffer.from([3]) };
  expect(parseKey('pre-key', serializeKey(pair))).toEqual(pair);
  const stateKey = proto.Message.AppStateSyncKeyData.fromObject({ keyData: Buffer.from([4]), timestamp: 5 });
  const read = parseKey('app-state-sync-key', serializeKey(stateKey));
  expect(read).toBeInstanceOf(proto.Message.AppStateSyncKeyData);
  expect(parseKey('session', serializeKey({ keyData: 'x' }))).not.toBeInstanceOf(proto.Message.AppStateSyncKeyData);
});
