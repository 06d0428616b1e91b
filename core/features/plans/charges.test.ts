import { expect, test } from '@jest/globals';
import { neededSettings } from '../../../test/support/needed-settings.js';
import { readSettings } from '../../platform/config/config.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { chargeOf } from './plans.service.js';
import { TrialKeys } from './trial-keys.js';

const [startedAt, since] = [new Date(1), new Date(2)];
const row = { replies_left: 4, replies_total: 10, started_at: startedAt, burst_used: 3, burst_since: since };

test.each<[string, Parameters<typeof chargeOf>[0], ReturnType<typeof chargeOf>]>([
  ['nothing', undefined, { outcome: 'empty', left: null, total: null, activation: null, burst: null }],
  ['a package', row, { outcome: 'charged', left: 4, total: 10, activation: startedAt, burst: { used: 3, since } }],
  [
    'the last answer',
    { ...row, replies_left: 0 },
    { outcome: 'charged', left: 0, total: 10, activation: startedAt, burst: { used: 3, since } },
  ],
  [
    'an unlimited package',
    { ...row, replies_left: null },
    { outcome: 'unlimited', left: null, total: null, activation: startedAt, burst: { used: 3, since } },
  ],
])('a reply that is charged from %s', (_what, taken, charge) => {
  expect(chargeOf(taken)).toEqual(charge);
});

function keysOf(more: object = {}): TrialKeys {
  const settings = readSettings({ ...neededSettings, ...more }, () => '');
  return new TrialKeys(settings, new SecretBox(settings));
}
const own = { TRIAL_SECRET: 'the secret of the trials, 32 chars' };
const otherApp = { APP_SECRET: 'another secret of 32 characters!!' };
const all = ({ key, old }: ReturnType<TrialKeys['ofEmail']>) => [key, old].map((one) => one.toString('hex'));

test('an address and a number have keys of their own kind, the same each time', () => {
  const keys = keysOf(own);
  expect([keys.ofEmail('x').kind, keys.ofNumber('x').kind]).toEqual(['email', 'whatsapp']);
  expect(keys.ofEmail('x')).toEqual(keysOf(own).ofEmail('x'));
  const hashes = [keys.ofEmail('x'), keys.ofNumber('x'), keys.ofEmail('y'), keys.ofNumber('y')].flatMap(all);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('the key follows the secret of the trials alone, and the old one that of the installation', () => {
  const [one, other] = [all(keysOf(own).ofNumber('x')), all(keysOf({ ...own, ...otherApp }).ofNumber('x'))];
  expect([one[0] === other[0], one[1] === other[1]]).toEqual([true, false]);
  const third = all(keysOf({ TRIAL_SECRET: 'another secret of the trials, 32 chars' }).ofNumber('x'));
  expect([third[0] === one[0], third[1] === one[1]]).toEqual([false, true]);
  expect(all(keysOf().ofNumber('x'))[0]).not.toBe(all(keysOf(otherApp).ofNumber('x'))[0]);
});
