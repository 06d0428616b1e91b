import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import { spawnSandbox } from '../../sandbox/spawn.ts';
import type { SpawnedSandbox } from '../../sandbox/spawn.ts';

interface Mails {
  mails: { seq: number; to: string[]; subject: string; text: string; html: string; code: string | null }[];
  newestSeq: number;
}

let stateDir: string;
let sandbox: SpawnedSandbox;
beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'sandbox-mail-'));
  sandbox = await spawnSandbox({ only: ['smtp'], stateDir });
});
afterEach(() => sandbox.control('DELETE', '/mails/faults'));
afterAll(async () => {
  expect(await sandbox.stop()).toBe(0);
  await rm(stateDir, { recursive: true });
});

const send = (to: string, text = 'Kode Anda 123456') =>
  nodemailer
    .createTransport(sandbox.smtp)
    .sendMail({ from: 'Bot <no-reply@bot.test>', to, subject: 'Kode OTP – masuk', text, html: `<p>${text} ✅</p>` });

test('a waiting reader gets the mail as soon as it arrives', async () => {
  const waiting = sandbox.control<Mails>('GET', '/mails?to=sari@gmail.com&waitMs=10000');
  await send('Sari@gmail.com');
  const { mails } = await waiting;
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: ['sari@gmail.com'], subject: 'Kode OTP – masuk', code: '123456' });
  expect(mails[0]!.html).toContain('✅');
});

test('temporary and lasting refusals come as their codes and then stop', async () => {
  await sandbox.control('POST', '/mails/faults', { tempFail: 1 });
  await expect(send('a@gmail.com')).rejects.toMatchObject({ responseCode: 451 });
  await sandbox.control('POST', '/mails/faults', { rejectRecipient: 1 });
  await expect(send('a@gmail.com')).rejects.toMatchObject({ responseCode: 550 });
  await send('a@gmail.com');
});

test('a connection cut in DATA stores nothing, one cut after DATA stores the mail', async () => {
  await sandbox.control('POST', '/mails/faults', { dropInData: 1 });
  await expect(send('lost@gmail.com')).rejects.toThrow();
  await sandbox.control('POST', '/mails/faults', { dropAfterData: 1 });
  await expect(send('kept@gmail.com')).rejects.toThrow();
  const { mails } = await sandbox.control<Mails>('GET', '/mails');
  expect(mails.filter(({ to }) => to[0] === 'lost@gmail.com')).toHaveLength(0);
  expect(mails.filter(({ to }) => to[0] === 'kept@gmail.com')).toHaveLength(1);
});

test('a refused port opens again', async () => {
  await sandbox.control('POST', '/mails/faults', { refuse: true });
  await expect(send('b@gmail.com')).rejects.toMatchObject({ code: expect.stringMatching(/ECONNREFUSED|ESOCKET/) });
  await sandbox.control('POST', '/mails/faults', { refuse: false });
  await send('b@gmail.com');
});

test('mails outlive the program when a state folder is given', async () => {
  await send('later@gmail.com');
  const before = await sandbox.control<Mails>('GET', '/mails?to=later@gmail.com');
  await sandbox.stop();
  sandbox = await spawnSandbox({ only: ['smtp'], stateDir });
  expect(await sandbox.control<Mails>('GET', '/mails?to=later@gmail.com')).toMatchObject({ mails: before.mails });
});
