import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startHouse, type House } from '../../support/house.ts';
import { linkOwner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

let house: House;

beforeAll(async () => {
  house = await startHouse({ workerRoles: 'mail,housekeeping' });
});
afterAll(() => house.close());

const devicesOf = async (phone: string): Promise<unknown[]> => (await house.sandbox.call('GET', `/whatsapp/phones/${phone}`)).devices;
const rowsOf = (ownerId: string) =>
  house.sql(
    `SELECT id FROM users WHERE id = $1 UNION ALL SELECT owner_id FROM wa_creds WHERE owner_id = $1 UNION ALL SELECT owner_id FROM bot_sessions WHERE owner_id = $1`,
    [ownerId],
  );

test('deleting an account logs its device out at WhatsApp and leaves nothing behind', async () => {
  const owner = await house.registerOwner();
  const phone = await linkOwner(house, owner);
  expect(await devicesOf(phone)).toHaveLength(1);
  expect((await owner.api.delete('/user/delete-account')).status).toBe(200);
  expect(await devicesOf(phone)).toEqual([]);
  expect(await rowsOf(owner.userId)).toEqual([]);
});

test('a device nobody could log out then is logged out as soon as a session host is there', async () => {
  const owner = await house.registerOwner();
  const phone = await linkOwner(house, owner);
  const [server] = house.servers;
  const apiOnly = await house.startServer({ SERVER_ROLES: 'api' });
  await server!.kill();
  const answer = await fetch(`${apiOnly.url}/api/user/delete-account`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${owner.token}` },
  });
  expect(answer.status).toBe(200);
  expect(
    await house.sql(`SELECT email, full_name, password_hash, deleted_at IS NOT NULL AS deleted FROM users WHERE id = $1`, [owner.userId]),
  ).toEqual([{ email: '', full_name: '', password_hash: '', deleted: true }]);
  expect(await devicesOf(phone)).toHaveLength(1);
  await server!.restart();
  await waitFor(async () => (await rowsOf(owner.userId)).length === 0);
  expect(await devicesOf(phone)).toEqual([]);
});
