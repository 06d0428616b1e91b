import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import { exportedTables } from '#core/features/membership/exports/exported-tables';
import { newId } from '#core/platform/crypto/ids';
import { emptyProduct } from '#contracts/values/selling/products';
import { bigAccount, fillBigAccount } from '../../screens/big-account.ts';
import { expectOk } from '../../support/api.ts';
import type { Owner } from '../../support/owners.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';

/** The copy of all account data that the law on personal data gives an owner, without data of others. */
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
});
afterAll(() => app?.close());

let exporting: Promise<unknown> | undefined;
/** Starts the program that builds exports, only once: the first test needs a time without it. */
const startExports = () => (exporting ??= app.startWorker({ WORKER_ROLES: 'housekeeping' }));

const request = (owner: Owner) => owner.api.post('/user/export');
const open = (owner: Owner, token: string) => owner.api.post('/user/export/open', { token });
const stateOf = async (owner: Owner) => (await owner.api.get('/user/export')).body.state;
const storedFiles = async (owner: Owner) => readdir(join(app.env['STORAGE_DIR']!, owner.accountId, 'exports')).catch(() => []);

/** The secret in the newest mail with a link to an export. */
async function secretFor(owner: Owner, after = 0): Promise<string> {
  const link = /\/settings#data=([\w-]+)/;
  const { text } = await app.sandbox.mails.waitFor(owner.email, { after, matches: (mail) => link.test(mail.text) });
  return link.exec(text)![1]!;
}

async function download(path: string): Promise<Readonly<Record<string, Uint8Array>>> {
  const answer = await fetch(app.url + path);
  expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({ status: 200, type: 'application/zip' });
  const file = new Uint8Array(await answer.arrayBuffer());
  // a browser compares this length with the received bytes: an interrupted download is not taken for a whole file
  expect(answer.headers.get('content-length')).toBe(String(file.length));
  return unzipSync(file);
}

const rowsOf = (file: Uint8Array | undefined): string[] =>
  Buffer.from(file ?? '')
    .toString('utf8')
    .trimEnd()
    .split('\r\n')
    .slice(1);

/** Data of an owner in every table that an export reads, and a file of each kind. */
async function fill(owner: Owner, mark: string): Promise<void> {
  await fillBigAccount(app, owner.botId);
  await expectOk(owner.api.post('/prompt', { prompt: `Kami menjual ${mark}.` }));
  await expectOk(owner.api.post('/products', { ...emptyProduct, name: `Kaos ${mark}`, priceIdr: 75_000 }));
  await app.redis.rpush(`activity:${owner.botId}`, `[2099-11-26 08:00:00] INFO Pesan masuk dari ${mark}\n${owner.botId}`);
  await app.sql(`UPDATE contacts SET name = name || ' ' || $2 WHERE bot_id = $1`, [owner.botId, mark]);
}

test('one is made at a time, whatever asks for it and whatever is lost meanwhile', async () => {
  const owner = await app.registerOwner();
  const answers = await Promise.all(Array.from({ length: 5 }, () => request(owner)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect((await request(owner)).body.error).toBe('Data Anda masih disiapkan. Linknya kami kirim ke email Anda.');
  expect(await stateOf(owner)).toBe('building');
  // Redis has lost the job: the row is found by a sweep
  await app.redis.flushall();
  await app.sql(`UPDATE account_exports SET asked_at = asked_at - interval '2 minutes'`);
  await startExports();
  await secretFor(owner);
  expect(await stateOf(owner)).toBe('ready');
});

test('an owner gets everything in one file, by a link that works once and for them only', async () => {
  await startExports();
  const [owner, other] = [await app.registerOwner(), await app.registerOwner()];
  await Promise.all([fill(owner, 'milik-sari'), fill(other, 'milik-budi')]);
  await expectOk(request(owner));
  const token = await secretFor(owner);

  // neither another person nor another secret opens it
  expect((await open(other, token)).status).toBe(404);
  expect((await app.api().post('/user/export/open', { token })).status).toBe(401);
  expect((await open(owner, `${token.slice(0, -2)}xx`)).status).toBe(404);

  const { path } = await expectOk(open(owner, token));
  const again = await open(owner, token);
  expect({ status: again.status, error: again.body.error }).toEqual({
    status: 404,
    error: 'Link ini sudah dipakai atau sudah tidak berlaku. Minta data Anda sekali lagi di Pengaturan Akun.',
  });
  const files = await download(path);
  expect(rowsOf(files['data/messages.csv'])).toHaveLength(bigAccount.messages);
  expect(rowsOf(files['pesan.csv'])).toHaveLength(bigAccount.messages);
  expect(rowsOf(files['data/contacts.csv'])).toHaveLength(bigAccount.contacts);
  expect(rowsOf(files['data/products.csv']).join()).toContain('Kaos milik-sari');
  expect(rowsOf(files['data/bot_settings.csv']).join()).toContain('Kami menjual milik-sari.');
  // the bot's log is in Redis: its lines name leads too
  const log = Buffer.from(files['log-bot.txt']!).toString('utf8');
  expect(log).toMatch(/INFO Pesan masuk dari milik-sari\r\n$/);
  expect(rowsOf(files['data/users.csv']).join()).toContain(owner.email);
  // a table without a file has no rows of this owner
  const missing = Object.keys(exportedTables).filter((table) => files[`data/${table}.csv`] === undefined);
  for (const table of missing) {
    const { column } = exportedTables[table]!;
    expect([table, await app.sql(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [owner.accountId])]).toEqual([table, []]);
  }
  const all = Object.values(files).map((file) => Buffer.from(file).toString('latin1'));
  for (const foreign of ['milik-budi', other.email, other.accountId, '$argon2'])
    expect(all.filter((text) => text.includes(foreign))).toEqual([]);

  // a download that was interrupted can be restarted for an hour
  expect(Object.keys(await download(path))).toEqual(Object.keys(files));
  await app.sql(`UPDATE account_exports SET ticket_until = now() - interval '1 second' WHERE account_id = $1`, [owner.accountId]);
  expect((await fetch(app.url + path)).status).toBe(404);
});

test('the data of a second bot are in a folder of their own', async () => {
  await startExports();
  const owner = await app.registerOwner();
  const second = newId();
  await app.sql(`INSERT INTO bots (id, account_id, created_at) VALUES ($1, $2, now() + interval '1 minute')`, [second, owner.accountId]);
  for (const [botId, prompt] of [
    [owner.botId, 'Toko pertama'],
    [second, 'Toko kedua'],
  ])
    await app.sql(`INSERT INTO bot_settings (bot_id, prompt) VALUES ($1, $2) ON CONFLICT (bot_id) DO UPDATE SET prompt = $2`, [
      botId,
      prompt,
    ]);
  await app.redis.rpush(`activity:${second}`, '[2099-11-26 08:00:00] INFO Pesan untuk yang kedua');
  await expectOk(request(owner));
  const { path } = await expectOk(open(owner, await secretFor(owner)));
  const files = await download(path);
  const [first, next] = ['', 'bot-2/'].map((folder) => rowsOf(files[`${folder}data/bot_settings.csv`]).join());
  expect([first, next]).toEqual([expect.stringContaining('Toko pertama'), expect.stringContaining('Toko kedua')]);
  expect(first).not.toContain('Toko kedua');
  expect(Buffer.from(files['bot-2/log-bot.txt']!).toString('utf8')).toContain('Pesan untuk yang kedua');
  expect(
    Object.keys(files)
      .filter((name) => /kontak|log-bot/.test(name))
      .toSorted(),
  ).toEqual([...['bot-2/kontak.csv', 'bot-2/log-bot.txt', 'kontak.csv']]);
  // the file contains the account and its owner only once
  expect(Object.keys(files).filter((name) => /users|accounts/.test(name))).toEqual(['data/users.csv', 'data/accounts.csv']);
});

test('the file is named after the shop and the day', async () => {
  await startExports();
  const owner = await app.registerOwner();
  await expectOk(owner.api.post('/prompt/voice', { shopName: 'Kaos Sari', addressForm: 'text', tone: 'text' }));
  await expectOk(request(owner));
  const { path } = await expectOk(open(owner, await secretFor(owner)));
  const { headers } = await fetch(app.url + path);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="data-akun-kaos-sari-20\d\d-\d\d-\d\d\.zip"$/);
});

test('a link that was not used, and its file, are gone after three days; a new request replaces both at once', async () => {
  await startExports();
  const owner = await app.registerOwner();
  await expectOk(request(owner));
  const first = await secretFor(owner);
  const [firstFile] = await storedFiles(owner);
  const { seq } = (await app.sandbox.mails.to(owner.email)).at(-1)!;
  await expectOk(request(owner));
  const second = await secretFor(owner, seq);
  expect((await open(owner, first)).status).toBe(404);
  expect(await storedFiles(owner)).toHaveLength(1);
  expect(await storedFiles(owner)).not.toContain(firstFile);
  await app.sql(`UPDATE account_exports SET ready_at = ready_at - interval '3 days' WHERE account_id = $1`, [owner.accountId]);
  expect((await open(owner, second)).status).toBe(404);
  await app.workers.at(-1)!.restart('SIGTERM'); // its first sweep runs at once
  await waitFor(async () => (await storedFiles(owner)).length === 0, { what: 'the file removed' });
  expect(await stateOf(owner)).toBe('over');
});
