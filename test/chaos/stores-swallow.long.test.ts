import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApiAnswer } from '../support/api.ts';
import { expectOk } from '../support/api.ts';
import { type TestApp, startTestApp } from '../support/test-app.ts';
import { linkOwner, type Owner } from '../support/owners.ts';
import type { Program } from '../support/program.ts';
import { createDatabase, createRedis, type OwnDatabase } from '../support/stores/stores.ts';
import { openTcpProxy, type TcpProxy } from '../support/stores/tcp-proxy.ts';
import { waitFor } from '../support/wait-for.ts';
import type { Phone } from '../support/whatsapp/phone.ts';

/*
 * A store that accepts connections and answers nothing is treated like one that refuses them: requests fail within their time limit, the
 * log has one line, /health/ready reports it to the proxy, and everything recovers by itself.
 */
let database: OwnDatabase;
let redis: Awaited<ReturnType<typeof createRedis>>;
let proxies: Record<'postgres' | 'redis', TcpProxy>;
let app: TestApp;
let owner: Owner;
let ownPhone: string;
let lead: Phone;

beforeAll(async () => {
  [database, redis] = await Promise.all([createDatabase(), createRedis()]);
  const [postgres, toRedis] = await Promise.all([openTcpProxy(database.url), openTcpProxy(redis.url)]);
  proxies = { postgres, redis: toRedis };
  app = await startTestApp({ stores: { postgres: { url: postgres.url }, redis: { url: toRedis.url } }, env: { RATE_LIMITS: 'true' } });
  owner = await app.registerOwner();
  ownPhone = await linkOwner(app, owner);
  lead = await app.sandbox.phone();
  await expectOk(owner.api.post('/prompt', { prompt: 'Toko kaos', alamat: 'Tebet' }));
});
afterAll(async () => {
  proxies?.postgres.carry();
  proxies?.redis.carry();
  await app?.close();
  await Promise.all([proxies?.postgres.close(), proxies?.redis.close()]);
  await Promise.all([database?.drop(), redis?.stop()]);
});

/** Maximum duration of a panel request, whichever store does not answer. */
const longestMs = 5_000;

interface Timed extends ApiAnswer {
  readonly ms: number;
}
async function timed(call: Promise<ApiAnswer>): Promise<Timed> {
  const startedAt = performance.now();
  const answer = await call;
  return { ...answer, ms: performance.now() - startedAt };
}
const programs = (): Program[] => [...app.servers, ...app.workers];
const linesOf = (program: Program, from: number, event: string): string[] =>
  program.output.slice(from).filter((line) => line.includes(`"event":"${event}"`));
const readyStatus = async (program: Program): Promise<number> => (await fetch(`${program.url}/api/health/ready`)).status;
const login = () => app.api().post('/auth/login', { email: owner.email, password: owner.password });

/** Current end of each program's log. */
const marks = (): Map<Program, number> => new Map(programs().map((program) => [program, program.output.length]));

async function oneLineEach(store: 'database' | 'redis', since: Map<Program, number>): Promise<void> {
  for (const [program, from] of since) {
    await waitFor(() => linesOf(program, from, `${store}.back`).length > 0, { what: `${store}.back of the ${program.kind}` });
    expect(linesOf(program, from, `${store}.away`)).toHaveLength(1);
    expect(linesOf(program, from, `${store}.back`)).toHaveLength(1);
  }
}

test('a Postgres that swallows: a sentence with 503 in time for every request, not ready, one line, and all goes on', async () => {
  const since = marks();
  proxies.postgres.swallow();
  const asked = [
    ...Array.from({ length: 20 }, () => owner.api.get('/profile')),
    ...Array.from({ length: 5 }, () => owner.api.get('/chat/contacts')),
    owner.api.post('/prompt', { prompt: 'Toko gelas', alamat: 'Tebet' }),
    login(),
  ];
  const answers = await Promise.all(asked.map(timed));
  for (const { status, body, ms } of answers) {
    expect({ status, body }).toEqual({ status: 503, body: { error: expect.stringMatching(/^\p{Lu}.+\.$/u), code: 'unavailable' } });
    expect(ms).toBeLessThan(longestMs);
  }
  expect(await Promise.all(programs().map(readyStatus))).toEqual(programs().map(() => 503));
  // The programs have detected the outage by now, so requests fail at once.
  const later = await timed(owner.api.get('/profile'));
  expect(later.status).toBe(503);
  expect(later.ms).toBeLessThan(longestMs);
  for (const [program, from] of since)
    await waitFor(() => linesOf(program, from, 'database.away').length > 0, { what: `the ${program.kind} to say so` });

  proxies.postgres.carry();
  await waitFor(async () => (await owner.api.get('/profile')).status === 200, { what: 'the panel back' });
  await waitFor(async () => (await Promise.all(programs().map(readyStatus))).every((status) => status === 200), { what: 'all ready' });
  await oneLineEach('database', since);
  expect((await lead.ask(ownPhone, 'Halo, ada kaos?')).reply.text).not.toBe('');
});

test('a Redis that swallows: logins go on and are counted, no request waits, one line, and replies go on afterwards', async () => {
  const since = marks();
  proxies.redis.swallow();
  const first = await timed(login());
  expect(first.status).toBe(200);
  expect(first.ms).toBeLessThan(longestMs);
  const calls = ['/profile', '/chat/contacts', '/bot/status', '/bot/logs'].map((path) => timed(owner.api.get(path)));
  for (const { status, ms } of await Promise.all(calls)) {
    expect([200, 503]).toContain(status);
    expect(ms).toBeLessThan(longestMs);
  }
  const wrong = () => timed(app.api().post('/auth/login', { email: owner.email, password: 'bukan-kata-sandinya-1' }));
  const tries: Timed[] = [];
  for (let nth = 0; nth < 40 && tries.at(-1)?.status !== 429; nth += 1) tries.push(await wrong());
  expect(tries.at(-1)?.status).toBe(429);
  expect(Math.max(...tries.map(({ ms }) => ms))).toBeLessThan(longestMs);
  expect(await Promise.all(programs().map(readyStatus))).toEqual(programs().map(() => 503));

  proxies.redis.carry();
  await waitFor(async () => (await Promise.all(programs().map(readyStatus))).every((status) => status === 200), { what: 'all ready' });
  await oneLineEach('redis', since);
  expect((await lead.ask(ownPhone, 'Masih ada kaosnya?')).reply.text).not.toBe('');
});

test('workers that are told to stop while Redis swallows end by themselves', async () => {
  const [workers] = app.workers;
  proxies.redis.swallow();
  const { code, signal } = await workers!.stop();
  expect({ code, signal }).toEqual({ code: 1, signal: null });
  expect(workers!.events.map(({ event }) => event)).toContain('workers.stop-forced');
});
