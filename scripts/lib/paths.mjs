import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, absolute. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** All data of a running copy on this machine: databases, logs, secrets. Git ignores it. */
export const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'));

/** Programs downloaded for this clone: they contain no data and are shared by all copies that run from it. */
export const toolsDir = join(root, '.data', 'tools');

/** Node's compile cache. It saves a fifth of each program's start time. */
export const compileCache = join(root, 'node_modules', '.cache', 'node');

/** The simulators bundled with their packages, as the build writes them (`build({ only: ['sandbox'] })`). */
export const builtSandbox = join(root, 'dist', 'sandbox', 'main.js');

/** The pinned runtime, from the registry package `node`. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node');
