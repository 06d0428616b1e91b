import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { root } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/processes/run.mjs';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workers: 0 });
});
afterAll(() => app.close());

const complete = (): Record<string, string> => ({
  PATH: process.env.PATH!,
  PORT: '0',
  DATABASE_URL: app.databaseUrl,
  REDIS_URL: app.redisUrl,
  APP_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEY: 'y'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:1',
  SERVER_ROLES: 'api',
  LOG_LEVEL: 'silent',
});
const start = (env: Record<string, string>) => run(process.execPath, [join(root, 'dist', 'server', 'main.js')], { env });

describe('starting', () => {
  test('reports each wrong setting in one sentence', async () => {
    const { ENCRYPTION_KEY: _, ...env } = complete();
    const { code, output } = await start({ ...env, APP_SECRET: 'short', PORT: '99999', SERVER_ROLES: 'api,kitchen' });
    expect(code).toBe(1);
    expect(output.split('\n').sort()).toEqual([
      'Setting APP_SECRET must have at least 32 characters.',
      'Setting ENCRYPTION_KEY is missing.',
      expect.stringMatching(/^Setting PORT .+\.$/),
      'Setting SERVER_ROLES must list some of: all, api, sessions.',
    ]);
  });

  test.each([
    [{ WORKER_ROLES: 'all', SMTP_URL: '' }, 'Setting SMTP_URL is missing.'],
    [
      { WORKER_ROLES: 'all', VAPID_PUBLIC_KEY: 'B'.repeat(87) },
      /^Settings VAPID_PUBLIC_KEY, .+ belong together: set all of them or none\.$/,
    ],
    [{ WORKER_ROLES: 'all', REDIS_URL: '' }, 'Setting REDIS_URL is missing.'],
  ])('workers with %j say so', async (env, sentence) => {
    const { code, output } = await run(process.execPath, [join(root, 'dist', 'workers', 'main.js')], { env: { ...complete(), ...env } });
    expect({ code, output }).toEqual({ code: 1, output: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence) });
  });

  test('says which port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as AddressInfo;
    for (const name of ['PORT', 'OPS_PORT']) {
      const { code, output } = await start({ ...complete(), [name]: String(port) });
      expect({ name, code, output }).toEqual({
        name,
        code: 1,
        output: `Port ${port} of 127.0.0.1 is taken by another program: stop that one or choose another PORT (or OPS_PORT).`,
      });
    }
    holder.close();
  });

  test('says when the database cannot be reached', async () => {
    const { code, output } = await start({ ...complete(), DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/x' });
    expect(code).toBe(1);
    expect(output).toMatch(/^The server could not start: the database .+\.$/);
    expect(output).not.toContain('secret');
  });

  test('reads a secret from a file', async () => {
    const { code, output } = await start({ ...complete(), APP_SECRET: '', APP_SECRET_FILE: '/nowhere/secret' });
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining('Setting APP_SECRET_FILE names a file that cannot be read: /nowhere/secret.'),
    });
  });
});

describe('health', () => {
  test('is live and ready', async () => {
    expect((await app.api().get('/health/live')).body).toEqual({ status: 'live' });
    expect((await app.api().get('/health/ready')).body).toEqual({ status: 'ready', parts: { database: 'up', redis: 'up' } });
  });

  test('stays live and is not ready while Redis is away, and the process survives it', async () => {
    const server = await app.startServer();
    const api = app.api();
    await app.redis.call('CLIENT', 'PAUSE', '3500', 'ALL').catch(() => undefined);
    const ready = await fetch(`${server.url}/api/health/ready`);
    expect({ status: ready.status, body: await ready.json() }).toMatchObject({
      status: 503,
      body: { status: 'not-ready', parts: { redis: 'down', database: 'up' }, error: expect.any(String) },
    });
    expect((await api.get('/health/live')).status).toBe(200);
    await waitFor(async () => (await api.get('/health/ready')).status === 200);
  });

  test('is not in the log: a balancer asks every second, and the store has a line of its own', async () => {
    const [server] = app.servers;
    for (const path of ['/health/live', '/health/ready']) await app.api().get(path);
    const { headers } = await app.api().get('/public-config');
    const requestId = headers.get('x-request-id');
    await waitFor(() => server!.events.some((one) => one['requestId'] === requestId), { what: 'the line of a later request' });
    expect(server!.events.filter((one) => String(one['route']).startsWith('/api/health'))).toEqual([]);
  });

  test('has a separate port for scrapers', async () => {
    const { freePort } = await import('../../scripts/lib/processes/ports.mjs');
    const port = await freePort();
    await app.startServer({ OPS_PORT: String(port) });
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await metrics.text()).toContain('process_cpu_seconds_total');
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  });
});

test('the workers do all that is done now and then', async () => {
  const worker = await app.startWorker();
  const sweeps = async () => {
    const text = await (await fetch(`${worker.url}/metrics`)).text();
    return [...text.matchAll(/^sweep_seconds_count\{sweep="([^"]+)"/gm)].map(([, name]) => name).toSorted();
  };
  // The first round of each sweep starts within a second.
  const all = await waitFor(async () => (await sweeps()).length >= 18 && sweeps(), { what: 'a round of each sweep' });
  expect(all).toEqual([
    'account-devices',
    'account-rows',
    'due-orders',
    'due-pushes',
    'ended-needs',
    'events',
    'follow-ups',
    'late-handovers',
    'login-sessions',
    'lost-exports',
    'lost-recordings',
    'morning-reports',
    'old-follow-ups',
    'plan-notices',
    'retention',
    'sealing',
    'unanswered-turns',
    'waiting-mails',
  ]);
});

test('the public settings hold what pages need and no secret', async () => {
  const server = await app.startServer({
    META_PIXEL_ID: '123456',
    SUPPORT_WHATSAPP: '6281200000000',
    SUPPORT_EMAIL: 'bantuan@example.com',
    PASSKEY_HELPER_URL: 'https://addons.mozilla.org/firefox/addon/pembantu/',
  });
  const body = await (await fetch(`${server.url}/api/public-config`)).json();
  expect(body).toEqual({
    midtrans: { clientKey: app.sandbox.addresses.midtransClientKey, snapUrl: app.sandbox.addresses.midtransSnap },
    metaPixelId: '123456',
    supportWhatsapp: '6281200000000',
    supportEmail: 'bantuan@example.com',
    passkeyHelperUrl: 'https://addons.mozilla.org/firefox/addon/pembantu/',
    sampleShops: true,
    claims: { proof: null, testimonials: null },
  });
  const policy = (await fetch(server.url)).headers.get('content-security-policy');
  expect(policy).toContain('https://connect.facebook.net');
  expect(policy).toContain(new URL(app.sandbox.addresses.midtransSnap!).origin);
});

describe('ending', () => {
  test('finishes running requests, then closes everything by itself', async () => {
    const server = await app.startServer();
    const slow = fetch(`${server.url}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"siapa@gmail.com"}',
    });
    await waitFor(async () => (await fetch(`${server.url}/api/health/live`)).ok);
    const ended = await server.stop();
    expect((await slow).status).toBe(200);
    expect(ended).toEqual({ code: 0, signal: null });
    expect(server.events.map(({ event }) => event)).toEqual(expect.arrayContaining(['server.stopping', 'server.stopped']));
  });
});

describe('the number of tries', () => {
  test('is bounded for one account, however its address is spelled, and not for another account', async () => {
    const server = await app.startServer({ RATE_LIMITS: 'true' });
    const login = async (email: string) => {
      const answer = await fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: 'salah' }),
      });
      return { status: answer.status, wait: answer.headers.get('retry-after'), body: (await answer.json()) as { error: string } };
    };
    for (let nth = 0; nth < 10; nth += 1) expect((await login(nth % 2 ? 'si.apa@gmail.com' : 'siapa+x@gmail.com')).status).toBe(401);
    const refused = await login('siapa@gmail.com');
    expect(refused.status).toBe(429);
    expect(Number(refused.wait)).toBeGreaterThan(0);
    expect(refused.body.error).toMatch(/^Terlalu banyak percobaan\. Silakan coba lagi dalam \d+ (detik|menit)\.$/);
    expect((await login('orang.lain@gmail.com')).status).toBe(401);
  });

  test('is not passed by 1,000 tries at once, of one account or of many', async () => {
    const server = await app.startServer({ RATE_LIMITS: 'true' });
    const storm = async (emailOf: (nth: number) => string) => {
      const counted = await app.redis.keys('*rate:login:*');
      if (counted.length > 0) await app.redis.del(counted);
      const login = async (nth: number) => {
        const answer = await fetch(`${server.url}/api/auth/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: emailOf(nth), password: 'salah-sekali' }),
        });
        await answer.text();
        return answer.status;
      };
      const statuses = await Promise.all(Array.from({ length: 1_000 }, (_, nth) => login(nth)));
      return { tried: statuses.filter((status) => status === 401).length, refused: statuses.filter((status) => status === 429).length };
    };
    expect(await storm(() => 'satu@gmail.com')).toEqual({ tried: 10, refused: 990 });
    expect(await storm((nth) => `banyak${nth}@gmail.com`)).toEqual({ tried: 200, refused: 800 });
  });
});
