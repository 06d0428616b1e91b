import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import type { BotId } from '#contracts/values/ids';
import type { KeyName, StoredKey } from '#core/features/bots/vault/session-vault.service';
import { UnknownKeyError } from '#core/platform/crypto/secret-box';
import { UnreadableKeyError } from './commit.rules.js';
import { KeyCache } from './key-cache.js';
import { runs } from '../../../test/support/runs.js';

type State = { readonly kind: 'stands'; readonly value: string } | { readonly kind: 'damaged' } | { readonly kind: 'locked' };
interface Model {
  readonly keys: Map<string, State>;
  /** Number of attempts to read each damaged key, and the time of the last attempt. */
  readonly tries: Map<string, { count: number; atMs: number }>;
  nowMs: number;
}

class Real {
  readonly keys = new Map<string, State>();
  statements = 0;
  failures = 0;
  private isAway = false;
  readonly cache = new KeyCache({ loadKeys: (names) => this.load(names) }, { warn: () => undefined, error: () => undefined });

  private async load(names: readonly KeyName[]): Promise<StoredKey[]> {
    this.statements++;
    await turn();
    if (this.failures > 0) {
      this.failures--;
      this.isAway = true;
      throw Object.assign(new Error('away'), { code: '57P01' });
    }
    this.isAway = false;
    return names.flatMap((name) => {
      const state = this.keys.get(`${name.botId}/${name.id}`);
      return state ? [{ ...name, open: () => open(state) }] : [];
    });
  }

  /** Reads a key as libsignal does. The pauses between attempts take no time. */
  async read(key: string): Promise<unknown> {
    const [botId, id] = key.split('/') as [BotId, string];
    let isOver = false;
    const answer = this.cache.read(botId, 'session', id).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    void answer.then(() => (isOver = true));
    while (!isOver) {
      await turn();
      if (this.isAway) jest.advanceTimersByTime(50);
    }
    return answer;
  }
}

function open(state: State): string {
  if (state.kind === 'locked') throw new UnknownKeyError();
  if (state.kind === 'damaged') throw new Error('bad tag');
  return JSON.stringify(state.value);
}

type Command = fc.AsyncCommand<Model, Real>;
const key = fc.constantFrom('a/1', 'a/2', 'b/1');

const store = (name: string, state: State | null): Command => ({
  check: () => true,
  toString: () => `${name} becomes ${state === null ? 'absent' : state.kind}`,
  run: async (m, r) => {
    for (const keys of [m.keys, r.keys])
      if (state) keys.set(name, state);
      else keys.delete(name);
  },
});

const read = (names: readonly string[]): Command => ({
  check: () => true,
  toString: () => `read ${names.join()}`,
  run: async (m, r) => {
    const before = r.statements;
    const answers = await Promise.all(names.map((name) => r.read(name)));
    // one statement for all keys, of all owners
    expect(r.statements).toBe(before + 1);
    names.forEach((name, index) => expect(answers[index]).toEqual(expected(m, name)));
  },
});

/** A stored key is never reported as missing, unless it is damaged and has been tried three times with pauses. */
function expected(m: Model, name: string): unknown {
  const state = m.keys.get(name);
  if (!state) return { value: undefined };
  if (state.kind === 'stands') return { value: state.value };
  if (state.kind === 'locked') return { error: expect.any(UnknownKeyError) };
  const { count, atMs } = m.tries.get(name) ?? { count: 0, atMs: -Infinity };
  if (count >= 3) return { value: undefined };
  if (m.nowMs - atMs >= 500) m.tries.set(name, { count: count + 1, atMs: m.nowMs });
  return { error: expect.any(UnreadableKeyError) };
}

const passTime = (ms: number): Command => ({
  check: () => true,
  toString: () => `${ms} ms pass`,
  run: async (m) => {
    jest.advanceTimersByTime(ms);
    m.nowMs += ms;
  },
});

const state = fc.oneof(
  fc.constant(null),
  fc.stringMatching(/^[a-z]{1,3}$/).map((value): State => ({ kind: 'stands', value })),
  fc.constantFrom<State>({ kind: 'damaged' }, { kind: 'locked' }),
);
const commands = fc.commands(
  [
    fc.tuple(key, state).map(([name, given]) => store(name, given)),
    fc.uniqueArray(key, { minLength: 1 }).map(read),
    fc.constantFrom(100, 499, 500).map(passTime),
  ],
  { maxCommands: 40, size: 'max' },
);

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] }));
afterEach(() => void jest.useRealTimers());

test('a read returns the stored value; a key that cannot be read counts as missing only when its damage is permanent', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (story) => {
      const start = () => ({ model: { keys: new Map(), tries: new Map(), nowMs: 0 } as Model, real: new Real() });
      await fc.asyncModelRun(start, story);
    }),
    { numRuns: runs(150) },
  );
});

test('a store that is away is asked again until it answers, and its absence is no missing key', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), async (failures) => {
      const real = new Real();
      real.keys.set('a/1', { kind: 'stands', value: 'x' });
      real.failures = failures;
      expect(await real.read('a/1')).toEqual({ value: 'x' });
      real.failures = Infinity;
      expect(await real.read('a/1')).toEqual({ error: expect.objectContaining({ code: '57P01' }) });
    }),
    { numRuns: runs(6) },
  );
});

test('one session sees nothing of what another one committed, and one-time keys are not kept', () => {
  const { cache } = new Real();
  cache.put('1', 'session', 'x', 'mine', 10);
  cache.put('1', 'pre-key', 'x', 'once', 10);
  expect([cache.peek('1', 'session', 'x'), cache.peek('2', 'session', 'x'), cache.peek('1', 'pre-key', 'x')]).toEqual([
    { value: 'mine' },
    undefined,
    undefined,
  ]);
});

test('the newest keys are kept, in 48 megabytes with what each entry takes', () => {
  const { cache } = new Real();
  const mebibyte = 1024 * 1024;
  for (let nth = 0; nth < 60; nth += 1) cache.put('1', 'session', `${nth}`, nth, mebibyte - 250);
  const kept = Array.from({ length: 60 }, (_, nth) => cache.peek('1', 'session', `${nth}`)?.value);
  expect(kept.findIndex((value) => value !== undefined)).toBe(12);
  expect(kept.slice(12)).toEqual(Array.from({ length: 48 }, (_, nth) => nth + 12));
});
