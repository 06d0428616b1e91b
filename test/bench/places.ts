import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The project's top folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Preloaded into measured processes. */
export const collector = pathToFileURL(join(root, 'test', 'bench', 'collect-on-signal.mjs')).href;
