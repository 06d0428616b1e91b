import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint } from './complaint.mjs';
import { pinnedNode, root } from './paths.mjs';

const lockFile = join(root, 'package-lock.json');

/**
 * Brings `node_modules` in line with `package-lock.json`; does nothing when it already is. Runs on the
 * machine's own Node, before any package is installed: built-in modules only.
 */
export function ensureInstalled() {
  if (!isInstalled()) {
    console.log('Installing packages (once, and again when package-lock.json changes) …');
    // npm ci fails on foreign-platform optional packages that a registry lacks (EUSAGE); npm install
    // tolerates them.
    if (!runNpm('ci', 'pipe') && !keepingLock(() => runNpm('install', 'inherit'))) {
      throw new Complaint('The packages could not be installed: npm names the reason above. Mend it and run the command again.');
    }
  }
  if (!existsSync(pinnedNode)) fetchPinnedNode();
}

/**
 * npm writes its list of installed packages at the very end of an install; an interrupted install leaves none
 * or an old one.
 */
function isInstalled() {
  const wanted = readPackages(lockFile);
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted) throw new Complaint('package-lock.json is missing or broken: restore it from git.');
  if (!present) return false;
  return Object.entries(wanted).every(([path, pkg]) => {
    if (path === '' || pkg.link) return true;
    const found = present[path];
    return found ? found.version === pkg.version : Boolean(pkg.optional || pkg.peer);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean, link?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Restores package-lock.json after an install: npm install writes this machine's platform into it, but the
 * file in git must not change.
 *
 * @param {() => boolean} install
 */
function keepingLock(install) {
  const before = readFileSync(lockFile);
  const succeeded = install();
  if (succeeded && !readFileSync(lockFile).equals(before)) writeFileSync(lockFile, before);
  return succeeded;
}

/**
 * @param {'ci' | 'install'} verb
 * @param {'pipe' | 'inherit'} output `pipe` hides the output, because a second attempt follows that shows it
 */
function runNpm(verb, output) {
  const args = [verb, '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', args, { cwd: root, stdio: ['ignore', output, output], env: cleanNpmEnvironment() });
  if (result.error) throw new Complaint('npm was not found on the PATH: install Node 20.19 or newer together with npm.');
  return result.status === 0;
}

/**
 * A policy that skips install scripts also skips the one that fetches the pinned Node, so it is run
 * explicitly.
 */
function fetchPinnedNode() {
  const folder = join(root, 'node_modules', 'node');
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder, stdio: 'ignore', env: cleanNpmEnvironment() });
  if (!existsSync(pinnedNode)) {
    throw new Complaint(
      'The pinned Node 24 (registry package "node") could not be fetched for this platform: check the npm registry and run the command again.',
    );
  }
}

/**
 * The environment without the variables of an outer `npm start`: npm_config_* of that run must not affect
 * this one.
 */
function cleanNpmEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(?!config_(registry|cache|userconfig)$)/i.test(name)));
}
