import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { builtSandbox, root } from '../paths.mjs';

/** Not bundled, but loaded from `node_modules`: native code, and optional packages that others try to load. */
const loadedFromPackages = [/^(sharp|@img)(\/|$)/, /^(bufferutil|utf-8-validate)(\/|$)/];

/**
 * Bundles the simulators with their packages into a few files: a start of `sandbox/main.ts` reads a thousand,
 * and the tests start it about a hundred and fifty times (docs/decisions/0007).
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
    logLevel: 'silent', // warnings come from packages only; a failed build throws
  });
  await bundle.write({ dir, format: 'es', keepNames: true, sourcemap: true });
  await bundle.close();
}

/**
 * Lets the simulators' pages be served from next to their sources.
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
