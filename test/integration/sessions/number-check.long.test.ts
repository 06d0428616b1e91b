import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;
let owner: Owner;

beforeAll(async () => {
  app = await startTestApp({ workerRoles: 'mail' });
  owner = await app.registerOwner();
});
afterAll(() => app?.close());

function logLine(text: string): Promise<unknown> {
  return waitFor(async () => (await app.redis.lrange(`activity:${owner.userId}`, 0, -1)).some((line) => line.includes(text)), {
    what: `a log line with "${text}"`,
  });
}

async function savedNumber(): Promise<string> {
  return (await owner.api.get('/prompt')).body.nomor_notifikasi as string;
}

test('while the bot is off the notification number is saved, with a warning that it was not checked', async () => {
  const number = freshPhone();
  expect((await owner.api.post('/prompt', { nomor_notifikasi: number })).status).toBe(200);
  expect(await savedNumber()).toBe(`${number}@c.us`);
  await logLine('belum diperiksa di WhatsApp');
});

test('while the bot is online an unused number is refused with a sentence, one in use is saved', async () => {
  await linkOwner(app, owner);
  const before = await savedNumber();
  const refused = await owner.api.post('/prompt', { prompt: 'Toko Sari', nomor_notifikasi: freshPhone() });
  expect(refused.status).toBe(400);
  expect(refused.body.error).toContain('tidak terdaftar di WhatsApp');
  expect(await savedNumber()).toBe(before);
  // A number that was saved earlier does not prevent the owner from saving the other settings.
  expect((await owner.api.post('/prompt', { prompt: 'Toko Sari', nomor_notifikasi: before })).status).toBe(200);
  const known = freshPhone();
  await app.sandbox.call('POST', '/whatsapp/phones', { number: known });
  expect((await owner.api.post('/prompt', { nomor_notifikasi: known })).status).toBe(200);
  expect(await savedNumber()).toBe(`${known}@c.us`);
});

test('an excluded number that is unused is kept, and the owner gets a warning', async () => {
  const number = freshPhone();
  expect((await owner.api.post('/blacklist', { number })).status).toBe(200);
  await logLine('Nomor dikecualikan');
});
