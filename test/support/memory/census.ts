import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../scripts/lib/paths.mjs';
import type { Program } from '../program.ts';
import { waitFor } from '../wait-for.ts';

/** Number of entries in the maps and sets of a program's objects, by class, file and line. */
export type Sizes = Readonly<Record<string, number>>;

/** Counts the entries of the maps and sets of running programs. */
export class Census {
  private readonly folder = mkdtempSync(join(tmpdir(), 'census-'));
  private readonly path = join(this.folder, 'sizes');

  /** Settings for the programs whose entries are counted. */
  get env(): Record<string, string> {
    return { NODE_OPTIONS: `--import=${fileURLToPath(new URL('census.mjs', import.meta.url))}`, TEST_CENSUS: this.path };
  }

  /** Counts the entries of one program now. */
  async of({ pid }: Program): Promise<Sizes> {
    const file = `${this.path}.${pid}`;
    rmSync(file, { force: true });
    process.kill(pid, 'SIGWINCH');
    return waitFor(() => JSON.parse(readFileSync(file, 'utf8')) as Sizes, { what: 'the census' });
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Names of all classes of our programs. They distinguish these classes from the classes of packages. */
export function ownClasses(): ReadonlySet<string> {
  const found = execFileSync('git', ['grep', '--untracked', '-ohE', String.raw`\bclass \w+`, '--', 'core', 'server', 'workers'], {
    cwd: root,
    encoding: 'utf8',
  });
  return new Set(found.split('\n').map((line) => line.replace('class ', '')));
}
