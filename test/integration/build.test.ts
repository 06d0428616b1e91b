import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/lib/paths.mjs';

/** Every module bundled into a built file, relative to the root, according to the source maps. */
function takenIn(): string[] {
  const dist = join(root, 'dist');
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(core|server|workers|chunks)\/.*\.js\.map$/.test(name),
  );
  return maps.flatMap((name) => {
    const { sources } = JSON.parse(readFileSync(join(dist, name), 'utf8')) as { sources: string[] };
    return sources.map((source) => relative(root, resolve(dist, dirname(name), source)));
  });
}

test('a built program holds our modules and its packages once, and leaves Baileys and what it throws where traces name them', () => {
  const modules = takenIn();
  expect(modules).toEqual(expect.arrayContaining(['server/main.ts', 'workers/main.ts', 'node_modules/typeorm/index.mjs']));
  expect(modules.filter((path) => /node_modules\/(baileys|libsignal|@hapi\/boom|protobufjs)\//.test(path))).toEqual([]);
  const ours = modules.filter((path) => !path.includes('node_modules'));
  expect(ours.filter((path, nth) => ours.indexOf(path) !== nth)).toEqual([]);
});
