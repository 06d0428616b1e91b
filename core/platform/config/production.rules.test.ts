import { describe, expect, test } from '@jest/globals';
import { mailSettings, neededSettings } from '../../../test/support/needed-settings.js';
import { readSettings, settings, SettingsError } from './config.js';
import { isWeak } from './production.rules.js';

const good = {
  ...neededSettings,
  ...mailSettings,
  NODE_ENV: 'production',
  TRIAL_SECRET: 'pB7dN2kF5sX9wV3hT6jQ8zM4cL1gR0yE',
  PUBLIC_URL: 'https://panel.example.com',
  OPS_PASSWORD: 'vT6yH2mQ9xKp4Wz8',
};

const onThisMachine = { PUBLIC_URL: 'http://localhost:3000' };
const xendit = { XENDIT_SECRET_KEY: 'xnd_production_abc', XENDIT_CALLBACK_TOKEN: 'mP6BvtAhO585zao6r5aUWgWh' };
const liveMidtrans = {
  MIDTRANS_SERVER_KEY: 'Mid-server-abc',
  MIDTRANS_SNAP_URL: 'https://app.midtrans.com/snap',
  MIDTRANS_API_URL: 'https://api.midtrans.com',
};
const push = { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'B'.repeat(43) };

function sentences(env: Record<string, string>): readonly string[] {
  try {
    readSettings({ ...good, ...env }, () => '');
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences;
    throw error;
  }
}

test('a correct production starts, also with simulators or models in its own network', () => {
  expect(sentences({})).toEqual([]);
  expect(sentences({ LLM_BASE_URL: 'http://ollama:11434/v1', SPEECH_BASE_URL: 'http://10.0.0.7/v1' })).toEqual([]);
  expect(sentences({ PUBLIC_URL: 'http://localhost:3000', WHATSAPP_URL: 'ws://127.0.0.1:4000' })).toEqual([]);
  expect(sentences({ OPS_PASSWORD: '' })).toEqual([]);
  for (const url of ['smtp://mail:25?ignoreTLS=true', 'smtp://10.0.0.7:25?ignoreTLS=true', 'smtps://mail.example.com:465?secure=true'])
    expect(sentences({ SMTP_URL: url })).toEqual([]);
  for (const api of ['https://midtrans.com.example.com', 'https://notmidtrans.com', 'http://10.0.0.7'])
    expect(sentences({ ...onThisMachine, MIDTRANS_SERVER_KEY: 'SB-Mid-server-abc', MIDTRANS_API_URL: api })).toEqual([]);
  expect(sentences({ ...onThisMachine, ...xendit, PAYMENT_PROVIDER: 'xendit', XENDIT_SECRET_KEY: 'xnd_development_abc' })).toEqual([]);
  expect(sentences({ ...xendit, PAYMENT_PROVIDER: 'xendit' })).toEqual([]);
  expect(sentences({ ...xendit, ...liveMidtrans })).toEqual([]);
  expect(sentences({ SPEECH_BASE_URL: 'https://speech.example.com/?of=http://x' })).toEqual([]);
  for (const subject of ['mailto:ops@toko.id', 'https://toko.id/example.com/', 'mailto:me@myexample.com'])
    expect(sentences({ ...push, VAPID_SUBJECT: subject })).toEqual([]);
});

/**
 * Settings whose URL may be unencrypted: the stores are in the own network, and mail is encrypted after a plain
 * greeting.
 */
const plainByDesign = ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'REDIS_URL', 'SMTP_URL'];

test.each(Object.keys(settings.shape).filter((name) => /_(URL|ENDPOINT)$/.test(name) && !plainByDesign.includes(name)))(
  'production does not speak in the clear to what %s names',
  (name) => {
    const address = `${name === 'WHATSAPP_URL' ? 'ws' : 'http'}://outside.example.com`;
    expect(sentences({ [name]: address }).filter((one) => one.includes(name) && /https:\/\//.test(one))).toHaveLength(1);
  },
);

describe('production refuses, in one sentence each,', () => {
  test.each([
    [{ RATE_LIMITS: 'false' }, 'RATE_LIMITS must not be false'],
    [{ PACING: 'off' }, 'PACING must not be off'],
    [{ PACING_SPEED: '2' }, 'PACING_SPEED must not be set'],
    [{ CLOCK_SHIFT_MINUTES: '-1' }, 'CLOCK_SHIFT_MINUTES must not be set'],
    [{ PUSH_ALLOW: '127.0.0.1:4000' }, 'PUSH_ALLOW must not be set'],
    [{ PHOTO_FETCH_ALLOW: '127.0.0.1:4000' }, 'PHOTO_FETCH_ALLOW must not be set'],
    [{ PUBLIC_URL: 'http://panel.example.com' }, 'PUBLIC_URL'],
    [{ WHATSAPP_URL: 'ws://web.example.com/ws' }, 'WHATSAPP_URL'],
    [{ LLM_BASE_URL: 'http://api.example.com/v1' }, 'LLM_BASE_URL'],
    [{ SPEECH_BASE_URL: 'http://172.32.0.1/v1' }, 'SPEECH_BASE_URL'],
    [{ SHIPPING_BASE_URL: 'http://rajaongkir.example.com' }, 'SHIPPING_BASE_URL'],
    [{ META_GRAPH_URL: 'http://graph.example.com' }, 'META_GRAPH_URL'],
    [{ STORAGE_ENDPOINT: 'http://s3.example.com' }, 'STORAGE_ENDPOINT'],
    [{ PHOTO_DRIVE_URL: 'http://drive.example.com' }, 'PHOTO_DRIVE_URL'],
    [{ PHOTO_DROPBOX_URL: 'http://dropbox.example.com' }, 'PHOTO_DROPBOX_URL'],
    [
      { ...onThisMachine, MIDTRANS_SERVER_KEY: 'SB-Mid-server-abc', MIDTRANS_SNAP_URL: 'https://app.midtrans.com/snap' },
      'MIDTRANS_SNAP_URL',
    ],
    [{ ...onThisMachine, MIDTRANS_SERVER_KEY: 'SB-Mid-server-abc', MIDTRANS_API_URL: 'https://api.midtrans.com' }, 'MIDTRANS_API_URL'],
    [{ MIDTRANS_SERVER_KEY: 'Mid-server-abc', MIDTRANS_API_URL: 'https://api.midtrans.com' }, 'MIDTRANS_SNAP_URL'],
    [{ ...onThisMachine, MIDTRANS_SERVER_KEY: 'SB-Mid-server-abc', MIDTRANS_API_URL: 'https://midtrans.com' }, 'MIDTRANS_API_URL'],
    [{ MIDTRANS_SERVER_KEY: 'SB-Mid-server-abc' }, 'MIDTRANS_SERVER_KEY is a key for tests'],
    [{ MIDTRANS_SERVER_KEY: 'SB-Mid-server-abc', MIDTRANS_API_URL: 'http://10.0.0.7' }, 'MIDTRANS_SERVER_KEY is a key for tests'],
    [{ ...xendit, PAYMENT_PROVIDER: 'xendit', XENDIT_SECRET_KEY: 'xnd_development_abc' }, 'XENDIT_SECRET_KEY is a key for tests'],
    [{ ...xendit, ...liveMidtrans, XENDIT_SECRET_KEY: 'xnd_public_development_abc' }, 'XENDIT_SECRET_KEY is a key for tests'],
    [{ ...xendit, PAYMENT_PROVIDER: 'xendit', XENDIT_API_URL: 'http://api.xendit.example.com' }, 'XENDIT_API_URL'],
    ...[
      'ignoreTLS=true',
      'requireTLS=false',
      'opportunisticTLS=1',
      'secure=false',
      'tls.rejectUnauthorized=false',
      'tls.rejectUnauthorized=0',
    ].map((word): [Record<string, string>, string] => [
      { SMTP_URL: `smtp://mail.example.com:587?${word}` },
      `SMTP_URL must not carry ${word.split('=')[0]}`,
    ]),
    [{ SMTP_URL: 'smtp://10.evil.example:25?ignoreTLS=true' }, 'SMTP_URL must not carry ignoreTLS'],
    [{ LLM_BASE_URL: 'http://10.evil.example/v1' }, 'LLM_BASE_URL'],
    [{ APP_SECRET: 'changeme-changeme-changeme-changeme' }, 'APP_SECRET'],
    [{ ENCRYPTION_KEY: `${good.ENCRYPTION_KEY},${'ab12'.repeat(9)}` }, 'ENCRYPTION_KEY'],
    [{ OPS_PASSWORD: 'operator-password' }, 'OPS_PASSWORD'],
    [{ OPS_PASSWORD: 'vT6yH2mQ9xKp4Wz' }, 'at least 16 characters'],
    [{ APP_SECRET: good.ENCRYPTION_KEY }, 'APP_SECRET'],
    [{ TRIAL_SECRET: '' }, 'TRIAL_SECRET is missing'],
    [{ TRIAL_SECRET: 'short' }, 'TRIAL_SECRET must have at least 32'],
    [{ TRIAL_SECRET: 'changeme-changeme-changeme-changeme' }, 'TRIAL_SECRET'],
    [{ TRIAL_SECRET: good.APP_SECRET }, 'TRIAL_SECRET'],
    [{ ...push, VAPID_SUBJECT: 'mailto:me@localhost' }, 'VAPID_SUBJECT must be an address that you can be reached at'],
    [{ ...push, VAPID_SUBJECT: 'mailto:me@panel.local' }, 'VAPID_SUBJECT'],
    [{ ...push, VAPID_SUBJECT: 'https://panel.invalid' }, 'VAPID_SUBJECT'],
    [{ ...push, VAPID_SUBJECT: 'https://example.com' }, 'VAPID_SUBJECT'],
    [{ ...push, VAPID_SUBJECT: 'mailto:me@example.org' }, 'VAPID_SUBJECT'],
    [{ ...push, VAPID_SUBJECT: 'mailto:me@mail.example.net' }, 'VAPID_SUBJECT'],
  ])('a setting that is not safe: %j', (env, named) => {
    const told = sentences(env as Record<string, string>);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(named);
  });

  test('and only production does', () => {
    expect(
      sentences({ NODE_ENV: 'development', RATE_LIMITS: 'false', PACING: 'off', TRIAL_SECRET: '', PUBLIC_URL: 'http://panel.example.com' }),
    ).toEqual([]);
  });
});

test.each([
  ['letters and digits', good.APP_SECRET, false],
  ['hexadecimal digits', '9f2c1e7a4b8d6053f1a2c3e4d5b6978a', false],
  ['ten characters, each of them different', 'kX3vQ9mPz7', false],
  ['a stretch that comes twice, not at once', 'kX3vQ9mPz7Lw2RtY-kX3vQ9mPz7Lw2RtY', false],
  ['a stretch that comes twice in the middle', 'mPkX3vkX3vQ9z7Lw2RtY8uBn5HsJ4fGd', false],
  ['letters that stand twice at the beginning', 'kXkX3vQ9mPz7Lw2RtY8uBn5HsJ4fGd6C', false],
  ['a stretch that comes twice at the end', 'Lw2RtY8uBn5HsJ4fGd6CkX3vQ9kX3vQ9', false],
  ['three of one character in the middle', 'kX3aaavQ9mPz7Lw2RtY8uBn5HsJ4fGd6', false],
  ['nine characters only', 'kX3vQ9mPzQ3Xk9vPmzQkX3mPz9vQkXmP', true],
  ['one character', 'a'.repeat(40), true],
  ['a short stretch, again and again', 'abcabcabcabcabcabcabcabcabcabcabc', true],
  ['all digits in their order', '0123456789012345678901234567890123', true],
  ['sixteen characters, twice', 'kX3vQ9mPz7Lw2RtY'.repeat(2), true],
  ['eleven characters three times, and some more', `${'kX3vQ9mPz7L'.repeat(3)}w2RtY`, true],
  ['a word for secrets', 'my-own-secret-of-thirty-two-chars!', true],
  ['a word for samples', 'kX3vQ9mPz7Lw-Change_Me-2RtY8uBn5H', true],
])('random secrets are not weak, samples and repetitions are: %s (%s), %s', (_what, secret, weak) => {
  expect(isWeak(secret)).toBe(weak);
});
