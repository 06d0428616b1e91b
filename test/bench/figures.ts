import { existsSync, readFileSync } from 'node:fs';

export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** The middle and the slow end of a list of durations in ms. */
export function spreadOf(durationsMs: readonly number[]): Spread {
  const sorted = [...durationsMs].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}

/** Resident memory of a process in MB, as the kernel counts it (Linux). */
export function residentMb(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (!line) throw new Error(`no memory figure for process ${pid}`);
  return Number(line[1]) / 1024;
}

/** Processor time that a process has used so far, in ms (Linux, 100 ticks a second); 0 when it has ended. */
export function processorMs(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return 0;
  const fields = readFileSync(path, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
