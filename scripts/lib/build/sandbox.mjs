import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { builtSandbox, root } from '../paths.mjs';

/** What stays in `node_modules`: code for one machine, and what packages ask for in case it is there. */
const loadedFromPackages = [/^(sharp|@img)(\/|$)/, /^(bufferutil|utf-8-validate)(\/|$)/];

/**
 * Writes the stand-ins with their packages as a few files: a start of `sandbox/main.ts` reads a thousand, and the tests start it some
 * hundred and fifty times (docs/decisions/0007).
 */
export async function compileSandbox() {
  const dir = dirname(builtSandbox);
  await rm(dir, { recursive: true, force: true });
  const bundle = await rolldown({
    cwd: root,
    input: { main: join(root, 'sandbox', 'main.ts') },
    platform: 'node',
    external: loadedFromPackages,
    plugins: [pagesWhereTheyLie],
    logLevel: 'silent', // warnings are of packages; what cannot be built throws
  });
  await bundle.write({ dir, format: 'es', keepNames: true, sourcemap: true });
  await bundle.close();
}

/**
 * The stand-ins' pages are served from beside their sources.
 *
 * @type {import('rolldown').Plugin}
 */
const pagesWhereTheyLie = {
  name: 'pages-where-they-lie',
  transform: {
    filter: { id: /\/sandbox\/.*\.ts$/, code: 'import.meta.url' },
    handler: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};
