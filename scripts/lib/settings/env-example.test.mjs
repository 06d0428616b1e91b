import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../../core/platform/config/config.ts';
import { root } from '../paths.mjs';

const example = readFileSync(join(root, '.env.example'), 'utf8');

test('.env.example names every setting that the programs read', () => {
  const named = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  const known = Object.keys(settings.shape).filter((name) => name !== 'NODE_ENV');
  const ofCompose = ['POSTGRES_PASSWORD', 'POSTGRES_APP_PASSWORD', 'REDIS_PASSWORD', 'PUBLISH_HTTP', 'PUBLISH_HTTPS', 'SITE_ADDRESS'];
  const memory = ['POSTGRES', 'REDIS', 'SERVER', 'WORKERS'].map((name) => `${name}_MEMORY`);
  const counts = ['SERVER_COUNT', 'WORKERS_COUNT'];
  expect(named.sort()).toEqual([...known, 'SANDBOX_PORT', ...ofCompose, ...memory, ...counts].sort());
});

test('.env.example gives no secret a value', () => {
  const given = [...example.matchAll(/^#?([A-Z_]*(?:SECRET|PASSWORD|TOKEN|KEY|KEY_ID))=(.+)$/gm)].map(([, name]) => name);
  expect(given).toEqual([]);
});

test('.env.example shows the defaults that hold when nothing is set', () => {
  const needed = {
    DATABASE_URL: 'postgres://x',
    REDIS_URL: 'redis://x',
    SMTP_URL: 'smtp://x',
    APP_SECRET: 'x'.repeat(32),
    ENCRYPTION_KEY: 'x'.repeat(32),
  };
  const defaults = settings.parse(needed);
  const shown = [...example.matchAll(/^#([A-Z_]+)=(.+)$/gm)].filter(([, name = '']) => !(name in needed) && name in settings.shape);
  const valueOf = (/** @type {string} */ name) => /** @type {Record<string, unknown>} */ (defaults)[name];
  const compared = shown.filter(([, name = '']) => !Array.isArray(valueOf(name)) && name !== 'PUBLIC_URL');
  expect(compared.map(([, name = '']) => [name, String(valueOf(name))])).toEqual(compared.map(([, name, value]) => [name, value]));
});
