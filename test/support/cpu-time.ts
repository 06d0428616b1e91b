/**
 * CPU milliseconds that this thread spends on one call, over so many calls at once, the shortest of three tries. Waiting for a busy machine is
 * not counted; the processor's clock for a thread may count in steps of 4 ms.
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
