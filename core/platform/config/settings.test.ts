import { describe, expect, test } from '@jest/globals';
import { mailSettings, neededSettings } from '../../../test/support/needed-settings.js';
import { readSettings, settings, SettingsError } from './config.js';

/*
 * Every setting of the product: its default, values at its bounds, and values just outside of them. A new setting
 * must be added here.
 */

interface Case {
  /** The default value; absent for settings without a default. */
  readonly absent?: unknown;
  /** Accepted texts, each with its parsed value. */
  readonly good: readonly (readonly [text: string, value: unknown])[];
  readonly bad: readonly string[];
}

const words = (absent?: string): Case => ({ absent, good: [['kata', 'kata']], bad: [] });
const longEnough = (least: number): Case => ({ good: [['k'.repeat(least), 'k'.repeat(least)]], bad: ['k'.repeat(least - 1)] });
const oneOf = (names: readonly string[], absent?: string): Case => ({ absent, good: names.map((name) => [name, name]), bad: ['other'] });
const whole = (min: number, max: number | null, absent?: number): Case => ({
  absent,
  good: [min, max ?? 1_000_000].map((value) => [String(value), value]),
  bad: [String(min - 1), ...(max === null ? [] : [String(max + 1)]), String(min + 0.5), 'x'],
});
const share = (min: number, max: number, absent: number): Case => ({
  absent,
  good: [min, max, (min + max) / 2].map((value) => [String(value), value]),
  bad: [String(min - 0.1), String(max + 0.1), 'x'],
});
const flag = (absent?: boolean): Case => ({
  absent,
  good: [
    ['true', true],
    ['false', false],
  ],
  bad: ['yes', '1', 'TRUE'],
});
const digits: Case = { good: [['62812', '62812']], bad: ['+62812', '62 812', 'x'] };
const address = (protocols: readonly string[], absent?: string): Case => ({
  absent,
  good: protocols.map((protocol) => [`${protocol}://host.example/way`, `${protocol}://host.example/way`]),
  bad: ['ftp://host.example', 'host.example', '/way'],
});
const http = (absent?: string): Case => address(['http', 'https'], absent);
const httpWithoutEnd = (absent?: string): Case => ({
  ...http(absent),
  good: [...http().good, ['https://host.example/', 'https://host.example']],
});
const base64Url = (bytes: number): Case => ({
  good: [[Buffer.alloc(bytes, 0xfb).toString('base64url'), Buffer.alloc(bytes, 0xfb).toString('base64url')]],
  bad: [
    Buffer.alloc(bytes - 1).toString('base64url'),
    Buffer.alloc(bytes + 1).toString('base64url'),
    Buffer.alloc(bytes, 0xfb).toString('base64'),
  ],
});
const hosts: Case = {
  absent: [],
  good: [['127.0.0.1:4000, a.example:1', ['127.0.0.1:4000', 'a.example:1']]],
  bad: ['http://a.example', 'a/b'],
};
const roles = (names: readonly string[]): Case => ({
  absent: names,
  good: [['all', names], ...names.map((name): [string, string[]] => [name, [name]]), [`${names[1]}, ${names[0]}`, [names[1], names[0]]]],
  bad: ['other', ',', `${names[0]},other`],
});
const secret = longEnough(32);
const dialects = oneOf(['auto', 'openai', 'azure', 'qwen', 'gemma', 'deepseek', 'claude', 'gemini', 'mistral', 'llama', 'ollama']);

const cases: Readonly<Record<string, Case>> = {
  NODE_ENV: words('development'),
  HOST: words('127.0.0.1'),
  PORT: whole(0, 65_535, 3000),
  OPS_PORT: whole(0, 65_535),
  PUBLIC_URL: httpWithoutEnd('http://127.0.0.1:3000'),
  TRUST_PROXY: whole(0, 10, 0),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpWithoutEnd(),
  OTEL_EXPORTER_OTLP_HEADERS: {
    absent: {},
    good: [
      ['authorization=Basic%20abc==, x-team = toko', { authorization: 'Basic abc==', 'x-team': 'toko' }],
      ['a=50%', { a: '50%' }],
    ],
    bad: ['authorization', 'a b=c', 'a=b\n'],
  },
  OTEL_TRACES_SAMPLER_ARG: share(0, 1, 1),
  DATABASE_URL: address(['postgres', 'postgresql']),
  MIGRATION_DATABASE_URL: address(['postgres', 'postgresql']),
  DATABASE_POOL: whole(2, 200, 10),
  REDIS_URL: address(['redis', 'rediss']),
  APP_SECRET: secret,
  TRIAL_SECRET: secret,
  ENCRYPTION_KEY: {
    good: [[`${'a'.repeat(32)}, ${'b'.repeat(32)}`, ['a'.repeat(32), 'b'.repeat(32)]]],
    bad: ['a'.repeat(31), `${'a'.repeat(32)},${'b'.repeat(31)}`, `${'a'.repeat(32)},`],
  },
  SERVER_ROLES: roles(['api', 'sessions']),
  WORKER_ROLES: roles(['replies', 'followups', 'mail', 'billing', 'housekeeping']),
  WHATSAPP_URL: {
    ...address(['ws', 'wss'], 'wss://web.whatsapp.com/ws/chat'),
    // an address of this machine is included, because only such an address accepts the root key
    good: ['ws://127.0.0.1:4001/ws/chat', 'wss://host.example/way'].map((text) => [text, text]),
  },
  WHATSAPP_ROOT_KEY: { good: [['aF'.repeat(32), 'aF'.repeat(32)]], bad: ['a'.repeat(63), 'a'.repeat(65), 'g'.repeat(64)] },
  WHATSAPP_DEVICE_NAME: oneOf(['Mac OS', 'Windows', 'Ubuntu'], 'Mac OS'),
  PASSKEY_HELPER_URL: http(),
  PASSKEY_LINKING: { absent: true, good: [...flag().good, ['compare', 'compare']], bad: flag().bad },
  SESSION_WATCH_SPEED: share(1, 20, 1),
  SESSIONS_PER_HOST: whole(1, null, 400),
  LLM_BASE_URL: http('https://api.openai.com/v1'),
  LLM_API_KEY: words(''),
  LLM_MODEL: words('gpt-5-mini'),
  LLM_DIALECT: dialects,
  LLM_REASONING_EFFORT: oneOf(['none', 'minimal', 'low', 'medium', 'high', 'xhigh']),
  LLM_PARALLEL_TOOL_CALLS: flag(),
  LLM_STRICT_SCHEMAS: flag(false),
  LLM_EXTRA_BODY: {
    good: [['{"temperature":0.3}', { temperature: 0.3 }]],
    bad: [
      ...['model', 'messages', 'tools', 'tool_choice', 'stream', 'n', 'max_tokens', 'max_completion_tokens'].map((name) => `{"${name}":1}`),
      ...['[]', 'null', '1', '{'],
    ],
  },
  LLM_FALLBACK_MODEL: words(),
  LLM_FALLBACK_BASE_URL: http(),
  LLM_FALLBACK_API_KEY: words(),
  LLM_FALLBACK_DIALECT: dialects,
  LLM_PRICES: {
    absent: [],
    good: [
      [
        'gpt-5-mini=4100/33000, b = 1.5 / 2',
        [
          { model: 'gpt-5-mini', read: 4100, written: 33_000 },
          { model: 'b', read: 1.5, written: 2 },
        ],
      ],
    ],
    bad: ['gpt-5-mini', 'gpt-5-mini=4100', 'a=1/2, b=-1/2'],
  },
  LLM_DEADLINE_MS: whole(1_000, 120_000, 60_000),
  SAMPLE_SHOP_ANSWERS_PER_DAY: whole(0, 100_000, 200),
  SPEECH_BASE_URL: http(),
  SPEECH_API_KEY: words(''),
  SPEECH_MODEL: words('whisper-1'),
  PAYMENT_PROVIDER: oneOf(['midtrans', 'xendit'], 'midtrans'),
  MIDTRANS_SERVER_KEY: words(),
  MIDTRANS_CLIENT_KEY: words(),
  MIDTRANS_SNAP_URL: http('https://app.sandbox.midtrans.com/snap'),
  MIDTRANS_API_URL: http('https://api.sandbox.midtrans.com'),
  XENDIT_SECRET_KEY: words(),
  XENDIT_CALLBACK_TOKEN: longEnough(16),
  XENDIT_API_URL: httpWithoutEnd('https://api.xendit.co'),
  SHIPPING_SERVICE: oneOf(['rajaongkir', 'biteship'], 'rajaongkir'),
  SHIPPING_BASE_URL: http(),
  SHIPPING_API_KEY: words(),
  SHIPPING_DAILY_LIMIT: whole(1, null, 100),
  ERASURE_ROWS_PER_SLICE: whole(10, 20_000, 2_000),
  ATTACHMENT_DAYS: whole(1, 3_650, 90),
  STORAGE_MB_PER_ACCOUNT: whole(1, 10_000_000, 5_000),
  STORAGE_MB_PER_LEAD_DAY: whole(1, 1_000_000, 300),
  STORAGE_DIR: words('.data/files'),
  STORAGE_ENDPOINT: http(),
  STORAGE_REGION: words('us-east-1'),
  STORAGE_BUCKET: longEnough(3),
  STORAGE_KEY_ID: words(),
  STORAGE_SECRET: words(),
  STORAGE_PATH_STYLE: flag(false),
  PHOTO_FETCH_ALLOW: hosts,
  PHOTO_DRIVE_URL: httpWithoutEnd('https://drive.google.com'),
  PHOTO_DROPBOX_URL: httpWithoutEnd('https://www.dropbox.com'),
  SMTP_URL: address(['smtp', 'smtps']),
  MAIL_FROM: words('Whatsapp Bot AI <no-reply@localhost>'),
  VAPID_PUBLIC_KEY: base64Url(65),
  VAPID_PRIVATE_KEY: base64Url(32),
  VAPID_SUBJECT: {
    good: ['mailto:a@toko.id', 'https://toko.id'].map((text) => [text, text]),
    bad: ['a@toko.id', 'http://toko.id', 'mailto:toko.id', 'https://toko id'],
  },
  PUSH_ALLOW: hosts,
  META_PIXEL_ID: digits,
  META_CAPI_TOKEN: words(),
  META_GRAPH_URL: http('https://graph.facebook.com'),
  LANDING_FILE: words(),
  SUPPORT_WHATSAPP: digits,
  SUPPORT_EMAIL: { good: [['a@toko.id', 'a@toko.id']], bad: ['toko.id'] },
  OPERATOR_EMAIL: { good: [['a@toko.id', 'a@toko.id']], bad: ['toko.id'] },
  OPS_PASSWORD: longEnough(8),
  REPLY_QUIET_MS: whole(0, 60_000, 3_000),
  REPLY_MAX_WAIT_MS: whole(0, 120_000, 20_000),
  REPLY_MAX_AGE_MINUTES: whole(1, null, 360),
  REPLY_LEAD_ANSWERS_PER_HOUR: whole(1, 1_000, 30),
  REPLY_LEAD_ANSWERS_PER_DAY: whole(1, 1_000, 100),
  REPLY_LEAD_MEDIA_PER_DAY: whole(0, 60, 40),
  REPLY_LOOP_LIMIT: whole(1, null, 20),
  NUMBER_RAMP_DAYS: whole(0, 90, 14),
  REPLY_LOOP_WINDOW_MINUTES: whole(1, null, 10),
  REPLY_CONCURRENCY: whole(1, 500, 50),
  CLOCK_SHIFT_MINUTES: whole(-525_600, 525_600, 0),
  PACING: oneOf(['human', 'off'], 'human'),
  PACING_SPEED: share(1, 20, 1),
  RATE_LIMITS: flag(true),
};

const needed = { ...neededSettings, ...mailSettings };
const schemaOf = (name: string) => settings.shape[name as keyof typeof settings.shape];

test('every setting is tried here', () => {
  expect(Object.keys(cases)).toEqual(Object.keys(settings.shape));
});

describe.each(Object.entries(cases))('%s', (name, { absent, good, bad }) => {
  test('has its default, or none', () => {
    const read = schemaOf(name).safeParse(undefined);
    if (name in needed && name !== 'SMTP_URL') return expect(read.success).toBe(false);
    return expect(read).toEqual({ success: true, data: absent });
  });

  test('is read within its bounds', () => {
    expect(good.map(([text]) => schemaOf(name).safeParse(text))).toEqual(good.map(([, data]) => ({ success: true, data })));
  });

  test('is refused outside of them, in one sentence that names it', () => {
    for (const text of bad) {
      const read = (): unknown => readSettings({ ...needed, [name]: text }, () => '');
      expect(read).toThrow(SettingsError);
      expect(read).toThrow(new RegExp(`^Setting ${name} .+\\.$`, 'm'));
    }
  });
});

test('every setting is read from a file, without the line break at its end', () => {
  const files = Object.entries(cases).map(([name, { good }]) => [`${name}_FILE`, `${good[0]![0]}\n`] as const);
  const read = readSettings(Object.fromEntries(files.map(([name]) => [name, name])), (path) => Object.fromEntries(files)[path]!);
  expect(read).toEqual(Object.fromEntries(Object.entries(cases).map(([name, { good }]) => [name, good[0]![1]])));
});
