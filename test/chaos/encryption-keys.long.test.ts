import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { root } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/processes/run.mjs';
import { SessionTools, type Shop } from '../support/whatsapp/session-tools.ts';
import { type TestApp, startTestApp } from '../support/test-app.ts';
import type { Program } from '../support/program.ts';
import { waitFor } from '../support/wait-for.ts';

const oldKey = 'the-key-of-the-first-year-the-key-of-the-first-year';
const newKey = 'the-key-of-the-second-year-the-key-of-the-second-year';

let app: TestApp;
let tools: SessionTools;

beforeEach(async () => {
  app = await startTestApp({ servers: 0, workers: 0, serverRoles: 'sessions', env: { ENCRYPTION_KEY: oldKey } });
  tools = new SessionTools(app);
});
afterEach(() => app?.close());

const device = async (shop: Shop) => (await tools.phone(shop.phone)).devices[0];

async function stored(shop: Shop, text: string): Promise<void> {
  await waitFor(async () => (await tools.messages(shop.botId)).some((row) => row.body === text), {
    what: `${text} stored`,
  });
}

/** Starts a program that must exit by itself. */
const startAlone = (kind: 'server' | 'workers', key: string) =>
  run(process.execPath, [join(root, 'dist', kind, 'main.js')], {
    env: { ...app.env, PORT: '0', LOG_LEVEL: 'silent', ENCRYPTION_KEY: key },
  });

/** Number of rows per encryption key, summed over all tables, as `/metrics` of a program reports it. */
async function rowsByKey(program: Program): Promise<Record<string, number>> {
  const answer = await fetch(`${program.url}/metrics`, { headers: { Authorization: `Basic ${btoa('ops:test-ops-password')}` } });
  const found: Record<string, number> = {};
  for (const [, key, rows] of (await answer.text()).matchAll(/^sealed_rows\{[^}]*key="(\w+)"[^}]*\} (\d+)/gm)) {
    found[key!] = (found[key!] ?? 0) + Number(rows);
  }
  return found;
}

const keyIdOf = (program: Program) => String(program.events.find((event) => event.event === 'sealing.key')!['key']);

test('a rotation: nothing starts without the old key, a sweep encrypts everything again beside the running sessions, then the old key can be removed', async () => {
  const first = await app.startServer();
  const shop = await tools.addShop();
  const [lead, silent] = [await tools.addPhone(), await tools.addPhone()];
  await tools.say(silent, shop, 'dari dulu');
  await stored(shop, 'dari dulu');
  const before = await device(shop);
  await first.stop();

  // The old key was removed too early. Each program exits with a one-sentence error before it opens a connection.
  for (const kind of ['server', 'workers'] as const) {
    const { code, output } = await startAlone(kind, newKey);
    expect({ kind, code, output }).toEqual({
      kind,
      code: 1,
      output: expect.stringMatching(
        /^The (server|workers) could not start: .*wa_keys.* sealed with key [0-9a-f]{8}, .*ENCRYPTION_KEY.*\.$/,
      ),
    });
    expect(output).not.toContain('\n');
  }
  await tools.say(lead, shop, 'selama kunci hilang');
  expect((await device(shop)).logins).toBe(before.logins);

  // both keys are set: the sweep runs while the lead goes on writing
  const both = { ENCRYPTION_KEY: `${newKey},${oldKey}` };
  const server = await app.startServer(both);
  await stored(shop, 'selama kunci hilang');
  const worker = await app.startWorker({ ...both, WORKER_ROLES: 'housekeeping' });
  let isWriting = true;
  const texts: string[] = [];
  const writing = (async () => {
    while (isWriting) {
      texts.push(`kata ${texts.length}`);
      await tools.say(lead, shop, texts.at(-1)!);
      await stored(shop, texts.at(-1)!);
    }
  })();
  const sealingKey = keyIdOf(worker);
  await waitFor(
    async () => {
      const rows = await rowsByKey(worker);
      return Object.keys(rows).length === 1 && (rows[sealingKey] ?? 0) > 100;
    },
    { what: 'all rows under the new key', timeoutMs: 90_000, everyMs: 500 },
  );
  isWriting = false;
  await writing;
  const logins = (await device(shop)).logins;
  expect(await rowsByKey(server)).toEqual(await rowsByKey(worker));
  await Promise.all([server.stop(), worker.stop()]);

  // Only the new key is set. The keys of every lead can be decrypted, also those that were not used since the
  // rotation.
  await app.startServer({ ENCRYPTION_KEY: newKey });
  await tools.say(silent, shop, 'masih didengar');
  await tools.say(lead, shop, 'saya juga');
  await stored(shop, 'masih didengar');
  await stored(shop, 'saya juga');
  expect((await device(shop)).logins).toBe(logins + 1);
  const rows = await tools.messages(shop.botId);
  expect(rows.filter((row) => row.kind === 'unreadable')).toEqual([]);
  expect(rows.map((row) => row.body).filter((body) => body.startsWith('kata'))).toEqual(texts);
});

test('a host that cannot read the keys of a session opens no connection and reports it; another host that can read them claims it', async () => {
  const lacking = await app.startServer({ ENCRYPTION_KEY: newKey, SESSIONS_PER_HOST: '1' });
  const here = await tools.addShop();
  const rotating = { ENCRYPTION_KEY: `${oldKey},${newKey}` };
  const knowing = await app.startServer(rotating);
  const shop = await tools.addShop();
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'dengan kunci lain');
  await stored(shop, 'dengan kunci lain');
  const before = await device(shop);
  await tools.want(here.botId, 'stopped');
  await waitFor(async () => (await tools.session(here.botId)).host_id === null, { what: 'a free place' });
  await knowing.kill();

  await waitFor(async () => (await tools.session(shop.botId)).reason === 'keys_unreadable', {
    what: 'the owner told',
  });
  expect((await lacking.waitForEvent('session.keys-unreadable'))['botId']).toBe(shop.botId);
  expect((await tools.session(shop.botId)).desired).toBe('running');
  await waitFor(async () => (await app.sql(`SELECT body FROM notifications WHERE account_id = $1`, [shop.botId])).length === 1);
  const metrics = await fetch(`${lacking.url}/metrics`, { headers: { Authorization: `Basic ${btoa('ops:test-ops-password')}` } });
  expect(await metrics.text()).toContain('sessions_keys_unreadable 1');
  await tools.say(lead, shop, 'selama tak terbaca');
  expect(await device(shop)).toMatchObject({ online: false, logins: before.logins });

  await knowing.restart();
  await stored(shop, 'selama tak terbaca');
  expect(await app.sql(`SELECT count(*)::int AS count FROM notifications WHERE account_id = $1`, [shop.botId])).toEqual([{ count: 1 }]);
  expect((await tools.messages(shop.botId)).filter((row) => row.kind === 'unreadable')).toEqual([]);
});

test('a key that turns out to be unreadable ends the connection, nothing is acknowledged, and the session comes back by itself', async () => {
  const server = await app.startServer();
  const shop = await tools.addShop();
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'satu');
  await stored(shop, 'satu');
  const before = await device(shop);
  await tools.faults({ number: shop.phone, cut: true }); // the connection's cache of keys ends with the connection
  await waitFor(async () => {
    const now = await device(shop);
    return now.online && now.logins > before.logins;
  });
  await tools.waitForStatus(shop.botId, 'online');

  const relabel = (name: string) =>
    app.sql(`UPDATE wa_keys SET data = overlay(data PLACING decode($2, 'hex') FROM 2 FOR 4) WHERE bot_id = $1 AND type = 'session'`, [
      shop.botId,
      name,
    ]);
  await app.sql(`INSERT INTO sealing_keys (id) VALUES ('deadbeef')`); // the same path as in the process that seals
  await relabel('deadbeef');
  await tools.say(lead, shop, 'dua');
  await waitFor(async () => (await tools.session(shop.botId)).reason === 'keys_unreadable', {
    what: 'the owner told',
  });
  await waitFor(async () => !(await device(shop)).online);
  expect((await tools.messages(shop.botId)).map((row) => row.body)).toEqual(['satu']);

  await relabel(keyIdOf(server));
  await stored(shop, 'dua');
  expect((await tools.messages(shop.botId)).map((row) => row.body)).toEqual(['satu', 'dua']);
});
