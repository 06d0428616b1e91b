import { expect, test } from '@jest/globals';
import { neededSettings } from '../../../test/support/needed-settings.js';
import { readMigrationSettings, readSettings, SettingsError } from './config.js';

const publicKey = 'B'.repeat(87);
const push = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: 'B'.repeat(43), VAPID_SUBJECT: 'mailto:ops@toko.id' };

function sentences(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences;
    throw error;
  }
}
const of = (env: Record<string, string>, program?: 'server' | 'workers') =>
  sentences(() => readSettings({ ...neededSettings, ...env }, () => '', program));

test('a server starts without the secrets of mail and push', () => {
  expect(of({}, 'server')).toEqual([]);
  expect(of({ VAPID_PUBLIC_KEY: publicKey }, 'server')).toEqual([]);
});

test('workers need the mail server only when they send mails', () => {
  expect(of({ WORKER_ROLES: 'replies' }, 'workers')).toEqual([]);
  expect(of({ WORKER_ROLES: 'replies,mail' }, 'workers')).toEqual(['Setting SMTP_URL is missing.']);
  expect(of({ SMTP_URL: 'smtp://mail:25' }, 'workers')).toEqual([]);
});

test.each(Object.keys(push))('workers refuse push keys of which %s is missing', (missing) => {
  const { [missing as keyof typeof push]: _, ...rest } = push;
  expect(of({ SMTP_URL: 'smtp://mail:25', ...push }, 'workers')).toEqual([]);
  expect(of({ SMTP_URL: 'smtp://mail:25', ...rest }, 'workers')).toEqual([expect.stringContaining('belong together')]);
});

test('the migrations read two settings and look at no other', () => {
  const read = (env: Record<string, string>) => () => readMigrationSettings(env, () => '');
  expect(read({ DATABASE_URL: neededSettings.DATABASE_URL, APP_SECRET: 'short' })()).toEqual({ DATABASE_URL: neededSettings.DATABASE_URL });
  expect(sentences(read({}))).toEqual(['Setting DATABASE_URL is missing.']);
  expect(sentences(read({ DATABASE_URL: 'mysql://x' }))).toEqual(['Setting DATABASE_URL must be a postgres:// address.']);
});

const rootKey = 'ab'.repeat(32);
test.each([
  ['ws://127.0.0.1:4000/ws/chat', 'production', true],
  ['ws://sandbox:4000/ws/chat', 'development', true],
  ['ws://sandbox:4000/ws/chat', 'production', false],
  ['ws://sandbox.localhost:4000/ws/chat', 'development', true],
  ['ws://sandbox.localhost:4000/ws/chat', 'production', false],
  ['wss://web.whatsapp.com/ws/chat', 'development', false],
  ['ws://203.0.113.9/ws/chat', 'development', false],
])('a replaced root key for %s in %s: allowed %s', (address, mode, isAllowed) => {
  const env = {
    NODE_ENV: mode,
    WHATSAPP_URL: address,
    WHATSAPP_ROOT_KEY: rootKey,
    TRIAL_SECRET: 'pB7dN2kF5sX9wV3hT6jQ8zM4cL1gR0yE',
    PUBLIC_URL: 'https://a.id',
  };
  expect(of(env).filter((one) => one.includes('WHATSAPP_ROOT_KEY')).length === 0).toBe(isAllowed);
});
