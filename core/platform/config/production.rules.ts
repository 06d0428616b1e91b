import type { Settings } from './config.js';
import { isInside, isLoopback } from './addresses.rules.js';

/**
 * Settings with addresses to which customers' texts or payments are sent. Connections outside of a private network
 * must be encrypted.
 */
const outsideAddresses = [
  'WHATSAPP_URL',
  'LLM_BASE_URL',
  'LLM_FALLBACK_BASE_URL',
  'SPEECH_BASE_URL',
  'MIDTRANS_SNAP_URL',
  'MIDTRANS_API_URL',
  'XENDIT_API_URL',
  'SHIPPING_BASE_URL',
  'META_GRAPH_URL',
  'STORAGE_ENDPOINT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'PHOTO_DRIVE_URL',
  'PHOTO_DROPBOX_URL',
  // owners install the helper from this address
  'PASSKEY_HELPER_URL',
] as const;

/** Words of sample secrets and weak secrets. They are too long to occur in a random secret. */
const sampleWords = /change.?me|password|secret|example|12345678|qwerty|letmein|rahasia/i;
const fewestCharacters = 10;

/**
 * Settings that are not allowed in production, one sentence each: switches for tests, unencrypted connections
 * to the outside, a payment key for tests or for the other Midtrans environment, and weak secrets.
 */
export function productionMistakes(settings: Settings): string[] {
  return [
    ...switchMistakes(settings),
    ...addressMistakes(settings),
    ...smtpMistakes(settings),
    ...paymentMistakes(settings),
    ...secretMistakes(settings),
  ];
}

function* switchMistakes({
  RATE_LIMITS,
  PACING,
  PACING_SPEED,
  CLOCK_SHIFT_MINUTES,
  PHOTO_FETCH_ALLOW,
  PUSH_ALLOW,
}: Settings): Iterable<string> {
  if (PUSH_ALLOW.length > 0)
    yield 'Setting PUSH_ALLOW must not be set in production: browsers could make the server write into your own network. Remove it.';
  if (PHOTO_FETCH_ALLOW.length > 0)
    yield 'Setting PHOTO_FETCH_ALLOW must not be set in production: owners could make the server read from your own network. Remove it.';
  if (!RATE_LIMITS) yield 'Setting RATE_LIMITS must not be false in production: strangers could guess passwords without end. Remove it.';
  if (PACING_SPEED !== 1)
    yield 'Setting PACING_SPEED must not be set in production: messages at a machine’s pace cost owners their numbers. Remove it.';
  if (PACING === 'off')
    yield 'Setting PACING must not be off in production: messages at a machine’s pace cost owners their numbers. Remove it.';
  if (CLOCK_SHIFT_MINUTES !== 0)
    yield 'Setting CLOCK_SHIFT_MINUTES must not be set in production: packages would end at the wrong time. Remove it.';
}

function* addressMistakes(settings: Settings): Iterable<string> {
  // traffic within this machine cannot be read by others, so it may be unencrypted
  if (settings.PUBLIC_URL.startsWith('http:') && !isLoopback(settings.PUBLIC_URL)) {
    yield 'Setting PUBLIC_URL must begin with https:// in production: passwords and tokens travel there.';
  }
  for (const name of outsideAddresses) {
    const address = settings[name];
    if (address && /^(http|ws):/.test(address) && !isInside(address)) {
      yield `Setting ${name} must be encrypted (https:// or wss://) in production: its host is not in your own network.`;
    }
  }
}

/**
 * Mistakes of the payment keys. With a test key, anybody who reaches the panel could buy packages with test money.
 */
function* paymentMistakes(settings: Settings): Iterable<string> {
  const { PUBLIC_URL, MIDTRANS_SERVER_KEY, XENDIT_SECRET_KEY } = settings;
  const testKeys = {
    MIDTRANS_SERVER_KEY: MIDTRANS_SERVER_KEY?.startsWith('SB-'),
    XENDIT_SECRET_KEY: XENDIT_SECRET_KEY !== undefined && !XENDIT_SECRET_KEY.startsWith('xnd_production_'),
  };
  for (const [name, isForTests] of Object.entries(testKeys))
    if (isForTests && !isInside(PUBLIC_URL))
      yield `Setting ${name} is a key for tests, but PUBLIC_URL can be reached from outside: packages would be given for play money. Set the live key.`;
  yield* midtransMistakes(settings);
}

/** Query parameters of SMTP_URL that could allow unencrypted mail or any certificate, with their safe values. */
const smtpWords: Readonly<Record<string, string>> = {
  requireTLS: 'true',
  secure: 'true',
  'tls.rejectUnauthorized': 'true',
  ignoreTLS: 'false',
  opportunisticTLS: 'false',
};

/**
 * Mistakes in SMTP_URL. The mailer requires STARTTLS from servers outside of a private network, and the address must
 * not disable that.
 */
function* smtpMistakes({ SMTP_URL }: Settings): Iterable<string> {
  if (!SMTP_URL || isInside(SMTP_URL)) return;
  const words = [...new URL(SMTP_URL).searchParams].filter(([name, value]) => smtpWords[name] !== undefined && value !== smtpWords[name]);
  for (const [name] of words)
    yield `Setting SMTP_URL must not carry ${name} in production: mails hold codes that open accounts, and its host is not in your own network. Remove it.`;
}

function* midtransMistakes({ MIDTRANS_SERVER_KEY: key, MIDTRANS_SNAP_URL, MIDTRANS_API_URL }: Settings): Iterable<string> {
  if (!key) return;
  const isTestKey = key.startsWith('SB-');
  for (const [name, address] of Object.entries({ MIDTRANS_SNAP_URL, MIDTRANS_API_URL })) {
    const { hostname } = new URL(address);
    if (!/(^|\.)midtrans\.com$/.test(hostname)) continue;
    const isTestAddress = hostname.includes('.sandbox.');
    if (isTestKey && !isTestAddress)
      yield `Setting MIDTRANS_SERVER_KEY is a key for tests (SB-…), but ${name} is the live address: every payment would be refused. Set the live keys.`;
    if (!isTestKey && isTestAddress)
      yield `Setting MIDTRANS_SERVER_KEY is a live key, but ${name} is the address for tests: set it to the live one (see the README).`;
  }
}

/** Minimum length in production. Elsewhere eight characters are enough. */
const opsPasswordMinChars = 16;

function* secretMistakes({ APP_SECRET, TRIAL_SECRET, ENCRYPTION_KEY, OPS_PASSWORD, VAPID_SUBJECT }: Settings): Iterable<string> {
  if (TRIAL_SECRET === undefined) yield 'Setting TRIAL_SECRET is missing.';
  if (VAPID_SUBJECT !== undefined && /[@/.](localhost|local|invalid|example\.(com|org|net))$/.test(VAPID_SUBJECT))
    yield 'Setting VAPID_SUBJECT must be an address that you can be reached at: Apple refuses pushes with an invented one.';
  const secrets = { APP_SECRET, TRIAL_SECRET, ENCRYPTION_KEY: ENCRYPTION_KEY.find(isWeak) ?? ENCRYPTION_KEY[0]!, OPS_PASSWORD };
  for (const [name, value] of Object.entries(secrets)) {
    if (value !== undefined && isWeak(value))
      yield `Setting ${name} can be guessed: make a random one, for example with: openssl rand -base64 48`;
  }
  if (TRIAL_SECRET === APP_SECRET)
    yield 'Settings TRIAL_SECRET and APP_SECRET must differ: one of them is changed now and then, the other one never.';
  if (OPS_PASSWORD !== undefined && OPS_PASSWORD.length < opsPasswordMinChars)
    yield `Setting OPS_PASSWORD must have at least ${opsPasswordMinChars} characters in production: it opens all queues.`;
  if (ENCRYPTION_KEY.includes(APP_SECRET))
    yield 'Settings APP_SECRET and ENCRYPTION_KEY must differ: who learns one must not have the other.';
}

/** True for secrets that are a sample, a repetition, or made of a few different characters. */
export function isWeak(secret: string): boolean {
  return sampleWords.test(secret) || isRepetition(secret) || new Set(secret).size < fewestCharacters;
}

const longestRepeated = 16;

/**
 * True when a piece of up to 16 characters repeats through the whole secret, or three times at the beginning of the
 * secret.
 */
function isRepetition(secret: string): boolean {
  for (let period = 1; period <= longestRepeated && 2 * period <= secret.length; period += 1) {
    let same = period;
    while (same < secret.length && secret[same] === secret[same - period]) same += 1;
    if (same >= 3 * period || (same === secret.length && same % period === 0)) return true;
  }
  return false;
}
