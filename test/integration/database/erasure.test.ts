import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { PersonId } from '#contracts/values/ids';
import { ErasedAccounts } from '#core/features/membership/erased-accounts.service';
import { ErasureService } from '#core/features/membership/erasure.service';
import { Storage } from '#core/outside/storage/storage';
import { Clock } from '#core/platform/clock/clock';
import { MembershipModule } from '#core/features/membership/membership.module';
import { openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { fill, readAll } from '../../support/stores/fill.ts';

/** Kept on purpose: accounting data, and keyed hashes of previous trials. */
const kept = new Set(['orders', 'trial_claims']);

/**
 * Kept until the device is logged out, in addition to the above. The emptied account row has the owner's id
 * as its own id.
 */
const keptOfLinked = new Set([...kept, 'bots', 'members', 'bot_sessions', 'wa_creds', 'wa_keys']);

let modules: TestModules;
let client: pg.Client;

beforeEach(async () => {
  modules = await openTestModules();
  client = new pg.Client({ connectionString: modules.env['DATABASE_URL']! });
  await client.connect();
});
afterEach(async () => {
  await client?.end();
  await modules?.close();
});

const owner = (nth: number) => `00000000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const ownerOf = (row: Record<string, unknown>): unknown => row['account_id'] ?? row['person_id'] ?? row['bot_id'];

/** The remaining rows of an owner, by table. Covers every table with a column for an account, a person or a bot. */
async function rowsOf(id: string): Promise<Map<string, unknown[]>> {
  const known = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name IN ('account_id', 'person_id', 'bot_id')`,
  );
  const all = await readAll(client);
  return new Map(known.rows.map(({ name }) => [name, all.get(name)!.filter((row) => ownerOf(row) === id)]));
}

/** Fills every table with rows of at least two owners. */
async function fillAll(): Promise<void> {
  await fill(client, {
    'users.email': (nth) => `owner-${nth}@contoh.id`,
    'users.deleted_at': () => null,
    'otp_codes.registration_id': () => null,
    'follow_ups.state': () => 'sent',
  });
}

test('an account that is deleted leaves no row of its owner in any table, and every row of the others', async () => {
  await fillAll();
  const before = await rowsOf(owner(1));
  const others = await rowsOf(owner(2));
  expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);
  await client.query(`DELETE FROM wa_creds WHERE bot_id = $1`, [owner(1)]); // its device was logged out

  const context = await modules.open([MembershipModule]);
  const storage = context.get(Storage);
  for (const id of [owner(1), owner(2)])
    for (const room of ['photos', 'chats', 'thumbnails'])
      await storage.put(`${id}/${room}/0197c0de-0000-4000-8000-000000000009`, Buffer.from('x'));
  await context.get(ErasureService).deleteAccount({ personId: PersonId.parse(owner(1)) });
  await context.get(ErasedAccounts).sweep();

  const left = [...(await rowsOf(owner(1)))].filter(([table, rows]) => rows.length > 0 && !kept.has(table));
  expect(left).toEqual([]);
  expect((await client.query(`SELECT 1 FROM users WHERE id = $1`, [owner(1)])).rows).toEqual([]);
  expect((await client.query(`SELECT email_canonical FROM orders WHERE account_id = $1`, [owner(1)])).rows).toEqual([
    { email_canonical: null },
  ]);
  expect(await rowsOf(owner(2))).toEqual(others);
  expect(await storage.owners()).toEqual([owner(2)]);
});

test('one whose device cannot be logged out now leaves no more than what logs it out later', async () => {
  await fillAll();
  const others = await rowsOf(owner(2));
  const context = await modules.open([MembershipModule]);
  const clock = context.get(Clock);
  const startedAt = Date.now();
  let asked = 0;
  clock.now = () => new Date(startedAt + 6000 * asked++); // every answer is delayed
  await context.get(ErasureService).deleteAccount({ personId: PersonId.parse(owner(1)) });
  await context.get(ErasedAccounts).sweep();

  const left = [...(await rowsOf(owner(1)))].filter(([, rows]) => rows.length > 0).map(([table]) => table);
  expect(left.toSorted()).toEqual([...keptOfLinked].toSorted());
  const [account] = (await client.query(`SELECT email, full_name, deleted_at FROM users WHERE id = $1`, [owner(1)])).rows;
  expect(account).toMatchObject({ full_name: '', deleted_at: expect.any(Date) });
  expect(account.email).not.toContain('owner-1@');
  expect(await rowsOf(owner(2))).toEqual(others);
});
