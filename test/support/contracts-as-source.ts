import { registerHooks } from 'node:module';

/*
 * For programs that Node runs from source. The contracts import each other with the compiled extension (`.js`); this
 * hook resolves such an import to the TypeScript file. Modules that use the contracts must be imported dynamically
 * after this file.
 */
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(context.parentURL?.includes('/contracts/') ? specifier.replace(/\.js$/, '.ts') : specifier, context),
});
