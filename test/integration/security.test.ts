import { createHmac, randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pathOf } from '../../contracts/http/route.ts';
import { jobs } from '../../contracts/jobs/catalogue.ts';
import { waitFor } from '../support/wait-for.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { Owner } from '../support/owners.ts';
import { contractRoutes, openRoutes } from '../support/routes.ts';

let app: TestApp;
let owner: Owner;
let other: Owner;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
  [owner, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
});
afterAll(() => app.close());

test.each([
  ['/chat/export/contacts?format=csv', 'kontak.csv', 'text/csv; charset=utf-8'],
  ['/chat/export/messages?format=csv', 'pesan.csv', 'text/csv; charset=utf-8'],
  ['/chat/export/contacts?format=xlsx', 'kontak.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['/products/export?format=csv', 'produk.csv', 'text/csv; charset=utf-8'],
])('%s is a file of that name and type, which no cache keeps and no browser opens as a page', async (path, name, type) => {
  const { headers } = await fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${owner.token}` } });
  expect(Object.fromEntries(headers)).toMatchObject({
    ...{ 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    ...{ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
  });
});

describe('a token', () => {
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (header: object, claims: object, secret: string) => {
    const text = `${base64(header)}.${base64(claims)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  /** The claims of the owner's own token. The tokens below are wrong only in their signature. */
  const claims = () => JSON.parse(Buffer.from(owner.token.split('.')[1]!, 'base64url').toString()) as object;

  test('is asked for by every route that is not open', async () => {
    const open: string[] = [];
    for (const { name, method, path } of contractRoutes.filter((route) => !openRoutes.includes(route.name))) {
      const { status, body } = await app.api().call(method, path.replace(/:\w+/g, owner.userId));
      if (status !== 401 || typeof body.error !== 'string') open.push(`${name}: ${status}`);
    }
    expect(open).toEqual([]);
  });

  test.each<[string, () => string]>([
    ['signed by nobody', () => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims())}.`],
    ['signed by nobody, with a signature', () => `${base64({ alg: 'none' })}.${base64(claims())}.AAAA`],
    ['signed with another key', () => signed({ alg: 'HS256', typ: 'JWT' }, claims(), 'another-secret')],
    ['signed with the app secret itself', () => signed({ alg: 'HS256', typ: 'JWT' }, claims(), 'test-app-secret-test-app-secret-test')],
    ['cut', () => owner.token.slice(0, -3)],
    [
      'with another owner in it',
      () =>
        owner.token
          .split('.')
          .with(1, base64({ ...claims(), sub: other.userId }))
          .join('.'),
    ],
    ['of a stranger kind', () => 'x'.repeat(5_000)],
  ])('%s is refused', async (_what, token) => {
    expect((await app.api(token()).get('/profile')).status).toBe(401);
  });

  test('is only taken from the bearer header', async () => {
    expect((await app.api().get(`/profile?token=${owner.token}`)).status).toBe(401);
    expect((await app.api().call('GET', '/profile', undefined, { Cookie: `token=${owner.token}` })).status).toBe(401);
    expect((await app.api().call('GET', '/profile', undefined, { Authorization: `bearer ${owner.token}` })).status).toBe(200);
  });
});

describe('another owner', () => {
  test('is refused on every route that carries a user id', async () => {
    for (const { name, method, path } of contractRoutes.filter(({ path }) => path.includes(':userId'))) {
      expect({ name, status: (await owner.api.call(method, pathOf(path, { userId: other.userId }))).status }).toEqual({
        name,
        status: 403,
      });
    }
    for (const path of ['/bot/start', '/bot/stop']) expect((await owner.api.post(path, { userId: other.userId })).status).toBe(403);
  });
});

describe('answers', () => {
  test('carry strict headers and a request id, and are stored nowhere', async () => {
    const { headers } = await owner.api.get('/profile');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self'(?! 'unsafe)/);
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy).not.toContain('facebook');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('keep a sane request id from the proxy and no other', async () => {
    expect((await owner.api.call('GET', '/profile', undefined, { 'X-Request-Id': 'proxy-id-12345' })).headers.get('x-request-id')).toBe(
      'proxy-id-12345',
    );
    expect((await owner.api.call('GET', '/profile', undefined, { 'X-Request-Id': '<script>' })).headers.get('x-request-id')).not.toContain(
      'script',
    );
  });
});

test('logs hold no token, password, address or code, and every line is one object with its event', async () => {
  const server = app.servers[0]!;
  const wrong = 'salah-sekali-9\n{"event":"forged"}';
  await app.api().post('/auth/login', { email: owner.email, password: wrong });
  await app.api().post('/auth/verify-otp', { email: owner.email, otp: '918273' });
  await owner.api.call('GET', '/profile?token=dari-alamat', undefined, { Cookie: `device=${'d'.repeat(43)}` });
  const { headers } = await owner.api.get('/profile');
  const last = headers.get('x-request-id')!;
  await waitFor(() => server.output.some((line) => line.includes(last)), { what: 'the line of the last request' });
  const output = server.output.join('\n');
  const secrets = [owner.token, owner.password, owner.email, other.email, 'salah-sekali-9', '918273', 'dari-alamat', 'd'.repeat(43)];
  for (const secret of secrets) expect(output).not.toContain(secret);
  const lines = server.output.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines)
    expect(line).toMatchObject({ event: expect.any(String), time: expect.stringMatching(/Z$/), level: expect.any(String) });
});

test('a refused access is a line that names who, what and how it ended', async () => {
  const { status, headers } = await owner.api.get(`/bot/status/${other.userId}`);
  expect(status).toBe(403);
  const requestId = headers.get('x-request-id');
  const line = await waitFor(() => app.servers[0]!.events.find((one) => one['requestId'] === requestId && one.event === 'http.request'), {
    what: 'the line of the request',
  });
  expect(line).toMatchObject({ personId: owner.userId, method: 'GET', route: '/api/bot/status/:userId', status: 403 });
});

const randomAddress = () => `203.0.113.${randomInt(256)}`;

describe('the operator’s pages', () => {
  const call = (path: string, password?: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${app.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(password ? { Authorization: `Basic ${Buffer.from(`ops:${password}`).toString('base64')}` } : {}), ...headers },
    });

  test.each(['/metrics', '/ops/queues', '/ops/queues/api/queues', '/ops'])('%s asks for the password', async (path) => {
    expect((await call(path)).status).toBe(401);
    expect((await call(path, 'wrong-password')).status).toBe(401);
    const opened = await call(path, 'test-ops-password');
    expect(opened.status).toBeLessThan(400);
    expect(opened.headers.get('cache-control')).toBe('no-store');
  });

  test('show numbers without owners in them, and the queues', async () => {
    const metrics = await (await call('/metrics', 'test-ops-password')).text();
    expect(metrics).toContain('http_request_seconds_bucket');
    expect(metrics).toContain('route="/api/profile"');
    expect(metrics).not.toContain(owner.userId);
    const queues = await (await call('/ops/queues/api/queues', 'test-ops-password')).json();
    const described = Object.fromEntries(queues.queues.map((one: { name: string; description?: string }) => [one.name, one.description]));
    expect(queues.queues.map((one: { displayName?: string }) => one.displayName)).toContain('Jawaban bot (replies)');
    expect(described).toMatchObject({ mail: expect.stringContaining('OTP'), replies: expect.stringContaining('Jawaban bot') });
    expect(Object.keys(described).toSorted()).toEqual([...new Set(Object.values(jobs).map(({ queue }) => queue))].toSorted());
  });

  test('are changed from their own pages only', async () => {
    const pause = (headers: Record<string, string>) => call('/ops/queues/api/queues/mail/pause', 'test-ops-password', headers, 'PUT');
    for (const foreign of [{}, { Origin: 'https://evil.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }])
      expect((await pause(foreign as Record<string, string>)).status).toBe(403);
    expect((await pause({ Origin: app.url })).status).toBeLessThan(300);
    expect((await call('/ops/queues/api/queues/mail/resume', 'test-ops-password', { Origin: app.url }, 'PUT')).status).toBeLessThan(300);
  });

  test('bear ten wrong passwords of one address, not of another, and each leaves a trace', async () => {
    const server = await app.startServer({ RATE_LIMITS: 'true', TRUST_PROXY: '1' });
    const open = async (password: string | null, from: string) => {
      // A client may write any address into the header. The proxy appends the client's real address.
      const headers = {
        'X-Forwarded-For': `${randomAddress()}, ${from}`,
        ...(password && { Authorization: `Basic ${btoa(`ops:${password}`)}` }),
      };
      return (await fetch(`${server.url}/metrics`, { headers })).status;
    };
    for (let nth = 0; nth < 20; nth += 1) expect(await open(null, '10.1.1.1')).toBe(401); // like a browser's first request, without a password
    for (let nth = 0; nth < 12; nth += 1) expect(await open('test-ops-password', '10.1.1.1')).toBe(200);
    for (let nth = 0; nth < 10; nth += 1) expect(await open(`guess-${nth}`, '10.1.1.1')).toBe(401);
    expect(await open('test-ops-password', '10.1.1.1')).toBe(429);
    expect(await open('test-ops-password', '10.1.1.2')).toBe(200);
    // The server's output arrives a moment after its answers.
    const traces = await waitFor(
      async () => {
        const found = server.events.filter(({ event }) => event === 'security.operator-failed');
        return found.length >= 10 && found;
      },
      { what: 'a trace of each' },
    );
    expect(traces.map(({ address }) => address)).toEqual(Array(10).fill('10.1.1.1'));
    expect(server.output.join('\n')).not.toContain('guess-');
  });
});
