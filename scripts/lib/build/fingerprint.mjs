import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/**
 * All files under the given paths, relative to the repository's root, sorted; hidden files and packages are left out.
 *
 * @param {string[]} paths files or folders; missing ones are skipped
 * @returns {string[]}
 */
export function listFiles(paths) {
  return paths.flatMap((path) => {
    const absolute = join(root, path);
    if (!existsSync(absolute)) return [];
    if (!statSync(absolute).isDirectory()) return [path];
    const names = readdirSync(absolute).sort();
    return listFiles(names.filter((name) => !name.startsWith('.') && name !== 'node_modules').map((name) => `${path}/${name}`));
  });
}

/**
 * One hash over the names and contents of all files under the given paths.
 *
 * @param {string[]} paths
 * @returns {string}
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of listFiles(paths))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
