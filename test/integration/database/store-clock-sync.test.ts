import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { setStoreTime, storeNowMs } from '#core/platform/clock/store-clock';
import { Database } from '#core/platform/database/database';
import { StoreClockSync } from '#core/platform/database/store-clock-sync';
import { openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { openTcpProxy, type TcpProxy } from '../../support/stores/tcp-proxy.ts';
import { waitFor } from '../../support/wait-for.ts';
import { watchTimers, type TimerWatch } from '../../support/left-timers.ts';

/* The clock of Postgres, measured through a proxy that can be slow or unreachable. Postgres runs on this
   machine, so both share its clock. Where a test says so, it replaces `Date` and the interval of the
   measurements. */
let modules: TestModules;
let proxy: TcpProxy;
let database: Database;
beforeAll(async () => {
  modules = await openTestModules();
  proxy = await openTcpProxy(modules.env['DATABASE_URL']!);
  database = (await modules.open([], { DATABASE_URL: proxy.url })).get(Database);
});
afterAll(async () => {
  await modules?.close();
  await proxy?.close();
});

let timers: TimerWatch;
let sync: StoreClockSync;
let recorded: ReturnType<typeof recordedLog>;
beforeEach(() => {
  recorded = recordedLog();
  sync = new StoreClockSync(database, recorded.log);
});
afterEach(async () => {
  sync.onApplicationShutdown();
  jest.useRealTimers();
  await reconnected();
});

/** Ends a fault of the proxy. Slow connections are broken and replaced by new ones. */
async function reconnected(): Promise<void> {
  proxy.carry();
  await waitFor(
    () =>
      database.rows('SELECT 1').then(
        () => true,
        () => false,
      ),
    { what: 'Postgres again' },
  );
}

/** The test sets `Date` and runs the interval itself. Everything else, Postgres' client included, has the real time. */
function holdDateAndInterval(): void {
  const real = [
    'nextTick',
    'hrtime',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
    'setTimeout',
    'clearTimeout',
  ] as const;
  jest.useFakeTimers({ doNotFake: [...real] });
  timers = watchTimers();
}

const wrongByMs = 3_600_000;
/** Simulates an hour in which the clocks of two machines drifted apart. */
const drift = () => setStoreTime(Number(performance.timeOrigin) + performance.now() + wrongByMs, performance.now());
const errorMs = () => Math.abs(storeNowMs() - (performance.timeOrigin + performance.now()));
/** Half of the longest round trip on a busy machine: the error of a measurement is no larger. */
const errorMaxMs = 5_000;
const expectRight = () => expect(errorMs()).toBeLessThan(errorMaxMs);
const expectDrifted = () => expect(errorMs()).toBeGreaterThan(wrongByMs - errorMaxMs);

test('the first measurement is taken, however slow Postgres is', async () => {
  drift();
  await database.rows('SELECT 1');
  proxy.delay(300);
  await sync.onModuleInit();
  expectRight();
});

test('Postgres read its clock in the middle of the round trip, not at its start or end', async () => {
  const oneWayMs = 600;
  drift();
  await database.rows('SELECT 1');
  proxy.delay(oneWayMs);
  await sync.measure(Infinity);
  // the error is half of the difference between the delays of the two directions; if Postgres read its clock at either
  // end, the error would be the delay of one direction or more
  expect(errorMs()).toBeLessThan(oneWayMs * 0.9);
});

test('a later measurement is taken when it is quick; a slow one and a failed one change nothing', async () => {
  await sync.onModuleInit();
  drift();
  proxy.delay(300);
  await sync.measure();
  expectDrifted();
  proxy.cut();
  await expect(sync.measure()).rejects.toThrow();
  expectDrifted();
  await proxy.open();
  await reconnected();
  // a busy machine may be slower than the limit of a measurement
  await waitFor(async () => {
    await sync.measure();
    return errorMs() < errorMaxMs;
  });
});

test('it is measured every thirty seconds until the end', async () => {
  holdDateAndInterval();
  await sync.onModuleInit();
  for (let nth = 0; nth < 2; nth += 1) {
    drift();
    jest.advanceTimersByTime(29_999);
    expectDrifted();
    await waitFor(() => {
      jest.advanceTimersByTime(30_000);
      return errorMs() < errorMaxMs;
    });
  }
  expect(timers.left()).toHaveLength(1);
  sync.onApplicationShutdown();
  expect(timers.left()).toEqual([]);
});

test('a machine whose clock differs is reported once, until it is right again', async () => {
  const realNow = () => performance.timeOrigin + performance.now();
  const reports = () =>
    recorded.lines.filter(({ event }) => event === 'clock.differs').map(({ lagMs }) => Math.round(Number(lagMs) / 100_000));
  const measureAt = async (aheadMs: number) => {
    jest.setSystemTime(realNow() + aheadMs);
    await sync.measure(Infinity);
  };
  holdDateAndInterval();
  await measureAt(300_000);
  await measureAt(300_000);
  expect(reports()).toEqual([-3]);
  await measureAt(0);
  expect(reports()).toEqual([-3]);
  await measureAt(-300_000);
  expect(reports()).toEqual([-3, 3]);
  // two seconds are the limit, with room for the time that a measurement takes
  await measureAt(1_000);
  expect(reports()).toHaveLength(2);
  await measureAt(3_000);
  expect(reports()).toHaveLength(3);
});
