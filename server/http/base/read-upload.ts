import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file that cannot be taken in: larger than allowed, or its sender went away. */
export class UploadError extends Error {
  override name = 'UploadError';
  constructor(readonly problem: 'too_large' | 'broken') {
    super(problem);
  }
}

/**
 * Writes a request whose body is a file to a place on this machine, as fast as the disk takes it. The rest of a larger one is let go.
 * @returns its size, or that it is more than the limit. @throws UploadError when its sender went away
 */
export async function receiveUpload(request: Readable, path: string, bytesMax: number): Promise<number | 'too_large'> {
  let length = 0;
  const within = async function* (): AsyncGenerator<Buffer> {
    // not destroyed at an early end: on a broken connection nobody would read the answer
    for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > bytesMax) return;
      yield piece;
    }
  };
  try {
    await pipeline(within, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    throw request.destroyed ? new UploadError('broken') : error;
  }
  if (length <= bytesMax) return length;
  request.resume();
  return 'too_large';
}

/**
 * The bytes of a request whose body is a file. No more than the limit is ever held. The rest of a larger file is let go, not cut off: on a
 * broken connection nobody would read the answer.
 * @throws UploadError
 */
export async function readUpload(request: Readable, bytesMax: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    const take = (piece: Buffer): void => {
      length += piece.length;
      if (length <= bytesMax) return void pieces.push(piece);
      request.off('data', take).resume();
      reject(new UploadError('too_large'));
    };
    request.on('data', take);
    request.once('end', () => resolve(Buffer.concat(pieces)));
    request.once('error', reject);
    request.once('close', () => reject(new UploadError('broken')));
    // what another kind of content brought was read before
    if (request.readableEnded) resolve(Buffer.alloc(0));
  });
}
