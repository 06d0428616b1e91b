import { expect, test } from '@jest/globals';
import { deviceCookie } from './device-cookie.js';

/* The value that tells a browser that logged in before from strangers who guess passwords. */

type Options = { maxAge: number; httpOnly: boolean; sameSite: string; secure: boolean; path: string };

function pass(method: string, path: string, cookie?: string, isSecure = true) {
  const request = { method, path, headers: cookie === undefined ? {} : { cookie } } as Record<string, unknown>;
  const set: { name: string; value: string; options: Options }[] = [];
  let passed = 0;
  const response = { cookie: (name: string, value: string, options: Options) => void set.push({ name, value, options }) };
  deviceCookie(isSecure)(request as never, response as never, () => void passed++);
  expect(passed).toBe(1);
  return { device: request['device'] as string, hasSentDevice: request['hasSentDevice'], set };
}

const known = 'a'.repeat(43);

test.each([true, false])('a browser keeps its value for a year after each login, out of reach of scripts; with HTTPS: %s', (isSecure) => {
  const first = pass('POST', '/auth/login', undefined, isSecure);
  expect(first.hasSentDevice).toBe(false);
  expect(first.set).toHaveLength(1);
  const [{ name, value, options }] = first.set as [(typeof first.set)[number]];
  expect([name, value]).toEqual(['device', first.device]);
  expect(options).toEqual({ path: '/api', maxAge: 31_536_000_000, httpOnly: true, sameSite: 'strict', secure: isSecure });
  const again = pass('POST', '/auth/login', `other=1; device=${value}`);
  expect([again.hasSentDevice, again.device]).toEqual([true, value]);
  expect(again.set.map((one) => [one.name, one.value])).toEqual([['device', value]]);
});

test('each new browser gets another value', () => {
  expect(pass('POST', '/auth/login').device).not.toBe(pass('POST', '/auth/login').device);
});

test.each([
  ['GET', '/auth/login'],
  ['POST', '/chat/send'],
  ['GET', '/bot/status'],
])('%s %s sets no cookie, and still knows the browser', (method, path) => {
  const { set, device, hasSentDevice } = pass(method, path, `device=${known}`);
  expect([set, device, hasSentDevice]).toEqual([[], known, true]);
});

test.each(['', 'short', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}%`])('the value %j is not taken over', (value) => {
  const { device, hasSentDevice } = pass('POST', '/auth/login', `device=${value}`);
  expect(hasSentDevice).toBe(false);
  expect(device).not.toBe(value);
  expect(device).toMatch(/^[\w-]{43}$/);
});

test('a cookie whose name only ends alike is another one', () => {
  expect(pass('POST', '/auth/login', `xdevice=${known}`).hasSentDevice).toBe(false);
});
