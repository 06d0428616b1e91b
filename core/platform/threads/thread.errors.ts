/**
 * Why a thread gave no answer. `time` and `memory`: it exceeded its limit. `failed`: it threw. `full`: too many calls
 * wait. `share_full`: too many calls of this account wait.
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
