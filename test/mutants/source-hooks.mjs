import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { clientTransform, serverTransform } from '../../scripts/lib/build/transform.mjs';

const collectedTests = new URL('collected-tests.mjs', import.meta.url).href;
const ours = (/** @type {string} */ url) => url.startsWith('file:') && !url.includes('/node_modules/');

/** From now on this process reads our TypeScript uncompiled, and its tests' `@jest/globals` are collected-tests.mjs. */
export function readSource() {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier === '@jest/globals') return { url: collectedTests, shortCircuit: true };
      if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !ours(context.parentURL ?? ''))
        return nextResolve(specifier, context);
      const found = ['.ts', '.tsx']
        .map((end) => new URL(specifier.replace(/\.js$/, end), context.parentURL))
        .find((url) => existsSync(url));
      return nextResolve(found?.href ?? specifier, context);
    },
    load(url, context, nextLoad) {
      if (!/\.tsx?$/.test(url) || !ours(url)) return nextLoad(url, context);
      const filename = fileURLToPath(url);
      const { code } = transformSync(readFileSync(filename, 'utf8'), {
        ...(filename.endsWith('.tsx') ? clientTransform : serverTransform),
        filename,
      });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}
