import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** An upload that cannot be accepted: larger than allowed, or its sender disconnected. */
export class UploadError extends Error {
  override name = 'UploadError';
  constructor(readonly problem: 'too_large' | 'broken') {
    super(problem);
  }
}

/**
 * Streams a request whose body is a file to a local path, as fast as the disk allows. Bytes over the limit are
 * discarded.
 * @returns the file's size, or `too_large` when it exceeds the limit
 * @throws UploadError when the sender disconnected
 */
export async function receiveUpload(request: Readable, path: string, bytesMax: number): Promise<number | 'too_large'> {
  let length = 0;
  const within = async function* (): AsyncGenerator<Buffer> {
    // `destroyOnReturn: false` keeps the request open after an early return, because on a closed connection the
    // client would not read the response
    for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > bytesMax) return;
      yield piece;
    }
  };
  try {
    await pipeline(within, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    // checks `readableAborted` and not `destroyed`, because a request that was read to its end is destroyed as well
    throw request.readableAborted ? new UploadError('broken') : error;
  }
  if (length <= bytesMax) return length;
  request.resume();
  return 'too_large';
}

/**
 * Reads a request whose body is a file into memory, but never more than the limit. The rest of a larger file is
 * discarded. The connection stays open, because on a closed connection the client would not read the response.
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
    // a body of another content type was already consumed
    if (request.readableEnded) resolve(Buffer.alloc(0));
    // the sender disconnected before, so no event follows
    else if (request.destroyed) reject(new UploadError('broken'));
  });
}
