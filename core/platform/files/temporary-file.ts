import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A place on this machine for a file that is too large for the memory. Whoever takes one gives it back. */
export interface TemporaryFile {
  readonly path: string;
  remove(): Promise<void>;
}

/** Nobody but this process' user may read it. */
export async function temporaryFile(): Promise<TemporaryFile> {
  const folder = await mkdtemp(join(tmpdir(), 'panel-file-'));
  return { path: join(folder, 'file'), remove: () => rm(folder, { recursive: true, force: true }) };
}
