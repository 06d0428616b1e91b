import { transformFile } from '@swc/core';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { Complaint } from '../complaint.mjs';
import { listFiles } from './fingerprint.mjs';
import { applicationRooms } from './nest-projects.mjs';
import { root } from '../paths.mjs';
import { serverTransform } from './transform.mjs';

const rooms = ['contracts', 'core', ...applicationRooms];

/**
 * Translates the four server-side rooms to `dist/` with the very transform the tests run under, one file at a time:
 * no types are looked at here, `npm run check` does that. What is no TypeScript (SQL, templates) is copied beside.
 */
export async function compileServerSide() {
  await Promise.all(rooms.map((room) => rm(join(root, 'dist', room), { recursive: true, force: true })));
  const files = listFiles(rooms).filter((file) => !/\.(test|d)\.tsx?$/.test(file));
  const faults = (await Promise.all(files.map(compileFile))).filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new Complaint(`${faults.join('\n\n')}\nThe server could not be built: the reasons stand above.`);
}

/**
 * @param {string} file relative to the root
 * @returns {Promise<string | undefined>} what is wrong with it
 */
async function compileFile(file) {
  const source = join(root, file);
  const target = join(root, 'dist', file.replace(/\.ts$/, '.js'));
  await mkdir(dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) {
    await copyFile(source, target);
    return undefined;
  }
  try {
    const { code, map } = await transformFile(source, {
      ...serverTransform,
      filename: source,
      sourceFileName: relative(dirname(target), source),
      sourceMaps: true,
    });
    const name = basename(target);
    await Promise.all([writeFile(target, `${code}\n//# sourceMappingURL=${name}.map\n`), writeFile(`${target}.map`, map ?? '')]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
