import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BinaryNode, WASocket } from 'baileys';
import { TrustedTokens } from './trusted-tokens.js';

type Entry = { token: Buffer; timestamp?: string };

/** Baileys' key store. */
let stored: Map<string, Entry>;
let tokens: TrustedTokens;
/** The contacts whose tokens were requested, and WhatsApp's answer. */
let asked: string[][];
let answer: () => Promise<BinaryNode | undefined>;
/** True when WhatsApp requires privacy ids in requests. */
let byLid: boolean;
/** True while Baileys' list cannot be stored. */
let isListAway: boolean;

beforeEach(() => {
  stored = new Map();
  [asked, byLid, answer, isListAway] = [[], true, () => Promise.resolve(undefined), false];
  tokens = new TrustedTokens();
  tokens.use({
    authState: {
      keys: {
        get: async (_type: string, ids: string[]) =>
          Object.fromEntries(ids.flatMap((id) => (stored.has(id) ? [[id, stored.get(id)]] : []))),
        set: async ({ tctoken }: { tctoken: Record<string, Entry | null> }) => {
          if (isListAway && '__index' in tctoken) throw new Error('Postgres is away');
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
    serverProps: {
      get lidTrustedTokenIssueToLid() {
        return byLid;
      },
    },
    issuePrivacyTokens: (jids: string[]) => {
      asked.push(jids);
      return answer();
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

test('a token that comes later is listed too, also after a list that could not be written', async () => {
  await tokens.prepare(message({ from: '2@lid' }));
  await tokens.prepare(message({ from: '3@lid' }));
  expect(listed()).toEqual(['2@lid', '3@lid']);
  isListAway = true;
  await tokens.prepare(message({ from: '4@lid' }));
  isListAway = false;
  await tokens.prepare(message({ from: '5@lid' }));
  expect(listed()).toEqual(['2@lid', '3@lid', '5@lid']);
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

test.each<[string, BinaryNode]>([
  ['a receipt', { ...message({ from: '55@lid' }), tag: 'receipt' }],
  ['a copy of what the own phone sent', message({ from: '55@lid', recipient: '77@lid' })],
  ['a message without one', { tag: 'message', attrs: { from: '55@lid' } }],
  ['an empty one', { ...message({ from: '55@lid' }), content: [{ tag: 'tctoken', attrs: { t: '1' }, content: new Uint8Array() }] }],
  ['one without a time', { ...message({ from: '55@lid' }), content: [{ tag: 'tctoken', attrs: {}, content: new Uint8Array([1]) }] }],
])('no token is taken from %s', async (_what, node) => {
  await tokens.prepare(node);
  expect(names()).toEqual([]);
});

test('a token without a time of its own has that of its message', async () => {
  await tokens.prepare({
    tag: 'message',
    attrs: { from: '55@lid', t: '7' },
    content: [{ tag: 'tctoken', attrs: {}, content: new Uint8Array([1]) }],
  });
  expect(stored.get('55@lid')).toMatchObject({ timestamp: '7' });
});

test.each([
  ['an older one', '1795999999', 1],
  ['one of the same time', '1796000000', 9],
  ['a newer one', '1796000001', 9],
])('beside a stored token %s counts by its time', async (_what, t, first) => {
  stored.set('55@lid', { token: Buffer.from([1]), timestamp: '1796000000' });
  await tokens.prepare({
    tag: 'message',
    attrs: { from: '55@lid' },
    content: [{ tag: 'tctoken', attrs: { t }, content: new Uint8Array([9]) }],
  });
  expect(stored.get('55@lid')!.token[0]).toBe(first);
});

describe('a token that is requested', () => {
  const [number, lid] = ['62813@s.whatsapp.net', '99@lid'];
  const tokensOf = (...types: string[]): BinaryNode => ({
    ...{ tag: 'iq', attrs: {} },
    content: [
      {
        tag: 'tokens',
        attrs: {},
        content: types.map((type, nth) => ({ tag: 'token', attrs: { type, t: '5' }, content: new Uint8Array([nth + 1]) })),
      },
    ],
  });

  test.each([
    ['the privacy id of a number, where WhatsApp wants it', true, number, lid],
    ['the privacy id itself', true, lid, lid],
    ['the number of a privacy id, where WhatsApp wants that', false, lid, '62813:0@s.whatsapp.net'],
    ['the number itself', false, number, number],
    ['a number whose privacy id is not known', true, '62812@s.whatsapp.net', '62812@s.whatsapp.net'],
  ])('is asked for under %s', async (_what, wantsLid, jid, name) => {
    byLid = wantsLid;
    expect(await tokens.renew(jid)).toBe(false);
    expect(asked).toEqual([[name]]);
  });

  test('is stored under the privacy id, and only one for contacts is taken', async () => {
    answer = () => Promise.resolve(tokensOf('privacy', 'trusted_contact'));
    expect(await tokens.renew(number)).toBe(true);
    expect([names(), [...stored.get(lid)!.token]]).toEqual([[lid], [2]]);
  });

  test.each<[string, () => Promise<BinaryNode | undefined>]>([
    ['is another one', () => Promise.resolve(tokensOf('privacy'))],
    ['is none', () => Promise.resolve(tokensOf())],
    ['is an error', () => Promise.reject(new Error('refused'))],
  ])('does not come when the answer %s', async (_what, is) => {
    answer = is;
    expect([await tokens.renew(number), names()]).toEqual([false, []]);
  });

  test('that is stored already is no new one', async () => {
    answer = () => Promise.resolve(tokensOf('trusted_contact'));
    expect([await tokens.renew(number), await tokens.renew(number)]).toEqual([true, false]);
  });
});
