import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { BotId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import type { KeyName, StoredKey } from '#core/features/bots/vault/session-vault.service';
import type { ReadMessage, ReadProgress } from '#core/outside/whatsapp/link.types';
import { KeyCache } from './key-cache.js';
import { SessionLedger, type Cut } from './session-ledger.js';
import { runs } from '../../../test/support/runs.js';

/** The keys in Postgres, and the ledger's guarantees in a simple form. */
interface Model {
  stored: Record<string, string>;
  /** Steps that were put but not cut yet. */
  open: Record<string, string | null>;
  cut: { keys: Record<string, string | null>; messages: string[]; step: number } | null;
  messages: string[];
  step: number;
  storedStep: number;
  life: 'open' | 'closed' | 'ended';
}

const botId = newId<BotId>();

class Real {
  readonly stored = new Map<string, string>();
  readonly told: string[] = [];
  ledger!: SessionLedger;
  cut: Cut | null = null;
  private readonly cache = new KeyCache(
    { loadKeys: async (names) => names.flatMap((name) => this.find(name)) },
    { warn: () => undefined, error: () => undefined },
  );

  constructor() {
    this.reopen();
  }

  reopen(): void {
    this.cut = null;
    this.told.length = 0;
    const listener = {
      heard: () => undefined,
      answering: () => undefined,
      stored: () => void this.told.push(`stored ${this.ledger.storedStep}`),
      lost: () => void this.told.push('lost'),
      broken: (_error: unknown, messages: readonly ReadMessage[]) =>
        void this.told.push(`broken ${messages.map((one) => one.waId).join()}`),
    };
    const commits = { changed: () => undefined, changedLightly: () => undefined };
    this.ledger = new SessionLedger({ botId, epoch: '1' }, this.cache, commits, listener);
  }

  private find(name: KeyName): StoredKey[] {
    const text = this.stored.get(`${name.type}/${name.id}`);
    return text === undefined ? [] : [{ ...name, open: () => text }];
  }
}

type Command = fc.AsyncCommand<Model, Real>;
const view = (m: Model, key: string): string | undefined => {
  for (const layer of [m.open, m.cut?.keys ?? {}]) if (key in layer) return layer[key] ?? undefined;
  return m.stored[key];
};
const nothingOpen = (m: Model): boolean => m.step === m.storedStep;

function command(name: string, run: (m: Model, r: Real) => Promise<void> | void, check: (m: Model) => boolean = () => true): Command {
  return {
    check,
    toString: () => name,
    run: async (m, r) => {
      await run(m, r);
      expect({ step: r.ledger.step, storedStep: r.ledger.storedStep }).toEqual({ step: m.step, storedStep: m.storedStep });
    },
  };
}

const split = (key: string): [string, string] => key.split('/') as [string, string];
const keyName = fc.constantFrom('session/a', 'session/b', 'identity-key/a', 'pre-key/1', 'pre-key/2');
let count = 0;

const put = (key: string, value: string | null): Command =>
  command(`put ${key}=${value}`, (m, r) => {
    const [type, id] = split(key);
    r.ledger.putKeys({ [type]: { [id]: value } });
    if (m.life !== 'open') return;
    m.open[key] = value;
    m.step++;
  });
const message = (): Command =>
  command('message', (m, r) => {
    const waId = `m${++count}`;
    r.ledger.putMessage({ waId } as ReadMessage);
    if (m.life !== 'open') return;
    m.messages.push(waId);
    m.step++;
  });
const progress = (): Command =>
  command('progress', (m, r) => {
    r.ledger.putProgress({ waId: `p${++count}`, status: 'read', at: new Date() } satisfies ReadProgress);
    if (m.life === 'open') m.step++;
  });
const read = (key: string): Command =>
  command(`read ${key}`, async (m, r) => {
    const [type, id] = split(key);
    expect((await r.ledger.loadKeys(type, [id]))[id]).toBe(view(m, key));
  });
/** Requests a key and writes the key while Postgres answers. The newer value must be returned. */
const readMeanwhile = (key: string, value: string | null): Command =>
  command(
    `put ${key}=${value} while it is read`,
    async (m, r) => {
      const [type, id] = split(key);
      const before = view(m, key);
      const found = r.ledger.loadKeys(type, [id]);
      r.ledger.putKeys({ [type]: { [id]: value } });
      m.open[key] = value;
      m.step++;
      expect([value ?? undefined, before]).toContain((await found)[id]);
      expect((await r.ledger.loadKeys(type, [id]))[id]).toBe(value ?? undefined);
    },
    (m) => m.life === 'open',
  );
const cut = (): Command =>
  command('cut', (m, r) => {
    const taken = r.ledger.cut();
    if (m.cut || m.life === 'ended' || nothingOpen(m)) return expect(taken).toBeNull();
    m.cut = { keys: m.open, messages: m.messages, step: m.step };
    expect(Object.fromEntries(taken!.writes.keys.map((key) => [`${key.type}/${key.id}`, key.value && JSON.parse(key.value)]))).toEqual(
      m.open,
    );
    expect([taken!.messages.map((one) => one.waId), taken!.step]).toEqual([m.messages, m.step]);
    r.cut = taken;
    Object.assign(m, { open: {}, messages: [] });
  });
const commit = (): Command =>
  command(
    'commit',
    (m, r) => {
      for (const { type, id, value } of r.cut!.writes.keys)
        if (value === null) r.stored.delete(`${type}/${id}`);
        else r.stored.set(`${type}/${id}`, value);
      r.ledger.committed();
      for (const [key, value] of Object.entries(m.cut!.keys))
        if (value === null) delete m.stored[key];
        else m.stored[key] = value;
      m.storedStep = m.cut!.step;
      m.cut = null;
      expect(r.told.at(-1)).toBe(`stored ${m.storedStep}`);
    },
    (m) => m.cut !== null,
  );
const end = (how: 'failed' | 'refused'): Command =>
  command(
    how,
    (m, r) => {
      if (how === 'failed') r.ledger.failed(new Error('refused'));
      else r.ledger.refused();
      expect(r.told.at(-1)).toBe(how === 'failed' ? `broken ${m.cut!.messages.join()}` : 'lost');
      Object.assign(m, { life: 'ended', cut: null });
    },
    (m) => m.cut !== null,
  );
const giveUp = (): Command =>
  command(
    'give up',
    (m, r) => {
      r.ledger.giveUp();
      if (m.life === 'open') m.life = 'closed';
      Object.assign(m, { open: {}, messages: [], step: m.cut?.step ?? m.storedStep });
    },
    (m) => m.life !== 'ended',
  );
const reopen = (): Command => ({
  check: () => true,
  toString: () => 'new connection',
  run: async (m, r) => {
    r.reopen();
    Object.assign(m, { open: {}, cut: null, messages: [], step: 0, storedStep: 0, life: 'open' });
    await turn();
  },
});

const value = fc.option(fc.stringMatching(/^[a-z]{1,4}$/), { nil: null });
const commands = fc.commands(
  [
    fc.tuple(keyName, value).map(([key, text]) => put(key, text)),
    // commands that add data are frequent, and commands that end the ledger are rare
    fc.tuple(keyName, value).map(([key, text]) => put(key, text)),
    fc.tuple(keyName, value).map(([key, text]) => put(key, text)),
    fc.tuple(keyName, value).map(([key, text]) => readMeanwhile(key, text)),
    keyName.map(read),
    keyName.map(read),
    keyName.map(read),
    fc.constant(null).map(cut),
    fc.constant(null).map(cut),
    fc.constant(null).map(commit),
    fc.constant(null).map(commit),
    fc.constant(null).map(message),
    fc.constant(null).map(progress),
    fc.constant(null).map(cut),
    fc.constant(null).map(commit),
    fc.constantFrom('failed' as const, 'refused' as const).map(end),
    fc.constant(null).map(giveUp),
    fc.constant(null).map(reopen),
  ],
  { maxCommands: 60, size: 'max' },
);

test('a ledger is what its steps say: nothing is cut twice, skipped, read stale, or called stored before it is', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (story) => {
      const start = (): { model: Model; real: Real } => ({
        model: { stored: {}, open: {}, cut: null, messages: [], step: 0, storedStep: 0, life: 'open' },
        real: new Real(),
      });
      await fc.asyncModelRun(start, story);
    }),
    { numRuns: runs(150) },
  );
});

test('a read returns the value that is being committed, not the one before it', async () => {
  const real = new Real();
  const store = (value: string): void => {
    real.ledger.putKeys({ session: { a: value } });
    real.cut = real.ledger.cut();
  };
  store('old');
  real.ledger.committed();
  store('new');
  expect(await real.ledger.loadKeys('session', ['a'])).toEqual({ a: 'new' });
});

test('a key that was committed while Postgres was asked for the one before it stays the newer one', async () => {
  const real = new Real();
  real.stored.set('session/a', '"old"');
  const asked = real.ledger.loadKeys('session', ['a']);
  real.ledger.putKeys({ session: { a: 'new' } });
  real.ledger.cut();
  real.ledger.committed();
  expect(await asked).toEqual({ a: 'new' });
  expect(await real.ledger.loadKeys('session', ['a'])).toEqual({ a: 'new' });
});
