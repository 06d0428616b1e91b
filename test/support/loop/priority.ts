import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Gives a process and its whole session a lower priority. Linux shares the processors between sessions first
 * (sched_autogroup_enabled, man 7 sched), and there the niceness of a process counts within its session only.
 * @param niceness 1 to 19
 * @returns gives the session the niceness that it had; that of the process stays
 */
export function lowerPriority(pid: number, niceness: number): () => void {
  setPriority(pid, niceness);
  const session = `/proc/${pid}/autogroup`; // exists only where sessions share
  if (!existsSync(session)) return () => undefined;
  const [, before = '0'] = /nice (-?\d+)/.exec(readFileSync(session, 'utf8')) ?? [];
  writeFileSync(session, String(niceness));
  return () => {
    if (existsSync(session)) writeFileSync(session, before);
  };
}
