import { beforeEach, expect, test } from '@jest/globals';
import type { BinaryNode, LIDMapping } from 'baileys';
import { LidLookup } from './lid-lookup.js';

/* The look-up of a sender's privacy id before the message is handled: when WhatsApp is asked, and what is remembered. */

const [number, lid] = ['628222@s.whatsapp.net', '777@lid'];

let asked: string[][];
let answer: () => Promise<LIDMapping[] | undefined>;
let stored: LIDMapping[];
let moved: [string, string][];
let devices: Record<string, string[]>;
let lookup: LidLookup;

beforeEach(() => {
  [asked, stored, moved, devices] = [[], [], [], {}];
  answer = async () => [{ pn: number, lid }];
  const none = new Map<string, unknown>();
  lookup = new LidLookup({
    get: <Value>(key: string) => none.get(key) as Value | undefined,
    set: (key, value) => void none.set(key, value),
    del: (key) => void none.delete(key),
    flushAll: () => none.clear(),
  });
  lookup.ask = (jids) => {
    asked.push(jids);
    return answer();
  };
  lookup.use({
    signalRepository: {
      lidMapping: {
        getLIDForPN: async (pn: string) => stored.find((pair) => pair.pn === pn)?.lid ?? null,
        storeLIDPNMappings: async (pairs: LIDMapping[]) => void stored.push(...pairs),
      },
      migrateSession: async (from: string, to: string) => void moved.push([from, to]),
    },
    authState: {
      keys: {
        get: async (_type: string, [user = '']: string[]) => (devices[user] ? { [user]: devices[user] } : {}),
        set: async (changes: Record<'device-list', typeof devices>) => void Object.assign(devices, changes['device-list']),
      },
    },
  } as never);
});

const message = (attrs: BinaryNode['attrs']): BinaryNode => ({ tag: 'message', attrs });

test('a number is asked for once; its privacy id is stored, and its session moved', async () => {
  await lookup.prepare(message({ from: number }));
  await lookup.prepare(message({ from: number }));
  expect(asked).toEqual([[number]]);
  expect(stored).toEqual([{ pn: number, lid }]);
  expect(moved).toEqual([[number, lid]]);
});

test.each([
  ['an empty answer', async () => []],
  ['no answer', async () => undefined],
  ['an answer without a privacy id', async () => [{ pn: number, lid: '' }]],
  ['a refusal', () => Promise.reject(new Error('not now'))],
])('after %s the number is not asked for again, and other numbers are', async (_what, answers) => {
  answer = answers;
  await lookup.prepare(message({ from: number }));
  await lookup.prepare(message({ from: number }));
  await lookup.prepare(message({ from: '628333@s.whatsapp.net' }));
  expect(asked).toEqual([[number], ['628333@s.whatsapp.net']]);
  expect([stored, moved]).toEqual([[], []]);
});

test.each([
  ['has a privacy id itself', { from: lid }],
  ['names its privacy id', { from: number, sender_lid: lid }],
  ['comes from a privacy id and names its number', { from: lid, sender_pn: number }],
  ['comes from the own phone', { from: number, category: 'peer' }],
  ['is a copy of what the owner sent', { from: number, recipient: '628333@s.whatsapp.net' }],
  ['comes from a group', { from: '120363000000000000@g.us' }],
])('nothing is asked for a message that %s', async (_what, attrs) => {
  await lookup.prepare(message(attrs));
  expect(asked).toEqual([]);
});

test('the device of a sender is listed once, beside those that are known', async () => {
  devices['628222'] = ['0'];
  for (const from of ['628222:4@s.whatsapp.net', '628222:4@s.whatsapp.net', number]) await lookup.prepare(message({ from }));
  expect(devices).toEqual({ '628222': ['0', '4'] });
});

test('without a connection nothing is asked, and a broken store stops no message', async () => {
  await new LidLookup({ get: () => undefined } as never).prepare(message({ from: number }));
  lookup.use({ signalRepository: { lidMapping: { getLIDForPN: () => Promise.reject(new Error('away')) } } } as never);
  await lookup.prepare(message({ from: number }));
  expect(asked).toEqual([]);
});
