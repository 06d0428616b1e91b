import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Complaint } from '../complaint.mjs';
import { apt, fetchPackages, findOnPath, unpack } from '../debian.mjs';
import { toolsDir } from '../paths.mjs';

const fetched = join(toolsDir, 'redis');
const packages = ['redis-server', 'redis-tools', 'libatomic1', 'libjemalloc2', 'liblzf1'];
/**
 * Packages that a very small Debian may lack in addition; requested only when the program does not start
 * without them.
 */
const morePackages = [
  'libssl3',
  'libssl3t64',
  'libsystemd0',
  'libcap2',
  'libgcrypt20',
  'libgpg-error0',
  'liblzma5',
  'libzstd1',
  'liblz4-1',
];

/** @typedef {{ command: string, env: Record<string, string | undefined> }} RedisProgram */

/**
 * Finds a Redis server program: one on the PATH, else the copy downloaded earlier, else Debian's packages
 * unpacked into `.data/tools` (no root needed, nothing is installed on the machine).
 *
 * @returns {RedisProgram}
 */
export function findRedis() {
  for (const name of ['redis-server', 'valkey-server']) {
    const command = findOnPath(name);
    if (command) return { command, env: process.env };
  }
  const kept = unpackedProgram(fetched);
  if (runs(kept)) return kept;
  fetchFromDebian();
  const fresh = unpackedProgram(fetched);
  if (runs(fresh)) return fresh;
  throw new Complaint('No Redis was found and it could not be fetched: install redis-server (or valkey-server), or set REDIS_URL.');
}

/**
 * @param {string} home
 * @returns {RedisProgram}
 */
function unpackedProgram(home) {
  const library = join(home, 'usr', 'lib');
  const triplets = existsSync(library) ? readdirSync(library).filter((name) => name.includes('-linux-')) : [];
  const folders = triplets.flatMap((name) => [join(library, name), join(home, 'lib', name)]);
  return { command: join(home, 'usr', 'bin', 'redis-server'), env: { ...process.env, LD_LIBRARY_PATH: folders.join(delimiter) } };
}

/** @param {RedisProgram} program */
function runs(program) {
  return spawnSync(program.command, ['--version'], { env: program.env, stdio: 'ignore' }).status === 0;
}

/** Downloads and unpacks the packages with package lists of our own, so that neither root nor `apt-get update` is needed. */
function fetchFromDebian() {
  fetchPackages('Redis', fetched, (work) => {
    if (!apt(work, ['download', ...packages])) return false;
    unpack(work);
    if (!runs(unpackedProgram(join(work, 'root')))) {
      for (const name of morePackages) apt(work, ['download', name]);
      unpack(work);
    }
    return true;
  });
}
