import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readUpload, receiveUpload } from './read-upload.js';

const bytesMax = 10;
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'upload-'))));
afterAll(() => rm(folder, { recursive: true }));

/** A request whose body arrives in these pieces. */
const bodyOf = (...lengths: number[]) => Readable.from(lengths.map((length) => Buffer.alloc(length, 'x')));

describe.each([
  ['in one piece', [bytesMax]],
  ['in several pieces', [4, 5, 1]],
])('a file as large as the limit, %s', (_, lengths) => {
  test('is read into memory', async () => {
    expect((await readUpload(bodyOf(...lengths), bytesMax)).toString()).toBe('x'.repeat(bytesMax));
  });

  test('is received into a file', async () => {
    const path = join(folder, `whole-${lengths.length}`);
    expect(await receiveUpload(bodyOf(...lengths), path, bytesMax)).toBe(bytesMax);
    expect(await readFile(path, 'utf8')).toBe('x'.repeat(bytesMax));
  });
});

describe.each([
  ['in one piece', [bytesMax + 1]],
  ['in several pieces', [4, 5, 2]],
])('a file that is one byte larger, %s', (_, lengths) => {
  test('is refused in memory', async () => {
    await expect(readUpload(bodyOf(...lengths), bytesMax)).rejects.toMatchObject({ name: 'UploadError', problem: 'too_large' });
  });

  test('is refused as a file', async () => {
    expect(await receiveUpload(bodyOf(...lengths), join(folder, `large-${lengths.length}`), bytesMax)).toBe('too_large');
  });
});
