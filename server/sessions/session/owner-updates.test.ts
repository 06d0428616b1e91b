import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { interruptionText, reasonText } from '#core/features/bots/bots.texts';
import type { HeldSession, PasskeyTicket, SessionEnding, SessionUpdate } from '#core/features/bots/bots.types';
import { newId } from '#core/platform/crypto/ids';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { OwnerUpdates } from './owner-updates.js';

/* The updates for the owner of one session: each state as it is written to the database, and each line of the bot's log. */

const held: HeldSession = {
  ...{ botId: newId<BotId>(), epoch: '1', restriction: null, outage: null },
  ...{ desired: 'running', pairingPhone: null, passkeyLost: false },
};
let stored: unknown[][];
let shown: string[];
/** The panel's view of an attempt to link with a passkey, or of a code to type. */
let codes: { readonly pairingCode: string | null; readonly passkey: PasskeyTicket | null }[];
let isAway: boolean;
let isOurs: boolean;
let updates: OwnerUpdates;
let log: ReturnType<typeof recordedLog>;

beforeEach(() => {
  [stored, shown, codes, isAway, isOurs] = [[], [], [], false, true];
  log = recordedLog();
  const store = (...what: unknown[]) => {
    if (isAway) return Promise.reject(new Error('Postgres is away'));
    stored.push(what);
    return Promise.resolve(isOurs);
  };
  const statusStore = {
    record: (_: unknown, update: SessionUpdate, detail: string | null) => {
      if (update.status === 'qr') codes.push({ pairingCode: update.pairingCode, passkey: update.passkey ?? null });
      return store(update.status, 'reason' in update ? update.reason : null, detail);
    },
    online: (_: unknown, number: unknown) => store('online', number),
    end: (_: unknown, ending: SessionEnding, detail: string | null = null) => store('end', ending, detail),
    showQr: (_: unknown, ...shownCode: unknown[]) => store('qr', ...shownCode),
  };
  const activityLog = { write: (_: BotId, level: string, line: string) => void shown.push(`${level} ${line}`) };
  updates = new OwnerUpdates({ statusStore, activityLog, log: log.log }, held);
});

const number = { phone: '6281234567890', lid: null };
const lost = { offline: null, why: 'lost', pauseMs: 5_000 } as const;
const deaf = { offline: 'deaf', why: 'deaf', pauseMs: 60_000 } as const;

describe('a connection that is interrupted', () => {
  test('is starting again with the cause and the time of the next try, which the next connection keeps', async () => {
    await updates.interrupted(lost, 'connection');
    await updates.connecting();
    const state = ['initing', 'connection', interruptionText('lost', 5_000)];
    expect(stored).toEqual([state, state]);
    expect(shown).toEqual([]);
  });

  test('is offline after a while, which is one line however often it is tried', async () => {
    for (let nth = 0; nth < 3; nth += 1) await updates.interrupted(deaf, 'deaf');
    expect(stored.map(([status, reason]) => [status, reason])).toEqual(Array.from({ length: 3 }, () => ['offline', 'deaf']));
    expect(shown).toEqual([`WARN ${reasonText('deaf')}`]);
  });

  test.each([
    ['another cause', [deaf, { ...deaf, offline: 'version_refused' } as const], ['deaf', 'version_refused']],
    ['a try in between', [deaf, lost, deaf], ['deaf', 'deaf']],
  ] as const)('is one more line after %s', async (_what, states, lines) => {
    for (const state of states) await updates.interrupted(state, 'connection');
    expect(shown).toEqual(lines.map((reason) => `WARN ${reasonText(reason)}`));
  });

  test('and is online again forgets the cause, and the next outage is a new line', async () => {
    await updates.interrupted(deaf, 'deaf');
    expect(await updates.online(number)).toBe(true);
    expect(log.lines).toMatchObject([{ event: 'session.online', level: 'info', botId: held.botId }]);
    await updates.connecting();
    expect(stored.slice(1)).toEqual([
      ['online', number],
      ['initing', null, null],
    ]);
    await updates.interrupted(deaf, 'deaf');
    expect(shown).toEqual([`WARN ${reasonText('deaf')}`, expect.stringMatching(/^INFO ✅ Bot aktif/), `WARN ${reasonText('deaf')}`]);
  });
});

test('a session that another host has taken is not reported as online, and shows no code', async () => {
  isOurs = false;
  expect([await updates.online(number), await updates.pairingCode('6281234567890', 'ABCD1234'), await updates.connecting()]).toEqual([
    false,
    false,
    false,
  ]);
  expect([shown, log.lines]).toEqual([[], []]);
});

test('a code is shown in two halves, and the phone that typed it hears that it was accepted', async () => {
  await updates.pairingCode('6281234567890', 'ABCD1234');
  await updates.paired();
  expect(shown).toEqual([
    expect.stringMatching(/^INFO Kode untuk menghubungkan .*: ABCD-1234$/),
    'INFO Kode diterima. Perangkat sedang dihubungkan.',
  ]);
  expect(stored.map(([status]) => status)).toEqual(['qr', 'initing']);
  expect(codes).toEqual([{ pairingCode: 'ABCD1234', passkey: null }]);
});

describe('linking with a passkey', () => {
  const until = new Date('2026-11-28T03:00:00Z');
  const options = { challenge: 'c', rpId: 'whatsapp.com' as const, allowCredentials: [], userVerification: 'required' as const };
  const ends = { until: until.toISOString() };

  test.each([
    ['a request', { kind: 'asked', options, until } as const, { ...ends, code: null, options }, 'Buka halaman Bot'],
    ['an answer that is on its way', { kind: 'proving' } as const, { until: null, code: null, options: null }, 'Jawaban passkey diterima'],
    [
      'codes to compare',
      { kind: 'compare', code: 'ABCD-1234', until } as const,
      { ...ends, code: 'ABCD-1234', options: null },
      'ABCD-1234',
    ],
    ['a phone that goes on', { kind: 'confirming', code: 'WXYZ-9' } as const, { until: null, code: 'WXYZ-9', options: null }, 'WXYZ-9'],
  ])('shows %s with all that belongs to it, and a line', async (_what, update, ticket, line) => {
    expect(await updates.passkey('attempt', update)).toBe(true);
    expect(codes).toEqual([{ pairingCode: null, passkey: { attempt: 'attempt', step: update.kind, ...ticket } }]);
    expect(shown).toEqual([expect.stringMatching(new RegExp(`^INFO .*${line}`))]);
  });
});

describe('while Postgres is away', () => {
  test('the last update is kept, and written by the next check', async () => {
    isAway = true;
    await updates.interrupted(lost, 'connection');
    expect(log.lines).toMatchObject([{ event: 'session.update-late', level: 'warn', botId: held.botId }]);
    expect(updates.isBehind).toBe(true);
    await expect(updates.catchUp()).rejects.toThrow('away');
    expect(updates.isBehind).toBe(true);
    isAway = false;
    expect(await updates.catchUp()).toBe(true);
    expect(updates.isBehind).toBe(false);
    expect(stored.map(([status]) => status)).toEqual(['initing']);
    expect(await updates.catchUp()).toBe(true);
    expect(stored).toHaveLength(1);
  });

  test('an update that is older than a stored one is not written again', async () => {
    isAway = true;
    const first = updates.interrupted(lost, 'connection');
    await first;
    isAway = false;
    await updates.online(number);
    expect(updates.isBehind).toBe(false);
    await updates.catchUp();
    expect(stored).toEqual([['online', number]]);
  });

  test('an update that fails while a later one waits for it is not kept', async () => {
    isAway = true;
    const first = updates.qr('one', 1).catch(() => (isAway = false));
    await Promise.all([first, updates.online(number)]);
    expect(updates.isBehind).toBe(false);
    await updates.catchUp();
    expect(stored).toEqual([['online', number]]);
  });
});

test('updates are written one after the other, in their order', async () => {
  await Promise.all([updates.connecting(), updates.qr('one', 1), updates.qr('two', 2), updates.final('logged_out', 'why')]);
  expect(stored).toEqual([
    ['initing', null, null],
    // the first code can be scanned for a minute, the others for twenty seconds
    ['qr', 'one', 1, 5, 60_000],
    ['qr', 'two', 2, 5, 20_000],
    ['end', { reason: 'logged_out', final: true }, 'why'],
  ]);
});
