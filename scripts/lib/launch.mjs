import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withOwnAuthorities } from './settings/authorities.mjs';
import { build } from './build/build.mjs';
import { watchForQrCodes } from './camera.mjs';
import { Complaint } from './complaint.mjs';
import { releaseLock, takeLock } from './processes/lock.mjs';
import { logFile, removeOldLogs } from './processes/log-files.mjs';
import { givenSettings, ownSecrets, portSetting, rememberedPorts, vapidSettings } from './settings/own-settings.mjs';
import { compileCache, dataDir, root } from './paths.mjs';
import { endingSignals } from './pinned-node.mjs';
import { refuseTakenPort } from './processes/ports.mjs';
import { ProcessRecords } from './processes/process-records.mjs';
import { Programs } from './processes/programs.mjs';
import { run } from './processes/run.mjs';
import { startSandbox } from './sandbox.mjs';
import { needsSandbox, sandboxSettings } from './settings/settings.mjs';
import { openPostgres, openRedis } from './stores/stores.mjs';

const lockFile = join(dataDir, 'running');
/** @type {Promise<number>} */
const forEver = new Promise(() => {});

/**
 * Starts everything, prints the addresses, and runs until it is stopped.
 *
 * @returns {Promise<number>} the exit code
 */
export async function launch() {
  const given = givenSettings();
  const panelPort = portSetting(given, 'PORT', 3000);
  const sandboxPort = portSetting(given, 'SANDBOX_PORT', 4000);
  mkdirSync(dataDir, { recursive: true });
  const other = takeLock(lockFile);
  if (other !== undefined)
    throw new Complaint(`It already runs from this folder (process ${other}): stop that one with Ctrl-C first, or use it.`);
  const records = new ProcessRecords(join(dataDir, 'processes'));
  const programs = new Programs();
  /** @type {Promise<number>} */
  const asked = new Promise((resolve) => {
    for (const signal of endingSignals) process.on(signal, () => resolve(0));
  });
  try {
    await records.endAll(); // programs that a killed launcher left running
    await refuseTakenPort('PORT', panelPort, given.HOST);
    if (needsSandbox(given)) await refuseTakenPort('SANDBOX_PORT', sandboxPort);
    const starting = startAll({ given, panelPort, sandboxPort, records, programs });
    starting.catch(() => undefined); // an interrupted start is expected to fail
    const code = await Promise.race([asked, programs.failed, starting.then(() => forEver)]);
    if (code === 0) console.log('\nStopping …');
    return code;
  } finally {
    await programs.stopAll();
    releaseLock(lockFile);
  }
}

/**
 * @typedef {object} Plan
 * @property {import('./settings/settings.mjs').Environment} given
 * @property {number} panelPort
 * @property {number} sandboxPort
 * @property {ProcessRecords} records
 * @property {Programs} programs
 */

/** @param {Plan} plan */
async function startAll(plan) {
  const { given, panelPort, records, programs } = plan;
  removeOldLogs();
  const secrets = ownSecrets();
  console.log('Starting …');
  // `settle` instead of Promise.all: parts that started before another one failed must be known, so that they can be stopped
  const [, postgres, redis, sandbox] = await settle([
    build({ onWork: (name) => console.log(`  building the ${name} (only what changed) …`) }),
    programs.keep('Postgres', openPostgres(given, { password: secrets.postgresPassword, records })),
    programs.keep('Redis', openRedis(given, { records })),
    openSandbox(plan),
  ]);
  /** @type {import('./settings/settings.mjs').Environment} */
  const env = {
    NODE_ENV: 'development',
    NODE_COMPILE_CACHE: compileCache,
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${panelPort}`,
    APP_SECRET: secrets.appSecret,
    TRIAL_SECRET: secrets.trialSecret,
    ENCRYPTION_KEY: secrets.encryptionKey,
    OPS_PASSWORD: secrets.opsPassword,
    ...vapidSettings(secrets.vapid, given),
    SERVER_ROLES: 'api,sessions',
    WORKER_ROLES: 'all',
    LANDING_FILE: join(root, 'docs', 'landing.example.json'),
    ...given,
    ...(sandbox ? withOwnAuthorities(sandboxSettings(sandbox.addresses, given), given) : {}),
    ...postgres.env,
    ...redis.env,
    PORT: String(panelPort),
  };
  await migrate(env);
  await Promise.all([
    programs.startOurs('server', env, { records, logFile: logFile('server') }),
    // the metrics port belongs to the server: two programs cannot listen on one port
    programs.startOurs('workers', { ...env, OPS_PORT: undefined }, { records, logFile: logFile('workers') }),
  ]);
  if (sandbox) {
    const panelUrl = `http://127.0.0.1:${panelPort}`;
    programs.onStop(watchForQrCodes({ redisUrl: String(env.REDIS_URL), panelUrl, sandboxUrl: sandbox.addresses.http }));
  }
  announce(env, sandbox?.addresses.http.replace('127.0.0.1', 'localhost'));
}

/** @param {Plan} plan */
async function openSandbox({ given, panelPort, sandboxPort, records, programs }) {
  if (!needsSandbox(given)) return undefined;
  await build({ only: ['sandbox'] });
  const smtpPort = rememberedPorts().smtp;
  const sandbox = await startSandbox({
    port: sandboxPort,
    smtpPort,
    stateFolder: join(dataDir, 'sandbox'),
    args: [
      ...['--panel', given.PUBLIC_URL ?? `http://localhost:${panelPort}`],
      ...['--xendit-callback', `http://127.0.0.1:${panelPort}/api/billing/xendit/notification`],
    ],
    logFile: logFile('sandbox'),
    records,
  });
  const { smtp } = sandbox.addresses;
  if (smtp) rememberedPorts({ smtp: Number(new URL(smtp).port) });
  await programs.keep('sandbox', Promise.resolve({ process: sandbox.process, stop: () => sandbox.process.stop() }));
  return sandbox;
}

/**
 * Runs the migrations, which read all settings first: a wrong one is reported here, before any other program starts.
 * @param {import('./settings/settings.mjs').Environment} env
 */
async function migrate(env) {
  const { code, output } = await run(process.execPath, [join(root, 'dist', 'core', 'migrations', 'run.js')], { env });
  if (code !== 0) throw new Complaint(output);
}

/**
 * Waits for all, then throws the first failure, if any.
 *
 * @template {readonly unknown[]} T
 * @param {T} promises
 * @returns {Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>}
 */
async function settle(promises) {
  await Promise.allSettled(promises);
  return /** @type {any} */ (Promise.all(promises));
}

/**
 * @param {import('./settings/settings.mjs').Environment} env
 * @param {string | undefined} sandboxUrl
 */
function announce(env, sandboxUrl) {
  const lines = [
    'Whatsapp Bot AI is running.',
    '',
    `  Panel     ${env.PUBLIC_URL}`,
    ...(sandboxUrl ? [`  Sandbox   ${sandboxUrl}   (phones, leads, mails, payments: nothing leaves this machine)`] : []),
    '  Logs      .data/logs/',
    '',
    'Stop with Ctrl-C. Everything is kept in .data/ for the next start.',
  ];
  console.log(`\n${lines.join('\n')}\n`);
}
