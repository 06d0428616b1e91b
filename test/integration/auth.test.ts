import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startHouse, type House } from '../support/house.ts';

let house: House;

beforeAll(async () => {
  house = await startHouse({ serverRoles: 'api', workerRoles: 'mail' });
});
afterAll(() => house.close());

const freshEmail = () => `dewi${randomInt(1e9)}@gmail.com`;
const password = 'rahasia-sekali-1';
const entry = (wishes: object = {}) => ({ fullName: 'Dewi Lestari', email: freshEmail(), password, packageId: 'ai-trial', ...wishes });

async function registered(wishes: object = {}) {
  const sent = entry(wishes);
  expect((await house.api().post('/auth/register', sent)).status).toBe(200);
  return sent;
}

describe('registering', () => {
  test('an owner registers, proves the address with the mailed code, logs in and is let through', async () => {
    const owner = await house.registerOwner({ fullName: 'Sari Wulandari', email: 'Toko.Sari@gmail.com' });
    const profile = await owner.api.get('/profile');
    expect(profile.status).toBe(200);
    expect(profile.body).toMatchObject({
      fullName: 'Sari Wulandari',
      userId: owner.userId,
      email: 'toko.sari@gmail.com',
      username: 'toko.sari',
      package: { id: 'ai-trial', name: 'Paket Trial', status: 'active' },
    });
  });

  test.each([
    ['a blank name', { fullName: '  ', password: 'x', email: 'x@yahoo.com' }, 'Nama Lengkap tidak boleh kosong.'],
    ['then a short password', { password: '1234567', email: 'x@yahoo.com' }, 'Password minimal 8 karakter.'],
    ['a password longer than we hash', { password: 'x'.repeat(129) }, 'Password maksimal 128 karakter.'],
    ['then another provider', { email: 'toko@yahoo.com' }, 'Hanya email Gmail yang diperbolehkan.'],
    ['an address that only ends alike', { email: 'toko@notgmail.com' }, 'Hanya email Gmail yang diperbolehkan.'],
  ])('refuses %s with its own sentence', async (_what, wrong, sentence) => {
    const { status, body } = await house.api().post('/auth/register', entry(wrong));
    expect({ status, error: body.error }).toEqual({ status: 400, error: sentence });
  });

  test('a mailbox has one account, however it is spelled', async () => {
    const number = randomInt(1e9);
    await house.registerOwner({ email: `toko.budi${number}@gmail.com` });
    for (const email of [`tokobudi${number}@gmail.com`, `T.O.K.O.budi${number}@GMAIL.com`, `toko.budi${number}+promo@gmail.com`]) {
      const { status, body } = await house.api().post('/auth/register', entry({ email }));
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'email_taken' });
    }
  });

  test('of ten registrations at once one makes the account, and one code goes out', async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 10 }, () => house.api().post('/auth/register', entry({ email }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    const [{ accounts, codes, mails }] = await house.sql(
      `SELECT (SELECT count(*)::int FROM users WHERE email = $1) AS accounts, (SELECT count(*)::int FROM otp_codes o JOIN users u ON u.id = o.user_id WHERE email = $1) AS codes,
              (SELECT count(*)::int FROM mails m JOIN users u ON u.id = m.owner_id WHERE email = $1) AS mails`,
      [email],
    );
    expect({ accounts, codes, mails }).toEqual({ accounts: 1, codes: 1, mails: 1 });
  });

  test('an address nobody proved is taken over by who registers it next, and only the newest code and password open it', async () => {
    const { email } = await registered({ fullName: 'Orang Lain', password: 'password-orang-lain' });
    const first = await house.sandbox.mails.waitFor(email);
    await house.sql(
      `UPDATE otp_codes SET sent_at = sent_at - interval '61 seconds' WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    );
    await registered({ email, fullName: 'Dewi Asli' });
    const second = await house.sandbox.mails.waitFor(email, { after: first.seq });
    if (first.code !== second.code)
      expect((await house.api().post('/auth/verify-otp', { email, otp: first.code })).body.code).toBe('otp_wrong');
    expect((await house.api().post('/auth/verify-otp', { email, otp: second.code })).status).toBe(200);
    expect((await house.api().post('/auth/login', { email, password: 'password-orang-lain' })).status).toBe(401);
    expect((await house.api().post('/auth/login', { email, password })).body).toMatchObject({
      fullName: 'Dewi Asli',
      package: { id: 'ai-trial' },
    });
  });

  test('a trial is taken once: a deleted account does not bring a second one', async () => {
    const owner = await house.registerOwner();
    expect((await owner.api.delete('/user/delete-account')).status).toBe(200);
    const { status, body } = await house.api().post('/auth/register', entry({ email: owner.email }));
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'Paket Trial hanya dapat digunakan satu kali.' });
    expect(await house.sql(`SELECT 1 FROM users WHERE email = $1`, [owner.email])).toEqual([]); // no half account stays behind
  });

  test.each([
    ['verifying', '/auth/resend-otp', (email: string, otp: string) => house.api().post('/auth/verify-otp', { email, otp })],
    [
      'a reset',
      '/auth/forgot-password',
      (email: string, otp: string) => house.api().post('/auth/reset-password', { email, otp, newPassword: password }),
    ],
  ])('the trial’s day begins when the address is proved by %s, however late', async (_how, askPath, prove) => {
    const { email } = await registered();
    const user = `(SELECT id FROM users WHERE email = $1)`;
    const running = () => house.sql(`SELECT expires_at, started_at FROM subscriptions WHERE owner_id = ${user}`, [email]);
    expect(await running()).toEqual([]);
    const { seq } = await house.sandbox.mails.waitFor(email);
    await house.sql(`UPDATE otp_codes SET sent_at = sent_at - interval '20 hours' WHERE user_id = ${user}`, [email]);
    await house.sql(`UPDATE trial_claims SET claimed_at = claimed_at - interval '20 hours' WHERE owner_id = ${user}`, [email]);
    expect((await house.api().post(askPath, { email })).status).toBe(200);
    const { code } = await house.sandbox.mails.waitFor(email, { after: seq, matches: (mail) => mail.code !== null });
    const before = Date.now();
    expect((await prove(email, code!)).status).toBe(200);
    const [trial] = await running();
    expect(trial.started_at.getTime()).toBeGreaterThanOrEqual(before - 1_000);
    expect(trial.expires_at.getTime() - trial.started_at.getTime()).toBe(86_400_000);
    const claimed = await house.sql(`SELECT claimed_at FROM trial_claims WHERE owner_id = ${user}`, [email]);
    expect(claimed).toEqual([{ claimed_at: trial.started_at }]);
    expect((await house.api().post('/auth/login', { email, password })).body).toMatchObject({
      package: { id: 'ai-trial', status: 'active' },
    });
  });

  test('proving an address again does not renew a trial that is over', async () => {
    const owner = await house.registerOwner();
    await house.sql(`UPDATE subscriptions SET expires_at = now() - interval '1 second' WHERE owner_id = $1`, [owner.userId]);
    const { seq } = await house.sandbox.mails.waitFor(owner.email);
    expect((await house.api().post('/auth/forgot-password', { email: owner.email })).status).toBe(200);
    const { code } = await house.sandbox.mails.waitFor(owner.email, { after: seq, matches: (mail) => mail.code !== null });
    await house.api().post('/auth/reset-password', { email: owner.email, otp: code, newPassword: password });
    const { body } = await house.api().post('/auth/login', { email: owner.email, password });
    expect(body.package).toMatchObject({ id: 'ai-trial', status: 'expired' });
  });

  test('a paid package without a payment is refused with 402 and leaves nothing', async () => {
    const email = freshEmail();
    const { status, body } = await house.api().post('/auth/register', entry({ email, packageId: 'ai-1000' }));
    expect({ status, code: body.code }).toEqual({ status: 402, code: 'payment_missing' });
    expect(await house.sql(`SELECT 1 FROM users WHERE email = $1`, [email])).toEqual([]);
  });
});

describe('logging in', () => {
  test('an unproved address is refused with the code that leads to the OTP page, but only to who knows the password', async () => {
    const { email } = await registered();
    expect((await house.api().post('/auth/login', { email, password })).body).toMatchObject({ code: 'email_unverified' });
    expect((await house.api().post('/auth/login', { email, password })).status).toBe(403);
    expect((await house.api().post('/auth/login', { email, password: 'salah-sekali' })).body).toMatchObject({ code: 'login_refused' });
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const owner = await house.registerOwner();
    const wrong = await house.api().post('/auth/login', { email: owner.email, password: 'salah-sekali' });
    const unknown = await house.api().post('/auth/login', { email: freshEmail(), password: 'salah-sekali' });
    expect(wrong.status).toBe(401);
    expect({ status: wrong.status, body: wrong.body }).toEqual({ status: unknown.status, body: unknown.body });
    expect(wrong.body.error).toBe('Email atau password salah.');
  });

  test('any spelling of the mailbox logs in', async () => {
    const owner = await house.registerOwner({ email: `rina.toko${randomInt(1e9)}@gmail.com` });
    const spelled = owner.email.replace('.', '').replace('@', '+x@').toUpperCase();
    expect((await house.api().post('/auth/login', { email: spelled, password: owner.password })).body).toMatchObject({
      userId: owner.userId,
    });
  });

  test('missing fields are asked for', async () => {
    const { status, body } = await house.api().post('/auth/login', { email: freshEmail() });
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'Email dan password wajib diisi.' });
  });
});
