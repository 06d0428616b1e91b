import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../../scripts/lib/build/build.mjs';
import { startPostgres } from '../../../scripts/lib/stores/postgres.mjs';
import { findRedis } from '../../../scripts/lib/stores/redis-binary.mjs';
import { clearRunHome, makeRunHome, recordsOf } from './run-home.mjs';
import { migrate, templateDatabase } from '../stores/template.mjs';

const built = ['server and workers', 'sandbox'];

/** @type {{ runHome?: string }} */
export const run = (/** @type {any} */ (globalThis).testRun ??= {});

/**
 * Runs before the first test. Prepares a fresh build, one Postgres for the run with a migrated template, and the path
 * of a Redis program.
 */
export default async function globalSetup() {
  if (run.runHome) return; // several projects share one run
  if (process.env.TEST_RUN_HOME) return build({ only: built }); // an outer run's stores are used
  const home = await makeRunHome();
  run.runHome = home;
  try {
    await prepare(home);
  } catch (error) {
    await clearRunHome(home);
    throw error;
  }
}

/** @param {string} home */
async function prepare(home) {
  chmodSync(home, 0o711); // as root, Postgres runs as another user, which needs access to its own folder
  const [postgres] = await Promise.all([startRunPostgres(home), build({ only: built })]);
  await postgres.ensureDatabase(templateDatabase);
  await migrate(postgres.url(templateDatabase));
  process.env.TEST_RUN_HOME = home;
  process.env.TEST_POSTGRES_URL = postgres.url('postgres');
  process.env.TEST_REDIS = JSON.stringify(findRedis());
}

/** @param {string} home */
function startRunPostgres(home) {
  return startPostgres({
    folder: join(home, 'postgres'),
    password: randomBytes(12).toString('hex'),
    durable: process.env.TEST_DURABLE === 'yes',
    settings: { max_connections: '500', shared_buffers: '128MB', log_min_messages: 'log' },
    logFile: join(home, 'logs', 'postgres.log'),
    records: recordsOf(home),
  });
}
