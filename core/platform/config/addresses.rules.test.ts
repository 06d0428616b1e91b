import { expect, test } from '@jest/globals';
import { isInside, isLoopback } from './addresses.rules.js';

test.each([
  'http://localhost:3000',
  'ws://127.0.0.1:4000',
  'http://127.255.255.254',
  'http://[::1]:8080',
  'http://localhost.:3000',
  'http://[::ffff:127.0.0.1]',
  'http://0x7f000001',
  'smtp://2130706433:25',
])('%s is this very machine', (address) => {
  expect(isLoopback(address)).toBe(true);
  expect(isInside(address)).toBe(true);
});

test.each([
  ...['http://10.0.0.1', 'http://192.168.1.1', 'http://172.16.0.1', 'http://172.29.0.1', 'http://172.31.255.255', 'http://169.254.1.1'],
  ...['http://[::ffff:10.0.0.1]', 'smtp://10.0.0.1:25', 'smtp://MAIL:25', 'http://llm.internal.', 'http://2886729729'],
  ...['http://[fc00::1]', 'http://[fd12::1]', 'http://[fe80::1]', 'redis://redis:6379', 'http://model_1', 'http://Ollama/v1'],
  ...['http://llm.internal', 'http://nas.local', 'http://box.lan', 'http://llm.default.svc.cluster.local'],
  ...['ws://sandbox.localhost:4000/ws/chat', 'http://panel.localhost.:3000'],
])('%s is in a private network, and not this machine', (address) => {
  expect(isInside(address)).toBe(true);
  expect(isLoopback(address)).toBe(false);
});

test.each([
  ...['http://11.0.0.1', 'http://110.0.0.1', 'http://192.169.1.1', 'http://172.15.0.1', 'http://172.32.0.1', 'http://169.253.1.1'],
  ...[
    'http://[2a00::1]',
    'http://[ff02::1]',
    'http://128.0.0.1',
    'http://example.com',
    'http://localhost.example.com',
    'http://mylocalhost.id',
    'http://sandbox.mylocalhost',
  ],
  ...[
    'http://10.evil.example',
    'http://192.168.evil.example',
    'http://172.16.evil.example',
    'http://169.254.evil.example',
    'http://127.evil.example',
  ],
  ...['http://fc.example.com', 'http://fd00.example.com', 'http://[::ffff:11.0.0.1]', 'http://[fec0::1]', 'http://10.0.0.1.evil.example'],
  ...['smtp://134744072:25', 'smtp://0x08080808', 'smtp://8', 'smtp://010.8.8.8', 'redis://134744072', 'smtp://1.2.3.4.5:25'],
  ...['smtp://10.evil.example:25', 'http://mylocal.example', 'http://x.locally'],
  ...['http://internal.example.com', 'http://llm.internal.id', 'http://127.0.0.1.example.com', 'http://a127.0.0.1.id'],
])('%s is outside', (address) => {
  expect(isInside(address)).toBe(false);
  expect(isLoopback(address)).toBe(false);
});
