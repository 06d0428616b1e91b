import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hourMs } from '#contracts/values/base/durations';

/** A place on this machine for a file that is too large for the memory. Whoever takes one gives it back. */
export interface TemporaryFile {
  readonly path: string;
  remove(): Promise<void>;
}

const prefix = 'panel-file-';
/** No upload or download takes as long: what is older belongs to a process that was killed. */
const leftOverAfterMs = 6 * hourMs;
const sweepEveryMs = hourMs;
let sweptAt = -Infinity;

/** Nobody but this process' user may read it. Now and then it removes what killed processes left behind: nothing else clears a container's folder. */
export async function temporaryFile(): Promise<TemporaryFile> {
  if (performance.now() - sweptAt > sweepEveryMs) {
    sweptAt = performance.now();
    await removeLeftOvers(Date.now()).catch(() => undefined); // the next hour tries again
  }
  const folder = await mkdtemp(join(tmpdir(), prefix));
  return { path: join(folder, 'file'), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Removes the folders of temporary files that were made long before `now`. */
export async function removeLeftOvers(now: number): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(() => null); // another process was faster
    if (found && now - found.mtimeMs > leftOverAfterMs) await rm(folder, { recursive: true, force: true });
  }
}
