import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate, deflateSync } from 'node:zlib';
import { answerCalls } from '../../../platform/threads/answer-calls.js';
import { openAttachment } from '../attachments/attachments.rules.js';
import { download } from '../attachments/download.js';
import { peopleOf } from './people.rules.js';

export interface HistoryCall {
  /** The compressed history, or the location of its file. */
  readonly packed: Uint8Array | { readonly url: string; readonly mediaKey: Uint8Array };
  readonly packedMaxBytes: number;
  readonly unpackedMaxBytes: number;
  readonly timeMs: number;
}

/** Compressed histories of limited size (people.rules.ts), or the reason why there are none. */
export type HistoryAnswer = { readonly pieces: readonly Uint8Array[] } | { readonly problem: string };

const keyInfo = 'WhatsApp History Keys';

answerCalls(async ({ packed, packedMaxBytes, timeMs, unpackedMaxBytes }: HistoryCall): Promise<HistoryAnswer> => {
  const limits = { maxBytes: packedMaxBytes, signal: AbortSignal.timeout(timeMs) };
  try {
    const source =
      packed instanceof Uint8Array
        ? Readable.from([packed])
        : openAttachment(download(new URL(packed.url), limits), packed.mediaKey, keyInfo);
    return { pieces: peopleOf(await beginningOf(source, unpackedMaxBytes)).map((piece) => deflateSync(piece)) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'unknown' };
  }
});

/** The decompressed stream, up to `maxBytes`. */
async function beginningOf(packed: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const inflate = createInflate();
  const feeding = pipeline(packed, inflate);
  feeding.catch(() => undefined); // an error reaches the loop below; ending the loop early causes one too
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of inflate as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks);
}
