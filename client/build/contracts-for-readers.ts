/**
 * Prints one module: the contracts in the form that the build compiles for parsing answers. Its export `modules` maps
 * file names to modules. The test that compares these contracts with zod's own schemas runs it as a separate program
 * (`client/src/api/schema-shapes.test.ts`).
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { readersNeedNoZod } from './readers-need-no-zod.ts';

const contracts = fileURLToPath(new URL('../../contracts/', import.meta.url)).replaceAll('\\', '/');
const files = globSync('{http,realtime,values}/**/*.ts', { cwd: contracts, exclude: (file) => file.includes('.test.') })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();
const entry = 'contracts-for-readers';
const imports = files.map((file, index) => `import * as m${index} from '${contracts}${file}'; modules['${file}'] = m${index};`);

const bundles = await build({
  configFile: false,
  logLevel: 'error',
  plugins: [
    readersNeedNoZod(),
    {
      name: entry,
      resolveId: (id) => (id.endsWith(entry) ? entry : null), // vite passes a path
      load: (id) => (id === entry ? `export const modules = {}; ${imports.join('\n')}` : null),
    },
  ],
  resolve: { conditions: ['source', 'browser'] },
  build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: entry } },
});
const [{ output }] = bundles as [Rolldown.RolldownOutput];
process.stdout.write(output[0].code);
