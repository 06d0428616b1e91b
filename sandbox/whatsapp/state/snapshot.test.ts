import { expect, test } from '@jest/globals';
import { decode, encode } from './snapshot.ts';

test('buffers and maps are restored unchanged', () => {
  const data = {
    key: Buffer.from([1, 2, 255]),
    raw: new Uint8Array([3]),
    map: new Map([[7, { deep: Buffer.from('x') }]]),
    list: [1, 'a', null],
  };
  const back = decode(encode(data)) as typeof data;
  expect(back.key).toEqual(data.key);
  expect(Buffer.isBuffer(back.raw)).toBe(true);
  expect(back.map.get(7)?.deep.toString()).toBe('x');
  expect(back.list).toEqual(data.list);
});
