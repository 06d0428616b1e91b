import { expect, test } from '@jest/globals';
import { newCreds, parseCreds, serializeCreds } from './creds-codec.js';
import { pruneSessionRecord } from './session-records.js';

/* Pruning of keys that would grow without limit. Late messages of the last turns must still be decryptable. */

const [sending, receiving] = [1, 2];
const chain = (chainType: number, key: string | null) => ({ chainType, chainKey: { key } });
const recordOf = (sessions: object) => ({ version: 'v1', _sessions: sessions });

test('of the chains of past turns the last five are kept, besides those in use', () => {
  const ended = Array.from({ length: 8 }, (_, nth) => [`turn ${nth}`, chain(receiving, null)] as const);
  const chains = Object.fromEntries([['sends', chain(sending, null)], ...ended, ['receives', chain(receiving, 'key')]]);
  const given = recordOf({ open: { indexInfo: { closed: -1 }, _chains: chains } });
  const before = structuredClone(given);
  const pruned = pruneSessionRecord(given) as typeof given & { _sessions: { open: { _chains: object } } };
  expect(Object.keys(pruned._sessions.open._chains)).toEqual(['sends', 'turn 3', 'turn 4', 'turn 5', 'turn 6', 'turn 7', 'receives']);
  expect(given).toEqual(before);
});

test('of replaced sessions the three that were replaced last are kept, and each open one', () => {
  const session = (closed: number) => ({ indexInfo: { closed }, _chains: {} });
  const given = recordOf({ a: session(50), b: session(10), c: session(-1), d: session(40), e: session(30), f: session(20) });
  // cast: the record has sessions
  expect(Object.keys((pruneSessionRecord(given) as typeof given)._sessions)).toEqual(['a', 'c', 'd', 'e']);
});

test.each([null, undefined, {}, 'text'])('%j, which is no record, is left as it is', (value) => {
  expect(pruneSessionRecord(value)).toBe(value);
});

test('credentials keep the last five notes of histories, and come back with their bytes', () => {
  const notes = Array.from({ length: 8 }, (_, nth) => ({ key: { id: `H${nth}` }, messageTimestamp: nth }));
  const creds = { ...newCreds(), processedHistoryMessages: notes };
  const read = parseCreds(serializeCreds(creds));
  expect(read.processedHistoryMessages).toEqual(notes.slice(-5));
  expect(read.noiseKey).toEqual(creds.noiseKey);
});
