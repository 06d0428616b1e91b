import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OwnerId } from '#contracts/values/ids';
import { BlacklistService } from '#core/features/blacklist/blacklist.service';
import { newId } from '#core/platform/crypto/ids';
import type { Database } from '#core/platform/database/database';
import pg from 'pg';
import { startHouse, type House } from '../../support/house.ts';

let house: House;
let pool: pg.Pool;
beforeAll(async () => {
  house = await startHouse({ serverRoles: 'api', workerRoles: 'mail' });
  pool = new pg.Pool({ connectionString: house.databaseUrl, max: 2 });
  pool.on('error', () => undefined); // the database is dropped under it at the end
});
afterAll(async () => {
  await pool?.end();
  await house?.close();
});

test('numbers are added in any spelling, shown with the suffix, newest first, and removed', async () => {
  const owner = await house.registerOwner();
  expect((await owner.api.get('/blacklist')).body).toEqual({ blacklist: [] });
  for (const number of ['6281200000001@c.us', '081200000002', '6281200000001', '+1 (555) 010-9999'])
    expect((await owner.api.post('/blacklist', { number })).status).toBe(200);
  expect((await owner.api.get('/blacklist')).body).toEqual({ blacklist: ['15550109999@c.us', '6281200000002@c.us', '6281200000001@c.us'] });
  expect((await owner.api.delete(`/blacklist/${encodeURIComponent('6281200000001@c.us')}`)).status).toBe(200);
  expect((await owner.api.delete('/blacklist/081200000002')).status).toBe(200);
  expect((await owner.api.delete('/blacklist/081200000002')).status).toBe(200);
  expect((await owner.api.get('/blacklist')).body).toEqual({ blacklist: ['15550109999@c.us'] });
});

test('what is no number is refused', async () => {
  const owner = await house.registerOwner();
  for (const number of ['', '@c.us', 'abc', '12', '1'.repeat(30), 5, null])
    expect((await owner.api.post('/blacklist', { number })).status).toBe(400);
});

test('an owner cannot see or remove the numbers of another', async () => {
  const [one, other] = await Promise.all([house.registerOwner(), house.registerOwner()]);
  await one.api.post('/blacklist', { number: '6281200000003' });
  expect((await other.api.get('/blacklist')).body).toEqual({ blacklist: [] });
  await other.api.delete('/blacklist/6281200000003');
  expect((await one.api.get('/blacklist')).body).toEqual({ blacklist: ['6281200000003@c.us'] });
});

test('a person is excluded by number and by privacy id, at once and only for that owner', async () => {
  const [one, other] = await Promise.all([house.registerOwner(), house.registerOwner()]);
  const ownerId = one.userId as OwnerId;
  const sql = {
    rows: async <Row extends pg.QueryResultRow>(text: string, params: readonly unknown[] = []): Promise<Row[]> =>
      (await pool.query<Row>(text, [...params])).rows,
    run: async (text: string, params: readonly unknown[] = []): Promise<number> => (await pool.query(text, [...params])).rowCount ?? 0,
  };
  const blacklist = new BlacklistService(sql as unknown as Database);
  const asks = (pn: string | null, lid: string | null): Promise<boolean> => blacklist.has(sql, ownerId, { pn, lid });
  await sql.run(`INSERT INTO contacts (id, owner_id, pn, lid) VALUES ($1, $2, '6281200000004', '99887766554433')`, [newId(), ownerId]);
  expect(await asks('6281200000004', null)).toBe(false);
  await one.api.post('/blacklist', { number: '081200000004' });
  expect(await asks('6281200000004', null)).toBe(true);
  expect(await asks(null, '99887766554433')).toBe(true);
  expect(await asks('6281200000005', null)).toBe(false);
  expect(await asks(null, '11887766554433')).toBe(false);
  expect(await asks(null, null)).toBe(false);
  expect(await blacklist.has(sql, other.userId as OwnerId, { pn: '6281200000004', lid: '99887766554433' })).toBe(false);
  await one.api.delete('/blacklist/6281200000004');
  expect(await asks(null, '99887766554433')).toBe(false);
});
