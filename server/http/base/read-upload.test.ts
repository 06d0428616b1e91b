import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
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
    // other users of the machine must not read the file
    expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
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

/** A request that is cut off after its first bytes. */
const cutOff = () => {
  const request = new PassThrough();
  request.write('xx', () => request.destroy());
  return request;
};

/** A request whose sender has disconnected before the body is read. */
const closedBefore = async () => {
  const request = new PassThrough();
  request.destroy();
  await once(request, 'close');
  return request;
};

test('a file whose sender left before it is read is refused, in memory and as a file', async () => {
  const broken = { name: 'UploadError', problem: 'broken' };
  await expect(readUpload(await closedBefore(), bytesMax)).rejects.toMatchObject(broken);
  await expect(receiveUpload(await closedBefore(), join(folder, 'left'), bytesMax)).rejects.toMatchObject(broken);
});

describe('a file whose sender disconnects in the middle', () => {
  test('is refused in memory', async () => {
    await expect(readUpload(cutOff(), bytesMax)).rejects.toMatchObject({ name: 'UploadError', problem: 'broken' });
  });

  test('is refused as a file', async () => {
    await expect(receiveUpload(cutOff(), join(folder, 'cut'), bytesMax)).rejects.toMatchObject({ name: 'UploadError', problem: 'broken' });
  });
});

test.each([
  ['small', 4],
  ['full', bytesMax],
])('a disk that fails is not the fault of the sender of a %s file', async (_, length) => {
  const server = createServer((request, response) => {
    const received = receiveUpload(request, join(folder, 'no-folder', 'file'), bytesMax);
    void received.then(String, (error: NodeJS.ErrnoException) => error.code ?? error.name).then((outcome) => response.end(outcome));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: Buffer.alloc(length) });
  expect(await answer.text()).toBe('ENOENT');
  server.close();
});

test('a body that was already read by its content type is an empty file', async () => {
  const request = bodyOf(4);
  await buffer(request);
  expect((await readUpload(request, bytesMax)).length).toBe(0);
});

test.each([
  ['in memory', (request: PassThrough) => readUpload(request, bytesMax).catch(String)],
  ['as a file', (request: PassThrough) => receiveUpload(request, join(folder, 'rest'), bytesMax)],
])('the rest of a file that is too large is read, and its connection stays open: %s', async (_, receive) => {
  const request = new PassThrough({ autoDestroy: false });
  request.write(Buffer.alloc(bytesMax + 1));
  await receive(request);
  // more than a stream buffers while nothing reads it
  for (let sent = 0; sent < 4; sent += 1) await new Promise<void>((done) => void request.write(Buffer.alloc(65_536), () => done()));
  expect(request.destroyed).toBe(false);
});
