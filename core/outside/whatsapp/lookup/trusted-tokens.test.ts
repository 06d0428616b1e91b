import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BinaryNode, WASocket } from 'baileys';
import { TrustedTokens } from './trusted-tokens.js';

type Entry = { token: Buffer; timestamp?: string };

/** Baileys' key store. */
let stored: Map<string, Entry>;
let tokens: TrustedTokens;

beforeEach(() => {
  stored = new Map();
  tokens = new TrustedTokens();
  tokens.use({
    authState: {
      keys: {
        get: async (_type: string, ids: string[]) =>
          Object.fromEntries(ids.flatMap((id) => (stored.has(id) ? [[id, stored.get(id)]] : []))),
        set: async ({ tctoken }: { tctoken: Record<string, Entry | null> }) => {
          for (const [id, entry] of Object.entries(tctoken))
            if (entry) stored.set(id, entry);
            else stored.delete(id);
        },
      },
    },
    signalRepository: {
      lidMapping: {
        getLIDForPN: async (pn: string) => (pn.startsWith('62813') ? '99@lid' : null),
        getPNForLID: async (lid: string) => (lid === '99@lid' ? '62813:0@s.whatsapp.net' : null),
      },
    },
  } as unknown as WASocket);
});

const message = (attrs: Record<string, string>): BinaryNode => ({
  tag: 'message',
  attrs,
  content: [{ tag: 'tctoken', attrs: { t: '1796000000' }, content: new Uint8Array([1, 2, 3]) }],
});
const names = () => [...stored.keys()].filter((name) => name !== '__index');
const listed = (): unknown => JSON.parse(stored.get('__index')!.token.toString());

test.each([
  ['the privacy id beside the number', { from: '62812@s.whatsapp.net', sender_lid: '55@lid' }, ['55@lid']],
  ['the number, whose privacy id is known', { from: '62813@s.whatsapp.net' }, ['99@lid']],
  ['the number alone', { from: '62812@s.whatsapp.net' }, ['62812@s.whatsapp.net']],
  [
    'the writer to a broadcast list, not the list',
    { from: '123@broadcast', participant: '62812@s.whatsapp.net', participant_lid: '55@lid' },
    ['55@lid'],
  ],
  ['the writer to a broadcast list by number', { from: '123@broadcast', participant: '62813:4@s.whatsapp.net' }, ['99@lid']],
  ['nobody, when a list names no writer', { from: '123@broadcast' }, []],
])('a token is stored under %s', async (_who, attrs, expected) => {
  await tokens.prepare(message(attrs));
  expect(names()).toEqual(expected);
});

test('stored tokens are in Baileys’ list, by which it removes expired ones, also those of one moment', async () => {
  stored.set('__index', { token: Buffer.from('["1@lid"]') });
  await Promise.all(['2', '3', '4'].map((user) => tokens.prepare(message({ from: `${user}@lid` }))));
  expect(listed()).toEqual(['1@lid', '2@lid', '3@lid', '4@lid']);
  await tokens.prepare(message({ from: '2@lid' }));
  expect(listed()).toEqual(['1@lid', '2@lid', '3@lid', '4@lid']);
});

test('a list that cannot be read is written anew', async () => {
  stored.set('__index', { token: Buffer.from('{') });
  await tokens.prepare(message({ from: '2@lid' }));
  expect(listed()).toEqual(['2@lid']);
});

describe('a token that was stored under a number', () => {
  const [number, lid] = ['62813@s.whatsapp.net', '99@lid'];
  const entry = (word: string, timestamp: string): Entry => ({ token: Buffer.from(word), timestamp });

  test.each([
    ['the number', number],
    ['a device of the number', '62813:7@s.whatsapp.net'],
    ['the privacy id', lid],
  ])('is found under the privacy id before a message to %s', async (_who, jid) => {
    stored.set(number, entry('early', '5'));
    await tokens.adopt(jid);
    expect(names()).toEqual([lid]);
    expect(stored.get(lid)).toEqual(entry('early', '5'));
    expect(listed()).toEqual([lid]);
  });

  test.each([
    ['an older one', '4', 'early'],
    ['a newer one', '6', 'late'],
  ])('beside %s under the privacy id: the newer one counts', async (_what, timestamp, left) => {
    stored.set(number, entry('early', '5')).set(lid, entry('late', timestamp));
    await tokens.adopt(number);
    expect(names()).toEqual([lid]);
    expect(stored.get(lid)!.token.toString()).toBe(left);
  });

  test('stays there while the privacy id is unknown', async () => {
    const unknown = '62812@s.whatsapp.net';
    stored.set(unknown, entry('early', '5'));
    await tokens.adopt(unknown);
    await tokens.adopt('55@lid');
    expect(names()).toEqual([unknown]);
  });
});
