import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/*
 * Strangers know only an address. However many codes they request for it, from however many networks, the person who
 * reads its mails gets a code.
 */
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail', env: { RATE_LIMITS: 'true', TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

const password = 'rahasia-sekali-1';
const freshEmail = () => `dewi${randomInt(1e9)}@gmail.com`;
const freshAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
const post = (path: string, body: object, from = freshAddress()) => app.api().call('POST', path, body, { 'X-Forwarded-For': from });
const register = (email: string, more: object = {}, from?: string) =>
  post('/auth/register', { fullName: 'Dewi', email, password, packageId: 'ai-trial', ...more }, from);
const passMinute = () => app.sql(`UPDATE otp_codes SET sent_at = sent_at - interval '61 seconds'`);

async function resends(count: number, email: string, from: () => string, more: object = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    await passMinute();
    statuses.push((await post('/auth/resend-otp', { email, ...more }, from())).status);
  }
  return statuses;
}

/** The secret in the newest mail to that address. */
async function secretOf(email: string): Promise<string | undefined> {
  const { seq } = (await app.sandbox.mails.to(email)).at(-1) ?? { seq: 0 };
  const mail = await app.sandbox.mails.waitFor(email, { after: seq - 1 });
  return /\/register\?packageId=ai-trial#(\S+)/.exec(mail.text)?.[1];
}

test('codes that a stranger requests for a registration use up none of its owner’s share', async () => {
  const email = freshEmail();
  const [own, strangers] = [freshAddress(), freshAddress()];
  const { registration } = (await register(email, {}, own)).body;
  expect(await resends(6, email, () => strangers)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await resends(5, email, () => own, { registration })).toEqual([200, 200, 200, 200, 429]);
});

test('the third code mail of a day is the first with a link for the reader of the mailbox', async () => {
  const email = freshEmail();
  const withLink: boolean[] = [];
  let seq = 0;
  for (let nth = 0; nth < 4; nth += 1) {
    await (nth === 0 ? register(email) : resends(1, email, freshAddress));
    const mail = await app.sandbox.mails.waitFor(email, { after: seq });
    ({ seq } = mail);
    withLink.push(mail.text.includes('Daftar dari email ini'));
  }
  expect(withLink).toEqual([false, false, true, true]);
});

test('when strangers of many networks have spent a mailbox’s codes, its reader gets one by the link in the mails', async () => {
  const email = freshEmail();
  for (let nth = 0; nth < 15; nth += 1) {
    expect((await register(email, { password: `milik-penyerang-${nth}` })).status).toBe(200);
  }
  const refused = await register(email);
  expect({ status: refused.status, error: refused.body.error }).toEqual({
    status: 429,
    error:
      'Hari ini sudah banyak kode dikirim ke email ini. Buka email kode kami yang terakhir, lalu tekan tombol "Daftar dari email ini".',
  });
  await app.sandbox.mails.waitFor(email, { matches: ({ text }) => text.includes('Daftar dari email ini') });
  const mailbox = await secretOf(email);
  expect(mailbox).toMatch(/^[\w.-]{20,100}$/);
  const { seq } = (await app.sandbox.mails.to(email)).at(-1)!;
  const granted = await register(email, { mailbox });
  expect(granted.status).toBe(200);
  const { registration } = granted.body;
  const { code } = await app.sandbox.mails.waitFor(email, { after: seq });
  expect((await post('/auth/verify-otp', { email, otp: code, registration })).status).toBe(200);
  expect((await post('/auth/login', { email, password })).status).toBe(200);
});

test('the secret of a mailbox has its own share of five a day and opens no other mailbox', async () => {
  const [email, other] = [freshEmail(), freshEmail()];
  for (const one of [email, other]) {
    for (let nth = 0; nth < 15; nth += 1) await register(one, { password: `milik-penyerang-${nth}` });
  }
  await app.sandbox.mails.waitFor(email, { matches: ({ text }) => text.includes('Daftar dari email ini') });
  const mailbox = await secretOf(email);
  expect(mailbox).toBeDefined();
  for (const wrong of [mailbox!.slice(0, -2), `${mailbox}x`, `99999.${mailbox!.split('.')[1]}`, 'x'.repeat(40)])
    expect((await register(email, { mailbox: wrong })).status).toBe(429);
  expect((await register(other, { mailbox })).status).toBe(429);
  expect(await resends(6, email, freshAddress, { mailbox })).toEqual([200, 200, 200, 200, 200, 429]);
});

test('requests of strangers for one address, from everywhere, do not lock out the holder of the mailbox’s secret', async () => {
  const email = freshEmail();
  for (let nth = 0; nth < 3; nth += 1) await register(email, { password: `milik-penyerang-${nth}` });
  await app.sandbox.mails.waitFor(email, { matches: ({ text }) => text.includes('Daftar dari email ini') });
  const mailbox = await secretOf(email);
  const statuses = new Set<string>();
  const answers = await Promise.all(Array.from({ length: 110 }, () => post('/auth/resend-otp', { email })));
  for (const { body } of answers) statuses.add(body.code);
  expect(statuses).toContain('too_many');
  expect((await post('/auth/resend-otp', { email, mailbox })).status).toBe(200);
});

test('an unregistered address gets the same answer as a registered one', async () => {
  const [email, nobody] = [freshEmail(), freshEmail()];
  await register(email);
  const story = async (one: string) => {
    const answers = [];
    for (let nth = 0; nth < 17; nth += 1) {
      const { status, body } = await post('/auth/resend-otp', { email: one });
      answers.push(`${status} ${body.message ?? body.error}`);
    }
    return answers;
  };
  expect((await story(email)).slice(0, 14)).toEqual((await story(nobody)).slice(0, 14));
  expect((await story(email)).at(-1)).toEqual((await story(nobody)).at(-1));
});
