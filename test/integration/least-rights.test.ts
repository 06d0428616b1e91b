import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/processes/ports.mjs';
import { run } from '../../scripts/lib/processes/run.mjs';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { freshPhone, linkOwner } from '../support/owners.ts';
import { neededSettings } from '../support/stores/template.mjs';

const role = `app_${randomBytes(6).toString('hex')}`;
let app: TestApp;
let appUrl: string;

beforeAll(async () => {
  app = await startTestApp({ servers: 0, workers: 0 });
  const url = new URL(app.databaseUrl);
  Object.assign(url, { username: role, password: 'p@ss/word?' });
  appUrl = url.toString();
  await migrate();
  const port = String(await freePort());
  await app.startServer({ DATABASE_URL: appUrl, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` });
  await app.startWorker({ DATABASE_URL: appUrl });
});
afterAll(async () => {
  const { databaseUrl } = app;
  await app.close();
  const owner = new URL(databaseUrl);
  owner.pathname = '/postgres';
  const client = new pg.Client({ connectionString: owner.toString() });
  await client.connect();
  await client.query(`DROP ROLE IF EXISTS ${role}`);
  await client.end();
});

async function migrate(): Promise<void> {
  const { code, output } = await run(process.execPath, [join(root, 'dist', 'core', 'migrations', 'run.js')], {
    env: { ...neededSettings, DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: app.databaseUrl, PATH: process.env.PATH },
  });
  if (code !== 0) throw new Error(output);
}

test('the product runs as a role that may only read and write rows', async () => {
  await migrate(); // for a second release the role already exists
  const owner = await app.registerOwner();
  const number = await linkOwner(app, owner);
  expect((await owner.api.post('/prompt', { prompt: 'Kami menjual kaos.' })).status).toBeLessThan(300);
  const lead = await app.sandbox.phone(freshPhone(), 'Budi');
  expect((await lead.ask(number, 'Halo, ada kaos?')).reply.text).not.toBe('');
});

test('and that role can neither change the installation nor look into others', async () => {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  try {
    for (const statement of [
      'CREATE TABLE mine (id int)',
      'DROP TABLE orders',
      'TRUNCATE orders',
      'ALTER TABLE users ADD COLUMN x int',
      'DELETE FROM migrations',
      'SELECT rolpassword FROM pg_authid',
    ]) {
      await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  } finally {
    await client.end();
  }
});
