import { Inject, Injectable } from '@nestjs/common';
import { FairSlots, SlotsFullError } from '../../../platform/fair-slots/fair-slots.js';
import { Log } from '../../../platform/log/log.js';
import { ThreadError } from '../../../platform/threads/thread.errors.js';
import { Threads } from '../../../platform/threads/threads.js';
import { attachmentUrl } from '../attachments/attachments.rules.js';
import type { HistoryNotice } from '../link.types.js';
import type { HistoryAnswer, HistoryCall } from './read-history.thread.js';

/**
 * Maximum sizes of a compressed and a decompressed history. Phones send a history of some megabytes, in several
 * parts. Data beyond these limits is left out.
 */
const packedMaxBytes = 30_000_000;
const unpackedMaxBytes = 60_000_000;
const fetchMs = 30_000;
/** Limits of the thread. Its buffers must hold the chunks of a stream and their concatenation at the same time. */
const threadLimits = { timeMs: 60_000, cpuMs: 10_000, heapMb: 128, buffersMb: 250, isLong: true } as const;

/**
 * A process parses one history at a time, because each starts a thread. A phone sends a handful of histories to a new
 * device.
 */
const slots = new FairSlots({ running: 1, runningPerShare: 1, waiting: 200, waitingPerShare: 10 });

/**
 * Parses the histories that phones send to new devices, each in a thread that ends with the file. The sender may be a
 * modified client, so the data is untrusted.
 */
@Injectable()
export class HistoryFiles {
  constructor(
    @Inject(Threads) private readonly threads: Threads,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Compressed histories that contain only people, in order. Empty when the history cannot be parsed.
   * @param botId the bots take turns
   */
  async read(botId: string, { directPath, inline, mediaKey }: HistoryNotice): Promise<readonly Uint8Array[]> {
    // the simulator on this machine sends all histories inline
    const url = attachmentUrl(null, directPath, false)?.href;
    const packed = inline ?? (url !== undefined && mediaKey ? { url, mediaKey } : null);
    const answer = packed ? await this.inThread(botId, packed) : { problem: 'no address of WhatsApp' };
    if ('pieces' in answer) return answer.pieces;
    this.log.warn({ event: 'session.history-unread', botId, problem: answer.problem });
    return [];
  }

  private async inThread(botId: string, packed: HistoryCall['packed']): Promise<HistoryAnswer> {
    const call: HistoryCall = { packed, packedMaxBytes, unpackedMaxBytes, timeMs: fetchMs };
    try {
      return await slots.run(botId, () =>
        this.threads.with('outside/whatsapp/history/read-history.thread', botId, threadLimits, (thread) =>
          thread.call<HistoryAnswer>(call),
        ),
      );
    } catch (error) {
      if (error instanceof SlotsFullError || error instanceof ThreadError) return { problem: error.message };
      throw error;
    }
  }
}
