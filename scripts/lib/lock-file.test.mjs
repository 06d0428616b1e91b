import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
/** @type {[string, { link?: boolean, inBundle?: boolean, integrity?: string, resolved?: string }][]} */
const entries = Object.entries(lock.packages).filter(([path]) => path !== '');

test('every package is held to its content, also those of other systems: npm checks nothing without it', () => {
  // a package bundled inside another one's archive is covered by that one's hash
  const open = entries.filter(([, one]) => !one.link && !one.inBundle && !one.integrity?.startsWith('sha512-'));
  expect(open.map(([path]) => path)).toEqual([]);
  expect(entries.length).toBeGreaterThan(500);
});

test('no package comes from anywhere but the registry', () => {
  const foreign = entries.filter(([, one]) => one.resolved && !one.resolved.startsWith('https://registry.npmjs.org/'));
  expect(foreign.map(([path]) => path)).toEqual([]);
});
