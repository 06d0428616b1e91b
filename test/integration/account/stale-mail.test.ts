import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { MailId, PersonId } from '#contracts/values/ids';
import { MailsModule } from '#core/features/mails/mails.module';
import { MailsService } from '#core/features/mails/mails.service';
import type { MailKind } from '#core/features/mails/mails.types';
import { Clock } from '#core/platform/clock/clock';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { Sandbox } from '../../support/sandbox.ts';

let modules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  app = await modules.open([MailsModule], sandboxSettings(sandbox.addresses, {}) as Record<string, string>);
});
afterAll(async () => {
  await modules?.close();
  await sandbox?.close();
});

const content = { subject: 'Kode OTP 123456', text: 'Kode OTP Anda 123456', html: '<p>Kode OTP Anda 123456</p>' };
const write = (to: string, staleAt: Date): Promise<MailId | null> =>
  app.get(Database).transaction((tx) => app.get(MailsService).enqueue(tx, { personId: null, to, kind: 'otp-verify', content, staleAt }));
const datedOf = async (id: MailId | null) =>
  (await modules.sql(`SELECT state, attempts, sent_at IS NOT NULL AS "isDated" FROM mails WHERE id = $1`, [id]))[0];
const stateOf = async (id: MailId | null) => (await modules.sql(`SELECT state, sealed, last_error FROM mails WHERE id = $1`, [id]))[0];

test('a code whose mail waited until it expired is not sent any more, one in its last minute is', async () => {
  const mails = app.get(MailsService);
  const clock = app.get(Clock);
  const now = clock.now.bind(clock);
  const staleAt = new Date(Date.now() + 10 * 60_000);
  const late = await write('terlambat@gmail.com', staleAt);
  const inTime = await write('sempat@gmail.com', staleAt);
  try {
    clock.now = () => new Date(staleAt.getTime() - 60_000);
    expect(await mails.deliver(inTime!)).toBeNull();
    clock.now = () => staleAt;
    expect(await mails.deliver(late!)).toBeNull();
  } finally {
    clock.now = now;
  }
  expect(await stateOf(inTime)).toMatchObject({ state: 'sent', sealed: null });
  expect(await stateOf(late)).toEqual({ state: 'failed', sealed: null, last_error: 'stale' });
  expect(await datedOf(inTime)).toEqual({ state: 'sent', attempts: 1, isDated: true });
  expect(await datedOf(late)).toEqual({ state: 'failed', attempts: 1, isDated: false });
  expect(await sandbox.mails.to('sempat@gmail.com')).toHaveLength(1);
  expect(await sandbox.mails.to('terlambat@gmail.com')).toEqual([]);
});

test('a mailbox that does not exist is not tried again; one that cannot take mail at the moment is', async () => {
  const mails = app.get(MailsService);
  const until = new Date(Date.now() + 60 * 60_000);
  await sandbox.call('POST', '/mails/faults', { rejectRecipient: 1 });
  const gone = await write('tidakada@gmail.com', until);
  expect(await mails.deliver(gone!)).toBeNull();
  expect(await stateOf(gone)).toEqual({ state: 'failed', sealed: null, last_error: 'refused with 550' });
  await sandbox.call('POST', '/mails/faults', { tempFail: 1 });
  const busy = await write('sibuk@gmail.com', until);
  expect((await mails.deliver(busy!))!.getTime()).toBeGreaterThan(app.get(Clock).now().getTime());
  expect(await stateOf(busy)).toMatchObject({ state: 'queued', last_error: expect.stringContaining('451') });
  expect(await mails.deliver(busy!)).toBeNull();
  expect(await sandbox.mails.to('sibuk@gmail.com')).toHaveLength(1);
});

test.each([
  ['2 days 23 hours', 'queued'],
  ['3 days 1 minute', 'failed'],
])('a mail that cannot be delivered since %s is then %s', async (age, state) => {
  const mails = app.get(MailsService);
  const id = await app
    .get(Database)
    .transaction((tx) => mails.enqueue(tx, { personId: null, to: 'lama@gmail.com', kind: 'notice', content }));
  await modules.sql(`UPDATE mails SET created_at = now() - $2::interval WHERE id = $1`, [id, age]);
  await sandbox.call('POST', '/mails/faults', { tempFail: 1 });
  expect((await mails.deliver(id!)) === null).toBe(state === 'failed');
  expect(await stateOf(id)).toMatchObject({ state, last_error: expect.stringContaining('451') });
  await sandbox.call('DELETE', '/mails/faults');
});

test('a mail with a key that was used is written once, and one without a key each time', async () => {
  const mails = app.get(MailsService);
  const personId = newId<PersonId>();
  const enqueue = (dedupeKey?: string) =>
    app
      .get(Database)
      .transaction((tx) =>
        mails.enqueue(tx, { personId, to: 'satu@gmail.com', kind: 'new-device', content, ...(dedupeKey && { dedupeKey }) }),
      );
  const ids = [await enqueue('a'), await enqueue('a'), await enqueue('b'), await enqueue(), await enqueue()];
  expect(ids.map((id) => id !== null)).toEqual([true, false, true, true, true]);
  const count = (kind: MailKind, person = personId) => mails.countOfDay(app.get(Database), person, kind);
  expect([await count('new-device'), await count('notice'), await count('new-device', newId<PersonId>())]).toEqual([4, 0, 0]);
  await modules.sql(`UPDATE mails SET created_at = now() - interval '25 hours' WHERE id = $1`, [ids[0]]);
  expect(await count('new-device')).toBe(3);
});
