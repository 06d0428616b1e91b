/**
 * Writes the settings of `docker compose --profile sandbox up`: generated secrets, and the addresses of the
 * sandbox's simulators. One file per service, each in its own volume, so that each service reads only what it
 * needs:
 * - node scripts/development-settings.mjs FOLDER stores: before the stores start
 * - node scripts/development-settings.mjs FOLDER programs SANDBOX_FOLDER: once the sandbox listens
 */
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { newVapidKeys, vapidSettings } from './lib/settings/own-settings.mjs';
import { sandboxSettings } from './lib/settings/settings.mjs';

/** @typedef {Record<string, string | undefined>} Environment */

/** Folder in which the services see the files that this program writes. */
const mountedAt = process.env.DEVELOPMENT_FOLDER ?? '/run/development';
const [folder, step, sandboxFolder] = process.argv.slice(2);

/** @param {string} service */
const fileOf = (service) => join(String(folder), service, 'settings.env');

/**
 * @param {string} service
 * @returns {Environment}
 */
function readSettings(service) {
  return existsSync(fileOf(service)) ? parseEnv(readFileSync(fileOf(service), 'utf8')) : {};
}

/**
 * The values need no quotes or escapes: they are generated here or are addresses.
 *
 * @param {string} service
 * @param {Environment} settings
 */
function writeSettings(service, settings) {
  const lines = Object.entries(settings).filter(([, value]) => value !== undefined);
  writeFileSync(fileOf(service), `${lines.map(([name, value]) => `${name}='${value}'`).join('\n')}\n`, { mode: 0o644 });
}

const secret = () => randomBytes(24).toString('hex');

/** Refuses to run next to a production `.env`, which would mix real data with the sandbox. */
function refuseProduction() {
  const given = ['PUBLIC_URL', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD'].filter((name) => process.env[name]);
  if (given.length === 0) return;
  console.error(`The sandbox runs without settings of production, but .env has ${given.join(', ')}. Start it from a clone without .env.`);
  process.exit(1);
}

/** Passwords of the stores: generated once, because the stores keep them in their volumes. */
function writeStores() {
  if (existsSync(fileOf('redis'))) return;
  const [owner, app, redis] = [secret(), secret(), secret()];
  const url = (/** @type {string} */ user, /** @type {string} */ password) => `postgres://${user}:${password}@postgres:5432/panel`;
  writeSettings('postgres', { POSTGRES_PASSWORD: owner });
  writeSettings('migrate', { DATABASE_URL: url('panel_app', app), MIGRATION_DATABASE_URL: url('panel', owner) });
  const stores = { DATABASE_URL: url('panel_app', app), REDIS_URL: `redis://:${redis}@redis:6379` };
  const both = { ...stores, APP_SECRET: secret(), TRIAL_SECRET: secret(), ENCRYPTION_KEY: secret() };
  const push = vapidSettings(newVapidKeys(), {});
  writeSettings('server', { ...both, VAPID_PUBLIC_KEY: push.VAPID_PUBLIC_KEY, OPS_PASSWORD: secret() });
  writeSettings('workers', { ...both, ...push });
  writeSettings('redis', { REDIS_PASSWORD: redis });
}

/** Settings that the server does not use: mails and pushes are sent by the workers. */
const onlyForWorkers = ['SMTP_URL', 'SPEECH_BASE_URL', 'SPEECH_API_KEY', 'SPEECH_MODEL', 'PUSH_ALLOW'];

/** Written once the sandbox listens and prints its addresses; they are the same after a restart. */
function writePrograms() {
  const addresses = JSON.parse(readFileSync(join(String(sandboxFolder), 'ready.json'), 'utf8'));
  for (const service of ['server', 'workers']) {
    const authority = join(String(folder), service, 'media-ca.pem');
    copyFileSync(addresses.whatsappMediaCaFile, authority);
    /** @type {Environment} */
    const leading = { ...sandboxSettings(addresses, {}), NODE_EXTRA_CA_CERTS: join(mountedAt, 'media-ca.pem') };
    if (service === 'server') for (const name of onlyForWorkers) delete leading[name];
    writeSettings(service, { ...readSettings(service), NODE_ENV: 'development', PUBLIC_URL: addresses.panel, ...leading });
  }
  console.log(`The panel will be at ${addresses.panel}, the sandbox with its phones, mails and payments at ${addresses.http}.`);
}

refuseProduction();
if (step === 'stores') writeStores();
else writePrograms();
