import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Complaint } from '../complaint.mjs';
import { toolsDir } from '../paths.mjs';

const fetched = join(toolsDir, 'redis');
const packages = ['redis-server', 'redis-tools', 'libatomic1', 'libjemalloc2', 'liblzf1'];
/** What a very small Debian may lack besides; asked for only when the program does not start without. */
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
 * Finds a Redis server program: one on the PATH, else the copy fetched earlier, else Debian's packages unpacked into
 * `.data/tools` (no root needed, nothing is installed on the machine).
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

/** @param {string} name */
function findOnPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // not in this folder
    }
  }
  return undefined;
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
  if (!findOnPath('apt-get') || !findOnPath('dpkg')) return;
  console.log('Fetching Redis from Debian’s packages (once) …');
  mkdirSync(toolsDir, { recursive: true });
  const work = mkdtempSync(join(toolsDir, 'apt-'));
  try {
    mkdirSync(join(work, 'lists', 'partial'), { recursive: true });
    mkdirSync(join(work, 'cache'));
    if (!apt(work, ['update']) || !apt(work, ['download', ...packages])) return;
    unpack(work);
    if (!runs(unpackedProgram(join(work, 'root')))) {
      for (const name of morePackages) apt(work, ['download', name]);
      unpack(work);
    }
    rmSync(fetched, { recursive: true, force: true });
    renameSync(join(work, 'root'), fetched);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {string} work
 * @param {string[]} args
 */
function apt(work, args) {
  const settings = {
    'Dir::State::lists': join(work, 'lists'),
    'Dir::Cache': join(work, 'cache'),
    'APT::Sandbox::User': 'root', // the user _apt could not enter a clone under a 0700 home
    'Acquire::http::Timeout': '20',
    'Acquire::Retries': '2',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  return spawnSync('apt-get', ['-q', ...options, ...args], { cwd: work, stdio: 'ignore', timeout: 180_000 }).status === 0;
}

/** @param {string} work */
function unpack(work) {
  for (const name of readdirSync(work).filter((file) => file.endsWith('.deb'))) {
    spawnSync('dpkg', ['-x', join(work, name), join(work, 'root')], { stdio: 'ignore' });
    rmSync(join(work, name));
  }
}
