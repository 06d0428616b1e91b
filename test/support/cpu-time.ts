/**
 * CPU milliseconds of this thread per call, averaged over `calls` calls, the minimum of three tries. Time
 * spent waiting for a busy machine is not counted. The CPU clock of a thread may have a resolution of 4 ms.
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
