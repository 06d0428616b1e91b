import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../support/test-app.ts';
import { waitFor } from '../../../support/wait-for.ts';

/*
 * Strangers can register any address, again and again. The work of a login, of a registration and of a typed password
 * must depend on none of it: otherwise its duration shows how many registrations an address has, and one login
 * costs as much as many.
 */
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
});
afterAll(() => app.close());

const password = 'rahasia-sekali-1';
const freshEmail = () => `dewi${randomInt(1e9)}@gmail.com`;
const login = (email: string, secret: string) => app.api().post('/auth/login', { email, password: secret });
const register = (email: string, secret: string) =>
  app.api().post('/auth/register', { fullName: 'Dewi', email, password: secret, packageId: 'ai-trial' });
const verify = (email: string, secret: string) => app.api().post('/auth/verify-otp', { email, otp: '000000', password: secret });

/** As if each code so far was requested from a network of its own, more than a minute ago. */
const anotherNetwork = () => app.sql(`UPDATE otp_codes SET asker = sha256(id::text::bytea), sent_at = sent_at - interval '61 seconds'`);

async function hashRuns(): Promise<number> {
  const page = await fetch(`${app.url}/metrics`, { headers: { Authorization: `Basic ${btoa('ops:test-ops-password')}` } });
  return Number(/^password_hash_runs_total (\d+)/m.exec(await page.text())?.[1] ?? NaN);
}

/** The hashes that one request costs, and its status. */
async function costOf(request: () => Promise<{ status: number }>) {
  const before = await hashRuns();
  const { status } = await request();
  return { status, runs: (await hashRuns()) - before };
}

async function crowded(registrations: number): Promise<string> {
  const email = freshEmail();
  for (let nth = 0; nth < registrations; nth += 1) {
    expect((await register(email, `milik-penyerang-${nth}`)).status).toBe(200);
    await anotherNetwork();
  }
  return email;
}

const mailsTo = (email: string, count: number) =>
  waitFor(
    async () => {
      const mails = await app.sandbox.mails.to(email);
      return mails.length >= count && mails;
    },
    { what: `${count} mails to ${email}` },
  );

describe.each([0, 1, 12])('an address with %i registrations', (registrations) => {
  test('costs one hash for each login, registration and typed password', async () => {
    const email = await crowded(registrations);
    expect(await costOf(() => login(email, 'salah-sekali-9'))).toEqual({ status: 401, runs: 1 });
    expect(await costOf(() => verify(email, 'salah-sekali-9'))).toEqual({ status: 400, runs: 1 });
    const strangers = await mailsTo(email, registrations);
    expect(await costOf(() => register(email, password))).toEqual({ status: 200, runs: 1 });
    expect(await costOf(() => register(email, password))).toEqual({ status: 409, runs: 1 });
    expect(await costOf(() => login(email, password))).toEqual({ status: 403, runs: 1 });
    for (let nth = 0; nth < registrations; nth += 1) expect((await login(email, `milik-penyerang-${nth}`)).status).toBe(403);
    const { code } = await app.sandbox.mails.waitFor(email, { after: strangers.at(-1)?.seq ?? 0 });
    expect(await costOf(() => app.api().post('/auth/verify-otp', { email, otp: code, password }))).toEqual({ status: 200, runs: 1 });
    expect(await costOf(() => login(email, password))).toEqual({ status: 200, runs: 1 });
    expect((await login(email, 'milik-penyerang-0')).status).toBe(401);
  });
});

test('an address with an account costs one hash for a wrong password', async () => {
  const { email } = await app.registerOwner();
  expect(await costOf(() => login(email, 'salah-sekali-9'))).toEqual({ status: 401, runs: 1 });
});

test('a password that can be written in two ways costs two hashes, with an account, with registrations and with neither', async () => {
  const { email } = await app.registerOwner();
  for (const address of [email, await crowded(2), freshEmail()])
    expect(await costOf(() => login(address, 'kafe\u0301-salah-9'))).toEqual({ status: 401, runs: 2 });
});
