import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hourMs } from '#contracts/values/base/durations';

/** A temporary file for data that is too large for memory. The caller must remove it. */
export interface TemporaryFile {
  readonly path: string;
  remove(): Promise<void>;
}

const prefix = 'panel-file-';
/** Age from which a temporary file belongs to a killed process. No upload or download takes this long. */
const leftOverAfterMs = 6 * hourMs;
const sweepEveryMs = hourMs;
let sweptAt = -Infinity;

/**
 * Creates a file that only this process' user can read. Also removes old files of killed processes, because nothing
 * else cleans a container's folder.
 */
export async function temporaryFile(): Promise<TemporaryFile> {
  if (performance.now() - sweptAt > sweepEveryMs) {
    sweptAt = performance.now();
    await removeLeftOvers(Date.now()).catch(() => undefined); // the cleanup of the next hour tries again
  }
  const folder = await mkdtemp(join(tmpdir(), prefix));
  return { path: join(folder, 'file'), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Removes folders of temporary files that were created long before `now`. */
export async function removeLeftOvers(now: number): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(() => null); // another process was faster
    if (found && now - found.mtimeMs > leftOverAfterMs) await rm(folder, { recursive: true, force: true });
  }
}
