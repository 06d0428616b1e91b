import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail,housekeeping' });
});
afterAll(() => app.close());

const freshEmail = () => `putri${randomInt(1e9)}@gmail.com`;

const ask = (owner: Owner, newEmail: string) => owner.api.put('/user/update-email', { newEmail });
const codeTo = async (email: string, after = 0) =>
  (await app.sandbox.mails.waitFor(email, { after, matches: ({ code }) => code !== null })).code;
const confirm = (owner: Owner, otp: string | null) => owner.api.post('/user/update-email/confirm', { otp });
const login = (email: string, password: string) => app.api().post('/auth/login', { email, password });
const emailOf = async (owner: Owner) => (await owner.api.get('/profile')).body.email;

describe('changing the email', () => {
  async function moved(owner: Owner, newEmail = freshEmail()): Promise<string> {
    expect((await ask(owner, newEmail)).status).toBe(200);
    expect((await confirm(owner, await codeTo(newEmail))).status).toBe(200);
    return newEmail;
  }
  /** The secret of the link in the notice mail to that address. */
  async function linkTo(email: string): Promise<string> {
    const { text } = await app.sandbox.mails.waitFor(email, { matches: ({ subject }) => subject.includes('telah diganti') });
    return /\/bukan-saya#([\w-]+)/.exec(text)![1]!;
  }
  const undo = (token: string, newPassword = 'password-baru-9') => app.api().post('/auth/undo-email', { token, newPassword });

  test('counts only after the code from the new address; until then the old one stays on every route', async () => {
    const owner = await app.registerOwner();
    const newEmail = freshEmail();
    const asked = await ask(owner, newEmail.toUpperCase());
    expect(asked.status).toBe(200);
    expect(asked.body.message).not.toContain('berhasil diperbarui');
    const code = await codeTo(newEmail);
    expect(await emailOf(owner)).toBe(owner.email);
    expect((await owner.api.get('/analytics/summary')).body.email).toBe(owner.email);
    expect((await login(newEmail, owner.password)).status).toBe(401);
    expect((await login(owner.email, owner.password)).status).toBe(200);
    expect((await confirm(owner, code === '000000' ? '000001' : '000000')).body.code).toBe('otp_wrong');
    const done = await confirm(owner, code);
    expect({ status: done.status, message: done.body.message }).toEqual({ status: 200, message: '✅ Email berhasil diperbarui.' });
    expect((await owner.api.get('/profile')).body).toMatchObject({ email: newEmail, username: newEmail.split('@')[0] });
    expect((await login(owner.email, owner.password)).status).toBe(401);
    expect((await login(newEmail, owner.password)).status).toBe(200);
    const notice = await app.sandbox.mails.waitFor(owner.email, { matches: ({ subject }) => subject.includes('diganti') });
    expect(notice.text).not.toContain(newEmail);
    expect((await confirm(owner, code)).status).toBe(400); // a code works once
  });

  test('by a code that proves only the address it was sent to', async () => {
    const owner = await app.registerOwner();
    const first = freshEmail();
    await ask(owner, first);
    const code = await codeTo(first);
    await app.sql(`UPDATE otp_codes SET sent_at = sent_at - interval '61 seconds' WHERE person_id = $1`, [owner.userId]);
    const second = freshEmail();
    await ask(owner, second);
    const otherCode = await codeTo(second);
    if (code !== otherCode) expect((await confirm(owner, code)).status).toBe(400);
    const other = await app.registerOwner();
    expect((await confirm(other, otherCode)).status).toBe(400);
    expect(await emailOf(owner)).toBe(owner.email);
  });

  test('and setting a new password have codes of their own: neither opens the other', async () => {
    const reset = (email: string, otp: string | null) =>
      app.api().post('/auth/reset-password', { email, otp, newPassword: 'milik-penyerang-9' });
    const owner = await app.registerOwner();
    const { seq } = (await app.sandbox.mails.to(owner.email)).at(-1)!;
    const newEmail = freshEmail();
    await ask(owner, newEmail);
    const forEmail = await codeTo(newEmail);
    expect((await reset(owner.email, forEmail)).status).toBe(400);
    await app.api().post('/auth/forgot-password', { email: owner.email });
    const forPassword = await codeTo(owner.email, seq);
    if (forPassword === forEmail) return; // both codes are equal: a chance of one in a million
    expect((await reset(owner.email, forEmail)).status).toBe(400);
    expect((await confirm(owner, forPassword)).body.code).toBe('otp_wrong');
    expect(await emailOf(owner)).toBe(owner.email);
    expect((await login(owner.email, owner.password)).status).toBe(200);
  });

  test('ends codes sent to the old one: a code for a new password does not open the account under its new address', async () => {
    const owner = await app.registerOwner();
    const { seq } = (await app.sandbox.mails.to(owner.email)).at(-1)!;
    await app.api().post('/auth/forgot-password', { email: owner.email });
    const sent = await codeTo(owner.email, seq);
    const newEmail = await moved(owner);
    for (const email of [owner.email, newEmail])
      expect((await app.api().post('/auth/reset-password', { email, otp: sent, newPassword: 'milik-penyerang-9' })).status).toBe(400);
    expect((await login(newEmail, owner.password)).status).toBe(200);
  });

  test('refuses other providers, mailboxes that have an account, and its own address', async () => {
    const [owner, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
    const foreign = await ask(owner, 'putri@outlook.com');
    expect({ status: foreign.status, error: foreign.body.error }).toEqual({ status: 400, error: 'Hanya email Gmail yang diperbolehkan.' });
    const taken = await ask(owner, other.email.replace('@', '+2@'));
    expect({ status: taken.status, code: taken.body.code }).toEqual({ status: 409, code: 'email_taken' });
    expect((await ask(owner, owner.email)).body.code).toBe('email_same');
    expect((await ask(owner, owner.email.replace('@', '+2@'))).status).toBe(200); // the account's own address in another spelling
  });

  test('of two owners who verify one address at once, one gets it', async () => {
    const owners = await Promise.all([app.registerOwner(), app.registerOwner()]);
    const newEmail = freshEmail();
    const codes: (string | null)[] = [];
    let seq = 0;
    for (const owner of owners) {
      await ask(owner, newEmail);
      const mail = await app.sandbox.mails.waitFor(newEmail, { after: seq });
      codes.push(mail.code);
      seq = mail.seq;
    }
    const answers = await Promise.all(owners.map((owner, nth) => confirm(owner, codes[nth]!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('gets an address that somebody registered and never verified', async () => {
    const newEmail = freshEmail();
    await app
      .api()
      .post('/auth/register', { fullName: 'Orang Lain', email: newEmail, password: 'password-orang-lain', packageId: 'ai-trial' });
    const { seq, code: theirs } = await app.sandbox.mails.waitFor(newEmail);
    const owner = await app.registerOwner();
    await ask(owner, newEmail);
    expect((await confirm(owner, await codeTo(newEmail, seq))).status).toBe(200);
    expect((await app.api().post('/auth/verify-otp', { email: newEmail, otp: theirs })).status).toBe(400);
    expect((await login(newEmail, 'password-orang-lain')).status).toBe(401);
    expect((await login(newEmail, owner.password)).status).toBe(200);
  });

  test('is taken back by the link in the notice: old address, new password, no session left, once', async () => {
    const owner = await app.registerOwner();
    const newEmail = await moved(owner);
    const token = await linkTo(owner.email);
    expect((await undo('x'.repeat(43))).status).toBe(410);
    expect((await undo(token, 'password')).body.code).toBe('password_common');
    const done = await undo(token);
    expect({ status: done.status, email: done.body.email }).toEqual({ status: 200, email: owner.email });
    expect((await owner.api.get('/profile')).status).toBe(401);
    for (const [email, password] of [
      [owner.email, owner.password],
      [newEmail, owner.password],
      [newEmail, 'password-baru-9'],
    ] as const)
      expect((await login(email, password)).status).toBe(401);
    expect((await login(owner.email, 'password-baru-9')).status).toBe(200);
    expect((await undo(token)).status).toBe(410);
    expect(await app.sql(`SELECT 1 FROM email_changes WHERE person_id = $1`, [owner.userId])).toEqual([]);
  });

  test('is taken back by the first address also after further changes, whose links end', async () => {
    const owner = await app.registerOwner();
    const second = await moved(owner);
    await app.sql(`UPDATE otp_codes SET sent_at = sent_at - interval '61 seconds' WHERE person_id = $1`, [owner.userId]);
    await moved(owner);
    const [first, later] = [await linkTo(owner.email), await linkTo(second)];
    expect((await undo(first)).status).toBe(200);
    expect((await undo(later)).status).toBe(410);
    expect((await login(owner.email, 'password-baru-9')).status).toBe(200);
  });

  test('ends codes of the time before it is taken back: neither a further address nor a password follows from them', async () => {
    const owner = await app.registerOwner();
    const newEmail = await moved(owner);
    const token = await linkTo(owner.email);
    await app.sql(`UPDATE otp_codes SET sent_at = sent_at - interval '61 seconds' WHERE person_id = $1`, [owner.userId]);
    const third = freshEmail();
    await ask(owner, third);
    const forEmail = await codeTo(third);
    await app.api().post('/auth/forgot-password', { email: newEmail });
    const forPassword = await codeTo(newEmail, (await app.sandbox.mails.to(newEmail))[0]!.seq);
    expect((await undo(token)).status).toBe(200);
    const again = owner.api.as((await login(owner.email, 'password-baru-9')).body.token);
    expect((await again.post('/user/update-email/confirm', { otp: forEmail })).status).toBe(400);
    const reset = { email: owner.email, otp: forPassword, newPassword: 'milik-penyerang-9' };
    expect((await app.api().post('/auth/reset-password', reset)).status).toBe(400);
    expect((await again.get('/profile')).body.email).toBe(owner.email);
  });

  test('uses up the trial of the new address too, also when the account is deleted later', async () => {
    const owner = await app.registerOwner();
    const newEmail = await moved(owner);
    expect((await owner.api.delete('/user/delete-account')).status).toBe(200);
    const { body } = await app
      .api()
      .post('/auth/register', { fullName: 'Putri', email: newEmail, password: 'rahasia-sekali-1', packageId: 'ai-trial' });
    expect(body.code).toBe('trial_used');
  });

  test('cannot be reverted after seven days, and the secret of the link is stored nowhere in plain text', async () => {
    const owner = await app.registerOwner();
    await moved(owner);
    const token = await linkTo(owner.email);
    expect(JSON.stringify(await app.sql(`SELECT c::text FROM email_changes c WHERE person_id = $1`, [owner.userId]))).not.toContain(token);
    expect(app.servers[0]!.output.join('\n')).not.toContain(token);
    await app.sql(`UPDATE email_changes SET undo_until = now() - interval '1 second' WHERE person_id = $1`, [owner.userId]);
    expect((await undo(token)).status).toBe(410);
  });
});

describe('changing the password', () => {
  test('needs the old one, ends every other token and gives this browser a fresh one', async () => {
    const owner = await app.registerOwner();
    const wrong = await owner.api.put('/user/change-password', { currentPassword: 'bukan-ini', newPassword: 'password-baru-2' });
    expect({ status: wrong.status, error: wrong.body.error }).toEqual({ status: 400, error: 'Password lama salah.' });
    const { status, body } = await owner.api.put('/user/change-password', {
      currentPassword: owner.password,
      newPassword: 'password-baru-2',
    });
    expect(status).toBe(200);
    expect((await owner.api.get('/profile')).status).toBe(401);
    expect((await owner.api.as(body.token).get('/profile')).status).toBe(200);
    expect((await app.api().post('/auth/login', { email: owner.email, password: 'password-baru-2' })).status).toBe(200);
  });

  test('twice at once with the old password succeeds once', async () => {
    const owner = await app.registerOwner();
    const answers = await Promise.all(
      ['a', 'b'].map((end) =>
        owner.api.put('/user/change-password', { currentPassword: owner.password, newPassword: `password-baru-${end}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('deleting the account', () => {
  test('ends the token, removes personal data from every table and keeps the orders without an address', async () => {
    const owner = await app.registerOwner();
    await owner.api.post('/prompt', { prompt: 'Kami menjual kopi.', nomor_notifikasi: '6281234567890@c.us' });
    await owner.api.post('/blacklist', { number: '628111222333' });
    await app.redis.rpush(`activity:${owner.userId}`, '[2026-11-21 14:03:10] INFO Pesan masuk dari Budi');
    await app.sql(
      `INSERT INTO orders (id, account_id, purpose, email_canonical, package_id, amount, state, expires_at) VALUES ($1, $2, 'billing', $3, 'ai-1000', 50000, 'paid', now())`,
      [`order-${owner.userId}`, owner.userId, owner.email],
    );
    expect((await owner.api.delete('/user/delete-account')).status).toBe(200);
    expect((await owner.api.get('/profile')).status).toBe(401);
    expect((await app.api().post('/auth/login', { email: owner.email, password: owner.password })).status).toBe(401);
    const goodbye = await app.sandbox.mails.waitFor(owner.email, { matches: ({ subject }) => subject.includes('dihapus') });
    expect(goodbye.text).toContain(owner.fullName);
    expect(await app.sql(`SELECT account_id, email_canonical FROM orders WHERE id = $1`, [`order-${owner.userId}`])).toEqual([
      { account_id: owner.userId, email_canonical: null },
    ]);
    await waitFor(async () => (await app.sql(`SELECT 1 FROM users WHERE id = $1`, [owner.userId])).length === 0);
    for (const { table, column } of await ownersTables()) {
      expect({ table, rows: await app.sql(`SELECT * FROM ${table} WHERE ${column} = $1`, [owner.userId]) }).toEqual({ table, rows: [] });
    }
    expect(await app.sql(`SELECT * FROM users WHERE email_canonical = $1 OR id = $2`, [owner.email, owner.userId])).toEqual([]);
    expect(await app.redis.exists(`activity:${owner.userId}`)).toBe(0);
  });

  test('the address is free again for a paid package later', async () => {
    const owner = await app.registerOwner();
    await owner.api.delete('/user/delete-account');
    const { status } = await app
      .api()
      .post('/auth/register', { fullName: 'Putri', email: owner.email, password: 'rahasia-sekali-1', packageId: 'ai-1000' });
    expect(status).toBe(402); // not 409: the address is free
  });
});

/** Every table with rows of an account, a person or a bot. Orders and trial claims are kept on purpose and contain no address. */
function ownersTables(): Promise<{ table: string; column: string }[]> {
  return app.sql(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('account_id', 'person_id', 'bot_id') AND table_name NOT IN ('orders', 'trial_claims')`,
  );
}
