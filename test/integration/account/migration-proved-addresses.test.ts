import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import pg from 'pg';
import { FirstHouse1795248000000 } from '#core/migrations/20261121T0800-first-house';
import { ProvedAddresses1795320000000 } from '#core/migrations/20261122T0400-proved-addresses';
import { newId } from '#core/platform/crypto/ids';
import { createDatabase, type OwnDatabase } from '../../support/stores/stores.ts';

let database: OwnDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // The old schema, in a Postgres schema of its own.
  await client.query(`CREATE SCHEMA earlier`);
  await client.query(`SET search_path TO earlier`);
  await new FirstHouse1795248000000().up(client as unknown as QueryRunner);
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

async function user(email: string, verified: boolean): Promise<string> {
  const id = newId();
  await client.query(
    `INSERT INTO users (id, email, email_canonical, full_name, password_hash, email_verified_at) VALUES ($1, $2, $2, 'Sari', 'hash', $3)`,
    [id, email, verified ? new Date() : null],
  );
  return id;
}

const rows = async (text: string, params: unknown[] = []) => (await client.query(text, params)).rows;

test('accounts nobody proved wait as registrations, and what was given to them waits for who proves the address', async () => {
  const proved = await user('proved@gmail.com', true);
  const moved = await user('moved@gmail.com', true);
  const unproved = await user('unproved@gmail.com', false);
  const paid = await user('paid@gmail.com', false);
  await client.query(`INSERT INTO mails (id, owner_id, kind, state) VALUES ($1, $2, 'email-changed', 'sent')`, [newId(), moved]);
  for (const [owner, hash] of [
    [proved, 'a'],
    [unproved, 'b'],
  ])
    await client.query(`INSERT INTO trial_claims (kind, key_hash, owner_id) VALUES ('email', $2::bytea, $1)`, [owner, hash]);
  await client.query(
    `INSERT INTO otp_codes (id, user_id, purpose, code_hash, tries_left, expires_at) VALUES ($1, $2, 'verify', 'x', 5, now()), ($3, $4, 'reset', 'x', 5, now())`,
    [newId(), unproved, newId(), proved],
  );
  await client.query(
    `INSERT INTO orders (id, owner_id, purpose, email_canonical, package_id, amount, state, paid_at, granted_at, expires_at)
     VALUES ('WBA-1', $1, 'registration', 'paid@gmail.com', 'ai-3000', 100000, 'paid', now(), now(), now())`,
    [paid],
  );
  await client.query(
    `INSERT INTO subscriptions (owner_id, package_id, replies_left, replies_total, started_at, expires_at) VALUES ($1, 'ai-3000', 3000, 3000, now(), now())`,
    [paid],
  );

  await new ProvedAddresses1795320000000().up(client as unknown as QueryRunner);

  expect(await rows(`SELECT id, email_verified_at IS NOT NULL AS verified FROM users ORDER BY email`)).toEqual([
    { id: moved, verified: false },
    { id: proved, verified: true },
  ]);
  expect(await rows(`SELECT email, package_id, password_hash FROM registrations ORDER BY email`)).toEqual([
    { email: 'paid@gmail.com', package_id: 'ai-3000', password_hash: 'hash' },
    { email: 'unproved@gmail.com', package_id: 'ai-trial', password_hash: 'hash' },
  ]);
  expect(await rows(`SELECT owner_id, granted_at, email_canonical, state FROM orders`)).toEqual([
    { owner_id: null, granted_at: null, email_canonical: 'paid@gmail.com', state: 'paid' },
  ]);
  expect(await rows(`SELECT owner_id FROM trial_claims`)).toEqual([{ owner_id: proved }]);
  expect(await rows(`SELECT user_id, purpose FROM otp_codes`)).toEqual([{ user_id: proved, purpose: 'reset' }]);
  expect(await rows(`SELECT owner_id FROM subscriptions`)).toEqual([]);
});
