import { FairSlots } from '../fair-slots/fair-slots.js';

const waitingMax = { waiting: 2_000, waitingPerShare: 300 } as const;
/** Maximum number of bytes of files in memory: in a process, and of one account or bot in the process. */
const slots = new FairSlots({ running: 96_000_000, runningPerShare: 48_000_000, ...waitingMax });
/** Limit per chat. It has room for one file of the maximum size. */
const ofChats = new FairSlots({ running: Infinity, runningPerShare: 17_000_000, ...waitingMax });
/** Minimum number of bytes that a file counts, because processing a small file also needs memory. */
const leastBytes = 500_000;

/** The owner of a file: an account or a bot, and one of its chats. */
export interface FileHolder {
  readonly share: string;
  readonly chat?: string;
}

/**
 * Runs an action that holds a whole file in memory, once the files already in memory leave room for it. Without this
 * limit, a hundred files of 16 MB that are sent or requested at once would end the process. Accounts take turns, and
 * so do the chats of a bot. An action must not hold a second file, because it would wait for itself.
 * @param bytes the maximum number of bytes that the action loads
 * @param signal ends the waiting, not the action
 * @throws SlotsFullError; the reason of the signal; what the action throws
 */
export function holdFile<Result>(
  { share, chat }: FileHolder,
  bytes: number,
  action: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const weight = Math.max(bytes, leastBytes);
  const held = () => slots.run(share, action, signal, weight);
  return chat === undefined ? held() : ofChats.run(chat, held, signal, weight);
}
