import { Inject, Injectable } from '@nestjs/common';
import { FairSlots, SlotsFullError } from '../fair-slots/fair-slots.js';
import { ThreadError } from '../threads/thread.errors.js';
import { Threads } from '../threads/threads.js';
import type { PdfAnswer, PdfCall } from './read-pdf.thread.js';

/** A larger file is not read. */
export const pdfMaxBytes = 10_000_000;
/** Files for a shop (an order, an invoice, a receipt) have their content on the first pages. */
const pagesMax = 10;
const charsMax = 6_000;
/** Memory limit: a page may unpack to a thousand times its size, and a font of some bytes may have widths without end. */
const threadLimits = { timeMs: 24_000, cpuMs: 8_000, heapMb: 192, buffersMb: 192, ownProcess: true } as const;

/** Each reading starts a process and may fill its heap, so a process reads one file at a time. */
const slots = new FairSlots({ running: 1, runningPerShare: 1, waiting: 60, waitingPerShare: 20 });

/** Reads the text of strangers' PDF files, in a process that ends with the file. */
@Injectable()
export class PdfReader {
  constructor(@Inject(Threads) private readonly threads: Threads) {}

  /**
   * The text of the first pages, or the reason why there is none. A file that takes too much time or memory is `broken`.
   * @param share the account or bot whose file it is: they take turns
   * @param signal ends the waiting for a turn, not the reading
   * @returns null when too many wait: a later attempt may succeed
   */
  async read(share: string, bytes: Uint8Array, signal: AbortSignal): Promise<PdfAnswer | null> {
    const call: PdfCall = { bytes, pagesMax, charsMax };
    try {
      return await slots.run(
        share,
        () => this.threads.with('platform/pdf/read-pdf.thread', share, threadLimits, (thread) => thread.call<PdfAnswer>(call)),
        signal,
      );
    } catch (error) {
      if (error instanceof SlotsFullError) return null;
      if (!(error instanceof ThreadError)) throw error;
      return error.problem === 'full' || error.problem === 'share_full' ? null : { kind: 'broken' };
    }
  }
}
