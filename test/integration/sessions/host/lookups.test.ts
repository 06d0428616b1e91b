import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DEFAULT_CONNECTION_CONFIG, type BinaryNode, type LIDMapping } from 'baileys';
import { LidLookup } from '#core/outside/whatsapp/lookup/lid-lookup';
import { Recipients } from '#core/outside/whatsapp/lookup/recipients';
import { cachesOf, type LinkCaches } from '#core/outside/whatsapp/lookup/shared-caches';
import type { Client } from '../../../conformance/whatsapp-client.ts';
import { StandIn, type Person } from '../../../conformance/whatsapp-server.ts';

/*
 * The queries to WhatsApp about a person before a message is sent, and their cached answers. They use Baileys' socket
 * and the simulator.
 */

type Ask = (jids: string[]) => Promise<LIDMapping[] | undefined>;

let server: StandIn;
let shop: Person;
let client: Client;
/** Baileys' own query for the privacy ids of numbers. */
let askBaileys: Ask;
let lead: Person;
let caches: LinkCaches;
const own = cachesOf('lookups', 'link');
const pn = ({ number }: { number: string }) => `${number}@s.whatsapp.net`;
const lidOf = ({ lid }: { lid: string }) => `${lid}@lid`;
let people = 0;
const newLead = () => server.person(`Lead ${(people += 1)}`);

beforeAll(async () => {
  server = await StandIn.start();
  shop = await server.person('Toko Melati');
  client = await server.link(shop, {
    defaultQueryTimeoutMs: 30_000, // the same value as in the product
    userDevicesCache: own.devices,
    makeSignalRepository: (auth, logger, ask) => {
      askBaileys = ask!;
      return DEFAULT_CONNECTION_CONFIG.makeSignalRepository(auth, logger, () => Promise.resolve([]));
    },
  });
});
beforeEach(async () => {
  lead = await newLead();
  caches = cachesOf('lookups', lead.number);
  await own.devices.flushAll!();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(() => server?.close());

/** Stops the timers of time limits until the test advances them. The connection keeps working. */
const holdTimers = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'Date', 'performance'] });

describe('a recipient', () => {
  let recipients: Recipients;
  let devices: string[][];
  let persons: number;
  /** Runs between the answer about the devices and the next query. */
  let afterDevices: () => unknown;

  beforeEach(() => {
    [devices, persons, afterDevices] = [[], 0, () => undefined];
    const { socket } = client;
    const { getUSyncDevices, executeUSyncQuery } = socket;
    jest.spyOn(socket, 'getUSyncDevices').mockImplementation(async (jids, ...rest) => {
      devices.push(jids);
      const found = await getUSyncDevices(jids, ...rest);
      await afterDevices();
      return found;
    });
    jest.spyOn(socket, 'executeUSyncQuery').mockImplementation((query) => {
      persons += 1;
      return executeUSyncQuery(query);
    });
    recipients = new Recipients(socket, client.memory.creds, own.devices, caches.nobody);
  });
  const outcome = (jid = pn(lead), lid: string | null = null) =>
    recipients.prepare(jid, lid).then(
      () => 'ready',
      (error: Error) => error.name,
    );
  const hasSession = async () => {
    const { exists } = await client.socket.signalRepository.validateSession(pn(lead));
    return exists;
  };

  test('is looked up once, and again when the lists are four minutes old', async () => {
    let now = Math.ceil(performance.now()); // a whole number: adding to a fraction rounds, and 4 minutes could be slightly too short
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const other = await newLead();
    const all = async () => [await outcome(), await outcome(pn(other))];
    expect([...(await all()), ...(await all())]).toEqual(['ready', 'ready', 'ready', 'ready']);
    expect(devices).toEqual([[pn(shop), pn(lead)], [pn(other)]]);
    now += 4 * 60_000 - 1;
    await all();
    expect(devices).toHaveLength(2);
    now += 1;
    expect(await all()).toEqual(['ready', 'ready']);
    expect(devices.slice(2)).toEqual([[pn(shop), pn(lead)], [pn(other)]]);
  });

  test('whose session was removed gets another one, without another question for devices', async () => {
    expect([await outcome(), await hasSession()]).toEqual(['ready', true]);
    await client.socket.signalRepository.deleteSession([pn(lead), lidOf(lead)]);
    expect([await outcome(), await hasSession()]).toEqual(['ready', false]);
    recipients.forgetChecks();
    expect([await outcome(), await hasSession()]).toEqual(['ready', true]);
    expect(devices).toHaveLength(1);
  });

  test('is looked up once for messages at one time', async () => {
    expect(await Promise.all([outcome(), outcome(), outcome()])).toEqual(['ready', 'ready', 'ready']);
    expect(devices).toHaveLength(1);
  });

  test('who is not registered is not asked for again while that is remembered', async () => {
    await server.fault({ number: lead.number, notOnWhatsapp: true });
    expect([await outcome(), await outcome()]).toEqual(['UnknownNumberError', 'UnknownNumberError']);
    expect([devices.length, persons]).toEqual([1, 1]);
    await caches.nobody.flushAll();
    expect(await outcome()).toBe('UnknownNumberError');
    expect(persons).toBe(2);
  });

  test('who is registered without a device is tried again', async () => {
    await server.fault({ number: lead.number, noDevices: true });
    expect([await outcome(), await outcome()]).toEqual(['LookupError', 'LookupError']);
    expect(persons).toBe(2);
  });

  test('without a device, of whom WhatsApp does not say whether they are registered, is tried again', async () => {
    await server.fault({ number: lead.number, noDevices: true });
    afterDevices = () => server.fault({ number: lead.number, slowQueryMs: 3_600_000 });
    holdTimers();
    for (const nth of [1, 2]) {
      const ended = outcome();
      while (persons < nth) await new Promise((resolve) => setImmediate(resolve));
      jest.advanceTimersByTime(5_000);
      expect(await ended).toBe('LookupError');
      await server.fault({ number: lead.number, slowQueryMs: 0 });
    }
  });

  test('is waited for five seconds, and the next message asks again', async () => {
    await server.fault({ number: lead.number, slowQueryMs: 3_600_000 });
    holdTimers();
    const ends: string[] = [];
    const first = outcome().then((end) => ends.push(`first: ${end}`));
    await jest.advanceTimersByTimeAsync(4_999);
    const second = outcome().then((end) => ends.push(`second: ${end}`));
    expect(ends).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await first;
    expect([ends, devices.length]).toEqual([['first: LookupError'], 1]);
    const third = outcome().then((end) => ends.push(`third: ${end}`));
    await jest.advanceTimersByTimeAsync(5_000);
    await Promise.all([second, third]);
    expect(ends.toSorted()).toEqual(['first: LookupError', 'second: LookupError', 'third: LookupError']);
    expect(devices).toHaveLength(2);
  });

  test.each([
    ['the same', false, () => lead.lid, 'ready'],
    ['another', false, () => '333333333333333', 'OtherPersonError'],
    ['another, but WhatsApp tells none', true, () => '333333333333333', 'ready'],
    ['none', false, () => null, 'ready'],
  ])('gets a message for a privacy id: %s', async (_what, hideLid, wanted, ends) => {
    await server.fault({ number: lead.number, hideLid });
    expect(await outcome(pn(lead), wanted())).toBe(ends);
  });
});

describe('the sender of a message', () => {
  let asked: string[][];
  let answer: Ask;
  let lookup: LidLookup;

  beforeEach(() => {
    [asked, answer] = [[], askBaileys];
    lookup = new LidLookup(caches.unlisted);
    lookup.ask = (jids) => {
      asked.push(jids);
      return answer(jids);
    };
    lookup.use(client.socket);
  });
  const message = (attrs: BinaryNode['attrs']): BinaryNode => ({ tag: 'message', attrs });
  const known = (jid: string) => client.socket.signalRepository.lidMapping.getLIDForPN(jid);
  const devicesOf = async ({ number }: Person) => (await client.socket.authState.keys.get('device-list', [number]))[number];
  const hasSession = async (jid: string) => (await client.socket.signalRepository.validateSession(jid)).exists;

  test('is asked for once; the privacy id is stored, and the session moved', async () => {
    await server.fault({ number: lead.number, hideLid: true });
    await new Recipients(client.socket, client.memory.creds, own.devices, caches.nobody).prepare(pn(lead), null);
    expect([await hasSession(pn(lead)), await hasSession(lidOf(lead))]).toEqual([true, false]);
    await server.fault({ number: lead.number, hideLid: false });
    await lookup.prepare(message({ from: pn(lead) }));
    await lookup.prepare(message({ from: pn(lead) }));
    expect(asked).toEqual([[pn(lead)]]);
    expect(await known(pn(lead))).toBe(lidOf(lead));
    expect(await hasSession(lidOf(lead))).toBe(true);
  });

  test.each<[string, Ask]>([
    ['an empty answer', async () => []],
    ['no answer', async () => undefined],
    ['an answer without a privacy id', async ([jid]) => [{ pn: jid!, lid: '' }]],
    ['a refusal', () => Promise.reject(new Error('not now'))],
  ])('is not asked for again after %s, and others are', async (_what, ask) => {
    answer = ask;
    const other = await newLead();
    await lookup.prepare(message({ from: pn(lead) }));
    answer = askBaileys;
    await lookup.prepare(message({ from: pn(lead) }));
    await lookup.prepare(message({ from: pn(other) }));
    expect(asked).toEqual([[pn(lead)], [pn(other)]]);
    expect([await known(pn(lead)), await known(pn(other))]).toEqual([null, lidOf(other)]);
  });

  test('is waited for three seconds', async () => {
    holdTimers();
    answer = () => new Promise(() => undefined);
    let isDone = false;
    const prepared = lookup.prepare(message({ from: pn(lead) })).then(() => (isDone = true));
    while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await jest.advanceTimersByTimeAsync(2_999);
    expect(isDone).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await prepared;
  });

  test.each<[string, () => BinaryNode['attrs']]>([
    ['has a privacy id itself', () => ({ from: lidOf(lead) })],
    ['names its privacy id', () => ({ from: pn(lead), sender_lid: lidOf(lead) })],
    ['comes from a privacy id and names its number', () => ({ from: lidOf(lead), sender_pn: pn(lead) })],
    ['comes from the own phone', () => ({ from: pn(lead), category: 'peer' })],
    ['is a copy of what the owner sent', () => ({ from: pn(lead), recipient: '628333@s.whatsapp.net' })],
    ['comes from a group', () => ({ from: '120363000000000000@g.us' })],
  ])('is not asked for when the message %s', async (_what, attrs) => {
    await lookup.prepare(message(attrs()));
    expect(asked).toEqual([]);
  });

  test('has each device listed once, beside those that are known', async () => {
    answer = async () => [];
    await client.socket.authState.keys.set({ 'device-list': { [lead.number]: ['0'] } });
    const from = `${lead.number}:4@s.whatsapp.net`;
    for (const one of [from, from, pn(lead)]) await lookup.prepare(message({ from: one }));
    expect(await devicesOf(lead)).toEqual(['0', '4']);
  });

  test('is not asked for without a connection, nor when a stored key cannot be read', async () => {
    const alone = new LidLookup(caches.unlisted);
    alone.ask = lookup.ask;
    await alone.prepare(message({ from: pn(lead) }));
    client.memory.keys.set(`device-list:${lead.number}`, 'no JSON');
    await lookup.prepare(message({ from: pn(lead) }));
    expect(asked).toEqual([]);
  });
});
