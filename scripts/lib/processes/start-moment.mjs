import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The start time of a process, in the format of the operating system.
 *
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process
 */
export function startMoment(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // from field 3 on; the name before may hold spaces
    return fields[0] === 'Z' ? undefined : fields[19]; // state, starttime
  } catch {
    if (process.platform === 'linux') return undefined;
    return spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).stdout.trim() || undefined;
  }
}
