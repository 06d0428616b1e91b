import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AccountId, BotId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import type { HeldSession, SessionEnding, SessionUpdate } from '#core/features/bots/bots.types';
import { OwnerUpdates } from './owner-updates.js';
import { watchLimits } from './outage.rules.js';
import type { ConnectionListener } from './session-connection.js';
import { SessionRunner } from './session-runner.js';
import { ModelConnection } from '../../../test/support/whatsapp/model-connection.js';
import { runs } from '../../../test/support/runs.js';

type Action =
  /** Events from WhatsApp. */
  | { readonly kind: 'code' | 'pair' | 'log in' }
  | { readonly kind: 'close'; readonly code: number }
  /** The connection's data is stored, or the lease turns out to belong to another host. */
  | { readonly kind: 'drain' | 'lose' }
  /** Calls of the host and the owner. */
  | { readonly kind: 'stop' | 'abandon' | 'unlink' | 'hurry' | 'notify' | 'relink' | 'tick' | 'turn' }
  /**
   * Whether Postgres is available, and who runs the number: `taken` by this account, `refused` because another
   * account has it, `lost` to another host.
   */
  | { readonly kind: 'store'; readonly isAway: boolean }
  | { readonly kind: 'number'; readonly claim: 'taken' | 'refused' | 'lost' };

const held: HeldSession = {
  botId: newId<BotId>(),
  epoch: '1',
  passkeyLost: false,
  restriction: null,
  outage: null,
  desired: 'running',
  pairingPhone: null,
};

class World {
  readonly connections: ModelConnection[] = [];
  readonly wrong: string[] = [];
  readonly runner: SessionRunner;
  readonly done: Promise<void>;
  isDone = false;
  isShownOnline = false;
  /** Number of updates passed to Postgres. */
  records = 0;
  finalReason: string | null = null;
  mayBegin = true;
  request: 'unlink' | 'stop' | 'abandon' | null = null;
  /**
   * True when the keys may be deleted. Also true if the session was stopped after a logout was requested, because the
   * logout is completed.
   */
  mayForget = false;
  device: string | null;
  private isAway = false;
  private claim: 'taken' | 'refused' | 'lost' = 'taken';

  constructor(device: string | null) {
    this.device = device;
    const stored = async <Value>(value: () => Value): Promise<Value> => {
      await turn();
      if (this.isAway) throw Object.assign(new Error('away'), { code: '57P01' });
      return value();
    };
    const log = { info: () => undefined, warn: () => undefined };
    const activityLog = { write: () => undefined };
    const statusStore = {
      end: async (_lease: unknown, ending: SessionEnding) => {
        this.records++;
        return stored(() => this.record({ status: 'offline', ...ending }));
      },
      record: async (_lease: unknown, update: SessionUpdate) => {
        this.records++;
        return stored(() => this.record(update));
      },
      online: async (_lease: unknown, number: { phone: string; lid: string | null }) => {
        this.records++;
        this.judgeOnline();
        return stored(() => this.record({ status: 'online', ...number }));
      },
      showQr: async () => true,
      forgetNumber: () => stored(() => undefined),
      restrict: async () => undefined,
      noteHealth: async () => undefined,
    };
    this.runner = new SessionRunner(
      held,
      {
        vault: { loadCreds: () => stored(() => this.device), wipe: () => stored(() => this.wipe()) },
        members: { accountOf: async () => newId<AccountId>() },
        numbers: { claimNumber: () => stored(() => this.claim) },
        plans: { claimTrialNumber: () => stored(() => true) },
        statusStore,
        activityLog,
        unreadable: { setAside: async () => undefined },
        log,
      },
      {
        limits: watchLimits(1),
        isHeld: () => true,
        heard: () => undefined,
        watch: {
          isDeaf: false,
          isDoubted: false,
          silentLimitMs: 30_000,
          closed: () => undefined,
          away: () => undefined,
          connecting: () => undefined,
          idle: () => undefined,
          look: () => 'leave',
          opened: () => undefined,
        },
        ownerUpdates: new OwnerUpdates({ statusStore, activityLog, log }, held),
        connect: (given, listener) => this.connect(given, listener),
      },
    );
    this.done = this.runner.run().then(
      () => void (this.isDone = true),
      () => void (this.isDone = true),
    );
  }

  private connect(device: string | null, listener: ConnectionListener): ModelConnection {
    if (!this.mayBegin) this.wrong.push('a connection is opened after the end');
    if (this.present) this.wrong.push('two connections at once');
    if (device !== this.device) this.wrong.push('not the stored device');
    const connection = new ModelConnection(device, listener);
    this.connections.push(connection);
    return connection;
  }

  /** Stores what the panel shows. */
  private record(update: SessionUpdate): boolean {
    this.isShownOnline = update.status === 'online';
    if (update.status === 'offline' && update.final) this.finalReason = update.reason;
    return true;
  }

  private judgeOnline(): void {
    if (!this.present?.isOpen || this.present.isClosed) this.wrong.push('online without a connection');
    if (this.claim !== 'taken') this.wrong.push('online with the number of somebody else');
    if (this.request) this.wrong.push(`online after ${this.request}`);
  }

  private wipe(): boolean {
    const last = this.connections.at(-1);
    const isBroken = this.connections.filter(({ code }) => code === 500).length >= 3; // WhatsApp reports a broken session
    const isGone = last === undefined || last.wasLoggedOut || last.code === 401 || isBroken || this.mayForget;
    if (this.device !== null && !isGone) this.wrong.push('a living device is forgotten');
    this.device = null;
    return true;
  }

  /** The connection that has not ended. */
  get present(): ModelConnection | undefined {
    return this.connections.find((one) => !one.isOver);
  }

  async perform(action: Action): Promise<void> {
    const { present, runner } = this;
    const isUp = present !== undefined && !present.isClosed;
    switch (action.kind) {
      case 'code':
        if (isUp && !present.isOpen && present.device === null && !present.isPaired) this.tell((one) => one.qr('qr'));
        break;
      case 'pair':
        if (isUp && present.device === null && !present.isPaired) {
          present.isPaired = true;
          this.device = 'linked';
          this.tell((one) => one.paired('628'));
          present.end(515);
        }
        break;
      case 'log in':
        if (isUp && present.device !== null && !present.isOpen) {
          present.isOpen = true;
          this.tell((one) => one.open('628', null));
        }
        break;
      case 'close':
        present?.end(action.code);
        break;
      case 'lose':
        if (present) present.isLost = true;
        present?.end(undefined);
        break;
      case 'drain':
        present?.drain();
        break;
      case 'store':
        this.isAway = action.isAway;
        break;
      case 'number':
        // A claim that was already answered stays valid until the next login.
        if (!present?.isOpen) this.claim = action.claim;
        break;
      default:
        this.wishFor(action.kind, runner);
    }
    await turn();
  }

  private wishFor(kind: 'stop' | 'abandon' | 'unlink' | 'hurry' | 'notify' | 'relink' | 'tick' | 'turn', runner: SessionRunner): void {
    if (kind === 'stop' || kind === 'abandon') {
      this.mayBegin = false;
      if (this.request !== 'abandon') this.request = kind;
      if (kind === 'stop') void runner.stop();
      else runner.abandon();
    } else if (kind === 'unlink') {
      this.request ??= kind;
      this.mayForget = true;
      void runner.unlink();
    } else if (kind === 'relink') runner.linkBy('628999');
    else if (kind !== 'turn') runner[kind]();
  }

  private tell(what: (listener: ConnectionListener) => void): void {
    what(this.runner);
  }

  /** Makes Postgres available again, and lets the host check its sessions after that. */
  async heal(): Promise<void> {
    this.isAway = false;
    await this.settle(true);
    await this.perform({ kind: 'tick' });
    await this.perform({ kind: 'hurry' }); // the pauses of the sessions are over too
    await this.settle(true);
  }

  /** Waits until all pending work has settled. With `isDraining`, also waits for the work of a closed connection. */
  async settle(isDraining = false): Promise<void> {
    for (let round = 0; round < 12; round++) {
      if (isDraining) this.present?.drain();
      await turn();
    }
  }

  /** Shuts the host down. Everything must end. */
  async end(): Promise<void> {
    this.isAway = false;
    await this.perform({ kind: 'stop' });
    for (let round = 0; round < 60 && !this.isDone; round++) {
      this.present?.drain();
      await turn();
    }
  }
}

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<Action>({ kind: 'turn' }, { kind: 'drain' }, { kind: 'log in' }, { kind: 'hurry' }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Action>({ kind: 'code' }, { kind: 'pair' }, { kind: 'notify' }, { kind: 'relink' }, { kind: 'tick' }),
  },
  { weight: 3, arbitrary: fc.constantFrom(428, 515, 503, 500, 401, 440).map((code): Action => ({ kind: 'close', code })) },
  { weight: 1, arbitrary: fc.constantFrom<Action>({ kind: 'stop' }, { kind: 'abandon' }, { kind: 'unlink' }, { kind: 'lose' }) },
  { weight: 1, arbitrary: fc.boolean().map((isAway): Action => ({ kind: 'store', isAway })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<'taken' | 'refused' | 'lost'>('taken', 'refused', 'lost')
      .map((claim): Action => ({ kind: 'number', claim })),
  },
);

test('after any events: one connection at a time, none after the end, green only with the number, and the end is reached', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { maxLength: 50, size: 'max' }),
      fc.option(fc.constant('linked'), { nil: null }),
      async (story, device) => {
        const world = new World(device);
        for (const one of story) {
          await world.perform(one);
          if (world.runner.isOnline && !world.present?.isOpen) world.wrong.push('it says online without a connection');
        }
        await world.heal();
        // the code that stopped a session shows its state, and the host that took over a lost session shows its state
        if (world.request === null && !world.runner.isLost) expect(world.isShownOnline).toBe(world.runner.isOnline);
        await world.end();
        expect(world.wrong).toEqual([]);
        expect([world.isDone, world.present]).toEqual([true, undefined]);
        if (world.request === 'abandon' && world.finalReason === null)
          expect(world.runner.isLost || world.device === null || !world.mayBegin).toBe(true);
        // a session that is logged in and should log out does log out
        for (const one of world.connections) if (world.request === null && one.wasLoggedOut) expect(world.finalReason).not.toBeNull();
      },
    ),
    { numRuns: runs(400) },
  );
});

test('Stop while the stored device is read opens no connection', async () => {
  const world = new World('linked');
  await world.perform({ kind: 'stop' });
  await world.end();
  expect([world.connections, world.isDone]).toEqual([[], true]);
});

test('a store that is away while the number is claimed ends the connection, and the next one is shown', async () => {
  const world = new World('linked');
  await world.settle();
  await world.perform({ kind: 'store', isAway: true });
  await world.perform({ kind: 'log in' });
  await world.settle();
  expect([world.present?.isClosed, world.isShownOnline]).toEqual([true, false]);
  await world.perform({ kind: 'store', isAway: false });
  await world.perform({ kind: 'drain' });
  await world.settle();
  await world.perform({ kind: 'hurry' });
  await world.settle();
  await world.perform({ kind: 'log in' });
  await world.settle();
  expect([world.connections.length, world.isShownOnline, world.runner.isOnline]).toEqual([2, true, true]);
  await world.end();
});

test('a status that Postgres did not take turns green at the next check', async () => {
  const world = new World('linked');
  await world.settle();
  await world.perform({ kind: 'log in' });
  for (let round = 0; round < 8 && !world.runner.isOnline; round++) await turn();
  await world.perform({ kind: 'store', isAway: true });
  await world.settle();
  expect([world.runner.isOnline, world.isShownOnline]).toEqual([true, false]);
  await world.perform({ kind: 'store', isAway: false });
  await world.perform({ kind: 'tick' });
  await world.settle();
  expect([world.present?.isClosed, world.isShownOnline]).toEqual([false, true]);
  await world.end();
});

test('looking at a session that is shown as it is writes nothing', async () => {
  const world = new World('linked');
  await world.settle();
  await world.perform({ kind: 'log in' });
  await world.settle();
  const before = world.records;
  for (let look = 0; look < 5; look++) await world.perform({ kind: 'tick' });
  await world.settle();
  expect([world.isShownOnline, world.records]).toEqual([true, before]);
  await world.end();
});

test('a device logged out while Postgres is away is forgotten and reported once it is back', async () => {
  const world = new World('linked');
  await world.settle();
  await world.perform({ kind: 'log in' });
  await world.settle();
  await world.perform({ kind: 'store', isAway: true });
  await world.perform({ kind: 'close', code: 401 });
  await world.perform({ kind: 'drain' });
  await world.settle();
  expect([world.isDone, world.finalReason]).toEqual([false, null]);
  await world.perform({ kind: 'store', isAway: false });
  await world.perform({ kind: 'hurry' });
  await world.done;
  expect([world.device, world.finalReason]).toEqual([null, 'logged_out']);
});

test('a connection whose oldest frame has waited for a minute is replaced, although pings are answered', async () => {
  const world = new World('linked');
  await world.settle();
  await world.perform({ kind: 'log in' });
  await world.settle();
  const connection = world.present!;
  connection.heldMs = 59_999;
  await world.runner.ping();
  expect(connection.isClosed).toBe(false);
  connection.heldMs = 60_000;
  await world.runner.ping();
  expect(connection.isClosed).toBe(true);
  await world.end();
});

test('the round of the host lets a connection look after its quota, once somebody is logged in', async () => {
  const world = new World('linked');
  await world.settle();
  const connection = world.present!;
  await world.runner.ping();
  expect(connection.quotaLooks).toBe(0);
  await world.perform({ kind: 'log in' });
  await world.settle();
  await world.runner.ping();
  expect(connection.quotaLooks).toBe(1);
  await world.end();
});
