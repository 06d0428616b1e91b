import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import type { Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

/*
 * Strangers know only an owner's address. They may guess from any IP address: they use up only their own
 * attempts, and the owner can continue with the browser that logged in before.
 */
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail', env: { RATE_LIMITS: 'true', TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

const freshAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
const post = (path: string, body: object, { from = freshAddress(), cookie = '' } = {}) =>
  app.api().call('POST', path, body, { 'X-Forwarded-For': from, ...(cookie && { Cookie: cookie }) });
const guess = (owner: Owner, at?: { from?: string; cookie?: string }) =>
  post('/auth/login', { email: owner.email, password: 'salah-sekali' }, at);
const logIn = (owner: Owner, at?: { from?: string; cookie?: string }) =>
  post('/auth/login', { email: owner.email, password: owner.password }, at);
const cookieOf = (answer: { headers: Headers }) => answer.headers.get('set-cookie')!.split(';')[0]!;

/**
 * Number of responses with each status. Sends a hundred requests at once: with more, the person's share of the
 * connections to Postgres would refuse some too.
 */
async function statusesOf(count: number, ask: () => Promise<{ status: number }>): Promise<Record<number, number>> {
  const found: Record<number, number> = {};
  for (let left = count; left > 0; left -= 100)
    for (const { status } of await Promise.all(Array.from({ length: Math.min(left, 100) }, ask))) found[status] = (found[status] ?? 0) + 1;
  return found;
}

describe('wrong passwords', () => {
  test('from one address are refused after ten, and only from there', async () => {
    const owner = await app.registerOwner();
    const from = freshAddress();
    expect(await statusesOf(30, () => guess(owner, { from }))).toEqual({ 401: 10, 429: 20 });
    expect((await logIn(owner, { from })).status).toBe(429);
    expect((await logIn(owner)).status).toBe(200);
  });

  test('from everywhere are refused after twenty-five, but the browser that logged in before gets in, from any address', async () => {
    const owner = await app.registerOwner();
    const cookie = cookieOf(await logIn(owner));
    expect(await statusesOf(60, () => guess(owner))).toEqual({ 401: 25, 429: 35 });
    expect((await logIn(owner)).status).toBe(429);
    expect((await logIn(owner, { cookie })).status).toBe(200);
    expect((await logIn(owner, { cookie })).status).toBe(200);
  });

  test('of the known browser itself are bounded too, and its proof is good for this account only', async () => {
    const [owner, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
    const cookie = cookieOf(await logIn(owner));
    expect(await statusesOf(30, () => guess(owner, { cookie }))).toEqual({ 401: 10, 429: 20 });
    await statusesOf(30, () => guess(other));
    expect((await logIn(other, { cookie })).status).toBe(429);
  });

  test.each([
    ['one address', async () => ({ from: freshAddress(), cookie: '' })],
    ['one browser that is known to both', async (owner: Owner) => ({ from: freshAddress(), cookie: cookieOf(await logIn(owner)) })],
  ])('for one account leave another account its own tries, also from %s', async (_where, place) => {
    const [owner, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
    const at = await place(owner);
    if (at.cookie) expect((await logIn(other, at)).status).toBe(200);
    expect(await statusesOf(12, () => guess(owner, at))).toEqual({ 401: 10, 429: 2 });
    expect(await statusesOf(12, () => guess(other, at))).toEqual({ 401: 10, 429: 2 });
  });

  test('count, right ones do not', async () => {
    const owner = await app.registerOwner();
    const from = freshAddress();
    for (let nth = 0; nth < 15; nth += 1) expect((await logIn(owner, { from })).status).toBe(200);
    expect(await statusesOf(12, () => guess(owner, { from }))).toEqual({ 401: 10, 429: 2 });
  });
});

describe('a stolen token', () => {
  const wrong = 'salah-sekali-9';
  const newPassword = 'kata-sandi-baru-4';
  const headers = (cookie: string) => ({ 'X-Forwarded-For': freshAddress(), ...(cookie && { Cookie: cookie }) });
  const confirm = (token: string, password: string, cookie = '') =>
    app.api(token).call('POST', '/auth/confirm-password', { password }, headers(cookie));
  const change = (token: string, currentPassword: string, cookie = '') =>
    app.api(token).call('PUT', '/user/change-password', { currentPassword, newPassword }, headers(cookie));

  test.each([
    ['confirmations', (token: string) => confirm(token, wrong)],
    ['password changes', (token: string) => change(token, wrong)],
  ])('with wrong %s does not keep the owner’s browser from confirming and changing the password', async (_what, attack) => {
    const owner = await app.registerOwner();
    const login = await logIn(owner);
    const cookie = cookieOf(login);
    const { token } = login.body;
    const answers = await statusesOf(30, () => attack(token));
    expect(answers).toEqual({ 400: 12, 429: 18 });
    expect((await confirm(token, owner.password, cookie)).status).toBe(200);
    expect((await change(token, owner.password, cookie)).status).toBe(200);
  });

  test('with wrong confirmations does not use up the changes of a browser that is new', async () => {
    const owner = await app.registerOwner();
    const { token } = (await logIn(owner)).body;
    await statusesOf(30, () => confirm(token, wrong));
    expect((await change(token, owner.password)).status).toBe(200);
  });

  test('does not try more passwords from the owner’s own browser than from elsewhere', async () => {
    const owner = await app.registerOwner();
    const login = await logIn(owner);
    expect(await statusesOf(20, () => confirm(login.body.token, wrong, cookieOf(login)))).toEqual({ 400: 10, 429: 10 });
  });
});

describe('codes', () => {
  test('guessed by strangers from everywhere do not keep the owner’s browser from typing the right one', async () => {
    const owner = await app.registerOwner();
    const cookie = cookieOf(await logIn(owner));
    const { seq } = await app.sandbox.mails.waitFor(owner.email);
    const reset = (otp: string, at?: { cookie: string }) =>
      post('/auth/reset-password', { email: owner.email, otp, newPassword: 'kata-sandi-baru-2' }, at);
    // No code was requested: there is nothing to lock, only a limit of attempts.
    expect((await statusesOf(60, () => reset('000000')))[429]).toBe(35);
    expect((await post('/auth/forgot-password', { email: owner.email }, { cookie })).status).toBe(200);
    const { code } = await app.sandbox.mails.waitFor(owner.email, { after: seq, matches: (mail) => mail.code !== null });
    expect((await reset(code!, { cookie })).status).toBe(200);
  });
});

describe('codes for a new password', () => {
  const ask = (email: string, at?: { from?: string; cookie?: string }) => post('/auth/forgot-password', { email }, at);
  const reset = (owner: Owner, otp: string, at?: { from?: string; cookie?: string }) =>
    post('/auth/reset-password', { email: owner.email, otp, newPassword: 'kata-sandi-baru-2' }, at);
  const codes = async (owner: Owner) => (await app.sandbox.mails.to(owner.email)).filter(({ subject }) => subject.includes('reset')).length;

  test('that strangers request use up none of the owner’s browser, and are limited in total', async () => {
    const owner = await app.registerOwner();
    const cookie = cookieOf(await logIn(owner));
    const from = freshAddress();
    expect((await ask(owner.email, { from })).status).toBe(200);
    expect((await ask(owner.email, { from })).body.code).toBe('otp_too_soon');
    expect(await statusesOf(20, () => ask(owner.email))).toEqual({ 200: 14, 429: 6 });
    expect((await ask(owner.email)).body.code).toBe('otp_day_spent');
    expect((await ask(owner.email, { cookie })).status).toBe(200);
    expect((await ask(owner.email, { cookie })).body.code).toBe('otp_too_soon');
    await waitFor(async () => (await codes(owner)) === 16);
  });

  test('answer strangers the same for an unused address', async () => {
    const email = `tidakada${randomInt(1e9)}@gmail.com`;
    const from = freshAddress();
    expect((await ask(email, { from })).status).toBe(200);
    expect((await ask(email, { from })).body.code).toBe('otp_too_soon');
    for (let nth = 0; nth < 14; nth += 1) expect((await ask(email)).status).toBe(200);
    expect((await ask(email)).body.code).toBe('otp_day_spent');
  });

  test('are not locked by wrong guesses of others, nor replaced by their requests', async () => {
    const owner = await app.registerOwner();
    const cookie = cookieOf(await logIn(owner));
    const { seq } = await app.sandbox.mails.waitFor(owner.email);
    expect((await ask(owner.email, { cookie })).status).toBe(200);
    const { code } = await app.sandbox.mails.waitFor(owner.email, { after: seq, matches: (mail) => mail.code !== null });
    for (let nth = 0; nth < 6; nth += 1) expect((await reset(owner, code === '000000' ? '111111' : '000000')).body.code).toBe('otp_wrong');
    expect((await ask(owner.email)).status).toBe(200);
    expect((await reset(owner, code!, { cookie })).status).toBe(200);
  });

  test('can be typed in another browser than the one that asked', async () => {
    const owner = await app.registerOwner();
    const { seq } = await app.sandbox.mails.waitFor(owner.email);
    expect((await ask(owner.email)).status).toBe(200);
    const { code } = await app.sandbox.mails.waitFor(owner.email, { after: seq, matches: (mail) => mail.code !== null });
    expect((await reset(owner, code!)).status).toBe(200);
    expect((await reset(owner, code!)).status).toBe(400);
  });
});

describe('the cost of an authenticated request', () => {
  const limits: [string, number, (owner: Owner) => Promise<{ status: number }>][] = [
    ['opening orders', 20, (owner) => owner.api.post('/billing/create-transaction', { packageId: 'ai-1000' })],
    ['asking for an order', 60, (owner) => owner.api.get('/billing/orders/WBA-1')],
    ['trying the bot out', 60, (owner) => owner.api.post('/try-out', { messages: [] })],
    ['starting the bot', 60, (owner) => owner.api.post('/bot/start', { userId: owner.userId })],
    ['pairing codes', 10, (owner) => owner.api.post('/bot/pairing-code', { phone: '62812' })],
    ['writing to leads', 120, (owner) => owner.api.post('/chat/contacts/62812/messages', { body: 'a' })],
    ['searching', 120, (owner) => owner.api.get('/chat/contacts?q=a')],
    ['fetching media', 600, (owner) => owner.api.get('/chat/media/x')],
    ['moving to another address', 10, (owner) => owner.api.put('/user/update-email', { newEmail: owner.email })],
    ['changing the password', 10, (owner) => owner.api.put('/user/change-password', { currentPassword: 'x', newPassword: 'y' })],
    ['giving the password', 10, (owner) => owner.api.post('/auth/confirm-password', { password: 'salah-sekali' })],
  ];

  test.each(limits)('%s is bounded per owner', async (_what, most, ask) => {
    const [owner, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
    const { 429: refused, ...passed } = await statusesOf(most + 5, () => ask(owner));
    expect({ refused, passed: Object.values(passed).reduce((sum, count) => sum + count, 0) }).toEqual({ refused: 5, passed: most });
    expect((await ask(other)).status).not.toBe(429);
  });

  test('all of it together is bounded too', async () => {
    const owner = await app.registerOwner();
    const found = await statusesOf(1_300, () => owner.api.get('/bot/status'));
    expect(found[200]).toBeLessThanOrEqual(1_200);
    expect(found[429]).toBeGreaterThanOrEqual(100);
  });
});

describe('traces for the operator', () => {
  const traces = (event: string) => app.servers[0]!.events.filter((one) => one.event === `security.${event}`);
  const metric = async (event: string) => {
    const page = await fetch(`${app.url}/metrics`, { headers: { Authorization: `Basic ${btoa('ops:test-ops-password')}` } });
    const line = (await page.text()).split('\n').find((one) => one.startsWith(`security_events_total{event="${event}"}`));
    return Number(line?.split(' ')[1] ?? 0);
  };

  test('each wrong password, code and step-up, and each limit, is one event with address and hashed account, and is counted', async () => {
    const owner = await app.registerOwner();
    const from = freshAddress();
    const actions: [string, () => Promise<unknown>][] = [
      ['login-failed', () => guess(owner, { from })],
      ['code-wrong', () => post('/auth/verify-otp', { email: owner.email, otp: '000000' }, { from })],
      ['step-up-failed', () => owner.api.call('POST', '/auth/confirm-password', { password: 'salah-sekali' }, { 'X-Forwarded-For': from })],
      ['step-up', () => owner.api.call('POST', '/auth/confirm-password', { password: owner.password }, { 'X-Forwarded-For': from })],
      ['limit-reached', () => statusesOf(12, () => guess(owner, { from }))],
    ];
    const accounts = new Set<unknown>();
    for (const [event, action] of actions) {
      const before = await metric(event);
      await action();
      const [trace] = await waitFor(() => {
        const found = traces(event).filter(({ address }) => address === from);
        return found.length > 0 && found;
      });
      expect(trace).toMatchObject({ address: from, account: expect.stringMatching(/^[\w-]{16}$/) });
      accounts.add(trace!.account);
      expect(await metric(event)).toBeGreaterThan(before);
    }
    expect(accounts.size).toBe(1); // the same account has the same hash everywhere
    expect(traces('login-failed').filter(({ address }) => address === from)).toHaveLength(10);
    expect(app.servers[0]!.output.join('\n')).not.toContain(owner.email);
  });
});
