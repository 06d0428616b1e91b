import { describe, expect, test } from '@jest/globals';
import { UnknownKeyError } from '#core/platform/crypto/secret-box';
import { faultKind, patienceMs, retryPause, UnreadableKeyError } from './commit.rules.js';

const withCode = (code: string): Error => Object.assign(new Error('an error'), { code });

describe('whose fault an error is', () => {
  test.each(['08006', '53100', '53200', '53300', '57014', '57P01', '58030', '40001', '40P01', '55P03', 'ECONNREFUSED'])(
    '%s: the store is away or short of something',
    (code) => expect(faultKind(withCode(code))).toBe('away'),
  );
  test.each(['21000', '22021', '22P02', '23503', '54000', 'P0001'])('%s: this data is refused', (code) =>
    expect(faultKind(withCode(code))).toBe('refused'),
  );
  test.each(['42P01', '42501', '25006', 'XX001'])('%s: the installation is at fault, and no message', (code) =>
    expect(faultKind(withCode(code))).toBe('broken'),
  );
  test('a connection that ended has no code', () => {
    expect(faultKind(new Error('Connection terminated unexpectedly'))).toBe('away');
    expect(faultKind(undefined)).toBe('away');
  });
  test('exceptions of our own code are about its input', () => {
    expect(faultKind(new TypeError('x is not a function'))).toBe('refused');
  });
  test('a key that cannot be opened is the fault of no message', () => {
    expect(faultKind(new UnreadableKeyError('session', new Error('bad tag')))).toBe('broken');
    expect(faultKind(new UnknownKeyError())).toBe('broken');
  });
  test('an error of a key that cannot be decrypted names the key and the reason', () => {
    const cause = new Error('bad tag');
    expect(new UnreadableKeyError('session', cause)).toMatchObject({
      name: 'UnreadableKeyError',
      message: 'a stored session cannot be read',
      cause,
    });
  });
  test('a number is no code of Postgres', () => expect(faultKind(Object.assign(new Error('an error'), { code: 42_501 }))).toBe('away'));
});

test('a statement is retried with growing pauses while the store is away, up to a limit', () => {
  expect(retryPause(withCode('57P01'), 0, 0)).toBe(20);
  expect(retryPause(withCode('57P01'), 10, patienceMs)).toBe(1_000);
  expect(retryPause(withCode('57P01'), 10, patienceMs + 1)).toBeNull();
  expect(retryPause(withCode('22021'), 0, 0)).toBeNull();
});
