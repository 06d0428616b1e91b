/**
 * CPU milliseconds of this thread per call: the average of `calls` calls, and the minimum of three such averages.
 * Waiting time on a busy machine does not count. The CPU clock of a thread may have a resolution of 4 ms.
 */
export function cpuMs(work: () => unknown, calls = 1): number {
  return Math.min(
    ...Array.from({ length: 3 }, () => {
      const before = process.threadCpuUsage();
      for (let call = 0; call < calls; call += 1) work();
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1_000 / calls;
    }),
  );
}
