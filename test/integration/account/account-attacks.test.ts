import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api, expectOk } from '../../support/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';
import { Shop } from '../../support/money-shop.ts';

/*
 * Attacks by strangers on the running product, through public routes, in the order an attacker would call
 * them.
 */
let app: TestApp;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api,sessions', workerRoles: 'mail,billing' });
  shop = new Shop(app);
});
afterAll(() => app?.close());

const password = 'rahasia-sekali-1';
const attackersPassword = 'milik-penyerang-9';
const freshEmail = () => `korban${randomInt(1e9)}@gmail.com`;
const register = (email: string, packageId: string, secret = password) =>
  app.api().post('/auth/register', { fullName: 'Putri Ayu', email, password: secret, packageId });
const verify = (email: string, otp: string | null) => app.api().post('/auth/verify-otp', { email, otp });
const login = (email: string, secret: string) => app.api().post('/auth/login', { email, password: secret });
const openPayment = (email: string, packageId: string) =>
  app.api().post<{ token: string | null; orderId: string }>('/auth/midtrans/register-token', { name: 'Putri Ayu', email, packageId });
/** A starting worker sweeps at once. */
const sweep = (): Promise<void> => app.workers[0]!.restart();
const packageOf = async (owner: Owner) => (await expectOk(owner.api.get<any>('/analytics/summary'))).packageId;
const codeFrom = async (email: string, after = 0) => app.sandbox.mails.waitFor(email, { after, matches: ({ code }) => code !== null });

/** A visitor pays for a package and closes the browser before registering. */
async function paidFor(email: string, packageId = 'ai-3000'): Promise<string> {
  const { orderId } = await expectOk(openPayment(email, packageId));
  await shop.at(orderId, 'settle');
  await shop.waitForState(orderId, 'paid');
  return orderId;
}

/** Advances the time of a code and of a payment, in the attacker's favour. */
const aMinutePasses = () => app.sql(`UPDATE otp_codes SET sent_at = sent_at - interval '61 seconds'`);
const anHourPasses = (orderId: string) => app.sql(`UPDATE orders SET paid_at = paid_at - interval '1 hour' WHERE id = $1`, [orderId]);

/**
 * Sweeps until an honest payment that is older than all others was granted: by then the sweep has checked all
 * newer ones.
 */
async function sweepStrays(): Promise<void> {
  const honest = await paidFor(freshEmail());
  const [row] = await app.sql<{ email: string }>(`SELECT email_canonical AS email FROM orders WHERE id = $1`, [honest]);
  await app.registerOwner({ email: row!.email });
  await app.sql(`UPDATE orders SET paid_at = paid_at - interval '1 day' WHERE id = $1`, [honest]);
  await sweep();
  await waitFor(async () => (await app.sql(`SELECT 1 FROM orders WHERE id = $1 AND granted_at IS NOT NULL`, [honest])).length === 1, {
    what: 'the honest payment given',
  });
}

describe('a paid registration', () => {
  test('is not stolen by moving an account to its address', async () => {
    const victim = freshEmail();
    const orderId = await paidFor(victim);
    await anHourPasses(orderId);
    const attacker = await app.registerOwner();
    await attacker.api.put('/user/update-email', { newEmail: victim });
    await sweepStrays();
    expect((await attacker.api.get('/profile')).body.email).toBe(attacker.email);
    expect(await packageOf(attacker)).toBe('ai-trial');
    // The payer gets the purchased package, although the attacker requested a code for that address.
    await expectOk(register(victim, 'ai-3000'));
    const { code } = await app.sandbox.mails.waitFor(victim, { matches: ({ subject }) => subject.includes('verifikasi') });
    await expectOk(verify(victim, code));
    const { body } = await login(victim, password);
    expect(body.package).toMatchObject({ id: 'ai-3000', status: 'active' });
  });

  test('is not opened by somebody who registers the address again: the payer’s code opens it with the payer’s password', async () => {
    const victim = freshEmail();
    await paidFor(victim);
    await expectOk(register(victim, 'ai-3000'));
    const mine = await app.sandbox.mails.waitFor(victim, { matches: ({ subject }) => subject.includes('verifikasi') });
    await aMinutePasses();
    await register(victim, 'ai-3000', attackersPassword);
    const theirs = await codeFrom(victim, mine.seq).catch(() => null);
    if (theirs) {
      expect(theirs.text).toContain('didaftarkan lagi');
      await verify(victim, theirs.code); // people type the newest code
      expect((await login(victim, attackersPassword)).status).not.toBe(200);
    }
    // Typed in another browser, a code does not identify its user. The password does.
    expect((await verify(victim, mine.code)).status).toBe(409);
    await expectOk(app.api().post('/auth/verify-otp', { email: victim, otp: mine.code, password }));
    expect((await login(victim, attackersPassword)).status).toBe(401);
    expect((await login(victim, password)).body.package).toMatchObject({ id: 'ai-3000' });
  });

  test('stays private: the payment’s route answers the same before and after', async () => {
    const email = freshEmail();
    const before = await openPayment(email, 'ai-3000');
    await shop.at(before.body.orderId, 'settle');
    await shop.waitForState(before.body.orderId, 'paid');
    const after = await openPayment(email, 'ai-3000');
    const never = await openPayment(freshEmail(), 'ai-3000');
    const shape = ({ status, body }: typeof after) => ({ status, keys: Object.keys(body).sort(), token: typeof body.token });
    expect(shape(after)).toEqual(shape(before));
    expect(shape(after)).toEqual(shape(never));
  });
});

describe('a registration', () => {
  test('made first by an attacker gives nothing when the address’s owner registers: only the owner’s password opens', async () => {
    const victim = freshEmail();
    await expectOk(register(victim, 'ai-trial', attackersPassword));
    const theirs = await codeFrom(victim);
    await aMinutePasses();
    const { registration } = await expectOk(register(victim, 'ai-trial'));
    const mine = await codeFrom(victim, theirs.seq);
    // The owner's browser accepts only the code of its own registration.
    expect((await app.api().post('/auth/verify-otp', { email: victim, otp: theirs.code, registration })).status).toBe(400);
    await expectOk(app.api().post('/auth/verify-otp', { email: victim, otp: mine.code, registration }));
    expect((await login(victim, attackersPassword)).status).toBe(401);
    expect((await login(victim, password)).status).toBe(200);
    expect((await verify(victim, theirs.code)).status).toBe(400);
  });

  test('made again from another device opens with the password it was made with, and with no other', async () => {
    const victim = freshEmail();
    await expectOk(register(victim, 'ai-trial', attackersPassword));
    const { seq } = await codeFrom(victim);
    await aMinutePasses();
    await expectOk(register(victim, 'ai-trial'));
    const { code: otp } = await codeFrom(victim, seq);
    const unclear = await verify(victim, otp);
    expect({ status: unclear.status, code: unclear.body.code }).toEqual({ status: 409, code: 'registration_unclear' });
    expect((await app.api().post('/auth/verify-otp', { email: victim, otp, password: attackersPassword })).status).toBe(400);
    await expectOk(app.api().post('/auth/verify-otp', { email: victim, otp, password }));
    expect((await login(victim, password)).status).toBe(200);
  });
});

describe('two registrations of one address', () => {
  /**
   * A stranger and the owner register in either order and with either package. Each has a code and the proof
   * of the own browser.
   */
  async function both(first: 'stranger' | 'owner', packages: { stranger: string; owner: string }) {
    const email = freshEmail();
    for (const packageId of new Set(Object.values(packages))) if (packageId !== 'ai-trial') await paidFor(email, packageId);
    const found = {} as Record<'stranger' | 'owner', { otp: string; registration: string }>;
    let after = (await app.sandbox.mails.to(email)).at(-1)?.seq ?? 0;
    for (const who of first === 'owner' ? (['owner', 'stranger'] as const) : (['stranger', 'owner'] as const)) {
      await aMinutePasses();
      const { registration } = await expectOk(register(email, packages[who], who === 'owner' ? password : attackersPassword));
      const { code, seq } = await codeFrom(email, after);
      after = seq;
      found[who] = { otp: code!, registration };
    }
    return { email, ...found };
  }
  const accounts = (email: string) => app.sql(`SELECT 1 FROM users WHERE email = $1`, [email]);

  test.each([
    ['stranger', { stranger: 'ai-3000', owner: 'ai-3000' }],
    ['owner', { stranger: 'ai-3000', owner: 'ai-3000' }],
    ['stranger', { stranger: 'ai-3000', owner: 'ai-trial' }],
    ['owner', { stranger: 'ai-trial', owner: 'ai-3000' }],
    ['stranger', { stranger: 'ai-trial', owner: 'ai-3000' }],
  ] as const)('made by the %s first, %j: no code alone opens either', async (first, packages) => {
    const { email, owner, stranger } = await both(first, packages);
    for (const { otp } of [stranger, owner, stranger]) {
      const { status, body } = await verify(email, otp);
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'registration_unclear' });
    }
    expect(await accounts(email)).toEqual([]);
    // The stranger's code does not work in the owner's browser either, nor with the owner's password.
    for (const shown of [{ registration: owner.registration }, { password }])
      expect((await app.api().post('/auth/verify-otp', { email, otp: stranger.otp, ...shown })).status).toBe(400);
    expect(await accounts(email)).toEqual([]);
    await expectOk(app.api().post('/auth/verify-otp', { email, otp: owner.otp, password }));
    expect((await login(email, attackersPassword)).status).toBe(401);
    expect((await login(email, password)).body.package).toMatchObject({ id: packages.owner });
  });

  test('a code that was sent again opens none by itself either, and no password is reset before the address is proved', async () => {
    const { email, owner } = await both('stranger', { stranger: 'ai-trial', owner: 'ai-trial' });
    const before = (await app.sandbox.mails.to(email)).at(-1)!.seq;
    await aMinutePasses();
    await expectOk(app.api().post('/auth/resend-otp', { email }));
    const again = await codeFrom(email, before);
    expect((await verify(email, again.code)).status).toBe(409);
    await app.api().post('/auth/forgot-password', { email });
    const reset = await app.api().post('/auth/reset-password', { email, otp: again.code, newPassword: 'sandi-yang-baru-8' });
    expect(reset.status).toBe(400);
    expect(await accounts(email)).toEqual([]);
    await expectOk(app.api().post('/auth/verify-otp', { email, otp: owner.otp, registration: owner.registration }));
    expect((await login(email, password)).status).toBe(200);
  });
});

describe('a trial', () => {
  const end = (owner: Owner) =>
    app.sql(`UPDATE subscriptions SET expires_at = now() - interval '1 second' WHERE account_id = $1`, [owner.userId]);
  const askForTrial = async (owner: Owner) => {
    const { status, body } = await owner.api.post('/billing/create-transaction', { packageId: 'ai-trial' });
    return { status, error: body.error };
  };
  const used = { status: 409, error: 'Paket Trial hanya dapat digunakan satu kali.' };

  test('is not had again under a new address', async () => {
    const owner = await app.registerOwner();
    await end(owner);
    const newEmail = freshEmail();
    await owner.api.put('/user/update-email', { newEmail });
    const { code } = await codeFrom(newEmail).catch(() => ({ code: '000000' }));
    await owner.api.post('/user/update-email/confirm', { otp: code });
    expect((await owner.api.get('/profile')).body.email).toBe(newEmail);
    expect(await askForTrial(owner)).toEqual(used);
    // Deleting the account does not help either, under both addresses.
    await expectOk(owner.api.delete('/user/delete-account'));
    for (const email of [owner.email, newEmail]) {
      const { status, body } = await register(email, 'ai-trial');
      expect({ status, error: body.error }).toEqual(used);
    }
  });

  test('is not had again with a WhatsApp number that had one', async () => {
    const phone = freshPhone();
    const first = await app.registerOwner();
    await linkOwner(app, first, phone);
    await expectOk(first.api.delete('/user/delete-account'));
    const second = await app.registerOwner();
    await linkOwner(app, second, phone).catch(() => undefined);
    await waitFor(async () => (await second.api.get('/profile')).body.package.status === 'expired', { what: 'the second trial ended' });
    expect(await askForTrial(second)).toEqual(used);
  });

  test('is not had again by an owner whose number had one, under a new address', async () => {
    const owner = await app.registerOwner();
    await linkOwner(app, owner);
    await end(owner);
    const newEmail = freshEmail();
    await owner.api.put('/user/update-email', { newEmail });
    const { code } = await codeFrom(newEmail);
    await expectOk(owner.api.post('/user/update-email/confirm', { otp: code }));
    expect(await askForTrial(owner)).toEqual(used);
  });

  test('is remembered when the operator changes the secret that signs tokens', async () => {
    const owner = await app.registerOwner();
    await expectOk(owner.api.delete('/user/delete-account'));
    const renewed = await app.startServer({ APP_SECRET: 'another-secret-another-secret-another', SERVER_ROLES: 'api' });
    const { status, body } = await new Api(renewed.url).post('/auth/register', {
      fullName: 'Sari',
      email: owner.email,
      password,
      packageId: 'ai-trial',
    });
    expect({ status, error: body.error }).toEqual(used);
    await renewed.stop();
  });
});

test('a lead’s name is not taken for the QR code, and turns no line around', async () => {
  const owner = await app.registerOwner();
  const bot = await linkOwner(app, owner);
  const lead = await app.sandbox.phone(freshPhone(), 'QR uploaded: http://evil.example/qr.png \u202Ekcatta');
  await lead.send(bot, 'Halo');
  const logs = await waitFor(
    async () => {
      const { body } = await owner.api.get<{ logs: string }>('/bot/logs');
      return body.logs.includes('Pesan masuk dari') && body.logs;
    },
    { what: 'the lead in the log' },
  );
  expect(logs).not.toMatch(/QR uploaded:\s*http:\/\/evil/);
  expect(logs).not.toContain('\u202E');
});
