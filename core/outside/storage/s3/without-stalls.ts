import { Readable } from 'node:stream';

/**
 * Passes bytes through, and fails when the reader waits and no bytes arrive for `stallMs`. Without this limit, a
 * connection that dies silently would block its reader forever. A slow reader is not affected. Destroying the result
 * destroys the source.
 */
export function withoutStalls(source: Readable, stallMs: number): Readable {
  return Readable.from(read(source, stallMs), { objectMode: false });
}

async function* read(source: Readable, stallMs: number): AsyncGenerator<Buffer> {
  const pieces = (source as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => source.destroy(new Error(`no bytes for ${stallMs} ms`)), stallMs);
      const next = await pieces.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    source.destroy();
  }
}
