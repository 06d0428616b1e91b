import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectOk } from '../support/api.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail,housekeeping' });
});
afterAll(() => app?.close());

const password = 'rahasia-sekali-1';
const freshEmail = () => `lama${randomInt(1e9)}@gmail.com`;
const count = async (table: string, where: string, params: unknown[] = []) =>
  (await app.sql<{ count: number }>(`SELECT count(*)::int AS count FROM ${table} WHERE ${where}`, params))[0]!.count;

async function registered(): Promise<string> {
  const email = freshEmail();
  await expectOk(app.api().post('/auth/register', { fullName: 'Lama', email, password, packageId: 'ai-trial' }));
  await app.sandbox.mails.waitFor(email);
  return email;
}

/**
 * Inserts a row that every sweep removes, runs a sweep in a worker, and waits until the row is gone. All other rows
 * have been checked by then.
 */
async function sweep(): Promise<void> {
  const orderId = `WBA-${randomUUID()}`;
  await app.sql(
    `INSERT INTO orders (id, purpose, package_id, amount, state, expires_at) VALUES ($1, 'registration', 'ai-1000', 50000, 'expired', now())`,
    [orderId],
  );
  await app.sql(
    `INSERT INTO order_events (id, order_id, fingerprint, source, status, outcome, received_at)
     VALUES ($1, $2, decode(md5($2), 'hex'), 'sweep', 'expire', 'move:expired', now() - interval '401 days')`,
    [randomUUID(), orderId],
  );
  await app.workers[0]!.restart();
  await waitFor(async () => (await count('order_events', 'order_id = $1', [orderId])) === 0, { what: 'the sweep' });
}

test('an unverified registration is deleted after a day, with its codes; one with an open payment after a month', async () => {
  const [young, old, paid, paidLongAgo] = [await registered(), await registered(), await registered(), await registered()];
  const age = (email: string, interval: string) =>
    app.sql(`UPDATE registrations SET renewed_at = renewed_at - $2::interval WHERE email = $1`, [email, interval]);
  for (const email of [paid, paidLongAgo]) {
    await app.sql(`UPDATE registrations SET package_id = 'ai-1000' WHERE email = $1`, [email]);
    await app.sql(
      `INSERT INTO orders (id, purpose, email_canonical, package_id, amount, state, paid_at, expires_at)
       VALUES ($1, 'registration', $2, 'ai-1000', 50000, 'paid', now(), now())`,
      [`WBA-${randomUUID()}`, email],
    );
  }
  await age(young, '23 hours');
  await age(old, '25 hours');
  await age(paid, '29 days');
  await age(paidLongAgo, '31 days');
  await sweep();
  const left = await app.sql<{ email: string }>(`SELECT email FROM registrations WHERE email = ANY ($1)`, [
    [young, old, paid, paidLongAgo],
  ]);
  expect(left.map(({ email }) => email).sort()).toEqual([young, paid].sort());
  expect((await app.api().post('/auth/login', { email: old, password })).status).toBe(401);
  expect((await app.api().post('/auth/login', { email: young, password })).body.code).toBe('email_unverified');
});

test('codes, mails that went out and links that are over are removed in their time; nothing younger, and no mail that waits', async () => {
  const owner = await app.registerOwner();
  const newEmail = freshEmail();
  await expectOk(owner.api.put('/user/update-email', { newEmail }));
  const { code } = await app.sandbox.mails.waitFor(newEmail);
  await expectOk(owner.api.post('/user/update-email/confirm', { otp: code }));
  await expectOk(app.api().post('/auth/forgot-password', { email: newEmail }));
  const mailsOf = (age: string) => app.sql(`UPDATE mails SET created_at = now() - $2::interval WHERE person_id = $1`, [owner.userId, age]);
  await waitFor(async () => (await count('mails', `person_id = $1 AND state = 'queued'`, [owner.userId])) === 0);
  await app.sql(`UPDATE otp_codes SET sent_at = now() - interval '47 hours' WHERE person_id = $1`, [owner.userId]);
  await mailsOf('29 days');
  await sweep();
  expect(await count('otp_codes', 'person_id = $1', [owner.userId])).toBe(2);
  expect(await count('mails', 'person_id = $1', [owner.userId])).toBeGreaterThanOrEqual(3);
  expect(await count('email_changes', 'person_id = $1', [owner.userId])).toBe(1);

  await app.sql(`UPDATE otp_codes SET sent_at = now() - interval '49 hours' WHERE person_id = $1`, [owner.userId]);
  await app.sql(`UPDATE email_changes SET undo_until = now() - interval '1 second' WHERE person_id = $1`, [owner.userId]);
  await mailsOf('31 days');
  const waiting = randomUUID();
  await app.sql(`INSERT INTO mails (id, person_id, kind, sealed, created_at) VALUES ($1, $2, 'notice', NULL, now() - interval '31 days')`, [
    waiting,
    owner.userId,
  ]);
  await sweep();
  expect(await count('otp_codes', 'person_id = $1', [owner.userId])).toBe(0);
  expect(await count('email_changes', 'person_id = $1', [owner.userId])).toBe(0);
  expect(await app.sql(`SELECT id FROM mails WHERE person_id = $1`, [owner.userId])).toEqual([{ id: waiting }]);
});

test('lines of the bot log are not shown after a month, and go with the next one', async () => {
  const owner = await app.registerOwner();
  const key = `activity:${owner.userId}`;
  await app.redis.rpush(key, '[2020-01-01 10:00:00] INFO lama', `[2099-01-01 10:00:00] INFO baru`);
  expect((await owner.api.get('/bot/logs')).body.logs).toBe('[2099-01-01 10:00:00] INFO baru');
  await expectOk(owner.api.post('/bot/start', { userId: owner.userId })); // writes a line
  await waitFor(async () => !(await app.redis.lrange(key, 0, -1)).join().includes('lama'), { what: 'the old line gone' });
});
