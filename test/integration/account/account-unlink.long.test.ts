import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { linkOwner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ workerRoles: 'mail,housekeeping' });
});
afterAll(() => app.close());

const devicesOf = async (phone: string): Promise<unknown[]> => (await app.sandbox.call('GET', `/whatsapp/phones/${phone}`)).devices;
const rowsOf = (personId: string) =>
  app.sql(
    `SELECT id FROM users WHERE id = $1 UNION ALL SELECT bot_id FROM wa_creds WHERE bot_id = $1 UNION ALL SELECT bot_id FROM bot_sessions WHERE bot_id = $1`,
    [personId],
  );

test('deleting an account logs its device out at WhatsApp and leaves nothing behind', async () => {
  const owner = await app.registerOwner();
  const phone = await linkOwner(app, owner);
  expect(await devicesOf(phone)).toHaveLength(1);
  expect((await owner.api.delete('/user/delete-account')).status).toBe(200);
  expect(await devicesOf(phone)).toEqual([]);
  await waitFor(async () => (await rowsOf(owner.userId)).length === 0);
});

test('a device that could not be logged out then is logged out as soon as a session host is there', async () => {
  const owner = await app.registerOwner();
  const phone = await linkOwner(app, owner);
  const [server] = app.servers;
  const apiOnly = await app.startServer({ SERVER_ROLES: 'api' });
  await server!.kill();
  const answer = await fetch(`${apiOnly.url}/api/user/delete-account`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${owner.token}` },
  });
  expect(answer.status).toBe(200);
  expect(
    await app.sql(`SELECT email, full_name, password_hash, deleted_at IS NOT NULL AS deleted FROM users WHERE id = $1`, [owner.userId]),
  ).toEqual([{ email: '', full_name: '', password_hash: '', deleted: true }]);
  expect(await devicesOf(phone)).toHaveLength(1);
  await server!.restart();
  await waitFor(async () => (await rowsOf(owner.userId)).length === 0);
  expect(await devicesOf(phone)).toEqual([]);
});
