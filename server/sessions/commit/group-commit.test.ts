import { describe, expect, jest, test } from '@jest/globals';
import type { ReadMessage, ReadProgress } from '#core/outside/whatsapp/link.types';
import { newId } from '#core/platform/crypto/ids';
import { currentOperation, currentTrace, runAs } from '#core/platform/loop/operation';
import { newTraceId } from '#core/platform/loop/trace.rules';
import { Metrics } from '#core/platform/metrics/metrics';
import { GroupCommit } from './group-commit.js';
import { KeyCache } from './key-cache.js';
import { SessionLedger, type Cut } from './session-ledger.js';

/*
 * How the sessions of a process share commits: the number of commits, their times, and how a session whose data
 * cannot be stored affects the others.
 */

/** Real ledgers over a store in memory. The store accepts every commit once the test opens it. */
class Host {
  /** Ledgers of each commit. */
  readonly written: SessionLedger[][] = [];
  readonly broken: SessionLedger[] = [];
  /** Trace and ids of each commit, as they appear in the log. */
  readonly operations: { readonly trace: string | null; readonly ids: unknown }[] = [];
  readonly metrics = new Metrics();
  isOpen = true;
  private waiting: (() => void)[] = [];
  private readonly cache = new KeyCache({ loadKeys: async () => [] }, { warn: () => undefined, error: () => undefined });
  readonly commits = new GroupCommit(
    {
      write: async (cuts: readonly Cut[]) => {
        this.written.push(cuts.map(({ ledger }) => ledger));
        this.operations.push({ trace: currentTrace(), ids: currentOperation()?.ids });
        if (!this.isOpen) await new Promise<void>((resolve) => this.waiting.push(resolve));
        for (const { ledger } of cuts) ledger.committed();
      },
      writeApart: () => Promise.reject(new Error('nothing is refused here')),
    },
    { warn: () => undefined },
    this.metrics,
  );

  session(): SessionLedger {
    const ledger: SessionLedger = new SessionLedger({ botId: newId(), epoch: '1' }, this.cache, this.commits, {
      heard: () => undefined,
      answering: () => undefined,
      stored: () => undefined,
      lost: () => undefined,
      broken: () => void this.broken.push(ledger),
    });
    return ledger;
  }

  open(): void {
    this.isOpen = true;
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

const message = (): ReadMessage => ({ waId: newId(), body: 'halo' }) as unknown as ReadMessage;
const acknowledged = (): ReadProgress => ({ waId: newId(), status: 'sent' }) as unknown as ReadProgress;

test('a commit has the data of at most 200 sessions, and the others are in the next one', async () => {
  const host = new Host();
  const ledgers = Array.from({ length: 401 }, () => host.session());
  for (const ledger of ledgers) ledger.putMessage(message());
  await host.commits.idle();
  expect(host.written.map((commit) => commit.length)).toEqual([200, 200, 1]);
  expect(ledgers.every(({ isStored }) => isStored)).toBe(true);
});

test('a session whose keys cannot be written ends, and the others of its commit are stored', async () => {
  const host = new Host();
  const [broken, other] = [host.session(), host.session()];
  const unwritable = {
    toJSON: () => {
      throw new Error('cannot be written');
    },
  };
  broken.putKeys({ 'pre-key': { '1': unwritable } });
  other.putMessage(message());
  await host.commits.idle();
  expect([host.broken, host.written, other.isStored]).toEqual([[broken], [[other]], true]);
});

test('acknowledgements of several sessions share a commit, and so do the next ones', async () => {
  const host = new Host();
  const ledgers = [host.session(), host.session(), host.session()];
  for (let round = 1; round <= 2; round += 1) {
    for (const ledger of ledgers) ledger.putProgress(acknowledged());
    await Promise.all(ledgers.map((ledger) => ledger.drain()));
    expect(host.written).toEqual(Array.from({ length: round }, () => ledgers));
  }
});

test('an acknowledgement that a message took along causes no further commit', async () => {
  const host = new Host();
  const [ledger, other] = [host.session(), host.session()];
  ledger.putProgress(acknowledged());
  ledger.putMessage(message());
  await ledger.drain();
  other.putProgress(acknowledged());
  await other.drain();
  expect(host.written).toEqual([[ledger], [other]]);
});

test('it is idle when what came during the last commit is stored too', async () => {
  const host = new Host();
  const [first, second] = [host.session(), host.session()];
  host.isOpen = false;
  first.putMessage(message());
  let isIdle = false;
  const idle = host.commits.idle().then(() => (isIdle = true));
  // by now, the store has received the first commit
  for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  second.putMessage(message());
  expect([host.written, isIdle]).toEqual([[[first]], false]);
  host.open();
  await idle;
  expect([host.written, second.isStored]).toEqual([[[first], [second]], true]);
});

test('it is idle when acknowledgements that waited for another commit are stored too, also those that came meanwhile', async () => {
  const host = new Host();
  const [first, second] = [host.session(), host.session()];
  first.putProgress(acknowledged());
  host.isOpen = false;
  const idle = host.commits.idle();
  for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  second.putProgress(acknowledged());
  host.open();
  await idle;
  expect([host.written, first.isStored, second.isStored]).toEqual([[[first], [second]], true, true]);
});

describe('a commit as the log and the traces name it', () => {
  test('has the trace of its only message, and one of its own for several', async () => {
    const [mine, other] = [newTraceId(), newTraceId()];
    const host = new Host();
    const [first, second] = [host.session(), host.session()];
    runAs({ name: 'whatsapp stanza', ids: {}, trace: mine }, () => first.putMessage(message()));
    await host.commits.idle();
    runAs({ name: 'whatsapp stanza', ids: {}, trace: mine }, () => first.putMessage(message()));
    runAs({ name: 'whatsapp stanza', ids: {}, trace: other }, () => second.putMessage(message()));
    await host.commits.idle();
    expect(host.operations[0]!.trace).toBe(mine);
    expect([mine, other, null]).not.toContain(host.operations[1]!.trace);
  });

  test('names the first five sessions that have messages, and five of their messages', async () => {
    const host = new Host();
    const silent = host.session();
    const writing = Array.from({ length: 7 }, () => host.session());
    silent.putKeys({ 'pre-key': { '1': { a: 1 } } });
    const messages = writing.map((ledger) => {
      const two = [message(), message()];
      for (const one of two) ledger.putMessage(one);
      return two.map(({ waId }) => waId);
    });
    await host.commits.idle();
    expect(host.written).toHaveLength(1);
    expect(host.operations[0]!.ids).toEqual({
      botIds: writing.slice(0, 5).map(({ botId }) => botId),
      waIds: messages.flat().slice(0, 5),
    });
  });
});

test('the time of a commit is measured in seconds, and its sessions are counted', async () => {
  const host = new Host();
  jest.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValue(1_250);
  for (const ledger of [host.session(), host.session()]) ledger.putMessage(message());
  await host.commits.idle();
  jest.restoreAllMocks();
  const text = await host.metrics.registry.metrics();
  expect(/session_commit_seconds_sum (.*)/.exec(text)?.[1]).toBe('0.25');
  expect(/session_commit_sessions_sum (.*)/.exec(text)?.[1]).toBe('2');
});
