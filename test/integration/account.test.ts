import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startHouse, type House } from '../support/house.ts';

let house: House;

beforeAll(async () => {
  house = await startHouse({ serverRoles: 'api', workerRoles: 'mail' });
});
afterAll(() => house.close());

const freshEmail = () => `putri${randomInt(1e9)}@gmail.com`;

describe('changing the email', () => {
  test('moves the account, tells the old address and keeps the browser logged in', async () => {
    const owner = await house.registerOwner();
    const newEmail = freshEmail();
    const changed = await owner.api.put('/user/update-email', { newEmail: newEmail.toUpperCase() });
    expect(changed.status).toBe(200);
    expect((await owner.api.get('/profile')).body).toMatchObject({ email: newEmail, username: newEmail.split('@')[0] });
    const notice = await house.sandbox.mails.waitFor(owner.email, { matches: ({ subject }) => subject.includes('diganti') });
    expect(notice.text).not.toContain(newEmail);
    expect((await house.api().post('/auth/login', { email: owner.email, password: owner.password })).status).toBe(401);
    expect((await house.api().post('/auth/login', { email: newEmail, password: owner.password })).status).toBe(200);
  });

  test('refuses other providers and mailboxes that have an account', async () => {
    const [owner, other] = await Promise.all([house.registerOwner(), house.registerOwner()]);
    const foreign = await owner.api.put('/user/update-email', { newEmail: 'putri@outlook.com' });
    expect({ status: foreign.status, error: foreign.body.error }).toEqual({ status: 400, error: 'Hanya email Gmail yang diperbolehkan.' });
    const taken = await owner.api.put('/user/update-email', { newEmail: other.email.replace('@', '+2@') });
    expect({ status: taken.status, code: taken.body.code }).toEqual({ status: 409, code: 'email_taken' });
    expect((await owner.api.put('/user/update-email', { newEmail: owner.email.replace('@', '+2@') })).status).toBe(200); // one's own, spelled otherwise
  });

  test('of two owners who want one address at once, one gets it', async () => {
    const owners = await Promise.all([house.registerOwner(), house.registerOwner()]);
    const newEmail = freshEmail();
    const answers = await Promise.all(owners.map((owner) => owner.api.put('/user/update-email', { newEmail })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('changing the password', () => {
  test('needs the old one, ends every other token and gives this browser a fresh one', async () => {
    const owner = await house.registerOwner();
    const wrong = await owner.api.put('/user/change-password', { currentPassword: 'bukan-ini', newPassword: 'password-baru-2' });
    expect({ status: wrong.status, error: wrong.body.error }).toEqual({ status: 400, error: 'Password lama salah.' });
    const { status, body } = await owner.api.put('/user/change-password', {
      currentPassword: owner.password,
      newPassword: 'password-baru-2',
    });
    expect(status).toBe(200);
    expect((await owner.api.get('/profile')).status).toBe(401);
    expect((await owner.api.as(body.token).get('/profile')).status).toBe(200);
    expect((await house.api().post('/auth/login', { email: owner.email, password: 'password-baru-2' })).status).toBe(200);
  });

  test('twice at once with the old password succeeds once', async () => {
    const owner = await house.registerOwner();
    const answers = await Promise.all(
      ['a', 'b'].map((end) =>
        owner.api.put('/user/change-password', { currentPassword: owner.password, newPassword: `password-baru-${end}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('deleting the account', () => {
  test('ends the token, removes what is personal from every table and keeps the orders without an address', async () => {
    const owner = await house.registerOwner();
    await owner.api.post('/prompt', { prompt: 'Kami menjual kopi.', nomor_notifikasi: '6281234567890@c.us' });
    await owner.api.post('/blacklist', { number: '628111222333' });
    await house.sql(
      `INSERT INTO orders (id, owner_id, purpose, email_canonical, package_id, amount, state, expires_at) VALUES ($1, $2, 'billing', $3, 'ai-1000', 50000, 'paid', now())`,
      [`order-${owner.userId}`, owner.userId, owner.email],
    );
    expect((await owner.api.delete('/user/delete-account')).status).toBe(200);
    expect((await owner.api.get('/profile')).status).toBe(401);
    expect((await house.api().post('/auth/login', { email: owner.email, password: owner.password })).status).toBe(401);
    const goodbye = await house.sandbox.mails.waitFor(owner.email, { matches: ({ subject }) => subject.includes('dihapus') });
    expect(goodbye.text).toContain(owner.fullName);
    expect(await house.sql(`SELECT owner_id, email_canonical FROM orders WHERE id = $1`, [`order-${owner.userId}`])).toEqual([
      { owner_id: owner.userId, email_canonical: null },
    ]);
    for (const { table, column } of await ownersTables()) {
      expect({ table, rows: await house.sql(`SELECT * FROM ${table} WHERE ${column} = $1`, [owner.userId]) }).toEqual({ table, rows: [] });
    }
    expect(await house.sql(`SELECT * FROM users WHERE email_canonical = $1 OR id = $2`, [owner.email, owner.userId])).toEqual([]);
  });

  test('the address is free again for a paid package later', async () => {
    const owner = await house.registerOwner();
    await owner.api.delete('/user/delete-account');
    const { status } = await house
      .api()
      .post('/auth/register', { fullName: 'Putri', email: owner.email, password: 'rahasia-sekali-1', packageId: 'ai-1000' });
    expect(status).toBe(402); // not 409: nobody has it
  });
});

/** Every table with an owner in it; orders and trial claims are kept on purpose and hold no address. */
function ownersTables(): Promise<{ table: string; column: string }[]> {
  return house.sql(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('owner_id', 'user_id') AND table_name NOT IN ('orders', 'trial_claims')`,
  );
}
