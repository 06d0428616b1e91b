import { describe, expect, test } from '@jest/globals';
import { SecretBox, UnknownKeyError } from './secret-box.js';

const old = 'an-old-encryption-key-of-the-installation';
const fresh = 'a-fresh-encryption-key-of-the-installation';
const box = (...keys: string[]) => new SecretBox({ ENCRYPTION_KEY: keys, APP_SECRET: 'the-app-secret-of-this-installation' });
const plain = Buffer.from('rahasia');

describe('a sealed value', () => {
  test('opens in its own context only', () => {
    const sealed = box(old).seal(plain, 'mail:1');
    expect(sealed.includes(plain)).toBe(false);
    expect(box(old).open(sealed, 'mail:1')).toEqual(plain);
    expect(() => box(old).open(sealed, 'mail:2')).toThrow();
  });

  test.each(['version', 'key id', 'nonce', 'tag', 'text'])('that was changed in its %s does not open', (part) => {
    const sealed = box(old).seal(plain, 'mail:1');
    const at = { version: 0, 'key id': 1, nonce: 5, tag: 17, text: 33 }[part]!;
    sealed[at] = sealed[at]! ^ 1;
    expect(() => box(old).open(sealed, 'mail:1')).toThrow();
  });

  test('is another one each time', () => {
    expect(box(old).seal(plain, 'mail:1')).not.toEqual(box(old).seal(plain, 'mail:1'));
  });
});

describe('a change of the key', () => {
  test('seals with the first one and still opens what the others sealed', () => {
    const both = box(fresh, old);
    expect(both.keyId).toBe(box(fresh).keyId);
    expect(both.keyIds).toEqual([box(fresh).keyId, box(old).keyId]);
    expect(both.open(box(old).seal(plain, 'mail:1'), 'mail:1')).toEqual(plain);
    expect(box(fresh).open(both.seal(plain, 'mail:1'), 'mail:1')).toEqual(plain);
  });

  test('that leaves out the old one is reported as that', () => {
    expect(() => box(fresh).open(box(old).seal(plain, 'mail:1'), 'mail:1')).toThrow(UnknownKeyError);
  });
});

test('keyed hashes distinguish purposes and values, whatever the separator', () => {
  const { keyedHash, sameHash } = box(old);
  const hash = (purpose: string, value: string) => keyedHash.call(box(old), purpose, value);
  expect(hash('otp', 'a')).toEqual(hash('otp', 'a'));
  expect(hash('otp', 'a')).not.toEqual(hash('trial', 'a'));
  expect(hash('ot', 'pa')).not.toEqual(hash('otp', 'a'));
  expect(sameHash(hash('otp', 'a'), hash('otp', 'a'))).toBe(true);
  expect(sameHash(hash('otp', 'a'), hash('otp', 'b'))).toBe(false);
  expect(sameHash(hash('otp', 'a'), hash('otp', 'a').subarray(1))).toBe(false);
});
