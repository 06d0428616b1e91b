import { expect, test } from '@jest/globals';
import { PNG } from 'pngjs';
import { believedUntil, goodLook, hasPicture, lookAt, lookOf, plainLook, sightOf } from './llm-sight.rules.js';

test('a refusal is about the picture, anything else about the service', () => {
  expect([400, 404, 415, 422, 500].map(lookOf)).toEqual(Array.from({ length: 5 }, () => 'refused'));
  expect([null, 401, 402, 403, 408, 429, 502, 503, 504].map(lookOf)).toEqual(Array.from({ length: 9 }, () => 'unknown'));
});

test('a model is blind only when it refuses a valid picture and accepts text', () => {
  expect(sightOf('taken', 'unknown')).toBe('seeing');
  expect(sightOf('refused', 'taken')).toBe('blind');
  expect(sightOf('refused', 'refused')).toBeNull();
  expect(sightOf('refused', 'unknown')).toBeNull();
  expect(sightOf('unknown', 'taken')).toBeNull();
});

test('both findings expire', () => {
  expect(believedUntil('blind', 0)).toBe(600_000);
  expect(believedUntil('seeing', 0)).toBe(3_600_000);
});

test('a look asks for one word about the picture', () => {
  const text = 'Jawab dengan satu kata: apa warna yang terlihat?';
  expect(lookAt(null)).toEqual([{ role: 'user', content: text }]);
  expect(lookAt('data:x')).toEqual([
    {
      role: 'user',
      content: [
        { type: 'text', text },
        { type: 'image_url', image_url: { url: 'data:x' } },
      ],
    },
  ]);
});

test('a picture is seen among words', () => {
  expect(hasPicture([...plainLook, ...lookAt('data:x'), ...plainLook])).toBe(true);
  expect(hasPicture([{ role: 'user', content: [{ type: 'text', text: 'Halo' }] }])).toBe(false);
  expect(hasPicture([])).toBe(false);
});

test('our own picture is a good one', () => {
  const [message] = goodLook;
  const [, part] = message!.content as unknown as [unknown, { image_url: { url: string } }];
  const { width, height } = PNG.sync.read(Buffer.from(part.image_url.url.split(',')[1]!, 'base64'));
  expect([width, height]).toEqual([64, 64]);
  expect([hasPicture(goodLook), hasPicture(lookAt('data:x')), hasPicture(plainLook)]).toEqual([true, true, false]);
});
