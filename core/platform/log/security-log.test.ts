import { expect, test } from '@jest/globals';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { SecretBox } from '../crypto/secret-box.js';
import { Metrics } from '../metrics/metrics.js';
import { SecurityLog, type SecurityEvent } from './security-log.js';

const { log, lines } = recordedLog();
const metrics = new Metrics();
const box = new SecretBox({ ENCRYPTION_KEY: ['an-encryption-key-of-the-installation'], APP_SECRET: 'the-app-secret-of-this-installation' });
const security = new SecurityLog(log, box, metrics);

const lineOf = (event: SecurityEvent, mailbox: string | null) => {
  security.record(event, { address: '192.0.2.7', mailbox, requestId: 'r-1' });
  return lines.at(-1)!;
};

test.each<[SecurityEvent, string]>([
  ['login-failed', 'warn'],
  ['code-wrong', 'warn'],
  ['step-up', 'info'],
  ['step-up-failed', 'warn'],
  ['limit-reached', 'warn'],
  ['operator-failed', 'warn'],
])('%s is one line of the level %s with its address and request, and is counted as itself', async (event, level) => {
  const found = lineOf(event, null);
  expect(found).toMatchObject({ level, event: `security.${event}`, address: '192.0.2.7', requestId: 'r-1' });
  expect(found).not.toHaveProperty('account');
  expect(await metrics.registry.metrics()).toContain(`security_events_total{event="${event}"} 1\n`);
});

test('an account is the same sixteen signs each time, different from others, and cannot be read', () => {
  const [one, again, other] = ['sari@gmail.com', 'sari@gmail.com', 'budi@gmail.com'].map((mailbox) => lineOf('login-failed', mailbox));
  expect(one!['account']).toMatch(/^[\w-]{16}$/);
  expect(again!['account']).toBe(one!['account']);
  expect(other!['account']).not.toBe(one!['account']);
  expect(JSON.stringify(one)).not.toContain('sari');
});
