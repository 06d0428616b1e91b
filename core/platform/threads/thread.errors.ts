/**
 * Why a thread gave no answer. `time` and `memory`: it needed more than it may. `failed`: it threw. `full`: too many
 * wait already. `share_full`: too many of this account do.
 */
export type ThreadProblem = 'time' | 'memory' | 'failed' | 'full' | 'share_full';

export class ThreadError extends Error {
  override name = 'ThreadError';
  constructor(
    readonly problem: ThreadProblem,
    options?: ErrorOptions,
  ) {
    super(`thread: ${problem}`, options);
  }
}
