import { open, readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import { temporaryFile } from './temporary-file.js';
import { ZipWriter } from './zip-writer.js';

async function zipped(write: (zip: ZipWriter) => Promise<void>): Promise<Buffer> {
  const file = await temporaryFile();
  try {
    const handle = await open(file.path, 'wx');
    const zip = new ZipWriter(handle);
    await write(zip);
    await zip.end();
    await handle.close();
    const bytes = await readFile(file.path);
    expect(zip.bytes).toBe(bytes.length);
    return bytes;
  } finally {
    await file.remove();
  }
}

test('another program reads every entry as it was added, with its name', async () => {
  const large = randomBytes(3_000_000);
  const parts = async function* () {
    for (let from = 0; from < large.length; from += 70_000) yield large.subarray(from, from + 70_000);
  };
  const bytes = await zipped(async (zip) => {
    await zip.add('pesan é 👍.csv', [Buffer.from('satu;dua\r\n'), Buffer.from('tiga')]);
    await zip.add('kosong.csv', []);
    await zip.add('berkas/foto.jpg', parts());
  });
  const read = unzipSync(bytes);
  expect(Object.keys(read)).toEqual(['pesan é 👍.csv', 'kosong.csv', 'berkas/foto.jpg']);
  expect(Buffer.from(read['pesan é 👍.csv']!).toString()).toBe('satu;dua\r\ntiga');
  expect(read['kosong.csv']).toHaveLength(0);
  expect(Buffer.from(read['berkas/foto.jpg']!).equals(large)).toBe(true);
});

test('an entry whose data ends with an error fails', async () => {
  const broken = async function* () {
    yield Buffer.from('a');
    throw new Error('gone');
  };
  await expect(zipped((zip) => zip.add('a', broken()))).rejects.toThrow('gone');
});
