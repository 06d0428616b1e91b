/** @fresh-packages This file replaces Baileys' key generation for the rest of the process. */
import { expect, test } from '@jest/globals';
import { Curve } from 'baileys';
import { prepareKeys, takePreparedKeys } from './prepared-keys.js';

test('keys of a new device are prepared beforehand: they work as those made on the spot do, and each is used once', async () => {
  const made: unknown[] = [];
  const { generateKeyPair } = Curve;
  Curve.generateKeyPair = () => {
    const pair = generateKeyPair();
    made.push(pair);
    return pair;
  };
  takePreparedKeys();
  await Promise.all([prepareKeys(), prepareKeys()]);
  const pairs = Array.from({ length: 812 }, () => Curve.generateKeyPair());
  expect(made).toHaveLength(0);
  expect(new Set(pairs.map(({ private: secret }) => Buffer.from(secret).toString('hex'))).size).toBe(812);

  const other = generateKeyPair();
  for (const pair of pairs.slice(0, 20)) {
    expect(pair.public).toHaveLength(32);
    expect(Buffer.from(Curve.sharedKey(pair.private, other.public))).toEqual(Buffer.from(Curve.sharedKey(other.private, pair.public)));
    const signature = Curve.sign(pair.private, Buffer.from('kunci'));
    expect(Curve.verify(pair.public, Buffer.from('kunci'), signature)).toBe(true);
  }

  // without prepared keys, Baileys makes keys on demand
  for (let nth = 0; nth < 20; nth += 1) Curve.generateKeyPair();
  expect(made.length).toBeGreaterThan(0);
});
