import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Complaint } from '../complaint.mjs';
import { dataDir, root } from '../paths.mjs';

/**
 * Settings of the user: the environment, which overrides the file `.env`.
 *
 * @returns {import('./settings.mjs').Environment}
 */
export function givenSettings() {
  const file = join(root, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const fromShell = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  return { ...fromFile, ...Object.fromEntries(fromShell) };
}

/**
 * A port setting.
 *
 * @param {import('./settings.mjs').Environment} given
 * @param {string} name
 * @param {number} usual
 */
export function portSetting(given, name, usual) {
  const text = given[name];
  if (!text) return usual;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Complaint(`Setting ${name} must be a port number from 1 to 65535, not "${text}".`);
  return port;
}

/**
 * Secrets of this copy, generated once. Without them the linked phones are lost: they decrypt what the
 * database keeps.
 *
 * @returns {{ appSecret: string, trialSecret: string, encryptionKey: string, postgresPassword: string,
 * opsPassword: string, vapid: { publicKey: string, privateKey: string } }}
 */
export function ownSecrets() {
  const make = () => randomBytes(24).toString('hex');
  return remember('secrets.json', (known) => ({
    appSecret: make(),
    trialSecret: make(),
    encryptionKey: make(),
    postgresPassword: make(),
    vapid: newVapidKeys(),
    ...known,
    // older copies have a password of nine bytes, which production now refuses
    opsPassword: longEnough(known, 'opsPassword', 16) ?? randomBytes(18).toString('base64url'),
  }));
}

/** A key pair by which push services identify this copy (RFC 8292). */
export function newVapidKeys() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  // a private key that begins with a zero byte is returned without it
  const privateKey = Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()]).subarray(-32);
  return { publicKey: keys.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/**
 * The settings of these keys, unless the user has set any of their own: keys of two different pairs do not
 * work together.
 *
 * @param {{ publicKey: string, privateKey: string }} keys
 * @param {import('./settings.mjs').Environment} given
 * @returns {import('./settings.mjs').Environment}
 */
export function vapidSettings({ publicKey, privateKey }, given) {
  if (Object.keys(given).some((name) => name.startsWith('VAPID_'))) return {};
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:developer@example.com' };
}

/**
 * @param {object} known
 * @param {string} name
 * @param {number} chars
 * @returns {string | undefined}
 */
function longEnough(known, name, chars) {
  const value = /** @type {Record<string, unknown>} */ (known)[name];
  return typeof value === 'string' && value.length >= chars ? value : undefined;
}

/**
 * Ports of the parts that users do not open directly: the same at every start, unless another program has
 * taken one.
 *
 * @param {Partial<Record<'postgres' | 'redis' | 'smtp', number>>} [changed]
 * @returns {Partial<Record<'postgres' | 'redis' | 'smtp', number>>}
 */
export function rememberedPorts(changed = {}) {
  return remember('ports.json', (known) => ({ ...known, ...changed }));
}

/**
 * @template T
 * @param {string} name
 * @param {(known: object) => T} next
 * @returns {T}
 */
function remember(name, next) {
  const file = join(dataDir, name);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  let known;
  try {
    known = JSON.parse(before);
  } catch {
    throw new Complaint(`The file .data/${name} is damaged: restore it, or remove the folder .data to begin anew.`);
  }
  const value = next(known);
  const after = `${JSON.stringify(value, null, 2)}\n`;
  if (after !== before) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, after, { mode: 0o600 });
  }
  return value;
}
