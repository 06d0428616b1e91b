import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Api } from '../../support/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { Owner } from '../../support/owners.ts';
import { openTcpProxy } from '../../support/stores/tcp-proxy.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;
let owner: Owner;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail', env: { RATE_LIMITS: 'true' } });
  owner = await app.registerOwner();
});
afterAll(() => app.close());

test('a database that goes away is a pause with a sentence, not an error, and the server comes back with it', async () => {
  const database = await openTcpProxy(app.databaseUrl);
  const server = await app.startServer({ DATABASE_URL: database.url });
  const api = new Api(server.url, owner.token);
  expect((await api.get('/profile')).status).toBe(200);
  database.cut();
  const answers = await Promise.all(Array.from({ length: 5 }, () => api.get('/profile')));
  for (const { status, body, headers } of answers) {
    expect({ status, error: body.error, wait: headers.get('retry-after') }).toEqual({
      status: 503,
      error: 'Layanan sedang terganggu. Silakan coba lagi sebentar lagi.',
      wait: '5',
    });
  }
  expect((await api.get('/health/live')).status).toBe(200);
  expect((await api.get('/health/ready')).body.parts).toMatchObject({ database: 'down', redis: 'up' });
  await database.open();
  await waitFor(async () => (await api.get('/profile')).status === 200);
  expect((await api.get('/health/ready')).status).toBe(200);
  await server.stop();
  database.cut();
});

test('without Redis owners still log in, join and change their data; mails wait', async () => {
  await app.redis.call('SHUTDOWN', 'NOSAVE').catch(() => undefined);
  await waitFor(async () => (await app.api().get('/health/ready')).status === 503);
  expect((await owner.api.get('/profile')).status).toBe(200);
  expect((await app.api().post('/auth/login', { email: owner.email, password: owner.password })).status).toBe(200);
  const email = `tanpa${randomInt(1e9)}@gmail.com`;
  expect(
    (await app.api().post('/auth/register', { fullName: 'Tanpa Redis', email, password: 'rahasia-sekali-1', packageId: 'ai-trial' }))
      .status,
  ).toBe(200);
  expect((await app.api().post('/auth/forgot-password', { email: 'tak.dikenal@gmail.com' })).status).toBe(200);
  const { status, body } = await owner.api.put('/user/change-password', {
    currentPassword: owner.password,
    newPassword: 'password-baru-2',
  });
  expect(status).toBe(200);
  expect((await owner.api.as(body.token).get('/profile')).status).toBe(200);
  expect((await owner.api.get('/profile')).status).toBe(401);
  expect(await app.sql(`SELECT state FROM mails WHERE kind = 'otp-verify' ORDER BY created_at DESC LIMIT 1`)).toEqual([
    { state: 'queued' },
  ]);
  expect(app.servers[0]!.hasExited).toBe(false);
  expect(app.servers[0]!.events.filter(({ event }) => event === 'http.failed')).toEqual([]);
});
