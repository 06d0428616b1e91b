import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { toolsDir } from './paths.mjs';

/*
 * Programs from Debian's packages, unpacked below `.data/tools`: no root is needed, and nothing is installed on the machine.
 */

/**
 * Makes a folder of unpacked packages, with package lists of its own, so that not even `apt-get update` is
 * needed.
 *
 * @param {string} what for the one line that is printed
 * @param {string} home where the unpacked packages end up
 * @param {(work: string) => boolean} gather brings them into `root` of that folder; false when it could not
 */
export function fetchPackages(what, home, gather) {
  if (!findOnPath('apt-get') || !findOnPath('dpkg')) return;
  console.log(`Fetching ${what} from Debian’s packages (once) …`);
  mkdirSync(toolsDir, { recursive: true });
  const work = mkdtempSync(join(toolsDir, 'apt-'));
  try {
    mkdirSync(join(work, 'lists', 'partial'), { recursive: true });
    mkdirSync(join(work, 'cache', 'archives', 'partial'), { recursive: true });
    if (!apt(work, ['update']) || !gather(work)) return;
    rmSync(home, { recursive: true, force: true });
    renameSync(join(work, 'root'), home);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @param {string} name */
export function findOnPath(name) {
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
 * @param {string} work
 * @param {string[]} args
 */
export function apt(work, args) {
  const settings = {
    'Dir::State::lists': join(work, 'lists'),
    'Dir::Cache': join(work, 'cache'),
    'APT::Sandbox::User': 'root', // apt's user `_apt` cannot access a clone under a 0700 home
    'Debug::NoLocking': '1', // writes only to `work`; the machine's own lock belongs to root
    'Acquire::http::Timeout': '20',
    'Acquire::Retries': '2',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  return spawnSync('apt-get', ['-q', ...options, ...args], { cwd: work, stdio: 'ignore', timeout: 180_000 }).status === 0;
}

/**
 * @param {string} work
 * @param {string} [folder] the folder of the packages
 */
export function unpack(work, folder = work) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
    spawnSync('dpkg', ['-x', join(folder, name), join(work, 'root')], { stdio: 'ignore' });
    rmSync(join(folder, name));
  }
}
