import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AccountId, BotId } from '#contracts/values/ids';
import { interruptionText, passkeyBrokenOff } from '#core/features/bots/bots.texts';
import type { HeldSession, SessionEnding, SessionUpdate } from '#core/features/bots/bots.types';
import { HearingWatch } from '#core/outside/whatsapp/link/hearing-watch';
import type { Passkey } from '#core/outside/whatsapp/passkey/passkey.types';
import { newId } from '#core/platform/crypto/ids';
import { UnknownKeyError } from '#core/platform/crypto/secret-box';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { ModelConnection } from '../../../test/support/whatsapp/model-connection.js';
import { watchLimits } from './outage.rules.js';
import { OwnerUpdates } from './owner-updates.js';
import { SessionRunner } from './session-runner.js';
import { SessionWatch } from './session-watch.js';

/* What a session does beside its modes: what it passes on to its connection, to the owner and to the store, each once and in order. */

/** An outage is told at once. */
const limits = { ...watchLimits(1), tellAfterMs: 0 };
let held: HeldSession;
/** The device that is stored; an error when it cannot be read. */
let device: string | null | Error;
/** What was done, in its order. */
let done: string[];
let connections: Connection[];
let runner: SessionRunner;
let watch: SessionWatch;
/** Answers of the open connection. */
let silentMs: number;
let isAlive: boolean;
let isRestricted: boolean | null;
/** Holds up the answer to a ping, and what the store does at the login. */
let pinging: Promise<void>;
let admitting: Promise<void>;
let log: ReturnType<typeof recordedLog>;

class Connection extends ModelConnection {
  override readonly attention: ModelConnection['attention'] = {
    tick: () => void done.push('ticks'),
    think: async (jid: string) => void done.push(`thinks ${jid}`),
    stopTyping: (jid: string) => void done.push(`types no more ${jid}`),
  };
  override readonly queues: ModelConnection['queues'] = { notify: () => void done.push('queues') };
  override readonly link: ModelConnection['link'] = {
    ...new ModelConnection(null, runner).link,
    abort: () => this.end(428),
    askRestriction: async () => {
      done.push('asks about the restriction');
      return isRestricted;
    },
    hearing: new HearingWatch(async () => undefined),
    findPerson: async (who) => ({ exists: true, lid: who }),
    oldestHeldMs: () => 0,
    passkey: { answer: () => 'taken', compared: () => true } satisfies Passkey,
    probe: async () => {
      done.push('pings');
      await pinging;
      return isAlive;
    },
    requestPairingCode: async (phone) => {
      done.push(`asks for a code for ${phone}`);
      return 'ABCD1234';
    },
    silentMs: () => silentMs,
  };

  override restartDeaf(): void {
    done.push('is replaced');
    this.end(undefined);
  }
}

beforeEach(() => {
  held = {
    ...{ botId: newId<BotId>(), epoch: '1', restriction: null, outage: null },
    ...{ desired: 'running', pairingPhone: null, passkeyLost: false },
  };
  [device, done, connections, log] = ['linked', [], [], recordedLog()];
  [silentMs, isAlive, isRestricted] = [0, true, null];
  pinging = admitting = Promise.resolve();
});
afterEach(async () => {
  // a connection that closes ends once its data is stored
  void runner.stop();
  for (let round = 0; round < 5; round += 1) {
    await settle();
    for (const one of connections) one.drain();
  }
});

function start(): void {
  const note = (what: string) => {
    done.push(what);
    return Promise.resolve(true);
  };
  const statusStore = {
    record: (_: unknown, update: SessionUpdate, detail: string | null) =>
      note(
        [update.status, 'reason' in update ? update.reason : null, 'pairingCode' in update ? update.pairingCode : null, detail]
          .filter(Boolean)
          .join(' '),
      ),
    online: () => note('online'),
    end: (_: unknown, { reason }: SessionEnding, detail: string | null = null) => note(`ends: ${reason} ${detail ?? ''}`.trim()),
    showQr: (_: unknown, text: string) => note(`shows ${text}`),
    forgetNumber: async () => void done.push('number forgotten'),
    restrict: async (_: unknown, restriction: unknown) => void done.push(restriction ? 'restricted' : 'not restricted'),
    noteHealth: async () => void done.push('health'),
  };
  const activityLog = { write: () => undefined };
  const vault = {
    loadCreds: async () => {
      if (device instanceof Error) throw device;
      return device;
    },
    wipe: async () => {
      device = null;
      return note('keys deleted');
    },
  };
  const services = {
    ...{ vault, statusStore, activityLog, log: log.log },
    members: { accountOf: async () => newId<AccountId>() },
    numbers: { claimNumber: async () => admitting.then(() => 'taken' as const) },
    plans: { claimTrialNumber: async () => true },
    unreadable: { setAside: async () => void done.push('keys unreadable') },
  };
  watch = new SessionWatch(held, async ({ kind }) => void done.push(`outage ${kind}`), log.log, limits);
  runner = new SessionRunner(held, services, {
    ...{ limits, watch, isHeld: () => true, heard: () => undefined },
    ownerUpdates: new OwnerUpdates({ statusStore, activityLog, log: log.log }, held),
    connect: (given, listener) => {
      const connection = new Connection(given, listener);
      connections.push(connection);
      done.push('connects');
      return connection;
    },
  });
  void runner.run();
}

async function settle(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await turn();
}

/** What is done because of an action. */
async function doneBy(action: () => unknown): Promise<string[]> {
  const before = done.length;
  await action();
  await settle();
  return done.slice(before);
}

const present = (): Connection => connections.at(-1)!;
function logIn(): Promise<string[]> {
  return doneBy(() => {
    present().isOpen = true;
    runner.open('628111', null);
  });
}
/** A session that is online. */
async function open(): Promise<void> {
  start();
  await settle();
  await logIn();
  expect(runner.isOnline).toBe(true);
}

describe('what the host passes on', () => {
  test('reaches the open connection', async () => {
    await open();
    expect(await doneBy(() => runner.notify())).toEqual(['queues']);
    expect(await doneBy(() => runner.tick())).toContain('ticks');
    expect(await doneBy(() => runner.showTyping('ani'))).toEqual(['thinks ani']);
    expect(await doneBy(() => runner.stopTyping('ani'))).toEqual(['types no more ani']);
    expect(await runner.findPerson('628222')).toEqual({ exists: true, lid: '628222' });
  });

  test('is not done on one that is not logged in', async () => {
    start();
    await settle();
    expect(await doneBy(() => runner.showTyping('ani'))).toEqual([]);
    expect(await doneBy(() => runner.ping())).toEqual([]);
    expect(await runner.findPerson('628222')).toBeNull();
  });

  test('as the owner’s answer about a passkey counts while a device is being linked, and not after it', async () => {
    device = null;
    start();
    await settle();
    expect(runner.answerPasskey({ kind: 'compared', areEqual: true })).toBe('taken');
    await logIn();
    expect(runner.answerPasskey({ kind: 'compared', areEqual: true })).toBe('not_asked');
  });
});

describe('a restriction of the number', () => {
  test('that ends lets the queues go on, and one that begins does not', async () => {
    await open();
    expect(await doneBy(() => runner.restricted({ kind: 'unknown' }))).toEqual(['restricted']);
    expect(await doneBy(() => runner.restricted({ kind: 'lifted' }))).toEqual(['queues', 'not restricted']);
  });

  test.each([
    ['which it says is over', false, ['not restricted', 'queues']],
    ['which it says goes on', true, []],
    ['about which it says nothing', null, []],
  ])('that is stored: WhatsApp is asked at the login, %s', async (_what, answer, follows) => {
    held = { ...held, restriction: { kind: 'unknown', resumeAt: new Date(4e12) } };
    isRestricted = answer;
    start();
    await settle();
    const atLogin = await logIn();
    expect(atLogin.filter((what) => what !== 'online').toSorted()).toEqual(['asks about the restriction', ...follows].toSorted());
    // once an hour on one connection, and again on the next one
    expect(await doneBy(() => runner.ping())).not.toContain('asks about the restriction');
  });
});

describe('a code to type', () => {
  test('is requested once for a connection, and a QR code is shown each time', async () => {
    device = null;
    held = { ...held, pairingPhone: '628111' };
    start();
    await settle();
    expect(await doneBy(() => runner.qr('one'))).toEqual(['asks for a code for 628111', 'qr ABCD1234']);
    expect(await doneBy(() => runner.qr('two'))).toEqual([]);
    expect(await doneBy(() => runner.linkBy('628111'))).toEqual([]);
    expect(present().isClosed).toBe(false);
    runner.linkBy(null);
    await settle();
    expect(present().isClosed).toBe(true);
    present().drain();
    await settle();
    expect(await doneBy(() => runner.qr('three'))).toEqual(['shows three']);
    expect(await doneBy(() => runner.qr('four'))).toEqual(['shows four']);
  });

  test('that was typed is shown before the connection begins again', async () => {
    device = null;
    start();
    await settle();
    await doneBy(() => runner.qr('one'));
    expect(await doneBy(() => runner.paired('628111'))).toEqual(['initing']);
  });
});

describe('before a connection', () => {
  test('a link that was broken off with a passkey is not begun again', async () => {
    [device, held] = [null, { ...held, passkeyLost: true }];
    start();
    await settle();
    expect([done.at(-1), connections]).toEqual([`ends: passkey_required ${passkeyBrokenOff}`, []]);
  });

  test('a linked device is not asked for a passkey', async () => {
    held = { ...held, passkeyLost: true };
    start();
    await settle();
    expect(connections).toHaveLength(1);
  });

  test('keys that cannot be read are set aside, unless the device is to be logged out', async () => {
    device = new UnknownKeyError();
    start();
    await settle();
    expect(done).toEqual(['initing', 'keys unreadable']);
    done = [];
    start();
    void runner.unlink();
    await settle();
    expect([done.filter((what) => what !== 'initing'), connections]).toEqual([[], []]);
  });

  test('what was left of an earlier device is deleted, and a device that is being linked has no outage', async () => {
    device = null;
    start();
    await settle();
    expect(done).toEqual(['initing', 'keys deleted', 'connects']);
    expect(await doneBy(() => watch.look(null))).toEqual([]);
  });

  test('a linked device has an outage from then on', async () => {
    start();
    await settle();
    expect(await doneBy(() => watch.look(null))).toEqual(['outage began']);
  });
});

describe('an end', () => {
  test('of a device that was logged out forgets its keys and its number, and tells the owner', async () => {
    await open();
    present().end(401);
    expect(await doneBy(() => present().drain())).toEqual(['keys deleted', 'number forgotten', 'ends: logged_out']);
  });

  test('that is not for good shows why, and when the next try is', async () => {
    await open();
    const shown = await doneBy(() => present().end(428));
    expect(shown).toEqual([`initing connection ${interruptionText('lost', 0)}`]);
    const [update] = await doneBy(() => present().drain());
    expect(update).toMatch(/^initing connection /);
    // nothing more is passed to a connection that is over
    expect(await doneBy(() => runner.notify())).toEqual([]);
    expect(await doneBy(() => runner.stopTyping('ani'))).toEqual([]);
  });

  test('waits for what the login began, and only then the next connection opens', async () => {
    let admit = (): void => undefined;
    admitting = new Promise((resolve) => (admit = resolve));
    start();
    await settle();
    await logIn();
    present().end(515);
    expect(await doneBy(() => present().drain())).not.toContain('connects');
    expect(await doneBy(() => admit())).toContain('connects');
  });

  test('after a login in which nothing arrived, twice: the owner reads that no messages arrive', async () => {
    await open();
    for (let nth = 0; nth < 2; nth += 1) {
      silentMs = limits.silentMs;
      present().end(428);
      present().drain();
      await settle();
      runner.hurry();
      await settle();
      silentMs = 0;
      if (nth === 0) await logIn();
    }
    expect(watch.isDeaf).toBe(true);
    expect(done.filter((what) => what.includes('deaf'))).not.toEqual([]);
  });

  test('before a login says nothing about what arrives', async () => {
    start();
    await settle();
    silentMs = limits.silentMs;
    for (let nth = 0; nth < 2; nth += 1) {
      present().end(428);
      present().drain();
      await settle();
      runner.hurry();
      await settle();
    }
    expect([watch.isDeaf, watch.isDoubted]).toEqual([false, false]);
  });

  test.each<[string, (one: SessionRunner) => unknown]>([
    ['Stop', (one) => one.stop()],
    ['the loss of the session', (one) => one.abandon()],
    ['a logout', (one) => one.unlink()],
  ])('by %s is no outage', async (_what, end) => {
    await open();
    watch.away('connection');
    void end(runner);
    expect(await doneBy(() => watch.look(null))).not.toContain('outage began');
  });
});

describe('a ping', () => {
  test('is sent on a silent connection only, which is replaced when no answer comes', async () => {
    await open();
    silentMs = limits.silentMs - 1;
    expect(await doneBy(() => runner.ping())).toEqual([]);
    silentMs = limits.silentMs;
    expect(await doneBy(() => runner.ping())).toEqual(['pings']);
    isAlive = false;
    expect((await doneBy(() => runner.ping())).slice(0, 2)).toEqual(['pings', 'is replaced']);
    expect(log.lines.map(({ event }) => event)).toContain('session.unanswered');
  });

  test('whose connection ends meanwhile does not touch the next one', async () => {
    await open();
    [silentMs, isAlive] = [limits.silentMs, false];
    let answer = (): void => undefined;
    pinging = new Promise((resolve) => (answer = resolve));
    const ping = runner.ping();
    present().end(428);
    present().drain();
    await settle();
    runner.hurry();
    await settle();
    await logIn();
    answer();
    expect([await doneBy(() => ping), connections.length, present().isClosed]).toEqual([[], 2, false]);
  });
});
