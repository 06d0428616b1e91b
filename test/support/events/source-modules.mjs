import { registerHooks } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { serverTransform } from '../../../scripts/lib/build/transform.mjs';

/*
 * Lets a process run the product's own TypeScript, including decorators, without a build. It is for tests that kill
 * the process. Start the process with `--import` of this file and `--conditions=source`.
 */
const isOwnSource = (/** @type {string | undefined} */ url) => url !== undefined && url.endsWith('.ts') && !url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, next) {
    const isOwn = isOwnSource(context.parentURL) && /^\.{1,2}\//.test(specifier);
    return next(isOwn ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!isOwnSource(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...serverTransform, filename, sourceMaps: 'inline' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
