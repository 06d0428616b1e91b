import { expect, test } from '@jest/globals';
import { readSettings } from './config.js';

const env = {
  DATABASE_URL: 'postgres://x',
  REDIS_URL: 'redis://x',
  SMTP_URL: 'smtp://x',
  APP_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEY: 'y'.repeat(32),
};
const read = (given: Record<string, string>) => readSettings({ ...env, ...given }, () => '');

test('an operator’s password has sixteen characters in production, eight elsewhere, or is left out', () => {
  const refused = 'Setting OPS_PASSWORD must have at least 16 characters in production: it opens all queues.';
  expect(() => read({ NODE_ENV: 'production', OPS_PASSWORD: 'fifteen-letters' })).toThrow(refused);
  expect(read({ NODE_ENV: 'production', OPS_PASSWORD: 'sixteen-letters!' }).OPS_PASSWORD).toBe('sixteen-letters!');
  expect(read({ NODE_ENV: 'development', OPS_PASSWORD: 'eight-of' }).OPS_PASSWORD).toBe('eight-of');
  expect(() => read({ NODE_ENV: 'development', OPS_PASSWORD: 'seven-o' })).toThrow('at least 8 characters');
  expect(read({ NODE_ENV: 'production' }).OPS_PASSWORD).toBeUndefined();
});
