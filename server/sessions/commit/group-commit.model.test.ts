import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { BotId } from '#contracts/values/ids';
import type { ReadMessage } from '#core/outside/whatsapp/link.types';
import { newId } from '#core/platform/crypto/ids';
import { Metrics } from '#core/platform/metrics/metrics';
import { GroupCommit } from './group-commit.js';
import { KeyCache } from './key-cache.js';
import { SessionLedger, type Cut } from './session-ledger.js';
import { metricOf } from '../../../test/support/metric-of.js';
import { runs } from '../../../test/support/runs.js';

/** Outcome of one transaction. `word-lost`: it is committed, but the confirmation does not arrive. */
type Fate = 'ok' | 'away' | 'word-lost';
const owners = ['a', 'b', 'c'] as const;
type Owner = (typeof owners)[number];
const botIds: Record<Owner, BotId> = { a: newId(), b: newId(), c: newId() };
const ownerOf = ({ botId }: SessionLedger): Owner => owners.find((owner) => botIds[owner] === botId)!;
const fault = (code: string): Error => Object.assign(new Error(code), { code });

/** An in-memory store with the writer's contract: all or nothing, fenced, each message once. */
class Store {
  readonly rows: Record<Owner, string[]> = { a: [], b: [], c: [] };
  readonly keys: Record<Owner, string | null> = { a: null, b: null, c: null };
  readonly taken = new Set<Owner>();
  readonly fates: Fate[] = [];
  isWriting = false;
  isGone = false;

  async write(cuts: readonly Cut[]): Promise<void> {
    expect(this.isWriting).toBe(false);
    this.isWriting = true;
    await turn();
    this.isWriting = false;
    const fate = this.isGone ? 'away' : (this.fates.shift() ?? 'ok');
    if (fate === 'away') throw fault('57P01');
    if (cuts.some((cut) => cut.messages.some((one) => one.body === 'poison'))) throw fault('22021');
    const held = cuts.filter((cut) => !this.taken.has(ownerOf(cut.ledger)));
    for (const cut of held) this.insert(cut);
    if (fate === 'word-lost') throw fault('08006');
    for (const cut of cuts)
      if (held.includes(cut)) cut.ledger.committed();
      else cut.ledger.refused();
  }

  async writeApart(cut: Cut): Promise<void> {
    await this.write([{ ...cut, ledger: cut.ledger, messages: cut.messages.map((one) => ({ ...one, body: '' })) }]);
  }

  private insert({ ledger, messages, writes }: Cut): void {
    const owner = ownerOf(ledger);
    for (const { waId } of messages) if (!this.rows[owner].includes(waId)) this.rows[owner].push(waId);
    for (const { value } of writes.keys) this.keys[owner] = value && (JSON.parse(value) as string);
  }
}

interface Session {
  readonly ledger: SessionLedger;
  /** The messages in the order of the `put` calls, each with its step. */
  readonly put: { readonly waId: string; readonly step: number }[];
  ended: 'lost' | 'broken' | null;
}

class Host {
  readonly store = new Store();
  readonly wrong: string[] = [];
  readonly sessions = {} as Record<Owner, Session>;
  readonly earlier: Session[] = [];
  readonly metrics = new Metrics();
  /** Log lines about commits that failed. */
  readonly warned: unknown[] = [];
  private readonly commits = new GroupCommit(this.store, { warn: (line) => void this.warned.push(line) }, this.metrics);
  private readonly cache = new KeyCache({ loadKeys: async () => [] }, { warn: () => undefined, error: () => undefined });
  private count = 0;

  constructor() {
    for (const owner of owners) this.open(owner);
  }

  open(owner: Owner): void {
    const session: Session = {
      put: [],
      ended: null,
      ledger: new SessionLedger({ botId: botIds[owner], epoch: '1' }, this.cache, this.commits, {
        heard: () => undefined,
        answering: () => undefined,
        stored: () => this.checkStored(owner, session),
        lost: () => void (session.ended = 'lost'),
        broken: () => void (session.ended = 'broken'),
      }),
    };
    this.sessions[owner] = session;
  }

  /** Called when frames are sent. Checks that everything on which the frames depend is stored. */
  private checkStored(owner: Owner, { put, ledger }: Session): void {
    for (const { waId, step } of put)
      if (step <= ledger.storedStep && !this.store.rows[owner].includes(waId)) this.wrong.push(`${waId} is called stored and is not`);
  }

  hear(owner: Owner, body: string): void {
    const { ledger, put } = this.sessions[owner];
    const waId = `${owner}${++this.count}`;
    ledger.putKeys({ session: { lead: waId } });
    ledger.putMessage({ waId, body } as ReadMessage);
    put.push({ waId, step: ledger.step });
  }

  /** Advances the time through the pauses between attempts. The store itself takes no time. */
  async settle(): Promise<void> {
    let isIdle = false;
    void this.commits.idle().then(() => (isIdle = true));
    for (let round = 0; round < 2_000 && !isIdle; round++) {
      await turn();
      jest.advanceTimersByTime(50);
    }
    expect(isIdle).toBe(true);
  }
}

type Action =
  | { readonly kind: 'hear'; readonly owner: Owner; readonly body: 'halo' | 'poison' }
  | { readonly kind: 'take'; readonly owner: Owner }
  | { readonly kind: 'turn' | 'gone' | 'back' }
  | { readonly kind: 'fate'; readonly fate: Fate };
const owner = fc.constantFrom(...owners);
const hear = fc.record({
  kind: fc.constant('hear' as const),
  owner,
  body: fc.constantFrom('halo' as const, 'halo' as const, 'halo' as const, 'poison' as const),
});
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: hear },
  { weight: 3, arbitrary: fc.constantFrom<Action>({ kind: 'turn' }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fate' as const), fate: fc.constantFrom<Fate>('ok', 'away', 'word-lost') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take' as const), owner }) },
);

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] }));
afterEach(() => void jest.useRealTimers());

test('many sessions in one commit: a write reported as stored is there once and in order, and no session waits for another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 40, size: 'max' }), async (story) => {
      const host = new Host();
      for (const one of story) {
        if (one.kind === 'hear') host.hear(one.owner, one.body);
        else if (one.kind === 'take') host.store.taken.add(one.owner);
        else if (one.kind === 'fate') host.store.fates.push(one.fate);
        else await turn();
      }
      await host.settle();
      expect(host.wrong).toEqual([]);
      for (const name of owners) {
        const { ended, put, ledger } = host.sessions[name];
        const rows = host.store.rows[name];
        expect(rows).toEqual(put.map((one) => one.waId).slice(0, rows.length));
        if (host.store.taken.has(name)) continue;
        // a short store outage, another session's lost lease and refused data must not end a session
        expect([name, ended, rows.length, ledger.isStored]).toEqual([name, null, put.length, true]);
        expect(host.store.keys[name]).toBe(put.at(-1)?.waId ?? null);
      }
    }),
    { numRuns: runs(150) },
  );
});

test('a session whose lease is lost writes nothing more and gets an error, in every group', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hear, { minLength: 1, maxLength: 20 }), owner, async (heard, lost) => {
      const host = new Host();
      host.store.taken.add(lost);
      for (const one of heard) host.hear(one.owner, one.body);
      await host.settle();
      expect(host.store.rows[lost]).toEqual([]);
      expect(host.sessions[lost].ended).toBe(heard.some((one) => one.owner === lost) ? 'lost' : null);
    }),
    { numRuns: runs(100) },
  );
});

test('a store that stays away ends every connection with its messages unanswered, once each', async () => {
  const host = new Host();
  host.store.isGone = true;
  for (const name of owners) host.hear(name, 'halo');
  await host.settle();
  expect(owners.map((name) => host.sessions[name].ended)).toEqual(['broken', 'broken', 'broken']);
  host.store.isGone = false;
  for (const name of owners) host.open(name);
  for (const name of owners) host.hear(name, 'halo');
  await host.settle();
  expect(owners.map((name) => [host.sessions[name].ended, host.store.rows[name].length])).toEqual([
    [null, 1],
    [null, 1],
    [null, 1],
  ]);
});

test('each commit is counted with its sessions, and each failed try is one line', async () => {
  const host = new Host();
  host.store.fates.push('away');
  for (const name of owners) host.hear(name, 'halo');
  await host.settle();
  expect(host.warned).toMatchObject([{ event: 'session.commit-failed', sessions: 3, error: 'Error: 57P01' }]);
  expect(await metricOf(host.metrics, 'session_commit_sessions_sum')).toBe(3);
  expect(await metricOf(host.metrics, 'session_commit_sessions_count')).toBe(1);
  expect(await metricOf(host.metrics, 'session_commit_seconds_count')).toBe(1);
});
