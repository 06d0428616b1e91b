import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AuthenticationCreds, BinaryNode, LIDMapping, WASocket } from 'baileys';
import { LidLookup } from './lid-lookup.js';
import { Recipients } from './recipients.js';
import { cachesOf, type LinkCaches } from './shared-caches.js';
import { UsernameLookup } from './usernames.js';
import { watchTimers, type TimerWatch } from '../../../../test/support/left-timers.js';

/*
 * The queries of a link to WhatsApp, and how often they are sent. A query with a cached answer is not sent again,
 * because each query delays a message and WhatsApp limits their number. It is sent again when the answer may have
 * changed.
 */

let caches: LinkCaches;
let timers: TimerWatch;
beforeEach(() => {
  jest.useFakeTimers();
  timers = watchTimers();
  caches = cachesOf(randomUUID(), 'link');
});
afterEach(() => {
  jest.advanceTimersByTime(1); // the caches read the time once in a millisecond
  expect(timers.left()).toEqual([]);
  jest.useRealTimers();
});

const never = new Promise<never>(() => undefined);
/** The result of work after its time limit has passed. */
async function after<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined); // judged by the caller
  await jest.advanceTimersByTimeAsync(ms);
  return work;
}

describe('the devices of a recipient', () => {
  const [own, number] = ['628999', '628111'];
  const jid = `${number}@s.whatsapp.net`;
  const device = (user: string, nth = 0) => ({ user, device: nth, server: 's.whatsapp.net' });
  /** The state at WhatsApp: the devices of each person, and the devices that have keys. */
  let listed: Map<string, readonly ReturnType<typeof device>[]>;
  let withKeys: Set<string>;
  let sessions: Set<string>;
  let asked: string[];
  let answersLists: boolean;
  let isRegistered: boolean | null;
  let holder: string | null;
  /** Privacy ids by number, as they are known on this device. */
  let mapped: Map<string, string>;
  let recipients: Recipients;

  beforeEach(() => {
    listed = new Map([
      [own, [device(own), device(own, 3)]],
      ['999', [{ user: '999', device: 0, server: 'lid' }]],
      ['777', [{ user: '777', device: 0, server: 'lid' }]],
      [number, [device(number)]],
    ]);
    withKeys = new Set([`${number}@s.whatsapp.net`, `${number}:1@s.whatsapp.net`, `${own}:2@s.whatsapp.net`]);
    [sessions, asked, answersLists, isRegistered, holder] = [new Set(), [], true, true, null];
    mapped = new Map();
    const socket = {
      getUSyncDevices: async (jids: string[]) => {
        asked.push(`devices of ${jids.map((one) => one.split('@')[0]).join(' and ')}`);
        if (!answersLists) return never;
        for (const one of jids) await caches.devices.set(one.split('@')[0]!, listed.get(one.split('@')[0]!) ?? []);
        return [];
      },
      query: async ({ content }: BinaryNode) => {
        const users = ((content as BinaryNode[])[0]!.content as BinaryNode[]).map(({ attrs }) => attrs['jid']!);
        asked.push(`keys of ${users.join(' and ')}`);
        for (const user of users) if (withKeys.has(user)) sessions.add(user);
        // WhatsApp’s answer about a device without keys
        const without = users.filter((user) => !withKeys.has(user));
        const error = { tag: 'error', attrs: { code: '404', text: 'item-not-found' } };
        const list = without.map((user): BinaryNode => ({ tag: 'user', attrs: { jid: user }, content: [error] }));
        return { tag: 'iq', attrs: {}, content: [{ tag: 'list', attrs: {}, content: list }] };
      },
      executeUSyncQuery: async () => {
        asked.push('person');
        return isRegistered === null ? undefined : { list: [{ id: jid, contact: isRegistered }], sideList: [] };
      },
      signalRepository: {
        validateSession: async (address: string) => ({ exists: sessions.has(mapped.get(address) ?? address) }),
        lidMapping: {
          getLIDForPN: async () => holder,
          getLIDsForPNs: async (pns: string[]) => pns.flatMap((pn) => (mapped.has(pn) ? [{ pn, lid: mapped.get(pn)! }] : [])),
        },
      },
    } as unknown as WASocket;
    const creds = { me: { id: `${own}:3@s.whatsapp.net`, lid: '999:3@lid' } } as AuthenticationCreds;
    // the own phone has a session; the own device that sends has none with itself
    sessions.add(`${own}@s.whatsapp.net`);
    recipients = new Recipients(socket, creds, caches.devices, caches.nobody);
  });
  const prepared = async (lid: string | null = null): Promise<string[]> => {
    asked = [];
    await recipients.prepare(jid, lid);
    return asked;
  };
  const failed = async (ms = 0, lid: string | null = null): Promise<readonly [string, string[]]> => {
    asked = [];
    const error = await after(
      ms,
      recipients.prepare(jid, lid).then(
        () => 'none',
        ({ name }: Error) => name,
      ),
    );
    return [error, asked];
  };

  test('are asked for once, with their keys, and again after some minutes', async () => {
    expect(await prepared()).toEqual([`devices of ${own} and ${number}`, `keys of ${jid}`]);
    expect(await prepared()).toEqual([]);
    await jest.advanceTimersByTimeAsync(4 * 60_000 - 1);
    expect(await prepared()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await prepared()).toEqual([`devices of ${own} and ${number}`]);
  });

  test.each([
    ['the recipient', number, 1],
    ['the shop', own, 2],
  ])('a new device of %s gets its keys before the next message', async (_who, user, nth) => {
    await prepared();
    await caches.devices.set(user, [device(user), device(user, nth)]);
    expect(await prepared()).toEqual([`keys of ${user}:${nth}@s.whatsapp.net`]);
    expect(await prepared()).toEqual([]);
  });

  test('of a number whose privacy id is known: its keys are asked for under that', async () => {
    mapped.set(jid, '777@lid');
    withKeys.add('777@lid');
    expect(await prepared()).toEqual([`devices of ${own} and ${number}`, 'keys of 777@lid']);
  });

  test('who is addressed by privacy id: the own devices are those of the own privacy id', async () => {
    for (const one of ['777@lid', '999@lid']) withKeys.add(one);
    asked = [];
    await recipients.prepare('777@lid', null);
    expect(asked).toEqual(['devices of 999 and 777', 'keys of 999@lid and 777@lid']);
  });

  test('a session that was removed is begun again', async () => {
    await prepared();
    sessions.delete(jid);
    expect(await prepared()).toEqual([]);
    recipients.forgetChecks();
    expect(await prepared()).toEqual([`keys of ${jid}`]);
  });

  test('messages at one moment share the questions', async () => {
    await Promise.all([recipients.prepare(jid, null), recipients.prepare(jid, null)]);
    expect(asked).toEqual([`devices of ${own} and ${number}`, `keys of ${jid}`]);
  });

  test('a device without keys is left out, and the others get the message', async () => {
    listed.set(number, [device(number), device(number, 7)]);
    expect(await prepared()).toEqual([`devices of ${own} and ${number}`, `keys of ${jid} and ${number}:7@s.whatsapp.net`]);
    expect(caches.devices.get(number)).toEqual([device(number)]);
    expect(await prepared()).toEqual([]);
  });

  test('without keys of any device the message waits, and they are asked for again', async () => {
    withKeys.clear();
    expect(await failed()).toEqual(['LookupError', [`devices of ${own} and ${number}`, `keys of ${jid}`]]);
    await jest.advanceTimersByTimeAsync(4 * 60_000);
    withKeys.add(jid);
    expect(await prepared()).toEqual([`devices of ${own} and ${number}`, `keys of ${jid}`]);
  });

  test('a number that is not registered is asked about once', async () => {
    listed.delete(number);
    isRegistered = false;
    expect(await failed()).toEqual(['UnknownNumberError', [`devices of ${own} and ${number}`, 'person']]);
    expect(await failed()).toEqual(['UnknownNumberError', []]);
  });

  test.each([true, null])('a number without devices of which WhatsApp says %s is asked about again', async (says) => {
    listed.delete(number);
    isRegistered = says;
    expect(await failed()).toEqual(['LookupError', [`devices of ${own} and ${number}`, 'person']]);
    expect((await failed())[1]).toEqual(['person']);
  });

  test('a question without an answer delays one message, and is asked again for the next', async () => {
    answersLists = false;
    expect(await failed(4_999 + 1)).toEqual(['LookupError', [`devices of ${own} and ${number}`]]);
    answersLists = true;
    expect(await prepared()).toEqual([`devices of ${own} and ${number}`, `keys of ${jid}`]);
  });

  test.each([
    ['another person', '77@lid', 'OtherPersonError'],
    ['the same person', '55@lid', 'none'],
    ['nobody known', null, 'none'],
  ])('a number that belongs to %s now', async (_who, is, error) => {
    holder = is;
    expect((await failed(0, '55'))[0]).toBe(error);
    expect((await failed(0, null))[0]).toBe('none');
  });
});

describe('the privacy id of a number', () => {
  const number = '628111:3@s.whatsapp.net';
  const person = '628111@s.whatsapp.net';
  let known: Map<string, string>;
  let devices: Record<string, string[]>;
  let asked: string[][];
  let moved: string[];
  let answer: () => Promise<LIDMapping[] | undefined>;
  let lookup: LidLookup;

  beforeEach(() => {
    [known, devices, asked, moved, answer] = [new Map(), {}, [], [], async () => [{ pn: person, lid: '55@lid' }]];
    lookup = new LidLookup(caches.unlisted);
    lookup.ask = (jids) => {
      asked.push(jids);
      return answer();
    };
    lookup.use({
      signalRepository: {
        lidMapping: {
          getLIDForPN: async (pn: string) => known.get(pn.replace(/:\d+/, '')) ?? null,
          storeLIDPNMappings: async (pairs: LIDMapping[]) => pairs.forEach(({ pn, lid }) => known.set(pn, lid)),
        },
        migrateSession: async (from: string, to: string) => void moved.push(`${from} to ${to}`),
      },
      authState: {
        keys: {
          get: async (_type: string, ids: string[]) => Object.fromEntries(ids.flatMap((id) => (devices[id] ? [[id, devices[id]]] : []))),
          set: async (changes: { 'device-list': Record<string, string[]> }) => void Object.assign(devices, changes['device-list']),
        },
      },
    } as unknown as WASocket);
  });
  const message = (attrs: Record<string, string>): BinaryNode => ({ tag: 'message', attrs });

  test('is asked for once, and the session of the number is moved to it', async () => {
    await lookup.prepare(message({ from: number }));
    await lookup.prepare(message({ from: number }));
    expect([asked, moved, known.get(person), devices]).toEqual([[[person]], [`${number} to 55@lid`], '55@lid', { '628111': ['3'] }]);
  });

  test('the devices that wrote are noted beside those that are listed', async () => {
    devices['628111'] = ['0'];
    answer = async () => [];
    for (const from of [person, number, number]) await lookup.prepare(message({ from }));
    expect(devices).toEqual({ '628111': ['0', '3'] });
  });

  test.each<[string, () => Promise<LIDMapping[] | undefined>, number]>([
    ['that it has none', async () => [], 0],
    ['nothing', async () => undefined, 0],
    ['an error', async () => Promise.reject(new Error('refused')), 0],
    ['not in time', () => never, 3_000],
  ])('the answer is %s: the message is handled, and the number is not asked about again for a while', async (_what, is, ms) => {
    answer = is;
    await after(ms, lookup.prepare(message({ from: number })));
    await lookup.prepare(message({ from: number }));
    expect([asked.length, moved]).toEqual([1, []]);
  });

  test.each([
    ['a message that names it', { from: number, sender_lid: '55@lid' }],
    ['a message under it', { from: '55@lid', sender_pn: number }],
    ['a message of the own phone', { from: number, category: 'peer' }],
    ['a copy of what the own phone sent', { from: number, recipient: '55@lid' }],
    ['a message without a number', { from: '55@lid' }],
  ])('%s asks nothing', async (_what, attrs) => {
    await lookup.prepare(message(attrs as Record<string, string>));
    expect(asked).toEqual([]);
  });
});

describe('the username of a person without a number', () => {
  let asked: number;
  let answer: () => Promise<{ list: { id: string; username?: unknown }[] } | undefined>;
  let pn: string | null;
  let updates: unknown[];
  let lookup: UsernameLookup;

  beforeEach(() => {
    [asked, answer, pn, updates] = [0, async () => ({ list: [{ id: '55@lid', username: 'budi' }] }), null, []];
    lookup = new UsernameLookup(caches, (told) => void updates.push(...told));
    lookup.use({
      executeUSyncQuery: () => {
        asked += 1;
        return answer();
      },
      signalRepository: { lidMapping: { getPNForLID: async () => pn } },
    } as unknown as WASocket);
  });
  /** The username in the message at the time when it is handled. */
  const nameIn = async (attrs: Record<string, string>, ms = 0): Promise<string | undefined> => {
    const node: BinaryNode = { tag: 'message', attrs: { ...attrs } };
    await after(ms, lookup.prepare(node));
    return node.attrs['username'];
  };

  test('is asked for once, told once, and is in each message', async () => {
    expect([await nameIn({ from: '55@lid' }), await nameIn({ from: '55@lid' })]).toEqual(['budi', 'budi']);
    expect([asked, updates]).toEqual([1, [{ lid: '55', username: 'budi' }]]);
  });

  test('that there is none is remembered and told as well', async () => {
    answer = async () => ({ list: [{ id: '55@lid', username: '' }] });
    expect([await nameIn({ from: '55@lid' }), await nameIn({ from: '55@lid' })]).toEqual([undefined, undefined]);
    expect([asked, updates]).toEqual([1, [{ lid: '55', username: null }]]);
  });

  test.each<[string, typeof answer]>([
    ['an error', async () => Promise.reject(new Error('refused'))],
    ['nothing', async () => undefined],
    ['about another person', async () => ({ list: [{ id: '77@lid', username: 'ani' }] })],
  ])('the answer is %s: the message is handled without, and nothing is asked again for a while', async (_what, is) => {
    answer = is;
    expect([await nameIn({ from: '55@lid' }), await nameIn({ from: '55@lid' })]).toEqual([undefined, undefined]);
    expect([asked, updates]).toEqual([1, []]);
  });

  test('an answer after three seconds is too late for its message, and is kept for the next', async () => {
    const late = Promise.withResolvers<Awaited<ReturnType<typeof answer>>>();
    answer = () => late.promise;
    expect(await nameIn({ from: '55@lid' }, 3_000)).toBeUndefined();
    expect(await nameIn({ from: '55@lid' })).toBeUndefined();
    late.resolve({ list: [{ id: '55@lid', username: 'budi' }] });
    await jest.advanceTimersByTimeAsync(0);
    expect([await nameIn({ from: '55@lid' }), asked, updates]).toEqual(['budi', 1, [{ lid: '55', username: 'budi' }]]);
  });

  test('a message that names it changes what is remembered, once', async () => {
    await nameIn({ from: '55@lid', username: 'budi' });
    await nameIn({ from: '55@lid', username: 'budi' });
    await nameIn({ from: '55@lid', username: 'budi.baru' });
    expect([asked, updates]).toEqual([
      0,
      [
        { lid: '55', username: 'budi' },
        { lid: '55', username: 'budi.baru' },
      ],
    ]);
  });

  test('a copy of what the own phone sent names the recipient, and asks nothing', async () => {
    const copy = { from: '99@lid', recipient: '55@lid', sender_lid: '99@lid' };
    await nameIn(copy);
    expect([asked, updates]).toEqual([0, []]);
    await nameIn({ ...copy, peer_recipient_username: 'budi' });
    expect([asked, updates]).toEqual([0, [{ lid: '55', username: 'budi' }]]);
  });

  test.each([
    ['whose number is in the message', { from: '628111@s.whatsapp.net', sender_lid: '55@lid' }, null],
    ['whose number is beside the privacy id', { from: '55@lid', sender_pn: '628111@s.whatsapp.net' }, null],
    ['whose number is known', { from: '55@lid' }, '628111@s.whatsapp.net'],
    ['who is the own phone', { from: '55@lid', category: 'peer' }, null],
  ])('a person %s is not asked about', async (_who, attrs, known) => {
    pn = known;
    await nameIn(attrs as Record<string, string>);
    expect(asked).toBe(0);
  });
});
