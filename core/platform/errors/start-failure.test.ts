import { expect, test } from '@jest/globals';
import { SettingsError } from '../config/config.js';
import { startFailure } from './start-failure.js';

const listening = (code: string) => Object.assign(new Error('listen'), { code, port: 3000, address: '0.0.0.0' });

test.each<[unknown, string]>([
  [new SettingsError(['Setting A is missing.', 'Setting B is missing.']), 'Setting A is missing.\nSetting B is missing.'],
  [listening('EADDRINUSE'), 'Port 3000 of 0.0.0.0 is taken by another program: stop that one or choose another PORT (or OPS_PORT).'],
  [listening('EACCES'), 'This process may not listen on port 3000 of 0.0.0.0: choose another PORT or HOST.'],
  [listening('EADDRNOTAVAIL'), 'This process may not listen on port 3000 of 0.0.0.0: choose another PORT or HOST.'],
  [new Error('no Postgres'), 'The server could not start: no Postgres.'],
  [new Error('no Postgres.'), 'The server could not start: no Postgres.'],
  ['no Postgres', 'The server could not start: no Postgres.'],
])('the operator reads why the program did not start: %s', (error, sentence) => {
  expect(startFailure('server', error)).toBe(sentence);
});
