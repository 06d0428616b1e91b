import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
/** @type {[string, Record<string, unknown>][]} */
const entries = Object.entries(lock.packages).filter(([path]) => path !== '');

test('every package is held to its content, also those of other systems: npm checks nothing without it', () => {
  // what lies inside another package's archive is held by that one's
  const open = entries.filter(([, one]) => !one.link && !one.inBundle && !/^sha512-/.test(String(one.integrity)));
  expect(open.map(([path]) => path)).toEqual([]);
  expect(entries.length).toBeGreaterThan(500);
});

test('no package comes from anywhere but the registry', () => {
  const foreign = entries.filter(([, one]) => one.resolved && !String(one.resolved).startsWith('https://registry.npmjs.org/'));
  expect(foreign.map(([path]) => path)).toEqual([]);
});
