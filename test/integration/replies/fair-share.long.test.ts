import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import type { Owner } from '../../support/owners.ts';
import { HeldLocks, waitingStatements } from '../../support/stores/held-locks.ts';
import { waitFor } from '../../support/wait-for.ts';

/*
 * The queries of one owner use at most this owner's share of the database, however slow they are. The test makes
 * queries slow by holding locks.
 */
let app: TestApp;
const locks = new HeldLocks(() => app.databaseUrl);

beforeAll(async () => {
  app = await startTestApp({ servers: 2, serverRoles: 'api', workerRoles: 'mail', env: { DATABASE_POOL: '6' } });
});
afterEach(() => locks.release());
afterAll(() => app.close());

const holdAccount = (owner: Owner) => locks.hold('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [owner.userId]);
/** Number of server statements that wait for a lock. */
const waiting = async () => (await app.sql(waitingStatements))[0].count;
/** Requests that each occupy a connection while the account row is locked. */
const clog = (owner: Owner, count: number) =>
  Promise.allSettled(
    Array.from({ length: count }, () =>
      owner.api.put('/user/change-password', { currentPassword: owner.password, newPassword: 'kata-sandi-baru-2' }),
    ),
  );

test('an owner whose requests all wait leaves connections for the others', async () => {
  const [stuck, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
  const release = await holdAccount(stuck);
  const stuckRequests = clog(stuck, 12);
  await waitFor(async () => (await waiting()) >= 2);
  for (let nth = 0; nth < 5; nth += 1) expect((await other.api.get('/profile')).status).toBe(200);
  expect(await waiting()).toBe(2);
  await release();
  await stuckRequests;
});

test.each(['requests', 'sockets'])('%s of an owner take no more than the owner’s share for looking up the login', async (what) => {
  const [stuck, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
  await locks.hold('LOCK TABLE login_sessions IN ACCESS EXCLUSIVE MODE');
  const sockets: Socket[] = [];
  const ask = (owner: Owner) => {
    if (what === 'requests') void owner.api.get('/profile').catch(() => undefined);
    else sockets.push(io(app.url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token: owner.token } }));
  };
  try {
    for (let nth = 0; nth < 12; nth += 1) ask(stuck);
    await waitFor(async () => (await waiting()) >= 2);
    ask(other);
    await waitFor(async () => (await waiting()) === 3, { what: 'two lookups of one owner and one of another' });
    await app.api().get('/health/live');
    expect(await waiting()).toBe(3);
  } finally {
    for (const socket of sockets) socket.disconnect();
  }
});

test('a server whose connections are all taken is still ready', async () => {
  const owners = await Promise.all([app.registerOwner(), app.registerOwner(), app.registerOwner(), app.registerOwner()]);
  const releases = await Promise.all(owners.map(holdAccount));
  const stuckRequests = owners.map((owner) => clog(owner, 6));
  await waitFor(async () => (await waiting()) === 6);
  const { status, body } = await app.api().get('/health/ready');
  expect({ status, body }).toEqual({ status: 200, body: { status: 'ready', parts: { database: 'up', redis: 'up' } } });
  for (const release of releases) await release();
  await Promise.all(stuckRequests);
});

test('a read that takes too long is cancelled at Postgres and reported, while the statement that blocks it continues', async () => {
  const owner = await app.registerOwner();
  await locks.hold('LOCK TABLE conversations IN ACCESS EXCLUSIVE MODE');
  const { status, body } = await owner.api.get('/chat/contacts');
  expect({ status, body }).toEqual({
    status: 503,
    body: { error: 'Permintaan ini terlalu lama dikerjakan. Silakan coba lagi sebentar lagi.', code: 'too_slow' },
  });
  expect(await waiting()).toBe(0);
});

/**
 * Statement timeout of a read (server/http/base/request-scope.ts). A statement that ends after this time was too
 * slow, whatever else happened.
 */
const readLimitMs = 5_000;

test('only the newest search of one owner continues, on any server; another owner’s is not affected', async () => {
  const other = await app.registerOwner();
  const search = (api: Owner['api'], q: string) => api.get(`/chat/contacts?q=${q}`);
  /**
   * One attempt. Returns undefined when the machine was too slow for the read timeout. Such an attempt proves nothing
   * about searches.
   */
  const attempt = async () => {
    const owner = await app.registerOwner();
    const release = await locks.hold('LOCK TABLE messages IN ACCESS EXCLUSIVE MODE');
    const [one, two] = app.servers.map(({ url }) => app.api(owner.token).at(url));
    const startedAt = performance.now();
    const isInTime = () => performance.now() - startedAt < readLimitMs;
    const others = search(other.api, 'a');
    const first = search(one!, 'k');
    await waitFor(async () => (await waiting()) === 2 || !isInTime());
    const second = search(two!, 'ko');
    const superseded = [await first];
    const third = search(one!, 'kop');
    superseded.push(await second);
    const isTold = isInTime();
    await waitFor(async () => (await waiting()) === 2 || !isInTime());
    await release();
    const going = await Promise.all([third, others]);
    return isTold ? { superseded, going } : undefined;
  };
  let seen: Awaited<ReturnType<typeof attempt>>;
  await waitFor(async () => (seen = await attempt()) !== undefined, {
    timeoutMs: 100_000,
    what: 'a try that the machine was quick enough for',
  });
  for (const { status, body } of seen!.superseded)
    expect({ status, body }).toEqual({
      status: 409,
      body: { error: expect.stringMatching(/pencarian yang lebih baru/), code: 'superseded' },
    });
  // On a busy machine the locked table may exceed the read timeout (503). The searches were not superseded in that
  // case either.
  for (const { status } of seen!.going) expect([200, 503]).toContain(status);
});

test('a hundred searches of one owner at once end, the newest with an answer, and none breaks anything', async () => {
  const owner = await app.registerOwner();
  const failures = () => app.servers.flatMap(({ events }) => events).filter(({ event }) => event === 'http.failed').length;
  const before = failures();
  const answers = await Promise.all(Array.from({ length: 100 }, () => owner.api.get('/chat/contacts?q=kopi')));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(statuses).toContain(200);
  expect((await owner.api.get('/profile')).status).toBe(200);
  expect(failures()).toBe(before);
});
