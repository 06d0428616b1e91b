import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Gives a process and its whole session a lower priority. Linux first shares the processors between sessions
 * (sched_autogroup_enabled, man 7 sched). The niceness of a process counts only within its session.
 * @param niceness 1 to 19
 * @returns a function that restores the niceness of the session; the niceness of the process stays lowered
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
