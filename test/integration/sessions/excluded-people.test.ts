import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;
let owner: Owner;
let shop: string;
let serial = 0;

beforeAll(async () => {
  app = await startTestApp({ workerRoles: 'mail' });
  owner = await app.registerOwner();
  await linkOwner(app, owner);
  shop = (await app.sql(`SELECT phone FROM bot_sessions WHERE bot_id = $1`, [owner.userId]))[0].phone;
});
afterAll(() => app?.close());

interface Person {
  readonly number: string;
  readonly lid: string;
  readonly username: string;
}

async function person(hidesNumber = true): Promise<Person> {
  const number = freshPhone();
  await app.sandbox.call('POST', '/whatsapp/phones', { number });
  const username = `budi.${++serial}`;
  const { lid } = await privacy(number, { hidesNumber, username });
  return { number, lid, username };
}

function privacy(number: string, change: object): Promise<{ lid: string }> {
  return app.sandbox.call('POST', `/whatsapp/phones/${number}/privacy`, change);
}

const say = (from: Person, text: string) => app.sandbox.call('POST', `/whatsapp/phones/${from.number}/send`, { to: shop, text });
const exclude = async (number: string) => expect((await owner.api.post('/blacklist', { number })).status).toBe(200);

async function listed(): Promise<{ blacklist: string[]; labels?: { number: string; label: string }[] }> {
  return (await owner.api.get('/blacklist')).body;
}

/** Waits until this text is the last message of a lead, and returns the lead's row in the panel. */
function shown(text: string): Promise<any> {
  return waitFor(
    async () => ((await owner.api.get('/chat/contacts')).body as { lastMessage: string }[]).find((row) => row.lastMessage === text),
    { what: `a conversation that ends with "${text}"` },
  );
}

test('a lead without a number is excluded by privacy id, and stays so when the number becomes known', async () => {
  const lead = await person();
  await say(lead, 'lid satu');
  expect(await shown('lid satu')).toMatchObject({ phoneNumber: `lid:${lead.lid}`, blacklisted: false });
  await exclude(`lid:${lead.lid}`);
  expect(await shown('lid satu')).toMatchObject({ blacklisted: true });
  await privacy(lead.number, { hidesNumber: false });
  await say(lead, 'lid dua');
  expect(await shown('lid dua')).toMatchObject({ phoneNumber: lead.number, username: lead.username, blacklisted: true });
  // The number is visible to the owner now, and the owner removes it from the exclusions.
  expect((await owner.api.delete(`/blacklist/${lead.number}`)).status).toBe(200);
  expect(await shown('lid dua')).toMatchObject({ blacklisted: false });
});

test('a username excludes its owner, also under another one, and not the person who takes it over', async () => {
  const [lead, other] = await Promise.all([person(), person()]);
  await say(lead, 'nama satu');
  await shown('nama satu');
  await exclude(`@${lead.username.toUpperCase()}`);
  expect(await shown('nama satu')).toMatchObject({ blacklisted: true });
  await privacy(lead.number, { username: `${lead.username}.baru` });
  await waitFor(async () => (await shown('nama satu')).username === `${lead.username}.baru`, { what: 'the new username' });
  expect(await shown('nama satu')).toMatchObject({ blacklisted: true });
  expect((await listed()).labels).toContainEqual({ number: `lid:${lead.lid}`, label: expect.stringContaining(`@${lead.username}.baru`) });
  await privacy(other.number, { username: lead.username });
  await say(other, 'nama orang lain');
  expect(await shown('nama orang lain')).toMatchObject({ username: lead.username, blacklisted: false });
});

test('a username that was excluded before its owner ever wrote holds from the first message on', async () => {
  const lead = await person();
  await exclude(`@${lead.username}`);
  await say(lead, 'halo pertama');
  expect(await shown('halo pertama')).toMatchObject({ phoneNumber: `lid:${lead.lid}`, blacklisted: true });
});

test('it also applies when WhatsApp did not know its owner when it was excluded', async () => {
  const lead = await person();
  await app.sql(`INSERT INTO blacklist (bot_id, username) VALUES ($1, $2)`, [owner.userId, lead.username]);
  expect((await listed()).blacklist).toContain(`@${lead.username}`);
  await say(lead, 'belum dikenal');
  expect(await shown('belum dikenal')).toMatchObject({ blacklisted: true });
  expect((await listed()).blacklist).toContain(`lid:${lead.lid}`);
});

test('a number that was excluded holds when its owner writes under a privacy id and hides the number', async () => {
  const lead = await person();
  await exclude(lead.number);
  await waitFor(
    async () => (await app.sql(`SELECT 1 FROM blacklist WHERE bot_id = $1 AND lid = $2`, [owner.userId, lead.lid])).length === 1,
    {
      what: 'the privacy id of the number',
    },
  );
  await say(lead, 'tanpa nomor');
  expect(await shown('tanpa nomor')).toMatchObject({ phoneNumber: `lid:${lead.lid}`, blacklisted: true });
  expect((await listed()).blacklist).toContain(`${lead.number}@c.us`);
  expect((await owner.api.delete(`/blacklist/lid:${lead.lid}`)).status).toBe(200);
  expect((await listed()).blacklist).not.toContain(`${lead.number}@c.us`);
});

test('an unknown username is kept, and the owner gets a warning', async () => {
  await exclude('@tidak.ada.orangnya');
  await waitFor(
    async () =>
      (await app.redis.lrange(`activity:${owner.userId}`, 0, -1)).some((line) => line.includes('@tidak.ada.orangnya tidak ditemukan')),
    {
      what: 'a line in the log',
    },
  );
  expect((await listed()).blacklist).toContain('@tidak.ada.orangnya');
  expect((await owner.api.delete(`/blacklist/${encodeURIComponent('@tidak.ada.orangnya')}`)).status).toBe(200);
});

test.each(['@ab', '@', 'lid:12', 'lid:abc', '@spasi di.tengah'])('%j is refused with a sentence', async (number) => {
  const refused = await owner.api.post('/blacklist', { number });
  expect(refused.status).toBe(400);
  expect(refused.body.error).toMatch(/tidak valid/);
});

test('routes by privacy id keep working when the number is known, and the search finds usernames with and without the @', async () => {
  const lead = await person();
  await say(lead, 'cari saya');
  await shown('cari saya');
  const find = async (q: string) =>
    ((await owner.api.get(`/chat/contacts?q=${encodeURIComponent(q)}`)).body as any[]).map((row) => row.phoneNumber);
  for (const q of [`@${lead.username}`, lead.username, lead.username.toUpperCase()]) expect(await find(q)).toContain(`lid:${lead.lid}`);
  expect(await find('@')).not.toContain(`lid:${lead.lid}`);
  await privacy(lead.number, { hidesNumber: false });
  await say(lead, 'kini bernomor');
  await shown('kini bernomor');
  for (const name of [`lid:${lead.lid}`, lead.number]) {
    const { status, body } = await owner.api.get(`/chat/contacts/${name}/messages`);
    expect({ status, bodies: (body as { body: string }[]).map((one) => one.body) }).toEqual({
      status: 200,
      bodies: ['cari saya', 'kini bernomor'],
    });
  }
});
