import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { SecretBox, UnknownKeyError } from '../../platform/crypto/secret-box.js';
import { drawQr, openFromRedis, qrKey, sealForRedis } from './qr-images.js';

const boxOf = (key: string) => new SecretBox({ ENCRYPTION_KEY: [key], APP_SECRET: 'the-app-secret-of-this-installation' });
const box = boxOf('an-encryption-key-of-the-installation');

test('a text that links a device is unreadable in Redis, and opens only under the key that it lies at', () => {
  const sealed = sealForRedis(box, qrKey('abc'), 'links a device');
  expect(sealed.includes('links a device')).toBe(false);
  expect(openFromRedis(box, qrKey('abc'), sealed)).toBe('links a device');
  expect(openFromRedis(box, qrKey('abd'), sealed)).toBeNull();
  expect(openFromRedis(box, 'passkey:saying:abc', sealed)).toBeNull();
});

test('what has expired or is none of ours is no text; a key that is not set up is reported', () => {
  expect(openFromRedis(box, qrKey('abc'), null)).toBeNull();
  expect(openFromRedis(box, qrKey('abc'), Buffer.from('x'))).toBeNull();
  const foreign = sealForRedis(boxOf('another-encryption-key-of-the-installation'), qrKey('abc'), 'x');
  expect(() => openFromRedis(box, qrKey('abc'), foreign)).toThrow(UnknownKeyError);
});

test('a code is a PNG with a white edge, large enough for the camera of a phone', async () => {
  const png = await drawQr('2@abc,def');
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 480, height: 480 });
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const darkAt = (at: number) => data[at * info.channels]! < 128;
  const first = Array.from({ length: info.width * info.height }, (_, at) => at).find(darkAt)!;
  // readers want an edge of four modules, and a code has at most 177 of them in a row
  expect(Math.floor(first / info.width)).toBeGreaterThanOrEqual(10);
});
