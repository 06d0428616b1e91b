import { transform } from '@swc/core';
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { Complaint } from '../complaint.mjs';
import { applicationFolders, entryOf } from './nest-projects.mjs';
import { root } from '../paths.mjs';
import { serverTransform } from './transform.mjs';

/**
 * Programs started on their own, by path below `dist/`; each is built from the TypeScript file of the same
 * path.
 */
const entries = [
  entryOf('server'),
  entryOf('workers'),
  join('core', 'migrations', 'run.js'),
  // code that programs start in worker threads (core/platform/threads)
  ...globSync('core/**/*.thread.ts', { cwd: root }).map((path) => path.replace(/\.ts$/, '.js')),
];

/**
 * Packages that are not bundled but loaded from `node_modules`: Baileys and the packages that its errors come from,
 * because a stray rejection is recognised by the path in its stack trace (`patches/stray-rejections.ts`);
 * protobufjs, whose reader Baileys accepts only from the same copy (`content/decode-message.ts`);
 * native code; packages that read files next to themselves; and optional packages that others try to load.
 */
const loadedFromPackages = [
  /^(baileys|libsignal|@hapi\/boom|protobufjs)(\/|$)/,
  /^@node-rs\//,
  /^(sharp|@img)(\/|$)/,
  /^@bull-board\//,
  /^(@nestjs\/microservices|class-validator|class-transformer|pg-native|bufferutil|utf-8-validate)(\/|$)/,
];

/**
 * Builds the server-side programs, each with its packages in a few files: a start then reads tens of files,
 * not three thousand. Our own files use the same transform that the tests run under. Types are not checked
 * here; `npm run check` does that.
 */
export async function compileServerSide() {
  await Promise.all(
    ['contracts', 'core', 'chunks', ...applicationFolders].map((folder) =>
      rm(join(root, 'dist', folder), { recursive: true, force: true }),
    ),
  );
  try {
    const bundle = await rolldown({
      cwd: root,
      input: Object.fromEntries(entries.map((entry) => [entry.replace(/\.js$/, ''), join(root, entry.replace(/\.js$/, '.ts'))])),
      platform: 'node',
      external: loadedFromPackages,
      resolve: { conditionNames: ['source'], extensionAlias: { '.js': ['.js', '.ts'] } },
      plugins: [sameTransformAsTests, oneTypeorm],
      logLevel: 'silent', // warnings come from packages only; a failed build throws
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
 * Prevents a second copy of TypeORM: `@nestjs/typeorm` 12 uses a `require` of its own at run time to look for
 * two classes that TypeORM 1 no longer has. It would find the package in `node_modules` and load all of it
 * again.
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
