import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { hostClock } from '#core/features/bots/bots.types';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { HostHeartbeat } from './host-heartbeat.js';

/** Time after which other hosts may claim the sessions of a host that has neither a heartbeat nor a lock. */
const leaseMs = hostClock.deadSeconds * 1_000;
const { log, lines } = recordedLog();

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A host, and the Postgres that stores its heartbeat. */
function start() {
  const postgres = {
    answers: true,
    hangs: false,
    beats: 0,
    left: 0,
    breakOff: () => undefined as void,
    settle: (_isStored: boolean) => undefined as void,
  };
  const lostAt: number[] = [];
  const heartbeat = new HostHeartbeat(
    (onBroken) => {
      postgres.breakOff = onBroken;
      return {
        beat: () => {
          postgres.beats += 1;
          if (postgres.hangs)
            return new Promise<void>((resolve, reject) => {
              postgres.settle = (isStored) => (isStored ? resolve() : reject(new Error('away')));
            });
          return postgres.answers ? Promise.resolve() : Promise.reject(new Error('away'));
        },
        leave: () => Promise.resolve(void (postgres.left += 1)),
      };
    },
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

test('a host whose connection breaks shows itself at once', async () => {
  const { heartbeat, postgres } = start();
  await heartbeat.start();
  expect(postgres.beats).toBe(1);
  postgres.breakOff();
  expect(postgres.beats).toBe(2);
  await heartbeat.stop();
});

test('a host that loses its trust leaves, so that others need not wait for its lock', async () => {
  const { heartbeat, postgres } = start();
  await heartbeat.start();
  postgres.hangs = true;
  await jest.advanceTimersByTimeAsync(leaseMs);
  expect(postgres.left).toBe(1);
  await heartbeat.stop();
});

test('a beat that is confirmed after its trust is over gives none, and the next one does', async () => {
  const { heartbeat, postgres, lostAt } = start();
  await heartbeat.start();
  postgres.hangs = true;
  await jest.advanceTimersByTimeAsync(leaseMs);
  postgres.hangs = false;
  postgres.settle(true);
  await jest.advanceTimersByTimeAsync(0);
  expect([heartbeat.isTrusted(), lostAt.length]).toEqual([false, 1]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect([heartbeat.isTrusted(), lostAt.length]).toEqual([true, 1]);
  await heartbeat.stop();
});

test.each([
  ['stored', true],
  ['refused', false],
])('a beat that is %s after the stop gives no trust and causes no other, and the host has left', async (_how, isStored) => {
  const { heartbeat, postgres } = start();
  postgres.hangs = true;
  const started = heartbeat.start();
  await heartbeat.stop();
  const before = postgres.left;
  postgres.settle(isStored);
  await started;
  expect(heartbeat.isTrusted()).toBe(false);
  // the stored state has opened a connection again
  expect(postgres.left - before).toBe(isStored ? 1 : 0);
  await jest.advanceTimersByTimeAsync(leaseMs);
  expect([postgres.beats, heartbeat.isTrusted()]).toEqual([1, false]);
});
