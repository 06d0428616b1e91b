import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, absolute. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Everything a running copy keeps on this machine: databases, logs, secrets. Git ignores it. */
export const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'));

/** Programs fetched for this clone: they hold no data and serve every copy that runs from it. */
export const toolsDir = join(root, '.data', 'tools');

/** What Node remembers of compiled code between starts: a fifth off each start of a program. */
export const compileCache = join(root, 'node_modules', '.cache', 'node');

/** The stand-ins with their packages inside, as the build writes them (`build({ only: ['sandbox'] })`). */
export const builtSandbox = join(root, 'dist', 'sandbox', 'main.js');

/** The pinned runtime that the registry package `node` brings. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node');
