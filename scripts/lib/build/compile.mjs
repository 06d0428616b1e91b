import { transform } from '@swc/core';
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { Complaint } from '../complaint.mjs';
import { applicationRooms, entryOf } from './nest-projects.mjs';
import { root } from '../paths.mjs';
import { serverTransform } from './transform.mjs';

/** What is started by itself, by its place below `dist/`; each is made from the TypeScript file of the same place. */
const entries = [
  entryOf('server'),
  entryOf('workers'),
  join('core', 'migrations', 'run.js'),
  // what programs start in threads of their own (core/platform/threads)
  ...globSync('core/**/*.thread.ts', { cwd: root }).map((path) => path.replace(/\.ts$/, '.js')),
];

/**
 * Packages that stay in `node_modules` and are loaded from there: Baileys and what it throws, because a stray rejection is told by the
 * path in its trace (`patches/stray-rejections.ts`); code for one machine; what finds files of its own beside itself; and what
 * packages ask for in case it is there.
 */
const loadedFromPackages = [
  /^(baileys|libsignal|@hapi\/boom)(\/|$)/,
  /^@node-rs\//,
  /^(sharp|@img)(\/|$)/,
  /^@bull-board\//,
  /^(@nestjs\/microservices|class-validator|class-transformer|pg-native|bufferutil|utf-8-validate)(\/|$)/,
];

/**
 * Builds the programs of the server side, each with its packages in a few files: a start then reads tens of files, not three thousand.
 * Our own files are translated by the very transform the tests run under; no types are looked at here, `npm run check` does that.
 */
export async function compileServerSide() {
  await Promise.all(
    ['contracts', 'core', 'chunks', ...applicationRooms].map((room) => rm(join(root, 'dist', room), { recursive: true, force: true })),
  );
  try {
    const bundle = await rolldown({
      cwd: root,
      input: Object.fromEntries(entries.map((entry) => [entry.replace(/\.js$/, ''), join(root, entry.replace(/\.js$/, '.ts'))])),
      platform: 'node',
      external: loadedFromPackages,
      resolve: { conditionNames: ['source'], extensionAlias: { '.js': ['.js', '.ts'] } },
      plugins: [sameTransformAsTests, oneTypeorm],
      logLevel: 'silent', // warnings are of packages; what cannot be built throws
    });
    await bundle.write({
      dir: join(root, 'dist'),
      format: 'es',
      chunkFileNames: 'chunks/[name]-[hash].js',
      keepNames: true,
      sourcemap: true,
    });
    await bundle.close();
  } catch (error) {
    throw new Complaint(
      `${error instanceof Error ? error.message : String(error)}\nThe server could not be built: the reasons stand above.`,
    );
  }
}

/** @type {import('rolldown').Plugin} */
const sameTransformAsTests = {
  name: 'same-transform-as-tests',
  transform: {
    filter: { id: /\.ts$/ },
    async handler(source, id) {
      const { code, map } = await transform(source, { ...serverTransform, filename: id, sourceFileName: id, sourceMaps: true });
      return { code, ...(map && { map }), moduleType: 'js' };
    },
  },
};

/**
 * `@nestjs/typeorm` 12 looks at run time, by a `require` of its own, for two classes that TypeORM 1 no longer has: it would find the
 * package in `node_modules` and load all of it a second time.
 *
 * @type {import('rolldown').Plugin}
 */
const oneTypeorm = {
  name: 'one-typeorm',
  load: {
    filter: { id: /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ },
    handler: () => 'export const Connection = undefined;\nexport const AbstractRepository = undefined;\n',
  },
};
