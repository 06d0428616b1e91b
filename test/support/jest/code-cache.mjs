import { enableCompileCache, flushCompileCache } from 'node:module';
import { compileCache } from '../../../scripts/lib/paths.mjs';

enableCompileCache(compileCache);

/** Writes what Node itself has compiled since. Left to the end of the process, it takes longer than Jest waits for a worker to end. */
export const keepCode = flushCompileCache;
