import { expect, test } from '@jest/globals';
import { addressKey } from './client-address.rules.js';

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('the client at %s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
