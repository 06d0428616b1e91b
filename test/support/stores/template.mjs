import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { newVapidKeys, vapidSettings } from '../../../scripts/lib/settings/own-settings.mjs';
import { run } from '../../../scripts/lib/processes/run.mjs';

/** The migrated, empty database that is copied for each test. */
export const templateDatabase = 'template_panel';

/** Required settings of every program. The addresses are unreachable. */
export const neededSettings = {
  APP_SECRET: 'test-app-secret-test-app-secret-test',
  TRIAL_SECRET: 'test-trial-secret-test-trial-secret-test',
  ENCRYPTION_KEY: 'test-encryption-key-test-encryption-key',
  ...vapidSettings(newVapidKeys(), {}),
  SMTP_URL: 'smtp://127.0.0.1:1',
  REDIS_URL: 'redis://127.0.0.1:1',
};

/**
 * Migrates a database to the newest schema, with the same program as in production.
 *
 * @param {string} databaseUrl
 */
export async function migrate(databaseUrl) {
  const program = join(root, 'dist', 'core', 'migrations', 'run.js');
  if (!existsSync(program)) throw new Error('dist/ is missing: npm run build first');
  const { code, output } = await run(process.execPath, [program], {
    env: { ...neededSettings, DATABASE_URL: databaseUrl, PATH: process.env.PATH },
  });
  if (code !== 0) throw new Error(`the migrations failed: ${output}`);
}
