import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { Actor } from '#core/features/auth/actor';
import type { OwnerId } from '#contracts/values/ids';
import { ErasureService } from '#core/features/membership/erasure.service';
import { Storage } from '#core/outside/storage/storage';
import { MembershipModule } from '#core/features/membership/membership.module';
import { openRooms, type Rooms } from '../../support/core/conversation-house.ts';
import { fill, readAll } from '../../support/stores/fill.ts';

/** Kept on purpose: what bookkeeping needs, and keyed hashes of who had a trial. */
const kept = new Set(['orders', 'trial_claims']);

let rooms: Rooms;
let client: pg.Client;

beforeAll(async () => {
  rooms = await openRooms();
  client = new pg.Client({ connectionString: rooms.env['DATABASE_URL']! });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await rooms?.close();
});

const owner = (nth: number) => `00000000-0000-7000-8000-${String(nth).padStart(12, '0')}` as OwnerId;
const ownerOf = (row: Record<string, unknown>): unknown => row['owner_id'] ?? row['user_id'];

/** What stands of an owner, by table; of tables that know owners. */
async function rowsOf(ownerId: OwnerId): Promise<Map<string, unknown[]>> {
  const known = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name IN ('owner_id', 'user_id')`,
  );
  const all = await readAll(client);
  return new Map(known.rows.map(({ name }) => [name, all.get(name)!.filter((row) => ownerOf(row) === ownerId)]));
}

test('an account that is deleted leaves no row of its owner in any table, and every row of the others', async () => {
  await fill(client, {
    'users.email': (nth) => `owner-${nth}@contoh.id`,
    'users.deleted_at': () => null,
    'otp_codes.registration_id': () => null,
    'follow_ups.state': () => 'sent',
  });
  const before = await rowsOf(owner(1));
  const others = await rowsOf(owner(2));
  expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);
  await client.query(`DELETE FROM wa_creds WHERE owner_id = $1`, [owner(1)]); // its device was logged out

  const context = await rooms.open([MembershipModule]);
  const storage = context.get(Storage);
  for (const id of [owner(1), owner(2)])
    for (const room of ['photos', 'chats', 'thumbnails'])
      await storage.put(`${id}/${room}/0197c0de-0000-4000-8000-000000000009`, Buffer.from('x'));
  await context.get(ErasureService).deleteAccount({ ownerId: owner(1) } as Actor);

  const left = [...(await rowsOf(owner(1)))].filter(([table, rows]) => rows.length > 0 && !kept.has(table));
  expect(left).toEqual([]);
  expect((await client.query(`SELECT 1 FROM users WHERE id = $1`, [owner(1)])).rows).toEqual([]);
  expect((await client.query(`SELECT email_canonical FROM orders WHERE owner_id = $1`, [owner(1)])).rows).toEqual([
    { email_canonical: null },
  ]);
  expect(await rowsOf(owner(2))).toEqual(others);
  expect(await storage.owners()).toEqual([owner(2)]);
});
