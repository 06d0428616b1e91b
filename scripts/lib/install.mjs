import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint } from './complaint.mjs';
import { pinnedNode, root } from './paths.mjs';

const lockFile = join(root, 'package-lock.json');

/**
 * Brings `node_modules` in line with `package-lock.json` and does nothing when it already is.
 * Runs on the machine's own Node, before any package exists: built-in modules only.
 */
export function ensureInstalled() {
  if (!isInstalled()) {
    console.log('Installing packages (once, and again when package-lock.json changes) …');
    // npm ci refuses foreign-platform optional packages that a registry lacks (EUSAGE); npm install forgives them.
    if (!runNpm('ci', 'pipe') && !keepingLock(() => runNpm('install', 'inherit'))) {
      throw new Complaint('The packages could not be installed: npm names the reason above. Mend it and run the command again.');
    }
  }
  if (!existsSync(pinnedNode)) fetchPinnedNode();
}

/** npm writes its own account of what is installed at the very end of an install; an interrupted one leaves none or an old one. */
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
 * npm install writes its own view of this machine's platform into package-lock.json; the file in git stays as it is.
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
 * @param {'pipe' | 'inherit'} output `pipe` shows nothing: the second attempt speaks for both
 */
function runNpm(verb, output) {
  const args = [verb, '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', args, { cwd: root, stdio: ['ignore', output, output], env: cleanNpmEnvironment() });
  if (result.error) throw new Complaint('npm was not found on the PATH: install Node 20.19 or newer together with npm.');
  return result.status === 0;
}

/** A policy that skips install scripts also skips the one that fetches the pinned Node: run that one by hand. */
function fetchPinnedNode() {
  const folder = join(root, 'node_modules', 'node');
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder, stdio: 'ignore', env: cleanNpmEnvironment() });
  if (!existsSync(pinnedNode)) {
    throw new Complaint(
      'The pinned Node 24 (registry package "node") could not be fetched for this platform: check the npm registry and run the command again.',
    );
  }
}

/** The environment without what an outer `npm start` put there: npm_config_* of that run must not steer this one. */
function cleanNpmEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(?!config_(registry|cache|userconfig)$)/i.test(name)));
}
