import { Readable } from 'node:stream';
import type { ByteRange } from '../storage.js';

/**
 * Cuts the requested range out of the received body. HTTP allows a service to answer with the whole file or with
 * another range, but the caller must get exactly the requested bytes.
 * @param told the `Content-Range` of the answer.
 */
export function partOf(body: Readable, { first, last }: ByteRange, told: string | undefined): Readable {
  const [, from, to] = /^bytes (\d+)-(\d+)\//.exec(told ?? '') ?? [];
  const begins = Number(from ?? 0);
  if (begins === first && Number(to) === last) return body;
  if (begins > first) {
    body.destroy();
    throw new Error(`asked for the bytes from ${first}, got those from ${begins}`);
  }
  return Readable.from(cut(body, first - begins, last - first + 1), { objectMode: false });
}

async function* cut(body: Readable, before: number, wanted: number): AsyncGenerator<Buffer> {
  let [skip, left] = [before, wanted];
  for await (const piece of body as AsyncIterable<Buffer>) {
    const part = piece.subarray(skip, skip + left);
    skip = Math.max(0, skip - piece.length);
    left -= part.length;
    if (part.length > 0) yield part;
    // leaving the loop also closes the connection
    if (left === 0) return;
  }
  // the length was already promised to the reader, so a short part is an error
  throw new Error(`${left} of ${wanted} bytes are missing`);
}
