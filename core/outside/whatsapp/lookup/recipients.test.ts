import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Recipients } from './recipients.js';

/* The look-up of a recipient before a message: what WhatsApp is asked, and what is remembered of its answers. */

const [number, lid] = ['628222@s.whatsapp.net', '222'];
const own = '628999';

let asked: string[];
let listed: Map<string, object[]>;
let fresh: Set<string>;
/** Answers of WhatsApp: devices by user, and whether a number is registered. */
let devices: () => Promise<Record<string, object[]>>;
let person: () => Promise<object | undefined>;
let privacyId: string | null;
let nobody: Map<string, unknown>;
let recipients: Recipients;

beforeEach(() => {
  jest.useFakeTimers();
  [asked, listed, fresh, nobody, privacyId] = [[], new Map(), new Set(), new Map(), null];
  devices = async () => ({ [own]: [], '628222': [{ user: '628222', server: 's.whatsapp.net' }] });
  person = async () => ({ list: [{ id: number, contact: true }] });
  const socket = {
    getUSyncDevices: async (jids: string[]) => {
      asked.push(`devices of ${jids.join(', ')}`);
      for (const [user, list] of Object.entries(await devices())) {
        listed.set(user, list);
        fresh.add(user);
      }
    },
    executeUSyncQuery: () => {
      asked.push('person');
      return person();
    },
    query: async () => undefined,
    signalRepository: {
      validateSession: async () => ({ exists: true }),
      lidMapping: { getLIDForPN: async () => privacyId, getLIDsForPNs: async () => [] },
    },
  };
  const cache = {
    get: (user: string) => listed.get(user),
    set: async (user: string, list: object[]) => void listed.set(user, list),
    isFresh: (user: string) => fresh.has(user),
  };
  recipients = new Recipients(socket as never, { me: { id: `${own}:3@s.whatsapp.net` } } as never, cache as never, nobody);
});
afterEach(() => {
  jest.useRealTimers();
});

const outcome = (jid = number, id: string | null = null) =>
  recipients.prepare(jid, id).then(
    () => 'ready',
    (error: Error) => error.name,
  );

test('a recipient is looked up once, and again after a session was removed or the list is old', async () => {
  expect([await outcome(), await outcome()]).toEqual(['ready', 'ready']);
  expect(asked).toEqual([`devices of ${own}@s.whatsapp.net, ${number}`]);
  recipients.forgetChecks();
  expect(await outcome()).toBe('ready');
  expect(asked).toHaveLength(1);
  fresh.delete('628222');
  expect(await outcome()).toBe('ready');
  expect(asked.slice(1)).toEqual([`devices of ${number}`]);
});

test('messages at one time wait for one look-up', async () => {
  expect(await Promise.all([outcome(), outcome(), outcome()])).toEqual(['ready', 'ready', 'ready']);
  expect(asked).toHaveLength(1);
});

test('a number that is not registered is not asked for again while it is remembered', async () => {
  devices = async () => ({ [own]: [] });
  person = async () => ({ list: [] });
  expect([await outcome(), await outcome()]).toEqual(['UnknownNumberError', 'UnknownNumberError']);
  expect(asked).toEqual([`devices of ${own}@s.whatsapp.net, ${number}`, 'person']);
  nobody.clear();
  expect(await outcome()).toBe('UnknownNumberError');
  expect(asked).toHaveLength(4);
});

test.each<[string, () => Promise<object | undefined>]>([
  ['it is registered', async () => ({ list: [{ id: number, contact: true }] })],
  ['nothing', async () => undefined],
  ['an error', () => Promise.reject(new Error('not now'))],
])('no devices, and WhatsApp says %s: the number is tried again', async (_what, says) => {
  devices = async () => ({ [own]: [] });
  person = says;
  expect([await outcome(), await outcome()]).toEqual(['LookupError', 'LookupError']);
  expect(asked.filter((one) => one === 'person')).toHaveLength(2);
});

test('a look-up without an answer ends after five seconds, and the next message asks again', async () => {
  devices = () => new Promise(() => undefined);
  const first = outcome();
  await jest.advanceTimersByTimeAsync(4_999);
  const second = outcome();
  await jest.advanceTimersByTimeAsync(1);
  expect(await first).toBe('LookupError');
  expect(asked).toHaveLength(1);
  const third = outcome();
  await jest.advanceTimersByTimeAsync(5_000);
  expect([await second, await third]).toEqual(['LookupError', 'LookupError']);
  expect(asked).toHaveLength(2);
});

test.each([
  [lid, '222@lid', 'ready'],
  [lid, null, 'ready'],
  [null, '333@lid', 'ready'],
  [lid, '333@lid', 'OtherPersonError'],
])('a message for the privacy id %s to a number that has %s: %s', async (wanted, known, ends) => {
  privacyId = known;
  expect(await outcome(number, wanted)).toBe(ends);
});
