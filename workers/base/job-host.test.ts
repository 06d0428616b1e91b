import { expect, jest, test } from '@jest/globals';
import { DelayedError, type Job } from 'bullmq';
import { jobs, type JobPayload } from '#contracts/jobs/catalogue';
import { storeNowMs } from '#core/platform/clock/store-clock';
import { newId } from '#core/platform/crypto/ids';
import { JobHost, type CallAgain, type JobContext } from './job-host.js';

const name = 'mail.send';
const mailId = newId();
const lines: string[] = [];
const note = ({ event }: { event: string }): void => void lines.push(event);
const log = { warn: note, error: note, debug: note } as never;

class Host extends JobHost<typeof name> {
  readonly given: unknown[] = [];

  constructor(private readonly act: (context: JobContext) => Promise<CallAgain | void>) {
    super(name, log);
  }

  protected override handle(_payload: JobPayload<typeof name>, context: JobContext): Promise<CallAgain | void> {
    return this.act(context);
  }

  protected override async givenUp(_payload: unknown, error: unknown): Promise<void> {
    this.given.push(error);
  }
}

const job = (more: object = {}) => ({ name, id: '1', data: { mailId }, attemptsMade: jobs[name].attempts - 1, ...more }) as unknown as Job;
const never = (): Promise<void> => new Promise(() => undefined);

test('a job that is cancelled ends with the reason of that, although its handler does not listen', async () => {
  const host = new Host(never);
  const cancelled = new AbortController();
  const lost = new Error('its lock is gone');
  const running = host.process(job(), 'token', cancelled.signal);
  cancelled.abort(lost);
  await expect(running).rejects.toThrow(lost.message);
  expect(host.given).toEqual([lost]);
});

test('a handler hears that its job is cancelled', async () => {
  const cancelled = new AbortController();
  const heard: unknown[] = [];
  const host = new Host(({ signal }) => {
    signal.addEventListener('abort', () => heard.push(signal.reason));
    return never();
  });
  const running = host.process(job({ attemptsMade: 0 }), 'token', cancelled.signal);
  cancelled.abort('cancelled');
  await expect(running).rejects.toBe('cancelled');
  expect(heard).toEqual(['cancelled']);
  expect(host.given).toEqual([]);
});

test.each([
  ['of another name', { name: 'other' }],
  ['without what it is about', { data: {} }],
])('a job %s is refused, and never tried', async (_what, more) => {
  lines.length = 0;
  const host = new Host(() => Promise.reject(new Error('tried')));
  await expect(host.process(job(more))).rejects.toThrow('not a job of the catalogue');
  expect([lines, host.given]).toEqual([['job.unknown'], []]);
});

test.each([false, true])('a job that outlives the shutdown is due again at once, and its handler listens: %s', async (listens) => {
  jest.useFakeTimers();
  try {
    const host = new Host(({ signal }) =>
      listens ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))) : never(),
    );
    let closed = (): void => undefined;
    const closing = { close: () => new Promise<void>((resolve) => (closed = resolve)) };
    Object.defineProperty(host, 'worker', { value: closing });
    const delayed: number[] = [];
    const running = host.process(job({ moveToDelayed: async (atMs: number) => void delayed.push(atMs - storeNowMs()) }));
    running.catch(() => undefined);
    const shutdown = host.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(7_900);
    expect(delayed).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    await expect(running).rejects.toThrow(DelayedError);
    expect(delayed).toEqual([0]);
    expect(host.given).toEqual([]);
    closed();
    await shutdown;
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});
