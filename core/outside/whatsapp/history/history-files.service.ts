import { Inject, Injectable } from '@nestjs/common';
import { FairSlots, SlotsFullError } from '../../../platform/fair-slots/fair-slots.js';
import { Log } from '../../../platform/log/log.js';
import { ThreadError } from '../../../platform/threads/thread.errors.js';
import { Threads } from '../../../platform/threads/threads.js';
import { attachmentUrl } from '../attachments/attachments.rules.js';
import type { HistoryNotice } from '../link.types.js';
import type { HistoryAnswer, HistoryCall } from './read-history.thread.js';

/** Phones send a history of some megabytes, in several parts. What exceeds these limits is left out. */
const packedMaxBytes = 30_000_000;
const unpackedMaxBytes = 60_000_000;
const fetchMs = 30_000;
/** The chunks of a stream and their concatenation are held at the same time. */
const threadLimits = { timeMs: 60_000, cpuMs: 10_000, heapMb: 128, buffersMb: 250, isLong: true } as const;

/** A phone sends a handful of histories to a new device. Each reading starts a thread, so a process reads one at a time. */
const slots = new FairSlots({ running: 1, runningPerShare: 1, waiting: 200, waitingPerShare: 10 });

/** Reads the histories that phones send to new devices, in a thread that ends with the file. Their sender may be a modified client. */
@Injectable()
export class HistoryFiles {
  constructor(
    @Inject(Threads) private readonly threads: Threads,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Compressed histories that contain only people, in order; none when it cannot be read. @param botId the bots take turns */
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
