import { withoutEnd } from '#contracts/values/text-ends';
import { z } from 'zod';
import { combinedMistakes, programMistakes } from './programs.rules.js';
import { productionMistakes } from './production.rules.js';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const digits = z.string().regex(/^\d+$/, { error: 'must be digits only' });
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const roles = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.string().transform((value, context): Names[number][] => {
    const wanted = value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const unknown = wanted.filter((part) => part !== 'all' && !names.includes(part));
    if (wanted.length === 0 || unknown.length > 0) {
      context.addIssue({ code: 'custom', message: `must list some of: all, ${names.join(', ')}` });
      return z.NEVER;
    }
    return wanted.includes('all') ? [...names] : (wanted as Names[number][]);
  });

const shareBase = httpUrl.transform((url) => withoutEnd(url, /\//));
const hostsWithPort = z.string().transform((value, context): string[] => {
  const hosts = value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (hosts.every((one) => URL.parse(`http://${one}`)?.host === one)) return hosts;
  context.addIssue({ code: 'custom', message: 'must list hosts with their ports, such as 127.0.0.1:4000' });
  return z.NEVER;
});

/**
 * Headers as `name=value`, separated by commas. Values are percent-encoded, as in OpenTelemetry's specification of
 * exporters.
 */
const httpHeaders = z.string().transform((value, context): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {};
  for (const part of value.split(',')) {
    const [name = '', ...rest] = part.split('=');
    const isHeader = rest.length > 0 && /^[\w-]+$/.test(name.trim()) && /^[\x20-\x7e]*$/.test(part);
    if (isHeader) headers[name.trim()] = percentDecoded(rest.join('=').trim());
    else if (part.trim() !== '') context.addIssue({ code: 'custom', message: 'must list headers such as authorization=Basic%20abc' });
  }
  return headers;
});

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Prices as `model=read/written`, separated by commas: Rupiah per million input and output tokens. */
const modelPrices = z.string().transform((value, context): { model: string; read: number; written: number }[] => {
  const parts = value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const prices = parts.map((one) => /^(\S+)\s*=\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/.exec(one));
  if (prices.every((one) => one !== null))
    return prices.map(([, model, read, written]) => ({ model: model!, read: Number(read), written: Number(written) }));
  context.addIssue({
    code: 'custom',
    message: 'must list prices such as gpt-5-mini=4100/33000: Rupiah for a million tokens read and written',
  });
  return z.NEVER;
});

/** Fields that every request to a model has: an operator's extra fields may not replace them. */
const ownFields = ['model', 'messages', 'tools', 'tool_choice', 'stream', 'n', 'max_tokens', 'max_completion_tokens'];
const extraBody = z.string().transform((value, context): Readonly<Record<string, unknown>> => {
  let fields: unknown;
  try {
    fields = JSON.parse(value);
  } catch {
    // invalid JSON is reported below, like any other wrong value
  }
  if (typeof fields === 'object' && fields !== null && !Array.isArray(fields) && !ownFields.some((name) => name in (fields as object)))
    return fields as Record<string, unknown>;
  context.addIssue({ code: 'custom', message: `must be a JSON object such as {"temperature":0.3}, without ${ownFields.join(', ')}` });
  return z.NEVER;
});

const base64UrlOf = (bytes: number) =>
  z.string().refine((text) => /^[A-Za-z0-9_-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes, {
    error: `must be ${bytes} bytes in base64url, as web-push generate-vapid-keys prints them`,
  });

export const serverRoles = ['api', 'sessions'] as const;
export const paymentProviders = ['midtrans', 'xendit'] as const;
export const shippingServices = ['rajaongkir', 'biteship'] as const;
/** Names of request forms. `core/outside/llm/dialect/dialect.rules.ts` explains each one. */
export const llmDialects = [
  ...(['auto', 'openai', 'azure', 'qwen', 'gemma', 'deepseek', 'claude', 'gemini', 'mistral', 'llama', 'ollama'] as const),
] as const;
export const workerRoles = ['replies', 'followups', 'mail', 'billing', 'housekeeping'] as const;

/** Every setting of the product. `.env.example` explains each one. Each may also be given as `<NAME>_FILE`. */
export const settings = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  OPS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PUBLIC_URL: httpUrl.default('http://127.0.0.1:3000').transform((url) => withoutEnd(url, /\//)),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.transform((url) => withoutEnd(url, /\//)).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: httpHeaders.prefault(''),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }),
  APP_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }),
  TRIAL_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  ENCRYPTION_KEY: z
    .string()
    .transform((value) => value.split(',').map((key) => key.trim()))
    .refine((keys) => keys.every((key) => key.length >= 32), {
      error: 'must have at least 32 characters (several keys: separated by commas, the first one seals)',
    }),
  SERVER_ROLES: roles(serverRoles).prefault('all'),
  WORKER_ROLES: roles(workerRoles).prefault('all'),
  WHATSAPP_URL: z.url({ protocol: /^wss?$/, error: 'must be a ws(s):// address' }).default('wss://web.whatsapp.com/ws/chat'),
  WHATSAPP_ROOT_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, { error: 'must be 64 hex digits' })
    .optional(),
  WHATSAPP_DEVICE_NAME: z.enum(['Mac OS', 'Windows', 'Ubuntu'], { error: 'must be Mac OS, Windows or Ubuntu' }).default('Mac OS'),
  PASSKEY_HELPER_URL: httpUrl.optional(),
  PASSKEY_LINKING: z.union([z.literal('compare'), flag]).prefault('true'),
  SESSION_WATCH_SPEED: z.coerce.number().min(1).max(20).default(1),
  SESSIONS_PER_HOST: z.coerce.number().int().min(1).default(400),
  LLM_BASE_URL: httpUrl.default('https://api.openai.com/v1'),
  LLM_API_KEY: z.string().default(''),
  LLM_MODEL: z.string().min(1).default('gpt-5-mini'),
  LLM_DIALECT: z.enum(llmDialects).optional(),
  LLM_REASONING_EFFORT: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh']).optional(),
  LLM_PARALLEL_TOOL_CALLS: flag.optional(),
  LLM_STRICT_SCHEMAS: flag.prefault('false'),
  LLM_EXTRA_BODY: extraBody.optional(),
  LLM_FALLBACK_MODEL: z.string().min(1).optional(),
  LLM_FALLBACK_BASE_URL: httpUrl.optional(),
  LLM_FALLBACK_API_KEY: z.string().optional(),
  LLM_FALLBACK_DIALECT: z.enum(llmDialects).optional(),
  LLM_PRICES: modelPrices.prefault(''),
  LLM_DEADLINE_MS: z.coerce.number().int().min(1_000).max(120_000).default(60_000),
  SAMPLE_SHOP_ANSWERS_PER_DAY: z.coerce.number().int().min(0).max(100_000).default(200),
  SPEECH_BASE_URL: httpUrl.optional(),
  SPEECH_API_KEY: z.string().default(''),
  SPEECH_MODEL: z.string().default('whisper-1'),
  PAYMENT_PROVIDER: z.enum(paymentProviders).default('midtrans'),
  MIDTRANS_SERVER_KEY: z.string().optional(),
  MIDTRANS_CLIENT_KEY: z.string().optional(),
  MIDTRANS_SNAP_URL: httpUrl.default('https://app.sandbox.midtrans.com/snap'),
  MIDTRANS_API_URL: httpUrl.default('https://api.sandbox.midtrans.com'),
  XENDIT_SECRET_KEY: z.string().optional(),
  XENDIT_CALLBACK_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  XENDIT_API_URL: shareBase.default('https://api.xendit.co'),
  SHIPPING_SERVICE: z.enum(shippingServices).default('rajaongkir'),
  SHIPPING_BASE_URL: httpUrl.optional(),
  SHIPPING_API_KEY: z.string().optional(),
  SHIPPING_DAILY_LIMIT: z.coerce.number().int().min(1).default(100),
  ERASURE_ROWS_PER_SLICE: z.coerce.number().int().min(10).max(20_000).default(2_000),
  ATTACHMENT_DAYS: z.coerce.number().int().min(1).max(3_650).default(90),
  STORAGE_MB_PER_ACCOUNT: z.coerce.number().int().min(1).max(10_000_000).default(5_000),
  STORAGE_MB_PER_LEAD_DAY: z.coerce.number().int().min(1).max(1_000_000).default(300),
  STORAGE_DIR: z.string().min(1).default('.data/files'),
  STORAGE_ENDPOINT: httpUrl.optional(),
  STORAGE_REGION: z.string().min(1).default('us-east-1'),
  STORAGE_BUCKET: z.string().min(3).optional(),
  STORAGE_KEY_ID: z.string().optional(),
  STORAGE_SECRET: z.string().optional(),
  STORAGE_PATH_STYLE: flag.prefault('false'),
  PHOTO_FETCH_ALLOW: hostsWithPort.prefault(''),
  PHOTO_DRIVE_URL: shareBase.default('https://drive.google.com'),
  PHOTO_DROPBOX_URL: shareBase.default('https://www.dropbox.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  MAIL_FROM: z.string().default('Whatsapp Bot AI <no-reply@localhost>'),
  VAPID_PUBLIC_KEY: base64UrlOf(65).optional(),
  VAPID_PRIVATE_KEY: base64UrlOf(32).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, { error: 'must be a mailto: or https: address' })
    .optional(),
  PUSH_ALLOW: hostsWithPort.prefault(''),
  META_PIXEL_ID: digits.optional(),
  META_CAPI_TOKEN: z.string().optional(),
  META_GRAPH_URL: httpUrl.default('https://graph.facebook.com'),
  LANDING_FILE: z.string().min(1).optional(),
  SUPPORT_WHATSAPP: digits.optional(),
  SUPPORT_EMAIL: z.email().optional(),
  OPERATOR_EMAIL: z.email().optional(),
  OPS_PASSWORD: z.string().min(8, { error: 'must have at least 8 characters' }).optional(),
  REPLY_QUIET_MS: z.coerce.number().int().min(0).max(60_000).default(3_000),
  REPLY_MAX_WAIT_MS: z.coerce.number().int().min(0).max(120_000).default(20_000),
  REPLY_MAX_AGE_MINUTES: z.coerce.number().int().min(1).default(360),
  REPLY_LEAD_ANSWERS_PER_HOUR: z.coerce.number().int().min(1).max(1_000).default(30),
  REPLY_LEAD_ANSWERS_PER_DAY: z.coerce.number().int().min(1).max(1_000).default(100),
  REPLY_LEAD_MEDIA_PER_DAY: z.coerce.number().int().min(0).max(60).default(40),
  REPLY_LOOP_LIMIT: z.coerce.number().int().min(1).default(20),
  NUMBER_RAMP_DAYS: z.coerce.number().int().min(0).max(90).default(14),
  REPLY_LOOP_WINDOW_MINUTES: z.coerce.number().int().min(1).default(10),
  REPLY_CONCURRENCY: z.coerce.number().int().min(1).max(500).default(50),
  CLOCK_SHIFT_MINUTES: z.coerce.number().int().min(-525_600).max(525_600).default(0),
  PACING: z.enum(['human', 'off']).default('human'),
  /** Divides the pauses of human pacing, for tests. */
  PACING_SPEED: z.coerce.number().min(1).max(20).default(1),
  RATE_LIMITS: flag.prefault('true'),
});

export type Settings = z.output<typeof settings>;

/** The settings, read once. As a class it is also the injection token. */
// the class is the injection token, the interface its type: the parsed settings are assigned to an instance
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export abstract class Config {}
export interface Config extends Settings {}

/** One plain sentence per wrong setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';

  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

/**
 * Reads and checks all settings.
 * @param env the environment; empty values count as absent.
 * @param readFile returns the content of a `<NAME>_FILE`.
 * @param program the program whose own requirements are checked too; without it only common rules are
 * checked.
 * @throws SettingsError naming each mistake and how to fix it.
 */
export function readSettings(env: Environment, readFile: (path: string) => string, program?: 'server' | 'workers'): Settings {
  const { given, mistakes } = givenSettings(settings.shape, env, readFile);
  const parsed = settings.safeParse(given);
  if (!parsed.success) mistakes.push(...sentencesOf(parsed.error, given));
  if (parsed.success) mistakes.push(...combinedMistakes(parsed.data), ...(program ? programMistakes(parsed.data, program) : []));
  if (parsed.success && parsed.data.NODE_ENV === 'production') mistakes.push(...productionMistakes(parsed.data));
  if (mistakes.length > 0 || !parsed.success) throw new SettingsError(mistakes);
  return parsed.data;
}

const migrationSettings = settings.pick({ DATABASE_URL: true, MIGRATION_DATABASE_URL: true });

/**
 * Reads the two settings of the migration program. The program has the password of the database owner, so it gets no
 * other secret.
 * @throws SettingsError naming each mistake and how to fix it.
 */
export function readMigrationSettings(env: Environment, readFile: (path: string) => string): z.output<typeof migrationSettings> {
  const { given, mistakes } = givenSettings(migrationSettings.shape, env, readFile);
  const parsed = migrationSettings.safeParse(given);
  if (!parsed.success) mistakes.push(...sentencesOf(parsed.error, given));
  if (mistakes.length > 0 || !parsed.success) throw new SettingsError(mistakes);
  return parsed.data;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that have a value, as text, and one sentence per file that cannot be read. */
function givenSettings(
  shape: object,
  env: Environment,
  readFile: (path: string) => string,
): { given: Record<string, string>; mistakes: string[] } {
  const given: Record<string, string> = {};
  const mistakes: string[] = [];
  for (const name of Object.keys(shape)) {
    const path = env[`${name}_FILE`];
    try {
      const value = path ? readFile(path).trim() : env[name];
      if (value !== undefined && value !== '') given[name] = value;
    } catch {
      mistakes.push(`Setting ${name}_FILE names a file that cannot be read: ${path}.`);
    }
  }
  return { given, mistakes };
}

function sentencesOf(error: z.ZodError, given: Readonly<Record<string, string>>): string[] {
  return error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return name in given ? `Setting ${name} ${issue.message}.` : `Setting ${name} is missing.`;
  });
}
