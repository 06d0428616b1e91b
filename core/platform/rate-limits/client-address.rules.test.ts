import { expect, test } from '@jest/globals';
import { addressKey, clientAddress, networkKey } from './client-address.rules.js';

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['::FFFF:203.0.113.250', '203.0.113.250'],
  ['::ffff:0:5', '::ffff:0:5'],
  ['2001:db8::ffff:10.1.2.3', '2001:db8::ffff:10.1.2.3'],
  ['2001:db8::9', '2001:db8::9'],
  [undefined, ''],
])('a request from %s comes from %j', (ip, address) => {
  expect(clientAddress({ ip })).toBe(address);
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
  ['2001::3:4:5:6:7', '2001:0:0:3'],
  ['::2:3:4:5:6:7', '0:0:2:3'],
  ['fe80::', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  // more groups than there are, as a client may send them to a proxy
  ['1:2:3:4:5:6:7:8::9', '1:2:3:4'],
  ['', ''],
])('the client at %s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test.each([
  ['203.0.113.250', '203.0.113.250'],
  ['::ffff:203.0.113.250', '203.0.113.250'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8:1:ffff::9', '2001:db8:1'],
  ['2001:0DB8:0001:ffff::9', '2001:db8:1'],
  ['2001:db8::9', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['', ''],
])('the network of %s is counted as %s', (ip, key) => {
  expect(networkKey(ip)).toBe(key);
});
