import { expect, test } from '@jest/globals';
import { DEFAULT_CONNECTION_CONFIG } from 'baileys';
import { deviceParts } from './device-name.js';

test.each(['Mac OS', 'Windows', 'Ubuntu'] as const)('%s is shown as a system with Chrome', (name) => {
  expect(deviceParts(name).slice(0, 2)).toEqual([name, 'Chrome']);
});

test('the browser is the one that Baileys signs passkey linking with', () => {
  expect(deviceParts('Ubuntu')[1]).toBe(DEFAULT_CONNECTION_CONFIG.browser[1]);
});
