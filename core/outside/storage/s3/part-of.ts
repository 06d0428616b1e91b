import { Readable } from 'node:stream';
import type { ByteRange } from '../storage.js';

/**
 * The bytes that were asked for out of what came. HTTP lets a service answer with all of it instead, or with another part that it names;
 * whoever is told of so many bytes must get those and no others.
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
    // leaving the loop ends the connection too
    if (left === 0) return;
  }
}
