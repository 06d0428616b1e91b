import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import {
  findNumber,
  findSendState,
  findSession,
  touch,
  wantRunning,
  wantStopped,
  writeHealth,
  writeRestriction,
  writeUpdate,
} from '#core/features/bots/bots.statements';
import { claimFree, claimOne, findHeld, release } from '#core/features/bots/leases.statements';
import { findHolder, giveUp, isHeld } from '#core/features/bots/numbers.statements';
import { end } from '#core/features/bots/outages.statements';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { written } from '../../support/core/written.ts';

/* One session that a statement should match, and for each condition one session that fails only this condition. */

let modules: TestModules;
let sql: Database;
let host: string;
/**
 * A host that has stopped. A stopped host is needed, because a host that only missed a heartbeat counts as running
 * shortly after a start of Postgres.
 */
let gone: string;

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
});
afterAll(async () => {
  await modules?.close();
});
beforeEach(async () => {
  await modules.sql(`DELETE FROM accounts`);
  await modules.sql(`DELETE FROM session_hosts`);
  [host, gone] = [newId(), newId()];
  await modules.sql(`INSERT INTO session_hosts (id) VALUES ($1)`, [host]);
});

/**
 * Stores sessions with epoch 1 that differ from a usual session by these assignments. `:host` is the id of a running
 * host, and `:gone` is the id of a host that has stopped.
 */
async function sessions<Name extends string>(
  usual: string,
  others: Readonly<Record<Name, string>>,
): Promise<Readonly<Record<Name | 'usual', BotId>>> {
  const found: Record<string, BotId> = {};
  for (const [name, other] of Object.entries<string>({ usual: '', ...others })) {
    const { botId } = await makeOwner(modules);
    for (const change of [usual, other]) {
      const set = change.replaceAll(':host', `'${host}'`).replaceAll(':gone', `'${gone}'`);
      if (set) await modules.sql(`UPDATE bot_sessions SET ${set} WHERE bot_id = $1`, [botId]);
    }
    found[name] = botId;
  }
  return found as Record<Name | 'usual', BotId>;
}

/** The sessions whose rows the action changes. */
async function changedBy(bots: Readonly<Record<string, BotId>>, action: () => Promise<unknown>): Promise<string[]> {
  const read = async (): Promise<Map<string, string>> =>
    new Map((await modules.sql(`SELECT bot_id, to_jsonb(s)::text AS text FROM bot_sessions s`)).map((row) => [row['bot_id'], row['text']]));
  const before = await read();
  await action();
  const after = await read();
  return Object.keys(bots).filter((name) => before.get(bots[name]!) !== after.get(bots[name]!));
}
const column = async (botId: BotId, name: string): Promise<unknown> =>
  (await modules.sql(`SELECT ${name} AS value FROM bot_sessions WHERE bot_id = $1`, [botId]))[0]!['value'];

test('a free session that should run is claimed, the most recently active first', async () => {
  const bots = await sessions(`last_message_at = now() - interval '2 hours'`, {
    'of a host that left': `host_id = :gone, last_message_at = now() - interval '1 hour'`,
    'never active': `last_message_at = NULL`,
    stopped: `desired = 'stopped'`,
    'of a living host': `host_id = :host`,
    'left to others': '',
  });
  const name = (botId: BotId): string => Object.entries(bots).find(([, id]) => id === botId)![0];
  const other = newId();
  expect(await claimFree(sql, other, 10, [])).toEqual([]);
  const first = await claimFree(sql, host, 1, [bots['left to others']]);
  expect(first.map(({ botId, epoch }) => [name(botId), epoch])).toEqual([['of a host that left', '2']]);
  const rest = await claimFree(sql, host, 10, [bots['left to others']]);
  expect(rest.map(({ botId }) => name(botId)).toSorted()).toEqual(['never active', 'usual']);
  expect((await findHeld(sql, host)).map(({ botId }) => name(botId)).toSorted()).toEqual(
    ['never active', 'of a host that left', 'of a living host', 'usual'].toSorted(),
  );
});

test('one session is claimed from nobody, from itself or from a host that left', async () => {
  const second = newId();
  await modules.sql(`INSERT INTO session_hosts (id) VALUES ($1)`, [second]);
  const bots = await sessions('', {
    'of this host': `host_id = :host`,
    'of a host that left': `host_id = :gone`,
    'of another host': `host_id = '${second}'`,
    stopped: `desired = 'stopped'`,
  });
  const claimed: string[] = [];
  for (const [name, botId] of Object.entries(bots)) if (await claimOne(sql, host, botId, false)) claimed.push(name);
  expect(claimed).toEqual(['usual', 'of this host', 'of a host that left']);
  expect(await claimOne(sql, host, bots.stopped, true)).toMatchObject({ epoch: '2', desired: 'stopped' });
  await modules.sql(`UPDATE bot_sessions SET host_id = NULL WHERE bot_id = $1`, [bots.usual]);
  expect(await claimOne(sql, gone, bots.usual, false)).toBeNull();
});

test('a host releases only what it still holds, and shows that it will be connected again', async () => {
  const bots = await sessions(`host_id = :host, status = 'online'`, {
    offline: `status = 'offline'`,
    stopped: `desired = 'stopped'`,
    'claimed since': `epoch = 2`,
    'of another host': `host_id = :gone`,
    'not released': '',
  });
  const leases = Object.entries(bots)
    .filter(([name]) => name !== 'not released')
    .map(([, botId]) => ({ botId, epoch: '1' }));
  expect(await changedBy(bots, () => release(sql, host, leases))).toEqual(['usual', 'offline', 'stopped']);
  const states = await Promise.all([bots.usual, bots.offline, bots.stopped].map((botId) => column(botId, 'status')));
  expect(states).toEqual(['initing', 'offline', 'online']);
});

test('the time of the last message is written by the host that holds the session', async () => {
  const bots = await sessions(`host_id = :host`, { 'of another host': `host_id = :gone`, silent: '' });
  const seen = new Map([bots.usual, bots['of another host']].map((botId) => [botId, new Date()]));
  expect(await changedBy(bots, () => touch(sql, host, seen))).toEqual(['usual']);
});

test('an update is written under its epoch and while the session should run; a stopped one still goes offline', async () => {
  const update = { status: 'online', phone: '6281', lid: '77' } as const;
  const bots = await sessions('', { 'claimed since': `epoch = 2`, stopped: `desired = 'stopped'` });
  const write = (change: Parameters<typeof writeUpdate>[2]) => async (): Promise<void> => {
    for (const botId of Object.values<BotId>(bots)) await writeUpdate(sql, { botId, epoch: '1' }, change, null);
  };
  expect(await changedBy(bots, write(update))).toEqual(['usual']);
  expect(await changedBy(bots, write({ status: 'offline', reason: 'logged_out', final: true }))).toEqual(['usual']);
  expect(await column(bots.usual, 'desired')).toBe('stopped');
  await modules.sql(`UPDATE bot_sessions SET desired = 'running' WHERE bot_id = $1`, [bots.usual]);
  expect(await changedBy(bots, write({ status: 'offline', reason: 'stopped', final: false }))).toEqual(['usual', 'stopped']);
});

test('an end for good forgets the number, the outage and the way of linking; a pause keeps them', async () => {
  const before = `outage_since = now(), outage_cause = 'connection', pairing_phone = '6281', phone = '6281', lid = '77', linked_since = '2026-01-01'`;
  const bots = await sessions(before, { online: '', 'of another number': '', paused: '' });
  await modules.sql(`UPDATE bot_sessions SET active_number = bot_id::text`);
  const write = (botId: BotId, change: Parameters<typeof writeUpdate>[2]): Promise<unknown> =>
    writeUpdate(sql, { botId, epoch: '1' }, change, null);
  await write(bots.usual, { status: 'offline', reason: 'logged_out', final: true });
  await write(bots.paused, { status: 'offline', reason: 'stopped', final: false });
  await write(bots.online, { status: 'online', phone: '6281', lid: null });
  await write(bots['of another number'], { status: 'online', phone: '6282', lid: '78' });
  const rows = await modules.sql(
    `SELECT bot_id, desired, active_number IS NOT NULL AS number, outage_since IS NOT NULL AS outage, outage_cause IS NOT NULL AS cause,
       pairing_phone IS NOT NULL AS pairing, phone, lid, linked_since < now() - interval '1 minute' AS linked FROM bot_sessions`,
  );
  const of = (botId: BotId): unknown => {
    const { bot_id: _, ...rest } = rows.find((row) => row['bot_id'] === botId)!;
    return rest;
  };
  const kept = { desired: 'running', number: true, outage: true, cause: true, pairing: false, phone: '6281', lid: '77', linked: true };
  expect(of(bots.usual)).toEqual({ ...kept, desired: 'stopped', number: false, outage: false, cause: false });
  expect(of(bots.paused)).toEqual({ ...kept, pairing: true });
  expect(of(bots.online)).toEqual(kept);
  expect(of(bots['of another number'])).toEqual({ ...kept, phone: '6282', lid: '78', linked: false });
});

/** A session in which every column has a value. */
const everything = `status = 'qr', reason = 'connection', detail = 'x', qr = '{"token": "t"}', pairing_code = 'ABCD', passkey = '{"attempt": "a"}',
  pairing_phone = '6281', phone = '6281', lid = '77', linked_since = '2026-01-01', active_number = '6281', outage_since = '2026-01-01',
  outage_cause = 'deaf', since = '2026-01-01', stopped_at = '2026-01-01', last_message_at = '2026-01-01', host_id = :host`;

test('each write about a session changes its own columns and leaves the others', async () => {
  const [now, none] = [expect.any(Date), { qr: null, pairing_code: null, passkey: null }];
  const noOutage = { outage_since: null, outage_cause: null };
  const qr = { token: 'u', expiresAt: '2026-01-01T00:00:00Z', attempt: 1, attempts: 5 };
  const write =
    (update: Parameters<typeof writeUpdate>[2], detail: string | null = null) =>
    (botId: BotId): Promise<unknown> =>
      writeUpdate(sql, { botId, epoch: '1' }, update, detail);
  const acts: readonly (readonly [act: (botId: BotId) => Promise<unknown>, changes: object, more?: string])[] = [
    [
      (botId) => wantRunning(sql, botId, '6281'),
      { desired: 'running', status: 'initing', since: now, reason: null, detail: null },
      `desired = 'stopped'`,
    ],
    [(botId) => wantRunning(sql, botId, '6282'), { reason: null, detail: null, qr: null, pairing_code: null, pairing_phone: '6282' }],
    [
      (botId) => wantStopped(sql, botId),
      {
        ...{ ...none, ...noOutage, desired: 'stopped', status: 'offline', reason: 'stopped', detail: null },
        ...{ pairing_phone: null, active_number: null, since: now, stopped_at: now },
      },
    ],
    [write({ status: 'qr', qr, pairingCode: 'EFGH' }, 'y'), { reason: null, detail: 'y', qr, pairing_code: 'EFGH', passkey: null }],
    [write({ status: 'initing', reason: 'replaced' }), { ...none, status: 'initing', reason: 'replaced', detail: null, since: now }],
    [
      write({ status: 'offline', reason: 'banned', final: true }, 'z'),
      {
        ...{ ...none, ...noOutage, desired: 'stopped', status: 'offline', reason: 'banned', detail: 'z' },
        ...{ pairing_phone: null, active_number: null, since: now },
      },
    ],
    [(botId) => end(sql, { botId, epoch: '1' }), noOutage],
    [(botId) => release(sql, host, [{ botId, epoch: '1' }]), { host_id: null, status: 'initing' }],
    [(botId) => claimOne(sql, host, botId, false), { host_id: host, epoch: '2' }, `host_id = :gone`],
    [() => claimFree(sql, host, 9, []), { host_id: host, epoch: '2' }, `host_id = NULL`],
    [
      (botId) => giveUp(sql, botId),
      {
        ...{ qr: null, pairing_code: null, ...noOutage, desired: 'stopped', status: 'offline', reason: 'number_moved', detail: null },
        ...{ pairing_phone: null, active_number: null, host_id: null, epoch: '2', since: now },
      },
    ],
    [(botId) => touch(sql, host, new Map([[botId, new Date()]])), { last_message_at: now }],
    [(botId) => writeHealth(sql, { botId, epoch: '1' }, { why: 'x' }), { health: { newChats: null, readAt: null, why: 'x' } }],
  ];
  for (const [nth, [act, changes, more = '']] of acts.entries()) {
    const { usual } = await sessions(everything, {});
    if (more) await modules.sql(`UPDATE bot_sessions SET ${more.replace(':gone', `'${gone}'`)}`);
    const found = await written(sql, { table: 'bot_sessions', key: 'bot_id', value: usual }, () => act(usual));
    expect([nth, found]).toEqual([nth, changes]);
    await modules.sql(`DELETE FROM accounts`);
  }
});

test('a claimed session says whether its passkey attempt was lost', async () => {
  const bots = await sessions(`host_id = :host`, { attempting: `passkey = '{"attempt": "a"}'` });
  const lost: unknown[] = [];
  for (const botId of Object.values<BotId>(bots)) lost.push((await claimOne(sql, host, botId, false))!.passkeyLost);
  expect(lost).toEqual([false, true]);
  const held = await findHeld(sql, host);
  expect(held.filter(({ passkeyLost }) => passkeyLost).map(({ botId }) => botId)).toEqual([bots.attempting]);
});

test('a state lasts since it began', async () => {
  const bots = await sessions(`status = 'online', since = '2026-01-01'`, {
    offline: `status = 'offline'`,
    'wanted again': `desired = 'stopped'`,
  });
  const isKept = async (botId: BotId): Promise<unknown> => column(botId, `since = '2026-01-01'`);
  await wantRunning(sql, bots.usual, null);
  await wantRunning(sql, bots.offline, null);
  await wantRunning(sql, bots['wanted again'], null);
  expect(await Promise.all([bots.usual, bots.offline, bots['wanted again']].map(isKept))).toEqual([true, false, false]);
  expect(await Promise.all([bots.usual, bots.offline, bots['wanted again']].map((botId) => column(botId, 'status')))).toEqual([
    'online',
    'initing',
    'initing',
  ]);
  await writeUpdate(sql, { botId: bots.usual, epoch: '1' }, { status: 'online', phone: '6281', lid: null }, null);
  expect(await isKept(bots.usual)).toBe(true);
  await wantStopped(sql, bots.usual);
  expect(await isKept(bots.usual)).toBe(false);
  await modules.sql(`UPDATE bot_sessions SET since = '2026-01-01' WHERE bot_id = $1`, [bots.usual]);
  await wantStopped(sql, bots.usual);
  expect(await isKept(bots.usual)).toBe(true);
});

test('a start keeps the code of the same way of linking, and why an interrupted session is not online', async () => {
  const shown = `qr = '{"code": "x"}', pairing_code = 'ABCD', reason = 'connection', detail = 'x'`;
  const bots = await sessions(`status = 'qr', ${shown}`, { 'by number': `pairing_phone = '6281'`, online: `status = 'online'` });
  await wantRunning(sql, bots.usual, null);
  await wantRunning(sql, bots['by number'], null);
  await wantRunning(sql, bots.online, null);
  const state = async (botId: BotId): Promise<unknown> =>
    (
      await modules.sql(
        `SELECT qr IS NOT NULL AS qr, pairing_code AS code, reason, detail, pairing_phone AS phone FROM bot_sessions WHERE bot_id = $1`,
        [botId],
      )
    )[0];
  expect(await state(bots.usual)).toEqual({ qr: true, code: 'ABCD', reason: null, detail: null, phone: null });
  expect(await state(bots['by number'])).toEqual({ qr: false, code: null, reason: null, detail: null, phone: null });
  expect(await state(bots.online)).toEqual({ qr: true, code: 'ABCD', reason: 'connection', detail: null, phone: null });
});

test('what WhatsApp tells about a number is written under the epoch, and adds to what is known', async () => {
  const bots = await sessions(`health = '{"why": "before"}'`, { 'claimed since': `epoch = 2` });
  const write = async (): Promise<void> => {
    for (const botId of Object.values<BotId>(bots)) {
      await writeHealth(sql, { botId, epoch: '1' }, { readAt: '5' });
      await writeRestriction(sql, { botId, epoch: '1' }, null);
    }
  };
  expect(await changedBy(bots, write)).toEqual(['usual']);
  expect(await column(bots.usual, 'health')).toEqual({ newChats: null, readAt: '5', why: 'before' });
});

test('whether a bot may send is known from its own session', async () => {
  const until = new Date('2026-12-24T03:00:00Z');
  const bots = await sessions(`status = 'online', phone = '6281', linked_since = '2026-01-01T00:00:00Z'`, {
    stopped: `desired = 'stopped'`,
    'not online': `status = 'initing', phone = NULL, linked_since = NULL`,
    'restricted until then': `restriction = 'until', restricted_until = '2026-12-24T03:00:00Z'`,
    'restricted without an end': `restriction = 'unknown', restricted_until = '2026-12-24T03:00:00Z'`,
    'never linked': '',
  });
  await modules.sql(`DELETE FROM bot_sessions WHERE bot_id = $1`, [bots['never linked']]);
  const now = new Date('2026-12-01T00:00:00Z');
  const linked = { phone: '6281', linkedSince: new Date('2026-01-01T00:00:00Z') };
  const usual = { wanted: true, online: true, restrictedUntil: null, restriction: null, newChats: null, ...linked };
  const wanted: Record<keyof typeof bots, object> = {
    usual,
    stopped: { ...usual, wanted: false },
    'not online': { ...usual, online: false, phone: null, linkedSince: null },
    'restricted until then': { ...usual, restrictedUntil: until, restriction: { kind: 'until', until } },
    'restricted without an end': { ...usual, restrictedUntil: until, restriction: { kind: 'unknown', resumeAt: until } },
    'never linked': { ...usual, wanted: false, online: false, phone: null, linkedSince: null },
  };
  for (const [name, botId] of Object.entries<BotId>(bots)) {
    expect([name, await findSendState(sql, botId, now)]).toEqual([name, wanted[name as keyof typeof bots]]);
    expect([name, await findNumber(sql, botId)]).toEqual([name, (wanted[name as keyof typeof bots] as { phone: string | null }).phone]);
    expect([name, (await findSession(sql, botId))?.bot_id ?? null]).toEqual([name, name === 'never linked' ? null : botId]);
  }
});

test('what is written about one session changes no other one of the same epoch', async () => {
  const bots = await sessions(`outage_since = now(), outage_cause = 'connection'`, { other: '' });
  const lease = { botId: bots.usual, epoch: '1' };
  const restriction = { kind: 'until', until: new Date('2026-12-24T03:00:00Z') } as const;
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    health: () => writeHealth(sql, lease, { readAt: '5' }),
    restriction: () => writeRestriction(sql, lease, restriction),
    'end of an outage': () => end(sql, lease),
    update: () => writeUpdate(sql, lease, { status: 'offline', reason: 'stopped', final: false }, null),
    start: () => wantRunning(sql, bots.usual, '6281'),
    stop: () => wantStopped(sql, bots.usual),
  };
  for (const [name, act] of Object.entries(acts)) expect([name, await changedBy(bots, act)]).toEqual([name, ['usual']]);
  expect(await column(bots.usual, 'health')).toEqual({ newChats: null, readAt: '5', why: null });
});

test('a session shows whether its own host is alive', async () => {
  const bots = await sessions('', { held: `host_id = :host`, 'of a host that left': `host_id = :gone` });
  const alive: unknown[] = [];
  for (const [name, botId] of Object.entries<BotId>(bots)) alive.push([name, (await findSession(sql, botId))!.host_alive]);
  expect(alive).toEqual([
    ['usual', false],
    ['held', true],
    ['of a host that left', false],
  ]);
});

test('an outage ends once, under its epoch', async () => {
  const bots = await sessions(`outage_since = now(), outage_cause = 'connection'`, {
    'claimed since': `epoch = 2`,
    none: `outage_since = NULL, outage_cause = NULL`,
  });
  const ended: string[] = [];
  const all = async (): Promise<void> => {
    for (const [name, botId] of Object.entries(bots)) if (await end(sql, { botId, epoch: '1' })) ended.push(name);
  };
  expect(await changedBy(bots, all)).toEqual(['usual']);
  await all();
  expect(ended).toEqual(['usual']);
});

test('a number has one session, and the one that gives it up is locked out', async () => {
  const bots = await sessions(`host_id = :host`, {
    second: `active_number = '6281', status = 'online', outage_since = now(), outage_cause = 'connection'`,
    'claimed since': `epoch = 2`,
    stopped: `desired = 'stopped'`,
  });
  await sql.transaction(async (tx) => {
    expect(await findHolder(tx, '6281', bots.usual)).toBe(bots.second);
    expect(await findHolder(tx, '6281', bots.second)).toBeNull();
    expect(await findHolder(tx, '6282', bots.usual)).toBeNull();
    const held: string[] = [];
    for (const [name, botId] of Object.entries(bots)) if (await isHeld(tx, { botId, epoch: '1' })) held.push(name);
    expect(held).toEqual(['usual', 'second']);
  });
  expect(await changedBy(bots, () => giveUp(sql, bots.second))).toEqual(['second']);
  const [row] = await modules.sql(
    `SELECT desired, status, active_number, outage_since, outage_cause, host_id, epoch::int AS epoch FROM bot_sessions WHERE bot_id = $1`,
    [bots.second],
  );
  expect(row).toEqual({
    desired: 'stopped',
    status: 'offline',
    active_number: null,
    outage_since: null,
    outage_cause: null,
    host_id: null,
    epoch: 2,
  });
});
