import { Inject, Injectable } from '@nestjs/common';
import { FairSlots, SlotsFullError } from '../fair-slots/fair-slots.js';
import { ThreadError } from '../threads/thread.errors.js';
import { Threads } from '../threads/threads.js';
import type { PdfAnswer, PdfCall } from './read-pdf.thread.js';

/** Maximum size of a file whose text is extracted. */
export const pdfMaxBytes = 10_000_000;
/**
 * Maximum number of pages that are parsed. Files for a shop (an order, an invoice, a receipt) have their content on
 * the first pages.
 */
const pagesMax = 10;
const charsMax = 6_000;
/**
 * Limits of the process. Memory is limited because a page may decompress to a thousand times its size, and a font of
 * some bytes may declare widths without end.
 */
const threadLimits = { timeMs: 24_000, cpuMs: 8_000, heapMb: 192, buffersMb: 192, ownProcess: true } as const;

/** A process extracts from one file at a time, because each extraction starts a process that may fill its heap. */
const slots = new FairSlots({ running: 1, runningPerShare: 1, waiting: 60, waitingPerShare: 20 });

/** Extracts the text of strangers' PDF files, each in a process that ends with the file. */
@Injectable()
export class PdfReader {
  constructor(@Inject(Threads) private readonly threads: Threads) {}

  /**
   * The text of the first pages, or the reason why there is none. A file that takes too much time or memory is
   * `broken`.
   * @param share the account or bot that has the file. Shares take turns.
   * @param signal ends the waiting for a turn, not the extraction
   * @returns null when too many calls wait; a later attempt may succeed
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
