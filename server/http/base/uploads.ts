import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { limits } from '#contracts/values/limits';
import { AppError } from '#core/platform/errors/app-error';
import { FairSlots, SlotsFullError } from '#core/platform/fair-slots/fair-slots';
import { holdFile } from '#core/platform/files/held-files';
import { temporaryFile } from '#core/platform/files/temporary-file';
import { demandPace } from './bounded-bodies.js';
import { receiveUpload, UploadError } from './read-upload.js';

/**
 * Maximum number of uploads that a process receives at once into files on its disk, in total and per account. The
 * bodies of waiting uploads are not read yet, so they use neither memory nor disk.
 */
const slots = new FairSlots({ running: 40, runningPerShare: 3, waiting: 1_000, waitingPerShare: 100 });

/**
 * Receives and stores an upload when its turn comes.
 * @param share the account that sends it; accounts take turns
 * @param action receives the body
 * @throws AppError when too many uploads wait; UploadError when the sender disconnected
 */
export async function inUploadTurn<Result>(share: string, request: IncomingMessage, action: () => Promise<Result>): Promise<Result> {
  // the sender may have disconnected while the request was being checked, and then no event follows; a body that was
  // parsed as JSON does not set `readableAborted`
  if (request.readableAborted) throw new UploadError('broken');
  const gone = new AbortController();
  const leave = (): void => gone.abort(new UploadError('broken'));
  request.once('close', leave);
  try {
    return await slots.run(
      share,
      () => {
        demandPace(request);
        return action();
      },
      gone.signal,
    );
  } catch (error) {
    throw error instanceof SlotsFullError ? new AppError(error.isShareFull ? 'too_many_at_once' : 'busy') : error;
  } finally {
    request.off('close', leave);
  }
}

/**
 * Passes the bytes of a picture that a browser uploads to an action. The upload is received on disk, and is in memory
 * only during the action.
 * @throws UploadError; what the action throws
 */
export function withUploadedPhoto<Result>(
  share: string,
  request: IncomingMessage,
  action: (bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  return inUploadTurn(share, request, async () => {
    const taken = await temporaryFile();
    try {
      const bytes = await receiveUpload(request, taken.path, limits.photoBytes);
      if (bytes === 'too_large') throw new UploadError('too_large');
      return await holdFile({ share }, bytes, async () => action(await readFile(taken.path)));
    } finally {
      await taken.remove();
    }
  });
}
