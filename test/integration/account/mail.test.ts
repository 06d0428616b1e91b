import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PersonId } from '#contracts/values/ids';
import { MailsModule } from '#core/features/mails/mails.module';
import { MailsService } from '#core/features/mails/mails.service';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { openTestModules } from '../../support/core/test-modules.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
});
afterAll(() => app.close());

async function register(): Promise<string> {
  const email = `joko${randomInt(1e9)}@gmail.com`;
  const { status } = await app
    .api()
    .post('/auth/register', { fullName: 'Joko Susilo', email, password: 'rahasia-sekali-1', packageId: 'ai-trial' });
  expect(status).toBe(200);
  return email;
}

/** The newest mail. Mails to a person who registers have no owner id to find them by. */
const newestMail = async () => (await app.sql(`SELECT * FROM mails ORDER BY created_at DESC, id DESC LIMIT 1`))[0];

test('a mail carries text and HTML, and an owner’s name is never markup', async () => {
  const owner = await app.registerOwner({ fullName: 'Joko <b>& Co</b>' });
  const [first] = await app.sandbox.mails.to(owner.email);
  expect((await app.api().post('/auth/forgot-password', { email: owner.email })).status).toBe(200);
  const mail = await app.sandbox.mails.waitFor(owner.email, { after: first!.seq });
  expect(mail.code).toMatch(/^\d{6}$/);
  expect(mail.subject).toContain(mail.code);
  expect(mail.text).toContain('Joko <b>& Co</b>');
  expect(mail.html).toContain('Joko &#60;b&#62;&#38; Co&#60;/b&#62;');
  expect(mail.html).not.toContain('<b>');
});

test('a mail that went out keeps nothing readable behind', async () => {
  const email = await register();
  await app.sandbox.mails.waitFor(email);
  const row = await waitFor(async () => ((await newestMail()).state === 'sent' ? newestMail() : null));
  expect(row.sealed).toBeNull();
});

test('an SMTP server that is away delays mails and loses none', async () => {
  await app.sandbox.call('POST', '/mails/faults', { refuse: true });
  const email = await register();
  await waitFor(async () => (await newestMail()).attempts >= 2);
  await app.sandbox.call('DELETE', '/mails/faults');
  expect((await app.sandbox.mails.waitFor(email)).code).toMatch(/^\d{6}$/);
});

test('a temporary refusal is retried, a permanent one is given up', async () => {
  await app.sandbox.call('POST', '/mails/faults', { tempFail: 1 });
  const patient = await register();
  await app.sandbox.mails.waitFor(patient);
  await app.sandbox.call('POST', '/mails/faults', { rejectRecipient: 1 });
  await register();
  expect(await waitFor(async () => ((await newestMail()).state === 'failed' ? newestMail() : null))).toMatchObject({
    sealed: null,
    last_error: 'refused with 550',
  });
});

test('a mail whose alarm was lost with Redis is found and sent', async () => {
  const [worker] = app.workers;
  await worker!.kill();
  const email = await register();
  await app.redis.flushall();
  await app.sql(`UPDATE mails SET created_at = created_at - interval '2 minutes'`);
  await worker!.restart();
  expect((await app.sandbox.mails.waitFor(email)).code).toMatch(/^\d{6}$/);
});

test('a worker killed while it sends leaves the mail to the next one', async () => {
  await app.sandbox.call('POST', '/mails/faults', { delayMs: 3_000 });
  const email = await register();
  const [worker] = app.workers;
  await waitFor(async () => (await app.redis.llen('bull:mail:active')) > 0);
  await worker!.kill();
  await app.sandbox.call('DELETE', '/mails/faults');
  await worker!.restart();
  await app.sandbox.mails.waitFor(email);
});

test('a code does not wait behind the many mails of another person, whose own order is kept', async () => {
  const [worker] = app.workers;
  await worker!.kill();
  const modules = await openTestModules(app);
  try {
    const context = await modules.open([MailsModule], sandboxSettings(app.sandbox.addresses, {}) as Record<string, string>);
    const mails = context.get(MailsService);
    const tag = randomInt(1e9);
    const addresses = Array.from({ length: 40 }, (_, nth) => `tokobesar${tag}x${nth}@gmail.com`);
    const [owner, other] = [newId<PersonId>(), newId<PersonId>()];
    const write = async (personId: PersonId, to: string): Promise<void> => {
      const content = { subject: 'Kode', text: 'Kode', html: '<p>Kode</p>' };
      await context.get(Database).transaction((tx) => mails.enqueue(tx, { personId, to, kind: 'notice', content }));
    };
    for (const to of addresses) await write(owner, to);
    const code = `tokokecil${tag}@gmail.com`;
    await write(other, code);
    await waitFor(async () => (await app.redis.llen('bull:mail:wait')) + (await app.redis.zcard('bull:mail:prioritized')) === 41);
    // every mail takes a while, so that an uneven share of a busy machine does not change their order
    await app.sandbox.call('POST', '/mails/faults', { delayMs: 500 });
    await worker!.restart();
    const seqs = await Promise.all([code, ...addresses].map(async (to) => (await app.sandbox.mails.waitFor(to)).seq));
    const [codeSeq, ...own] = seqs;
    // three mails are sent at once, so a few may overtake others
    expect(own.filter((seq) => seq < codeSeq!).length).toBeLessThan(6);
    expect(own.slice(0, 10).filter((seq) => seq > own[25]!)).toEqual([]);
  } finally {
    await app.sandbox.call('DELETE', '/mails/faults');
    await modules.close();
  }
});
