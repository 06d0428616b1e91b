import { describe, expect, test } from '@jest/globals';
import { hostOf, isPublicAddress, portOf } from './public-address.rules.js';

describe('an address', () => {
  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '198.20.0.1',
    '223.255.255.255',
    '2606:4700::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ...['0.0.0.1', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '192.0.0.1', '192.0.2.1', '192.88.99.1'],
    ...['192.168.0.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...['::1', '::ffff:8.8.8.8', '64:ff9b::808:808', 'fc00::1', 'fe80::1', 'ff02::1', '2001::1', '2001:db8::1', '2002::1', '3fff::1'],
    ...['', 'example.com', '8.8.8', '08.8.8.8', '8.8.8.8:80', '[2606:4700::1]'],
  ])('%j is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a link', () => {
  test.each([
    ['http://example.com/a', { port: 80 }],
    ['https://example.com/a', { port: 443 }],
    ['https://example.com:80/', { port: 80 }],
    ['http://example.com:443/', { port: 443 }],
    ['http://example.com:8080/', { problem: 'port' }],
    ['https://example.com:22/', { problem: 'port' }],
    ['ftp://example.com/', { problem: 'not_web' }],
    ['file:///etc/passwd', { problem: 'not_web' }],
    ['https://me@example.com/', { problem: 'credentials' }],
    ['https://:secret@example.com/', { problem: 'credentials' }],
  ])('%s leads to %j', (link, found) => {
    expect(portOf(new URL(link))).toEqual(found);
  });

  test.each([
    ['https://example.com/', 'example.com'],
    ['https://[2606:4700::1]/', '2606:4700::1'],
    ['https://8.8.8.8/', '8.8.8.8'],
  ])('%s has the host %s', (link, host) => {
    expect(hostOf(new URL(link))).toBe(host);
  });
});
