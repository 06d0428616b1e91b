import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import type { LinkEvent, ReadMessage } from '#core/outside/whatsapp/link.types';
import { newId } from '#core/platform/crypto/ids';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { IntakeFaults } from '../commit/intake-faults.js';
import { KeyCache } from '../commit/key-cache.js';
import { noPace } from '../outbound/pacing.rules.js';
import { SessionConnection, type ConnectionEnd } from './session-connection.js';

/* What a connection does with each thing that its link reports, and with each message: where it goes, with which values. */

const botId = newId<BotId>();
const chat = { jid: '777@lid', pn: '628222', lid: '777' };

let server: Server;
/** What other parts got to hear, in order. */
let told: unknown[][];
let isAway: boolean;
let faults: IntakeFaults;
let log: ReturnType<typeof recordedLog>;
let connection: SessionConnection;

beforeEach(async () => {
  [told, isAway, faults, log] = [[], false, new IntakeFaults(), recordedLog()];
  // accepts connections and never answers
  server = createServer(() => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const note =
    (name: string) =>
    async (...values: unknown[]): Promise<never> => {
      told.push([name, ...values]);
      if (isAway) throw new Error('Postgres is away');
      // cast: nothing reads the answers
      return undefined as never;
    };
  const hear =
    (name: string) =>
    (...values: unknown[]): void =>
      void told.push([name, ...values]);
  connection = new SessionConnection(
    {
      url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ...{ deviceName: 'Windows', passkeys: false, pace: noPace, openLimitMs: 60_000, boundsLeads: false, maxWaitMs: 20_000 },
      keys: new KeyCache({ loadKeys: async () => [] }, log.log),
      commits: { changed: () => undefined, changedLightly: () => undefined },
      faults,
      conversations: {
        isStored: note('isStored'),
        learnMappings: note('learnMappings'),
        learnNames: note('learnNames'),
        learnUsernames: note('learnUsernames'),
        markedElsewhere: note('markedElsewhere'),
        noteExpiration: note('noteExpiration'),
        readElsewhere: note('readElsewhere'),
        sentProto: note('sentProto'),
        typing: note('typing'),
      },
      carts: { settle: note('settle'), takeOpen: async (...values: unknown[]) => (told.push(['takeOpen', ...values]), []) },
      readHistoryOf: () => async () => [],
      activityLog: { write: hear('log') },
      box: new SecretBox({ ENCRYPTION_KEY: ['an-encryption-key-of-the-installation'], APP_SECRET: 'the-app-secret-of-this-installation' }),
      log: log.log,
    },
    {
      lease: { botId, epoch: '1' },
      isHeld: () => true,
      listener: {
        qr: hear('qr'),
        passkey: hear('passkey'),
        paired: hear('paired'),
        open: hear('open'),
        restricted: hear('restricted'),
        health: hear('health'),
        closed: hear('closed'),
        heard: ({ waId }) => hear('heard')(waId),
      },
      outbox: {
        outbox: async () => (told.push(['outbox']), []),
        sent: async () => undefined,
        failed: async () => undefined,
        withdrawn: async () => false,
        isRestricted: () => false,
        content: async ({ body }) => ({ kind: 'text', body }),
      },
    },
    null,
  );
});
afterEach(async () => {
  connection.abandon();
  await connection.ended;
  server.close();
});

async function settle(): Promise<void> {
  for (let turns = 0; turns < 10; turns += 1) await turn();
}
/** What others hear because of an event of the link. */
async function after(event: LinkEvent): Promise<unknown[][]> {
  told = [];
  connection['on'](event);
  await settle();
  return told;
}
const lines = () =>
  log.lines.map(({ event, level, waId, what }) => ({
    event,
    level,
    ...(waId !== undefined && { waId }),
    ...(what !== undefined && { what }),
  }));

const marks = [{ ...chat, unread: true }];
const names = [{ pn: '628222', lid: '777', name: 'Ani' }];
const usernames = [{ lid: '777', username: 'ani' }];
// cast: an update whose values do not matter
const update = { kind: 'failed', why: 'refused', code: null } as unknown as Extract<LinkEvent, { kind: 'passkey' }>['update'];

test.each<[LinkEvent, unknown[][]]>([
  [{ kind: 'qr', text: 'code' }, [['qr', 'code']]],
  [{ kind: 'passkey', update }, [['passkey', update]]],
  [{ kind: 'paired', pn: '628111' }, [['paired', '628111']]],
  [{ kind: 'open', pn: '628111', lid: '999' }, [['open', '628111', '999'], ['outbox']]],
  [{ kind: 'names', names }, [['learnNames', botId, names]]],
  [{ kind: 'usernames', usernames }, [['learnUsernames', botId, usernames]]],
  [{ kind: 'read-elsewhere', waIds: ['A1'] }, [['readElsewhere', botId, ['A1']]]],
  [{ kind: 'marked-elsewhere', marks }, [['markedElsewhere', botId, marks]]],
  [{ kind: 'expiration', chat, expiresAfter: 60 }, [['noteExpiration', botId, chat, 60]]],
  [{ kind: 'typing', jid: '777@lid', active: true }, [['typing', botId, { jid: '777@lid', pn: null, lid: '777' }, true]]],
  [{ kind: 'typing', jid: '777@lid', active: false }, [['typing', botId, { jid: '777@lid', pn: null, lid: '777' }, false]]],
  [{ kind: 'album', chat, waId: 'A1', announced: 2 }, [['typing', botId, chat, true]]],
  [{ kind: 'health', told: { why: 'x' } }, [['health', { why: 'x' }]]],
  [{ kind: 'restricted', change: { kind: 'lifted' } }, [['restricted', { kind: 'lifted' }]]],
])('%j is passed on as it is', async (event, hears) => {
  expect((await after(event)).toSorted(([a], [b]) => String(b).localeCompare(String(a)))).toEqual(
    hears.toSorted(([a], [b]) => String(b).localeCompare(String(a))),
  );
  expect(lines()).toEqual([]);
});

test.each<[LinkEvent, string]>([
  [{ kind: 'names', names }, 'names'],
  [{ kind: 'usernames', usernames }, 'usernames'],
  [{ kind: 'read-elsewhere', waIds: ['A1'] }, 'read-elsewhere'],
  [{ kind: 'marked-elsewhere', marks }, 'marked-elsewhere'],
  [{ kind: 'expiration', chat, expiresAfter: 60 }, 'expiration'],
  [{ kind: 'typing', jid: '777@lid', active: true }, 'typing'],
])('%j that is not stored is one line that names it', async (event, what) => {
  isAway = true;
  await after(event);
  expect(lines()).toEqual([{ event: 'session.update-lost', level: 'warn', what }]);
});

test('a message that failed too often is a line for the owner once, and one for the operator each time', async () => {
  expect(await after({ kind: 'set-aside', waId: 'A1' })).toEqual([['log', botId, 'ERROR', expect.any(String)]]);
  expect(await after({ kind: 'set-aside', waId: 'A1' })).toEqual([]);
  expect(await after({ kind: 'set-aside', waId: 'A2' })).toHaveLength(1);
  expect(lines().map(({ waId }) => waId)).toEqual(['A1', 'A1', 'A2']);
});

test('what cannot be read or decrypted is a line that names it', async () => {
  await after({ kind: 'undecryptable', waId: 'A1', why: 'no session' });
  await after({ kind: 'misread', what: 'receipt', error: new Error('x') });
  expect(lines()).toEqual([
    { event: 'session.undecryptable', level: 'warn', waId: 'A1' },
    { event: 'session.misread', level: 'error', what: 'receipt' },
  ]);
});

test('pairs of number and privacy id are learnt together after a moment, and later ones as well', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    const pair = (nth: number) => ({ pn: `62822${nth}`, lid: String(nth) });
    for (const [first, second] of [
      [1, 2],
      [3, 4],
    ] as const) {
      told = [];
      for (const nth of [first, second]) connection['on']({ kind: 'mappings', mappings: [pair(nth)] });
      jest.advanceTimersByTime(299);
      expect(told).toEqual([]);
      jest.advanceTimersByTime(1);
      await settle();
      expect(told).toEqual([['learnMappings', botId, [pair(first), pair(second)]]]);
    }
  } finally {
    jest.useRealTimers();
  }
});

test('pairs that were not learnt yet are learnt when the connection ends', async () => {
  connection['on']({ kind: 'mappings', mappings: [{ pn: '628222', lid: '777' }] });
  connection.restartDeaf();
  expect(await connection.ended).toMatchObject({ restart: true });
  expect(told.filter(([name]) => name === 'learnMappings')).toEqual([['learnMappings', botId, [{ pn: '628222', lid: '777' }]]]);
});

describe('the end', () => {
  const closed: LinkEvent = { kind: 'closed', code: 403, bannedUntil: new Date(1e12), explanation: '' };
  const ended = async (): Promise<ConnectionEnd> => {
    connection['on'](closed);
    return connection.ended;
  };

  test('of a connection that never opened says that it was linking, and its code', async () => {
    expect(await ended()).toEqual({ code: 403, bannedUntil: new Date(1e12), linking: true, paired: false, openMs: 0, restart: false });
    expect(told).toEqual([['closed', 403]]);
  });

  test('of one that was paired and open says so', async () => {
    connection['on']({ kind: 'paired', pn: '628111' });
    connection['on']({ kind: 'open', pn: '628111', lid: null });
    expect(connection.isOpen).toBe(true);
    const end = await ended();
    expect(end).toMatchObject({ paired: true, restart: false });
    expect(end === 'lost' ? 0 : end.openMs).toBeGreaterThan(0);
    expect(connection.isOpen).toBe(false);
  });

  test('of one whose session another host has is lost, and nothing more is learnt', async () => {
    connection['on']({ kind: 'mappings', mappings: [{ pn: '628222', lid: '777' }] });
    connection.lost();
    expect(await ended()).toBe('lost');
    expect(told.map(([name]) => name)).not.toContain('learnMappings');
  });
});

describe('a failure of our own', () => {
  const failsFor = (error: unknown, ...waIds: string[]) =>
    connection.broken(
      error,
      waIds.map((waId) => ({ waId })),
    );
  const times = 10;

  test('with a message ends the connection for a new one, and counts against each message that it may be about', async () => {
    for (let nth = 0; nth < times; nth += 1) failsFor(new TypeError('x'), 'A1', 'A2');
    expect(['A1', 'A2', 'A3'].map((waId) => faults.isSetAside(botId, waId))).toEqual([true, true, false]);
    expect(await connection.ended).toMatchObject({ restart: true });
    expect(log.lines[0]).toMatchObject({ event: 'session.intake-failed', fault: 'refused', waId: null, messages: 2 });
  });

  test('that is none of the message’s counts against none', async () => {
    for (let nth = 0; nth < times; nth += 1) failsFor(new Error('away'), 'A1');
    expect(faults.isSetAside(botId, 'A1')).toBe(false);
    expect(log.lines[0]).toMatchObject({ event: 'session.intake-failed', fault: 'away', waId: 'A1', messages: 1 });
  });

  test('is about the message that the link names, or about none', async () => {
    await after({ kind: 'intake-failed', waId: 'A1', error: new TypeError('x') });
    await after({ kind: 'intake-failed', waId: null, error: new TypeError('x') });
    expect(log.lines.filter(({ event }) => event === 'session.intake-failed').map(({ waId, messages }) => [waId, messages])).toEqual([
      ['A1', 1],
      [null, 0],
    ]);
  });
});

describe('a message of a lead', () => {
  const message: ReadMessage = {
    ...{ chat, waId: 'A1', sender: 'lead', kind: 'image', body: '', name: null, at: new Date(), live: true },
    ...{ media: null, proto: null, quoted: null },
  };

  test('ends the wait for the lead’s typing', async () => {
    connection.heard(message);
    await settle();
    expect(told).toEqual([
      ['typing', botId, chat, false],
      ['heard', 'A1'],
    ]);
  });

  test('does not end the wait for an album that misses pictures, which begins once one is stored', async () => {
    await after({ kind: 'album', chat, waId: 'ALBUM', announced: 3 });
    told = [];
    connection.heard({ ...message, album: 'ALBUM' });
    connection.heard({ ...message, waId: 'A2', kind: 'text' });
    connection.stored();
    await settle();
    expect(told.filter(([name]) => name === 'typing')).toEqual([1, 2, 3].map(() => ['typing', botId, chat, true]));
    await after({ kind: 'typing', jid: chat.jid, active: false });
    expect(told).toEqual([['typing', botId, { jid: '777@lid', pn: null, lid: '777' }, true]]);
    told = [];
    for (const waId of ['A3', 'A4']) connection.heard({ ...message, waId, album: 'ALBUM' });
    await settle();
    expect(told.findLast(([name]) => name === 'typing')).toEqual(['typing', botId, chat, false]);
  });

  test('with a cart: its contents are requested once it is stored', async () => {
    connection.heard({ ...message, cart: true });
    told = [];
    connection.stored();
    await settle();
    expect(told.map(([name]) => name)).toEqual(['typing', 'takeOpen', 'typing']);
    told = [];
    connection.stored();
    await settle();
    expect(told).toEqual([]);
  });
});

test('what waited before the login is sent once the messages of the absence are stored', async () => {
  await after({ kind: 'open', pn: '628111', lid: null });
  const taken = Promise.withResolvers<void>();
  const first = await after({ kind: 'caught-up', taken: taken.promise });
  expect(first).toEqual([['outbox']]);
  told = [];
  taken.resolve();
  await settle();
  expect(told).toEqual([['outbox'], ['takeOpen', botId, 5, []]]);
});
