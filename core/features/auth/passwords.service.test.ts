import { expect, test } from '@jest/globals';
import { hash as hashOf } from '@node-rs/argon2';
import { Metrics } from '../../platform/metrics/metrics.js';
import { PasswordsService } from './passwords.service.js';

const metrics = new Metrics();
const passwords = new PasswordsService(metrics);
const [composed, decomposed] = ['sandi-rahasi\u00e9', 'sandi-rahasie\u0301'];

async function runsOf(action: () => Promise<unknown>): Promise<number> {
  const read = async () => Number(/^password_hash_runs_total (\d+)$/m.exec(await metrics.registry.metrics())![1]);
  const before = await read();
  await action();
  return (await read()) - before;
}
const saltOf = (hash: string) => hash.split('$')[4];

test('a password matches its own hash, in either way to write its letters', async () => {
  const hash = await passwords.hash(composed);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(hash, composed)).toBe(true);
  expect(await passwords.matches(hash, decomposed)).toBe(true);
  expect(await passwords.matches(hash, `${composed} `)).toBe(false);
});

test('a hash that was made of the letters as typed, before they were normalized, still matches', async () => {
  const old = await hashOf(decomposed);
  expect([await passwords.matches(old, decomposed), await passwords.matches(old, composed)]).toEqual([true, false]);
});

test('hashes that are to be compared share the salt of the first; others have one of their own', async () => {
  const first = await passwords.hash('sandi-pertama');
  const [beside, apart] = [await passwords.hash('sandi-kedua', [first]), await passwords.hash('sandi-pertama')];
  expect(saltOf(beside)).toBe(saltOf(first));
  expect(saltOf(apart)).not.toBe(saltOf(first));
  expect(await passwords.isAmong([first, beside], 'sandi-kedua')).toBe(true);
  expect(await passwords.isAmong([first, beside], 'sandi-pertama')).toBe(true);
  expect(await passwords.isAmong([first, beside], 'sandi-ketiga')).toBe(false);
  expect(await passwords.isAmong([], 'sandi-pertama')).toBe(false);
});

test('searching among any number of hashes costs one run, also among none', async () => {
  const first = await passwords.hash('sandi-pertama');
  const more = await Promise.all(['kedua', 'ketiga'].map((one) => passwords.hash(one, [first])));
  const costs: number[] = [];
  for (const hashes of [[], [first], [first, ...more]]) costs.push(await runsOf(() => passwords.isAmong(hashes, 'sandi-lain')));
  expect(costs).toEqual([1, 1, 1]);
});

test('a password that is easy to guess is refused with its reason', () => {
  const refused = (password: string) => () => passwords.requireGood(password, 'sari@gmail.com');
  expect(refused('password')).toThrow(expect.objectContaining({ code: 'password_common' }));
  expect(refused('sari@gmail.com')).toThrow(expect.objectContaining({ code: 'password_address' }));
  expect(refused('kuda-lumping-biru-tua')).not.toThrow();
});
