import { describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readSettings } from '../../../core/platform/config/config.ts';
import { root } from '../paths.mjs';
import { envFile, productionSettings } from './production-settings.mjs';

const answers = {
  address: 'panel.toko.id',
  smtpUrl: 'smtps://toko:p%23$w0rd@mail.toko.id:465',
  llmKey: 'sk-1',
  midtransKeys: 'Mid-server-abc Mid-client-abc',
  supportWhatsapp: '62812234567890',
};
const stores = { DATABASE_URL: 'postgres://panel_app:x@postgres:5432/panel', REDIS_URL: 'redis://:x@redis:6379', NODE_ENV: 'production' };

test.each(/** @type {const} */ (['server', 'workers']))('%s accept what setup writes', (program) => {
  const read = parseEnv(envFile(productionSettings(answers)));
  const settings = readSettings({ ...read, ...stores }, () => '', program);
  expect(settings).toMatchObject({
    PUBLIC_URL: 'https://panel.toko.id',
    SMTP_URL: answers.smtpUrl,
    MIDTRANS_API_URL: 'https://api.midtrans.com',
  });
});

test('every secret is generated and differs from the others', () => {
  const secrets = [productionSettings(answers), productionSettings(answers)].flatMap((one) =>
    [
      'POSTGRES_PASSWORD',
      'POSTGRES_APP_PASSWORD',
      'REDIS_PASSWORD',
      'APP_SECRET',
      'TRIAL_SECRET',
      'ENCRYPTION_KEY',
      'OPS_PASSWORD',
      'VAPID_PRIVATE_KEY',
    ].map((name) => one[name]),
  );
  expect(new Set(secrets).size).toBe(secrets.length);
});

test.each([
  [{ address: 'http://panel.toko.id' }, 'no domain'],
  [{ address: 'panel' }, 'no domain'],
  [{ address: 'panel.toko.id/path' }, 'no domain'],
  [{ smtpUrl: 'mail.toko.id' }, 'mail server'],
  [{ midtransKeys: 'only-one' }, 'two keys'],
  [{ supportWhatsapp: '0812' }, 'no WhatsApp number'],
])('refuses %j', (wrong, sentence) => {
  expect(() => productionSettings({ ...answers, ...wrong })).toThrow(sentence);
});

describe('npm run setup', () => {
  /** @param {string} folder */
  const setup = (folder) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [join(root, 'scripts', 'setup.mjs')], {
        env: { PATH: process.env.PATH, SETUP_FOLDER: folder },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
      child.stdin.end(`${Object.values(answers).join('\n')}\n`);
      child.once('close', (code) => resolve({ code, output }));
    });

  test('asks five questions, writes .env for its owner only, and never writes over one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'setup-'));
    try {
      expect(await setup(folder)).toMatchObject({ code: 0 });
      const file = join(folder, '.env');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const before = readFileSync(file, 'utf8');
      expect(parseEnv(before)).toMatchObject({ PUBLIC_URL: 'https://panel.toko.id', SUPPORT_WHATSAPP: answers.supportWhatsapp });
      expect(await setup(folder)).toMatchObject({ code: 1, output: expect.stringContaining('not changed') });
      expect(readFileSync(file, 'utf8')).toBe(before);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
