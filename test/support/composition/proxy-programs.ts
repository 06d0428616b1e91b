import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { apt, fetchPackages, findOnPath, unpack } from '../../../scripts/lib/debian.mjs';
import { toolsDir } from '../../../scripts/lib/paths.mjs';

/** A program and the environment that it needs. */
export interface ProxyProgram {
  readonly command: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const names = ['haproxy', 'caddy'] as const;
type Name = (typeof names)[number];

const home = join(toolsDir, 'proxies');

/**
 * HAProxy and Caddy. Uses the programs on the PATH if they exist. Otherwise uses Debian's packages with the required
 * libraries, unpacked into `.data/tools`.
 */
export function findProxyPrograms(): Readonly<Record<Name, ProxyProgram>> {
  const found = () => Object.fromEntries(names.map((name) => [name, onPath(name) ?? unpacked(home, name)])) as Record<Name, ProxyProgram>;
  if (!names.every((name) => runs(found()[name])))
    fetchPackages('HAProxy and Caddy', home, (work) => {
      const isThere = apt(work, ['-y', '--no-install-recommends', '--download-only', 'install', ...names]);
      if (isThere) unpack(work, join(work, 'cache', 'archives'));
      return isThere;
    });
  const programs = found();
  const missing = names.filter((name) => !runs(programs[name]));
  if (missing.length > 0) throw new Error(`${missing.join(' and ')} could not be found or fetched: install it for this test.`);
  return programs;
}

function onPath(name: Name): ProxyProgram | undefined {
  const command = findOnPath(name);
  return command ? { command, env: process.env } : undefined;
}

function unpacked(folder: string, name: Name): ProxyProgram {
  const library = join(folder, 'usr', 'lib');
  const triplets = existsSync(library) ? readdirSync(library).filter((one) => one.includes('-linux-')) : [];
  const folders = triplets.flatMap((one) => [join(library, one), join(folder, 'lib', one)]);
  const command = join(folder, 'usr', name === 'haproxy' ? 'sbin' : 'bin', name);
  return { command, env: { ...process.env, LD_LIBRARY_PATH: folders.join(delimiter) } };
}

function runs({ command, env }: ProxyProgram): boolean {
  return spawnSync(command, [command.endsWith('haproxy') ? '-v' : 'version'], { env, stdio: 'ignore' }).status === 0;
}
