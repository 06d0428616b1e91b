import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { hostClock } from '#core/features/bots/bots.types';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { HostHeartbeat } from './host-heartbeat.js';

/** After this long, other hosts may claim the sessions of a host without a heartbeat and without a lock. */
const leaseMs = hostClock.deadSeconds * 1_000;
const { log, lines } = recordedLog();

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A host, and the Postgres that stores its heartbeat. */
function start() {
  const postgres = { answers: true, hangs: false, left: 0 };
  const lostAt: number[] = [];
  const heartbeat = new HostHeartbeat(
    () => ({
      beat: () => {
        if (postgres.hangs) return new Promise<never>(() => undefined);
        return postgres.answers ? Promise.resolve() : Promise.reject(new Error('away'));
      },
      leave: () => Promise.resolve(void (postgres.left += 1)),
    }),
    () => lostAt.push(performance.now()),
    log,
  );
  return { heartbeat, postgres, lostAt };
}

test('a host that shows itself is trusted for as long as it does', async () => {
  const { heartbeat, lostAt } = start();
  await heartbeat.start();
  await jest.advanceTimersByTimeAsync(10 * leaseMs);
  expect(heartbeat.isTrusted()).toBe(true);
  expect(lostAt).toEqual([]);
  await heartbeat.stop();
});

test('a host that cannot show itself gives its sessions up well before others may claim them, once', async () => {
  const { heartbeat, postgres, lostAt } = start();
  await heartbeat.start();
  await jest.advanceTimersByTimeAsync(5_000);
  postgres.answers = false;
  const cutAt = performance.now();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(heartbeat.isTrusted()).toBe(true); // a short outage ends no connection
  await jest.advanceTimersByTimeAsync(leaseMs);
  expect(heartbeat.isTrusted()).toBe(false);
  expect(lostAt).toHaveLength(1);
  expect(heartbeat.lossCount).toBe(1);
  expect(lostAt[0]! - cutAt).toBeLessThanOrEqual(leaseMs - 2_000);
  await heartbeat.stop();
});

test('a host whose beats hang is not trusted either', async () => {
  const { heartbeat, postgres, lostAt } = start();
  await heartbeat.start();
  await jest.advanceTimersByTimeAsync(5_000);
  postgres.hangs = true;
  await jest.advanceTimersByTimeAsync(leaseMs);
  expect(heartbeat.isTrusted()).toBe(false);
  expect(lostAt).toHaveLength(1);
  await heartbeat.stop();
});

test('a host that comes back is trusted again with its first beat', async () => {
  const { heartbeat, postgres } = start();
  await heartbeat.start();
  postgres.answers = false;
  await jest.advanceTimersByTimeAsync(leaseMs);
  postgres.answers = true;
  await jest.advanceTimersByTimeAsync(250);
  expect(heartbeat.isTrusted()).toBe(true);
  await heartbeat.stop();
});

test('each outage is one warning and one line at its end, with the beats that failed', async () => {
  const { heartbeat, postgres } = start();
  await heartbeat.start();
  const before = lines.length;
  for (let nth = 0; nth < 2; nth += 1) {
    postgres.answers = false;
    await jest.advanceTimersByTimeAsync(leaseMs);
    postgres.answers = true;
    await jest.advanceTimersByTimeAsync(leaseMs);
  }
  const outage = [
    ['host.beat-failed', 'warn'],
    ['host.beats-again', 'info'],
  ];
  const told = lines.slice(before).filter(({ level }) => level !== 'debug');
  expect(told.map(({ event, level }) => [event, level])).toEqual([...outage, ...outage]);
  expect(told[1]!['failures']).toBe(lines.slice(before, lines.indexOf(told[1]!)).length);
  expect(told[1]!['failures']).toBeGreaterThan(1);
  await heartbeat.stop();
});

test('a host that ends is trusted no more and leaves', async () => {
  const { heartbeat, postgres } = start();
  await heartbeat.start();
  await heartbeat.stop();
  expect(heartbeat.isTrusted()).toBe(false);
  expect(postgres.left).toBeGreaterThan(0);
});
