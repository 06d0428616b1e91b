import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { HangWatch } from '#core/platform/database/hang-watch';
import { watchTimers, type TimerWatch } from '../../support/left-timers.ts';
import { HeldLocks } from '../../support/stores/held-locks.ts';
import { createDatabase, type OwnDatabase } from '../../support/stores/stores.ts';
import { openTcpProxy, type TcpProxy } from '../../support/stores/tcp-proxy.ts';
import { waitFor } from '../../support/wait-for.ts';

/* While a statement takes long, the watch tests Postgres on a separate connection. The other connections of this test bypass the proxy. */
let database: OwnDatabase;
let proxy: TcpProxy;
let client: pg.Client;
let watch: HangWatch;
let timers: TimerWatch;
/** The fault of a test connection. */
let onTest: (client: Socket, store: Socket) => void;
let tests: number;
let hangs: number;
const locks = new HeldLocks(() => database.url);

const carry = (from: Socket, store: Socket): void => void from.pipe(store).pipe(from);
/** Accepts connections and answers nothing. */
const swallow = (from: Socket): void => void from.resume();

beforeAll(async () => {
  database = await createDatabase();
  proxy = await openTcpProxy(database.url, (from, store) => {
    tests += 1;
    onTest(from, store);
  });
});
beforeEach(async () => {
  [tests, hangs, onTest] = [0, 0, carry];
  timers = watchTimers();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  watch = new HangWatch({ url: proxy.url, breakOff: () => undefined, onHang: () => (hangs += 1), onAnswer: () => undefined });
  watch.start();
});
afterEach(async () => {
  await locks.release();
  await Promise.all([watch.stop(), client.end()]);
  const left = timers.left();
  timers.stop();
  expect(left).toEqual([]);
});
afterAll(async () => {
  await proxy?.close();
  await database?.drop();
});

/** A statement that the watch observes, and that waits until the returned function is called. */
async function longStatement(): Promise<{ work: Promise<unknown>; end: () => Promise<unknown> }> {
  const end = await locks.hold('SELECT pg_advisory_xact_lock(78)');
  const work = watch.follow(client.query('SELECT pg_advisory_xact_lock(78)'), true);
  work.catch(() => undefined); // evaluated when it ends
  return { work, end };
}

test('a Postgres that answers no statement at all hangs', async () => {
  onTest = swallow;
  const { work } = await longStatement();
  await expect(work).rejects.toThrow('Postgres does not answer');
  expect(hangs).toBe(1);
});

test('a Postgres that answers other statements is slow, although the test query gets no answer', async () => {
  onTest = swallow;
  const { work, end } = await longStatement();
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  try {
    // the second test query begins when the first one has been evaluated
    await waitFor(() => watch.follow(other.query('SELECT 1'), true).then(() => tests >= 2), { what: 'a second test query' });
    await end();
    await work;
    expect(hangs).toBe(0);
  } finally {
    await other.end();
  }
});

test('a process that was blocked while the answer arrived does not conclude that Postgres hangs', async () => {
  onTest = (from, store) => {
    carry(from, store);
    // longer than Postgres' time limit, and shorter than the time after which a process counts as blocked
    if (tests === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_250);
  };
  const { work, end } = await longStatement();
  await waitFor(() => tests > 0, { what: 'a test query' });
  await end();
  await work;
  expect(hangs).toBe(0);
});
