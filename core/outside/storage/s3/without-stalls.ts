import { Readable } from 'node:stream';

/**
 * The same bytes, ended with an error when none come for so long although they are wanted: a connection that dies without a word would
 * keep its reader for ever. A reader that takes its time is left alone. Destroying it ends the source.
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
