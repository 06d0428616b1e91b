import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
});
afterAll(() => app.close());

const freshEmail = () => `dewi${randomInt(1e9)}@gmail.com`;
const password = 'rahasia-sekali-1';
const entry = (options: object = {}) => ({ fullName: 'Dewi Lestari', email: freshEmail(), password, packageId: 'ai-trial', ...options });

async function registered(options: object = {}) {
  const sent = entry(options);
  expect((await app.api().post('/auth/register', sent)).status).toBe(200);
  return sent;
}

describe('registering', () => {
  test('an owner registers, proves the address with the mailed code, logs in and is let through', async () => {
    const owner = await app.registerOwner({ fullName: 'Sari Wulandari', email: 'Toko.Sari@gmail.com' });
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
    const { status, body } = await app.api().post('/auth/register', entry(wrong));
    expect({ status, error: body.error }).toEqual({ status: 400, error: sentence });
  });

  test('a mailbox has one account, however it is spelled', async () => {
    const number = randomInt(1e9);
    await app.registerOwner({ email: `toko.budi${number}@gmail.com` });
    for (const email of [`tokobudi${number}@gmail.com`, `T.O.K.O.budi${number}@GMAIL.com`, `toko.budi${number}+promo@gmail.com`]) {
      const { status, body } = await app.api().post('/auth/register', entry({ email }));
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'email_taken' });
    }
  });

  test('of ten registrations at once one counts, one code goes out, and it makes one account', async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.api().post('/auth/register', entry({ email }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    const [{ registrations, codes }] = await app.sql(
      `SELECT (SELECT count(*)::int FROM registrations WHERE email = $1) AS registrations,
              (SELECT count(*)::int FROM otp_codes o JOIN registrations r ON r.id = o.registration_id WHERE email = $1) AS codes`,
      [email],
    );
    expect({ registrations, codes }).toEqual({ registrations: 1, codes: 1 });
    const mail = await app.sandbox.mails.waitFor(email);
    expect((await app.api().post('/auth/verify-otp', { email, otp: mail.code })).status).toBe(200);
    expect(await app.sql(`SELECT count(*)::int AS accounts FROM users WHERE email = $1`, [email])).toEqual([{ accounts: 1 }]);
  });

  test('registering again with another password does not touch the first registration: each code opens its own', async () => {
    const { email } = await registered({ fullName: 'Dewi Asli' });
    const first = await app.sandbox.mails.waitFor(email);
    const other = await app.api().post('/auth/register', entry({ email, fullName: 'Orang Lain', password: 'password-orang-lain' }));
    expect(other.status).toBe(200);
    const second = await app.sandbox.mails.waitFor(email, { after: first.seq });
    expect(first.text).not.toContain('didaftarkan lagi');
    expect(second.text).toContain('didaftarkan lagi');
    for (const { text, html } of [first, second]) for (const name of ['Dewi Asli', 'Orang Lain']) expect(text + html).not.toContain(name);
    // A code alone does not identify which of the two registrations it belongs to.
    expect((await app.api().post('/auth/verify-otp', { email, otp: first.code })).status).toBe(409);
    expect((await app.api().post('/auth/verify-otp', { email, otp: first.code, password })).status).toBe(200);
    expect((await app.api().post('/auth/login', { email, password: 'password-orang-lain' })).status).toBe(401);
    expect((await app.api().post('/auth/login', { email, password })).body).toMatchObject({
      fullName: 'Dewi Asli',
      package: { id: 'ai-trial' },
    });
    expect(await app.sql(`SELECT 1 FROM registrations WHERE email = $1`, [email])).toEqual([]);
  });

  test('the browser that registered may do so once more with another password, and its newest code opens with that', async () => {
    const sent = entry();
    const { registration } = (await app.api().post('/auth/register', sent)).body;
    const first = await app.sandbox.mails.waitFor(sent.email);
    await app.sql(`UPDATE otp_codes SET sent_at = sent_at - interval '61 seconds'`);
    const again = await app.api().post('/auth/register', { ...sent, password: 'password-baru-2', registration });
    expect(again.status).toBe(200);
    const second = await app.sandbox.mails.waitFor(sent.email, { after: first.seq });
    expect(second.text).not.toContain('didaftarkan lagi');
    const verify = (otp: string | null) =>
      app.api().post('/auth/verify-otp', { email: sent.email, otp, registration: again.body.registration });
    if (first.code !== second.code) expect((await verify(first.code)).status).toBe(400);
    expect((await verify(second.code)).status).toBe(200);
    expect((await app.api().post('/auth/login', { email: sent.email, password })).status).toBe(401);
    expect((await app.api().post('/auth/login', { email: sent.email, password: 'password-baru-2' })).status).toBe(200);
  });

  test('guessing strangers lock themselves out, and not the browser that registered', async () => {
    const sent = entry();
    const { registration } = (await app.api().post('/auth/register', sent)).body;
    const { code: otp } = await app.sandbox.mails.waitFor(sent.email);
    const guess = otp === '000000' ? '000001' : '000000';
    const verify = (typed: object) => app.api().post('/auth/verify-otp', { email: sent.email, ...typed });
    for (let nth = 0; nth < 5; nth += 1) expect((await verify({ otp: guess })).body.code).toBe('otp_wrong');
    expect((await verify({ otp })).body.code).toBe('otp_locked');
    expect((await verify({ otp: guess, registration })).body.code).toBe('otp_wrong');
    expect((await verify({ otp, registration })).status).toBe(200);
    expect((await app.api().post('/auth/login', { email: sent.email, password })).status).toBe(200);
  });

  test('strangers of one network cannot spend all of a mailbox’s codes of a day', async () => {
    const email = freshEmail();
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1)
      statuses.push((await app.api().post('/auth/register', entry({ email, password: `milik-penyerang-${nth}` }))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await app.sql(`UPDATE otp_codes SET asker = '\\x00' WHERE registration_id IN (SELECT id FROM registrations WHERE email = $1)`, [email]); // as if from another address
    expect((await app.api().post('/auth/register', entry({ email }))).status).toBe(200);
  });

  test.each([
    [
      'a common one',
      'password',
      'Password ini terlalu umum dan mudah ditebak. Gunakan password lain, misalnya beberapa kata yang tidak berhubungan.',
    ],
    ['the own address', 'dewi.lestari.toko@gmail.com', 'Password tidak boleh sama dengan email Anda. Gunakan password lain.'],
  ])('a password that is guessed first is refused in a sentence: %s', async (_what, guessed, sentence) => {
    const email = 'dewi.lestari.toko@gmail.com';
    const { status, body } = await app.api().post('/auth/register', entry({ email, password: guessed }));
    expect({ status, error: body.error }).toEqual({ status: 400, error: sentence });
  });

  test('a name brings no link, no control character and no bidi mark', async () => {
    const link = await app.api().post('/auth/register', entry({ fullName: 'Hadiah di www.hadiah.example' }));
    expect({ status: link.status, error: link.body.error }).toEqual({ status: 400, error: 'Nama Lengkap tidak boleh berisi link.' });
    const owner = await app.registerOwner({ fullName: 'Sa\u202Eri\r\nBcc: x\u0007 \u2066Toko' });
    expect((await owner.api.get('/profile')).body.fullName).toBe('Sari Bcc: x Toko');
  });

  test('a trial is taken once: a deleted account does not bring a second one', async () => {
    const owner = await app.registerOwner();
    expect((await owner.api.delete('/user/delete-account')).status).toBe(200);
    const { status, body } = await app.api().post('/auth/register', entry({ email: owner.email }));
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'Paket Trial hanya dapat digunakan satu kali.' });
    expect(await app.sql(`SELECT 1 FROM users WHERE email = $1`, [owner.email])).toEqual([]); // no incomplete account remains
  });

  test('the trial’s day begins when the address is proved, however late', async () => {
    const { email } = await registered();
    const { seq } = await app.sandbox.mails.waitFor(email);
    expect(await app.sql(`SELECT 1 FROM trial_claims WHERE account_id = (SELECT id FROM users WHERE email = $1)`, [email])).toEqual([]);
    await app.sql(`UPDATE otp_codes SET sent_at = sent_at - interval '20 hours'`);
    expect((await app.api().post('/auth/resend-otp', { email })).status).toBe(200);
    const { code } = await app.sandbox.mails.waitFor(email, { after: seq, matches: (mail) => mail.code !== null });
    const before = Date.now();
    expect((await app.api().post('/auth/verify-otp', { email, otp: code })).status).toBe(200);
    const user = `(SELECT id FROM users WHERE email = $1)`;
    const [trial] = await app.sql(`SELECT expires_at, started_at FROM subscriptions WHERE account_id = ${user}`, [email]);
    expect(trial.started_at.getTime()).toBeGreaterThanOrEqual(before - 1_000);
    expect(trial.expires_at.getTime() - trial.started_at.getTime()).toBe(86_400_000);
    const claimed = await app.sql(`SELECT claimed_at FROM trial_claims WHERE account_id = ${user}`, [email]);
    expect(claimed).toEqual([{ claimed_at: trial.started_at }]);
    expect((await app.api().post('/auth/login', { email, password })).body).toMatchObject({
      package: { id: 'ai-trial', status: 'active' },
    });
  });

  test('there is no account before the address is proved: a forgotten password sends nothing', async () => {
    const { email } = await registered();
    const { seq } = await app.sandbox.mails.waitFor(email);
    expect(await app.sql(`SELECT 1 FROM users WHERE email = $1`, [email])).toEqual([]);
    expect((await app.api().post('/auth/forgot-password', { email })).status).toBe(200);
    expect((await app.api().post('/auth/reset-password', { email, otp: '000000', newPassword: 'password-baru-2' })).status).toBe(400);
    const next = await registered(); // a later mail that is sent in between
    await app.sandbox.mails.waitFor(next.email);
    expect((await app.sandbox.mails.to(email)).filter((mail) => mail.seq > seq)).toEqual([]);
  });

  test('proving an address again does not renew a trial that is over', async () => {
    const owner = await app.registerOwner();
    await app.sql(`UPDATE subscriptions SET expires_at = now() - interval '1 second' WHERE account_id = $1`, [owner.userId]);
    const { seq } = await app.sandbox.mails.waitFor(owner.email);
    expect((await app.api().post('/auth/forgot-password', { email: owner.email })).status).toBe(200);
    const { code } = await app.sandbox.mails.waitFor(owner.email, { after: seq, matches: (mail) => mail.code !== null });
    await app.api().post('/auth/reset-password', { email: owner.email, otp: code, newPassword: password });
    const { body } = await app.api().post('/auth/login', { email: owner.email, password });
    expect(body.package).toMatchObject({ id: 'ai-trial', status: 'expired' });
  });

  test('a paid package without a payment is refused with 402 and leaves nothing', async () => {
    const email = freshEmail();
    const { status, body } = await app.api().post('/auth/register', entry({ email, packageId: 'ai-1000' }));
    expect({ status, code: body.code }).toEqual({ status: 402, code: 'payment_missing' });
    expect(await app.sql(`SELECT 1 FROM users WHERE email = $1`, [email])).toEqual([]);
  });
});

describe('logging in', () => {
  test('an unverified address is refused with the code that leads to the OTP page, but only after the right password', async () => {
    const { email } = await registered();
    expect((await app.api().post('/auth/login', { email, password })).body).toMatchObject({ code: 'email_unverified' });
    expect((await app.api().post('/auth/login', { email, password })).status).toBe(403);
    expect((await app.api().post('/auth/login', { email, password: 'salah-sekali' })).body).toMatchObject({ code: 'login_refused' });
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const owner = await app.registerOwner();
    const wrong = await app.api().post('/auth/login', { email: owner.email, password: 'salah-sekali' });
    const unknown = await app.api().post('/auth/login', { email: freshEmail(), password: 'salah-sekali' });
    expect(wrong.status).toBe(401);
    expect({ status: wrong.status, body: wrong.body }).toEqual({ status: unknown.status, body: unknown.body });
    expect(wrong.body.error).toBe('Email atau password salah.');
  });

  test('any spelling of the mailbox logs in', async () => {
    const owner = await app.registerOwner({ email: `rina.toko${randomInt(1e9)}@gmail.com` });
    const spelled = owner.email.replace('.', '').replace('@', '+x@').toUpperCase();
    expect((await app.api().post('/auth/login', { email: spelled, password: owner.password })).body).toMatchObject({
      userId: owner.userId,
    });
  });

  test('a password is the same in every way to write its letters, and hashes from before that go on working', async () => {
    const [composed, decomposed] = ['kafé-rahasia-ré', 'kafe\u0301-rahasia-re\u0301'];
    const owner = await app.registerOwner({ password: decomposed });
    for (const written of [composed, decomposed])
      expect((await app.api().post('/auth/login', { email: owner.email, password: written })).status).toBe(200);
    // Hashed as in earlier versions: the characters exactly as typed.
    await app.sql(`UPDATE users SET password_hash = $2 WHERE id = $1`, [owner.userId, await hash(decomposed)]);
    expect((await app.api().post('/auth/login', { email: owner.email, password: decomposed })).status).toBe(200);
  });

  test('a password of 128 characters counts to its last one', async () => {
    const owner = await app.registerOwner({ password: `${'kata-sandi'.repeat(12)}1234567x` });
    const logIn = (password: string) => app.api().post('/auth/login', { email: owner.email, password });
    expect((await logIn(`${owner.password.slice(0, -1)}y`)).status).toBe(401);
    expect((await logIn(owner.password)).status).toBe(200);
  });

  test('passwords lie as argon2id, each with a salt of its own', async () => {
    const password = 'kata-sandi-bersama-1';
    const owners = await Promise.all([app.registerOwner({ password }), app.registerOwner({ password })]);
    const rows = await app.sql<{ password_hash: string }>(`SELECT password_hash FROM users WHERE email = ANY ($1)`, [
      owners.map(({ email }) => email),
    ]);
    expect(rows).toHaveLength(2);
    const [one, other] = rows.map(({ password_hash: hash }) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w+/]+)\$[\w+/]+$/.exec(hash)?.[1]);
    expect(Buffer.from(one!, 'base64')).toHaveLength(16);
    expect(one).not.toBe(other);
  });

  test('missing fields are reported', async () => {
    const { status, body } = await app.api().post('/auth/login', { email: freshEmail() });
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'Email dan password wajib diisi.' });
  });
});
