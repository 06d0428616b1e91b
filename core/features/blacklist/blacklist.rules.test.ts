import { expect, test } from '@jest/globals';
import { personOfKey } from './blacklist.rules.js';

const lid = '99887766554433';

test.each([
  ['628111', { pn: '628111', lid: null, username: null }],
  [`lid:${lid}`, { pn: null, lid, username: null }],
  ['@Siti.R', { pn: null, lid: null, username: 'siti.r' }],
])('%s names a person', (key, person) => {
  expect(personOfKey(key)).toEqual(person);
});
