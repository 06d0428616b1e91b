import { Inject, Injectable } from '@nestjs/common';
import { ThreadError } from '../threads/thread.errors.js';
import { Threads } from '../threads/threads.js';
import type { ThreadLimits } from '../threads/watch-thread.js';
import { SheetError } from './sheet.errors.js';
import type { Cell } from './write-sheet.js';
import type { SheetLayout } from './xlsx-writer.js';

/** One part of a workbook, as its thread receives it. */
export interface WriteCall {
  readonly layout: SheetLayout;
  readonly rows: readonly (readonly Cell[])[];
  readonly isLast: boolean;
}

export interface WorkbookBounds {
  /** Maximum number of rows, without the heading row. */
  readonly rowsMax: number;
  /** Maximum number of letters in all cells together. */
  readonly charsMax: number;
  /** True when the rows may keep arriving for a minute. Such workbooks together leave one thread to other work. */
  readonly isLong?: true;
}

/** Bounds of a list that an owner exports as a whole. */
export const listBounds: WorkbookBounds = { rowsMax: 100_000, charsMax: 20_000_000 };
const threadLimits: ThreadLimits = { timeMs: 60_000, heapMb: 192 };
const rowsAtOnce = 500;

/** Writes workbooks (.xlsx) in a separate thread. */
@Injectable()
export class Workbooks {
  constructor(@Inject(Threads) private readonly threads: Threads) {}

  /**
   * Writes a workbook of one sheet. Further rows are requested only after the previous rows are written.
   * @param share the account for which it is written
   * @throws SheetError `too_many` or `too_much_text` as soon as a limit is exceeded, and `too_complex`
   * @throws ThreadError `full`
   */
  async write(
    share: string,
    layout: SheetLayout,
    pages: Iterable<readonly (readonly Cell[])[]> | AsyncIterable<readonly (readonly Cell[])[]>,
    bounds: WorkbookBounds = listBounds,
  ): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    const ofThread = bounds.isLong ? { ...threadLimits, isLong: bounds.isLong } : threadLimits;
    await this.threads
      .with('platform/sheets/write-workbook.thread', share, ofThread, async (thread) => {
        const send = async (rows: WriteCall['rows'], isLast: boolean): Promise<void> => {
          parts.push(await thread.call<Uint8Array>({ layout, rows, isLast } satisfies WriteCall));
        };
        for await (const rows of bounded(pages, bounds)) {
          for (let at = 0; at < rows.length; at += rowsAtOnce) await send(rows.slice(at, at + rowsAtOnce), false);
        }
        await send([], true);
      })
      .catch((error: unknown) => {
        throw error instanceof ThreadError && error.problem !== 'full' ? new SheetError('too_complex', { cause: error }) : error;
      });
    return Buffer.concat(parts);
  }
}

async function* bounded(
  pages: Iterable<WriteCall['rows']> | AsyncIterable<WriteCall['rows']>,
  { rowsMax, charsMax }: WorkbookBounds,
): AsyncGenerator<WriteCall['rows']> {
  let rows = -1; // titles are not counted
  let chars = 0;
  for await (const page of pages) {
    rows += page.length;
    for (const row of page) for (const cell of row) chars += typeof cell === 'string' ? cell.length : 0;
    if (rows > rowsMax) throw new SheetError('too_many');
    if (chars > charsMax) throw new SheetError('too_much_text');
    yield page;
  }
}
