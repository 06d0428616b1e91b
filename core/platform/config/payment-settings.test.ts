import { expect, test } from '@jest/globals';
import { mailSettings, neededSettings } from '../../../test/support/needed-settings.js';
import { readSettings, SettingsError } from './config.js';

const needed = { ...neededSettings, ...mailSettings };
const key = 'xnd_production_abc';
const token = 'mP6BvtAhO585zao6r5aUWgWh';
const midtrans = { MIDTRANS_SERVER_KEY: 'SB-Mid-server-abc' };

function sentences(
  env: Record<string, string>,
  files: Record<string, string> = {},
  program: 'server' | 'workers' = 'server',
): readonly string[] {
  try {
    readSettings({ ...needed, ...env }, (path) => files[path]!, program);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences;
    throw error;
  }
}

test.each<[string, Record<string, string>]>([
  ['none', {}],
  ['Midtrans', midtrans],
  ['Xendit', { PAYMENT_PROVIDER: 'xendit', XENDIT_SECRET_KEY: key, XENDIT_CALLBACK_TOKEN: token }],
  ['Midtrans, with Xendit beside it', { ...midtrans, XENDIT_SECRET_KEY: key, XENDIT_CALLBACK_TOKEN: token }],
  ['Xendit, with Midtrans beside it', { ...midtrans, PAYMENT_PROVIDER: 'xendit', XENDIT_SECRET_KEY: key, XENDIT_CALLBACK_TOKEN: token }],
])('payment by %s is a good setting', (_what, env) => {
  expect(sentences(env)).toEqual([]);
});

test('each of Xendit’s settings may come from a file', () => {
  const env = { PAYMENT_PROVIDER_FILE: '/p', XENDIT_SECRET_KEY_FILE: '/k', XENDIT_CALLBACK_TOKEN_FILE: '/t', XENDIT_API_URL_FILE: '/u' };
  const files = { '/p': 'xendit\n', '/k': `${key}\n`, '/t': `${token}\n`, '/u': 'https://api.xendit.co/\n' };
  expect(sentences(env, files)).toEqual([]);
  expect(readSettings({ ...needed, ...env }, (path) => (files as Record<string, string>)[path]!)).toMatchObject({
    PAYMENT_PROVIDER: 'xendit',
    XENDIT_SECRET_KEY: key,
    XENDIT_CALLBACK_TOKEN: token,
    XENDIT_API_URL: 'https://api.xendit.co',
  });
});

test.each<[Record<string, string>, string]>([
  [{ PAYMENT_PROVIDER: 'stripe' }, 'PAYMENT_PROVIDER'],
  [{ PAYMENT_PROVIDER: 'xendit' }, 'XENDIT_SECRET_KEY is missing'],
  [{ ...midtrans, PAYMENT_PROVIDER: 'xendit' }, 'XENDIT_SECRET_KEY is missing'],
  [{ XENDIT_SECRET_KEY: key, XENDIT_CALLBACK_TOKEN: token }, 'set PAYMENT_PROVIDER=xendit'],
  [{ PAYMENT_PROVIDER: 'xendit', XENDIT_SECRET_KEY: key }, 'XENDIT_SECRET_KEY and XENDIT_CALLBACK_TOKEN belong together'],
  [{ ...midtrans, XENDIT_CALLBACK_TOKEN: token }, 'XENDIT_SECRET_KEY and XENDIT_CALLBACK_TOKEN belong together'],
  [{ PAYMENT_PROVIDER: 'xendit', XENDIT_SECRET_KEY: key, XENDIT_CALLBACK_TOKEN: 'short' }, 'XENDIT_CALLBACK_TOKEN'],
  [{ ...midtrans, XENDIT_API_URL: 'api.xendit.co' }, 'XENDIT_API_URL'],
])('%j is refused in one sentence', (env, named) => {
  const told = sentences(env);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(named);
});

test('the workers receive no callbacks, so they need no token', () => {
  expect(sentences({ PAYMENT_PROVIDER: 'xendit', XENDIT_SECRET_KEY: key }, {}, 'workers')).toEqual([]);
});
