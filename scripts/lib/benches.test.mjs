import { expect, test } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { benches, listBenches } from './benches.mjs';
import { root } from './paths.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const pages = globSync('{*.md,{docs,sandbox,test}/**/*.md,{scripts,test}/**/*.{ts,mjs}}', { cwd: root }).filter(
  (path) => !path.endsWith('benches.test.mjs'),
);

test('every bench has its program, and the list names each with its options', () => {
  for (const { file } of Object.values(benches)) expect({ file, exists: existsSync(join(root, file)) }).toEqual({ file, exists: true });
  expect(listBenches().split('\n')).toHaveLength(Object.keys(benches).length);
  expect(listBenches()).toMatch(/search +.*; \[messages\]/);
});

test('every npm command that documents and programs mention exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const unknown = pages.flatMap((path) =>
    [...read(path).matchAll(/\bnpm run (?:--silent )?(\w+(?::\w+)*)(?: -- ([a-z]+))?/g)]
      .filter(([, command = '', name]) => !(command in scripts) || (command === 'bench' && name !== undefined && !(name in benches)))
      .map(([mention]) => `${path}: ${mention}`),
  );
  expect(unknown).toEqual([]);
});

/** The files that a program loads, itself first. @param {string} file @param {Set<string>} [found] */
function loadedFrom(file, found = new Set()) {
  if (found.has(file) || !existsSync(join(root, file))) return found;
  found.add(file);
  for (const [, types, path = ''] of read(file).matchAll(/^import (type )?[^;]*?from '(\.[^']+\.m?ts|\.[^']+\.mjs)';/gm))
    if (!types) loadedFrom(join(dirname(file), path), found);
  return found;
}

test('no bench needs a build of the contracts to be loaded', () => {
  const files = new Set(Object.values(benches).flatMap(({ file }) => [...loadedFrom(file)]));
  const values = [...files].flatMap((file) =>
    [...read(file).matchAll(/^import (?!type )([^;]*?) from '(#[^']+)';/gm)]
      .filter(
        ([, names = '']) =>
          !names
            .replace(/[{}]/g, '')
            .split(',')
            .every((name) => /^\s*(?:type .*)?$/.test(name)),
      )
      .map(([, , path]) => `${file}: ${path}`),
  );
  expect(values).toEqual([]);
});
